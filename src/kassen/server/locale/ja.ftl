bot-name = { $bot }（{ $number }）

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
news-asked-undo = { $name }が{ $ply }手目まで戻すことを求めています。
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
news-resumed = サーバーが一時停止していました。この手番の持ち時間は最初から計り直します。
news-rematch = { $name }が同じ設定で新しい卓を開きました。
