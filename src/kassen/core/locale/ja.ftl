seat-name = プレイヤー{ $number }
list-comma = 、
list-count = { $name }{ $number }枚
lesson-name-1 = アキ
lesson-name-2 = レン
lesson-name-3 = ユキ
lesson-name-4 = ソラ
lesson-name-5 = カイト
lesson-name-6 = ハナ

reason-points = { $seat }の勝ち。{ $value }点対{ $other_value }点。
reason-level = { $seat }はすべて同じで、勝利を分け合う。
reason-after = { $ending }{ $reason }
line-score = 得点
rung-points = 点
