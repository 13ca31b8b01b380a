"""Sets as numbers, one bit a member: what games ask of them, the same plain and compiled."""

from __future__ import annotations

from kassen.core.source import constant, product64, rule

# A de Bruijn number: multiplied by a power of two, its top six bits are different for each.
DE_BRUIJN = 0x03F79D71B4CB0A89
_position = [0] * 64
for _bit in range(64):
    _position[(DE_BRUIJN << _bit >> 58) & 63] = _bit
POSITION = constant(_position)


@rule
def lowest(members: int) -> int:
    """The lowest member of a set that is not empty."""
    return int(POSITION[(product64(members & -members, DE_BRUIJN) >> 58) & 63])


@rule
def has_two(members: int) -> bool:
    """Are there two members or more?"""
    return members & (members - 1) != 0


@rule
def wide(field: int) -> int:
    """A small field of the record as a full integer: a rule is compiled anew for every width it is called with.

    (`int(field)` does not do that: the compiler keeps the width.)
    """
    return field + 0


def members(set_: int) -> list[int]:
    """The members of a set, lowest first. For words and views; rules go from `lowest` to `lowest`."""
    return [member for member in range(set_.bit_length()) if set_ >> member & 1]
