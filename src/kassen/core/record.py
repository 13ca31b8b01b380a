"""The state of a game as a record: a NumPy record for the compiler, an object with lists for plain Python.

A game declares its record as a class, one field per line:

    class NobunagaRecord(Record):
        pile: Row = int8(60)          # houses, next card last · nobody sees the order
        hand: Grid = int8(5, 6)       # [seat][house] cards held · its own seat

`NobunagaRecord()` is the plain object, `NobunagaRecord.dtype` the NumPy record type; `pack` and `unpack` convert between them.
Plain Python needs no NumPy: it is imported only when somebody asks for arrays.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from math import prod
from typing import Any, ClassVar, Self

from kassen.core.arrays import np
from kassen.core.cache import source_hash

Row = list[int]
Grid = list[list[int]]
Cube = list[list[list[int]]]


LETTERS = {1: "b", 2: "h", 4: "i", 8: "q"}  # byte width of a signed integer → its code in `struct`
FUTURE = {"key0", "key1", "draws", "shown"}  # fields that are not part of the position: future chance, and a counter


class Field:
    """One field of a record: the width of its integers in bytes, and its shape."""

    def __init__(self, width: int, shape: tuple[int, ...]) -> None:
        self.width, self.shape = width, shape
        self.form = struct.Struct(f"<{prod(shape)}{LETTERS[width]}")  # its byte format in a packed record

    def empty(self) -> Any:
        def fill(shape: tuple[int, ...]) -> Any:
            return [fill(shape[1:]) for _ in range(shape[0])] if shape else 0

        return fill(self.shape)


def int8(*shape: int) -> Any:
    return Field(1, shape)


def int16(*shape: int) -> Any:
    return Field(2, shape)


def int32(*shape: int) -> Any:
    return Field(4, shape)


def int64(*shape: int) -> Any:
    return Field(8, shape)


class Dtype:
    """The NumPy record type of a class, made on first use."""

    def __get__(self, instance: Record | None, cls: type[Record]) -> np.dtype[Any]:
        if "_dtype" not in vars(cls):
            fields = [(name, f"<i{spec.width}", spec.shape) for name, spec in cls.fields.items()]
            cls._dtype = np.dtype(fields, align=True)
        return cls._dtype


class Record:
    """The fields that every game's record begins with. A subclass adds its own."""

    key0: int = int64()  # the generator's key · nobody
    key1: int = int64()
    draws: int = int64()  # how many numbers were drawn · everybody
    shown: int = int32()  # how often something hidden was shown · everybody
    players: int = int8()
    seat: int = int8()  # who decides; NOBODY when the game is over
    phase: int = int8()  # which decision is open: an id of the game's PHASES

    dtype: ClassVar[Dtype] = Dtype()
    _dtype: ClassVar[np.dtype[Any]]
    fields: ClassVar[dict[str, Field]]
    places: ClassVar[dict[str, int]]  # the offset of each field in a packed record, aligned as in C
    size: ClassVar[int]  # bytes of a packed record
    _rows: ClassVar[list[str]]  # fields by the depth of their lists, for a fast `copy`: searches copy a lot
    _grids: ClassVar[list[str]]
    _cubes: ClassVar[list[str]]
    told: list[tuple[int, ...]]  # events since the caller last cleared it; plain Python only
    steered: Callable[[int], int] | None = None  # supplies chance outcomes in place of the generator; plain Python only

    def __init_subclass__(cls) -> None:
        inherited = getattr(cls, "fields", {name: spec for name, spec in vars(Record).items() if isinstance(spec, Field)})
        own = {name: spec for name, spec in vars(cls).items() if isinstance(spec, Field)}
        # Compiled code is filed under the record's type. Two games with the same fields, or two versions of one game, must differ
        # in type, so an unused field is named after the game's module and the hash of its sources.
        package = cls.__module__.rpartition(".")[0] or cls.__module__
        own[f"{cls.__module__.replace('.', '_')}_{source_hash(package)}"] = Field(1, ())
        cls.fields = {**inherited, **own}
        cls.places, end = {}, 0
        for name, spec in cls.fields.items():
            cls.places[name] = _aligned(end, spec.width)
            end = cls.places[name] + spec.form.size
        cls.size = _aligned(end, max(spec.width for spec in cls.fields.values()))
        cls._rows, cls._grids, cls._cubes = (
            [name for name, spec in cls.fields.items() if len(spec.shape) == depth] for depth in (1, 2, 3)
        )

    def __init__(self) -> None:
        for name, spec in self.fields.items():
            setattr(self, name, spec.empty())
        self.told = []

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        own = twin.__dict__
        own.update(self.__dict__)
        for name in self._rows:
            own[name] = own[name][:]
        for name in self._grids:
            own[name] = [row[:] for row in own[name]]
        for name in self._cubes:
            own[name] = [[row[:] for row in grid] for grid in own[name]]
        twin.told = []
        return twin

    def pack(self) -> np.ndarray[Any, Any]:
        """The record as a NumPy array of one compiled record."""
        return np.frombuffer(self.to_bytes(), self.dtype)

    def to_bytes(self) -> bytearray:
        """The bytes of the packed record."""
        packed = bytearray(self.size)
        for name, spec in self.fields.items():
            spec.form.pack_into(packed, self.places[name], *_numbers(getattr(self, name)))
        return packed

    def __eq__(self, other: object) -> bool:
        """Whether both are the same position; future chance is not compared."""
        if type(other) is not type(self):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self.fields if name not in FUTURE)

    __hash__ = None  # type: ignore[assignment]

    def __getstate__(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in self.fields}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        if kept.keys() != self.fields.keys():  # one field is named after the sources, see above
            raise ValueError("this state was pickled by another version of its game; keep its log to open it in any version")
        self.__dict__.update(kept, told=[])

    @classmethod
    def unpack(cls, record: Any) -> Self:
        s = cls()
        for name in cls.fields:
            setattr(s, name, record[name].tolist())
        return s


def _aligned(end: int, width: int) -> int:
    return -(-end // width) * width


def _numbers(value: Any) -> list[int]:
    """All numbers of a field as one flat list."""
    if type(value) is not list:
        return [value]
    if value and type(value[0]) is list:
        return [number for row in value for number in _numbers(row)]
    return value


NOBODY = -1
ALL_SEATS = -2  # in place of a seat: all seats together, which know everything that any of them knows
