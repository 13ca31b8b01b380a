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
katana-title = Katana
katana-why = Ties go to the higher number.
katana-says = Katana { $number }, not taken yet. Whoever empties their reserve takes the highest one left; in a tie, the higher katana wins.
katana-of = Katana { $number }, held by { $seat }. In a tie, the higher katana wins.
war-title = Battle of { $province }, castle { $castle }
war-nobody = Nobody is there; the castle is discarded.
war-wins = { $seat } wins with { $number }.
war-sends = { $seat } wins with { $number } and sends { $reinforcements ->
    [one] { $reinforcements } reinforcement
   *[other] { $reinforcements } reinforcements
} to each of { $province }.
war-next = Next battle: castle { $castle }, { $province }
war-pause = Pause
war-on = Continue
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
sheet-most = the largest difference
sheet-strength = strength, first to last
sheet-katana = katana
sheet-katana-says = “katana”: equal strength, so the higher katana won.
dice-brings = what each split would bring
stands-short = { $how ->
    [alone] you alone, { $strength }
    [ahead] you { $strength }, { $rival_seat } { $rival }
    [level] you and { $rival_seat }, { $strength } each
   *[behind] { $rival_seat } { $rival }, you { $strength }
}
# what a piece is
tip-castle = { $second ->
    [yes] The strongest takes the castle, { $castle } points; the second the small one, { $small }.
   *[no] The strongest takes the castle, { $castle } points.
}
tip-dice = One die is set aside: 1 or 2 is one army, 3 or 4 two, 5 or 6 three. The other two, added, name the castle.
