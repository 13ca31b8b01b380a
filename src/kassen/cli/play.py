"""`kassen play`: a game in the terminal with people and bots, choices by number or by words.

A person reads only their own seat's view and events, so several people can share one screen.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console

from kassen.bots import Bot, Knowledge, bot_name, check_bot, make_bot
from kassen.cli.hints import hint_lines, said
from kassen.cli.listing import print_games, rules_text
from kassen.cli.saving import save
from kassen.cli.words import TEXTS, BadCall
from kassen.core import Game, Log, Move, State, all_rules, rules
from kassen.core.options import parse_options
from kassen.core.sheet import say_contender, say_line
from kassen.core.text import broken, width

SHORT_LIST = 20  # longer lists are cut; typing words narrows them down
PERSON = "you"


class Quit(Exception):
    """The person at the keyboard quits."""


class Screen:
    """Text in and out: styled in a terminal, plain everywhere else."""

    def __init__(self, language: str, plain: bool) -> None:
        self.language = language
        fancy = sys.stdout.isatty() and not plain and os.environ.get("TERM") != "dumb" and "NO_COLOR" not in os.environ
        self.fancy = fancy
        self.console = Console(no_color=not fancy, highlight=False, width=min(Console().width, 100) if fancy else 80)

    def say(self, message: str, **words: Any) -> None:
        self.line(TEXTS.say(message, self.language, **words))

    def line(self, text: str = "", style: str = "", hang: int = 2) -> None:
        """Print one paragraph, wrapped; all lines but the first are indented by `hang` columns."""
        for number, part in enumerate(broken(text, self.console.width - hang)):
            self.console.print((" " * hang if number else "") + part, style=style or None, markup=False, soft_wrap=True)

    def block(self, text: str) -> None:
        for line in text.split("\n"):
            if line.startswith(" ") or width(line) <= self.console.width:
                self.console.print(line, markup=False, soft_wrap=True)
            else:
                self.line(line)

    def ask(self, prompt: str = "> ") -> str:
        try:
            return input(prompt).strip()
        except EOFError:
            raise Quit from None


def play(given: argparse.Namespace) -> int:
    screen = Screen(given.lang, given.plain)
    try:
        state = resume(given.resume) if given.resume else start(given, screen)
        seats = seat_people(given.seats, given.bots, state.game.players)
        TerminalGame(state, seats, screen, given.save or given.resume).run()
    except (Quit, KeyboardInterrupt):
        screen.line()
        screen.say("goodbye")
    return 0


def start(given: argparse.Namespace, screen: Screen) -> State:
    if given.game is None:
        given.game = choose_game(screen)
    game_rules = rules(given.game)
    players = given.players
    if players is None and given.seats:
        players = len(given.seats.split(","))
    seed = int(given.seed) if given.seed is not None and given.seed.isdigit() else given.seed
    return Game(game_rules, players, parse_options(game_rules.options, given.option)).start(seed)


def choose_game(screen: Screen) -> str:
    print_games(screen.language)
    ids = [game_rules.id for game_rules in all_rules()]
    screen.line()
    while True:
        screen.say("which-game")
        for number, id in enumerate(ids, 1):
            screen.line(f"{number:3}  {rules(id).title(screen.language)}")
        answer = screen.ask()
        if answer.casefold() in ("quit", TEXTS.say("command-quit", screen.language)):
            raise Quit
        if answer in ids:
            return answer
        found = matching(answer, [rules(id).title(screen.language) for id in ids])
        if len(found) == 1:
            return ids[found[0]]
        screen.say("not-a-game")


def resume(path: str) -> State:
    try:
        log = Log.from_json(Path(path).read_bytes())
    except OSError as error:
        raise BadCall("read", file=path, reason=error.strerror) from None
    return Game(rules(log.game), log.players, log.options).replay(log)


def seat_people(seats: str | None, bots: str, players: int) -> list[str]:
    """Who sits where: `you`, the name of a bot, or any other name for another person at this screen."""
    if seats is None:
        return [PERSON] + [check_bot(bots)] * (players - 1)
    names = [name.strip() for name in seats.split(",")]
    if len(names) != players or not all(names):
        raise BadCall("seats", number=players, example=",".join([PERSON] + ["random"] * (players - 1)))
    return names


class TerminalGame:
    """The game loop: bots decide, people are asked, and all read what they may know."""

    def __init__(self, state: State, seats: list[str], screen: Screen, save: str | None) -> None:
        self.state, self.screen, self.save = state, screen, save
        dice = random.Random(str(state.seed))
        self.bots: dict[int, Bot] = {}
        self.names: list[str] = []
        for seat, name in enumerate(seats):
            bot = self._bot(name, dice.getrandbits(32))
            if bot:
                self.bots[seat] = bot
            self.names.append(self._name(seat, name, bot is not None))
        self.people = [seat for seat in range(len(seats)) if seat not in self.bots]
        self.read = dict.fromkeys(range(len(seats)), 0)  # events each seat has read
        self.at_screen: int | None = None
        self.looked: int | None = None  # the seat whose shown board is current, but for decisions they made themselves

    @staticmethod
    def _bot(name: str, seed: int) -> Bot | None:
        try:
            return make_bot(name, seed)
        except ValueError:
            return None

    def _name(self, seat: int, name: str, is_bot: bool) -> str:
        if is_bot:
            return bot_name(name, seat, self.screen.language)
        return TEXTS.say("person-you", self.screen.language, number=seat + 1) if name == PERSON else name

    def run(self) -> None:
        state = self.state
        self.screen.say("welcome", game=state.game.rules.title(self.screen.language))
        self.keep()
        while state.seat is not None:
            if state.seat in self.bots:
                self.looked = None
                state.play(self.bots[state.seat].choose(Knowledge(state)))
            else:
                self.turn(state.seat)
            self.keep()
        self.finish()

    def keep(self) -> None:
        if self.save:
            save(self.save, self.state.log.to_json() + "\n")

    # ── one decision of a person ──

    def turn(self, seat: int) -> None:
        self.hand_over(seat)
        self.tell_events(seat)
        if self.looked != seat:
            self.look(seat)
        while True:
            moves = self.state.listed()
            sentences = [move.text(self.screen.language, self.names) for move in moves]
            self.screen.line()
            self.screen.line(self.state.prompt(self.screen.language, self.names), style="bold")
            self.offer(moves, sentences, range(len(moves)))
            if self.answer(seat, moves, sentences):
                return

    def hand_over(self, seat: int) -> None:
        """On a shared screen, clear it and wait for the next person, so that nobody reads another's hand."""
        if self.at_screen not in (seat, None) and len(self.people) > 1:
            if self.screen.fancy:
                self.screen.console.clear()
            self.screen.say("pass-the-device", seat=self.names[seat])
            self.screen.ask("")
        self.at_screen = seat

    def tell_events(self, seat: int) -> None:
        for event in self.state.seen_events(seat, self.read[seat]):
            self.screen.line(event.text(self.screen.language, self.names))
        self.read[seat] = len(self.state.events)

    def look(self, seat: int | None) -> None:
        """Show the board. It is not shown again after a person's own decision, when the events say enough; typing `table`
        does."""
        self.looked = seat
        self.screen.line()
        self.screen.block(self.state.show(seat, self.screen.language, self.names))

    def answer(self, seat: int, moves: list[Move], sentences: list[str]) -> bool:
        """Read one answer; True if a decision was made or taken back."""
        while True:
            words = self.screen.ask()
            command = self.commands().get(words.casefold())
            if command:
                if command(seat):
                    return True
                break
            found = matching(words, sentences)
            if len(found) == 1 and not is_a_slip(words):
                self.screen.line(sentences[found[0]])
                self.state.play(moves[found[0]])
                return True
            if found and words:
                self.screen.say("several-match", number=len(found))
                self.offer(moves, sentences, found)
            else:
                self.screen.say("not-understood")
        return False

    def offer(self, moves: list[Move], sentences: list[str], which: range | list[int]) -> None:
        """List the choices, each with what it would bring."""
        state, language = self.state, self.screen.language
        offer(self.screen, sentences, which, lambda index: said(state, state.effects(moves[index]), language, self.names))

    def commands(self) -> dict[str, Callable[[int], bool]]:
        """What can be typed besides a decision. Each command returns whether a different decision is now due."""
        table: dict[str, Callable[[int], bool]] = {
            "?": self.help,
            "help": self.help,
            "hint": self.hint,
            "rules": self.rules,
            "table": self.again,
            "log": self.story,
            "undo": self.undo,
            "quit": self.quit,
        }
        local = {TEXTS.say(f"command-{name}", self.screen.language): run for name, run in table.items() if name != "?"}
        return {**table, **local}

    def help(self, seat: int) -> bool:
        self.screen.line()
        for number in range(1, 9):
            self.screen.say(f"help-{number}")
        return False

    def hint(self, seat: int) -> bool:
        self.screen.line()
        for line in hint_lines(self.state, self.screen.language, self.names):
            self.screen.line(line)
        return False

    def rules(self, seat: int) -> bool:
        self.screen.block(rules_text(self.state.game.rules, self.screen.language))
        return False

    def again(self, seat: int) -> bool:
        self.look(seat)
        return False

    def story(self, seat: int) -> bool:
        for event in self.state.seen_events(seat):
            self.screen.line(event.text(self.screen.language, self.names))
        return False

    def undo(self, seat: int) -> bool:
        """Back to this seat's last decision: since the last information point or, with only bots as opponents, any time
        before."""
        state = self.state
        floor = state.undo_floor if len(self.people) > 1 else 0
        mine = [ply for ply in range(floor, state.ply) if state.deciders[ply] == seat]
        if not mine:
            self.screen.say("nothing-to-undo")
            return False
        state.undo(mine[-1])
        self.read = dict.fromkeys(self.read, len(state.events))
        self.looked = None
        self.screen.say("undone")
        return True

    def quit(self, seat: int) -> bool:
        if self.save:
            self.screen.say("saved", file=self.save)
        raise Quit

    # ── the end ──

    def finish(self) -> None:
        seat = self.people[0] if len(self.people) == 1 else None
        if seat is None:
            self.screen.say("full-story")
        self.tell_events(seat if seat is not None else 0)
        self.look(seat)
        result = self.state.result()
        self.screen.line()
        for row in sorted(result["sheet"], key=lambda row: int(row["rank"])):
            name = say_contender(self.state.game.rules.texts, row["seat"], self.screen.language, self.names)
            self.screen.say("final-rank", seat=name, score=row["points"], rank=row["rank"])
            self.screen.line(f"   {self.lines(row['lines'])}", hang=3)
        self.screen.line(self.state.reason(self.screen.language, self.names))

    def lines(self, lines: list[dict[str, Any]]) -> str:
        """Where points come from, as one line of text."""
        texts, language = self.state.game.rules.texts, self.screen.language
        said = [texts.say("line-points", language, name=say_line(texts, line, language), number=line["points"]) for line in lines]
        return " · ".join(said) or texts.say("line-none", language)


def offer(
    screen: Screen, sentences: list[str], which: range | list[int], brings: Callable[[int], str] = lambda index: ""
) -> None:
    """List the choices by number, each with what it would bring."""
    for index in which[:SHORT_LIST]:
        brought = brings(index)
        screen.line(f"{index + 1:3}  {sentences[index]}{f' · {brought}' if brought else ''}", hang=5)
    if len(which) > SHORT_LIST:
        screen.say("more-moves", number=len(which) - SHORT_LIST)


def is_a_slip(words: str) -> bool:
    """A single letter may be a shortcut from some other program, so it only narrows the choices and never decides."""
    return len(words) == 1 and words.isascii() and words.isalpha()


def ask_move(moves: Sequence[Move], screen: Screen, names: Sequence[str]) -> Move:
    """Ask for one of the moves, by its number or some of its words."""
    sentences = [move.text(screen.language, names) for move in moves]
    offer(screen, sentences, range(len(moves)))
    while True:
        found = matching(screen.ask(), sentences)
        if len(found) == 1:
            screen.line(sentences[found[0]])
            return moves[found[0]]
        if found:
            screen.say("several-match", number=len(found))
            offer(screen, sentences, found)
        else:
            screen.say("not-understood")


def matching(words: str, sentences: list[str]) -> list[int]:
    """Indices of the choices that fit a number or words. All words must occur; a whole sentence fits only itself."""
    if words.isdigit():
        return [int(words) - 1] if 1 <= int(words) <= len(sentences) else []
    folded = [as_typed(sentence) for sentence in sentences]
    if as_typed(words) in folded:
        return [folded.index(as_typed(words))]
    parts = as_typed(words).split()
    return [index for index, sentence in enumerate(folded) if parts and all(part in sentence for part in parts)]


def as_typed(text: str) -> str:
    """Text as a keyboard would type it: without case, curly apostrophes and non-breaking spaces."""
    return " ".join(text.casefold().replace("’", "'").split())
