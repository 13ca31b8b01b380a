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
