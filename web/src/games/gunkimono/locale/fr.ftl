field-title = Champ de bataille. Les flèches vont de case en case, R tourne la tuile.
square-says = { $at } : { $troop }, niveau { $level }
square-formation = { $number ->
    [1] unité isolée
   *[other] formation de { $number }
}
square-stronghold = forteresse ({ $seat })
square-claimed = formation ({ $seat })
square-legal = peut être choisie
square-closed = ne peut pas être choisie
small-says = Petite tuile : { $troop }
pick-tile = Posez une tuile : choisissez-la, puis une case.
pick-square = Sur quelle case ? La première moitié d’une grande tuile y va.
turn-tile = Tourner
gives-either = { $troop } : +{ $points }, ou { $honor } en honneur.
gives-points = { $troop } : +{ $points }, sans honneur.
gives-honor = { $troop } : { $honor } en honneur, sans points de victoire.
gives-nothing = { $troop } : rien.
needs-support = { $at } demande un soutien.
castle-changes = Formation ({ $seat }) : { $was } → { $now }.
site-worth = En { $at } : { $number ->
    [one] { $number } point
   *[other] { $number } points
} à chacun de vos tours, celui-ci compris.
score-formation = { $number ->
    [one] point, unité isolée
   *[other] points pour la formation
}
score-steps = honneur { $from } → { $to }.
score-banner = Vous prenez la bannière { $banner } ({ $from } à { $to } points).
score-no-banner = Il n’y a plus de bannière.
score-builds = Vos cinq marqueurs sont assez hauts : vous bâtissez une forteresse.
honor-at = { $troop } { $number }
honor-left = { $troop } : a quitté la piste
banner-stack = { $number ->
    [one] { $number } bannière
   *[other] { $number } bannières
} pour { $troop }, au sommet : { $banner }
banner-stack-none = plus de bannière pour { $troop }
last-round = Dernier tour de table

sheet-title = D’où viennent les points
sheet-banners = Bannières
track-castle = Case { $step } : { $stronghold ->
    [1] première
   *[other] seconde
} forteresse
track-next = Case { $step } : { $stronghold ->
    [1] première
   *[other] seconde
} forteresse, { $number } de vos 5 y sont
track-banners = Case { $step } : bannières de valeur { $values }
# ce qu’est une pièce
tip-tile = Chaque moitié marque : des points pour sa formation, ou de l’honneur pour ses symboles.
tip-reserve = Petites tuiles : sur une seule case, ou face cachée pour soutenir une grande tuile.
tip-row = Après une grande tuile, vous prenez une de celles-ci ou la première de la pile.
tip-hidden = Une tuile que seul son joueur voit.
tip-first = A commencé la partie ; le dernier tour de table s’arrête juste avant.
tip-stronghold = Une forteresse : un point par unité de sa formation, à la fin de chaque tour de son joueur.
tip-honor = L’honneur : quand vos cinq marqueurs atteignent une case de forteresse, vous bâtissez une forteresse ; un marqueur arrivé en haut prend une bannière.
