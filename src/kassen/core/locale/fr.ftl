seat-name = Joueur { $number }
list-comma = { ", " }
list-count = { $number ->
    [1] { $name }
   *[other] { $name } ×{ $number }
}
list-range = { $low }–{ $high }
list-semicolon = { " ; " }
list-sentence = { " " }
show-head = { $head } :
show-line = { $name } : { $facts }
lesson-name-1 = Aki
lesson-name-2 = Ren
lesson-name-3 = Yuki
lesson-name-4 = Sora
lesson-name-5 = Kaito
lesson-name-6 = Hana

reason-points = { $seat } { $number ->
    [one] gagne
   *[other] gagnent
}, { $value ->
    [one] { $value } point
   *[other] { $value } points
} à { $other_value }.
reason-level = Égalité en tout, victoire partagée : { $seat }.
reason-after = { $ending } { $reason }
reason-most = { $reason } { $most }
line-points = { $name } : { $number }
line-none = aucun point
line-score = Total des points
rung-points = points

# ce qui a été donné et ne peut pas servir
list-or = { " ou " }
wrong-game = il n’y a pas de jeu « { $given } » ; choisissez { $choices }
wrong-players = { $game } se joue à { $choices }, pas à { $given }
wrong-option = ce jeu n’a pas d’option « { $given } » ; choisissez { $choices }
wrong-no-options = ce jeu n’a pas d’option « { $given } » ; il n’en a aucune
wrong-choice = option { $option } : « { $given } » n’est pas permis ; choisissez { $choices }
wrong-choice-or-file = option { $option } : « { $given } » n’est pas permis ; choisissez { $choices }, ou un fichier
wrong-option-file = option { $option } : choisissez { $choices }, ou un fichier ; { $file } est illisible ({ $reason })
wrong-option-size = option { $option } : le fichier { $file } dépasse 100 ko
wrong-pair = une option s’écrit nom=valeur, et non « { $given } »
wrong-seed = une graine est un nombre entier de 0 à 2^64−1 ou un texte non vide, et non { $given }
wrong-log = ce n’est pas une partie enregistrée ({ $reason })
wrong-format = ce fichier a le format { $given } ; ce programme lit le format { $known }
