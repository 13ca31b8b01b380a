seat-name = Joueur { $number }
list-comma = { ", " }
list-count = { $number ->
    [1] { $name }
   *[other] { $name } ×{ $number }
}
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
line-points = { $name } : { $number }
line-none = aucun point
line-score = Total des points
rung-points = points
