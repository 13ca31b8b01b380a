"""The phase machine, one for all games: who is asked next, and what happens without asking.

A game's `PHASES` are its program. Each phase is one kind of decision with its rules: what may be chosen (`legal`) and what
follows (`apply`, which puts the next phase into `s.phase`). `STEPS` are phases in which nobody decides. The machine runs from
phase to phase until somebody has two options or more, or the game is over, so no game has to remember to skip a decision with
one option. Plain Python looks the functions up; for the compiler they are written out as ladders of `if`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from kassen.core.arrays import the_module
from kassen.core.bits import wide
from kassen.core.record import NOBODY
from kassen.core.source import rule

# What `open` returns, if not the id of the only option.
CHOICE = -1  # there are two options or more: ask the seat
MOVED_ON = -2  # there is nothing to decide here: `s.phase` has changed, or the game is over


@dataclass(frozen=True)
class Phase:
    """One kind of decision: its name (texts `phase-<name>`, `prompt-<name>`), its options, its handler.

    `open`, if given, runs first: it may do what happens automatically, and returns CHOICE, MOVED_ON or the id of the only option.
    Without it the machine counts what `legal` lists.

    `count` and `nth` (both or neither) return how many options `legal` would list and the k-th of them (from 0), without making
    the list. Random play needs only these, and listing all options to take one would be much of its work where there are many.
    """

    name: str
    legal: Callable[[Any, Any], int]  # (s, out): write the ids of the legal decisions into `out`, return how many
    apply: Callable[[Any, int], None]  # (s, a): carry out decision a; set `s.phase` and `s.seat` to what is next
    open: Callable[[Any], int] | None = None
    count: Callable[[Any], int] | None = None  # (s)
    nth: Callable[[Any, int], int] | None = None  # (s, k)


Step = Callable[[Any], None]


@rule
def go(s: Any, phase: int) -> int:
    """Go on to another phase; return this from `open`."""
    s.phase = phase
    return MOVED_ON


@rule
def ask(s: Any, phase: int, seat: int, options: int) -> None:
    """Let a seat decide next, among options that the record keeps as a set (`s.options`)."""
    s.phase = phase
    s.seat = seat
    s.options = options


# ── plain Python ──


class Program:
    """The phases and steps of a game, run by looking them up."""

    def __init__(self, phases: Mapping[int, Phase], steps: Mapping[int, Step], most_legal: Callable[[int], int]) -> None:
        self.phases, self.steps, self._most_legal = phases, steps, most_legal

    def legal(self, s: Any, out: Any) -> int:
        return self.phases[s.phase].legal(s, out)

    def apply(self, s: Any, a: int) -> None:
        """Apply a decision and everything that follows automatically. After the set-up, pass MOVED_ON in place of a decision."""
        while a != CHOICE:
            if a != MOVED_ON:
                self.phases[s.phase].apply(s, a)
            a = self.follow(s)

    def follow(self, s: Any) -> int:
        """Run to the next decision; return its only option, or CHOICE if there are more or the game is over."""
        while s.seat != NOBODY:
            if s.phase in self.steps:
                self.steps[s.phase](s)
                continue
            phase = self.phases[s.phase]
            a = phase.open(s) if phase.open else self._count(phase, s)
            if a != MOVED_ON:
                return a
        return CHOICE

    def _count(self, phase: Phase, s: Any) -> int:
        out = [0] * self._most_legal(s.players)
        n = phase.legal(s, out)
        if n == 0:
            raise ValueError(f"phase {phase.name} asks seat {s.seat}, but offers nothing")
        return out[0] if n == 1 else CHOICE


_programs: dict[type, Program] = {}


def know(record: type, program: Program) -> None:
    """Register the program of a record type, for `legal`."""
    _programs[record] = program


def legal(s: Any, out: Any) -> int:
    """The legal decisions in any game's record, for rules that need them, such as playouts."""
    return _programs[type(s)].legal(s, out)


# ── the same, as source code for the compiler ──

# `apply` is one function, so that the compiler sees which phase each phase leads to.
MACHINE = """\
def legal(s, out):
{legal}

def count(s, out):
{count}

def nth(s, k, out):
{nth}

def pick(s, chooser, out):
{pick}

def apply(s, a):
    a = wide(a)
    while a != CHOICE:
        if a != MOVED_ON:
{apply}
        a = MOVED_ON
        while a == MOVED_ON and s.seat != NOBODY:
{open}
        if s.seat == NOBODY:
            a = CHOICE
"""
COUNTED, LISTED = "return wide(count_{id}(s))", "return wide(legal_{id}(s, out))"
NTH, NTH_LISTED = "return wide(nth_{id}(s, k))", "return wide(out[k])"
PICK = "return nth_{id}(s, choose(chooser, count_{id}(s)))"
PICK_LISTED = "return wide(out[choose(chooser, legal_{id}(s, out))])"
COUNT = """\
def open_{id}(s):
    out = np.empty({most}, np.int32)
    return wide(out[0]) if legal_{id}(s, out) == 1 else CHOICE
"""


def ladders(
    program: Program, most: int, jitable: Callable[[Any], Any], choose: Callable[[Any, int], int]
) -> dict[str, Callable[..., Any]]:
    """The program as functions made of plain ifs: `legal` and `apply`, and for callers that need no list `count`, `nth` and
    `pick`, which returns the legal decision that `choose` picks. Call `nth` after `count` or `legal` with the same `out`: phases
    that can only list their options look them up there. `jitable` makes a function callable from compiled code."""
    phases, steps = program.phases, program.steps
    names: dict[str, Any] = {"np": the_module(), "wide": wide, "NOBODY": NOBODY, "CHOICE": CHOICE, "MOVED_ON": MOVED_ON}
    names |= {f"step_{id}": step for id, step in steps.items()} | {"choose": choose}
    for id, phase in phases.items():
        names |= {f"legal_{id}": phase.legal, f"apply_{id}": phase.apply, f"open_{id}": phase.open}
        names |= {f"count_{id}": phase.count, f"nth_{id}": phase.nth, f"pick_{id}": phase.nth or phase.legal}
        names |= {f"counting_{id}": phase.count or phase.legal, f"finding_{id}": phase.nth or "listed"}
        if not phase.open:
            exec(COUNT.format(id=id, most=most), names)
            jitable(names[f"open_{id}"])
    source = MACHINE.format(
        count=_ladder({id: (COUNTED if phases[id].nth else LISTED).format(id=id) for id in phases}, names, "counting", "    "),
        nth=_ladder({id: (NTH if phases[id].nth else NTH_LISTED).format(id=id) for id in phases}, names, "finding", "    "),
        pick=_ladder({id: (PICK if phases[id].nth else PICK_LISTED).format(id=id) for id in phases}, names, "pick", "    "),
        legal=_ladder({id: f"return legal_{id}(s, out)" for id in phases}, names, "legal", "    "),
        apply=_ladder({id: f"apply_{id}(s, a)" for id in phases}, names, "apply", "            "),
        open=_ladder(
            {id: f"a = open_{id}(s)" for id in phases} | {id: f"step_{id}(s)" for id in steps}, names, "open", "            "
        ),
    )
    exec(source, names)
    return {name: names[name] for name in ("legal", "count", "nth", "pick", "apply")}


def _ladder(does: Mapping[int, str], names: Mapping[str, Any], what: str, indent: str) -> str:
    """One rung for all phases that share a function, otherwise in the game's order; the function most phases share comes last, as
    `else`."""
    rungs: dict[Any, list[int]] = {}
    for id in does:
        rungs.setdefault(names.get(f"{what}_{id}") or names[f"step_{id}"], []).append(id)
    *others, last = sorted(rungs.values(), key=len)
    if not others:
        return indent + does[last[0]]
    lines = ["el" * bool(number) + f"if {_is_one_of(ids)}:\n{indent}    {does[ids[0]]}" for number, ids in enumerate(others)]
    return "\n".join(indent + line for line in [*lines, f"else:\n{indent}    {does[last[0]]}"])


def _is_one_of(ids: Iterable[int]) -> str:
    return " or ".join(f"s.phase == {id}" for id in ids)
