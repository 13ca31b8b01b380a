title = Kunitori! Final Battle in Moegahara
tagline = Build a deck with your allies; the troops you play are deployed to ten territories.
option-open_allies = Allies see each other’s hands.
option-sides = Sides: “bought” with the first general, or “agreed” from the start, the first player’s team being the East.
option-cards = The card list: as printed and reconstructed, or a list of your own.

card-ieyasu = Tokugawa Ieyasu
card-fukushima = Fukushima Masanori
card-kuroda = Kuroda Nagamasa
card-ii = Ii Naomasa
card-kobayakawa = Kobayakawa Hideaki
card-ishida = Ishida Mitsunari
card-hideyori = Toyotomi Hideyori
card-shimazu = Shimazu Yoshihiro
card-ukita = Ukita Hideie
card-otani = Otani Yoshitsugu
card-peasants = Peasant soldiers
card-spearmen = Spearmen
card-archers = Archers
card-cavalry = Cavalry
card-gunners = Gunners
card-horo = Horo warrior
card-trap = Trap
card-flood = Flood control
card-post = Post horses
card-council = War council
card-supply = Supply train
card-market = Free market
card-copper = Copper
card-silver = Silver
card-gold = Gold

marker-red = red
marker-blue = blue
marker-yellow = yellow
team-a = Team A
team-b = Team B
side-east = East
side-west = West

phase-action = Action phase
phase-buy = Buy phase
phase-next = Deployment: the next card
phase-territory = Deployment: the territory
phase-strike = Deployment: Kobayakawa’s effect
phase-order = Deployment: reorder the row
phase-trap = Deployment: Trap
phase-horo = Deployment: Horo warrior
phase-marker = A marker goes back
phase-keep-horo = Clean-up: Horo warriors
phase-keep-trap = Clean-up: Traps
phase-over = Game over

prompt-action = Play a card, or end your actions.
prompt-buy = Buy a card, or end your buys.
prompt-next = Choose the card to resolve next.
prompt-territory = Choose the territory to deploy it to.
prompt-strike = Discard one enemy card in this territory, or spare the enemy.
prompt-order = Reorder this row, or leave it as it is.
prompt-trap = Choose the enemy card that falls into the trap, or pass.
prompt-horo = Discard a card of your side, reorder a row, give an ally a card, or pass.
prompt-marker = Choose who gives the marker back.
prompt-keep-horo = How many Horo warriors do you keep in hand, for all to see?
prompt-keep-trap = How many Traps do you keep in hand, for all to see?
prompt-over = The game is over.

move-play = Play { $card }
move-end-actions = End the action phase
move-buy = Buy { $card }
move-end-buys = End the buy phase
move-settle = Next: { $card }
move-deploy = { $card } to territory { $territory }
move-strike = Discard { $card } ({ $of_seat }; territory { $territory }, place { $place })
move-spare = Spare the enemy
move-trap = Trap { $card } ({ $of_seat }; territory { $territory }, place { $place })
move-withdraw = Discard { $card } of your side ({ $of_seat }; territory { $territory }, place { $place })
move-reorder = Reorder territory { $territory }: { $card } (from places { $order })
move-leave = Leave the row as it is
move-give = Give { $card } from your discard pile to { $to_seat }
move-pass = Do nothing with { $card }
move-return = { $from_seat } gives back a { $marker } marker
move-keep = { $number ->
    [0] Keep no { $card }
   *[other] Keep { $card } ×{ $number }
}

event-first = { $seat } goes first.
event-turn = It is { $seat }’s turn, with { $number ->
    [one] 1 action
   *[other] { $number } actions
}.
event-played = { $seat } plays { $card }.
event-drew = { $seat } draws { $card }.
event-drew-unseen = { $seat } draws { $number ->
    [one] a card
   *[other] { $number } cards
}.
event-shuffled = { $seat } shuffles the discard pile into a new deck of { $number ->
    [one] 1 card
   *[other] { $number } cards
}.
event-paid = { $seat } plays treasure: { $card }.
event-bought = { $seat } buys { $card }.
event-took-side = { $team } takes the { $side }, { $other_team } the { $other_side }.
event-deployed = { $seat } deploys { $card } to territory { $territory }.
event-no-room = { $seat } has no room for { $card }.
event-got-marker = { $seat } gets a { $marker } marker.
event-lost-marker = { $seat } gives back a { $marker } marker.
event-removed = { $card } leaves territory { $territory } for the discard pile of { $of_seat }.
event-reordered = { $seat } reorders territory { $territory }: { $card }.
event-passed = { $seat } does nothing with { $card }.
event-gave = { $seat } gives { $card } to { $to_seat }.
event-returned = { $seat } returns { $card } to the supply.
event-won = { $team } wins territory { $territory }. Team A had { $a_card }; Team B had { $b_card }.
event-won-unopposed = { $team } wins territory { $territory } unopposed with { $card }.
event-escaped = { $card } escapes to the discard pile of { $of_seat }.
event-kept = { $number ->
    [0] { $seat } keeps no { $card }.
   *[other] { $seat } keeps { $card } ×{ $number }.
}
event-discarded = { $seat } discards from hand: { $card }.
event-ended-points = { $team } wins the battle.
event-ended-silence = Nobody has deployed a card for ten rounds: { $team } is ahead and wins.
event-ended-rounds = The last round is over: { $team } is ahead and wins.
event-ended-points-draw = The battle ends in a draw.
event-ended-silence-draw = Nobody has deployed a card for ten rounds: a draw.
event-ended-rounds-draw = The last round is over: a draw.

show-round = Round { $number }
show-team = { $team } ({ $side }) { $number ->
    [one] 1 point
   *[other] { $number } points
}
show-side = { $side }
show-no-side = no side yet
show-won = won by { $team }
show-row = { $team }
show-card = { $card } { $number }
show-empty = no cards
show-supply = Supply
show-offer = cost { $cost }: { $card }
show-seat = { $seat }
show-of-team = { $team }
show-sizes = { $hand } in hand, { $deck } in the deck
show-markers = markers { $marker }
show-discard = discard pile { $card }
show-hand = hand { $card }
show-known = known in hand { $card }
show-turn = { $seat }’s turn
show-actions = { $number ->
    [one] 1 action
   *[other] { $number } actions
}
show-coins = { $number ->
    [one] 1 coin
   *[other] { $number } coins
}
show-buys = { $number ->
    [one] 1 buy
   *[other] { $number } buys
}
show-settling = resolving { $card }
show-waiting = waiting { $card }
show-spent = in play { $card }

fact-side = Side taken
side-none = neither
fact-bought_card = Cards bought
fact-first = Went first
fact-ending = How the battle ended
ending-points = by points
ending-silence = ten rounds without a deployment
ending-rounds = after the last round

line-territory = Territory { $territory }
line-adjacent = Three adjacent territories
rung-territories = more territories
rung-strength = more strength on the field
reason-points = { $team } wins, { $value ->
    [one] 1 point
   *[other] { $value } points
} to { $other_value }.
reason-territories = Both teams have { $points ->
    [one] 1 point
   *[other] { $points } points
}; { $team } has more territories, { $value } to { $other_value }, and wins.
reason-strength = Points and territories are level; { $team } has more strength on the field, { $value } to { $other_value }, and wins.
reason-level = Points, territories and strength on the field are level: a draw.
ending-silence = Nobody has deployed a card for ten rounds.
ending-rounds = The last round is over.
