title = Bluff
tagline = Bid on everybody’s dice, knowing only your own, or doubt the bid before you.
goal = The goal: the most points after three rounds, one for whoever is right about a doubted bid.
option-dice = How many dice every player rolls.

phase-bid = Bidding
phase-over = Game over

prompt-bid = How many of all dice show 4 or more? Bid higher, or doubt the last bid.
prompt-over = The game is over.

move-bid = Bid { $number }
move-doubt = Doubt that there are { $number }

event-round = Round { $number }: { $seat } begins.
event-rolled = { $seat } rolls { $dice }.
event-bids = { $seat } bids { $number }.
event-doubts = { $seat } doubts the bid of { $bidder_seat }.
event-shown = { $seat } shows { $dice }.
event-right = { $number ->
    [one] 1 die shows
   *[other] { $number } dice show
} 4 or more: the bid was right, a point for { $seat }.
event-wrong = { $number ->
    [one] 1 die shows
   *[other] { $number } dice show
} 4 or more: the bid was too high, a point for { $seat }.
event-ended = The third round is over.

show-seat = { $seat }
show-points = { $number ->
    [one] 1 point
   *[other] { $number } points
}
show-dice = dice { $dice }
show-round = Round { $number }
show-all = { $number ->
    [one] 1 die
   *[other] { $number } dice
} in all
show-bid = last bid { $number }
show-no-bid = no bid yet

effect-needs = { $number ->
    [0] your own dice alone make { $bid } right
   *[other] { $bid } is right if at least { $number } of the other { $of } dice show 4 or more
}
