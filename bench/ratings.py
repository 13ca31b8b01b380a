"""python -m bench.ratings [--players 2,3,4] [--deals N,N,N] [--out FOLDER] [--show] [GAME ...]: all bots on one scale.

Plays a tournament with several numbers of players (arena/scale.py) and N deals for each; the bots on a deal rotate through its
seats. Writes src/kassen/bots/data/strength.json, game by game, which the lobby and `kassen rate` read. With `--out`, every game
is saved as soon as it is played: the same command continues after a stop, and one with more deals plays only the new ones.
`--show` plays nothing and prints the ratings as the table of docs/bots.md.
"""

from __future__ import annotations

import argparse
import json
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

from bench.strength import commit
from kassen.arena.crew import play_on_cores
from kassen.arena.journal import Journal
from kassen.arena.match import Played
from kassen.arena.plan import Plan, setting_of
from kassen.arena.scale import FIELD, fixtures, held, rated
from kassen.core import Game, all_rules, rules

FILE = Path(__file__).parents[1] / "src/kassen/bots/data/strength.json"


def play(table: Game, deals: int, seed: int, processes: int, out: Path | None) -> list[Played]:
    """The games of that many deals, by number. Games saved in `out` are not played again."""
    asked = fixtures(table, deals, seed)
    plan = Plan(setting_of(table), tuple(map(held, FIELD)), seed, 0)  # 0 games: the plan must not depend on how many deals follow
    kept = out / f"{table.id}-{table.players}.sqlite" if out else Path(":memory:")
    with closing(Journal(kept, plan, Played)) as journal:
        missing = [each for each in asked if each.number not in journal.numbers()]
        for done, each in enumerate(play_on_cores(plan.setting, iter(missing), processes), len(asked) - len(missing) + 1):
            journal.add(each, 0.0)
            print(f"\r{table.id} {table.players}p: {done} of {len(asked)} games ", end="", file=sys.stderr, flush=True)
        print("", file=sys.stderr)
        return [each for each in journal.games() if each.number < len(asked)]


def measure(game: str, deals: dict[int, int], seed: int, processes: int, sources: str, out: Path | None) -> dict[str, Any]:
    tables = [Game(rules(game), players) for players in deals if players in rules(game).players]
    played = {table: play(table, deals[table.players], seed, processes, out) for table in tables}
    total = sum(map(len, played.values()))
    bots = {
        name: {"rating": round(one.value), "low": round(one.low), "high": round(one.high)} for name, one in rated(played).items()
    }
    return {"commit": sources, "seed": seed, "games": total, "players": [table.players for table in tables], "bots": bots}


def write(game: str, part: str, found: dict[str, Any]) -> None:
    """Write one part of a game's entry in the file; the rest stays as it is."""
    whole = json.loads(FILE.read_text())
    whole["games"].setdefault(game, {})[part] = found
    FILE.write_text(json.dumps(whole, indent=1) + "\n")
    print(f"{game}: {json.dumps(found)}", flush=True)


def shown() -> str:
    """The ratings in the file as a table for docs/bots.md."""
    games: dict[str, Any] = json.loads(FILE.read_text())["games"]
    bots = [name for name in FIELD if any(name in found["ratings"]["bots"] for found in games.values())]
    rows = [["bot", *games], ["---"] * (len(games) + 1)]
    for name in bots:
        found = [each["ratings"]["bots"].get(name) for each in games.values()]
        rows.append([f"`{name}`", *(f"{one['rating']} ({one['low']}-{one['high']})" if one else "" for one in found)])
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def numbers(text: str) -> list[int]:
    return [int(word) for word in text.split(",")]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*")
    parser.add_argument("--players", type=numbers, default=[2, 3, 4])
    parser.add_argument("--deals", type=numbers, default=[90, 30, 30], help="with each number of players")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--out", type=Path, help="keep played games in this folder, and continue from those kept there")
    parser.add_argument("--show", action="store_true")
    given = parser.parse_args()
    if given.show:
        print(shown())
        return
    if given.out:
        given.out.mkdir(parents=True, exist_ok=True)
    deals, sources = dict(zip(given.players, given.deals, strict=True)), commit()  # before ratings written make it dirty
    for game in given.game or [each.id for each in all_rules()]:
        write(game, "ratings", measure(game, deals, given.seed, given.processes, sources, given.out))


if __name__ == "__main__":
    main()
