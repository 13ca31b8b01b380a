short-kasugayama = 春日山
short-tsutsujigasaki = 躑躅ヶ崎
short-yoshida-koriyama = 吉田郡山
map-title = 11か国の地図
reserve-title = 手元の兵
points-title = 取った城
dice-title = ダイス
dice-yours = あなたのダイス
dice-cards = または、カードを使います。
die-says = { $number }
do-roll = ダイスを振る
do-ride = 大名だけ…
do-ride-together = 大名と兵1つ…
cards-short = カード
card-used-by = { $name }（{ $seat }が使用）
katana-title = 刀
katana-why = 同数なら大きい刀の勝ち
katana-says = 刀{ $number }（未獲得）。手元の兵を使い切った人が、残っている中で値の最も大きい刀を取る。同数なら値の大きい刀が勝つ。
katana-of = 刀{ $number }：{ $seat }。同数なら値の大きい刀が勝つ。
war-title = { $province }の戦い、城{ $castle }
war-nobody = 誰もいない。城は取り除かれる。
war-wins = { $seat }が{ $number }で勝つ。
war-sends = { $seat }が{ $number }で勝ち、{ $province }へ援軍{ $reinforcements }つずつ。
war-next = 次の戦い：城{ $castle }（{ $province }）
war-pause = 一時停止
war-on = 続ける
war-all = すべて
war-again = 合戦をもう一度見る
war-tally = 兵力の集計
war-nth = { $total }戦中{ $number }戦目
war-castle = 城{ $number }
war-small = 小城{ $number }
war-nothing = なし
war-road = 城の順

sheet-title = 城ごとの結果
sheet-castle = 城
sheet-winner = 勝者
sheet-runner = 2位
sheet-first = 勝者：城
sheet-second = 2位：半分の値の小城
sheet-most = 最も差がついた城
sheet-strength = 兵力（1位から）
sheet-katana = 刀
sheet-katana-says = 「刀」：兵力が同じで、値の大きい刀が勝った。
dice-brings = それぞれの分け方の結果
stands-short = { $how ->
    [alone] 自分だけ{ $strength }
    [ahead] 自分{ $strength }、{ $rival_seat } { $rival }
    [level] 自分と{ $rival_seat }、ともに{ $strength }
   *[behind] { $rival_seat } { $rival }、自分{ $strength }
}
# コマやカードの説明
tip-castle = { $second ->
    [yes] 最も強い人が城（{ $castle }点）、2位が小城（{ $small }点）を取ります。
   *[no] 最も強い人が城（{ $castle }点）を取ります。
}
tip-dice = 1つを取り分けます。1か2なら兵1、3か4なら2、5か6なら3。残り2つの和が向かう城です。
