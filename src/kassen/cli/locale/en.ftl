column-game = game
column-players = players
column-about = description
which-game = Which game? Type its number.
not-a-game = Type the game’s number or a word of its title, or “quit” to leave.
welcome = { $game }. Type “?” for help.
goodbye = Goodbye.
person-you = Player { $number } (you)
pass-the-device = Pass the screen to { $seat }; { $seat }, press Enter when you are ready.
more-moves = … and { $number } more. Type a few words to narrow the list down.
several-match = { $number ->
    [one] Only one choice matches; type its number to confirm:
   *[other] { $number } choices match:
}
not-understood = Type the number of a choice or a few of its words. Type “?” for help.
nothing-to-undo = There is nothing to undo.
undone = Undone.
saved = Game saved to { $file }. Continue with --resume { $file }.
full-story = The game is over.
final-rank = { $rank }. { $seat }: { $score }
command-help = help
command-rules = rules
command-table = table
command-log = log
command-undo = undo
command-quit = quit
help-1 = Type the number of a choice, or a few of its words: if only one choice contains them all, it is played.
help-2 = rules: the rules of this game
help-3 = table: show the table again
help-4 = log: everything that has happened, as far as you are allowed to know
help-5 = undo: take back your last move
help-6 = quit: stop playing (with --save FILE the game is saved)
help-7 = To start a game with other players: kassen play GAME --players 3 --seats you,Aki,random
lesson-step = Step { $number } of { $total }
