seat-name = プレイヤー{ $number }
list-comma = 、
list-count = { $name }{ $number }枚
