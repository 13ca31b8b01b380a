guest-name = 浪人{ $number }
news-opened = 卓が開かれました。
news-sat = { $name }が席{ $number }に着きました。
news-left = { $name }が席{ $number }を離れました。
news-bot = ボット（{ $bot }）が席{ $number }に着きました。
news-cleared = 席{ $number }が空きました。
news-started = ゲームを始めます。
news-undone-free = { $name }が{ $ply ->
    [0] 最初
   *[other] { $ply }手目
}まで戻しました。
news-undone-alone = { $name }が{ $ply ->
    [0] 最初
   *[other] { $ply }手目
}まで戻しました（相手はボットのみ）。
news-undone-agreed = { $name }が全員の同意を得て{ $ply ->
    [0] 最初
   *[other] { $ply }手目
}まで戻しました。
news-asked-undo = { $name }が{ $ply ->
    [0] 最初
   *[other] { $ply }手目
}まで戻すことを求めています。
news-asked-hints = { $name }がヒントの許可を求めています。
news-answered-yes = { $name }が同意しました。
news-answered-no = { $name }は同意しませんでした。
news-agreed = 全員が同意し、ヒントが使えるようになりました。
news-away-absent = { $name }は席を外しています。その間はボット（{ $bot }）がプレイします。
news-away-clock = { $name }は時間切れです。その間はボット（{ $bot }）がプレイします。
news-away-asked = { $name }の代わりにボット（{ $bot }）がプレイします。
news-back = { $name }が戻りました。
news-ended-abandoned = 誰も戻らなかったため、卓は閉じられました。
news-ended-closed = 卓は閉じられました。
news-resumed = ゲームが一時中断していました。この手番の持ち時間は最初から計り直します。
news-rematch = { $name }が同じ設定で新しい卓を開きました。

# what is not done, and why
refusal-not-begun = ゲームはまだ始まっていません。
refusal-begun = ゲームはもう始まっています。
refusal-begun-watch = ゲームはもう始まっています。この席に戻れるのは、席を離れた本人だけです。観戦はできます。
refusal-begun-clear = ゲームはもう始まっています。席を空けられるのは開始前だけです。
refusal-begun-bot = ゲームはもう始まっています。ほかの人がいる間は、ボットを変えられません。
refusal-over = ゲームは終わりました。
refusal-not-over = それはゲームが終わってからできます。
refusal-over-there = その手の時点でゲームは終わっています。もっと前の手を選んでください。
refusal-table-over = この卓は終わっています。新しい卓を開いてください。
refusal-nothing-to-leave = この卓は終わっているので、抜ける必要はありません。
refusal-late = ゲームが先に進みました。もう一度見てから選んでください。
refusal-turn-of = いまは{ $name }の手番です。
refusal-turn-of-bot = あなたの手番ではありません。ボットが考えています。
refusal-illegal = その手はいま選べません。
refusal-no-such-moment = その手はありません。最後は{ $number }手目です。
refusal-nothing-to-undo = 取り消せる手はありません。
refusal-no-hints = 人が相手のときは、全員が同意しないとヒントを使えません。先に許可を求めてください。
refusal-hints-allowed = ここではもうヒントが使えます。
refusal-hint-late = ヒントを考えている間にゲームが進みました。
refusal-request-open = ほかのリクエストへの返事を待っています。
refusal-request-closed = そのリクエストはもう終わっています。
refusal-answer-not-needed = いま、あなたの返事を待っている人はいません。
refusal-no-seat = あなたはこの卓に席がありません。
refusal-no-such-seat = その席はありません。この卓の席は{ $number }つです。
refusal-seat-taken = 席{ $number }はふさがっています。
refusal-seat-open = 席{ $number }はもう空いています。
refusal-seat-not-yours = 席{ $number }はあなたの席ではありません。
refusal-own-seat = ここはあなたの席です。離れるには「席を離れる」を使ってください。
refusal-others-view = ゲーム中は、自分の席からしか見られません。
refusal-seats-open = まだ空いている席：{ $number }。リンクで誰かを招くか、ボットを入れてください。
refusal-seats-differ = 席の数（{ $number }）がプレイヤーの人数（{ $players }）と合いません。
refusal-reserved = このゲームは主催者が用意したもので、主催者は隠れているものを知っているかもしれません。プレイできるのは主催者とボットだけです。観戦はできます。
refusal-known-position = あなたが隠れているものを知っている卓には、ほかの人は座れません。引き直すか、一覧に出さないでください。
refusal-cannot-redraw = この局面で隠れているものは引き直せません。
refusal-not-their-turn = まだ{ $name }の手番ではありません。手番になっても席を外していれば、ボットが代われます。
refusal-has-days = 日数をかけて遊ぶゲームです。{ $name }の持ち時間が切れると、ボットが代わります。
refusal-back-soon = { $name }はすぐ戻るかもしれません。あと{ $number }秒たつと、ボットが代われます。
refusal-tables-of-yours = 進行中の卓がすでに{ $number }つあります。先にどれかを終えるか、ボットに任せてください。
refusal-tables-of-network = お使いのネットワークで進行中の卓が多すぎます（最大{ $number }）。先にどれかを終えるか、ボットに任せてください。
refusal-not-on-your-list = この卓はあなたの一覧にありません。
refusal-others-play-here = ほかの人も一緒にプレイしています。先に席を離れてください。
refusal-asked-to-leave = 主催者の求めにより、あなたはこの卓に参加できません。観戦はできます。
refusal-host-only = それができるのは、この卓の主催者だけです。
refusal-bot-plays-already = すでにボットが{ $name }の代わりにプレイしています。
refusal-person-present = { $name }は卓にいます。ボットが代われるのは、席を外している人だけです。
refusal-person-sits = その席には{ $name }がいます。先に席を空けてください。
refusal-no-bot-plays = あなたの代わりにプレイしているボットはいません。
refusal-no-such-bot = そのボットはありません。
refusal-no-chat = この卓ではチャットを使えません。
refusal-empty-line = メッセージが空です。
refusal-empty-name = 名前には、目に見える文字が1つ以上必要です。
refusal-no-such-code = このコードは無効か、使用済みか、期限切れです。もう一方の端末で新しく作ってください。
refusal-bad-device = このブラウザーの通知先には、サーバーから送れません。
refusal-unknown-person = まだ利用者として登録されていません。ページを再読み込みしてください。
refusal-no-such-table = その卓はありません。リンクを確かめてください。
refusal-no-such-game = そのゲームはここにはありません。
refusal-no-such-page = このゲームにそのページはありません。
refusal-no-lesson = このゲームにレッスンはありません。
refusal-no-puzzle = その問題はありません。
refusal-impossible-table = この設定では卓を開けません。
refusal-bad-file = このファイルは読み込めません。Kassenのゲームではないか、書き換えられています。
refusal-nothing-here = このアドレスには何もありません。
refusal-wrong-method = このアドレスはその方法では使えません。
refusal-not-allowed = それは許可されていません。
refusal-other-site = それができるのはKassenのページだけです。
refusal-unreadable = 内容を理解できませんでした。ページを再読み込みして、もう一度お試しください。
refusal-too-long = 長すぎます。
refusal-too-slow = 届くまでに時間がかかりすぎました。もう一度お試しください。
refusal-too-fast = 操作が多すぎます。少し待ってからもう一度お試しください。
refusal-too-many-pages = 開いているページが多すぎます。いくつか閉じてください。
refusal-cannot-write = いまは保存できません。何も変わっていません。もう一度お試しください。
refusal-stopping = サーバーを再起動しています。少し待ってから戻ってきてください。
refusal-fault = エラーが起き、記録されました。もう一度お試しください。
refusal-look-back-failed = 振り返りに失敗しました。接続ではなく、こちらの不具合です。ゲームの記録は無事です。
refusal-needs-server = それにはサーバーが必要です。このページはこの端末だけで動いています。
refusal-other-tab = Kassenは別のタブで開かれています。そちらで遊ぶか、閉じてからこのページを再読み込みしてください。
refusal-no-storage = このブラウザーではゲームを保存できません（プライベートブラウズでは禁止されることがあります）。何も変わっていません。
refusal-storage-full = 保存する空きがありません。何も変わっていません。終わったゲームを削除するか、空きを増やしてください。
refusal-unfit-kernel = このページの一部が別のバージョンのものです。再読み込みしてください。直らなければ、保存されたデータを消してください。
refusal-not-loaded = Kassenの一部を読み込めませんでした。接続を確かめて、ページを再読み込みしてください。

begun-somebody = 誰か
news-opened-position = このゲームは、{ $name }が用意した局面から始まりました。
news-opened-file = このゲームは、{ $name }が読み込んだファイルのものです。
news-opened-fork = このゲームは、{ $name }が選んだ別のゲームの局面から始まりました。
vouched-dealt = はい、このゲームはシードのとおりに配られました。
vouched-redrawn = 隠れていたものはすべて、ほかの人が座れるようになる前に、封印されたシードで引き直されました。シードはその引き直しと、以後のシャッフル・ダイス・引いたカードを保証しますが、開始時に全員に見えていたものは保証しません。
vouched-given = シードは以後のシャッフル・ダイス・引いたカードを保証しますが、局面そのものは保証しません。用意した人は、全員の手札や山札の順番を知っていたかもしれません。
vouched-loaded = ここで配られたゲームではありません。シードはファイルに書かれたもので、ゲームの前にここで封印されてはいません。

verified-seed = シードは封印されたものと一致しました（{ $seal }…）。
verified-decisions = { $number }手すべてがルールどおりです。
verified-chance = { $number }手すべてがルールどおりで、シャッフル・ダイス・引いたカードもすべてシードのとおりです。
verified-unsealed = このファイルには封印がありません。作った人がシードを選べた可能性があります。
verified-result = 結果は正しいです。
verified-undone = { $after }手目のあと、{ $to ->
    [0] 最初
   *[other] { $to }手目
}まで戻りました（{ $how ->
    [agreed] 全員の同意
    [alone] 相手はボットだけ
   *[free] 新たに公開された情報なし
}）。

# notices to a device whose browser is closed
push-turn = あなたの手番です：{ $games }

# 書いてあることと中身が違うファイル
wrong-seal = シードが、最初のカードの前に封印されたものと違います（SHA-256が一致しません）。
wrong-set-up = 準備：ファイルでは{ $claim }、シードからは{ $truth }。
wrong-steps = ファイルの手数は{ $number }ですが、記述は{ $claim }手分です。
wrong-result = 結果：ファイルでは{ $claim }、正しくは{ $truth }。
wrong-origin = 隠れていたものを引き直したとありますが、元の局面がありません。
wrong-given = 用意された局面はあり得ません：{ $reason }
wrong-redrawn = 局面に隠れていたものが、シードから得られるものと違います。
wrong-move = { $number }手目はルールに合いません：{ $reason }
wrong-decider = { $number }手目：ファイルではプレイヤー{ $claim }の手ですが、正しくはプレイヤー{ $truth }です。
wrong-told = { $number }手目：ファイルでは{ $claim }、正しくは{ $truth }。
