title = Kunitori! Final Battle in Moegahara
tagline = Composez un deck avec vos alliés ; les troupes que vous jouez se déploient sur dix territoires.
goal = Le but : cinq points pour votre équipe. Un territoire en vaut un, et trois territoires adjacents en rapportent un de plus, une seule fois.
option-open_allies = Les alliés se montrent leurs mains.
option-sides = Le moment où les camps sont fixés.
choice-sides-bought = à l’achat du premier général
choice-sides-agreed = dès le départ : l’Est va à l’équipe qui commence
option-cards = Le tableau des cartes.
choice-cards-printed = valeurs imprimées et reconstituées

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
card-peasants = Soldats paysans
card-spearmen = Piquiers
card-archers = Archers
card-cavalry = Cavalerie
card-gunners = Fusiliers
card-horo = Guerrier Horo
card-trap = Piège
card-flood = Digues
card-post = Relais de poste
card-council = Conseil de guerre
card-supply = Convoi
card-market = Marché libre
card-copper = Cuivre
card-silver = Argent
card-gold = Or

text-ieyasu = Ne peut pas être piégé. Toutes les cartes de son camp dans sa rangée +1, lui aussi.
text-fukushima = +1 tant qu’il est premier de sa rangée.
text-kuroda = Tant qu’il est deuxième de sa rangée, la première carte +1.
text-ii = La Cavalerie de son camp dans sa rangée +1.
text-kobayakawa = Quand il est déployé, il peut défausser une carte ennemie du même territoire, même Ishida.
text-ishida = Ne peut pas être piégé. Toutes les cartes ennemies de son territoire −1.
text-hideyori = Déployé en troisième position d’une rangée, il gagne aussitôt le territoire. Y être déplacé ne compte pas.
text-shimazu = Quand son territoire est gagné ou perdu, il va dans la défausse de son joueur.
text-ukita = Les Fusiliers de son camp dans sa rangée +1.
text-otani = Quand il est déployé, il peut réordonner les cartes de son camp dans sa rangée.
text-cavalry = +1 tant qu’un général occupe la position suivante de sa rangée.
text-horo = Au déploiement, au choix : défausser une carte déployée de votre camp, réordonner une de vos rangées, ou donner une carte de votre défausse à un allié. Il retourne alors à la réserve.
text-trap = Au déploiement, défaussez une carte ennemie du champ de bataille, sauf Ieyasu et Ishida.
# ce qu’un tableau de cartes à soi donne à une carte (option `cards`) : les effets, par leurs noms
text-untrappable = Ne peut pas être piégée.
text-escapes = Quand son territoire est gagné ou perdu, elle va dans la défausse de son joueur.
text-lifts-row = Toutes les cartes de son camp dans sa rangée +1, elle aussi.
text-leads = +1 tant qu’elle est première de sa rangée.
text-backs-first = Tant qu’elle est deuxième de sa rangée, la première carte +1.
text-lifts-cavalry = La Cavalerie de son camp dans sa rangée +1.
text-lifts-gunners = Les Fusiliers de son camp dans sa rangée +1.
text-weakens-enemies = Toutes les cartes ennemies de son territoire −1.
text-charges = +1 tant qu’un général occupe la position suivante de sa rangée.
text-strikes = Quand elle est déployée, elle peut défausser une carte ennemie du même territoire, même une carte qui ne peut pas être piégée.
text-takes-as-third = Déployée en troisième position d’une rangée, elle gagne aussitôt le territoire. Y être déplacée ne compte pas.
text-reorders = Quand elle est déployée, elle peut réordonner les cartes de son camp dans sa rangée.
text-rallies = { text-horo }
text-plots = Au déploiement, défaussez du champ de bataille une carte ennemie qui peut être piégée.

marker-red = rouge
marker-blue = bleu
marker-yellow = jaune
team-a = Équipe A
team-b = Équipe B
side-east = Est
side-west = Ouest

phase-action = Phase d’action
phase-buy = Phase d’achat
phase-next = Déploiement : la carte suivante
phase-territory = Déploiement : le territoire
phase-strike = Déploiement : l’effet de Kobayakawa
phase-order = Déploiement : un nouvel ordre
phase-trap = Déploiement : Piège
phase-horo = Déploiement : Guerrier Horo
phase-marker = Un marqueur est rendu
phase-keep-horo = Nettoyage : Guerriers Horo
phase-keep-trap = Nettoyage : Pièges
phase-over = Fin de partie

prompt-action = Jouez une carte, ou terminez vos actions.
prompt-buy = Achetez une carte, ou terminez vos achats.
prompt-next = Choisissez la prochaine carte à traiter.
prompt-territory = Choisissez le territoire où la déployer.
prompt-strike = Défaussez une carte ennemie de ce territoire, ou épargnez l’ennemi.
prompt-order = Donnez un nouvel ordre à cette rangée, ou laissez-la telle quelle.
prompt-trap = Choisissez la carte ennemie qui tombe dans le piège, ou passez.
prompt-horo = Défaussez une carte de votre camp, réordonnez une rangée, donnez une carte à un allié, ou passez.
prompt-marker = Choisissez qui rend le marqueur.
prompt-keep-horo = Combien de Guerriers Horo gardez-vous en main, à la vue de tous ?
prompt-keep-trap = Combien de Pièges gardez-vous en main, à la vue de tous ?
prompt-over = La partie est terminée.

move-play = Jouer { $card }
move-end-actions = Terminer la phase d’action
move-buy = Acheter { $card }
move-end-buys = Terminer la phase d’achat
move-settle = Ensuite : { $card }
move-deploy = { $card } vers le territoire { $territory }
move-strike = Défausser { $card } ({ $of_seat }, territoire { $territory }, position { $place })
move-spare = Épargner l’ennemi
move-trap = Piéger { $card } ({ $of_seat }, territoire { $territory }, position { $place })
move-withdraw = Défausser { $card } de votre camp ({ $of_seat }, territoire { $territory }, position { $place })
move-reorder = Réordonner le territoire { $territory } : { $card } (anciennes positions : { $order })
move-leave = Laisser la rangée telle quelle
move-give = Donner { $card } de votre défausse à { $to_seat }
move-pass = Ne rien faire avec { $card }
move-return = { $from_seat } rend un marqueur { $marker }
move-keep = { $number ->
    [0] Ne garder aucune carte { $card }
   *[other] Garder { $card } ×{ $number }
}

event-first = { $seat } commence.
event-turn = À { $seat } de jouer, avec { $number ->
    [one] { $number } action
   *[other] { $number } actions
}.
event-played = { $seat } joue { $card }.
event-drew = { $seat } pioche { $card }.
event-drew-unseen = { $seat } pioche { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}.
event-shuffled = { $seat } mélange sa défausse pour former une nouvelle pioche de { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}.
event-paid = { $seat } pose { $card }.
event-bought = { $seat } achète { $card }.
event-took-side = Camp de l’{ $team } : { $side } ; camp de l’{ $other_team } : { $other_side }.
event-deployed = { $seat } déploie { $card } sur le territoire { $territory }.
event-no-room = { $seat } ne trouve pas de place pour { $card }.
event-got-marker = { $seat } reçoit un marqueur { $marker }.
event-lost-marker = { $seat } rend un marqueur { $marker }.
event-removed = { $card } quitte le territoire { $territory } pour la défausse ({ $of_seat }).
event-reordered = { $seat } réordonne le territoire { $territory } : { $card }.
event-passed = { $seat } ne fait rien avec { $card }.
event-gave = { $seat } donne { $card } à { $to_seat }.
event-returned = { $seat } remet { $card } dans la réserve.
event-won = Territoire { $territory } : victoire de l’{ $team }. Ont combattu : Équipe A ({ $a_card }) ; Équipe B ({ $b_card }).
event-won-unopposed = Territoire { $territory } : victoire totale de l’{ $team }, sans opposition. Cartes déployées : { $card }.
event-escaped = { $card } s’échappe et rejoint la défausse ({ $of_seat }).
event-kept = { $number ->
    [0] { $seat } ne garde aucune carte { $card }.
   *[other] { $seat } garde { $card } ×{ $number }.
}
event-discarded = { $seat } défausse de sa main { $card }.
event-ended-points = La bataille est terminée : victoire de l’{ $team }.
event-ended-silence = Aucun déploiement depuis dix manches : l’{ $team }, en tête, l’emporte.
event-ended-rounds = La dernière manche est terminée : l’{ $team }, en tête, l’emporte.
event-ended-points-draw = La bataille se termine par une égalité.
event-ended-silence-draw = Aucun déploiement depuis dix manches : égalité.
event-ended-rounds-draw = La dernière manche est terminée : égalité.

show-round = Manche { $number }
show-team = { $team } ({ $side }) { $number ->
    [one] { $number } point
   *[other] { $number } points
}
show-side = { $side }
show-no-side = sans camp
show-won = gagné par l’{ $team }
show-row = { $team }
show-card = { $card } { $number }
show-empty = aucune carte
show-supply = Réserve
show-offer = coût { $cost } : { $card }
show-seat = { $seat }
show-of-team = { $team }
show-sizes = { $hand } en main, { $deck } dans la pioche
show-markers = marqueurs { $marker }
show-discard = défausse { $card }
show-hand = main { $card }
show-known = connues en main { $card }
show-turn = À { $seat } de jouer
show-actions = { $number ->
    [one] { $number } action
   *[other] { $number } actions
}
show-coins = { $number ->
    [one] { $number } pièce
   *[other] { $number } pièces
}
show-buys = { $number ->
    [one] { $number } achat
   *[other] { $number } achats
}
show-settling = en cours { $card }
show-waiting = en attente { $card }
show-spent = en jeu { $card }

fact-side = Camp choisi
side-none = aucun
fact-bought_card = Cartes achetées
fact-first = A commencé la partie
fact-ending = Comment la bataille s’est terminée
ending-points = aux points

line-territory = Territoire { $territory }
line-adjacent = Trois territoires adjacents
rung-territories = plus de territoires
rung-strength = plus de force sur le champ de bataille
reason-points = { $value ->
    [5] L’{ $team } est la première à cinq points et gagne, 5 à { $other_value }.
    [6] L’{ $team } est la première à cinq points et gagne, 6 à { $other_value }.
    [one] L’{ $team } gagne, { $value } point à { $other_value }.
   *[other] L’{ $team } gagne, { $value } points à { $other_value }.
}
reason-territories = Les deux équipes ont { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; l’{ $team } a plus de territoires, { $value } contre { $other_value }, et gagne.
reason-strength = Égalité de points et de territoires ; l’{ $team } a plus de force sur le champ de bataille, { $value } contre { $other_value }, et gagne.
reason-level = Égalité de points, de territoires et de force sur le champ de bataille : match nul.
ending-silence = Personne n’a déployé de carte depuis dix manches.
ending-rounds = La dernière manche est terminée.

effect-stands = territoire { $territory } : { $how ->
    [alone] positions tenues : { $number } sur 3, personne en face
    [absent] aucune carte de votre camp, force ennemie { $enemy }
    [empty] il n’y reste aucune carte
   *[met] force { $own } contre { $enemy } ; positions menées : votre camp { $won }, l’ennemi { $lost }
}
effect-wins = { $how ->
    [own] votre camp gagne le territoire { $territory } et en est à { $points } sur { $needed }
   *[enemy] l’ennemi gagne le territoire { $territory } et en est à { $points } sur { $needed }
}
effect-leaves = il vous reste alors : actions { $actions }, pièces { $coins }, achats { $buys }
effect-draws = vous piochez { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
effect-waits = { $how ->
    [deployed] déployée ce tour-ci
   *[tactic] prend effet pendant le déploiement
}
effect-pays = vous jouez vos trésors : pièces { $coins }, achats { $buys }
effect-bought = il vous reste : pièces { $coins }, achats { $buys }
effect-takes-side = camp de votre équipe : { $side } ; camp ennemi : { $other_side }
effect-forfeits = { $coins ->
    [0] aucune pièce perdue
   *[other] pièces non dépensées, perdues : { $coins }
}
effect-gets-marker = vous recevez un marqueur { $marker } : une action de plus à chacun de vos tours
effect-returns-marker = { $how ->
    [own] votre camp rend un marqueur { $marker }
   *[enemy] l’ennemi rend un marqueur { $marker }
}
effect-no-room = aucun territoire ne peut la recevoir : elle est défaussée
effect-refills = vous piochez jusqu’à { $number ->
    [one] { $number } nouvelle carte
   *[other] { $number } nouvelles cartes
}
effect-affords = assez pour : { $card }
effect-when-played = une fois jouée : { $gain }
each-gain = { $gain } +{ $number }
gain-cards = cartes
gain-actions = actions
gain-coins = pièces
gain-buys = achats
effect-in-field = force { $strength } : { $how ->
    [decides] en l’état, elle gagnerait aussitôt { $number ->
        [one] le territoire { $territory }
       *[other] l’un des territoires { $territory }
    }
    [leads] en l’état, elle mènerait sa position, { $number ->
        [one] territoire { $territory }
       *[other] territoires { $territory }
    }
    [behind] toutes les cartes ennemies qu’elle pourrait affronter sont au moins aussi fortes
   *[free] aucune carte ennemie n’est sans adversaire
}
effect-brings-marker = une fois déployée : un marqueur { $marker }, une action de plus à chacun de vos tours
effect-does = { $text }
effect-hand-coins = pièces en main ({ $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}), en moyenne : { $now } (actuellement { $was })
effect-last-one = la dernière de la réserve
effect-receives = va dans la défausse d’un allié ({ $to_seat }) ; le Guerrier Horo retourne à la réserve
effect-unused = rien ne change sur le champ de bataille ; { $card } va dans votre défausse
effect-fewer-actions = { $from_seat } n’a alors plus que { $number ->
    [one] { $number } action
   *[other] { $number } actions
} par tour

# l’objet d’un choix, dit une fois aux débutants
about-action = Chaque carte coûte une action : d’abord celles qui en rendent, puis celles qui font piocher ; les troupes seront déployées plus tard dans le tour.
about-buy = La carte achetée va dans votre défausse et viendra plus tard en main ; les pièces ne se gardent pas.
about-next = Les troupes et généraux joués se déploient maintenant, un par un, dans l’ordre de votre choix.
about-territory = Les rangées s’affrontent position par position : deux positions gagnées, ou trois cartes contre aucune, donnent le territoire.
about-marker = Une troupe a quitté le champ de bataille, un marqueur est rendu : ce joueur perd une action par tour.
about-strike = Une carte ennemie de ce territoire peut être défaussée ; celles de derrière avancent.
about-order = Tout dépend de qui fait face à qui : placez vos cartes fortes là où elles gagnent une position.
about-trap = Défaussez une carte ennemie du champ de bataille ; celles de derrière avancent, ce qui peut vous donner un territoire.
about-horo = Défaussez une carte de votre camp, réordonnez une de vos rangées ou donnez une carte à un allié.
about-keep-horo = Les tactiques inutilisées peuvent rester en main pour le prochain tour.
about-keep-trap = Les tactiques inutilisées peuvent rester en main pour le prochain tour.
