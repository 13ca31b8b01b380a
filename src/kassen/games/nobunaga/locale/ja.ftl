title = ノブナガ
tagline = 信長に仕えて合戦で得点し、ライバルにも信長にも先んじよう。
goal = 目的：第2回合戦のあと、得点したカードの点が一番高い人の勝ち。信長が一番なら全員の負け。
option-strict = 追加ルール2つの強い信長。とても難しく、信長が1位になって誰も勝てないことが多い。
option-extra_cards = 追加ルール：ペアを並べる前と第1回合戦の直後に、山札の一番上のカードが信長のものになる。
option-cut_off = 追加ルール：信長が得点すると、それより下の順位は得点できない。
option-counted = 記憶の補助：各手札について誰もが知り得たことを表示する。

house-uesugi = 上杉
house-mouri = 毛利
house-takeda = 武田
house-asai = 浅井・朝倉
house-ashikaga = 足利幕府
house-hongan = 本願寺

phase-pair = 準備：ペア
phase-keep = 準備：残す1枚
phase-pick = ラウンド
phase-give = 残りのカード
phase-rest = 残りのカード
phase-attack = 合戦
phase-over = ゲーム終了

prompt-pair = ペアを1つ取ってください。
prompt-keep = ペアから1枚を手札に残してください。もう1枚は伏せて山札の下へ。
prompt-pick = 勢力カードを取るか、中央にあれば親カードを取ってください。
prompt-give = 残りのカードから1枚を信長に渡してください。
prompt-rest = 残りのカードから1枚を取ってください。もう1枚は信長へ。
prompt-attack = 信長が攻める勢力を選んでください。
prompt-over = ゲーム終了。

move-pair = ペア{ $position }：{ $house }
move-keep = { $house }を残す
move-pick = { $house }を取る
move-active = 親カードを取る
move-give = { $house }を信長に渡す
move-take = { $house }を取る
move-attack = { $house }を攻める

event-active-chosen = { $seat }が親になる。
event-card-left = 山札の一番上の{ $house }が信長の左へ。
event-pair-laid = ペア{ $position }：{ $house }。
event-pair-taken = { $seat }がペア{ $house }を取る。
event-kept = { $seat }は{ $house }を残し、{ $under_house }を山札の下へ。
event-kept-unseen = { $seat }はペアから1枚を残した。
event-opened = 新しいラウンド。最初は{ $seat }。中央：{ $house }。
event-picked = { $seat }が{ $house }を取る。
event-active-taken = { $seat }が親カードを取る。
event-rest-taken = { $seat }が残りから{ $house }を取る。
event-sent = { $house }{ $number }枚が信長の右へ。
event-active-stays = 親カードは取られず、{ $seat }が持ち続ける。
event-campaign = { $number ->
    [1] 第1回合戦
   *[other] 第2回合戦
}が始まる。信長の右：{ $house }。
event-attacked = { $seat }が信長を{ $house }に向かわせる。
event-ranked = { $rank }位：{ $seat }、{ $house }{ $number }枚。
event-ranked-nobunaga = { $rank }位：信長、{ $house }{ $number }枚。
event-scored = { $seat }が{ $house }で得点。
event-scored-nobunaga = 信長が{ $house }で得点。
event-passed = { $seat }が{ $to_seat }に親カードを渡す。
event-ended = 第2回合戦が終わった。

show-nobunaga = 信長
show-points = { $number }点
show-right = 右
show-left = 左
show-scored = 得点カード
show-middle = 中央
show-active-card = 親カード
show-active = 親
show-pile = 山札{ $number }枚
show-cards = { $number }枚
show-hand = 手札
show-pair = ペア
show-known = 判明
show-one-of = 次のどちらか1枚
show-pairs = 表向きのペア
show-rank-nobunaga = 信長：{ $number }点、{ $rank }位
show-seat = { $seat }
show-houses = { $house }

fact-house = 得点した勢力
fact-active = 終了時に親カードを持つ
fact-nobunaga_first = 信長が1位で勝者なし
fact-nobunaga_house = 信長が得点した勢力

seat-nobunaga = 信長
line-house = { $house }{ $number }枚
rung-order = 親、信長、その後は時計回りの順
reason-points-rival = 信長が1位。{ $value }点対{ $other_value }点で、全員の負け。
reason-order = { $level_seat }は{ $points }点で同点。同点なら親、信長、その後は時計回りの順で、{ $seat }の勝ち。
reason-order-rival = { $level_seat }は{ $points }点で同点。同点なら親、次に信長の順で、信長が1位。全員の負け。

effect-worth = { $house }：得点すると1枚目{ $first }点、2枚目{ $second }点
effect-hold = 手札の{ $house }が{ $number }枚になる。次の得点は{ $worth }点
effect-alike = 2枚とも同じなので、何を残すか全員に分かる
effect-rivals = { $number ->
    [0] { $house }を残した人はほかにいない
   *[other] { $house }を残したかもしれない人：{ $rival_seat }
}
effect-would-rank = { $how ->
    [scores] 今{ $house }が攻撃されると得点する（{ $rank }位）
    [perhaps] 今{ $house }が攻撃されると得点の可能性あり（{ $rank }位。得点は{ $scoring }位まで）
    [nothing] 今{ $house }が攻撃されても得点なし（{ $rank }位。得点は{ $scoring }位まで）
    [none] 今{ $house }が攻撃されると見せるカードがない
   *[safe] 信長はまだ{ $house }を持たず、攻撃できない
}
effect-would-score = 同数で上になり、今なら得点できる勢力：{ $house }
effect-active = { $players ->
    [2] 相手が残りのカード1枚を信長に渡し、自分も1枚取る。攻める勢力を選び、同数なら自分が上
   *[other] 残りの2枚から1枚取る。攻める勢力を選び、同数なら自分が上
}
effect-gives = 信長の右の{ $house }が{ $number }枚になる
effect-starts-campaign = { $number ->
    [1] 続いて第1回合戦
   *[other] 続いて第2回合戦
}
effect-lays = { $how ->
    [scores] { $seat }が{ $points }点（{ $rank }位）
    [perhaps] { $seat }は{ $points }点の可能性あり
   *[nothing] { $seat }は得点なし（{ $rank }位）
}
effect-lays-nobunaga = { $how ->
    [scores] 信長が{ $points }点（{ $rank }位）
    [perhaps] 信長は{ $points }点の可能性あり
   *[nothing] 信長は得点なし（{ $rank }位）
}
effect-passes = 親カードは{ $to_seat }へ

# 初めての人に一度だけ伝える、その手の意味
about-pair = 全員に見えるペアを取り、あとで1枚だけをこっそり手元に残します。
about-keep = 1枚は手札に残り、もう1枚は山札の下に伏せられて二度と戻りません。
about-pick = 1人1枚取り、残りは信長へ。信長が攻撃しそうな勢力を集め、信長には渡さないようにします。
about-give = 信長に渡すカードを選びます。信長はその勢力を攻撃します。
about-rest = 1枚を手札に、もう1枚は信長の右へ。信長が攻撃する勢力になります。
about-attack = 指定した勢力のカードを全員が見せ、上位だけが得点します。信長も数に入ります。

# 終了時、1位と次の人で最も差がついたところ
most-house = 最も差がついた勢力は{ $house }、{ $value }点対{ $other_value }点。
