"""Sets as numbers, one bit a member: what games ask of them, the same plain and compiled."""

from __future__ import annotations

from kassen.core.source import product64, rule


def lowest(members: int) -> int:
    """The lowest member of a set that is not empty. (Machines have an instruction for it, see compiled.py.)"""
    return (members & -members).bit_length() - 1


@rule
def count(members: int) -> int:
    """How many members there are."""
    members = members - ((members >> 1) & 0x5555555555555555)
    members = (members & 0x3333333333333333) + ((members >> 2) & 0x3333333333333333)
    members = (members + (members >> 4)) & 0x0F0F0F0F0F0F0F0F
    return (product64(members, 0x0101010101010101) >> 56) & 127  # the compiler knows this for the machine's own instruction


def nth(members: int, k: int) -> int:
    """The k-th member from below, from 0. (Some machines have an instruction for it, too.)"""
    return nth_by_steps(members, k)


@rule
def nth_by_steps(members: int, k: int) -> int:
    for _ in range(k):
        members &= members - 1
    return lowest(members)


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
