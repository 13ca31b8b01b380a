seat-name = Player { $number }
list-comma = { ", " }
list-count = { $number ->
    [1] { $name }
   *[other] { $name } ×{ $number }
}
list-semicolon = { "; " }
list-sentence = { " " }
show-head = { $head }:
show-line = { $name }: { $facts }
lesson-name-1 = Aki
lesson-name-2 = Ren
lesson-name-3 = Yuki
lesson-name-4 = Sora
lesson-name-5 = Kaito
lesson-name-6 = Hana

reason-points = { $seat } { $number ->
    [one] wins
   *[other] win
}, { $value ->
    [one] 1 point
   *[other] { $value } points
} to { $other_value }.
reason-level = Level in everything, so they share the win: { $seat }.
reason-after = { $ending } { $reason }
line-points = { $name }: { $number }
line-none = no points
line-score = Score
rung-points = points
