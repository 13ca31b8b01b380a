"""The `kassen` command: its subcommands and their arguments."""

from __future__ import annotations

import argparse
import codecs
import datetime
import io
import json
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from kassen import __version__
from kassen.bots import BOTS
from kassen.cli.words import TEXTS, BadCall, Formatter, asked_language, system_language, teach_argparse
from kassen.core import Game, all_rules, rules
from kassen.core.options import parse_options
from kassen.core.text import LANGUAGES, say_error


def main(arguments: Sequence[str] | None = None) -> int:
    speak_unicode()
    language = asked_language(sys.argv[1:] if arguments is None else arguments)
    given = build_parser(language).parse_args(arguments)
    try:
        return int(given.run(given) or 0)
    except ValueError as error:
        print(f"kassen: {say_error(error, language)}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(f"\nkassen: {TEXTS.say('stopped', language)}", file=sys.stderr)
        return 130
    except BrokenPipeError:  # the reading end, such as `head`, has closed
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def speak_unicode() -> None:
    """Write UTF-8, since names and texts may be Japanese; on Windows a pipe or file would take only its code page's letters."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper) and codecs.lookup(stream.encoding).name not in ("utf-8", "utf-8-sig"):
            stream.reconfigure(encoding="utf-8")


def build_parser(language: str) -> argparse.ArgumentParser:
    """All commands and their arguments. Help for players is in their language, help for researchers in English."""
    teach_argparse(language)

    def say(message: str, **words: str) -> str:
        return TEXTS.say(message, language, **words)

    parser = argparse.ArgumentParser(prog="kassen", description=say("about-kassen"), formatter_class=Formatter)
    parser.add_argument("--version", action="version", version=f"kassen {__version__}", help=say("about-version"))
    commands = parser.add_subparsers(title=say("argparse-commands"), required=True, metavar=say("placeholder-command"))

    def command(name: str, run: Callable[[argparse.Namespace], int | None], about: str = "") -> argparse.ArgumentParser:
        about = about or say(f"about-{name}")
        added = commands.add_parser(name, help=about, description=about, formatter_class=Formatter)
        added.set_defaults(run=run)
        return added

    games = command("games", run_games)
    games.add_argument("--json", action="store_true", help=say("about-json"))
    add_language(games, say)

    show_rules = command("rules", run_rules)
    show_rules.add_argument("game", help=say("about-game"))
    add_language(show_rules, say)

    learn = command("learn", run_learn)
    learn.add_argument("game", help=say("about-game"))
    learn.add_argument("--plain", action="store_true", help=say("about-plain"))
    add_language(learn, say)

    play = command("play", run_play)
    play.add_argument("game", nargs="?", help=say("about-game-asked"))
    add_game_arguments(play, say)
    play.add_argument("--seats", metavar=say("placeholder-list"), help=say("about-seats"))
    play.add_argument("--bots", metavar=say("placeholder-bot"), default="samurai", help=say("about-bots", bots=", ".join(BOTS)))
    play.add_argument("--seed", metavar=say("placeholder-seed"), help=say("about-seed"))
    play.add_argument("--plain", action="store_true", help=say("about-plain"))
    play.add_argument("--save", metavar=say("placeholder-file"), help=say("about-save"))
    play.add_argument("--resume", metavar=say("placeholder-file"), help=say("about-resume"))
    add_language(play, say)

    add_serve(command("serve", run_serve), say)

    verify = command("verify", run_verify)
    verify.add_argument("file", metavar=say("placeholder-file"))
    add_language(verify, say)

    replay = command("replay", run_replay)
    replay.add_argument("file", metavar=say("placeholder-file"))
    replay.add_argument("--seat", type=natural, metavar="N", help=say("about-seat"))
    replay.add_argument("--boards", action="store_true", help=say("about-boards"))
    add_language(replay, say)

    add_analyse(command("analyse", run_analyse), say)

    puzzle = command("puzzle", run_puzzle)
    puzzle.add_argument("game", nargs="?", help=say("about-game-of-day"))
    puzzle.add_argument("--date", type=date, metavar="YYYY-MM-DD", help=say("about-date"))
    puzzle.add_argument("--plain", action="store_true", help=say("about-plain"))
    add_language(puzzle, say)

    warmup = command("warmup", run_warmup)
    warmup.add_argument("game", nargs="*", help=say("about-game-all"))
    add_language(warmup, say)

    engine = command("engine", run_engine, "the engine protocol: one JSON object per line (docs/engine.md)")
    engine.add_argument("--schema", action="store_true", help="print the protocol as a JSON Schema, and stop")
    add_simulate(command("simulate", run_simulate, "play many games and summarize them"), say)
    arena = "bots against each other in every seat: win shares and ratings (docs/arena.md)"
    add_arena(command("arena", run_arena, arena), say)

    add_puzzles(command("puzzles", run_puzzles, "find puzzles in games of bots, or check those found (docs/analysis.md)"), say)

    train = "let a game's bots learn from their own search (docs/bots.md)"
    add_train(command("train", run_train, train), say)

    rate = "how strong the bots of a game are, and where one from outside stands among them (docs/arena.md)"
    add_rate(command("rate", run_rate, rate), say)

    report = command("report", run_report, "a page with plots of what an arena found")
    report.add_argument("file", metavar="FILE.parquet")
    report.add_argument("--html", required=True, metavar="OUT")
    return parser


Say = Callable[..., str]


def add_simulate(simulate: argparse.ArgumentParser, say: Say) -> None:
    simulate.add_argument("game")
    add_game_arguments(simulate, say)
    simulate.add_argument("--games", type=positive, default=10_000, metavar="G", help="how many (default: 10000)")
    simulate.add_argument(
        "--bots", default="random", metavar="BOT", help=f"one bot for all seats, or one per seat: a,b,... of {', '.join(BOTS)}"
    )
    simulate.add_argument("--seed", type=natural, default=1, metavar="S")
    simulate.add_argument("--cores", type=positive, metavar="K", help="threads (default: all cores)")
    simulate.add_argument("--json", action="store_true", help="one JSON object instead of a table")


def add_arena(arena: argparse.ArgumentParser, say: Say) -> None:
    arena.add_argument("game")
    add_game_arguments(arena, say)
    arena.add_argument(
        "--bots", required=True, metavar="A,B,...", help="who plays; with more bots than seats, every line-up is played"
    )
    arena.add_argument("--games", type=positive, required=True, metavar="G", help="at least this many")
    arena.add_argument("--seed", type=natural, default=1, metavar="S")
    arena.add_argument("--cores", type=positive, metavar="K", help="games at the same time (default: all cores)")
    arena.add_argument("--on", metavar="ray|ray://HOST:PORT", help="play on a Ray cluster instead of the local cores")
    arena.add_argument("--out", metavar="FILE.parquet", help="keep every game: one row per game and seat")
    arena.add_argument(
        "--analyse", type=natural, default=0, metavar="N", help="look back on N of the games: losses, and win shares without luck"
    )
    arena.add_argument("--json", action="store_true", help="one JSON object instead of a table")


def add_rate(rate: argparse.ArgumentParser, say: Say) -> None:
    rate.add_argument("game")
    rate.add_argument("bot", nargs="?", metavar="BOT", help="one of yours: module:Class, program:./bot, http://HOST/PATH")
    add_game_arguments(rate, say)
    rate.add_argument("--games", type=positive, default=200, metavar="G", help="about this many at most (default: 200)")
    rate.add_argument(
        "--within",
        type=positive,
        default=50,
        metavar="P",
        help="stop when the rating is known to ± this many points (default: 50)",
    )
    rate.add_argument("--seed", type=natural, default=1, metavar="S")
    rate.add_argument("--cores", type=positive, metavar="K", help="games at the same time (default: all cores)")
    rate.add_argument("--json", action="store_true", help="one JSON object instead of a table")


def add_train(train: argparse.ArgumentParser, say: Say) -> None:
    train.add_argument("game")
    add_game_arguments(train, say)
    train.add_argument(
        "--games", type=positive, default=2000, metavar="G", help="learn from at most this many games (default: 2000)"
    )
    train.add_argument(
        "--hours", type=float, default=1.0, metavar="H", help="play these games for at most this many hours (default: 1)"
    )
    train.add_argument("--sims", type=positive, default=800, metavar="N", help="simulations per decision (default: 800)")
    train.add_argument("--seed", type=natural, default=1, metavar="S")
    train.add_argument("--cores", type=positive, metavar="K", help="games at the same time (default: all cores)")
    train.add_argument("--curve", metavar="FILE.svg", help="plot the loss by number of games learned from")
    train.add_argument("--ray", metavar="ray|ray://HOST:PORT", help="play on a Ray cluster instead of the local cores")


def add_analyse(analyse: argparse.ArgumentParser, say: Say) -> None:
    analyse.add_argument("file", metavar=say("placeholder-file"), help=say("about-file"))
    analyse.add_argument("--budget", choices=("quick", "normal", "deep"), default="normal", help=say("about-budget"))
    analyse.add_argument("--seat", type=natural, metavar="N", help=say("about-analysed-seat"))
    analyse.add_argument("--seed", type=natural, default=0, metavar="S", help=say("about-analysis-seed"))
    analyse.add_argument("--json", action="store_true", help=say("about-analysis-json"))
    analyse.add_argument("--html", metavar=say("placeholder-file"), help=say("about-html"))
    analyse.add_argument("--save", action="store_true", help=say("about-analysis-save"))
    add_language(analyse, say)


def add_puzzles(puzzles: argparse.ArgumentParser, say: Say) -> None:
    puzzles.add_argument(
        "what",
        choices=("mine", "check", "rate"),
        help="mine: add what is found to the file; check: keep what still is one; rate: ask the bots of today how hard they are",
    )
    puzzles.add_argument("game")
    add_game_arguments(puzzles, say)
    puzzles.add_argument("--games", type=positive, default=100, metavar="G", help="games to search (default: 100)")
    puzzles.add_argument("--most", type=positive, default=60, metavar="N", help="stop when the file has this many (default: 60)")
    puzzles.add_argument("--seed", type=natural, default=1, metavar="S", help="of the first game")
    puzzles.add_argument("--out", default="puzzles.json", metavar="FILE", help="default: puzzles.json")


def add_serve(serve: argparse.ArgumentParser, say: Say) -> None:
    serve.add_argument("--host", default="127.0.0.1", help=say("about-host"))
    serve.add_argument("--port", type=natural, default=8000, help=say("about-port"))
    serve.add_argument("--db", metavar="URL", help=say("about-db"))
    serve.add_argument("--origin", action="append", default=[], metavar="URL", help=say("about-origin"))
    serve.add_argument("--secure", action="store_true", help=say("about-secure"))
    serve.add_argument("--proxies", default="", metavar=say("placeholder-list"), help=say("about-proxies"))
    serve.add_argument("--bots", type=natural, metavar="N", help=say("about-bot-processes"))
    serve.add_argument("--processes", type=positive, default=1, metavar="N", help=say("about-processes"))
    serve.add_argument("--contact", default="", metavar="EMAIL", help=say("about-contact"))
    serve.add_argument("--push-host", action="append", default=[], metavar="HOST", help=say("about-push-host"))
    serve.add_argument("--no-limits", action="store_true", help=say("about-no-limits"))
    serve.add_argument("--log", default="warning", choices=("debug", "info", "warning", "error"), help=say("about-log"))
    serve.add_argument("--open", action="store_true", help=say("about-open"))
    add_language(serve, say)


def add_language(parser: argparse.ArgumentParser, say: Say) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, default=system_language(), help=say("about-lang"))


def add_game_arguments(parser: argparse.ArgumentParser, say: Say) -> None:
    parser.add_argument("--players", type=positive, metavar="N", help=say("about-players"))
    parser.add_argument("--option", action="append", default=[], metavar=say("placeholder-option"), help=say("about-option"))


def positive(text: str) -> int:
    number = natural(text)
    if number == 0:
        raise argparse.ArgumentTypeError(BadCall("at-least-one").say(asked_language(sys.argv[1:])))
    return number


def natural(text: str) -> int:
    if not text.isascii() or not text.isdigit() or int(text) >= 2**64:
        raise argparse.ArgumentTypeError(BadCall("number", given=text[:40]).say(asked_language(sys.argv[1:])))
    return int(text)


def date(text: str) -> datetime.date:
    try:
        return datetime.date.fromisoformat(text)
    except ValueError:
        raise argparse.ArgumentTypeError(BadCall("date", given=text[:40]).say(asked_language(sys.argv[1:]))) from None


def bound_game(given: argparse.Namespace) -> Game:
    game_rules = rules(given.game)
    return Game(game_rules, given.players, parse_options(game_rules.options, given.option))


# Each command imports what it needs when it runs, so that `kassen games` does not wait for a compiler.


def run_games(given: argparse.Namespace) -> None:
    from kassen.cli.listing import describe, print_games

    if given.json:
        print(json.dumps([describe(game_rules, given.lang) for game_rules in all_rules()], ensure_ascii=False))
    else:
        print_games(given.lang)


def run_rules(given: argparse.Namespace) -> None:
    from kassen.cli.listing import print_rules

    print_rules(rules(given.game), given.lang)


def run_learn(given: argparse.Namespace) -> int:
    from kassen.cli.learn import learn

    return learn(given)


def run_play(given: argparse.Namespace) -> int:
    from kassen.cli.play import play

    return play(given)


def run_engine(given: argparse.Namespace) -> None:
    from kassen.cli.engine import serve
    from kassen.cli.schema import engine_schema

    if given.schema:
        sys.stdout.write(engine_schema())
    else:
        serve(sys.stdin.buffer, sys.stdout.buffer)


def run_simulate(given: argparse.Namespace) -> None:
    from kassen.cli.simulate import simulate

    simulate(bound_game(given), given.games, given.bots, given.seed, given.cores, given.json)


def run_arena(given: argparse.Namespace) -> int:
    from kassen.cli.arena import arena

    with research_extra():
        return arena(bound_game(given), given)


def run_train(given: argparse.Namespace) -> int:
    from kassen.cli.train import train

    with research_extra():
        return train(bound_game(given), given)


def run_rate(given: argparse.Namespace) -> int:
    from kassen.cli.rate import rate

    with research_extra():
        return rate(bound_game(given), given)


def run_report(given: argparse.Namespace) -> None:
    from kassen.cli.arena import report

    with research_extra():
        report(given.file, given.html)


@contextmanager
def research_extra() -> Iterator[None]:
    """Around imports of libraries only research needs: if one is missing, say what to install."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise BadCall("packages", package=str(error.name), extra="'kassen[research]'") from None


def run_warmup(given: argparse.Namespace) -> None:
    from kassen.cli.warmup import warmup

    warmup([rules(id) for id in given.game] or all_rules(), given.lang)


def run_serve(given: argparse.Namespace) -> int:
    from kassen.cli.serve import serve

    return serve(given)


def run_verify(given: argparse.Namespace) -> int:
    from kassen.cli.files import verify

    return verify(given.file, given.lang)


def run_analyse(given: argparse.Namespace) -> int:
    from kassen.cli.analyse import analyse

    return analyse(given)


def run_puzzle(given: argparse.Namespace) -> int:
    from kassen.cli.puzzle import puzzle

    return puzzle(given)


def run_puzzles(given: argparse.Namespace) -> None:
    from kassen.cli.puzzles import check, mine, rate

    if given.what == "mine":
        mine(bound_game(given), given)
    else:
        {"check": check, "rate": rate}[given.what](given)


def run_replay(given: argparse.Namespace) -> None:
    from kassen.cli.files import replay

    replay(given.file, given.seat, given.boards, given.lang)


if __name__ == "__main__":
    sys.exit(main())
