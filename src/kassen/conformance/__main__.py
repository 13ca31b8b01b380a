"""python -m kassen.conformance GAME [SEEDS]"""

from __future__ import annotations

import sys

from kassen.conformance.suite import run


def main() -> None:
    if len(sys.argv) not in (2, 3):
        raise SystemExit(__doc__)
    try:
        run(sys.argv[1], int(sys.argv[2]) if len(sys.argv) == 3 else 3, say=print)
    except (AssertionError, ValueError) as error:
        raise SystemExit(str(error)) from error.__cause__


if __name__ == "__main__":
    main()
