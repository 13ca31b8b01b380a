"""The claim that the rules' arithmetic stays within 64 bits, where plain and compiled numbers agree.

Compiled code assumes that sums, differences and products of signed numbers do not overflow, and is optimized on that
assumption. So an overflow does not just wrap around: it can make any later result wrong, in one build and not in the next.
Plain Python never overflows, so there we can check.
"""

from __future__ import annotations

import operator
import random
from collections.abc import Callable
from typing import Any

from kassen.core import Game, State
from kassen.core.record import NOBODY

LEAST, MOST = -(2**63), 2**63 - 1


class Whole(int):
    """An int whose operations assert that the result fits into 64 bits and return another Whole."""


def _watched(name: str) -> Callable[..., Any]:
    operation = getattr(operator, name)

    def apply(left: Any, right: Any) -> Any:
        if not (isinstance(left, int) and isinstance(right, int)):
            return NotImplemented  # such as a list times a number, or a float
        result = operation(int(left), int(right))
        if name in ("lshift", "rshift"):  # losing the bits shifted out is well defined
            assert 0 <= right < 64, f"a shift by {right}: the machine knows 0 to 63"
            result = (result - LEAST) % 2**64 + LEAST
        assert LEAST <= result <= MOST, f"{left} and {right}, {name}: {result} does not fit into 64 bits (see product64)"
        return Whole(result)

    return apply


for _name in ("add", "sub", "mul", "lshift", "rshift", "and", "or", "xor", "floordiv", "mod"):
    _apply = _watched(_name if _name not in ("and", "or") else f"{_name}_")
    setattr(Whole, f"__{_name}__", _apply)
    setattr(Whole, f"__r{_name}__", lambda right, left, apply=_apply: apply(left, right))
Whole.__neg__ = lambda self: _watched("sub")(0, self)  # type: ignore[method-assign]


def watch(value: Any) -> Any:
    return [watch(item) for item in value] if isinstance(value, list) else Whole(value)


def watched(state: State) -> State:
    """A copy of a state in which all numbers are Whole."""
    twin = state.copy()
    for name in twin._s.fields:
        setattr(twin._s, name, watch(getattr(twin._s, name)))
    return twin


def stays_within_64_bits(game: Game, seed: int) -> None:
    state, dice = watched(game.start(seed)), random.Random(seed)
    tensor = [0] * game.observation.size
    while not state.over:
        state.play(int(dice.choice(state.legal())))
        if state.ply % 7 == 0 or state.over:
            for seat in range(game.players):
                game.rules.observe(state._s, seat, tensor)
            game.rules.result(state._s, [0.0] * (2 * game.players))
            twin = watched(state)
            twin._s.key0, twin._s.key1 = watch(2**32 - 1 - seed), watch(seed)
            game.rules.resample(twin._s, NOBODY if state.over else int(state._s.seat))
