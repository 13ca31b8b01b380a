yes = はい
no = いいえ
you = あなた
close = 閉じる
offline = サーバーが応答しません。再起動中かもしれません。少し待ってからもう一度お試しください。
your-turn = あなたの手番
your-turn-says = あなたの手番です。{ $prompt }

bar-home = Kassen（合戦）トップページへ
bar-theme = ダーク

home-tagline = 戦国時代の4つのゲーム。登録不要。
home-games = ゲーム
home-mine = 自分の卓
home-mine-none = まだありません。「すぐ遊ぶ」で、ワンクリックでボットとの対戦が始まります。
home-file = ゲームファイルを開く
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
lobby-given = { $name }の局面から
lobby-redrawn = { $name }の局面から（隠れたものは引き直し）
lobby-loaded = ファイルから
round-now = ラウンド{ $number }
lobby-clear = 終了したゲームを消す
lobby-remove = 自分の卓から外す
lobby-end = このゲームをやめる
status-open = 募集中
status-running = プレイ中
status-over = 終了
status-closed = 解散

new-players = 人数
new-seats = 席順
new-seat = 席{ $number }
new-fill-open = 友だち（リンクで）
new-fill-bot = ボット
new-fill-me = 全員この画面で
new-me = この画面で遊ぶ人
new-open = 空席：リンクで友だちを招く
new-bot = ボット：{ $level }
new-options = オプション
new-clock = 持ち時間
clock-none = 制限なし
clock-live = 1人15分、1手ごとに10秒加算
clock-days = 1手につき1日
new-listed = この卓をトップページで公開する
new-go-open = 卓を開く
new-go-play = 遊ぶ

seat-open = 空席{ $number }
seat-bot = ボット
seat-here = 在席
seat-away = 離席中
seat-covered = { $level }が代わりにプレイ中

waiting-title = プレイヤーを待っています
waiting-sit-too = この席にも座る
waiting-leave = 席を立つ
waiting-clear = 席を空ける
waiting-bot = 席{ $number }にボットを置く
waiting-start = ゲームを始める
waiting-ready = 全員そろいました。
waiting-host = 全員そろいました。主催者がゲームを開始します。
waiting-open = 空席があります。リンクを送るか、自分で座るか、ボットを置いてください。
waiting-reserved = ここで遊べるのは主催者とボットだけです。

invite-title = 招待
invite-say = このリンクを開いた人は席に着けます。リンクを送るか、スマートフォンでコードを読み取ってください。
invite-link = 卓のリンク
invite-qr = 卓のリンクのQRコード
invite-copy = コピー
invite-copied = コピーしました
invite-share = 共有

moves-title = 選べる手
moves-title-watching = 手番
moves-title-short = 手
moves-keys = 1〜9で選び、Enterで決定
moves-back = 戻る
moves-more = あと{ $number }件
moves-held = いまは選ぶ手がありません。
moves-over = ゲーム終了。
moves-wait = { $name }の手番です。
prompt-wait = { $name }が考えています
bots-preparing = ボットを準備しています（初回のみ）。終わるまでは簡単に考えて手を選びます。
undo = 取り消し
undo-free = 直前の手を取り消す
undo-alone = 直前の手を取り消す（相手はボットだけ。記録に残ります）
undo-ask = 手を取り消してよいか、ほかの人に尋ねる
hint-ask = 上手な人ならどうする？
rule-here = この手のルール

book-title = 卓の記録
dock-title = パネル
log-title = 記録
talk-title = チャット
talk-nothing = まだ発言はありません。
talk-say = メッセージを入力
talk-send = 送信
talk-react = リアクション
react-bow = 一礼
react-laugh = 笑う
react-cheer = 喝采
react-think = 考え中
react-ouch = 痛っ！
react-thanks = ありがとう
people-title = 卓
people-cover = ボットに任せる
people-back = 戻りました
people-leave = ゲームを抜ける
people-ask-hints = ヒントの許可を求める
people-watching = { $number }人が観戦しています。
request-undo = { $name }が手の取り消しを求めています。
request-hints = { $name }がこのゲームでのヒントの許可を求めています。
request-withdraw = 取り下げる

pass-title = 席{ $number }の{ $name }に端末を渡してください
pass-say = 画面を隠しています。ほかの人は見ないでください。
pass-go = 本人です。自分の席を見る

over-title = ゲーム終了
over-won = { $names }の勝ち
over-nobody = 勝者なし
over-rematch = もう一度遊ぶ
over-rematch-go = 次のゲームへ
over-file = ゲームファイル

end-you-win = あなたの勝ち
end-you-share = 勝利を分け合いました
end-you-place = { $rank ->
    [2] あなたは2位
    [3] あなたは3位
    [4] あなたは4位
    [5] あなたは5位
   *[other] あなたは6位
}
end-draw = 引き分け
end-places = 順位
end-sheet = 得点表
end-ladder = 比べる順番
end-rung = { $rung }：{ $who }
end-has = { $names } { $number }
end-then = 次に
end-level = 同じ
end-decided = これで決着
end-show-board = 盤面を見る
end-show = 結果を見る
end-share = 画像を共有
end-share-failed = このブラウザーでは画像を作れませんでした。スクリーンショットをご利用ください。
print-win = 勝鬨：日輪の前に立つ勝者の旗
print-beaten = 無念：夕暮れと勝者の城
print-rival = 全員敗北：夕日を背にした敵

outline-title = 言葉で見る卓

line-connecting = 卓に接続しています…
line-lost = 接続が切れました。再接続しています。ゲームは保存されています。
line-wait = いま接続していません。手は送信されていません。少し待ってからもう一度お試しください。
gone-none = その卓はありません
gone-left = あなたはこの卓を離れています
gone-home = トップページへ
lost-title = このアドレスにはページがありません

claim-title = この端末で自分の席を使う
claim-say = この端末にあなたの名前と、すべての卓の席を移します。この端末にあった以前の利用者の情報は削除されます。
claim-go = はい、自分の端末です

replay-title = リプレイ
replay-controls = リプレイの操作
replay-back = 1手戻る
replay-on = 1手進む
replay-play = 自動再生
replay-pause = 止める
replay-moment = { $plies }手中{ $ply }手目
replay-seat = 視点
replay-spectator = 観戦者
replay-play-on = ここから遊ぶ
replay-share = この場面のリンクをコピー

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
settings-device-say = 10分以内に別の端末でこのリンクを開いてください。
settings-forget = 自分の情報を削除する
settings-look = 表示
settings-language = 言語
settings-theme = テーマ（ライト・ダーク）
theme-auto = 端末に合わせる
theme-light = ライト
theme-dark = ダーク
settings-patterns = 色に模様を添える
settings-motion = アニメーション
settings-play = プレイ
settings-pace = ほかの人の手の表示
pace-calm = ひとつずつ、ゆっくり
pace-quick = ひとつずつ、すばやく
pace-instant = すぐに
settings-sounds = 音
settings-notify = 離れているとき、自分の手番を知らせる
settings-shortcuts = キー：1〜9で手を選びEnterで決定、Mで一覧、Uで取り消し、Hでヒント

fair-title = 公正さ
fair-how = 最初のカードを配る前に、サーバーは秘密のシードを封印し、そのSHA-256を公表します。ゲーム終了時にシードを明かします。途中で変えれば封印と一致しません。このページは、あなたのブラウザーで封印を計算し直します。
fair-seal = 封印（開始時に公表）
fair-seed = シード（ゲーム終了時に公開）
fair-computed = ここで計算したシードのSHA-256
fair-later = シードはゲーム終了時に明かされます。封印を控えておいてください。そのとき一致するはずです。
fair-holds = 封印が一致しました。開始後に変えられたダイスもカードもありません。
fair-broken = 封印が一致しません。この卓を信用しないでください。
fair-keys = 1手ごとの乱数
fair-keys-say = 1手ごとに独自の鍵（「シード:番号」のSHA-256の先頭）から乱数を作ります。すでに見たダイスから、この先の目は分かりません。
fair-setup = 準備
fair-all = すべてのダイスとカードを計算し直すには、ゲームファイルをダウンロードして次を実行します：

# learning
learn-title = 遊び方を学ぶ
poster-learn = 遊び方を学ぶ：{ $game }
learn-first = 5分でわかる最初のゲーム
learn-step = { $total }問中{ $number }問目
learn-know = 知っておくこと
learn-right = 正解！
learn-wrong = もっと良い手があります
learn-show = 答えを見る
learn-next = 次へ
learn-back = 戻る
learn-again = もう一度
learn-you = あなたは{ $name }です。
learn-done = レッスン終了
learn-play = ボットと今すぐ対戦
learn-restart = 最初から学び直す
summary-title = 1ページのまとめ
summary-print = 印刷
