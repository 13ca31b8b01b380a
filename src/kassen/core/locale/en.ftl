seat-name = Player { $number }
list-comma = { ", " }
list-count = { $number ->
    [1] { $name }
   *[other] { $name } ×{ $number }
}
list-range = { $low }–{ $high }
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
reason-level = Tied in everything, so they share the win: { $seat }.
reason-after = { $ending } { $reason }
reason-most = { $reason } { $most }
line-points = { $name }: { $number }
line-none = no points
line-score = Score
rung-points = points

# what was given and cannot be used
list-or = { " or " }
wrong-game = there is no game “{ $given }”; choose from { $choices }
wrong-players = { $game } is for { $choices } players, not { $given }
wrong-option = this game has no option “{ $given }”; choose from { $choices }
wrong-no-options = this game has no option “{ $given }”; it has none
wrong-choice = option { $option }: “{ $given }” is not allowed; choose { $choices }
wrong-choice-or-file = option { $option }: “{ $given }” is not allowed; choose { $choices }, or a file
wrong-option-file = option { $option }: choose { $choices }, or a file; { $file } cannot be read ({ $reason })
wrong-option-size = option { $option }: the file { $file } is larger than 100 kB
wrong-pair = an option is written name=value, not “{ $given }”
wrong-seed = a seed must be a whole number from 0 to 2^64−1 or a non-empty text, not { $given }
wrong-log = this is not a saved game ({ $reason })
wrong-format = this file has format { $given }; this program reads format { $known }
