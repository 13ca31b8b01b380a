level-random = ランダム
level-greedy = 欲張り
level-search = 探索
level-ashigaru = 足軽
level-samurai = 侍
level-daimyo = 大名
level-shogun = 将軍

bot-name = { $level }（{ $number }）
wrong-bot = 「{ $given }」というボットはありません。{ $choices }から選んでください。
wrong-variant = 「{ $given }」というボットはありません。設定を変えるときは、search:sims=1000、shogun:ms=500、greedy:by=基準のように書きます。

# levels, in a few words
rank-ashigaru = よく間違える
rank-samurai = ときどき間違える
rank-daimyo = どの手もよく考える
rank-shogun = いちばん長く考える

# people: name, who they are, how they play
level-otsune = お常
of-otsune = 堺の茶売り
style-otsune = 目先の得を取り、よく間違える。
level-gonta = 権太
of-gonta = 淀川の渡し守
style-gonta = 賭けを好み、よく間違える。
level-kai = 甲斐
of-kai = 忍城を守り抜いた姫
style-kai = 同じくらい良い手なら、安全なほうを選ぶ。
level-magoichi = 孫一
of-magoichi = 雑賀鉄砲衆の頭
style-magoichi = 同じくらい良い手なら、危ないほうを選ぶ。
level-naotora = 直虎
of-naotora = 井伊谷の女城主
style-naotora = 気長。先が同じなら、いまの得にこだわらない。
level-dosan = 道三
of-dosan = 美濃の蝮
style-dosan = 同じくらい良い手なら、すぐ得になるほうを選ぶ。
level-hanbei = 半兵衛
of-hanbei = 16人で城を取った軍師
style-hanbei = 先を読み、人がためらうところで踏み込む。
level-sessai = 雪斎
of-sessai = 僧にして軍略家
style-sessai = 先を読み、運に任せない。
