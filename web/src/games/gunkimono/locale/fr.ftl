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
score-banner = Vous prenez la bannière { $banner }, { $from } à { $to }.
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
