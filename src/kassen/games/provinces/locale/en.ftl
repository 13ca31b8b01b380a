title = Sengoku: Warring Provinces
tagline = Lead your armies to eleven castles with dice and cards, then watch the war run its course.
option-daimyo = Advanced rules: every player has a daimyo, with a card of his own.

province-tokuyama = Tokuyama
province-yonezawa = Yonezawa
province-kasugayama = Kasugayama
province-odawara = Odawara
province-tsutsujigasaki = Tsutsujigasaki
province-kiyosu = Kiyosu
province-kyoto = Kyoto
province-yoshida-koriyama = Yoshida-Koriyama
province-oko = Oko
province-usuki = Usuki
province-shuri = Shuri

tactic-scout = Scout
tactic-mountain = Over the Mountains
tactic-navy = Navy
tactic-squad = Squad
tactic-ninja = Ninja
tactic-kyoto = March on Kyoto
tactic-support = Support
tactic-rebel = Revolt
tactic-exile = Exile
tactic-prisoner = Prisoner
tactic-decoy = Decoy
tactic-retreat = Retreat

daimyo-uesugi = Uesugi Kenshin
daimyo-takeda = Takeda Shingen
daimyo-oda = Oda Nobunaga
daimyo-mori = Mori Motonari
daimyo-chosokabe = Chosokabe Motochika
daimyo-otomo = Otomo Sorin

effect-scout = Move 1 of your armies to a neighbour.
effect-mountain = Move exactly 2 of your armies together to one neighbour by land.
effect-navy = Move exactly 2 of your armies together to one neighbour by sea.
effect-squad = From a province with 2 or more of your armies, move half of them, rounded down, to one neighbour.
effect-ninja = Move 1 of your armies to any other province where you have an army.
effect-kyoto = Move 1 or more of your armies from neighbours of Kyoto into Kyoto.
effect-support = Put 1 army from your reserve where you already have an army.
effect-rebel = Return 1 opposing army to its reserve and put 1 of yours from your reserve in its place.
effect-exile = Where you have an army, move 1 opposing army to a neighbour.
effect-prisoner = Move 1 opposing army into a neighbour where you have an army.
effect-decoy = Move 1 of your armies and 2 of one opponent from the same province to the same neighbour.
effect-retreat = Return 2 of your armies to your reserve.
effect-uesugi = Move 1 to 3 of your armies from your daimyo's province to neighbours by land.
effect-takeda = Move 1 to 3 armies of one opponent from your daimyo's province to neighbours.
effect-oda = Move your daimyo to a neighbour, alone or with 1 of your armies.
effect-mori = Put 1 to 3 armies from your reserve into neighbours of your daimyo's province, at most 1 in each.
effect-chosokabe = Move 1 to 3 of your units, the daimyo too if you like, from his province to neighbours by sea.
effect-otomo = Once or twice, in different neighbours of your daimyo's province: return 1 opposing army to its reserve and put 1 of yours there.

phase-draft = Draft
phase-act = Turn
phase-keep = Dice
phase-split = Dice
phase-lead = Daimyo
phase-rival = Takeda Shingen
phase-scout = Scout
phase-mountain = Over the Mountains
phase-navy = Navy
phase-squad = Squad
phase-ninja = Ninja
phase-kyoto = March on Kyoto
phase-support = Support
phase-rebel = Revolt
phase-exile = Exile
phase-prisoner = Prisoner
phase-decoy = Decoy
phase-retreat = Retreat
phase-uesugi = Uesugi Kenshin
phase-takeda = Takeda Shingen
phase-oda = Oda Nobunaga
phase-mori = Mori Motonari
phase-chosokabe = Chosokabe Motochika
phase-otomo = Otomo Sorin
phase-over = The end

prompt-draft = Pick a daimyo card.
prompt-act = Roll the dice to deploy, or use a card.
prompt-keep = Keep the dice, or roll all three again.
prompt-split = Set one die apart: it gives the armies, the sum of the others the castle.
prompt-lead = Does your daimyo replace one of the armies?
prompt-rival = Takeda Shingen: whose armies do you move?
prompt-scout = Scout: move 1 of your armies to a neighbour.
prompt-mountain = Over the Mountains: move 2 of your armies together by land.
prompt-navy = Navy: move 2 of your armies together by sea.
prompt-squad = Squad: move half of your armies of a province to a neighbour.
prompt-ninja = Ninja: move 1 of your armies to any other province of yours.
prompt-kyoto = March on Kyoto: from where does the next army come?
prompt-support = Support: where does the army from your reserve go?
prompt-rebel = Revolt: which army do you replace by one from your reserve?
prompt-exile = Exile: which army do you send away, and where?
prompt-prisoner = Prisoner: which army do you bring to yours?
prompt-decoy = Decoy: move 1 of your armies and 2 of an opponent together.
prompt-retreat = Retreat: which army returns to your reserve?
prompt-uesugi = Uesugi Kenshin: where does the next army go?
prompt-takeda = Takeda Shingen: where does the next army go?
prompt-oda = Oda Nobunaga: where does your daimyo ride?
prompt-mori = Mori Motonari: where does the next army from your reserve go?
prompt-chosokabe = Chosokabe Motochika: who sails next, and where?
prompt-otomo = Otomo Sorin: which army do you replace by one from your reserve?
prompt-over = The game is over.

move-draft = { $daimyo }
move-roll = Roll the dice
move-tactic = Use { $tactic }
move-daimyo = Use your daimyo card { $daimyo }
move-keep = Keep the dice
move-reroll = Roll again
move-split = { $die } apart: { $number ->
    [one] 1 army
   *[other] { $number } armies
} to { $province }, castle { $castle }
move-with-daimyo = With the daimyo
move-without-daimyo = Without the daimyo
move-stop = Stop here
move-move = { $number ->
    [one] 1 army
   *[other] { $number } armies
} from { $from_province } to { $to_province }
move-drive = { $opponent_seat }: { $number ->
    [one] 1 army
   *[other] { $number } armies
} from { $from_province } to { $to_province }
move-lure = 1 army of yours and { $number } of { $opponent_seat } from { $from_province } to { $to_province }
move-replace = In { $province }, the army of { $opponent_seat }
move-against = { $opponent_seat }
move-call = From { $province }
move-add = To { $province }
move-withdraw = From { $province }
move-push = To { $province }
move-send = An army to { $province }
move-ride = The daimyo alone to { $province }
move-ride-together = The daimyo and an army to { $province }

event-castles-laid = The castles 2 to 12, in this order: { $province }.
event-tactics-shown = Tactics on display: { $tactic }.
event-first-chosen = { $seat } is the first player.
event-daimyos-shown = Daimyo cards on display: { $daimyo }.
event-drafted = { $seat } picks { $daimyo }.
event-left-out = { $daimyo } goes back to the box.
event-rolled = { $seat } rolls { $dice }.
event-rolled-again = { $seat } rolls again: { $dice }.
event-deployed = { $seat } deploys { $number ->
    [one] 1 army
   *[other] { $number } armies
} in { $province }, castle { $castle }.
event-deployed-daimyo = { $seat } deploys the daimyo{ $number ->
    [0] {""}
    [one] {" "}and 1 army
   *[other] {" "}and { $number } armies
} in { $province }, castle { $castle }.
event-tactic-used = { $seat } uses { $tactic }.
event-daimyo-used = { $seat } uses the daimyo card { $daimyo }.
event-moved = { $number ->
    [one] 1 army
   *[other] { $number } armies
} of { $seat }: { $from_province } to { $to_province }.
event-daimyo-moved = The daimyo of { $seat }: { $from_province } to { $to_province }.
event-added = 1 army of { $seat } from the reserve to { $province }.
event-returned = 1 army of { $seat } from { $province } back to the reserve.
event-katana = { $seat } has an empty reserve and takes katana { $number }.{ $locks ->
    [true] {" "}From now on nobody may use a card.
   *[other] {""}
}
event-war = The war begins.
event-no-battle = Castle { $castle }, { $province }: nobody is there, the castle is discarded.
event-battle-alone = Castle { $castle }, { $province }: { $winner_seat } is alone there ({ $strength }) and takes it.{ $places ->
    [0] {""}
   *[other] {" "}Reinforcements, { $reinforcements } each: { $to_province }.
}
event-battle = Castle { $castle }, { $province }: { $fighter_seat } with { $strength }. { $winner_seat } takes it.{ $places ->
    [0] {""}
   *[other] {" "}Reinforcements, { $reinforcements } each: { $to_province }.
}
event-battle-second = Castle { $castle }, { $province }: { $fighter_seat } with { $strength }. { $winner_seat } takes it, { $second_seat } a small castle { $small }.{ $places ->
    [0] {""}
   *[other] {" "}Reinforcements, { $reinforcements } each: { $to_province }.
}
event-ended = The war is over: { $ranking_seat } with { $points } points.

show-province = Castle { $castle }, { $province }
show-armies = { $seat } ({ $number })
show-daimyo-of = daimyo of { $seat }
show-nobody = nobody
show-land = land { $castles }
show-sea = sea { $castles }
show-neighbours = Neighbours are named by their castles.
show-winner = won by { $seat }
show-second = second { $seat }
show-tactics = Tactics on display
show-daimyos = Daimyo cards on display
show-own-daimyo = Your daimyo card
show-line = { $name }: { $facts }
show-locked = Cards are locked.
show-seat = { $seat }
show-reserve = { $number ->
    [one] 1 army in reserve
   *[other] { $number } armies in reserve
}
show-daimyo-in-reserve = daimyo in reserve
show-lord-ready = { $daimyo } ready
show-lord-used = { $daimyo } used
show-tactic-ready = tactic not used
show-tactic-used = used { $tactic }
show-katana = katana { $number }
show-points = { $number ->
    [one] 1 point
   *[other] { $number } points
}
show-first = first player
show-dice = Dice: { $dice }
show-apart = Set apart: { $die }

fact-tactic = Tactic cards used
fact-daimyo = Daimyo cards used
fact-drafted_daimyo = Daimyo cards drafted
fact-won_province = Castles won
fact-first = Was the first player
fact-katana = Katana taken (0: none)
