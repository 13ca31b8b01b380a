title = Bluff
tagline = Misez sur les dés de tous en ne connaissant que les vôtres, ou doutez de la mise précédente.
goal = Le but : le plus de points après trois manches ; à chaque doute, qui a raison en gagne un.
option-dice = Combien de dés lance chaque joueur.

phase-bid = Mises
phase-over = Fin de partie

prompt-bid = Combien de dés en tout montrent 4 ou plus ? Misez plus haut ou doutez de la dernière mise.
prompt-over = La partie est terminée.

move-bid = Miser { $number }
move-doubt = Douter qu’il y en ait { $number }

event-round = Manche { $number }, { $seat } commence.
event-rolled = { $seat } lance { $dice }.
event-bids = { $seat } mise { $number }.
event-doubts = { $seat } doute de la mise ({ $bidder_seat }).
event-shown = { $seat } montre { $dice }.
event-right = { $number ->
    [one] { $number } dé montre
   *[other] { $number } dés montrent
} 4 ou plus : la mise était juste, un point pour { $seat }.
event-wrong = { $number ->
    [one] { $number } dé montre
   *[other] { $number } dés montrent
} 4 ou plus : la mise était trop haute, un point pour { $seat }.
event-ended = La troisième manche est terminée.

show-seat = { $seat }
show-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
show-dice = dés { $dice }
show-round = Manche { $number }
show-all = { $number ->
    [one] { $number } dé
   *[other] { $number } dés
} en tout
show-bid = dernière mise { $number }
show-no-bid = pas encore de mise

effect-needs = { $number ->
    [0] vos propres dés suffisent pour { $bid }
   *[other] { $bid } est juste si au moins { $number } des { $of } autres dés montrent 4 ou plus
}
