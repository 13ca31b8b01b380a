title = Sengoku : Provinces en guerre
tagline = Menez vos armées vers onze châteaux avec des dés et des cartes, puis regardez la guerre se dérouler.
goal = Le but : le plus de points en châteaux. Quand toutes les armées sont placées vient la guerre, château par château : le plus fort dans une province prend le nombre inscrit sur son château.
option-daimyo = Règles avancées : chaque joueur a un daimyo et sa carte.

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

text-scout = 1 de vos armées va dans une province adjacente.
text-mountain = 2 armées ensemble vers une province adjacente (terre).
text-navy = 2 armées ensemble vers une province adjacente (mer).
text-squad = La moitié de vos armées (arrondi inf.) vers une adjacente.
text-ninja = 1 armée vers une autre province où vous en avez une.
text-kyoto = 1 armée ou plus vers Kyoto, depuis les adjacentes.
text-support = 1 armée de votre réserve là où vous en avez déjà une.
text-rebel = Remplacez 1 armée adverse par 1 de votre réserve.
text-exile = Là où vous êtes, chassez 1 armée adverse vers une adjacente.
text-prisoner = Amenez auprès des vôtres 1 armée adverse d’une adjacente.
text-decoy = 1 des vôtres et 2 d’un même adversaire vers une adjacente.
text-retreat = Reprenez 2 de vos armées dans votre réserve.
text-uesugi = 1 à 3 de vos armées, de la province du daimyo vers des adjacentes par la terre.
text-takeda = 1 à 3 armées d’un adversaire, de la province de votre daimyo vers des adjacentes.
text-oda = Votre daimyo va dans une province adjacente, seul ou avec 1 armée.
text-mori = 1 à 3 armées de votre réserve autour du daimyo, 1 au plus par province adjacente.
text-chosokabe = 1 à 3 de vos unités, daimyo compris ou non, de sa province vers des adjacentes par la mer.
text-otomo = 1 ou 2 fois, dans deux provinces adjacentes au daimyo : remplacez 1 armée adverse par 1 de votre réserve.

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
prompt-act = Lancez les dés pour déployer des armées, ou utilisez une carte.
prompt-keep = Gardez les dés, ou relancez-les tous les trois.
prompt-split = Mettez un dé à part : il donne les armées, la somme des deux autres le château.
prompt-lead = Votre daimyo remplace-t-il une des armées ?
prompt-rival = Takeda Shingen : de qui déplacez-vous les armées ?
prompt-scout = Éclaireur : déplacez 1 de vos armées dans une province adjacente.
prompt-mountain = Par la Montagne : déplacez ensemble 2 de vos armées par la terre.
prompt-navy = Marine : déplacez ensemble 2 de vos armées par la mer.
prompt-squad = Escouade : déplacez la moitié de vos armées d’une province vers une province adjacente.
prompt-ninja = Ninja : déplacez 1 de vos armées vers une autre province où vous en avez.
prompt-kyoto = Conquête de Kyoto : d’où vient la prochaine armée ?
prompt-support = Soutien : où va l’armée de votre réserve ?
prompt-rebel = Rebelle : quelle armée remplacez-vous par une de votre réserve ?
prompt-exile = Exilé : quelle armée chassez-vous, et vers où ?
prompt-prisoner = Prisonnier : quelle armée ramenez-vous auprès des vôtres ?
prompt-decoy = Leurre : déplacez ensemble 1 de vos armées et 2 d’un adversaire.
prompt-retreat = Retraite : quelle armée revient dans votre réserve ?
prompt-uesugi = Uesugi Kenshin : où va la prochaine armée ?
prompt-takeda = Takeda Shingen : où va la prochaine armée ?
prompt-oda = Oda Nobunaga : vers où chevauche votre daimyo ?
prompt-mori = Mori Motonari : où va la prochaine armée de votre réserve ?
prompt-chosokabe = Chosokabe Motochika : qui prend la mer, et vers où ?
prompt-otomo = Otomo Sorin : quelle armée remplacez-vous par une de votre réserve ?
prompt-over = La partie est terminée.

move-draft = { $daimyo }
move-roll = Lancer les dés
move-tactic = Utiliser { $tactic }
move-daimyo = Utiliser votre carte Daimyo { $daimyo }
move-keep = Garder les dés
move-reroll = Relancer
move-split = { $die } à part : { $number ->
    [one] { $number } armée
   *[other] { $number } armées
} à { $province }, château { $castle }
move-with-daimyo = Avec le daimyo
move-without-daimyo = Sans le daimyo
move-stop = S’arrêter là
move-move = { $number ->
    [one] { $number } armée
   *[other] { $number } armées
} : { $from_province } → { $to_province }
move-drive = { $opponent_seat }, { $number ->
    [one] { $number } armée
   *[other] { $number } armées
} : { $from_province } → { $to_province }
move-lure = 1 de vos armées et { $number } à { $opponent_seat } : { $from_province } → { $to_province }
move-replace = { $province } : l’armée adverse ({ $opponent_seat })
move-against = { $opponent_seat }
move-call = Depuis { $province }
move-add = Vers { $province }
move-withdraw = Depuis { $province }
move-push = Vers { $province }
move-send = Une armée vers { $province }
move-ride = Le daimyo seul vers { $province }
move-ride-together = Le daimyo et une armée vers { $province }

event-castles-laid = Les châteaux 2 à 12, dans cet ordre : { $province }.
event-tactics-shown = Tactiques visibles : { $tactic }.
event-first-chosen = { $seat } commence.
event-daimyos-shown = Cartes Daimyo visibles : { $daimyo }.
event-drafted = { $seat } choisit { $daimyo }.
event-left-out = { $daimyo } retourne dans la boîte.
event-rolled = { $seat } obtient { $dice }.
event-rolled-again = { $seat } relance et obtient { $dice }.
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
event-moved = { $seat } : { $number ->
    [one] { $number } armée
   *[other] { $number } armées
}, { $from_province } → { $to_province }.
event-daimyo-moved = { $seat } : le daimyo, { $from_province } → { $to_province }.
event-added = { $seat } : 1 armée de la réserve vers { $province }.
event-returned = { $seat } : 1 armée quitte { $province } pour la réserve.
event-katana = { $seat } a vidé sa réserve et prend le katana { $number }.{ $locks ->
    [true] {" "}Désormais plus personne ne peut utiliser de carte.
   *[other] {""}
}
event-war = La guerre commence.
event-no-battle = Château { $castle }, { $province } : il n’y a personne, le château est défaussé.
event-battle-alone = Château { $castle }, { $province } : { $winner_seat } y est sans rival ({ $strength }) et le prend.{ $places ->
    [0] {""}
   *[other] {" "}Renforts (+{ $reinforcements } par province) : { $to_province }.
}
event-battle = Château { $castle }, { $province } : { $force }. { $winner_seat } le prend.{ $places ->
    [0] {""}
   *[other] {" "}Renforts (+{ $reinforcements } par province) : { $to_province }.
}
event-battle-second = Château { $castle }, { $province } : { $force }. { $winner_seat } le prend, { $second_seat } prend un petit château { $small }.{ $places ->
    [0] {""}
   *[other] {" "}Renforts (+{ $reinforcements } par province) : { $to_province }.
}
each-force = { $seat } { $number }
each-final = { $seat } { $number }
event-ended = La guerre est terminée. Classement et points : { $final }.

show-province = Château { $castle }, { $province }
show-armies = { $seat } ({ $number })
show-daimyo-of = daimyo ({ $seat })
show-nobody = personne
show-land = terre { $castles }
show-sea = mer { $castles }
show-neighbours = Les provinces adjacentes sont désignées par la valeur de leur château.
show-winner = vainqueur : { $seat }
show-second = deuxième : { $seat }
show-tactics = Tactiques visibles
show-daimyos = Cartes Daimyo visibles
show-own-daimyo = Votre carte Daimyo
show-locked = Les cartes ne sont plus utilisables.
show-seat = { $seat }
show-reserve = { $number ->
    [one] { $number } armée en réserve
   *[other] { $number } armées en réserve
}
show-daimyo-in-reserve = daimyo en réserve
show-lord-ready = { $daimyo }
show-lord-used = { $daimyo } utilisé
show-tactic-ready = tactique disponible
show-tactic-used = { $tactic }
show-katana = katana { $number }
show-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
show-first = premier joueur
show-dice = Dés : { $dice }
show-apart = À part : { $die }

fact-tactic = Cartes Tactique utilisées
fact-daimyo = Cartes Daimyo utilisées
fact-drafted_daimyo = Cartes Daimyo choisies
fact-won_province = Châteaux gagnés
fact-first = A été premier joueur
fact-katana = Katana pris (0 : aucun)

line-castle = Château { $castle }, { $province }
line-small-castle = Petit château, deuxième à { $province }
rung-katana = le plus haut katana
reason-katana = À égalité à { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $level_seat }. { $seat } a le plus haut katana, { $value } contre { $other_value }.

effect-standing = { $province }, château { $castle } : { $how ->
    [alone] vous y êtes sans rival, force { $strength }
    [ahead] vous menez, { $strength } contre { $rival } ({ $rival_seat })
    [level] à égalité avec { $rival_seat }, { $strength } partout
    [behind] vous êtes derrière, { $strength } contre { $rival } ({ $rival_seat })
    [absent] vous n’y avez rien ; { $rival_seat } y a { $rival }
   *[empty] il n’y reste personne
}
effect-split = { $die } à part, { $number ->
    [one] { $number } armée
   *[other] { $number } armées
}. { effect-standing }
effect-reroll = trois nouveaux dés, qu’il faudra garder
effect-roll = trois dés ; vous pourrez les relancer une fois
effect-reach = { $number ->
    [0] sa prochaine étape ne vous donne aucune nouvelle avance
   *[other] sa prochaine étape peut vous mettre en tête ici : { $province }
}
effect-stops = rien d’autre ne change, et votre tour s’achève
effect-does = { $text }
effect-reinforced = en cas de victoire, renforts (+{ $number } par province) : { $to_province }
effect-with-daimyo = { $strength } de plus si votre daimyo vient aussi
effect-katana = votre réserve est vide : vous prenez le katana { $number }, et les égalités vont au plus haut

# l’objet d’un choix, dit une fois aux débutants
about-act = Lancez les dés pour envoyer des armées, ou utilisez votre seule carte Tactique de la partie ; le plus fort d’une province prendra son château.
about-keep = Gardez les dés si l’une des répartitions montrées vous sert ; vous pouvez les relancer tous les trois, une seule fois.
about-split = Le dé mis à part dit combien d’armées partent, les deux autres vers quel château.
about-draft = Votre daimyo compte double à la guerre, et sa carte sert une fois dans la partie.
about-lead = Votre daimyo peut partir à la place d’une de ces armées ; il y comptera double.

# à la fin, là où le premier et le suivant diffèrent le plus
most-castle = Le château { $castle }, { $province }, a creusé le plus grand écart : { $value } à { $other_value }.
