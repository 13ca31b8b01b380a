title = Gunkimono
tagline = Lay your armies over the battlefield; with every troop, choose between points now and honor that leads to strongholds and banners.
goal = The goal: the most victory points once the end tile has come up. Formations score when you place a tile, strongholds every turn, banners at the end.
option-layout = The battlefield.
choice-layout-standard = standard
choice-layout-compact = compact
option-strict_build = A stronghold may not be built in a formation that already holds one, not even your own.

troop-infantry = infantry
troop-samurai = samurai
troop-cavalry = cavalry
troop-spearman = spearman
troop-archer = archer

show-letter-infantry = I
show-letter-samurai = S
show-letter-cavalry = C
show-letter-spearman = P
show-letter-archer = A

tile-infantry1-samurai2 = infantry 1 + samurai 2
tile-infantry2-samurai1 = infantry 2 + samurai 1
tile-infantry1-cavalry2 = infantry 1 + cavalry 2
tile-infantry2-cavalry1 = infantry 2 + cavalry 1
tile-infantry1-spearman2 = infantry 1 + spearman 2
tile-infantry2-spearman1 = infantry 2 + spearman 1
tile-infantry1-archer2 = infantry 1 + archer 2
tile-infantry2-archer1 = infantry 2 + archer 1
tile-samurai1-cavalry2 = samurai 1 + cavalry 2
tile-samurai2-cavalry1 = samurai 2 + cavalry 1
tile-samurai1-spearman2 = samurai 1 + spearman 2
tile-samurai2-spearman1 = samurai 2 + spearman 1
tile-samurai1-archer2 = samurai 1 + archer 2
tile-samurai2-archer1 = samurai 2 + archer 1
tile-cavalry1-spearman2 = cavalry 1 + spearman 2
tile-cavalry2-spearman1 = cavalry 2 + spearman 1
tile-cavalry1-archer2 = cavalry 1 + archer 2
tile-cavalry2-archer1 = cavalry 2 + archer 1
tile-spearman1-archer2 = spearman 1 + archer 2
tile-spearman2-archer1 = spearman 2 + archer 1

banner-dragon = dragon
banner-crane = crane
banner-lotus = lotus

phase-place = Place a tile
phase-support = Choose a support tile
phase-score = Score points
phase-build = Build a stronghold
phase-refill = Refill your hand
phase-over = Game over

prompt-place = Place a tile: the first troop of a large tile goes on the square named first.
prompt-support = The squares differ by one level. Which small tile goes face down under the lower half?
prompt-score = Victory points or honor points for the { $troop }?
prompt-build = All five markers are high enough: where do you build your stronghold?
prompt-refill = Take a face-up tile, or draw the top tile of the stack unseen.
prompt-over = The game is over.

move-place = Place { $tile } on { $at } and { $to }
move-place-small = Place the small { $troop } on { $at }
move-support = Support with the small { $troop }
move-points = { $number ->
    [one] 1 victory point
   *[other] { $number } victory points
} for the { $troop } formation
move-honor = { $number ->
    [one] 1 honor point
   *[other] { $number } honor points
} for { $troop }
move-build = Build on { $at }
move-take = Take { $tile }
move-draw = Draw from the stack

event-first-chosen = { $seat } goes first.
event-dealt = { $seat } is dealt: { $tile }.
event-dealt-unseen = { $seat } is dealt three tiles.
event-revealed = Face up: { $tile }.
event-placed = { $seat } places { $tile } on { $at } and { $to }.
event-placed-small = { $seat } places the small { $troop } on { $at }.
event-supported = { $seat } puts the small { $troop } face down on { $at } as extra support.
event-scored = { $seat } scores { $number ->
    [one] 1 point
   *[other] { $number } points
} for { $troop }: { $squares }.
event-honored = { $seat } scores { $number ->
    [one] 1 honor point
   *[other] { $number } honor points
} for { $troop } and reaches step { $reached }.
event-not-scored = { $seat } scores nothing for { $troop }.
event-banner = { $seat } claims the { $banner } banner of the { $troop } column, worth { $value }; the marker leaves the track.
event-banner-unseen = { $seat } claims the { $banner } banner of the { $troop } column; the marker leaves the track.
event-no-banner = { $seat }’s { $troop } marker leaves the track, but no banner is left there.
event-built = { $seat } builds a stronghold on { $at }. Its formation: { $squares }.
event-waits = { $seat } should build a stronghold, but no square allows it; it has to wait.
event-assessed = { $seat } scores { $number ->
    [one] 1 point
   *[other] { $number } points
} for the stronghold on { $at }: { $squares }.
event-taken = { $seat } takes { $tile }.
event-drawn = { $seat } draws { $tile } from the stack.
event-drawn-unseen = { $seat } draws a tile from the stack.
event-end-drawn = { $seat } draws the end tile: this round is the last.
event-end-revealed = The end tile is revealed: this round is the last.
event-passed = { $seat } cannot place a tile and passes.
event-banners = { $seat } reveals banners: { $value }, { $number } in total.
event-banners-none = { $seat } has no banners.
event-ended = The game is over.

show-points = { $number ->
    [one] 1 point
   *[other] { $number } points
}
show-tiles = { $number ->
    [one] 1 tile
   *[other] { $number } tiles
}
show-key = Each square: troop, level, and “!” with the player’s number for a stronghold.
show-letter = { $letter } { $troop }
show-honor = Honor
show-track = Strongholds at steps { $first } and { $second }, banners at { $top }; – = left the track.
show-banners-left = Banners left
show-none = none
show-reserve = small tiles
show-strongholds = strongholds
show-banners = banners
show-banner = { $banner } ({ $troop })
show-banner-value = { $banner } { $value } ({ $troop })
show-known = known tiles
show-hand = hand
show-row = Face up
show-stack = { $number ->
    [one] 1 tile in the stack
   *[other] { $number } tiles in the stack
}, { $end } in the end stack
show-ending = The end tile has appeared: this round is the last.
show-turn = This turn: { $tile } on { $at }
show-turn-two = This turn: { $tile } on { $at } and { $to }
show-first = first player
show-seat = { $seat }
show-tile = { $tile }
show-troop = { $troop }

fact-strongholds = Strongholds built
fact-banners = Banners claimed
fact-banner = Banners claimed, by set
fact-banner_troop = Banners claimed, by troop
fact-points_troop = Points scored, by troop
fact-honor_troop = Honor points, by troop
fact-first = Was the first player

line-troops = Troops as they were placed
line-strongholds = Strongholds at the end of turns
line-banner = { $banner } banner ({ $troop })
line-before = Before this position
rung-troops = more troops in their own formations
reason-troops = Tied at { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $level_seat }. { $seat } { $number ->
    [one] has
   *[other] have
} more troops in their own formations, { $value } to { $other_value }.

effect-half = { $troop }: { $how ->
    [either] +{ $points } or { $honor } honor
    [points] +{ $points }, no honor
    [honor] { $honor } honor, no points
   *[nothing] nothing
}
effect-support = a small tile is spent to support { $at }
effect-left = small tiles left: { $number }
effect-formation = { $seat }’s stronghold on { $at }: formation { $was } → { $now }
effect-points = points { $was } → { $now }
effect-climb = { $troop } honor { $was } → { $now }
effect-banner = you claim the { $banner } banner, worth { $least } to { $most }
effect-no-banner = the { $troop } marker leaves the track, and no banner is left there
effect-could-claim = honor for { $troop } claims the { $banner } banner, worth { $least } to { $most }
effect-builds = all five markers are high enough: you build your { $number ->
    [1] first
   *[other] second
} stronghold this turn, up to { $points ->
    [one] 1 point
   *[other] { $points } points
} per turn
effect-could-build = with honor you build your { $number ->
    [1] first
   *[other] second
} stronghold this turn, up to { $points ->
    [one] 1 point
   *[other] { $points } points
} per turn
effect-reached = { $number } of your 5 markers at step { $row } or above (your { $stronghold ->
    [1] first
   *[other] second
} stronghold needs all 5)
effect-income = { $points ->
    [one] 1 point
   *[other] { $points } points
} on each of your turns, beginning now
effect-promises = { $troop }: the largest formation has { $number ->
    [one] 1 square
   *[other] { $number } squares
}; honor { $was } → { $now }
effect-seen = everyone will know that you have it
effect-unseen = nobody else sees it
effect-end-tile = { $number ->
    [1] the end tile comes up: this round is the last
   *[other] the end tile may come up (1 chance in { $number })
}

# what a decision is about, said once to beginners
about-place = Place a tile so that its troops join large formations of the same type; each half will score.
about-support = A small tile is spent to make the two squares level; choose the one you need least.
about-score = Points count the formation now; honor moves your marker toward strongholds and banners, which pay off later.
about-build = A stronghold scores its whole formation at the end of each of your turns; choose a large one that is hard to cut.
about-refill = You take a face-up tile that the others see, or an unknown one from the stack.

# at the end, where the first and the next differ most
most-line = { $kind ->
    [banner] Banners
    [strongholds] Strongholds
    [troops] Placed troops
   *[before] Points from before
} made the largest difference: { $value } to { $other_value }.
