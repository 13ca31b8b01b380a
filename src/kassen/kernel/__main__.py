"""Build the kernel of a game, into a file that is named or where it is kept; without a name, those of all games."""

import sys
from pathlib import Path

from kassen.core.registry import all_rules, rules
from kassen.kernel.build import build, kernel


def main(*given: str) -> None:
    match given:
        case ():
            for each in all_rules():
                print(kernel(each), flush=True)
        case (id,):
            print(kernel(rules(id)))
        case (id, target):
            Path(target).write_bytes(build(rules(id)))
        case _:
            sys.exit("python -m kassen.kernel [GAME [FILE]]")


if __name__ == "__main__":
    main(*sys.argv[1:])
