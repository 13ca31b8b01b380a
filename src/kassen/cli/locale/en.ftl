column-game = game
column-players = players
column-about = description
which-game = Which game? Type its number.
not-a-game = Type the game’s number or a word of its title, or “quit” to leave.
welcome = { $game }. Type “?” for help.
goodbye = Goodbye.
person-you = Player { $number } (you)
pass-the-device = Pass the screen to { $seat }; { $seat }, press Enter when you are ready.
more-moves = … and { $number } more. Type a few words, or a square such as g4, to narrow the list down.
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
command-hint = hint
hint-estimate = The two best moves by estimate, and what each brings that the other does not:
hint-chance = chance of winning: { $percent }% ± { $error } ({ $sims } simulations)
hint-alike = Nothing foreseeable sets them apart; only the estimate does.
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
help-8 = hint: the two best moves, their estimated chances, and why
lesson-step = Step { $number } of { $total }
placeholder-file = FILE
own-file = a file of your own

verified-no = NO: { $reason }
stopped = stopped
compiling = compiling
compiled = compiled { $game }
compiled-kept = compiled code is kept in { $folder }
progress-begins = { $title }: { $total } { $things ->
    [moves] moves
    [puzzles] puzzles
   *[games] games
}…
progress-goes = { $title }: { $done } of { $total } { $things ->
    [moves] moves
    [puzzles] puzzles
   *[games] games
}, { $left } s left
serve-at = Kassen is at { $address }
serve-network = On your network it is at { $address } – open it there to invite others
serve-alone = Only this machine can reach it; with --host 0.0.0.0 your network can, too (docs/hosting.md)
serve-kept = Tables are kept in { $place }

wrong-read = cannot read { $file }: { $reason }
wrong-save = cannot save to { $file }: { $reason }
wrong-seats = --seats must name { $number } seats, one per player, e.g. { $example }
wrong-seat = there is no seat { $given }; seats are 0 to { $last }
wrong-lesson = { $game } has no lesson; read its rules with “kassen rules { $game }”
wrong-puzzle = { $game } has no puzzles
wrong-date = not a date: “{ $given }”; write YYYY-MM-DD
wrong-packages = this command needs { $package }: pip install { $extra }
wrong-port = cannot listen on { $host }, port { $port }: { $reason }; try another with --port
wrong-processes = --processes needs Linux; elsewhere one process serves everything
wrong-number = “{ $given }” is not a whole number from 0 to 2^64−1
wrong-at-least-one = it must be at least 1

# what can be typed, and what it is for
about-kassen = Four Sengoku-era tabletop games.
about-version = show the version
about-games = list the games, with players and options
about-rules = read the rules of a game
about-learn = a first game on fixed positions, every move explained
about-play = play in the terminal, alone against bots or several on one screen
about-serve = host tables for people and bots over the network (docs/hosting.md)
about-verify = recompute every die and card of a downloaded table: was it fair?
about-replay = go through a downloaded table or a saved game, move by move
about-warmup = compile the rules now, so that nothing has to wait later
about-analyse = look back at a game: skill, luck and turning points (docs/analysis.md)
about-puzzle = solve the puzzle of the day: one try, then the chances of all moves
about-game-of-day = which game’s puzzle (default: the game of the day)
about-date = the puzzle of another day
about-file = a saved game or a downloaded table
about-budget = how exact (default: normal)
about-analysed-seat = the turning points of seat N (from 0); default: all seats
about-analysis-seed = seed of the simulations; the same seed gives the same figures
about-analysis-json = everything, as one JSON object
about-html = write a self-contained page
about-analysis-save = put the analysis into the file, which stays a game file
about-game = one of “kassen games”
about-game-asked = one of “kassen games”; you are asked if you leave it out
about-game-all = default: all games
about-json = as one JSON list
about-plain = plain text without colors, for screen readers and pipes
about-players = how many play
about-option = an option of the game, see “kassen games”; can be repeated
about-seats = who sits where: “you”, a name, or a bot, e.g. you,samurai,random
about-bots = who fills the other seats (default: samurai): { $bots }
about-seed = the same number gives the same game
about-save = save the game to this file after every move
about-resume = continue a saved game
about-seat = as seat N (from 0) saw it; default: everything
about-boards = show the table after every move
about-lang = default: the system’s language
about-host = address to listen on (default: this machine only)
about-port = 0 picks a free one (default: 8000)
about-db = sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME; also KASSEN_DB
about-origin = pages of this origin may use the API, too
about-secure = visitors come by https: send cookies over https only
about-proxies = addresses of reverse proxies whose X-Forwarded-For is trusted
about-bot-processes = processes for the bots people wait for (default: one per core, at least 2)
about-processes = server processes that share the tables (default: 1; Linux only; more than one for more than one core)
about-contact = whom push services may write to about this server
about-push-host = a push service inside your own network (docs/hosting.md)
about-no-limits = no rate limits: for load tests and trusted networks
about-log = how much is logged (default: warning)
about-open = open the browser
placeholder-command = COMMAND
placeholder-list = LIST
placeholder-bot = BOT
placeholder-seed = SEED
placeholder-option = NAME=VALUE
argparse-commands = commands
argparse-usage = usage:
argparse-arguments = arguments
argparse-options = options
argparse-help = show this help
argparse-required = still needed: %s
argparse-unrecognized = not understood: %s
argparse-choice = %(value)r is not possible here (choose from %(choices)s)
argparse-expected-one = a value must follow
argparse-ignored = no value may follow here: %r
argparse-ambiguous = %(option)s could mean %(matches)s
