"""Claims that hold for many cases: `make test` looks at each claim on some of them, `make nightly` on all."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from _pytest.mark import ParameterSet

at_night = pytest.mark.nightly
is_night = False  # told by conftest.py, before any test is read


def many(by_day: int, at_night: int) -> int:
    """How many examples, games or requests a test is made of."""
    return at_night if is_night else by_day


def by_day(cases: Iterable[Any], chosen: Iterable[Any]) -> list[ParameterSet]:
    """All cases for `parametrize`; those that are not chosen wait for the night. A game is chosen by its name."""
    params = [case if isinstance(case, ParameterSet) else ParameterSet.param(*_values(case)) for case in cases]
    chosen = [_values(case) for case in chosen]
    names = [tuple(getattr(value, "id", value) for value in param.values) for param in params]
    assert all(name in names for name in chosen), f"{chosen} must be some of {names}"
    return [
        param if name in chosen else param._replace(marks=[*param.marks, at_night])
        for param, name in zip(params, names, strict=True)
    ]


def _values(case: Any) -> tuple[Any, ...]:
    return case if isinstance(case, tuple) else (case,)
