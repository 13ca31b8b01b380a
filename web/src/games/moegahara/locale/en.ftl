short-ieyasu = Ieyasu
short-fukushima = Fuku­shima
short-kuroda = Kuroda
short-ii = Ii
short-kobayakawa = Kobaya­kawa
short-ishida = Ishida
short-hideyori = Hideyori
short-shimazu = Shimazu
short-ukita = Ukita
short-otani = Otani
short-peasants = Peasants
short-spearmen = Spearmen
short-archers = Archers
short-cavalry = Cavalry
short-gunners = Gunners
short-horo = Horo
short-trap = Trap
short-flood = Flood control
short-post = Post horses
short-council = War council
short-supply = Supply train
short-market = Free market
short-copper = Copper
short-silver = Silver
short-gold = Gold

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

kind-general = General of the { $side }. Cost and strength { $cost }.
kind-troop = Troop. Cost and strength { $cost }.
kind-tactic = Tactic. Cost { $cost }.
kind-politics = Politics. Cost { $cost }.
kind-treasure = Treasure. Cost { $cost }.
gift-cards = { $number ->
    [one] card
   *[other] cards
}
gift-actions = { $number ->
    [one] action
   *[other] actions
}
gift-coins = { $number ->
    [one] coin
   *[other] coins
}
gift-buys = { $number ->
    [one] buy
   *[other] buys
}
card-marker = When deployed, it gives you a { $marker } marker: one more action on each of your turns while you have it.
card-says = { $number ->
    [one] { $card }, cost { $cost }.
   *[other] { $card } ×{ $number }, cost { $cost }.
}

line-title = The ten territories
at-territory = Territory { $territory }.
at-won = Territory { $territory }, won by { $team }
at-card = { $card } ({ $seat }), territory { $territory }, place { $place }, strength { $number }
at-leads = is winning this place.
at-ghost = would stand here.
at-leaves = would leave.
may-choose = Can be chosen.
place-open = Place { $place } empty.
place-level = Place { $place } tied.
place-led = Place { $place }: { $team } ahead.
trio = three adjacent: +1

side-own = Your side: { $team }, { $side }
side-enemy = The enemy: { $team }, { $side }
points-says = { $number } of 5 points
seat-open = View this player’s cards
seat-says = { $seat }: { $hand } in hand, { $deck } in the deck, { $discard } discarded.
seat-counts = hand { $hand } · deck { $deck } · disc. { $discard }
count-actions = Actions
count-coins = Coins
count-buys = Buys

played-title = Played this turn
played-none = Nothing yet.
chip-now = now
chip-waits = waits
hand-title = Hand, deck and discard pile
hand-none = No cards in hand.
hand-watching = You are watching: hands stay hidden.
ally-hand = Hand of { $seat }:
deck = deck
discard = discard
deck-says = Deck: { $number ->
    [one] 1 card
   *[other] { $number } cards
}
discard-says = Discard pile: { $number ->
    [one] 1 card
   *[other] { $number } cards
}
pile-hand = Hand: { $number ->
    [one] 1 card
   *[other] { $number } cards
}
pile-known = Known to be in hand
pile-deck = Deck ({ $deck }) and hand ({ $hand }) together
pile-empty = No cards.

supply-title = Supply: seventeen piles
generals-title = Generals of the { $side }
pile-says = { $card }, cost { $cost }, { $number } left.

reader-title = A closer look
showdown-would = Territory { $territory }, as it would stand
showdown-now = Territory { $territory }, as it stands
showdown-wins = { $team } wins territory { $territory } and has { $number ->
    [one] 1 point
   *[other] { $number } points
}.
showdown-nobody = Nobody has won this territory yet.
signs = ▼ your side is ahead, ▲ the enemy is ahead, ＝ tied, · empty. Two places win a territory, or three cards against none.
quiet = { $number ->
    [one] 1 turn
   *[other] { $number } turns
} without a deployment.

do-end-actions = End actions
do-end-buys = End buys
do-spare = Spare them
do-leave = Leave the row
do-pass = Do nothing
do-give = Give a card…
do-keep = { $number ->
    [0] None
   *[other] Keep { $number }
}
order-says = New order: { $card }

sheet-territories = { $number ->
    [one] 1 territory
   *[other] { $number } territories
}
sheet-open = On open territories: the strength of Team A and of Team B.
lead-own = you lead { $number } of 3
lead-enemy = enemy leads { $number } of 3
lead-level = tied
lead-nobody = nobody there
mark-own = You
mark-enemy = Enemy
# what a piece is
tip-actions = { $number ->
    [one] 1 action left: playing a card costs one.
   *[other] { $number } actions left: playing a card costs one.
}
tip-coins = { $number ->
    [one] 1 coin to buy with; what is left over is lost.
   *[other] { $number } coins to buy with; what is left over is lost.
}
tip-buys = { $number ->
    [one] 1 buy: one card from the supply.
   *[other] { $number } buys: one card from the supply each.
}
