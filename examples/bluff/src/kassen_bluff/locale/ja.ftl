title = ブラフ
tagline = 自分のダイスだけを見て全員のダイスの数を宣言するか、前の宣言を疑おう。
goal = 目的：3ラウンドで得点の多い人の勝ち。宣言が疑われるたびに、正しかった人が1点。
option-dice = 1人が振るダイスの数。

phase-bid = 宣言
phase-over = ゲーム終了

prompt-bid = 全員のダイスのうち、4以上はいくつ？　より大きい数を宣言するか、直前の宣言を疑ってください。
prompt-over = ゲーム終了。

move-bid = { $number }個と宣言する
move-doubt = { $number }個あることを疑う

event-round = 第{ $number }ラウンド。最初は{ $seat }。
event-rolled = { $seat }の出目：{ $dice }。
event-bids = { $seat }が{ $number }個と宣言。
event-doubts = { $seat }が{ $bidder_seat }の宣言を疑う。
event-shown = { $seat }が{ $dice }を公開。
event-right = 4以上は{ $number }個。宣言は正しく、{ $seat }に1点。
event-wrong = 4以上は{ $number }個。宣言が大きすぎたので、{ $seat }に1点。
event-ended = 第3ラウンドが終わった。

show-seat = { $seat }
show-points = { $number }点
show-dice = ダイス { $dice }
show-round = 第{ $number }ラウンド
show-all = ダイスは全部で{ $number }個
show-bid = 直前の宣言は{ $number }個
show-no-bid = まだ宣言なし

effect-needs = { $number ->
    [0] 自分のダイスだけで{ $bid }は成り立つ
   *[other] ほかの{ $of }個のうち4以上が{ $number }個あれば、{ $bid }は正しい
}
