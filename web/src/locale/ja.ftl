list-comma = 、
list-count = { $name }{ $number }枚
seat-name = プレイヤー{ $number }

yes = はい
no = いいえ
you = あなた
close = 閉じる
offline = サーバーが応答しません。再起動中かもしれません。少し待ってからもう一度お試しください。
your-turn = あなたの番
your-turn-says = あなたの番です。{ $prompt }

bar-home = 合戦、最初のページへ
bar-theme = ダーク

home-tagline = 戦国時代の四つのゲーム。登録不要。
home-games = ゲーム
home-mine = 自分の卓
home-mine-none = まだありません。「すぐ遊ぶ」で、ワンクリックでボットとの対戦が始まります。
home-file = 対局ファイルを開く
home-open = 募集中の卓
home-open-none = いま募集中の卓はありません。「友だちと」で卓を開き、ここに載せられます。
home-watch = 観戦

poster-players = { $players }人
poster-minutes = { $number }分
poster-play = すぐ遊ぶ
poster-play-now = すぐ遊ぶ：{ $game }
poster-friends = 友だちと
poster-with-friends = 友だちと：{ $game }

lobby-all = すべて（{ $number }）
lobby-sit = 座る
lobby-watch = 観戦
lobby-look = 見る
lobby-decision = { $number }手目
status-open = 募集中
status-running = 対局中
status-over = 終了
status-closed = 閉鎖

new-players = 人数
new-seats = 席順
new-seat = 席{ $number }
new-fill-open = 友だち（リンクで）
new-fill-bot = ボット
new-fill-me = 全員この画面で
new-me = この画面の人
new-open = 空席：リンクで友だちを招く
new-bot = ボット：{ $level }
new-options = オプション
new-clock = 持ち時間
clock-none = 制限なし
clock-live = 各15分、一手ごとに10秒加算
clock-days = 一手一日
new-listed = この卓を最初のページで公開する
new-go-open = 卓を開く
new-go-play = 遊ぶ

level-random = ランダム
level-greedy = 欲張り
level-search = 探索
level-ashigaru = 足軽
level-samurai = 侍
level-hatamoto = 旗本
level-daimyo = 大名
level-shogun = 将軍

seat-open = 空席{ $number }
bot-name = { $level }（{ $number }）
seat-bot = ボット
seat-here = 在席
seat-away = 離席中
seat-covered = { $level }が代打ち中

waiting-title = プレイヤーを待っています
waiting-sit-too = この席にも座る
waiting-leave = 席を立つ
waiting-clear = 席を空ける
waiting-bot = 席{ $number }にボット
waiting-start = 始める
waiting-ready = 全員そろいました。
waiting-host = 全員そろいました。主催者が始めます。
waiting-open = 空席があります。リンクを送るか、自分で座るか、ボットを置いてください。

invite-title = 招待
invite-say = このアドレスを開いた人は座れます。送るか、スマートフォンでコードを読み取ってください。
invite-link = 卓のアドレス
invite-qr = 卓のアドレスのQRコード
invite-copy = コピー
invite-copied = コピーしました
invite-share = 共有

moves-title = 選べる手
moves-title-watching = 手番
moves-title-short = 手
moves-keys = 1〜9で選び、Enterで決定
moves-back = 戻る
moves-more = あと{ $number }件
moves-held = いまは決定なし。ご覧ください。
moves-over = ゲーム終了。
moves-wait = { $name }の番です。
prompt-wait = { $name }が考えています
undo = 待った
undo-free = 直前の決定を取り消す
undo-alone = 直前の決定を取り消す（相手はボットだけ。記録に残ります）
undo-ask = 取り消してよいか、ほかの人に尋ねる
hint-ask = 上手な人ならどうする？
rule-here = この決定のルール

book-title = 卓の記録
dock-title = パネル
log-title = 記録
talk-title = 会話
talk-nothing = まだ誰も話していません。
talk-say = 話す
talk-send = 送る
talk-react = 反応
react-bow = 一礼
react-laugh = 笑う
react-cheer = 喝采
react-think = 考え中
react-ouch = 痛い！
react-thanks = ありがとう
people-title = 卓
people-cover = ボットに任せる
people-back = 戻りました
people-leave = ゲームを抜ける
people-ask-hints = ヒントを願い出る
people-watching = { $number }人が観戦しています。
request-undo = { $name }が決定の取り消しを願っています。
request-hints = { $name }がこのゲームでのヒントを願っています。
request-withdraw = 取り下げる

pass-title = 席{ $number }の{ $name }に端末を渡してください
pass-say = 卓は隠されています。ほかの人は見ないでください。
pass-go = 本人です。自分の席を見る

over-title = 終局
over-won = { $names }の勝ち
over-nobody = 勝者なし
over-winner = 勝ち
over-rematch = もう一局
over-rematch-go = 次の局へ
over-file = 対局ファイル

outline-title = 言葉で見る卓

line-connecting = 席に着いています…
line-lost = 接続が切れました。再接続しています。ゲームは失われません。
line-wait = いま接続していません。決定は送られていません。少し待ってからもう一度どうぞ。
gone-none = その卓はありません
gone-left = この卓にはもう席がありません
gone-home = 最初のページへ
lost-title = このアドレスには何もありません

claim-title = この端末で自分の席を使う
claim-say = この端末があなたになります。名前と、すべての卓の席が移ります。この端末の以前の利用者は忘れられます。
claim-go = はい、自分の端末です

replay-title = 棋譜再生
replay-controls = 再生
replay-back = 一手戻る
replay-on = 一手進む
replay-play = 自動再生
replay-pause = 止める
replay-moment = { $plies }手中{ $ply }手目
replay-seat = 誰の目で
replay-spectator = 観戦者
replay-play-on = ここから遊ぶ
replay-share = この場面のアドレスをコピー

rules-title = ルール
rules-all = ルール全文
rules-contents = 目次
rules-play = 遊んでみる

settings-title = 設定
settings-saved = 保存しました。
settings-save = 保存
settings-you = あなた
settings-name = 卓での名前
settings-device = 別の端末で自分の席を使う
settings-device-say = 十分以内に別の端末でこのアドレスを開いてください。
settings-forget = 自分の記録を消す
settings-look = 表示
settings-language = 言語
settings-theme = 明るさ
theme-auto = 端末に合わせる
theme-light = ライト
theme-dark = ダーク
settings-patterns = 色に模様を添える
settings-motion = アニメーション
settings-play = 対局
settings-pace = ほかの人の手
pace-calm = ひとつずつ、ゆっくり
pace-quick = ひとつずつ、すばやく
pace-instant = すぐに
settings-sounds = 音
settings-notify = 離れているとき、自分の番を知らせる
settings-shortcuts = キー：1〜9で手を選びEnterで決定、Mで一覧、Uで待った、Hでヒント

fair-title = 公正さ
fair-how = 最初のカードの前に、サーバーは秘密の種を封印し、そのSHA-256を公表します。終局で種を明かします。途中で変えれば封印が合いません。このページはあなたのブラウザーで封印を計算します。
fair-seal = 封印（開始時に公表）
fair-seed = 種（終局で公開）
fair-computed = ここで計算した種のSHA-256
fair-later = 種は終局で明かされます。封印を控えておいてください。そのとき合うはずです。
fair-holds = 封印が合いました。開始後に変えられたダイスもカードもありません。
fair-broken = 封印が合いません。この卓を信用しないでください。
fair-keys = それぞれの決定の運
fair-keys-say = 決定ごとに独自の鍵（「種:番号」のSHA-256の先頭）から運を引きます。すでに見たダイスから先のことは分かりません。
fair-setup = 準備
fair-all = すべてのダイスとカードを計算し直すには、対局ファイルを取り、次を実行します：

# learning
learn-title = 学ぶ
poster-learn = 学ぶ：{ $game }
learn-first = 5分の最初の一局で学ぶ
learn-step = { $total }問中{ $number }問目
learn-know = 知っておくこと
learn-right = 正解！
learn-wrong = もっと良い手があります
learn-show = 答えを見る
learn-next = 次へ
learn-back = 戻る
learn-again = もう一度
learn-you = あなたは{ $name }です。
learn-done = レッスンはここまで
learn-play = ボットと今すぐ対戦
learn-restart = 最初から学び直す
summary-title = 1ページのまとめ
summary-print = 印刷
