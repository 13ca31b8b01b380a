"""Sets as integers, one bit per member, with the operations that games need, plain and compiled."""

from __future__ import annotations

from kassen.core.source import product64, rule


def lowest(members: int) -> int:
    """The lowest member of a set that is not empty. (Compiled to one machine instruction, see compiled.py.)"""
    return (members & -members).bit_length() - 1


@rule
def count(members: int) -> int:
    """How many members there are."""
    members = members - ((members >> 1) & 0x5555555555555555)
    members = (members & 0x3333333333333333) + ((members >> 2) & 0x3333333333333333)
    members = (members + (members >> 4)) & 0x0F0F0F0F0F0F0F0F
    return (product64(members, 0x0101010101010101) >> 56) & 127  # LLVM recognizes this idiom as the machine's popcount


def nth(members: int, k: int) -> int:
    """The k-th lowest member, counted from 0. (Where the processor has an instruction for it, compiled code uses that.)"""
    return nth_by_steps(members, k)


@rule
def nth_by_steps(members: int, k: int) -> int:
    for _ in range(k):
        members &= members - 1
    return lowest(members)


@rule
def has_two(members: int) -> bool:
    """Whether the set has two members or more."""
    return members & (members - 1) != 0


@rule
def wide(field: int) -> int:
    """A small field of the record as a full-width integer: a rule is compiled anew for every integer width it is called with.

    (`int(field)` would not help: in compiled code it keeps the width.)
    """
    return field + 0


def members(set_: int) -> list[int]:
    """The members of a set, lowest first. For words and views; rules loop over `lowest` instead."""
    return [member for member in range(set_.bit_length()) if set_ >> member & 1]
