field-title = 戦場。矢印キーでマスを移動、Rでタイルを回します。
square-says = { $at }：{ $troop }、高さ{ $level }
square-formation = { $number ->
    [1] 単独
   *[other] { $number }マスの陣
}
square-stronghold = { $seat }の城
square-claimed = { $seat }の陣
square-legal = 選べます
square-closed = 選べません
small-says = 小タイル：{ $troop }
pick-tile = 置くタイルを選び、次にマスを選んでください。
pick-square = どのマスに置きますか（大タイルは最初の半分のマス）。
turn-tile = 回す
gives-either = { $troop }：{ $points }点か、名誉{ $honor }段。
gives-points = { $troop }：{ $points }点、名誉なし。
gives-honor = { $troop }：名誉{ $honor }段、得点なし。
gives-nothing = { $troop }：何もなし。
needs-support = { $at }に支えが必要です。
castle-changes = { $seat }の陣：{ $was } → { $now }。
site-worth = { $at }：今回を含め毎手番{ $number }点。
score-formation = { $number ->
    [1] 点（1マスだけの陣）
   *[other] 点（陣の大きさ）
}
score-steps = 名誉 { $from } → { $to }。
score-banner = { $banner }の旗（{ $from }〜{ $to }点）を取ります。
score-no-banner = 旗は残っていません。
score-builds = 5つのコマがそろい、城を建てます。
honor-at = { $troop } { $number }
honor-left = { $troop }はトラックから外れた
banner-stack = { $troop }の旗{ $number }本、一番上は{ $banner }
banner-stack-none = { $troop }の旗はもうありません
last-round = 最終ラウンド

sheet-title = 得点の内訳
sheet-banners = 旗
track-castle = { $step }段目：{ $stronghold ->
    [1] 1つ目
   *[other] 2つ目
}の城
track-next = { $step }段目：{ $stronghold ->
    [1] 1つ目
   *[other] 2つ目
}の城、5つのうち{ $number }つが到達
track-banners = { $step }段目：旗（{ $values }）
# コマやカードの説明
tip-tile = 半分ごとに、陣の大きさだけ得点するか、城マークの数だけ名誉を得ます。
tip-reserve = 小タイル。1マスに置くか、伏せて大タイルの支えにします。
tip-row = 大タイルを置いたら、この中から1枚か、山の一番上を取ります。
tip-hidden = 本人だけが見られるタイル。
tip-first = スタートプレイヤー。最後のラウンドはこの人の手前で終わります。
tip-stronghold = 城。持ち主の手番が終わるたびに、陣の部隊1つにつき1点。
tip-honor = 名誉。5つのコマがすべて城の段に届けば城を建て、一番上に届いたコマは旗を取ります。
