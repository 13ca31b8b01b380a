"""Runs several commands at once, each line of output marked with its command's name. Fails if any of them fails.

python tools/side_by_side.py unit="make unit" browser="make browser"
"""

from __future__ import annotations

import shlex
import subprocess
import sys
import threading
from typing import IO


def main(given: list[str]) -> int:
    """Run all; return the worst exit code."""
    calls = dict(each.split("=", 1) for each in given)
    running = {name: start(call) for name, call in calls.items()}
    width = max(map(len, calls))
    readers = [threading.Thread(target=tell, args=(name.ljust(width), process.stdout)) for name, process in running.items()]
    for reader in readers:
        reader.start()
    try:
        for reader in readers:
            reader.join()
        codes = {name: process.wait() for name, process in running.items()}
    except KeyboardInterrupt:  # they received it, too
        for process in running.values():
            process.wait()
        return 130
    for name, code in codes.items():
        print(f"Kassen: {name} {'is green' if code == 0 else f'failed ({code})'}", flush=True)
    return max(abs(code) for code in codes.values())


def start(call: str) -> subprocess.Popen[str]:
    return subprocess.Popen(shlex.split(call), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace")


def tell(name: str, lines: IO[str] | None) -> None:
    for line in lines or ():
        sys.stdout.write(f"{name} | {line.rstrip()}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
