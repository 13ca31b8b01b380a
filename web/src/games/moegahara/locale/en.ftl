short-ieyasu = Ieyasu
short-fukushima = Fukushima
short-kuroda = Kuroda
short-ii = Ii
short-kobayakawa = Kobayakawa
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

text-ieyasu = Cannot be trapped. All own cards of his row +1, himself too.
text-fukushima = +1 while he is first of his row.
text-kuroda = While he is second of his row, its first card +1.
text-ii = Own cavalry of his row +1.
text-kobayakawa = When deployed he may discard one enemy card of the same territory, Ishida too.
text-ishida = Cannot be trapped. All enemy cards of his territory −1.
text-hideyori = Deployed as the third card of a row he wins the territory at once. Being moved there does not count.
text-shimazu = When his territory is decided, won or lost, he goes to his player's discard pile.
text-ukita = Own gunners of his row +1.
text-otani = When deployed he may put the own cards of his row into a new order.
text-cavalry = +1 while a general stands in the next place of its row.
text-horo = In the deployment, one of these: withdraw an own card from the field, put an own row into a new order, or give a card of your discard pile to an ally. Used, it goes back to the supply.
text-trap = In the deployment, discard one enemy card from the field, but not Ieyasu or Ishida.

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
card-marker = Deployed, it brings a { $marker } marker: one more action in each of your turns while it is yours.
card-says = { $number ->
    [one] { $card }, cost { $cost }.
   *[other] { $number } times { $card }, cost { $cost }.
}

line-title = The ten territories
at-territory = Territory { $territory }.
at-won = Territory { $territory }, won by { $team }
at-card = { $card } of { $seat }, territory { $territory }, place { $place }, strength { $number }
at-leads = leads this place.
at-ghost = would stand here.
at-leaves = would leave.
may-choose = You may choose this.
place-open = Place { $place } open.
place-level = Place { $place } level.
place-led = Place { $place } led by { $team }.
trio = three in a row: +1

side-own = Your side: { $team }, { $side }
side-enemy = The enemy: { $team }, { $side }
points-says = { $number } of 5 points
seat-open = Look through this seat's cards
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
deck-says = Deck: { $number } cards
discard-says = Discard pile: { $number } cards
pile-hand = Hand: { $number } cards
pile-known = Kept in hand for all to see
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
showdown-nobody = Nobody wins the territory yet.
goal = A territory is 1 point, three in a row 1 more. The first team with 5 points wins.
signs = ▼ your side leads the place, ▲ the enemy, ＝ level, · open. Two places win a territory, or three cards against none.
quiet = { $number } turns without a march.

do-end-actions = End actions
do-end-buys = End buys
do-spare = Spare them
do-leave = Leave the row
do-pass = Do nothing
do-give = Give a card …
do-keep = { $number ->
    [0] None
   *[other] Keep { $number }
}
order-says = New order: { $card }
