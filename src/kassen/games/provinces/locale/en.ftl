title = Sengoku: Warring Provinces
tagline = Send your armies to eleven castles with dice and cards, then watch the war unfold.
goal = The goal: the most points in castles. When all armies are placed there is war, castle by castle: the strongest in a province takes the number on its castle.
option-daimyo = Advanced rules: every player has a daimyo and a daimyo card.

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

text-scout = Move 1 of your armies to an adjacent province.
text-mountain = Move 2 armies together to an adjacent province by land.
text-navy = Move 2 armies together to an adjacent province by sea.
text-squad = Move half your armies, rounded down, to an adjacent province.
text-ninja = Move 1 army to any province where you have another.
text-kyoto = Move 1 or more armies into Kyoto from adjacent provinces.
text-support = Add 1 army from reserve where you have an army.
text-rebel = Replace 1 enemy army with 1 from your reserve.
text-exile = Push 1 enemy army away from yours, to an adjacent province.
text-prisoner = Bring 1 enemy army from an adjacent province to yours.
text-decoy = Move 1 army and 2 of one opponent to an adjacent province.
text-retreat = Return 2 of your armies to your reserve.
text-uesugi = Move 1–3 of your armies from your daimyo’s province to adjacent ones by land.
text-takeda = Move 1–3 armies of one opponent from your daimyo’s province to adjacent ones.
text-oda = Move your daimyo to an adjacent province, alone or with 1 army.
text-mori = Add 1–3 armies from reserve around your daimyo, at most 1 per adjacent province.
text-chosokabe = Move 1–3 of your units, daimyo included if you like, from his province by sea.
text-otomo = Once or twice, in different provinces adjacent to your daimyo: replace 1 enemy army with 1 from reserve.

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
phase-over = Game over

prompt-draft = Pick a daimyo card.
prompt-act = Roll the dice to deploy armies, or use a card.
prompt-keep = Keep the dice, or reroll all three.
prompt-split = Set one die aside: it gives the number of armies; the sum of the other two is the castle.
prompt-lead = Does your daimyo replace one of the armies?
prompt-rival = Takeda Shingen: whose armies do you move?
prompt-scout = Scout: move 1 of your armies to an adjacent province.
prompt-mountain = Over the Mountains: move 2 of your armies together by land.
prompt-navy = Navy: move 2 of your armies together by sea.
prompt-squad = Squad: move half of your armies in a province to an adjacent province.
prompt-ninja = Ninja: move 1 of your armies to another province where you have an army.
prompt-kyoto = March on Kyoto: from where does the next army come?
prompt-support = Support: where does the army from your reserve go?
prompt-rebel = Revolt: which army do you replace with one from your reserve?
prompt-exile = Exile: which army do you send away, and where?
prompt-prisoner = Prisoner: which army do you bring to one of yours?
prompt-decoy = Decoy: move 1 of your armies and 2 of an opponent together.
prompt-retreat = Retreat: which army returns to your reserve?
prompt-uesugi = Uesugi Kenshin: where does the next army go?
prompt-takeda = Takeda Shingen: where does the next army go?
prompt-oda = Oda Nobunaga: where does your daimyo ride?
prompt-mori = Mori Motonari: where does the next army from your reserve go?
prompt-chosokabe = Chosokabe Motochika: who sails next, and where?
prompt-otomo = Otomo Sorin: which army do you replace with one from your reserve?
prompt-over = The game is over.

move-draft = { $daimyo }
move-roll = Roll the dice
move-tactic = Use { $tactic }
move-daimyo = Use your daimyo card { $daimyo }
move-keep = Keep the dice
move-reroll = Reroll
move-split = Set { $die } aside: { $number ->
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
move-lure = 1 of your armies and { $number } of { $opponent_seat }: { $from_province } to { $to_province }
move-replace = { $province }: an army of { $opponent_seat }
move-against = { $opponent_seat }
move-call = From { $province }
move-add = To { $province }
move-withdraw = From { $province }
move-push = To { $province }
move-send = An army to { $province }
move-ride = The daimyo alone to { $province }
move-ride-together = The daimyo and an army to { $province }

event-castles-laid = Castles 2 to 12, in this order: { $province }.
event-tactics-shown = Tactics on display: { $tactic }.
event-first-chosen = { $seat } goes first.
event-daimyos-shown = Daimyo cards on display: { $daimyo }.
event-drafted = { $seat } picks { $daimyo }.
event-left-out = { $daimyo } goes back to the box.
event-rolled = { $seat } rolls { $dice }.
event-rolled-again = { $seat } rerolls: { $dice }.
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
    [one] 1 army of { $seat } moves
   *[other] { $number } armies of { $seat } move
} from { $from_province } to { $to_province }.
event-daimyo-moved = { $seat }’s daimyo moves from { $from_province } to { $to_province }.
event-added = 1 army of { $seat } goes from the reserve to { $province }.
event-returned = 1 army of { $seat } goes back from { $province } to the reserve.
event-katana = { $seat } has emptied the reserve and takes katana { $number }.{ $locks ->
    [true] {" "}From now on nobody may use a card.
   *[other] {""}
}
event-war = The war begins.
event-no-battle = Castle { $castle }, { $province }: nobody is there, the castle is discarded.
event-battle-alone = Castle { $castle }, { $province }: { $winner_seat } is alone there ({ $strength }) and takes it.{ $places ->
    [0] {""}
   *[other] {" "}Reinforcements, { $reinforcements } each: { $to_province }.
}
event-battle = Castle { $castle }, { $province }: { $force }. { $winner_seat } takes it.{ $places ->
    [0] {""}
   *[other] {" "}Reinforcements, { $reinforcements } each: { $to_province }.
}
event-battle-second = Castle { $castle }, { $province }: { $force }. { $winner_seat } takes it, { $second_seat } takes a small castle { $small }.{ $places ->
    [0] {""}
   *[other] {" "}Reinforcements, { $reinforcements } each: { $to_province }.
}
each-force = { $seat } { $number }
each-final = { $seat } { $number }
event-ended = The war is over. Final order and points: { $final }.

show-province = Castle { $castle }, { $province }
show-armies = { $seat } ({ $number })
show-daimyo-of = daimyo of { $seat }
show-nobody = nobody
show-land = land { $castles }
show-sea = sea { $castles }
show-neighbours = Adjacent provinces are named by the value of their castle.
show-winner = won by { $seat }
show-second = second: { $seat }
show-tactics = Tactics on display
show-daimyos = Daimyo cards on display
show-own-daimyo = Your daimyo card
show-locked = Cards can no longer be used.
show-seat = { $seat }
show-reserve = { $number ->
    [one] 1 army in reserve
   *[other] { $number } armies in reserve
}
show-daimyo-in-reserve = daimyo in reserve
show-lord-ready = { $daimyo }
show-lord-used = { $daimyo } used
show-tactic-ready = tactic available
show-tactic-used = { $tactic }
show-katana = katana { $number }
show-points = { $number ->
    [one] 1 point
   *[other] { $number } points
}
show-first = first player
show-dice = Dice: { $dice }
show-apart = Set aside: { $die }

fact-tactic = Tactic cards used
fact-daimyo = Daimyo cards used
fact-drafted_daimyo = Daimyo cards drafted
fact-won_province = Castles won
fact-first = Was the first player
fact-katana = Katana taken (0: none)

line-castle = Castle { $castle }, { $province }
line-small-castle = Small castle, second in { $province }
rung-katana = the higher katana
reason-katana = Tied at { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $level_seat }. { $seat } has the higher katana, { $value } to { $other_value }.

effect-standing = { $province }, castle { $castle }: { $how ->
    [alone] you are alone there with { $strength }
    [ahead] you lead, { $strength } to { $rival } ({ $rival_seat })
    [level] tied with { $rival_seat }, { $strength } each
    [behind] you are behind, { $strength } to { $rival } ({ $rival_seat })
    [absent] you have nothing there; { $rival_seat } has { $rival }
   *[empty] nobody is left there
}
effect-split = Set { $die } aside, { $number ->
    [one] 1 army
   *[other] { $number } armies
}. { effect-standing }
effect-reroll = three new dice, which you have to keep
effect-roll = three dice; you may reroll them once
effect-reach = { $number ->
    [0] its next step gives you no new lead
   *[other] its next step can put you ahead in { $province }
}
effect-stops = nothing more changes, and your turn ends
effect-does = { $text }
effect-reinforced = if you win it, reinforcements follow ({ $number } each): { $to_province }
effect-with-daimyo = { $strength } stronger if your daimyo goes too
effect-katana = your reserve is empty: you take katana { $number }, and ties go to the higher one

# what a decision is about, said once to beginners
about-act = Roll and send armies, or use your only tactic card of the game; the strongest in a province takes its castle in the war.
about-keep = Keep the dice if one of the splits shown helps you; you may reroll all three once.
about-split = The die you set aside says how many armies go, the other two which castle they go to.
about-draft = Your daimyo counts as two in the war, and his card can be used once in the game.
about-lead = Your daimyo may go in place of one of these armies; he counts as two there.

# at the end, where the first and the next differ most
most-castle = Castle { $castle }, { $province }, made the largest difference: { $value } to { $other_value }.
