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
short-silver = 銀子
short-gold = 黄金

kind-general = 武将（{ $side }）。コスト・戦力{ $cost }。
kind-troop = 軍団。コスト・戦力{ $cost }。
kind-tactic = 戦略。コスト{ $cost }。
kind-politics = 内政。コスト{ $cost }。
kind-treasure = 財宝。コスト{ $cost }。
gift-cards = カード
gift-actions = アクション
gift-coins = コイン
gift-buys = 購入
card-marker = 布陣すると{ $marker }のマーカーを得る。持っている間、毎手番アクション+1。
card-says = { $card }{ $number }枚、コスト{ $cost }。

line-title = 10の領地
at-territory = 領地{ $territory }。
at-won = 領地{ $territory }、{ $team }が獲得
at-card = { $seat }の{ $card }、領地{ $territory }、{ $place }番目、戦力{ $number }
at-leads = この位置で勝っている。
at-ghost = ここに置かれる。
at-leaves = 戦場を離れる。
may-choose = 選べます。
place-open = { $place }番目は空き。
place-level = { $place }番目は互角。
place-led = { $place }番目は{ $team }が優勢。
trio = 3つ並び：+1

side-own = 自軍：{ $team }、{ $side }
side-enemy = 敵軍：{ $team }、{ $side }
points-says = { $number }点（5点で勝利）
seat-open = このプレイヤーのカードを見る
seat-says = { $seat }：手札{ $hand }、山札{ $deck }、捨て山{ $discard }。
seat-counts = 手{ $hand }・山{ $deck }・捨{ $discard }
count-actions = アクション
count-coins = コイン
count-buys = 購入

played-title = この手番に使ったカード
played-none = まだありません。
chip-now = 処理中
chip-waits = 待機
hand-title = 手札・山札・捨て山
hand-none = 手札はありません。
hand-watching = 観戦中：手札は見えません。
ally-hand = { $seat }の手札：
deck = 山札
discard = 捨て山
deck-says = 山札{ $number }枚
discard-says = 捨て山{ $number }枚
pile-hand = 手札{ $number }枚
pile-known = 手札にあると全員が知っているカード
pile-deck = 山札（{ $deck }枚）と手札（{ $hand }枚）の合計
pile-empty = カードはありません。

supply-title = 購入エリア：17の山
generals-title = { $side }の武将
pile-says = { $card }、コスト{ $cost }、残り{ $number }枚。

reader-title = くわしく
showdown-would = 領地{ $territory }：こうなる
showdown-now = 領地{ $territory }：いまの様子
showdown-wins = { $team }が領地{ $territory }を獲得し、{ $number }点になる。
showdown-nobody = この領地はまだ決着しない。
signs = ▼ 自軍が優勢、▲ 敵軍が優勢、＝ 互角、· 空き。2か所勝てば領地を獲得。3枚対0枚でも獲得。
quiet = { $number }手番の間、布陣なし。

do-end-actions = アクションを終える
do-end-buys = 購入を終える
do-spare = 見逃す
do-leave = そのままにする
do-pass = 何もしない
do-give = カードを渡す…
do-keep = { $number ->
    [0] 残さない
   *[other] { $number }枚残す
}
order-says = 新しい並び：{ $card }

sheet-territories = 領地{ $number }つ
sheet-open = まだ決まっていない領地の数字は、チームAとチームBの戦力。
lead-own = 3か所中{ $number }でリード
lead-enemy = 敵軍が3か所中{ $number }でリード
lead-level = 互角
lead-nobody = 誰もいない
mark-own = 自軍
mark-enemy = 敵軍
# コマやカードの説明
tip-actions = アクション残り{ $number }回。カードを1枚使うごとに1回を費やします。
tip-coins = 購入に使えるコイン{ $number }。余りは失われます。
tip-buys = 購入{ $number }回。1回につき購入エリアから1枚。
