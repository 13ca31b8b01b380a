level-random = ランダム
level-greedy = 欲張り
level-search = 探索
level-ashigaru = 足軽
level-samurai = 侍
level-daimyo = 大名
level-shogun = 将軍

bot-name = { $level }（{ $number }）
