# A first game of Bluff: data/lesson.json tells the positions.

safe =
    You and Ren have rolled three dice each, in secret. A die that shows 4 or more is high. In turn, you bid how many of all six dice are high, each bid higher than the one before, until someone doubts. You have rolled 2, 5 and 6.
    .ask = What is the highest bid that cannot be wrong?
    .right = Your own two dice make it right: if Ren doubted it, the point would be yours. So Ren has to go higher, and bids 3.
    .low = That cannot be wrong either, but you can go one higher without any risk.
    .else = You have two high dice. { $number } is right only if Ren has some as well, and you cannot know that.
raise =
    Ren bids 3. You can doubt it, or bid higher. Doubting wins the point only if none of Ren’s three dice is high: one chance in eight. And would Ren have bid 3 without a high die?
    .ask = What do you do?
    .right = 4 is right if at least two of Ren’s dice are high: an even chance. Ren doubts, all dice are shown, and there are four. The point is yours!
    .doubt = For that, all of Ren’s dice would have to show 3 or less. You would be wrong seven times out of eight.
    .else = { $number } needs all three of Ren’s dice to be high, or even more than there are.
strong =
    Another game, with Yuki as well: nine dice. It is the second round, and Ren has won the first. Ren has bid 3 and Yuki 4. All three of your dice are high.
    .ask = What do you do?
    .right = Only two of the six dice you cannot see have to be high: you would be right eight times out of nine. Ren and Yuki go higher.
    .doubt = 4 is wrong only if none of the other six dice is high: one chance in 64.
    .else = { $number } may be right, but 5 is enough: never claim more than you have to.
count =
    Ren has bid 6, and now Yuki bids 7. You still have three high dice, so Ren and Yuki would need four among their six.
    .ask = Is there still a higher bid that you believe in?
    .right = Seven would have been right one time in three; there are only six. The point is yours, and you and Ren have one each.
    .else = { $number } needs at least five of the six dice you cannot see to be high: one chance in nine at best.
bluff =
    The third and last round. Yuki begins and bids 3. This time you have rolled 1, 1 and 3: not a single high die. But nobody knows that.
    .ask = How do you get out of this?
    .right = 4 is right one time in three, no more often than a doubt would be. But a bid has to be doubted first! Ren believes you and bids 5, Yuki 6.
    .doubt = A doubt is right one time in three, and that would be the end of the round. A bid of 4 is right just as often, and perhaps nobody doubts it.
    .else = Whoever bids { $number } with empty hands will be doubted. Bluff, but no higher than you have to.
last =
    Yuki bids 6. You alone know that your own dice add nothing to it.
    .ask = What do you do?
    .right = All six of their dice would have to be high; four are. The point is yours, and with it the game: two rounds out of three!
    .else = Now even 6 is hardly possible: all the dice you cannot see would have to be high. { $number } cannot be right.
farewell = You know the game: count your own dice, expect half of the others to be high, and remember that every bid tells the others something, true or not.
