title = Gunkimono
tagline = Couvrez le champ de bataille de vos armées ; pour chaque unité, choisissez entre des points tout de suite et l’honneur, qui mène aux forteresses et aux bannières.
goal = Le but : le plus de points de victoire quand la tuile de fin est sortie. Les formations marquent au placement, les forteresses à chaque tour, les bannières à la fin.
option-layout = Le champ de bataille.
choice-layout-standard = plan standard
choice-layout-compact = plan compact
option-strict_build = On ne peut pas bâtir dans une formation qui contient déjà une forteresse, même la sienne.

troop-infantry = infanterie
troop-samurai = samouraï
troop-cavalry = cavalerie
troop-spearman = lancier
troop-archer = archer

show-letter-infantry = I
show-letter-samurai = S
show-letter-cavalry = C
show-letter-spearman = L
show-letter-archer = A

tile-infantry1-samurai2 = infanterie 1 + samouraï 2
tile-infantry2-samurai1 = infanterie 2 + samouraï 1
tile-infantry1-cavalry2 = infanterie 1 + cavalerie 2
tile-infantry2-cavalry1 = infanterie 2 + cavalerie 1
tile-infantry1-spearman2 = infanterie 1 + lancier 2
tile-infantry2-spearman1 = infanterie 2 + lancier 1
tile-infantry1-archer2 = infanterie 1 + archer 2
tile-infantry2-archer1 = infanterie 2 + archer 1
tile-samurai1-cavalry2 = samouraï 1 + cavalerie 2
tile-samurai2-cavalry1 = samouraï 2 + cavalerie 1
tile-samurai1-spearman2 = samouraï 1 + lancier 2
tile-samurai2-spearman1 = samouraï 2 + lancier 1
tile-samurai1-archer2 = samouraï 1 + archer 2
tile-samurai2-archer1 = samouraï 2 + archer 1
tile-cavalry1-spearman2 = cavalerie 1 + lancier 2
tile-cavalry2-spearman1 = cavalerie 2 + lancier 1
tile-cavalry1-archer2 = cavalerie 1 + archer 2
tile-cavalry2-archer1 = cavalerie 2 + archer 1
tile-spearman1-archer2 = lancier 1 + archer 2
tile-spearman2-archer1 = lancier 2 + archer 1

banner-dragon = dragon
banner-crane = grue
banner-lotus = lotus

phase-place = Poser une tuile
phase-support = Choisir un soutien
phase-score = Marquer ses points
phase-build = Bâtir une forteresse
phase-refill = Compléter sa main
phase-over = Fin de partie

prompt-place = Posez une tuile : la première unité d’une grande tuile va sur la case nommée en premier.
prompt-support = Les cases diffèrent d’un niveau. Quelle petite tuile glisser, face cachée, sous la moitié la plus basse ?
prompt-score = Points de victoire ou points d’honneur ({ $troop }) ?
prompt-build = Vos cinq marqueurs sont assez hauts : où bâtissez-vous votre forteresse ?
prompt-refill = Prenez une tuile visible, ou la première de la pile sans la voir.
prompt-over = La partie est terminée.

move-place = Poser { $tile } sur { $at } et { $to }
move-place-small = Poser la petite tuile { $troop } sur { $at }
move-support = Soutenir avec la petite tuile { $troop }
move-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
} de victoire (formation : { $troop })
move-honor = { $number ->
    [one] { $number } point
   *[other] { $number } points
} d’honneur (colonne : { $troop })
move-build = Bâtir sur { $at }
move-take = Prendre { $tile }
move-draw = Piocher dans la pile

event-first-chosen = { $seat } commence.
event-dealt = { $seat } reçoit { $tile }.
event-dealt-unseen = { $seat } reçoit trois tuiles.
event-revealed = Nouvelle tuile visible : { $tile }.
event-placed = { $seat } pose { $tile } sur { $at } et { $to }.
event-placed-small = { $seat } pose la petite tuile { $troop } sur { $at }.
event-supported = { $seat } pose la petite tuile { $troop } face cachée sur { $at }, comme soutien.
event-scored = { $seat } marque { $number ->
    [one] { $number } point
   *[other] { $number } points
} ({ $troop } : { $squares }).
event-honored = { $seat } gagne { $number ->
    [one] { $number } point
   *[other] { $number } points
} d’honneur ({ $troop }) et atteint la case { $reached }.
event-not-scored = { $seat } ne marque rien ({ $troop }).
event-banner = { $seat } prend la bannière { $banner } de la colonne { $troop }, qui vaut { $value } ; le marqueur quitte la piste.
event-banner-unseen = { $seat } prend la bannière { $banner } de la colonne { $troop } ; le marqueur quitte la piste.
event-no-banner = { $seat } : le marqueur { $troop } quitte la piste, mais il n’y reste plus de bannière.
event-built = { $seat } bâtit une forteresse sur { $at }. Sa formation : { $squares }.
event-waits = { $seat } devrait bâtir une forteresse, mais aucune case ne convient ; elle attend.
event-assessed = { $seat } reçoit { $number ->
    [one] { $number } point
   *[other] { $number } points
} pour la forteresse sur { $at } : { $squares }.
event-taken = { $seat } prend { $tile }.
event-drawn = { $seat } pioche { $tile }.
event-drawn-unseen = { $seat } pioche une tuile.
event-end-drawn = { $seat } pioche la tuile de fin : c’est le dernier tour de table.
event-end-revealed = La tuile de fin apparaît : c’est le dernier tour de table.
event-passed = { $seat } ne peut rien poser et passe.
event-banners = { $seat } montre ses bannières : { $value }, en tout { $number }.
event-banners-none = { $seat } n’a pas de bannière.
event-ended = La partie est terminée.

show-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
show-tiles = { $number ->
    [one] { $number } tuile
   *[other] { $number } tuiles
}
show-key = Par case : unité, niveau et, avec une forteresse, « ! » et le numéro du joueur.
show-letter = { $letter } { $troop }
show-honor = Honneur
show-track = Forteresses : cases { $first } et { $second } ; bannières : case { $top } ; « – » : a quitté la piste.
show-banners-left = Bannières sur les piles
show-none = aucune
show-reserve = petites tuiles
show-strongholds = forteresses
show-banners = bannières
show-banner = { $banner } ({ $troop })
show-banner-value = { $banner } { $value } ({ $troop })
show-known = tuiles connues
show-hand = main
show-row = Tuiles visibles
show-stack = { $number ->
    [one] { $number } tuile dans la pile
   *[other] { $number } tuiles dans la pile
}, { $end } dans la pile de fin
show-ending = La tuile de fin est apparue : c’est le dernier tour de table.
show-turn = Ce tour-ci : { $tile } sur { $at }
show-turn-two = Ce tour-ci : { $tile } sur { $at } et { $to }
show-first = premier joueur
show-seat = { $seat }
show-tile = { $tile }
show-troop = { $troop }

fact-strongholds = Forteresses bâties
fact-banners = Bannières prises
fact-banner = Bannières prises, par série
fact-banner_troop = Bannières prises, par unité
fact-points_troop = Points marqués, par unité
fact-honor_troop = Points d’honneur, par unité
fact-first = A été premier joueur

line-troops = Unités à leur placement
line-strongholds = Forteresses en fin de tour
line-banner = Bannière { $banner } ({ $troop })
line-before = Avant cette position
rung-troops = plus d’unités dans ses propres formations
reason-troops = À égalité à { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $level_seat }. { $seat } { $number ->
    [one] a plus d’unités dans ses propres formations
   *[other] ont plus d’unités dans leurs propres formations
}, { $value } contre { $other_value }.

effect-half = { $troop } : { $how ->
    [either] +{ $points } ou { $honor } en honneur
    [points] +{ $points }, sans honneur
    [honor] { $honor } en honneur, sans points
   *[nothing] rien
}
effect-support = une petite tuile sert de soutien en { $at }
effect-left = petites tuiles restantes : { $number }
effect-formation = { $seat }, forteresse en { $at } : formation { $was } → { $now }
effect-points = points { $was } → { $now }
effect-climb = { $troop }, honneur { $was } → { $now }
effect-banner = vous prenez la bannière { $banner } ({ $least } à { $most } points)
effect-no-banner = le marqueur ({ $troop }) quitte la piste, et il n’y reste pas de bannière
effect-could-claim = l’honneur ({ $troop }) donne la bannière { $banner } ({ $least } à { $most } points)
effect-builds = vos cinq marqueurs sont assez hauts : vous bâtissez ce tour votre { $number ->
    [1] première
   *[other] seconde
} forteresse, jusqu’à { $points ->
    [one] { $points } point
   *[other] { $points } points
} par tour
effect-could-build = avec l’honneur vous bâtissez ce tour votre { $number ->
    [1] première
   *[other] seconde
} forteresse, jusqu’à { $points ->
    [one] { $points } point
   *[other] { $points } points
} par tour
effect-reached = { $number } de vos 5 marqueurs à la case { $row } ou plus haut (il en faut 5 pour votre { $stronghold ->
    [1] première
   *[other] seconde
} forteresse)
effect-income = { $points ->
    [one] { $points } point
   *[other] { $points } points
} à chacun de vos tours, dès maintenant
effect-promises = { $troop } : la plus grande formation compte { $number ->
    [one] { $number } case
   *[other] { $number } cases
} ; honneur { $was } → { $now }
effect-seen = tout le monde saura que vous l’avez
effect-unseen = personne d’autre ne la voit
effect-end-tile = { $number ->
    [1] la tuile de fin apparaît : c’est le dernier tour de table
   *[other] la tuile de fin peut apparaître (1 chance sur { $number })
}

# l’objet d’un choix, dit une fois aux débutants
about-place = Posez une tuile pour que ses unités rejoignent de grandes formations de leur type ; chaque moitié marquera.
about-support = Une petite tuile est dépensée pour mettre les deux cases au même niveau ; choisissez celle dont vous avez le moins besoin.
about-score = Des points pour la formation, tout de suite ; ou de l’honneur, qui rapproche votre marqueur des forteresses et des bannières et rapporte plus tard.
about-build = Une forteresse marque toute sa formation à la fin de chacun de vos tours ; choisissez une formation grande et difficile à couper.
about-refill = Vous prenez une tuile visible, que les autres voient, ou une inconnue de la pile.

# à la fin, là où le premier et le suivant diffèrent le plus
most-line = { $kind ->
    [banner] Les bannières ont
    [strongholds] Les forteresses ont
    [troops] Les unités posées ont
   *[before] Les points d’avant ont
} creusé le plus grand écart : { $value } à { $other_value }.
