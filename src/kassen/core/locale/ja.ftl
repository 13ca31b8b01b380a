seat-name = プレイヤー{ $number }
list-comma = 、
list-count = { $name }{ $number }枚
list-range = { $low }〜{ $high }
list-semicolon = ／
list-sentence = { "" }
show-head = { $head }：
show-line = { $name }：{ $facts }
lesson-name-1 = アキ
lesson-name-2 = レン
lesson-name-3 = ユキ
lesson-name-4 = ソラ
lesson-name-5 = カイト
lesson-name-6 = ハナ

reason-points = { $seat }の勝ち。{ $value }点対{ $other_value }点。
reason-level = { $seat }はすべて同じで、勝利を分け合う。
reason-after = { $ending }{ $reason }
reason-most = { $reason }{ $most }
line-points = { $name }：{ $number }
line-none = 得点なし
line-score = 得点
rung-points = 点

# 使えない入力
list-or = 、
wrong-game = 「{ $given }」というゲームはありません。{ $choices }から選んでください。
wrong-players = { $game }は{ $choices }人用です（入力：{ $given }）。
wrong-option = このゲームに「{ $given }」というオプションはありません。{ $choices }から選んでください。
wrong-no-options = このゲームに「{ $given }」というオプションはありません。オプションは1つもありません。
wrong-choice = オプション{ $option }に「{ $given }」は使えません。{ $choices }から選んでください。
wrong-choice-or-file = オプション{ $option }に「{ $given }」は使えません。{ $choices }から選ぶか、ファイルを指定してください。
wrong-option-file = オプション{ $option }：{ $choices }から選ぶか、ファイルを指定してください。{ $file }を読み込めません（{ $reason }）。
wrong-option-size = オプション{ $option }：ファイル{ $file }が100 kBを超えています。
wrong-pair = オプションは「名前=値」と書きます（入力：{ $given }）。
wrong-seed = シードは0から2^64−1までの整数か、空でない文字列です（入力：{ $given }）。
wrong-log = 保存されたゲームではありません（{ $reason }）。
wrong-format = このファイルの形式は{ $given }です。このプログラムは形式{ $known }を読みます。
