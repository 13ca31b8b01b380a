"""Build the kernels of the games named, or of all, in the cache, and print their paths; with --out, write the kernel of one
game to a file."""

import argparse
from pathlib import Path

from kassen.core.registry import all_rules, rules
from kassen.kernel.build import build, kernel


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m kassen.kernel", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="default: all")
    parser.add_argument("--out", type=Path, metavar="FILE")
    given = parser.parse_args()
    chosen = [rules(id) for id in given.games] or all_rules()
    if given.out is None:
        for each in chosen:
            print(kernel(each), flush=True)
    elif len(chosen) == 1:
        given.out.write_bytes(build(chosen[0]))
    else:
        parser.error("--out FILE is for the kernel of one game")


if __name__ == "__main__":
    main()
