short-ieyasu = 徳川家康
short-fukushima = 福島正則
short-kuroda = 黒田長政
short-ii = 井伊直政
short-kobayakawa = 小早川
short-ishida = 石田三成
short-hideyori = 豊臣秀頼
short-shimazu = 島津義弘
short-ukita = 宇喜多
short-otani = 大谷吉継
short-peasants = 農民兵
short-spearmen = 槍足軽
short-archers = 弓足軽
short-cavalry = 騎馬兵
short-gunners = 鉄砲足軽
short-horo = 母衣武者
short-trap = 調略
short-flood = 治山治水
short-post = 伝馬
short-council = 軍議
short-supply = 兵站
short-market = 楽市楽座
short-copper = 銅銭
short-silver = 銀
short-gold = 金

text-ieyasu = 調略を受けない。自分を含め、同じ列の味方すべて＋1。
text-fukushima = 列の先頭にいる間＋1。
text-kuroda = 列の二番目にいる間、その列の先頭＋1。
text-ii = 同じ列の味方の騎馬兵＋1。
text-kobayakawa = 出陣したとき、同じ領地の敵を一枚捨てさせてよい。石田も可。
text-ishida = 調略を受けない。同じ領地の敵すべて−1。
text-hideyori = 列の三枚目として出陣すると、ただちにその領地を得る。移されて三番目になった場合は数えない。
text-shimazu = 領地が決着すると、勝っても負けても出陣させた人の捨て札へ行く。
text-ukita = 同じ列の味方の鉄砲足軽＋1。
text-otani = 出陣したとき、その列の味方を並べ替えてよい。
text-cavalry = 列の次の場所に武将がいる間＋1。
text-horo = 出陣の段階で一つ選ぶ：場の味方を一枚戻す、味方の列を並べ替える、自分の捨て札一枚を仲間に渡す。使うと場札に戻る。
text-trap = 出陣の段階で、場の敵を一枚捨てさせる。家康と石田には効かない。

kind-general = 武将（{ $side }）。費用と戦力 { $cost }。
kind-troop = 兵。費用と戦力 { $cost }。
kind-tactic = 策。費用 { $cost }。
kind-politics = 政。費用 { $cost }。
kind-treasure = 財。費用 { $cost }。
gift-cards = 枚引く
gift-actions = アクション
gift-coins = 金
gift-buys = 購入
card-marker = 出陣すると{ $marker }の印を得る。持っている間、毎番のアクションが一つ増える。
card-says = { $card } { $number }枚、費用 { $cost }。

line-title = 十の領地
at-territory = 領地 { $territory }。
at-won = 領地 { $territory }、{ $team }のもの
at-card = { $seat }の{ $card }、領地 { $territory }、{ $place }番目、戦力 { $number }
at-leads = この場所で勝っている。
at-ghost = ここに立つ。
at-leaves = 去る。
may-choose = 選べます。
place-open = { $place }番目は空き。
place-level = { $place }番目は互角。
place-led = { $place }番目は{ $team }が優勢。
trio = 三つ並び：＋1

side-own = 味方：{ $team }、{ $side }
side-enemy = 敵：{ $team }、{ $side }
points-says = 5点のうち { $number }点
seat-open = この席の札を見る
seat-says = { $seat }：手札 { $hand }、山札 { $deck }、捨て札 { $discard }。
seat-counts = 手 { $hand } · 山 { $deck } · 捨 { $discard }
count-actions = アクション
count-coins = 金
count-buys = 購入

played-title = この番に出した札
played-none = まだありません。
chip-now = 処理中
chip-waits = 待機
hand-title = 手札・山札・捨て札
hand-none = 手札はありません。
hand-watching = 観戦中：手札は見えません。
ally-hand = { $seat }の手札：
deck = 山札
discard = 捨て札
deck-says = 山札 { $number }枚
discard-says = 捨て札 { $number }枚
pile-hand = 手札 { $number }枚
pile-known = 公開して手札に残した札
pile-deck = 山札（{ $deck }）と手札（{ $hand }）を合わせて
pile-empty = 札はありません。

supply-title = 場札：十七の山
generals-title = { $side }の武将
pile-says = { $card }、費用 { $cost }、残り { $number }。

reader-title = くわしく
showdown-would = 領地 { $territory }：こうなる
showdown-now = 領地 { $territory }：いまの様子
showdown-wins = { $team }が領地 { $territory }を得て { $number }点になる。
showdown-nobody = まだ誰のものにもならない。
goal = 領地は1点、三つ並べば1点追加。先に5点の組が勝ち。
signs = ▼ 味方が優勢、▲ 敵が優勢、＝ 互角、· 空き。二か所勝てば領地を得る。三枚対なしでも得る。
quiet = { $number }番のあいだ出陣なし。

do-end-actions = アクションを終える
do-end-buys = 購入を終える
do-spare = 見逃す
do-leave = そのままにする
do-pass = 何もしない
do-give = 札を渡す …
do-keep = { $number ->
    [0] 残さない
   *[other] { $number }枚残す
}
order-says = 新しい並び：{ $card }
