seat-name = Joueur { $number }
list-comma = { ", " }
list-count = { $number } { $name }
