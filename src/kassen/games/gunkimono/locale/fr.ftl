title = Gunkimono
tagline = Couvrez le champ de bataille de vos armées ; pour chaque unité, choisissez entre des points tout de suite et l’honneur, qui mène aux forteresses et aux bannières.
option-layout = Le champ de bataille : standard, compact, ou un plan de votre main.
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
