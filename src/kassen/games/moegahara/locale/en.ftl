title = Kunitori! Final Battle in Moegahara
tagline = Build a deck with your allies; the troops you play are deployed to ten territories.
goal = The goal: five points for your team. A territory is worth one, and three adjacent ones give one more, once.
option-open_allies = Allies see each other’s hands.
option-sides = When the sides are decided.
choice-sides-bought = when a team buys its first general
choice-sides-agreed = from the start: the first player’s team is the East
option-cards = The card list.
choice-cards-printed = as printed and reconstructed

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

text-ieyasu = Cannot be trapped. All cards of your side in his row get +1, including himself.
text-fukushima = +1 while he is first in his row.
text-kuroda = While he is second in his row, its first card gets +1.
text-ii = Your side’s cavalry in his row gets +1.
text-kobayakawa = When deployed, he may discard one enemy card in the same territory, even Ishida.
text-ishida = Cannot be trapped. All enemy cards in his territory get −1.
text-hideyori = If deployed as the third card of a row, he wins the territory at once. Being moved there does not count.
text-shimazu = When his territory is decided, won or lost, he goes to his player’s discard pile.
text-ukita = Your side’s gunners in his row get +1.
text-otani = When deployed, he may reorder your side’s cards in his row.
text-cavalry = +1 while a general stands in the next place of its row.
text-horo = In the deployment phase, choose one: discard one of your side’s cards from the field, reorder one of your side’s rows, or give a card from your discard pile to an ally. Then it returns to the supply.
text-trap = In the deployment phase, discard one enemy card from the field, but not Ieyasu or Ishida.
# What a card table of one’s own gives to a card (option `cards`): effects by their names there.
text-untrappable = Cannot be trapped.
text-escapes = When its territory is decided, won or lost, it goes to its player’s discard pile.
text-lifts-row = All cards of your side in its row get +1, including itself.
text-leads = +1 while it is first in its row.
text-backs-first = While it is second in its row, the first card there gets +1.
text-lifts-cavalry = Your side’s cavalry in its row gets +1.
text-lifts-gunners = Your side’s gunners in its row get +1.
text-weakens-enemies = All enemy cards in its territory get −1.
text-charges = +1 while a general stands in the next place of its row.
text-strikes = When deployed, it may discard one enemy card in the same territory, also one that cannot be trapped.
text-takes-as-third = If deployed as the third card of a row, it wins the territory at once. Being moved there does not count.
text-reorders = When deployed, it may reorder your side’s cards in its row.
text-rallies = { text-horo }
text-plots = In the deployment phase, discard one enemy card from the field that can be trapped.

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

line-territory = Territory { $territory }
line-adjacent = Three adjacent territories
rung-territories = more territories
rung-strength = more strength on the field
reason-points = { $value ->
    [5] { $team } is the first to reach five points and wins, 5 to { $other_value }.
    [6] { $team } is the first to reach five points and wins, 6 to { $other_value }.
    [one] { $team } wins, 1 point to { $other_value }.
   *[other] { $team } wins, { $value } points to { $other_value }.
}
reason-territories = Both teams have { $points ->
    [one] 1 point
   *[other] { $points } points
}; { $team } has more territories, { $value } to { $other_value }, and wins.
reason-strength = Points and territories are tied; { $team } has more strength on the field, { $value } to { $other_value }, and wins.
reason-level = Points, territories and strength on the field are all tied: a draw.
ending-silence = Nobody has deployed a card for ten rounds.
ending-rounds = The last round is over.

effect-stands = territory { $territory }: { $how ->
    [alone] { $number } of 3 places, nobody opposite
    [absent] no card of your side there, enemy strength { $enemy }
    [empty] no cards are left there
   *[met] strength { $own } against { $enemy }; places led: your side { $won }, the enemy { $lost }
}
effect-wins = { $how ->
    [own] your side wins territory { $territory } and has { $points } of { $needed } points
   *[enemy] the enemy wins territory { $territory } and has { $points } of { $needed } points
}
effect-leaves = then you have: actions { $actions }, coins { $coins }, buys { $buys }
effect-draws = you draw { $number ->
    [one] 1 card
   *[other] { $number } cards
}
effect-waits = { $how ->
    [deployed] it is deployed this turn
   *[tactic] it takes effect in the deployment phase
}
effect-pays = you play your treasure: coins { $coins }, buys { $buys }
effect-bought = still left: coins { $coins }, buys { $buys }
effect-takes-side = your team takes the { $side }, the enemy the { $other_side }
effect-forfeits = { $coins ->
    [0] no coins are lost
   *[other] unspent coins lost: { $coins }
}
effect-gets-marker = you get a { $marker } marker: one more action on each of your turns
effect-returns-marker = { $how ->
    [own] your side gives back a { $marker } marker
   *[enemy] the enemy gives back a { $marker } marker
}
effect-no-room = no territory has room for it: it is discarded
effect-refills = you draw up to { $number ->
    [one] 1 new card
   *[other] { $number } new cards
}
effect-affords = enough for { $card }
effect-when-played = when played: { $gain }
each-gain = { $gain } +{ $number }
gain-cards = cards
gain-actions = actions
gain-coins = coins
gain-buys = buys
effect-in-field = strength { $strength }: { $how ->
    [decides] on the field as it stands, it would win { $number ->
        [one] territory { $territory } at once
       *[other] one of the territories { $territory } at once
    }
    [leads] on the field as it stands, it would lead its place in { $number ->
        [one] territory { $territory }
       *[other] the territories { $territory }
    }
    [behind] every enemy card that it could face now is as strong or stronger
   *[free] no enemy card stands unopposed now
}
effect-brings-marker = when deployed: a { $marker } marker, one more action on each of your turns
effect-does = { $text }
effect-hand-coins = a hand of { $number } then holds { $now } coins on average (now { $was })
effect-last-one = the last one in the supply
effect-receives = goes to the discard pile of { $to_seat }; Horo warrior returns to the supply
effect-unused = nothing changes on the field; { $card } goes to your discard pile
effect-fewer-actions = { $from_seat } then has { $number ->
    [one] 1 action
   *[other] { $number } actions
} per turn

# what a decision is about, said once to beginners
about-action = Each card costs an action: first play those that give actions back, then those that draw; troops are deployed later this turn.
about-buy = What you buy goes to your discard pile and comes to your hand later; coins cannot be saved.
about-next = The troops and generals you played are deployed now, one by one, in any order you like.
about-territory = Rows meet place by place: two places won, or three cards against none, win the territory.
about-marker = A troop left the field, so a marker goes back; this player loses one action per turn.
about-strike = One enemy card in this territory may be discarded; those behind it move up.
about-order = What matters is who faces whom: put strong cards where they win a place.
about-trap = Discard one enemy card from the field; those behind it move up, which may win a territory.
about-horo = Discard a card of your side from the field, reorder one of your rows, or give an ally a card.
about-keep-horo = Tactics you did not use may stay in your hand for the next turn.
about-keep-trap = Tactics you did not use may stay in your hand for the next turn.
