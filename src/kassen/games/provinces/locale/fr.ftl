title = Sengoku : Provinces en guerre
tagline = Menez vos armées vers onze châteaux avec des dés et des cartes, puis regardez la guerre se dérouler.
option-daimyo = Règles avancées : chaque joueur a un daimyo et sa carte.

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

tactic-scout = Éclaireur
tactic-mountain = Par la Montagne
tactic-navy = Marine
tactic-squad = Escouade
tactic-ninja = Ninja
tactic-kyoto = Conquête de Kyoto
tactic-support = Soutien
tactic-rebel = Rebelle
tactic-exile = Exilé
tactic-prisoner = Prisonnier
tactic-decoy = Leurre
tactic-retreat = Retraite

daimyo-uesugi = Uesugi Kenshin
daimyo-takeda = Takeda Shingen
daimyo-oda = Oda Nobunaga
daimyo-mori = Mori Motonari
daimyo-chosokabe = Chosokabe Motochika
daimyo-otomo = Otomo Sorin

effect-scout = Déplacez 1 de vos armées dans une province voisine.
effect-mountain = Déplacez ensemble exactement 2 de vos armées vers une même voisine, par la terre.
effect-navy = Déplacez ensemble exactement 2 de vos armées vers une même voisine, par la mer.
effect-squad = D'une province où vous avez au moins 2 armées, déplacez-en la moitié, arrondie à l'inférieur, vers une voisine.
effect-ninja = Déplacez 1 de vos armées vers n'importe quelle autre province où vous avez une armée.
effect-kyoto = Déplacez 1 ou plusieurs de vos armées des voisines de Kyoto vers Kyoto.
effect-support = Placez 1 armée de votre réserve là où vous avez déjà une armée.
effect-rebel = Renvoyez 1 armée adverse dans sa réserve et mettez à sa place 1 armée de la vôtre.
effect-exile = Là où vous avez une armée, déplacez 1 armée adverse vers une voisine.
effect-prisoner = Déplacez 1 armée adverse dans une province voisine où vous avez une armée.
effect-decoy = Déplacez ensemble 1 de vos armées et 2 d'un adversaire vers une voisine.
effect-retreat = Reprenez 2 de vos armées dans votre réserve.
effect-uesugi = Déplacez 1 à 3 de vos armées de la province de votre daimyo vers des voisines, par la terre.
effect-takeda = Déplacez 1 à 3 armées d'un même adversaire de la province de votre daimyo vers des voisines.
effect-oda = Déplacez votre daimyo vers une voisine, seul ou avec 1 de vos armées.
effect-mori = Placez 1 à 3 armées de votre réserve dans des voisines de la province de votre daimyo, 1 au plus dans chacune.
effect-chosokabe = Déplacez 1 à 3 de vos unités, le daimyo compris si vous voulez, de sa province vers des voisines, par la mer.
effect-otomo = Une ou deux fois, dans des voisines différentes de la province de votre daimyo : renvoyez 1 armée adverse dans sa réserve et mettez-y 1 des vôtres.

phase-draft = Choix des daimyos
phase-act = Tour
phase-keep = Dés
phase-split = Dés
phase-lead = Daimyo
phase-rival = Takeda Shingen
phase-scout = Éclaireur
phase-mountain = Par la Montagne
phase-navy = Marine
phase-squad = Escouade
phase-ninja = Ninja
phase-kyoto = Conquête de Kyoto
phase-support = Soutien
phase-rebel = Rebelle
phase-exile = Exilé
phase-prisoner = Prisonnier
phase-decoy = Leurre
phase-retreat = Retraite
phase-uesugi = Uesugi Kenshin
phase-takeda = Takeda Shingen
phase-oda = Oda Nobunaga
phase-mori = Mori Motonari
phase-chosokabe = Chosokabe Motochika
phase-otomo = Otomo Sorin
phase-over = Fin de partie

prompt-draft = Choisissez une carte Daimyo.
prompt-act = Lancez les dés pour déployer, ou utilisez une carte.
prompt-keep = Gardez les dés, ou relancez-les tous les trois.
prompt-split = Mettez un dé à part : il donne les armées, la somme des deux autres le château.
prompt-lead = Votre daimyo remplace-t-il une des armées ?
prompt-rival = Takeda Shingen : de qui déplacez-vous les armées ?
prompt-scout = Éclaireur : déplacez 1 de vos armées dans une province voisine.
prompt-mountain = Par la Montagne : déplacez ensemble 2 de vos armées par la terre.
prompt-navy = Marine : déplacez ensemble 2 de vos armées par la mer.
prompt-squad = Escouade : déplacez la moitié de vos armées d'une province vers une province voisine.
prompt-ninja = Ninja : déplacez 1 de vos armées vers une autre province où vous en avez.
prompt-kyoto = Conquête de Kyoto : d'où vient la prochaine armée ?
prompt-support = Soutien : où va l'armée de votre réserve ?
prompt-rebel = Rebelle : quelle armée remplacez-vous par une de votre réserve ?
prompt-exile = Exilé : quelle armée chassez-vous, et où ?
prompt-prisoner = Prisonnier : quelle armée amenez-vous chez vous ?
prompt-decoy = Leurre : déplacez ensemble 1 de vos armées et 2 d'un adversaire.
prompt-retreat = Retraite : quelle armée revient dans votre réserve ?
prompt-uesugi = Uesugi Kenshin : où va la prochaine armée ?
prompt-takeda = Takeda Shingen : où va la prochaine armée ?
prompt-oda = Oda Nobunaga : où chevauche votre daimyo ?
prompt-mori = Mori Motonari : où va la prochaine armée de votre réserve ?
prompt-chosokabe = Chosokabe Motochika : qui prend la mer, et vers où ?
prompt-otomo = Otomo Sorin : quelle armée remplacez-vous par une de votre réserve ?
prompt-over = La partie est finie.

move-draft = { $daimyo }
move-roll = Lancer les dés
move-tactic = Utiliser { $tactic }
move-daimyo = Utiliser votre carte Daimyo { $daimyo }
move-keep = Garder les dés
move-reroll = Relancer
move-split = { $die } à part : { $number ->
    [one] { $number } armée
   *[other] { $number } armées
} à { $province }, château { $castle }
move-with-daimyo = Avec le daimyo
move-without-daimyo = Sans le daimyo
move-stop = S'arrêter là
move-move = { $number ->
    [one] { $number } armée
   *[other] { $number } armées
} : { $from_province } → { $to_province }
move-drive = { $opponent_seat }, { $number ->
    [one] { $number } armée
   *[other] { $number } armées
} : { $from_province } → { $to_province }
move-lure = 1 de vos armées et { $number } de { $opponent_seat } : { $from_province } → { $to_province }
move-replace = À { $province }, l'armée de { $opponent_seat }
move-against = { $opponent_seat }
move-call = Depuis { $province }
move-add = Vers { $province }
move-withdraw = Depuis { $province }
move-push = Vers { $province }
move-send = Une armée vers { $province }
move-ride = Le daimyo seul vers { $province }
move-ride-together = Le daimyo et une armée vers { $province }

event-castles-laid = Les châteaux 2 à 12, dans cet ordre : { $province }.
event-tactics-shown = Tactiques visibles : { $tactic }.
event-first-chosen = { $seat } commence.
event-daimyos-shown = Cartes Daimyo visibles : { $daimyo }.
event-drafted = { $seat } choisit { $daimyo }.
event-left-out = { $daimyo } retourne dans la boîte.
event-rolled = { $seat } lance { $dice }.
event-rolled-again = { $seat } relance : { $dice }.
event-deployed = { $seat } déploie { $number ->
    [one] { $number } armée
   *[other] { $number } armées
} à { $province }, château { $castle }.
event-deployed-daimyo = { $seat } déploie le daimyo{ $number ->
    [0] {""}
    [one] {" "}et { $number } armée
   *[other] {" "}et { $number } armées
} à { $province }, château { $castle }.
event-tactic-used = { $seat } utilise { $tactic }.
event-daimyo-used = { $seat } utilise la carte Daimyo { $daimyo }.
event-moved = { $number ->
    [one] { $number } armée
   *[other] { $number } armées
} de { $seat } : { $from_province } → { $to_province }.
event-daimyo-moved = Le daimyo de { $seat } : { $from_province } → { $to_province }.
event-added = 1 armée de { $seat } quitte la réserve pour { $province }.
event-returned = 1 armée de { $seat } quitte { $province } et revient dans la réserve.
event-katana = { $seat } a vidé sa réserve et prend le katana { $number }.{ $locks ->
    [true] {" "}Désormais plus personne ne peut utiliser de carte.
   *[other] {""}
}
event-war = La guerre commence.
event-no-battle = Château { $castle }, { $province } : il n'y a personne, le château est défaussé.
event-battle-alone = Château { $castle }, { $province } : { $winner_seat } y est seul ({ $strength }) et le prend.{ $places ->
    [0] {""}
   *[other] {" "}Renforts, { $reinforcements } chaque fois : { $to_province }.
}
event-battle = Château { $castle }, { $province } : { $fighter_seat } avec { $strength }. { $winner_seat } le prend.{ $places ->
    [0] {""}
   *[other] {" "}Renforts, { $reinforcements } chaque fois : { $to_province }.
}
event-battle-second = Château { $castle }, { $province } : { $fighter_seat } avec { $strength }. { $winner_seat } le prend, { $second_seat } un petit château { $small }.{ $places ->
    [0] {""}
   *[other] {" "}Renforts, { $reinforcements } chaque fois : { $to_province }.
}
event-ended = La guerre est finie : { $ranking_seat } avec { $points } points.

show-province = Château { $castle }, { $province }
show-armies = { $seat } ({ $number })
show-daimyo-of = daimyo de { $seat }
show-nobody = personne
show-land = terre { $castles }
show-sea = mer { $castles }
show-neighbours = Les voisines sont nommées par leur château.
show-winner = pris par { $seat }
show-second = second { $seat }
show-tactics = Tactiques visibles
show-daimyos = Cartes Daimyo visibles
show-own-daimyo = Votre carte Daimyo
show-line = { $name } : { $facts }
show-locked = Les cartes ne sont plus utilisables.
show-seat = { $seat }
show-reserve = { $number ->
    [one] { $number } armée en réserve
   *[other] { $number } armées en réserve
}
show-daimyo-in-reserve = daimyo en réserve
show-lord-ready = { $daimyo } disponible
show-lord-used = { $daimyo } utilisé
show-tactic-ready = tactique disponible
show-tactic-used = a utilisé { $tactic }
show-katana = katana { $number }
show-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
show-first = premier joueur
show-dice = Dés : { $dice }
show-apart = À part : { $die }

fact-tactic = Cartes Tactique utilisées
fact-daimyo = Cartes Daimyo utilisées
fact-drafted_daimyo = Cartes Daimyo choisies
fact-won_province = Châteaux gagnés
fact-first = A été premier joueur
fact-katana = Katana pris (0 : aucun)
