column-game = game
column-players = players
column-about = about
which-game = Which game? Type its number.
not-a-game = Type its number, a word of its name, or quit.
welcome = { $game }. Type ? for help.
goodbye = Goodbye.
person-you = Player { $number } (you)
name-of-bot = { $bot } { $number }
pass-the-device = Pass the screen to { $seat }, who presses Enter.
more-moves = ... and { $number } more. Type words of the one you want.
several-match = { $number ->
    [one] One choice matches; type its number to make it:
   *[other] { $number } choices match:
}
not-understood = Type the number of a choice or words of it, or ? for help.
nothing-to-undo = There is nothing you may take back.
undone = Taken back.
saved = The game is kept in { $file }; go on with --resume { $file }.
full-story = The game is over.
final-rank = { $rank }. { $seat }: { $score }
winners = Won: { $names }
nobody-won = Nobody won.
command-help = help
command-rules = rules
command-table = table
command-log = log
command-undo = undo
command-quit = quit
help-1 = Type the number of a choice, or some words of it: if only one choice has them all, it is made.
help-2 = rules: the rules of this game
help-3 = table: the table once more
help-4 = log: everything that happened, as far as you may know it
help-5 = undo: take back your last decision
help-6 = quit: stop (with --save FILE the game is kept)
help-7 = Begin again with other seats: kassen play GAME --players 3 --seats you,Aki,random
lesson-step = Step { $number } of { $total }
