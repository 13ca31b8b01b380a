"""Playing on a Ray cluster, one task per game. Ray gives the games of a lost worker or machine to another."""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from kassen.arena.match import Job, Played, play
from kassen.arena.plan import Fixture, Setting
from kassen.core import Game

AHEAD = 2  # games handed out at a time, per core of the cluster


def play_on_ray(setting: Setting, fixtures: Iterator[Fixture], address: str, job: Job = play) -> Iterator[Played]:
    """Play on the cluster at `address`: `auto` is the one started on this machine."""
    ray = connect(address)
    # -1: retry forever. Ray retries only when a worker dies; a game that raises fails at once.
    remote = ray.remote(num_cpus=1, max_retries=-1)(play_far)
    plain = msgspec.json.encode(setting)
    running: set[Any] = set()
    try:
        while True:
            room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
            while len(running) < room and (fixture := next(fixtures, None)) is not None:
                running.add(remote.remote(plain, fixture, job))
            if not running:
                return
            done, _ = ray.wait(list(running), num_returns=1)
            running.difference_update(done)
            yield from ray.get(done)
    except ray.exceptions.RayTaskError as error:
        raise ValueError(f"a game failed on the cluster: {error.cause}") from error
    finally:
        for task in running:
            ray.cancel(task, force=True)
        ray.shutdown()


def connect(address: str) -> Any:
    try:
        import ray
    except ModuleNotFoundError:
        raise ValueError("Ray is not installed here: pip install 'kassen[ray]'") from None
    try:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    except (ConnectionError, ValueError, RuntimeError) as error:
        where = "on this machine (start one: ray start --head)" if address == "auto" else f"at {address}"
        why = " ".join(str(error).split())[:300]
        raise ValueError(f"no Ray cluster answers {where}: {why}") from None
    return ray


# ── on the cluster ──


@cache
def bound(setting: bytes) -> Game:
    """The game, made once in every worker."""
    os.environ["KASSEN_CORES"] = "1"  # Ray gives each worker one core
    return msgspec.json.decode(setting, type=Setting).bind()


def play_far(setting: bytes, fixture: Fixture, job: Job) -> Played:
    return job(bound(setting), fixture)
