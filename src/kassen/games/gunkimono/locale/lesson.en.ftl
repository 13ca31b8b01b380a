# A first game of Gunkimono: data/lesson.json tells the positions.

place =
    On your turn you place one tile of two troops on two neighbouring squares. A troop may not cover its own kind, and both squares must be equally high: that is why not every square is lit. Equal troops side by side, at whatever height, are a formation. Your tile shows samurai and archer.
    .ask = Find the place where your archer joins the largest formation and costs you none of it.
    .right = The archer on c2 joins b1, c1, b2 and d2: a formation of five.
    .archers = Right square for the archer, but your samurai covers one of the archers beside it. Turn the tile so that the samurai lies on something else.
    .small = Everybody has five small tiles, for special moments: they score like a troop of two symbols or support a large tile. Keep them for now.
    .else = You may, but the archer would join fewer others than on c2, where two groups meet.
honor =
    Now each half scores by itself: points, one for each troop of its formation; or honor, one step up that troop's column for each symbol on the half. All five markers high enough bring strongholds; the end of a column brings a banner. First the samurai: a formation of one, two symbols.
    .ask = Points or honor for the samurai?
    .right = Two steps of honor are worth more than one point.
    .points = A single point. The half has two symbols: two steps of honor.
points =
    Now the archer: a formation of five, one symbol.
    .ask = Points or honor for the archer?
    .right = Five points. Large formation, few symbols: points. Small formation, many symbols: honor.
    .honor = One step for five points is dear. Take honor where the formation is small.
refill =
    At the end of your turn you take a new tile: one of the three that lie open, or the top of the stack, unseen. The others see what you take from the open ones.
    .ask = Which tile goes with what you have begun?
    .right = Another archer: it can make six of the five.
    .draw = The stack may bring anything. An open tile has just what you need.
    .else = A good tile, but without an archer. Your formation of five could grow again.
bridge =
    Another table. Heights differ now, and a tile must lie level. If the two squares differ by exactly one level, a small tile of yours can be put face down on the lower one first: a support. The troop above a support may even cover its own kind. Cavalry on b2 would join a2, b3 and b4; samurai stand on c2, d2 and c3.
    .ask = Where does the tile lie best, with a support?
    .right = Cavalry on b2, samurai on c2 above a support: formations of four and three.
    .small = A small tile alone is possible. But as a support it lets a large tile lie where both halves score.
    .else = Possible, but the two formations together are smaller. Look at b2 and c2: they differ by one level, and a support makes them even.
support =
    You have a small samurai and a small archer left. A small tile has two symbols, which can be two steps of honor later on. Your archer marker has left the track already, with its banner.
    .ask = Which of them do you give as the support?
    .right = No honor for archers is left to gain, so it is the one you miss least.
    .samurai = Two steps for samurai may still help you. The archer's column is finished: its symbols are worth nothing to you any more.
small =
    Ren's stronghold stands on b3 in a formation of five spearmen, and brings five points every turn. Your cavalry marker is two steps below the banners. A small cavalry has two symbols, and goes on any single square that is not cavalry and has no stronghold.
    .ask = Which square serves you and hurts Ren most?
    .right = The line is cut: Ren's stronghold is left with a formation of one.
    .elsewhere = It brings the two symbols as well. But laid between Ren's stronghold and the other spearmen it does more.
    .else = A large tile cannot reach the banner for you: it has no cavalry. Use the small cavalry.
banner =
    .ask = Points or honor for the small cavalry?
    .right = Two steps, and the marker takes the top banner of its column: the dragon, 13 points at the end. Others after you get a crane, worth less.
    .points = Three points now; two steps of honor would bring the dragon, 13 points at the end.
build =
    All five of your markers have passed the second row of strongholds: you build one now. It may stand in any formation without an opponent's stronghold, so Ren's spearmen are not lit. From now on it brings a point for each troop of its formation at the end of every turn of yours. Nothing may be laid on a stronghold. You have one already, with three archers.
    .ask = Where do you build?
    .right = Four samurai and three archers: seven points at once, and again every turn. On the middle square nobody can cut the formation apart.
    .edge = The right formation. But the middle square can still be covered then, and the formation falls to pieces. A stronghold there protects it.
    .own = Two strongholds in one formation are allowed and score it twice: three and three. Four samurai are more.
    .else = The formation around { $at } is smaller than the four samurai at the top.
end =
    The last turn of the game: the end tile has appeared. You have 92 points and banners worth 12, 7, 6 and 5. Your archer belongs to a formation of three and has one symbol.
    .ask = Points or honor?
    .right = 95 points, and 30 for the banners: 125. Most points wins: you do!
    .honor = One step reaches neither a stronghold nor a banner, and there is no turn to come. Points are all that counts now.
farewell = You know the game: place, score each half, build when your honor allows it, refill. Tall stacks change everything: what you covered yesterday was somebody's formation.
