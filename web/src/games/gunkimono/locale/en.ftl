field-title = Battlefield. Arrow keys move from square to square, R turns the tile.
square-says = { $at }: { $troop }, level { $level }
square-formation = { $number ->
    [one] alone
   *[other] formation of { $number }
}
square-stronghold = stronghold of { $seat }
square-claimed = formation of { $seat }
square-legal = can be chosen
square-closed = cannot be chosen
small-says = Small { $troop }
pick-tile = Place a tile: choose one, then a square.
pick-square = Which square? The first half of a large tile goes there.
turn-tile = Turn tile
gives-either = { $troop }: +{ $points } or { $honor } honor.
gives-points = { $troop }: +{ $points }, no honor.
gives-honor = { $troop }: { $honor } honor, no points.
gives-nothing = { $troop }: nothing.
needs-support = { $at } needs a support tile.
castle-changes = { $seat }’s formation: { $was } → { $now }.
site-worth = On { $at }: { $number ->
    [one] 1 point
   *[other] { $number } points
} on each of your turns, including this one.
score-formation = { $number ->
    [one] point, alone
   *[other] points for the formation
}
score-steps = honor { $from } → { $to }.
score-banner = You claim the { $banner } banner, worth { $from } to { $to }.
score-no-banner = No banner is left there.
score-builds = All five markers are high enough: you build a stronghold.
honor-at = { $troop } { $number }
honor-left = { $troop } has left the track
banner-stack = { $number ->
    [one] 1 banner
   *[other] { $number } banners
} for { $troop }, { $banner } on top
banner-stack-none = no banner left for { $troop }
last-round = Last round

sheet-title = Where the points came from
sheet-banners = Banners
track-castle = Step { $step }: { $stronghold ->
    [1] first
   *[other] second
} stronghold
track-next = Step { $step }: { $stronghold ->
    [1] first
   *[other] second
} stronghold, { $number } of your 5 are there
track-banners = Step { $step }: banners, worth { $values }
# what a piece is
tip-tile = Each half scores: points for its formation, or honor for its symbols.
tip-reserve = Small tiles: for a single square, or face down to support a large tile.
tip-row = After a large tile you take one of these, or the top of the stack.
tip-hidden = A tile that only its player sees.
tip-first = Went first; the last round ends before this player.
tip-stronghold = A stronghold: a point for each troop of its formation, at the end of each of its player’s turns.
tip-honor = Honor: when all five of your markers reach a stronghold row, you build a stronghold; a marker that reaches the top takes a banner.
