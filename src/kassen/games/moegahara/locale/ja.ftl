title = くにとりっ!外伝 決戦萌ヶ原
tagline = 同盟者とともにデッキを組み、使った軍団を10の領地に布陣しよう。
goal = 目的：先に5点を取ったチームの勝ち。領地は1点、隣り合う3つで一度だけもう1点。
option-open_allies = 同盟者どうしで手札を見せ合う。
option-sides = 東軍と西軍の決め方。
choice-sides-bought = 最初に買った武将で決まる
choice-sides-agreed = 最初から決まっている（スタートプレイヤーのチームが東軍）
option-cards = 使うカード表。
choice-cards-printed = 印刷値と復元値

card-ieyasu = 徳川家康
card-fukushima = 福島正則
card-kuroda = 黒田長政
card-ii = 井伊直政
card-kobayakawa = 小早川秀秋
card-ishida = 石田三成
card-hideyori = 豊臣秀頼
card-shimazu = 島津義弘
card-ukita = 宇喜多秀家
card-otani = 大谷吉継
card-peasants = 農民兵
card-spearmen = 槍足軽
card-archers = 弓足軽
card-cavalry = 騎馬兵
card-gunners = 鉄砲足軽
card-horo = 母衣武者
card-trap = 調略
card-flood = 治山治水
card-post = 伝馬
card-council = 軍議
card-supply = 兵站
card-market = 楽市楽座
card-copper = 銅銭
card-silver = 銀子
card-gold = 黄金

text-ieyasu = 調略を受けない。自分を含め、この戦列にある自軍のカードすべて+1。
text-fukushima = 戦列の先頭にいる間+1。
text-kuroda = 戦列の2番目にいる間、先頭のカード+1。
text-ii = この戦列にある自軍の騎馬兵+1。
text-kobayakawa = 布陣したとき、同じ領地の敵軍のカード1枚を捨て札にしてもよい。石田三成も可。
text-ishida = 調略を受けない。同じ領地の敵軍のカードすべて−1。
text-hideyori = 戦列の3番目に布陣すると、ただちにその領地を獲得する。移されて3番目になった場合は含まない。
text-shimazu = 領地の決着がつくと、勝っても負けても布陣した人の捨て山に戻る。
text-ukita = この戦列にある自軍の鉄砲足軽+1。
text-otani = 布陣したとき、この戦列にある自軍のカードを並べ替えてもよい。
text-cavalry = すぐ後ろの位置に武将がいる間+1。
text-horo = 布陣フェイズに1つ選ぶ：布陣されている自軍のカード1枚を捨て札にする、自軍の戦列を1つ並べ替える、自分の捨て山のカード1枚を同盟者の捨て山に置く。使うと購入エリアに戻る。
text-trap = 布陣フェイズに、布陣されている敵軍のカード1枚を捨て札にする。徳川家康と石田三成には効かない。
# 自作のカード表（オプション `cards`）がカードに与える効果
text-untrappable = 調略を受けない。
text-escapes = 領地の決着がつくと、勝っても負けても布陣した人の捨て山に戻る。
text-lifts-row = 自分を含め、この戦列にある自軍のカードすべて+1。
text-leads = 戦列の先頭にいる間+1。
text-backs-first = 戦列の2番目にいる間、先頭のカード+1。
text-lifts-cavalry = この戦列にある自軍の騎馬兵+1。
text-lifts-gunners = この戦列にある自軍の鉄砲足軽+1。
text-weakens-enemies = 同じ領地の敵軍のカードすべて−1。
text-charges = すぐ後ろの位置に武将がいる間+1。
text-strikes = 布陣したとき、同じ領地の敵軍のカード1枚を捨て札にしてもよい。調略を受けないカードも可。
text-takes-as-third = 戦列の3番目に布陣すると、ただちにその領地を獲得する。移されて3番目になった場合は含まない。
text-reorders = 布陣したとき、この戦列にある自軍のカードを並べ替えてもよい。
text-rallies = { text-horo }
text-plots = 布陣フェイズに、布陣されている敵軍のカードのうち調略を受けるもの1枚を捨て札にする。

marker-red = 赤
marker-blue = 青
marker-yellow = 黄
team-a = チームA
team-b = チームB
side-east = 東軍
side-west = 西軍

phase-action = アクションフェイズ
phase-buy = 購入フェイズ
phase-next = 布陣：次のカード
phase-territory = 布陣：領地
phase-strike = 布陣：小早川秀秋の効果
phase-order = 布陣：並べ替え
phase-trap = 布陣：調略
phase-horo = 布陣：母衣武者
phase-marker = マーカーの返却
phase-keep-horo = 片付け：母衣武者
phase-keep-trap = 片付け：調略
phase-over = ゲーム終了

prompt-action = カードを1枚使うか、アクションを終えてください。
prompt-buy = カードを1枚買うか、購入を終えてください。
prompt-next = 次に処理するカードを選んでください。
prompt-territory = 布陣する領地を選んでください。
prompt-strike = この領地の敵軍のカードを1枚捨てさせるか、見逃してください。
prompt-order = この戦列を並べ替えるか、そのままにしてください。
prompt-trap = 調略にかける敵軍のカードを選ぶか、見送ってください。
prompt-horo = 自軍のカード1枚を捨てる、戦列を並べ替える、同盟者にカードを渡す、または見送ってください。
prompt-marker = マーカーを返す人を選んでください。
prompt-keep-horo = 母衣武者を何枚、公開して手札に残しますか。
prompt-keep-trap = 調略を何枚、公開して手札に残しますか。
prompt-over = ゲーム終了。

move-play = { $card }を使う
move-end-actions = アクションフェイズを終える
move-buy = { $card }を買う
move-end-buys = 購入フェイズを終える
move-settle = 次は{ $card }
move-deploy = { $card }を領地{ $territory }へ
move-strike = { $of_seat }の{ $card }を捨てさせる（領地{ $territory }、{ $place }番目）
move-spare = 見逃す
move-trap = { $of_seat }の{ $card }を調略にかける（領地{ $territory }、{ $place }番目）
move-withdraw = { $of_seat }の{ $card }を捨てる（領地{ $territory }、{ $place }番目）
move-reorder = 領地{ $territory }を並べ替える：{ $card }（元の位置 { $order }）
move-leave = 戦列をそのままにする
move-give = 捨て山の{ $card }を{ $to_seat }に渡す
move-pass = { $card }では何もしない
move-return = { $from_seat }が{ $marker }のマーカーを返す
move-keep = { $number ->
    [0] { $card }を残さない
   *[other] { $card }を{ $number }枚残す
}

event-first = スタートプレイヤーは{ $seat }。
event-turn = { $seat }の手番、アクション{ $number }回。
event-played = { $seat }が{ $card }を使う。
event-drew = { $seat }が{ $card }を引く。
event-drew-unseen = { $seat }がカードを{ $number }枚引く。
event-shuffled = { $seat }が捨て山を切り直し、{ $number }枚の新しい山札にする。
event-paid = { $seat }が{ $card }を出す。
event-bought = { $seat }が{ $card }を買う。
event-took-side = { $team }は{ $side }、{ $other_team }は{ $other_side }になる。
event-deployed = { $seat }が{ $card }を領地{ $territory }に布陣する。
event-no-room = { $seat }の{ $card }は置ける領地がない。
event-got-marker = { $seat }が{ $marker }のマーカーを得る。
event-lost-marker = { $seat }が{ $marker }のマーカーを返す。
event-removed = 領地{ $territory }の{ $card }が{ $of_seat }の捨て山へ。
event-reordered = { $seat }が領地{ $territory }を並べ替える：{ $card }。
event-passed = { $seat }は{ $card }では何もしない。
event-gave = { $seat }が{ $card }を{ $to_seat }に渡す。
event-returned = { $seat }が{ $card }を購入エリアに戻す。
event-won = { $team }が領地{ $territory }を獲得。戦ったのは、チームA：{ $a_card }、チームB：{ $b_card }。
event-won-unopposed = { $team }が戦わずに領地{ $territory }を獲得。布陣していたのは{ $card }。
event-escaped = { $card }は落ち延び、{ $of_seat }の捨て山へ。
event-kept = { $number ->
    [0] { $seat }は{ $card }を残さない。
   *[other] { $seat }は{ $card }を{ $number }枚残す。
}
event-discarded = { $seat }が手札から{ $card }を捨てる。
event-ended-points = { $team }が決戦に勝利した。
event-ended-silence = 10ラウンドの間、誰も布陣しなかった。優勢の{ $team }の勝利。
event-ended-rounds = 最終ラウンドが終わった。優勢の{ $team }の勝利。
event-ended-points-draw = 決戦は引き分けに終わった。
event-ended-silence-draw = 10ラウンドの間、誰も布陣しなかった。引き分け。
event-ended-rounds-draw = 最終ラウンドが終わった。引き分け。

show-round = 第{ $number }ラウンド
show-team = { $team }（{ $side }）{ $number }点
show-side = { $side }
show-no-side = 陣営未定
show-won = { $team }が獲得
show-row = { $team }
show-card = { $card }{ $number }
show-empty = カードなし
show-supply = 購入エリア
show-offer = コスト{ $cost }：{ $card }
show-seat = { $seat }
show-of-team = { $team }
show-sizes = 手札{ $hand }枚、山札{ $deck }枚
show-markers = マーカー { $marker }
show-discard = 捨て山 { $card }
show-hand = 手札 { $card }
show-known = 判明している手札 { $card }
show-turn = { $seat }の手番
show-actions = アクション{ $number }
show-coins = コイン{ $number }
show-buys = 購入{ $number }
show-settling = 処理中 { $card }
show-waiting = 待機中 { $card }
show-spent = 場のカード { $card }

fact-side = 選んだ陣営
side-none = なし
fact-bought_card = 買ったカード
fact-first = スタートプレイヤーだった
fact-ending = 決戦の終わり方
ending-points = 得点

line-territory = 領地{ $territory }
line-adjacent = 領地3つ並び
rung-territories = 領地の数
rung-strength = 戦場の戦力
reason-points = { $value ->
    [5] { $team }が先に5点に達して勝ち。5点対{ $other_value }点。
    [6] { $team }が先に5点に達して勝ち。6点対{ $other_value }点。
   *[other] { $team }の勝ち。{ $value }点対{ $other_value }点。
}
reason-territories = 両チームとも{ $points }点。領地の多い{ $team }の勝ち（{ $value }対{ $other_value }）。
reason-strength = 点も領地の数も同じ。戦場の戦力が大きい{ $team }の勝ち（{ $value }対{ $other_value }）。
reason-level = 点、領地の数、戦場の戦力がすべて同じで引き分け。
ending-silence = 10ラウンドの間、誰も布陣しなかった。
ending-rounds = 最終ラウンドが終わった。

effect-stands = 領地{ $territory }：{ $how ->
    [alone] 3か所のうち{ $number }、向かいに敵なし
    [absent] 自軍のカードなし、敵軍の戦力{ $enemy }
    [empty] カードなし
   *[met] 戦力{ $own }対{ $enemy }。リードは自軍{ $won }、敵軍{ $lost }
}
effect-wins = { $how ->
    [own] 自軍が領地{ $territory }を獲得し、{ $needed }点中{ $points }点になる
   *[enemy] 敵軍が領地{ $territory }を獲得し、{ $needed }点中{ $points }点になる
}
effect-leaves = 残り：アクション{ $actions }、コイン{ $coins }、購入{ $buys }
effect-draws = { $number }枚引く
effect-waits = { $how ->
    [deployed] この手番に布陣する
   *[tactic] 布陣フェイズに効果がある
}
effect-pays = 財宝を出す：コイン{ $coins }、購入{ $buys }
effect-bought = 残り：コイン{ $coins }、購入{ $buys }
effect-takes-side = チームは{ $side }、敵は{ $other_side }になる
effect-forfeits = { $coins ->
    [0] 失われるコインはない
   *[other] 使わなかったコイン{ $coins }は失われる
}
effect-gets-marker = { $marker }のマーカーを得る。手番ごとにアクション+1
effect-returns-marker = { $how ->
    [own] 自軍が{ $marker }のマーカーを返す
   *[enemy] 敵軍が{ $marker }のマーカーを返す
}
effect-no-room = 布陣できる領地がなく、捨て札になる
effect-refills = 最大{ $number }枚引く
effect-affords = 買えるもの：{ $card }
effect-when-played = 使うと{ $gain }
each-gain = { $gain } +{ $number }
gain-cards = カード
gain-actions = アクション
gain-coins = コイン
gain-buys = 購入
effect-in-field = 戦力{ $strength }：{ $how ->
    [decides] 今の戦況なら{ $number ->
        [1] 領地{ $territory }をただちに獲得できる
       *[other] 領地{ $territory }のどれかをただちに獲得できる
    }
    [leads] 今の戦況なら領地{ $territory }の位置でリードできる
    [behind] 今向かい合える敵軍のカードは、どれも同じか上の戦力
   *[free] 向かいの空いた敵軍のカードは今はない
}
effect-brings-marker = 布陣すると{ $marker }のマーカーを得る。手番ごとにアクション+1
effect-does = { $text }
effect-hand-coins = 手札{ $number }枚のコインは平均{ $now }になる（今は{ $was }）
effect-last-one = 購入エリアの最後の1枚
effect-receives = { $to_seat }の捨て山に置き、母衣武者は購入エリアに戻る
effect-unused = 戦況は変わらない。{ $card }は捨て山へ
effect-fewer-actions = { $from_seat }のアクションは手番ごとに{ $number }回になる

# 初めての人に一度だけ伝える、その手の意味
about-action = カードを使うたびにアクション1回。アクションの増えるカード、次にカードを引けるカードから使います。軍団はあとで布陣します。
about-buy = 買ったカードは捨て山に入り、あとで手札に来ます。コインは残せません。
about-next = 使った軍団と武将を1枚ずつ、好きな順に布陣します。
about-territory = 戦列は位置ごとに戦力を比べます。2か所で勝つか、3枚対0枚なら領地を獲得します。
about-marker = 軍団が戦場を離れたのでマーカーを返します。失った人は毎手番のアクションが1回減ります。
about-strike = この領地の敵軍のカード1枚を捨てさせられます。後ろのカードは前に詰めます。
about-order = 誰が誰と向き合うかで決まります。強いカードを勝てる位置に置きます。
about-trap = 戦場の敵軍のカード1枚を捨てさせます。後ろが前に詰め、領地を獲得できることもあります。
about-horo = 戦場の自軍のカードを捨て札にする、戦列を並べ替える、同盟者にカードを渡す、のいずれかです。
about-keep-horo = 使わなかった戦略は、次の手番まで手札に残せます。
about-keep-trap = 使わなかった戦略は、次の手番まで手札に残せます。
