"""Machine code for the bots, made behind the scenes: nobody waits for the compiler unless they ask to."""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import Future, wait

from kassen.core import Game
from kassen.core.cache import alone_with

Part = Callable[[Game], None]

_jobs: dict[tuple[str, str], Future[None]] = {}
_lock = threading.Lock()


def is_ready(game: Game, part: Part, seconds: float | None) -> bool:
    """Is this part compiled for this game? Waits so long at most (None: as long as it takes); the work goes on behind."""
    job = start_compiling(game, part)
    if not wait([job], seconds).done:
        return False
    job.result()  # a broken part is an error, not a slow one
    return True


def start_compiling(game: Game, part: Part) -> Future[None]:
    """Have a part compiled, once a process, in a thread of its own that does not keep the program from ending."""
    key = (game.id, part.__qualname__)
    with _lock:
        if key not in _jobs:
            _jobs[key] = Future()
            threading.Thread(target=_work, args=(_jobs[key], game, part), name="compile", daemon=True).start()
        return _jobs[key]


def is_compiling(game: Game) -> bool:
    """Is machine code for this game being made just now?"""
    with _lock:
        return any(not job.done() for (id, _), job in _jobs.items() if id == game.id)


def _work(job: Future[None], game: Game, part: Part) -> None:
    try:
        with alone_with(f"{game.id}-{part.__qualname__}"):
            part(game)
    except BaseException as error:
        job.set_exception(error)
    else:
        job.set_result(None)
