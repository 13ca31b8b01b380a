seat-name = Player { $number }
list-comma = { ", " }
list-count = { $number } { $name }
