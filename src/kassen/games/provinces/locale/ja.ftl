title = 天下鳴動
tagline = ダイスとカードで11の城へ兵を進め、あとは戦の行方を見届けよう。
goal = 目的：城の点が一番多い人の勝ち。全員の兵が出そろうと城ごとに戦い、その国で一番強い人が城に書かれた点を取ります。
option-daimyo = 上級ルール：各プレイヤーが大名コマと大名カードを持つ。

province-tokuyama = 徳山館
province-yonezawa = 米沢城
province-kasugayama = 春日山城
province-odawara = 小田原城
province-tsutsujigasaki = 躑躅ヶ崎館
province-kiyosu = 清洲城
province-kyoto = 京
province-yoshida-koriyama = 吉田郡山城
province-oko = 岡豊城
province-usuki = 臼杵城
province-shuri = 首里城

tactic-scout = 物見
tactic-mountain = 山越え
tactic-navy = 水軍
tactic-squad = 分隊
tactic-ninja = 忍
tactic-kyoto = 上洛
tactic-support = 加勢
tactic-rebel = 謀反
tactic-exile = 追放
tactic-prisoner = 人質
tactic-decoy = 囮
tactic-retreat = 退却

daimyo-uesugi = 上杉謙信
daimyo-takeda = 武田信玄
daimyo-oda = 織田信長
daimyo-mori = 毛利元就
daimyo-chosokabe = 長宗我部元親
daimyo-otomo = 大友宗麟

text-scout = 自分の兵1つを隣国へ動かす。
text-mountain = 自分の兵2つを一緒に、陸続きの隣国へ動かす。
text-navy = 自分の兵2つを一緒に、海を隔てた隣国へ動かす。
text-squad = 1つの国の自分の兵の半分（切り捨て）を隣国へ動かす。
text-ninja = 自分の兵1つを、自分の兵がいる別の国へ動かす。
text-kyoto = 京の隣国から自分の兵を1つ以上、京へ動かす。
text-support = 自分の兵がいる国に、手元の兵1つを置く。
text-rebel = 相手の兵1つを持ち主に返し、手元の兵1つを置く。
text-exile = 自分の兵がいる国から、相手の兵1つを隣国へ動かす。
text-prisoner = 隣国の相手の兵1つを、自分の兵がいる国へ動かす。
text-decoy = 自分の兵1つと1人の相手の兵2つを、一緒に隣国へ動かす。
text-retreat = 自分の兵2つを手元に戻す。
text-uesugi = 大名の国から自分の兵1〜3つを陸続きの隣国へ動かす（分けてよい）。
text-takeda = 大名の国から1人の相手の兵1〜3つを隣国へ動かす（分けてよい）。
text-oda = 大名を隣国へ動かす。自分の兵1つを連れていってもよい。
text-mori = 手元の兵1〜3つを、大名の国の隣国に1つずつ置く。
text-chosokabe = 大名の国から自分のコマ1〜3つ（大名を含めてもよい）を海を隔てた隣国へ動かす（分けてよい）。
text-otomo = 2回まで、大名の国の別々の隣国で、相手の兵1つを手元の兵と入れ替える。

phase-draft = 大名選び
phase-act = 手番
phase-keep = ダイス
phase-split = ダイス
phase-lead = 大名
phase-rival = 武田信玄
phase-scout = 物見
phase-mountain = 山越え
phase-navy = 水軍
phase-squad = 分隊
phase-ninja = 忍
phase-kyoto = 上洛
phase-support = 加勢
phase-rebel = 謀反
phase-exile = 追放
phase-prisoner = 人質
phase-decoy = 囮
phase-retreat = 退却
phase-uesugi = 上杉謙信
phase-takeda = 武田信玄
phase-oda = 織田信長
phase-mori = 毛利元就
phase-chosokabe = 長宗我部元親
phase-otomo = 大友宗麟
phase-over = ゲーム終了

prompt-draft = 大名カードを1枚選んでください。
prompt-act = ダイスを振って兵を配置するか、カードを使ってください。
prompt-keep = この目で進めるか、3つとも振り直してください。
prompt-split = ダイスを1つ取り分けてください。その目が兵の数、残り2つの和が城になります。
prompt-lead = 兵の1つを大名に替えますか。
prompt-rival = 武田信玄：誰の兵を動かしますか。
prompt-scout = 物見：自分の兵1つを隣国へ動かしてください。
prompt-mountain = 山越え：自分の兵2つを一緒に陸路で動かしてください。
prompt-navy = 水軍：自分の兵2つを一緒に海路で動かしてください。
prompt-squad = 分隊：ある国の自分の兵の半分を隣国へ動かしてください。
prompt-ninja = 忍：自分の兵1つを、自分の兵のいる別の国へ動かしてください。
prompt-kyoto = 上洛：次の兵はどこから来ますか。
prompt-support = 加勢：手元の兵をどこに置きますか。
prompt-rebel = 謀反：どの兵を手元の兵と入れ替えますか。
prompt-exile = 追放：どの兵をどこへ追いますか。
prompt-prisoner = 人質：どの兵を自分の兵のもとへ連れてきますか。
prompt-decoy = 囮：自分の兵1つと相手の兵2つを一緒に動かしてください。
prompt-retreat = 退却：どの兵を手元に戻しますか。
prompt-uesugi = 上杉謙信：次の兵はどこへ進みますか。
prompt-takeda = 武田信玄：次の兵をどこへ動かしますか。
prompt-oda = 織田信長：大名はどこへ向かいますか。
prompt-mori = 毛利元就：手元の次の兵をどこに置きますか。
prompt-chosokabe = 長宗我部元親：次は誰がどこへ渡りますか。
prompt-otomo = 大友宗麟：どの兵を手元の兵と入れ替えますか。
prompt-over = ゲーム終了。

move-draft = { $daimyo }
move-roll = ダイスを振る
move-tactic = { $tactic }を使う
move-daimyo = 大名カード{ $daimyo }を使う
move-keep = この目で進める
move-reroll = 振り直す
move-split = { $die }を取り分ける：{ $province }（城{ $castle }）に兵{ $number }
move-with-daimyo = 大名も置く
move-without-daimyo = 大名は置かない
move-stop = ここまで
move-move = 兵{ $number }：{ $from_province }から{ $to_province }へ
move-drive = { $opponent_seat }の兵{ $number }：{ $from_province }から{ $to_province }へ
move-lure = 自分の兵1と{ $opponent_seat }の兵{ $number }：{ $from_province }から{ $to_province }へ
move-replace = { $province }の{ $opponent_seat }の兵
move-against = { $opponent_seat }
move-call = { $province }から
move-add = { $province }へ
move-withdraw = { $province }から
move-push = { $province }へ
move-send = 兵を{ $province }へ
move-ride = 大名だけ{ $province }へ
move-ride-together = 大名と兵を{ $province }へ

event-castles-laid = 城2から12の場所は順に：{ $province }。
event-tactics-shown = 場の軍略カード：{ $tactic }。
event-first-chosen = スタートプレイヤーは{ $seat }。
event-daimyos-shown = 場の大名カード：{ $daimyo }。
event-drafted = { $seat }が{ $daimyo }を選ぶ。
event-left-out = { $daimyo }は箱に戻る。
event-rolled = { $seat }のダイス：{ $dice }。
event-rolled-again = { $seat }が振り直す：{ $dice }。
event-deployed = { $seat }が{ $province }（城{ $castle }）に兵を{ $number }つ置く。
event-deployed-daimyo = { $seat }が{ $province }（城{ $castle }）に大名{ $number ->
    [0] {""}
   *[other] と兵{ $number }つ
}を置く。
event-tactic-used = { $seat }が{ $tactic }を使う。
event-daimyo-used = { $seat }が大名カード{ $daimyo }を使う。
event-moved = { $seat }の兵{ $number }つが{ $from_province }から{ $to_province }へ。
event-daimyo-moved = { $seat }の大名が{ $from_province }から{ $to_province }へ。
event-added = { $seat }が手元の兵1つを{ $province }に置く。
event-returned = { $seat }の兵1つが{ $province }から手元に戻る。
event-katana = { $seat }の手元が空になり、刀{ $number }を取る。{ $locks ->
    [true] 以後は誰もカードを使えない。
   *[other] {""}
}
event-war = 合戦の始まり。
event-no-battle = 城{ $castle }、{ $province }：誰もおらず、城は取り除かれる。
event-battle-alone = 城{ $castle }、{ $province }：{ $winner_seat }だけがいて（{ $strength }）城を取る。{ $places ->
    [0] {""}
   *[other] 援軍{ $reinforcements }ずつ：{ $to_province }。
}
event-battle = 城{ $castle }、{ $province }：{ $force }。{ $winner_seat }が城を取る。{ $places ->
    [0] {""}
   *[other] 援軍{ $reinforcements }ずつ：{ $to_province }。
}
event-battle-second = 城{ $castle }、{ $province }：{ $force }。{ $winner_seat }が城を、{ $second_seat }が小城{ $small }を取る。{ $places ->
    [0] {""}
   *[other] 援軍{ $reinforcements }ずつ：{ $to_province }。
}
each-force = { $seat } { $number }
each-final = { $seat } { $number }
event-ended = 合戦が終わった。順位と得点：{ $final }。

show-province = 城{ $castle }、{ $province }
show-armies = { $seat }（{ $number }）
show-daimyo-of = { $seat }の大名
show-nobody = 誰もいない
show-land = 陸 { $castles }
show-sea = 海 { $castles }
show-neighbours = 隣国は城の値で示す。
show-winner = 勝者 { $seat }
show-second = 2位 { $seat }
show-tactics = 場の軍略カード
show-daimyos = 場の大名カード
show-own-daimyo = あなたの大名カード
show-locked = カードはもう使えない。
show-seat = { $seat }
show-reserve = 手元の兵{ $number }
show-daimyo-in-reserve = 大名は手元
show-lord-ready = { $daimyo } 未使用
show-lord-used = { $daimyo } 使用済み
show-tactic-ready = 軍略カードは未使用
show-tactic-used = { $tactic }を使用
show-katana = 刀{ $number }
show-points = { $number }点
show-first = スタートプレイヤー
show-dice = ダイス：{ $dice }
show-apart = 取り分け：{ $die }

fact-tactic = 使った軍略カード
fact-daimyo = 使った大名カード
fact-drafted_daimyo = 選んだ大名カード
fact-won_province = 取った城
fact-first = スタートプレイヤーだった
fact-katana = 取った刀（0：なし）

line-castle = 城{ $castle }（{ $province }）
line-small-castle = 小城（{ $province }で2位）
rung-katana = 値の大きい刀
reason-katana = { $level_seat }は{ $points }点で同点。刀の値が大きい{ $seat }の勝ち（{ $value }対{ $other_value }）。

effect-standing = { $province }（城{ $castle }）：{ $how ->
    [alone] 自分だけ（兵力{ $strength }）
    [ahead] リード、{ $strength }対{ $rival }（{ $rival_seat }）
    [level] { $rival_seat }と互角、ともに{ $strength }
    [behind] 劣勢、{ $strength }対{ $rival }（{ $rival_seat }）
    [absent] 自分の兵はなし。{ $rival_seat }の兵力{ $rival }
   *[empty] 誰もいない
}
effect-split = { $die }を取り分けて兵{ $number }。{ effect-standing }
effect-reroll = 3つとも振り直し、その目で進める
effect-roll = ダイス3つ。1回だけ振り直せる
effect-reach = { $number ->
    [0] 次の1手で新たにリードできる国はない
   *[other] 次の1手でリードできる国：{ $province }
}
effect-stops = これ以上は何も変わらず、手番が終わる
effect-does = { $text }
effect-reinforced = 勝てば援軍{ $number }ずつ：{ $to_province }
effect-with-daimyo = 大名も置けば兵力+{ $strength }
effect-katana = 手元が空になり、刀{ $number }を取る（同数なら値の大きい刀が勝つ）

# 初めての人に一度だけ伝える、その手の意味
about-act = ダイスを振って兵を送るか、ゲーム中に一度だけの軍略カードを使います。合戦では最も強い人が城を取ります。
about-keep = 下の分け方に良いものがあればそのまま。一度だけ3つとも振り直せます。
about-split = 取り分けたダイスが兵の数、残り2つの和が向かう城です。
about-draft = 大名は合戦で兵2つ分と数え、そのカードはゲーム中に一度使えます。
about-lead = 置く兵の1つを大名に替えられます。大名は兵2つ分と数えます。

# 終了時、1位と次の人で最も差がついたところ
most-castle = 最も差がついたのは城{ $castle }（{ $province }）、{ $value }点対{ $other_value }点。
