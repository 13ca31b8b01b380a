title = 軍記物
tagline = 戦場に部隊を重ね、部隊ごとに今の得点か、城と旗につながる名誉かを選ぼう。
goal = 目的：終了タイルが出たあと、勝利点が一番多い人の勝ち。陣はタイルを置いたとき、城は毎手番、旗は最後に得点になります。
option-layout = 使う戦場。
choice-layout-standard = 標準
choice-layout-compact = コンパクト
option-strict_build = すでに城のある陣には、自分の城であっても新しい城を建てられない。

troop-infantry = 歩兵
troop-samurai = 侍
troop-cavalry = 騎馬
troop-spearman = 槍
troop-archer = 弓

show-letter-infantry = 歩
show-letter-samurai = 侍
show-letter-cavalry = 騎
show-letter-spearman = 槍
show-letter-archer = 弓

tile-infantry1-samurai2 = 歩兵1＋侍2
tile-infantry2-samurai1 = 歩兵2＋侍1
tile-infantry1-cavalry2 = 歩兵1＋騎馬2
tile-infantry2-cavalry1 = 歩兵2＋騎馬1
tile-infantry1-spearman2 = 歩兵1＋槍2
tile-infantry2-spearman1 = 歩兵2＋槍1
tile-infantry1-archer2 = 歩兵1＋弓2
tile-infantry2-archer1 = 歩兵2＋弓1
tile-samurai1-cavalry2 = 侍1＋騎馬2
tile-samurai2-cavalry1 = 侍2＋騎馬1
tile-samurai1-spearman2 = 侍1＋槍2
tile-samurai2-spearman1 = 侍2＋槍1
tile-samurai1-archer2 = 侍1＋弓2
tile-samurai2-archer1 = 侍2＋弓1
tile-cavalry1-spearman2 = 騎馬1＋槍2
tile-cavalry2-spearman1 = 騎馬2＋槍1
tile-cavalry1-archer2 = 騎馬1＋弓2
tile-cavalry2-archer1 = 騎馬2＋弓1
tile-spearman1-archer2 = 槍1＋弓2
tile-spearman2-archer1 = 槍2＋弓1

banner-dragon = 龍
banner-crane = 鶴
banner-lotus = 蓮

phase-place = タイルを置く
phase-support = 支えを選ぶ
phase-score = 得点
phase-build = 城を建てる
phase-refill = 補充
phase-over = ゲーム終了

prompt-place = タイルを置いてください。大タイルの最初の部隊は、先に書かれたマスに載ります。
prompt-support = 2つのマスの高さが1段違います。低い方に伏せて敷く小タイルを選んでください。
prompt-score = { $troop }：得点と名誉のどちらにしますか。
prompt-build = 5つの名誉コマがすべて城の段に届きました。城を建てるマスを選んでください。
prompt-refill = 表向きのタイルを取るか、山の一番上を見ずに引いてください。
prompt-over = ゲーム終了。

move-place = { $tile }を{ $at }と{ $to }に置く
move-place-small = 小タイルの{ $troop }を{ $at }に置く
move-support = 小タイルの{ $troop }を支えにする
move-points = { $troop }の陣で{ $number }点
move-honor = { $troop }の名誉を{ $number }段
move-build = { $at }に城を建てる
move-take = { $tile }を取る
move-draw = 山から引く

event-first-chosen = スタートプレイヤーは{ $seat }。
event-dealt = { $seat }に{ $tile }が配られた。
event-dealt-unseen = { $seat }にタイルが3枚配られた。
event-revealed = 表向きのタイル：{ $tile }。
event-placed = { $seat }が{ $tile }を{ $at }と{ $to }に置く。
event-placed-small = { $seat }が小タイルの{ $troop }を{ $at }に置く。
event-supported = { $seat }が小タイルの{ $troop }を{ $at }に伏せて支えにする。
event-scored = { $seat }が{ $troop }で{ $number }点：{ $squares }。
event-honored = { $seat }の{ $troop }の名誉が{ $number }段上がり、{ $reached }段になる。
event-not-scored = { $seat }は{ $troop }では何も得ない。
event-banner = { $seat }が{ $troop }の{ $banner }の旗（{ $value }点）を取り、コマはトラックから外れる。
event-banner-unseen = { $seat }が{ $troop }の{ $banner }の旗を取り、コマはトラックから外れる。
event-no-banner = { $seat }の{ $troop }のコマはトラックから外れるが、旗はもう残っていない。
event-built = { $seat }が{ $at }に城を建てる。その陣：{ $squares }。
event-waits = { $seat }は城を建てるはずだが、建てられるマスがない。次の手番を待つ。
event-assessed = { $seat }が{ $at }の城で{ $number }点：{ $squares }。
event-taken = { $seat }が{ $tile }を取る。
event-drawn = { $seat }が山から{ $tile }を引く。
event-drawn-unseen = { $seat }が山から1枚引く。
event-end-drawn = { $seat }が終了タイルを引いた。このラウンドが最後。
event-end-revealed = 終了タイルが現れた。このラウンドが最後。
event-passed = { $seat }は何も置けないのでパス。
event-banners = { $seat }の旗：{ $value }、合計{ $number }点。
event-banners-none = { $seat }は旗を持っていない。
event-ended = ゲーム終了。

show-points = { $number }点
show-tiles = タイル{ $number }枚
show-key = 各マス：部隊、高さ、城があれば「!」とその持ち主の番号。
show-letter = { $letter }＝{ $troop }
show-honor = 名誉
show-track = 城は{ $first }段と{ $second }段、旗は{ $top }段。「–」はトラックから外れたコマ。
show-banners-left = 残りの旗
show-none = なし
show-reserve = 小タイル
show-strongholds = 城
show-banners = 旗
show-banner = { $banner }（{ $troop }）
show-banner-value = { $banner } { $value }点（{ $troop }）
show-known = 判明しているタイル
show-hand = 手札
show-row = 表向き
show-stack = 山{ $number }枚、終わりの山{ $end }枚
show-ending = 終了タイルが現れた。このラウンドが最後。
show-turn = この手番：{ $tile }を{ $at }に
show-turn-two = この手番：{ $tile }を{ $at }と{ $to }に
show-first = スタートプレイヤー
show-seat = { $seat }
show-tile = { $tile }
show-troop = { $troop }

fact-strongholds = 建てた城
fact-banners = 取った旗
fact-banner = 取った旗（種類別）
fact-banner_troop = 取った旗（部隊別）
fact-points_troop = 得点（部隊別）
fact-honor_troop = 名誉の段（部隊別）
fact-first = スタートプレイヤーだった

line-troops = 置いた部隊の得点
line-strongholds = 手番終わりの城の得点
line-banner = { $banner }の旗（{ $troop }）
line-before = この局面より前
rung-troops = 自分の陣にある部隊の数
reason-troops = { $level_seat }は{ $points }点で同点。自分の陣にある部隊が多い{ $seat }の勝ち（{ $value }対{ $other_value }）。

effect-half = { $troop }：{ $how ->
    [either] +{ $points }点または名誉{ $honor }段
    [points] +{ $points }点、名誉なし
    [honor] 名誉{ $honor }段、得点なし
   *[nothing] なし
}
effect-support = { $at }の支えに小タイルを1枚使う
effect-left = 残りの小タイル：{ $number }枚
effect-formation = { $seat }の{ $at }の城：陣 { $was } → { $now }
effect-points = 得点 { $was } → { $now }
effect-climb = { $troop }の名誉 { $was } → { $now }
effect-banner = { $banner }の旗を取る（{ $least }〜{ $most }点）
effect-no-banner = { $troop }の名誉コマがトラックから外れる。旗は残っていない
effect-could-claim = { $troop }の名誉なら{ $banner }の旗（{ $least }〜{ $most }点）
effect-builds = 名誉コマが5つとも届き、この手番に{ $number ->
    [1] 1つ目
   *[other] 2つ目
}の城を建てる（手番ごとに最大{ $points }点）
effect-could-build = 名誉を選べばこの手番に{ $number ->
    [1] 1つ目
   *[other] 2つ目
}の城を建てられる（手番ごとに最大{ $points }点）
effect-reached = { $stronghold ->
    [1] 1つ目
   *[other] 2つ目
}の城に必要な{ $row }段に、名誉コマ5つのうち{ $number }つが届く
effect-income = この手番から毎手番{ $points }点
effect-promises = { $troop }：最大の陣は{ $number }マス。名誉{ $was }→{ $now }
effect-seen = 全員に知られる
effect-unseen = ほかの人には見えない
effect-end-tile = { $number ->
    [1] 終了タイルが出る。このラウンドで最後
   *[other] 終了タイルかもしれない（{ $number }枚のうち1枚）
}

# 初めての人に一度だけ伝える、その手の意味
about-place = 同じ部隊の大きな陣につながるようにタイルを置きます。半分ごとに得点します。
about-support = 小タイルを1枚使って2マスの高さをそろえます。一番いらないものを選びます。
about-score = 得点は今の陣の大きさ。名誉はコマを進め、あとで城や旗になります。
about-build = 城は自分の手番が終わるたびに陣全体の点を得ます。大きくて切られにくい陣を選びます。
about-refill = 表向きの1枚（ほかの人に見えます）か、山の見えない1枚を取ります。

# 終了時、1位と次の人で最も差がついたところ
most-line = 最も差がついたのは{ $kind ->
    [banner] 旗
    [strongholds] 城
    [troops] 部隊
   *[before] それまでの点
}、{ $value }点対{ $other_value }点。
