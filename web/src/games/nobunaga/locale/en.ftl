card-says = { $house }, worth { $first }; a second one adds { $second }
note-took = took { $house }
note-active = now active
note-attacks = attacks { $house }
note-lays = scores { $house }
attack-title = Attack on { $house }
attack-lays = scores { $value }
attack-takes-back = takes back
attack-nothing = no card
attack-gets-active = becomes active player
attack-line = No one below this line scores
attack-ties = Ties: the active player, then Nobunaga, then clockwise
place-left = already used
place-right = campaign
place-above = Points of the cards Nobunaga has scored
card-back = one card, face down
taken-by = { $house }, taken by { $seat }
campaign-nth = campaign { $number }

sheet-title = Cards scored, house by house
sheet-house = House
sheet-worth = { $first }, then +{ $second }
shows-his = Nobunaga shows { $number }
lays-scores = scores { $points }
lays-perhaps = maybe { $points }
# what a piece is
tip-active = The active player card: whoever holds it begins the round, names the houses to attack and wins ties.
tip-lord = Nobunaga. Everybody serves him, but if he has the most points at the end, everybody loses.
