"""The compiled engine: Numba over NumPy records. Importing this module loads the compiler.

There are few entry points, because each optimizes everything it calls all over again, and they are the same for all games. The
game behind a record is found by the record's type at compile time (`@overload`), so nothing is looked up while games run, and
the machine code is kept on disk between processes.
"""

from __future__ import annotations

import hashlib
import operator
import threading
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import numba
import numpy as np
from llvmlite import ir

from kassen.core.cache import cache_folder

FOLDER = str(cache_folder())
numba.config.CACHE_DIR = FOLDER  # before the first njit

from numba import types  # noqa: E402
from numba.core.codegen import JITCPUCodegen, get_host_cpu_features  # noqa: E402
from numba.core.imputils import lower_constant  # noqa: E402
from numba.core.registry import cpu_target  # noqa: E402
from numba.cpython.unsafe.numbers import trailing_zeros  # noqa: E402
from numba.extending import intrinsic, models, overload, register_jitable, register_model, typeof_impl  # noqa: E402
from numba.np.numpy_support import from_dtype  # noqa: E402

from kassen.core import source as marks  # noqa: E402
from kassen.core.advice import reward  # noqa: E402
from kassen.core.bits import lowest, nth_by_steps  # noqa: E402
from kassen.core.bits import nth as nth_member  # noqa: E402
from kassen.core.chance import FIRST_FACTOR, GOLDEN, SECOND_FACTOR, draw, draw_by_key  # noqa: E402
from kassen.core.game import Game, Rules  # noqa: E402
from kassen.core.phases import MOVED_ON, ladders  # noqa: E402
from kassen.core.phases import legal as legal  # noqa: E402
from kassen.core.pipeline import RuleCompiler, entry_for_rows, entry_with_phases, part  # noqa: E402
from kassen.core.pipeline import entry as entry  # noqa: E402

if numba.config.CPU_FEATURES is None:
    # AMD's SSE4a has no AVX encoding, and some processors take 0.1 us for every switch between the two. Left to itself, LLVM uses
    # SSE4a in the middle of writing rows (Moegahara's observation vector took four times as long).
    numba.config.CPU_FEATURES = get_host_cpu_features().replace("+sse4a", "-sse4a")

RULE = {"pipeline_class": RuleCompiler}
callable_inside = register_jitable(**RULE)  # decorates a function that compiled code may call


# ── what the marks of source.py mean to the compiler ──


class ConstantType(types.Opaque):
    """A constant table: indexing it is indexing a frozen array."""

    def __init__(self, rows: marks.Constant) -> None:
        self.array = np.array(rows[:])
        self.array = self.array.astype(np.float64 if self.array.dtype.kind == "f" else np.int64)
        digest = hashlib.sha256(self.array.tobytes()).hexdigest()
        super().__init__(f"Constant({self.array.shape}, {self.array.dtype}, {digest})")


register_model(ConstantType)(models.OpaqueModel)


@typeof_impl.register(marks.Constant)
def _type_of_constant(rows: marks.Constant, context: Any) -> ConstantType:
    return ConstantType(rows)


@lower_constant(ConstantType)
def _constant_table(context: Any, builder: Any, kind: Any, value: Any) -> Any:
    return context.get_dummy_value()


@overload(operator.getitem, strict=False, jit_options=RULE)
def _index_constant(table: Any, index: Any) -> Any:
    if isinstance(table, ConstantType):
        array = table.array
        return lambda table, index: array[index]
    return None


@overload(marks.tell, strict=False, jit_options=RULE)
def _tell_nobody(s: Any, to: Any, kind: Any, a: Any = 0, b: Any = 0, c: Any = 0, d: Any = 0) -> Any:
    return lambda s, to, kind, a=0, b=0, c=0, d=0: None


@overload(marks.product64, strict=False, jit_options=RULE)
def _wrap_around(a: Any, b: Any) -> Any:
    return lambda a, b: np.int64(np.uint64(a) * np.uint64(b))  # unsigned overflow is defined


@overload(lowest, strict=False, jit_options=RULE)
def _count_zeros_below(members: Any) -> Any:
    return lambda members: np.int64(trailing_zeros(np.int64(members)))


@intrinsic
def deposit(context: Any, bits: Any, members: Any) -> Any:
    """Put the lowest bit of `bits` at the lowest member, the next at the next, and so on: the processor's `pdep`. It takes the
    same time for any number of members, where a loop over them ends in a branch that is often mispredicted."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        word = ir.IntType(64)
        pdep = builder.module.declare_intrinsic("llvm.x86.bmi.pdep.64", (), ir.FunctionType(word, [word, word]))
        return builder.call(pdep, arguments)

    return types.int64(types.int64, types.int64), generate


def _has_deposit() -> bool:
    codegen = cpu_target.target_context.codegen()
    return isinstance(codegen, JITCPUCodegen) and "+bmi2" in codegen._tm_features.split(",")


@overload(nth_member, strict=False, jit_options=RULE)
def _nth_member(members: Any, k: Any) -> Any:
    if _has_deposit():
        return lambda members, k: np.int64(trailing_zeros(deposit(np.int64(1) << np.int64(k), np.int64(members))))
    return lambda members, k: nth_by_steps(members, k)


@overload(draw, strict=False, jit_options=RULE)
def _draw_by_key(s: Any, n: Any) -> Any:
    return lambda s, n: draw_by_key(s, n)


@overload(marks.listening, strict=False, jit_options=RULE)
def _nobody_listens() -> Any:
    return lambda: False


# ── the game behind a record ──

_games: dict[Any, Rules] = {}
_ladders: dict[Any, dict[str, Callable[..., Any]]] = {}
_taken = 0
_preparing = threading.Lock()  # bots compile in background threads


type_of = cache(from_dtype)  # slow, as it visits every field, and bots with few simulations ask at every decision


def prepare(rules: Rules) -> None:
    """Register a game's rules with the compiler."""
    global _taken
    with _preparing:
        record = type_of(rules.record.dtype)
        if _games.get(record) is not rules:
            check_marks(rules)
            _games[record] = rules
            most = max(rules.most_legal(players) for players in rules.players)
            _ladders[record] = ladders(rules.program, most, callable_inside, choose)
        for function in marks.RULES[_taken:]:
            callable_inside(function)
        _taken = len(marks.RULES)


def check_marks(rules: Rules) -> None:
    """Check that every function a game gives to be compiled is marked @rule; TypeError names the one that is not."""
    given = {name: getattr(rules, name) for name in ("setup", "resample", "observe", "result")}
    given |= {f"step {id}": step for id, step in rules.steps.items()}
    for phase in rules.phases.values():
        given |= {f"legal of phase {phase.name}": phase.legal, f"apply of phase {phase.name}": phase.apply}
        for name in ("open", "count", "nth"):
            given |= {f"{name} of phase {phase.name}": getattr(phase, name)} if getattr(phase, name) else {}
    advised = {name: getattr(rules.advice, name) for name in ("evaluate", "weigh", "playout", "outcome")}
    for name, function in given.items() | advised.items():
        if function not in marks.RULES and not (name in advised and function is None):
            raise TypeError(f"{rules.id}: {function.__qualname__}, given as `{name}`, is not marked @rule")


def setup(s: Any) -> Any: ...
def count(s: Any, out: Any) -> Any: ...
def nth(s: Any, k: Any, out: Any) -> Any: ...
def pick(s: Any, chooser: Any, out: Any) -> Any: ...
def apply(s: Any, a: Any) -> Any: ...
def resample(s: Any, seat: Any) -> Any: ...
def observe(s: Any, seat: Any, out: Any) -> Any: ...
def result(s: Any, out: Any) -> Any: ...
def evaluate(s: Any, out: Any) -> Any: ...
def worth(s: Any, team: Any, results: Any, out: Any) -> Any: ...
def weigh(s: Any, out: Any, n: Any, weights: Any) -> Any: ...
def playout(s: Any, out: Any, weights: Any) -> Any: ...
def outcome(s: Any) -> Any: ...


@overload(setup, strict=False, jit_options=RULE)
def _setup(s: Any) -> Callable[..., Any]:
    return _games[s].setup


@overload(legal, strict=False, jit_options=RULE)
def _legal(s: Any, out: Any) -> Callable[..., Any]:
    return _ladders[s]["legal"]


@overload(count, strict=False, jit_options=RULE)
def _count(s: Any, out: Any) -> Callable[..., Any]:
    return _ladders[s]["count"]


@overload(nth, strict=False, jit_options=RULE)
def _nth(s: Any, k: Any, out: Any) -> Callable[..., Any]:
    return _ladders[s]["nth"]


@overload(pick, strict=False, jit_options=RULE)
def _pick(s: Any, chooser: Any, out: Any) -> Callable[..., Any]:
    return _ladders[s]["pick"]


@overload(apply, strict=False, jit_options=RULE)
def _apply(s: Any, a: Any) -> Callable[..., Any]:
    return _ladders[s]["apply"]


@overload(resample, strict=False, jit_options=RULE)
def _resample(s: Any, seat: Any) -> Callable[..., Any]:
    return _games[s].resample


@overload(observe, strict=False, jit_options=RULE)
def _observe(s: Any, seat: Any, out: Any) -> Callable[..., Any]:
    return _games[s].observe


@overload(result, strict=False, jit_options=RULE)
def _result(s: Any, out: Any) -> Callable[..., Any]:
    return _games[s].result


# Defaults for the advice that a game does not give: all decisions weigh the same, all outcomes are treated alike, and a state is
# worth what its result would be now.


def _all_alike(s: Any, out: Any, n: Any, weights: Any) -> None:
    for i in range(n):
        weights[i] = 1.0


def _any_legal(s: Any, out: Any, weights: Any) -> Any:
    return out[draw(s, legal(s, out))]


def _nothing(s: Any) -> Any:
    return 0


def _as_it_stands(s: Any, team: Any, results: Any, out: Any) -> None:
    result(s, results)
    reward(results, team, s.players, out)


def _as_evaluated(s: Any, team: Any, results: Any, out: Any) -> None:
    if s.seat < 0:
        result(s, results)
        reward(results, team, s.players, out)
    else:
        evaluate(s, out)


@overload(evaluate, strict=False, jit_options=RULE)
def _evaluate(s: Any, out: Any) -> Callable[..., Any] | None:
    return _games[s].advice.evaluate


@overload(worth, strict=False, jit_options=RULE)
def _worth(s: Any, team: Any, results: Any, out: Any) -> Callable[..., Any]:
    return _as_evaluated if _games[s].advice.evaluate else _as_it_stands


@overload(weigh, strict=False, jit_options=RULE)
def _weigh(s: Any, out: Any, n: Any, weights: Any) -> Callable[..., Any]:
    return _games[s].advice.weigh or _all_alike


@overload(playout, strict=False, jit_options=RULE)
def _playout(s: Any, out: Any, weights: Any) -> Callable[..., Any]:
    return _games[s].advice.playout or _any_legal


@overload(outcome, strict=False, jit_options=RULE)
def _outcome(s: Any) -> Callable[..., Any]:
    return _games[s].advice.outcome or _nothing


# ── choosing at random, for random play: SplitMix64, apart from the game's own chance ──


@callable_inside
def choose(chooser: Any, n: Any) -> Any:
    """A number from 0 to n-1; `chooser` is an array of one uint64."""
    x = chooser[0] + np.uint64(GOLDEN)
    chooser[0] = x
    x = (x ^ (x >> np.uint64(30))) * np.uint64(FIRST_FACTOR)
    x = (x ^ (x >> np.uint64(27))) * np.uint64(SECOND_FACTOR)
    x = x ^ (x >> np.uint64(31))
    return np.int64(((x >> np.uint64(32)) * np.uint64(n)) >> np.uint64(32))


# ── prefetching, for more games than the processor's cache holds ──

LINE = 64  # bytes in a cache line


def _prefetch(builder: Any, start: Any, bytes_on: Sequence[Any]) -> None:
    """Prefetch the cache lines at these byte offsets from `start` into the nearest cache, for reading or writing."""
    start, number = builder.bitcast(start, ir.IntType(8).as_pointer()), ir.IntType(32)
    kind = ir.FunctionType(ir.VoidType(), [start.type, number, number, number])
    prefetch = builder.module.declare_intrinsic("llvm.prefetch", [start.type], kind)
    for at in bytes_on:
        builder.call(prefetch, [builder.gep(start, [at]), number(0), number(3), number(1)])


@intrinsic
def fetch(context: Any, s: Any) -> Any:
    """Prefetch a record while other work goes on: a loop over many games asks for the next game before it steps this one."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        _prefetch(builder, arguments[0], [ir.IntType(64)(at) for at in range(0, s.size, LINE)])
        return context.get_dummy_value()

    return types.void(s), generate


@intrinsic
def fetch_place(context: Any, row: Any, place: Any) -> Any:
    """Prefetch one place of a row of bytes."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        data = context.make_array(signature.args[0])(context, builder, arguments[0]).data
        _prefetch(builder, data, [arguments[1]])
        return context.get_dummy_value()

    return types.void(row, types.int64), generate


# ── parts ──
# Whatever an entry calls is inlined into it and optimized again. So large functions are compiled once, as parts, and called.
# Random games and batches inline them all the same: there a call would cost a tenth, and up to a third, of a decision's time.


@part
def deal(s: Any) -> Any:
    setup(s)


@part
def decide(s: Any, a: Any) -> Any:
    apply(s, a)


@part
def options(s: Any, out: Any) -> Any:
    return legal(s, out)


@part
def guess(s: Any, seat: Any) -> Any:
    resample(s, seat)


# ── entry points ──


@entry
def choose_one(chooser: Any, n: Any) -> Any:
    """`choose`, for callers in Python."""
    return choose(chooser, n)


SET_UP = -1  # in place of a decision: deal first


@entry
def step(games: Any, i: Any, a: Any, out: Any) -> Any:
    """One decision in game i: apply it, write the next legal ids into `out`, return how many there are (0: the game is over)."""
    s = games[i]
    if a == SET_UP:
        deal(s)
        a = MOVED_ON
    decide(s, np.int64(a))
    if s.seat < 0:
        return 0
    return options(s, out)


@entry_with_phases
def step_many(games: Any, first: Any, last: Any, decisions: Any, outs: Any, counts: Any, listed: Any) -> Any:
    """One decision in each of the games first..last-1; a finished game (count 0) is left alone. Unless `listed`, a decision is
    given as its index among the legal ones, and the next legal ones are only counted."""
    for i in range(first, last):
        fetch(games[min(i + 1, last - 1)])
        a = np.int64(decisions[i])
        fresh = listed and a == SET_UP
        if counts[i] == 0 and not fresh:
            continue
        s = games[i]
        if fresh:
            deal(s)
            a = np.int64(MOVED_ON)
        elif not listed:
            a = nth(s, a, outs[i])
        apply(s, a)
        if s.seat < 0:
            counts[i] = 0
        elif listed:
            counts[i] = legal(s, outs[i])
        else:
            counts[i] = count(s, outs[i])


@entry_with_phases
def play_random(template: Any, games: Any, seeds: Any, chooser: Any, out: Any, results: Any, lengths: Any) -> Any:
    """Whole games, every decision uniformly random. Game g is dealt with seeds[g] and writes its row of results and lengths."""
    s = games[0]
    for g in range(len(seeds)):
        games[0] = template[0]
        s.key0 = np.int64(seeds[g] & np.uint64(0xFFFFFFFF))
        s.key1 = np.int64(seeds[g] >> np.uint64(32))
        s.draws = 0
        deal(s)
        a = np.int64(MOVED_ON)
        length = 0
        while True:
            apply(s, a)
            if s.seat < 0:
                break
            a = pick(s, chooser, out)
            length += 1
        lengths[g] = length
        result(s, results[g])


@entry_for_rows
def look(games: Any, i: Any, seat: Any, scale: Any, out: Any) -> Any:
    """The observation of a seat in game i, its integers multiplied by `scale` (if that is empty: unchanged)."""
    observe(games[i], seat, out)
    for k in range(len(scale)):
        out[k] *= scale[k]


@entry
def resample_one(games: Any, i: Any, seat: Any) -> Any:
    """Redraw what a seat cannot know in game i, using the key in the record."""
    guess(games[i], np.int64(seat))


@entry
def final(games: Any, i: Any, out: Any) -> Any:
    """Scores and ranks of game i."""
    result(games[i], out)


@entry
def copy(games: Any, outs: Any, counts: Any, source: Any, target: Any) -> Any:
    """Copy game `source` over game `target`, legal ids included."""
    games[target] = games[source]
    counts[target] = counts[source]
    for k in range(counts[source]):
        outs[target, k] = outs[source, k]


@entry
def copy_often(games: Any, source: Any, target: Any, times: Any) -> Any:
    """For benchmarks: each copy differs from the last, so that the compiler cannot drop any."""
    for i in range(times):
        games[source].draws = i
        games[target] = games[source]


def warm(game: Game) -> list[tuple[str, Callable[[], Any]]]:
    """The compilations a game needs, one by one, for a progress bar; each takes no time if it is already on disk."""
    prepare(game.rules)
    games = np.repeat(game.packed, 2)  # set up by the first compilation below
    fresh = np.repeat(game.packed, 2)  # its own records, because a game must not be set up twice
    out = np.zeros(game.most_legal, np.int32)
    tensor = np.zeros(game.observation.size, np.float32)
    results, lengths = np.zeros((1, 2 * game.players)), np.zeros(1, np.int64)
    seeds, chooser = np.zeros(1, np.uint64), np.zeros(1, np.uint64)
    counts, decisions = np.ones(2, np.int32), np.full(2, SET_UP, np.int32)
    outs = np.zeros((2, game.most_legal), np.int32)
    return [
        ("step", lambda: step(games, 0, SET_UP, out)),
        ("batch", lambda: step_many(fresh, 0, 2, decisions, outs, counts, True)),
        ("random play", lambda: play_random(game.packed, fresh, seeds, chooser, out, results, lengths)),
        ("observation", lambda: look(games, 0, 0, game.observation.scale, tensor)),
        ("resampling", lambda: resample_one(games, 0, 0)),
        ("result", lambda: final(games, 0, results[0])),
        ("copy", lambda: copy(games, outs, counts, 0, 1)),
    ]
