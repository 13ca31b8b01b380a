bot-name = { $bot }（{ $number }）

news-opened = 卓が開かれました。
news-opened-position = { begun-position }
news-opened-file = { begun-file }
news-opened-fork = { begun-fork }
news-sat = { $name }が席{ $number }に着きました。
news-left = { $name }が席{ $number }を離れました。
news-bot = ボット（{ $bot }）が席{ $number }に着きました。
news-cleared = 席{ $number }が空きました。
news-started = ゲームを始めます。
news-undone-free = { $name }が{ $ply }手目まで戻しました。
news-undone-alone = { $name }が{ $ply }手目まで戻しました（相手はボットのみ）。
news-undone-agreed = { $name }が全員の同意を得て{ $ply }手目まで戻しました。
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

begun-somebody = 誰か
begun-position = このゲームは、{ $name }が用意した局面から始まりました。
begun-file = このゲームは、{ $name }が読み込んだファイルのものです。
begun-fork = このゲームは、{ $name }が選んだ別のゲームの局面から始まりました。
vouched-dealt = はい、このゲームはシードのとおりに配られました。
vouched-redrawn = 隠れていたものはすべて、ほかの人が座れるようになる前に、封印されたシードで引き直されました。シードはその引き直しと、以後のシャッフル・ダイス・引いたカードを保証しますが、開始時に全員に見えていたものは保証しません。
vouched-given = シードは以後のシャッフル・ダイス・引いたカードを保証しますが、局面そのものは保証しません。用意した人は、全員の手札や山札の順番を知っていたかもしれません。
vouched-loaded = このサーバーで配られたゲームではありません。シードはファイルに書かれたもので、ゲームの前にここで封印されてはいません。

verified-seed = シードは封印されたものと一致しました（{ $seal }…）。
verified-decisions = { $number }手すべてが合法です。
verified-chance = { $number }手すべてが合法で、シャッフル・ダイス・引いたカードもすべてシードのとおりです。
verified-result = 結果は正しいです。
verified-undone = { $after }手目のあと、{ $to }手目まで戻りました（{ $how ->
    [agreed] 全員の同意
    [alone] 相手はボットだけ
   *[free] 何も公開されていない
}）。
