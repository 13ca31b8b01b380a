list-comma = { ", " }
list-count = { $number } { $name }
seat-name = Player { $number }

yes = Yes
no = No
you = You
close = Close
offline = The server does not answer. It may be starting again; try once more in a moment.
your-turn = Your turn
your-turn-says = Your turn. { $prompt }

bar-home = Kassen, home
bar-theme = Dark

home-tagline = Four games of the Sengoku age. No account.
home-games = The games
home-mine = My tables
home-mine-none = None yet. “Play now” starts a game against bots in one click.
home-file = Open a game file
home-open = Open tables
home-open-none = Nobody waits for players just now. Open one “with friends” and list it here.
home-watch = To watch

poster-players = { $players } players
poster-minutes = { $number } min
poster-play = Play now
poster-play-now = Play now: { $game }
poster-friends = With friends
poster-with-friends = With friends: { $game }

lobby-all = all { $number }
lobby-sit = Sit down
lobby-watch = Watch
lobby-look = Look
lobby-decision = Decision { $number }
status-open = waits for players
status-running = running
status-over = over
status-closed = closed

new-players = Players
new-seats = Who sits where
new-seat = Seat { $number }
new-fill-open = Friends, by a link
new-fill-bot = Bots
new-fill-me = All on this screen
new-me = A person on this screen
new-open = Open: a friend, by the link
new-bot = Bot: { $level }
new-options = Options
new-clock = Time
clock-none = As long as you like
clock-live = 15 minutes each, 10 seconds more a move
clock-days = A day a move
new-listed = Show this table to everybody on the front page
new-go-open = Open the table
new-go-play = Play

level-random = Random
level-greedy = Greedy
level-search = Search
level-ashigaru = Ashigaru
level-samurai = Samurai
level-hatamoto = Hatamoto
level-daimyo = Daimyo
level-shogun = Shogun

seat-open = Open seat { $number }
bot-name = { $level } ({ $number })
seat-bot = bot
seat-here = is here
seat-away = away
seat-covered = { $level } plays meanwhile

waiting-title = Waiting for players
waiting-sit-too = Take this seat too
waiting-leave = Stand up
waiting-clear = Empty the seat
waiting-bot = A bot on seat { $number }
waiting-start = Start the game
waiting-ready = Everybody is seated.
waiting-host = Everybody is seated; the host begins.
waiting-open = Seats are still open: send the link, sit down yourself, or put a bot there.

invite-title = Invitation
invite-say = Whoever opens this address may sit down. Send it, or let a phone read the code.
invite-link = Address of the table
invite-qr = QR code with the address of the table
invite-copy = Copy
invite-copied = Copied
invite-share = Share

moves-title = Your moves
moves-title-watching = Whose turn it is
moves-title-short = Moves
moves-keys = 1–9 choose, Enter plays
moves-back = Back
moves-more = { $number } more
moves-held = Nothing to decide now: watch.
moves-over = The game is over.
moves-wait = { $name } decides.
prompt-wait = { $name } is thinking
undo = Undo
undo-free = Take back your last decision
undo-alone = Take back your last decision (only bots play along; the log notes it)
undo-ask = Ask the others to let you take back
hint-ask = What would a good player do?
rule-here = The rule for this decision

book-title = Book of the table
dock-title = Panels
log-title = Log
talk-title = Talk
talk-nothing = Nobody has said anything yet.
talk-say = Say something
talk-send = Send
talk-react = Reactions
react-bow = bows
react-laugh = laughs
react-cheer = cheers
react-think = thinks
react-ouch = ouch!
react-thanks = thanks
people-title = Table
people-cover = Let a bot play
people-back = I am back
people-leave = Leave the game
people-ask-hints = Ask for hints
people-watching = { $number ->
    [one] One person watches.
   *[other] { $number } people watch.
}
request-undo = { $name } asks to take back a decision.
request-hints = { $name } asks to allow hints in this game.
request-withdraw = Never mind

pass-title = Pass the device to seat { $number }, { $name }
pass-say = The table is covered. Nobody else should look now.
pass-go = I am the one: show my seat

over-title = The end
over-won = { $number ->
    [one] { $names } wins
   *[other] { $names } win together
}
over-nobody = Nobody wins
over-winner = winner
over-rematch = The same again
over-rematch-go = To the next game
over-file = Game file

outline-title = The table in words

line-connecting = Sitting down at the table …
line-lost = The line is lost. Trying again; nothing of the game is lost.
line-wait = Not connected just now. Your decision was not sent; try again in a moment.
gone-none = There is no such table
gone-left = You are no longer at this table
gone-home = To the front page
lost-title = There is nothing at this address

claim-title = Use your seats on this device
claim-say = This device becomes you: your name and your seats at all tables. Who you were here before is forgotten.
claim-go = Yes, this is my device

replay-title = Replay
replay-controls = Replay
replay-back = One decision back
replay-on = One decision on
replay-play = Play by itself
replay-pause = Stop
replay-moment = Decision { $ply } of { $plies }
replay-seat = Seen by
replay-spectator = a spectator
replay-play-on = Play from here
replay-share = Copy the address of this moment

rules-title = Rules
rules-all = All rules
rules-contents = Contents
rules-play = Play it

settings-title = Settings
settings-saved = Saved.
settings-save = Save
settings-you = You
settings-name = Name at tables
settings-device = Use my seats on another device
settings-device-say = Open this address on the other device within ten minutes.
settings-forget = Forget me
settings-look = Look
settings-language = Language
settings-theme = Light or dark
theme-auto = as the device
theme-light = light
theme-dark = dark
settings-patterns = Patterns beside colours
settings-motion = Animations
settings-play = Play
settings-pace = Others’ decisions
pace-calm = one by one, calmly
pace-quick = one by one, quickly
pace-instant = at once
settings-sounds = Sounds
settings-notify = Notify me when it is my turn and I am elsewhere
settings-shortcuts = Keys: 1–9 choose a move and Enter plays it, M the list, U undo, H hint

fair-title = Fairness
fair-how = Before the first card the server seals a secret seed: it publishes the seed’s SHA-256. At the end it tells the seed. Whoever changed it in between would break the seal. This page computes the seal in your browser.
fair-seal = Seal, published at the start
fair-seed = Seed, told at the end
fair-computed = SHA-256 of that seed, computed here
fair-later = The seed is told when the game is over. Keep the seal: it must fit then.
fair-holds = The seal fits: no die and no card was changed after the start.
fair-broken = The seal does not fit. Do not trust this table.
fair-keys = The chance of each decision
fair-keys-say = Every decision draws its chance from a key of its own, the start of SHA-256 of “seed:number”. Dice already seen tell nothing of later ones.
fair-setup = Set-up
fair-all = To recompute every die and every card, take the game file and run:

# learning
learn-title = Learn
poster-learn = Learn: { $game }
learn-first = Learn it: a first game of five minutes
learn-step = { $number } of { $total }
learn-know = What you need to know
learn-right = Right!
learn-wrong = Not the best
learn-show = Show me
learn-next = Next
learn-back = Back
learn-again = Once more
learn-you = You are { $name }.
learn-done = The end of the lesson
learn-play = Play now against bots
learn-restart = The lesson from the beginning
summary-title = One-page summary
summary-print = Print
