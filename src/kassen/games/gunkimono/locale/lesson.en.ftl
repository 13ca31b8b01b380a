# A first game of Gunkimono: data/lesson.json tells the positions.

place =
    On your turn you place a tile of two troops on two adjacent squares. A troop may not cover a troop of the same type, and both squares must be at the same level: that is why not every square is lit. Troops of the same type side by side, whatever their level, are a formation. Your tile shows a samurai and an archer.
    .ask = Find the place where your archer joins the largest formation without covering any of it.
    .right = The archer on c2 joins b1, c1, b2 and d2: a formation of five.
    .archers = That is the right square for the archer, but your samurai covers one of the archers next to it. Turn the tile so that the samurai lands on something else.
    .small = Everybody has five small tiles, for special moments: they score like a troop of two symbols or support a large tile. Keep them for now.
    .else = That is allowed, but the archer would join fewer troops than on c2, where two groups meet.
honor =
    Each half scores separately: victory points, one for each troop in its formation; or honor points, one step up that troop’s column for each symbol on the half. When all five of your markers are high enough you build a stronghold; the end of a column earns a banner. First the samurai: a formation of one, two symbols.
    .ask = Points or honor for the samurai?
    .right = Two honor points are worth more than one victory point.
    .points = Just one point. The half has two symbols: two honor points.
points =
    Now the archer: a formation of five, one symbol.
    .ask = Points or honor for the archer?
    .right = Five points. Large formation, few symbols: points. Small formation, many symbols: honor.
    .honor = One honor point instead of five victory points is expensive. Take honor where the formation is small.
refill =
    At the end of your turn you take a new tile: one of the three face-up tiles, or the top of the stack, unseen. The others see which face-up tile you take.
    .ask = Which tile goes with what you have begun?
    .right = Another archer: it can turn your five into six.
    .draw = The stack could bring anything. One of the face-up tiles has just what you need.
    .else = A good tile, but without an archer. Your formation of five could grow again.
bridge =
    Another table. Levels differ now, and a tile must lie flat. If the two squares differ by exactly one level, you may first put one of your small tiles face down on the lower one: extra support. The troop above a support tile may even cover a troop of the same type. Cavalry on b2 would join a2, b3 and b4; samurai stand on c2, d2 and c3.
    .ask = With support, where does the tile score best?
    .right = Cavalry on b2, samurai on c2 on top of a support tile: formations of four and three.
    .small = A small tile alone is possible. But as support it lets a large tile lie where both halves score.
    .else = That is possible, but the two formations are smaller. Look at b2 and c2: they differ by one level, and a support tile evens them out.
support =
    You have a small samurai and a small archer left. A small tile has two symbols, which may be two honor points later on. Your archer marker has already left the track, with its banner.
    .ask = Which of them do you use as support?
    .right = There is no archer honor left to gain, so the small archer is the one you will miss least.
    .samurai = Two honor points for samurai may still help you. The archer column is finished: its symbols are worth nothing to you any more.
small =
    Ren’s stronghold stands on b3 in a formation of five spearmen and scores five points every turn. Your cavalry marker is two steps below the banners. The small cavalry has two symbols and can go on any single square that shows no cavalry and has no stronghold.
    .ask = Which square serves you and hurts Ren most?
    .right = The line is cut: Ren’s stronghold is left with a formation of one.
    .elsewhere = You get the two symbols there as well. But between Ren’s stronghold and the other spearmen it would do more.
    .else = A large tile does not get you to the banner: none of yours has cavalry. Use the small cavalry.
banner =
    .ask = Points or honor for the small cavalry?
    .right = Two steps, and the marker claims the top banner of its column: the dragon, 13 points at the end. Whoever comes next gets only a crane, which is worth less.
    .points = Three points now; two honor points would bring the dragon, 13 points at the end.
build =
    All five of your markers have reached the second row of strongholds, so you build one now. It may stand in any formation without an opponent’s stronghold; that is why Ren’s spearmen are not lit. From now on it scores a point for each troop of its formation at the end of each of your turns. Nothing may be placed on a stronghold. You already have one, with three archers.
    .ask = Where do you build?
    .right = Four samurai and three archers: seven points right away, and again every turn. On the middle square, nobody can cut the formation in two.
    .edge = The right formation. But then the middle square can still be covered, and the formation falls apart. A stronghold there protects it.
    .own = Two strongholds in one formation are allowed and score it twice: three and three. Four samurai are more.
    .else = The formation around { $at } is smaller than the four samurai at the top.
end =
    The last turn of the game: the end tile has appeared. You have 92 points and banners worth 12, 7, 6 and 5. Your archer belongs to a formation of three and has one symbol.
    .ask = Points or honor?
    .right = 95 points, plus 30 for the banners: 125. The most points wins, and that is you!
    .honor = One honor point reaches neither a stronghold nor a banner, and there is no next turn. Only victory points count now.
farewell = You know the game: place, score each half, build when your honor allows it, refill. As the stacks grow, everything changes: what you cover today was somebody’s formation yesterday.
