level-random = Random
level-greedy = Greedy
level-search = Search
level-ashigaru = Ashigaru
level-samurai = Samurai
level-daimyo = Daimyo
level-shogun = Shogun

bot-name = { $level } ({ $number })
wrong-bot = there is no bot “{ $given }”; choose from { $choices }
wrong-variant = there is no bot “{ $given }”; write a variant like search:sims=1000, shogun:ms=500 or greedy:by=YARDSTICK

# levels, in a few words
rank-ashigaru = slips often
rank-samurai = slips now and then
rank-daimyo = thinks before every move
rank-shogun = thinks longest

# people: name, who they are, how they play
level-otsune = Otsune
of-otsune = tea seller of Sakai
style-otsune = Grabs what pays at once, and often slips up.
level-gonta = Gonta
of-gonta = ferryman on the Yodo
style-gonta = Loves a gamble, and often slips up.
level-kai = Kai
of-kai = who held Oshi Castle
style-kai = Of two good moves, takes the safer one.
level-magoichi = Magoichi
of-magoichi = chief of the Saika gunners
style-magoichi = Of two good moves, takes the riskier one.
level-naotora = Naotora
of-naotora = lady of Iinoya
style-naotora = Patient: content with less now if it pays off as well in the end.
level-dosan = Dosan
of-dosan = the Viper of Mino
style-dosan = Of two good moves, takes the one that pays at once.
level-hanbei = Hanbei
of-hanbei = who took a castle with sixteen men
style-hanbei = Sees far, and dares where others hesitate.
level-sessai = Sessai
of-sessai = monk and strategist
style-sessai = Sees far, and leaves little to luck.
