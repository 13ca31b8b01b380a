column-game = ゲーム
column-players = 人数
column-about = 説明
which-game = どのゲームにしますか。番号を入力してください。
not-a-game = 番号かゲーム名の一部を入力してください。やめるときは「終了」。
welcome = { $game }。「?」でヘルプを表示します。
goodbye = 終了します。
person-you = プレイヤー{ $number }（あなた）
pass-the-device = 画面を{ $seat }に渡してください。{ $seat }はEnterを押してください。
more-moves = ほか{ $number }件。選びたいものに含まれる語か、g4のようなマスを入力してください。
several-match = { $number }件が当てはまります：
not-understood = 選択肢の番号か、含まれる語を入力してください。「?」でヘルプを表示します。
nothing-to-undo = 取り消せる手はありません。
undone = 取り消しました。
saved = ゲームを { $file } に保存しました。--resume { $file } で再開できます。
full-story = ゲーム終了。
final-rank = { $rank }位 { $seat }：{ $score }
command-help = ヘルプ
command-hint = ヒント
hint-estimate = 推定による最善の2手と、もう一方にはない効果：
hint-chance = 勝率{ $percent }%±{ $error }（シミュレーション{ $sims }回）
hint-alike = あらかじめ分かる違いはなく、推定の差だけです。
command-rules = ルール
command-table = 盤面
command-log = 記録
command-undo = 取り消し
command-quit = 終了
help-1 = 選択肢の番号か、含まれる語を入力します。当てはまるものが1つだけなら、それを選びます。
help-2 = ルール：このゲームのルール
help-3 = 盤面：もう一度表示する
help-4 = 記録：あなたが知り得るすべての出来事
help-5 = 取り消し：直前の手を取り消す
help-6 = 終了：やめる（「--save ファイル名」を付けるとゲームを保存します）
help-7 = 席を変えて始める：kassen play ゲーム名 --players 3 --seats you,Aki,random
help-8 = ヒント：最善の2手と推定の勝率、その理由
lesson-step = { $total }問中{ $number }問目
placeholder-file = ファイル名
own-file = 自作のファイル

verified-no = 問題あり：{ $reason }
stopped = 中断しました。
compiling = コンパイル中
compiled = コンパイル済み：{ $game }
compiled-kept = コンパイル結果の保存先：{ $folder }
progress-begins = { $title }：{ $total }{ $things ->
    [moves] 手
    [puzzles] 問
   *[games] ゲーム
}…
progress-goes = { $title }：{ $total }{ $things ->
    [moves] 手
    [puzzles] 問
   *[games] ゲーム
}中{ $done }、残り{ $left }秒
serve-at = Kassenのアドレス：{ $address }
serve-network = 同じネットワークからは：{ $address }（ほかの人を招くときはこちらを開いてください）
serve-alone = このコンピューターからしか接続できません。--host 0.0.0.0を付けると、同じネットワークからも接続できます（docs/hosting.md）。
serve-kept = 卓の保存先：{ $place }

wrong-read = { $file }を読み込めません：{ $reason }
wrong-save = { $file }に保存できません：{ $reason }
wrong-seats = --seatsには{ $number }人分の席を書いてください。例：{ $example }
wrong-seat = 席{ $given }はありません。席は0から{ $last }までです。
wrong-lesson = { $game }にレッスンはありません。「kassen rules { $game }」でルールを読めます。
wrong-puzzle = { $game }に問題はありません。
wrong-date = 日付ではありません：「{ $given }」。YYYY-MM-DDと書いてください。
wrong-packages = このコマンドには{ $package }が必要です：pip install { $extra }
wrong-port = { $host }のポート{ $port }で待ち受けられません（{ $reason }）。--portで別のポートを指定してください。
wrong-processes = --processesはLinuxでのみ使えます。ほかのシステムでは1つのプロセスがすべてを受け持ちます。
wrong-number = 「{ $given }」は0から2^64−1までの整数ではありません。
wrong-at-least-one = 1以上にしてください。

# 入力できるものと、その働き
about-kassen = 戦国時代のボードゲーム4作。
about-version = バージョンを表示する
about-games = ゲームの一覧（人数とオプション）
about-rules = ゲームのルールを読む
about-learn = 決まった局面で、1手ずつ説明を読みながら遊ぶ最初のゲーム
about-play = ターミナルで遊ぶ（ボット相手、または1つの画面を何人かで使う）
about-serve = ネットワークで、人とボットのための卓を開く（docs/hosting.md）
about-verify = ダウンロードした卓のダイスとカードをすべて計算し直し、公正だったか確かめる
about-replay = ダウンロードした卓や保存したゲームを1手ずつ見る
about-warmup = ルールをいまコンパイルし、後で待たずに済むようにする
about-analyse = ゲームを振り返る：実力と運、分かれ目（docs/analysis.md）
about-puzzle = 今日の問題を解く（答えは1回。そのあと、すべての手の勝率を見られる）
about-game-of-day = ゲームの名前。省くと今日のゲーム
about-date = 別の日の問題
about-file = 保存したゲームか、ダウンロードした卓
about-budget = 正確さ（既定はnormal）
about-analysed-seat = 席N（0から）の分かれ目。省くと全員
about-analysis-seed = シミュレーションのシード。同じシードなら同じ数値になります
about-analysis-json = すべてを1つのJSONにする
about-html = 単独で開けるページを書き出す
about-analysis-save = 分析をファイルに書き加える（ゲームのファイルとして使えます）
about-game = 「kassen games」にあるゲーム
about-game-asked = 「kassen games」にあるゲーム。省くと、始めるときに選べます
about-game-all = 省くとすべてのゲーム
about-json = JSONの一覧にする
about-plain = 色のない文字だけの表示（読み上げソフトやパイプ向け）
about-players = 人数
about-option = ゲームのオプション（「kassen games」を参照）。繰り返し使えます
about-seats = 各席のプレイヤー：「you」（あなた）、名前、またはボット。例：you,samurai,random
about-bots = ほかの席のボット（既定はsamurai）：{ $bots }
about-seed = 同じ数を指定すると同じゲームになります
about-save = 1手ごとにゲームをこのファイルに保存する
about-resume = 保存したゲームを再開する
about-seat = 席N（0から）に見えたもの。省くとすべて
about-boards = 1手ごとに盤面を表示する
about-lang = 省くとシステムの言語
about-host = 待ち受けるアドレス（既定はこのコンピューターだけ）
about-port = 0は空いているポートを選びます（既定は8000）
about-db = sqlite:///ファイル名、またはpostgresql://USER:PASSWORD@HOST/NAME。KASSEN_DBでも指定できます
about-origin = このオリジンのページにもAPIを許可する
about-secure = 利用者はhttpsで接続する（クッキーをhttpsだけで送る）
about-proxies = X-Forwarded-Forを信頼するリバースプロキシのアドレス
about-bot-processes = 人を待たせるボットのプロセス数（既定はコアごとに1つ、最低2つ）
about-processes = 卓を分担するサーバーのプロセス数（既定は1、Linuxのみ。複数のコアを使うには2以上）
about-contact = 通知サービスがこのサーバーについて連絡できる宛先
about-push-host = 自分のネットワーク内の通知サービス（docs/hosting.md）
about-no-limits = 回数制限なし（負荷試験や信頼できるネットワーク向け）
about-log = 記録の詳しさ（既定はwarning）
about-open = ブラウザーを開く
placeholder-command = コマンド
placeholder-list = 一覧
placeholder-bot = ボット名
placeholder-seed = シード
placeholder-option = 名前=値
argparse-commands = コマンド
argparse-usage = 使い方：
argparse-arguments = 引数
argparse-options = オプション
argparse-help = このヘルプを表示する
argparse-required = 足りない引数：%s
argparse-unrecognized = 認識できない引数：%s
argparse-choice = %(value)rは使えません（%(choices)sから選んでください）
argparse-expected-one = 値が必要です
argparse-ignored = 値は付けられません：%r
argparse-ambiguous = %(option)sは%(matches)sのどれか分かりません
