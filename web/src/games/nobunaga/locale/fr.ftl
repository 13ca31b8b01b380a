card-says = { $house }, vaut { $first }, la seconde ajoute { $second }
note-took = a pris { $house }
note-active = joueur actif
note-attacks = attaque { $house }
note-lays = conquiert { $house }
attack-title = Attaque contre { $house }
attack-lays = marque { $value }
attack-takes-back = reprend
attack-nothing = aucune carte
attack-gets-active = devient joueur actif
attack-line = Au-delà de ce rang, personne ne marque
attack-ties = Égalités : le joueur actif, puis Nobunaga, puis sens horaire
place-left = déjà utilisées
place-right = campagne
place-above = Points des cartes que Nobunaga a conquises
card-back = une carte, face cachée
taken-by = { $house }, prise par { $seat }
campaign-nth = campagne { $number }

sheet-title = Cartes conquises, maison par maison
sheet-house = Maison
sheet-worth = { $first }, puis +{ $second }
shows-his = Nobunaga montre { $number }
lays-scores = marque { $points }
lays-perhaps = peut-être { $points }
# ce qu’est une pièce
tip-active = La carte Joueur actif : qui la détient commence la manche, désigne les maisons à attaquer et l’emporte en cas d’égalité.
tip-lord = Nobunaga. Tous le servent, mais s’il a le plus de points à la fin, tout le monde perd.
