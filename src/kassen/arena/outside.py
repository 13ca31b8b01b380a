"""Bots from outside. Wherever the arena takes the name of a bot, it can also be

- `mybots:Net`, a class in a module that can be imported from here;
- a name that an installed package registers (entry points `kassen.bots`);
- `program:./bot`, a program that is asked for every decision;
- `http://HOST/PATH`, a server that is asked for every decision.

Only the arena uses this module: names that come over a network never reach an import.
"""

from __future__ import annotations

import hashlib
import inspect
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import threading
import weakref
from collections.abc import Callable
from functools import partial
from http.client import HTTPException
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, cast
from urllib.request import Request, urlopen

from kassen.bots import BOTS, Bot, Knowledge, check_variant, make_bot
from kassen.core import Rules

GROUP = "kassen.bots"
PROGRAM = "program:"
WEB = ("http://", "https://")
PATIENCE_S = 60  # how long a program or server may take for one decision
LONGEST = 10_000  # the most bytes read of an answer

Make = Callable[[int], Bot]  # makes a bot from a seed


def check_any(name: str, rules: Rules) -> str:
    """The name, checked to be of a bot, ours or from outside, that can play this game."""
    return name if outside(name) else check_variant(name, rules)


def make_any(name: str, seed: int) -> Bot:
    make = outside(name)
    return make(seed) if make else make_bot(name, seed)


def outside(name: str) -> Make | None:
    """What makes the bot, if it is from outside; None if it is one of ours."""
    if name.startswith(PROGRAM):
        command = shlex.split(name.removeprefix(PROGRAM))
        if not command:
            raise ValueError(f"{name!r} names no program; write program:./mybot")
        if not shutil.which(command[0]):
            raise ValueError(f"bot {name}: {command[0]} is not an executable program here")
        return partial(ProgramBot, command)
    if name.startswith(WEB):
        return partial(WebBot, name)
    if re.fullmatch(r"[A-Za-z_][\w.]*:[A-Za-z_]\w*", name):
        return class_of(name)
    if name.partition(":")[0] not in BOTS:
        for announced in entry_points(group=GROUP, name=name):
            return as_bot(name, announced.load())
    return None


def class_of(name: str) -> Make:
    module, _, attribute = name.partition(":")
    if os.getcwd() not in sys.path:  # as `python -m` does
        sys.path.insert(0, os.getcwd())
    try:
        found = getattr(import_module(module), attribute)
    except ImportError as error:
        raise ValueError(f"bot {name}: {error}; run from the folder of {module.partition('.')[0]}.py, or install it") from None
    except AttributeError:
        raise ValueError(f"bot {name}: {module} has no {attribute}") from None
    return as_bot(name, found)


def as_bot(name: str, found: Any) -> Make:
    if not inspect.isclass(found) or not callable(getattr(found, "choose", None)):
        raise ValueError(f"bot {name} is not a class with a method choose(known); see kassen.bots.Bot")
    return cast(Make, found)


def source_of(name: str) -> str:
    """A digest of the code of a bot from outside; empty for our own and for a server. An arena only continues with the bots it
    began with."""
    if name.startswith(PROGRAM):
        files = [Path(word) for word in shlex.split(name.removeprefix(PROGRAM))]
        texts = [file.read_bytes() for file in files if file.is_file()]
    elif name.startswith(WEB):
        return ""  # its code cannot be seen
    elif (make := outside(name)) is None:
        return ""
    else:
        texts = [Path(inspect.getfile(make)).read_bytes()]
    return hashlib.sha256(b"\0".join(texts)).hexdigest()[:16]


def question(known: Knowledge, seed: int) -> str:
    """What a bot in another program is sent at each decision."""
    return json.dumps({"game": known.game.id, "seed": seed, "view": known.view.to_dict(), "legal": known.legal})


def read_answer(who: str, answer: str | bytes, legal: list[int]) -> int:
    try:
        id = json.loads(answer)["id"]
    except (ValueError, KeyError, TypeError):
        raise ValueError(f'bot {who} must answer {{"id": number}}, not {answer[:80]!r}') from None
    if id not in legal:
        raise ValueError(f"bot {who} chose {id!r}, which is not among the legal decisions {legal[:20]}")
    return int(id)


class ProgramBot:
    """Sends each question to a program as one line; the program answers with one line, `{"id": number}`."""

    def __init__(self, command: list[str], seed: int) -> None:
        self._command, self._seed = command, seed
        try:
            self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8")
        except OSError as error:
            raise ValueError(f"bot {command[0]} cannot be started: {error.strerror}") from None
        weakref.finalize(self, end, self._process)

    def choose(self, known: Knowledge) -> int:
        assert self._process.stdin
        assert self._process.stdout
        late = threading.Timer(PATIENCE_S, self._process.kill)
        late.start()
        try:
            print(question(known, self._seed), file=self._process.stdin, flush=True)
            answer = self._process.stdout.readline()
        except BrokenPipeError:
            answer = ""
        finally:
            late.cancel()
        if not answer:
            raise ValueError(f"bot {self._command[0]} exited, or did not answer within {PATIENCE_S} s")
        return read_answer(self._command[0], answer, known.legal)


class WebBot:
    """Posts each question to an address, which answers `{"id": number}`."""

    def __init__(self, address: str, seed: int) -> None:
        self._address, self._seed = address, seed

    def choose(self, known: Knowledge) -> int:
        asked = Request(self._address, question(known, self._seed).encode(), {"Content-Type": "application/json"})
        try:
            with urlopen(asked, timeout=PATIENCE_S) as answered:
                answer = answered.read(LONGEST)
        except (OSError, HTTPException) as error:
            raise ValueError(f"bot {self._address} does not answer: {error}") from None
        return read_answer(self._address, answer, known.legal)


def end(process: subprocess.Popen[str]) -> None:
    process.kill()
    process.wait()
    for pipe in (process.stdin, process.stdout):
        if pipe:
            pipe.close()
