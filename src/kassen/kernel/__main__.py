"""Build the kernel of a game, into a file that is named or where it is kept."""

import sys
from pathlib import Path

from kassen.core.registry import rules
from kassen.kernel.build import build, kernel


def main(id: str, target: str | None = None) -> None:
    if target is None:
        print(kernel(rules(id)))
    else:
        Path(target).write_bytes(build(rules(id)))


if __name__ == "__main__":
    main(*sys.argv[1:])
