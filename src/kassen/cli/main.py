"""`kassen`: what one can do, and how."""

from __future__ import annotations

import argparse
import codecs
import io
import json
import locale
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from kassen import __version__
from kassen.bots import BOTS
from kassen.core import Game, all_rules, rules
from kassen.core.options import parse_options
from kassen.core.text import LANGUAGES


def main(arguments: Sequence[str] | None = None) -> int:
    speak_unicode()
    parser = build_parser()
    given = parser.parse_args(arguments)
    try:
        return int(given.run(given) or 0)
    except ValueError as error:
        print(f"kassen: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("\nkassen: stopped", file=sys.stderr)
        return 130
    except BrokenPipeError:  # the reader has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def speak_unicode() -> None:
    """Names and texts are Japanese, too; a pipe or file of Windows would take only the letters of its own code page."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper) and codecs.lookup(stream.encoding).name not in ("utf-8", "utf-8-sig"):
            stream.reconfigure(encoding="utf-8")


def build_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="kassen", description="Four Sengoku-era tabletop games.")
    parser.add_argument("--version", action="version", version=f"kassen {__version__}")
    commands = parser.add_subparsers(title="commands", required=True, metavar="COMMAND")

    games = commands.add_parser("games", help="list the games, with players and options")
    games.add_argument("--json", action="store_true", help="as one JSON list")
    add_language(games)
    games.set_defaults(run=run_games)

    show_rules = commands.add_parser("rules", help="read the rules of a game")
    show_rules.add_argument("game")
    add_language(show_rules)
    show_rules.set_defaults(run=run_rules)

    learn = commands.add_parser("learn", help="a first game on fixed positions, every move explained")
    learn.add_argument("game")
    learn.add_argument("--plain", action="store_true", help="plain text without colors, for screen readers and pipes")
    add_language(learn)
    learn.set_defaults(run=run_learn)

    play = commands.add_parser("play", help="play in the terminal, alone against bots or several on one screen")
    play.add_argument("game", nargs="?", help="one of `kassen games`; you are asked if you leave it out")
    add_game_arguments(play)
    play.add_argument("--seats", metavar="LIST", help="who sits where: `you`, a name, or a bot, e.g. you,samurai,random")
    play.add_argument(
        "--bots", metavar="BOT", default="samurai", help=f"who fills the other seats (default: samurai): {', '.join(BOTS)}"
    )
    play.add_argument("--seed", help="a number reproduces a game")
    play.add_argument("--plain", action="store_true", help="plain text without colors, for screen readers and pipes")
    play.add_argument("--save", metavar="FILE", help="save the game to this file after every move")
    play.add_argument("--resume", metavar="FILE", help="continue a saved game")
    add_language(play)
    play.set_defaults(run=run_play)

    engine = commands.add_parser("engine", help="the engine protocol: one JSON object per line (docs/engine.md)")
    engine.set_defaults(run=run_engine)

    simulate = commands.add_parser("simulate", help="play many games and summarize them")
    simulate.add_argument("game")
    add_game_arguments(simulate)
    simulate.add_argument("--games", type=positive, default=10_000, metavar="G", help="how many (default: 10000)")
    simulate.add_argument(
        "--bots", default="random", metavar="BOT", help=f"one bot for all seats, or one per seat: a,b,... of {', '.join(BOTS)}"
    )
    simulate.add_argument("--seed", type=natural, default=1, metavar="S")
    simulate.add_argument("--cores", type=positive, metavar="K", help="threads (default: all cores)")
    simulate.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    simulate.set_defaults(run=run_simulate)

    arena = commands.add_parser("arena", help="bots against each other in every seat: win shares and ratings (docs/arena.md)")
    arena.add_argument("game")
    add_game_arguments(arena)
    arena.add_argument(
        "--bots", required=True, metavar="A,B,...", help="who plays; with more bots than seats, every line-up is played"
    )
    arena.add_argument("--games", type=positive, required=True, metavar="G", help="at least this many")
    arena.add_argument("--seed", type=natural, default=1, metavar="S")
    arena.add_argument("--cores", type=positive, metavar="K", help="games at the same time (default: all cores)")
    arena.add_argument("--on", metavar="ray|ray://HOST:PORT", help="play on a Ray cluster instead of the local cores")
    arena.add_argument("--out", metavar="FILE.parquet", help="keep every game: one row per game and seat")
    arena.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    arena.set_defaults(run=run_arena)

    report = commands.add_parser("report", help="a page with plots of what an arena found")
    report.add_argument("file", metavar="FILE.parquet")
    report.add_argument("--html", required=True, metavar="OUT")
    report.set_defaults(run=run_report)

    add_serve(commands.add_parser("serve", help="tables for people and bots, over the network (docs/hosting.md)"))

    verify = commands.add_parser("verify", help="recompute every die and card of a downloaded table: was it fair?")
    verify.add_argument("file")
    add_language(verify)
    verify.set_defaults(run=run_verify)

    replay = commands.add_parser("replay", help="go through a downloaded table or a saved game, move by move")
    replay.add_argument("file")
    replay.add_argument("--seat", type=natural, metavar="N", help="as seat N (from 0) saw it; default: everything")
    replay.add_argument("--boards", action="store_true", help="show the table after every move")
    add_language(replay)
    replay.set_defaults(run=run_replay)

    warmup = commands.add_parser("warmup", help="compile the rules now, so that nothing has to wait later")
    warmup.add_argument("game", nargs="*", help="default: all games")
    warmup.set_defaults(run=run_warmup)
    return parser


def add_serve(serve: argparse.ArgumentParser) -> None:
    serve.add_argument("--host", default="127.0.0.1", help="address to listen on (default: this machine only)")
    serve.add_argument("--port", type=natural, default=8000, help="0 picks a free one (default: 8000)")
    serve.add_argument("--db", metavar="URL", help="sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME; also KASSEN_DB")
    serve.add_argument("--origin", action="append", default=[], metavar="URL", help="pages of this origin may use the API, too")
    serve.add_argument("--secure", action="store_true", help="visitors come by https: send cookies over https only")
    serve.add_argument(
        "--proxies", default="", metavar="LIST", help="addresses of reverse proxies whose X-Forwarded-For is trusted"
    )
    serve.add_argument(
        "--bots", type=natural, metavar="N", help="processes for the bots people wait for (default: one per core, at least 2)"
    )
    serve.add_argument("--no-limits", action="store_true", help="no rate limits: for load tests and trusted networks")
    serve.add_argument("--log", default="warning", choices=("debug", "info", "warning", "error"))
    serve.add_argument("--open", action="store_true", help="open the browser")
    serve.set_defaults(run=run_serve)


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, default=system_language(), help="default: the system's language")


def add_game_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--players", type=positive, metavar="N")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="can be repeated")


def system_language() -> str:
    name = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or locale.getlocale()[0] or "en"
    return name[:2].lower() if name[:2].lower() in LANGUAGES else "en"


def positive(text: str) -> int:
    number = natural(text)
    if number == 0:
        raise argparse.ArgumentTypeError("must be at least 1")
    return number


def natural(text: str) -> int:
    if not text.isascii() or not text.isdigit() or int(text) >= 2**64:
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is not a whole number from 0 to 2^64-1")
    return int(text)


def bound_game(given: argparse.Namespace) -> Game:
    game_rules = rules(given.game)
    return Game(game_rules, given.players, parse_options(game_rules.options, given.option))


# Each command imports what it needs when it runs: `kassen games` should not wait for a compiler.


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

    serve(sys.stdin.buffer, sys.stdout.buffer)


def run_simulate(given: argparse.Namespace) -> None:
    from kassen.cli.simulate import simulate

    simulate(bound_game(given), given.games, given.bots, given.seed, given.cores, given.json)


def run_arena(given: argparse.Namespace) -> int:
    from kassen.cli.arena import arena

    with research_extra():
        return arena(bound_game(given), given)


def run_report(given: argparse.Namespace) -> None:
    from kassen.cli.arena import report

    with research_extra():
        report(given.file, given.html)


@contextmanager
def research_extra() -> Iterator[None]:
    """Some commands need libraries that a player does not."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise ValueError(f"this command needs {error.name}: pip install 'kassen[research]'") from None


def run_warmup(given: argparse.Namespace) -> None:
    from kassen.cli.warmup import warmup

    warmup([rules(id) for id in given.game] or all_rules())


def run_serve(given: argparse.Namespace) -> int:
    from kassen.cli.serve import serve

    return serve(given)


def run_verify(given: argparse.Namespace) -> int:
    from kassen.cli.tables import verify

    return verify(given.file, given.lang)


def run_replay(given: argparse.Namespace) -> None:
    from kassen.cli.tables import replay

    replay(given.file, given.seat, given.boards, given.lang)


if __name__ == "__main__":
    sys.exit(main())
