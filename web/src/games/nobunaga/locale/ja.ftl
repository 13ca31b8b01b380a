card-says = { $house }、{ $first }点、2枚目は+{ $second }点
note-took = { $house }を取った
note-active = 親になった
note-attacks = { $house }を攻める
note-lays = { $house }で得点
attack-title = { $house }への攻撃
attack-lays = { $value }点
attack-takes-back = 手札に戻す
attack-nothing = カードなし
attack-gets-active = 親になる
attack-line = ここまで得点
attack-ties = 同数なら親、信長、時計回りの順
place-left = 使用済み
place-right = 合戦用
place-above = 信長が得点したカードの合計点
card-back = 裏向きのカード1枚
taken-by = { $house }（{ $seat }が取った）
campaign-nth = 第{ $number }回合戦

sheet-title = 勢力ごとの得点カード
sheet-house = 勢力
sheet-worth = { $first }、次は+{ $second }
shows-his = 信長は{ $number }枚
lays-scores = { $points }点
lays-perhaps = { $points }点かも
# コマやカードの説明
tip-active = 親カード。持つ人がラウンドを始め、攻撃する勢力を指定し、同数のときは上の順位になります。
tip-lord = 信長。全員が仕えますが、最後に信長の点が最も高ければ全員の負けです。
