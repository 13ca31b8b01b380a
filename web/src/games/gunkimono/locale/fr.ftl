field-title = Champ de bataille. Les flèches vont de case en case, R tourne la tuile.
square-says = { $at } : { $troop }, niveau { $level }
square-formation = { $number ->
    [one] isolé
   *[other] formation de { $number }
}
square-stronghold = forteresse de { $seat }
square-claimed = formation de { $seat }
square-legal = peut être choisie
square-closed = ne peut pas être choisie
small-says = Petite tuile : { $troop }
pick-square = Sur quelle case ? La première moitié d’une grande tuile y va.
turn-tile = Tourner
gives-either = { $troop } : +{ $points } ou { $honor } d’honneur.
gives-points = { $troop } : +{ $points }, pas d’honneur.
gives-honor = { $troop } : { $honor } d’honneur, pas de points.
gives-nothing = { $troop } : rien.
needs-support = { $at } demande un soutien.
castle-changes = Formation de { $seat } : { $was } → { $now }.
site-worth = En { $at } : { $number } à chacun de vos tours, celui-ci compris.
score-formation = { $number ->
    [one] point, isolé
   *[other] points pour la formation
}
score-steps = honneur { $from } → { $to }.
score-banner = Vous prenez la bannière { $banner }, { $from } à { $to }.
score-no-banner = Il n’y a plus de bannière.
score-builds = Les cinq sont assez hauts : vous bâtissez une forteresse.
honor-at = { $troop } { $number }
honor-left = { $troop } : a quitté la piste
banner-stack = { $number ->
    [one] 1 bannière
   *[other] { $number } bannières
} pour { $troop }, au sommet : { $banner }
banner-stack-none = plus de bannière pour { $troop }
last-round = Dernier tour
