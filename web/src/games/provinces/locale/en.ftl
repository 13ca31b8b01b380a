short-kasugayama = Kasuga
short-tsutsujigasaki = Tsutsuji
short-yoshida-koriyama = Yoshida
map-title = Map of the eleven provinces
reserve-title = Armies in reserve
points-title = Castles won
dice-title = Dice
dice-yours = Your dice
dice-cards = …or use one of the cards.
die-says = { $number }
do-roll = Roll the dice
do-ride = The daimyo alone…
do-ride-together = The daimyo and an army…
cards-short = Cards
card-used-by = { $name }, used by { $seat }
katana-says = Katana { $number }
katana-of = Katana { $number }: { $seat }
war-title = Battle of { $province }, castle { $castle }
war-nobody = Nobody is there; the castle is discarded.
war-wins = { $seat } wins with { $number }.
war-sends = { $seat } wins with { $number } and sends { $reinforcements ->
    [one] { $reinforcements } reinforcement
   *[other] { $reinforcements } reinforcements
} to each of { $province }.
war-next = Next battle: castle { $castle }, { $province }
war-all = Show all
war-again = Replay the war
war-tally = Tally
war-nth = { $number } of { $total }
war-castle = castle { $number }
war-small = small castle { $number }
war-nothing = nothing
war-road = Castles in order

sheet-title = Castle by castle
sheet-castle = Castle
sheet-winner = Winner
sheet-runner = Second
sheet-first = winner: the castle
sheet-second = second: a small castle worth half
sheet-strength = strength, first to last
sheet-katana = katana
sheet-katana-says = “katana”: equal strength, so the higher katana went first.
