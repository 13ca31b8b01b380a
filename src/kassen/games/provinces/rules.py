"""The table of phases and the ladders the compiler climbs. The rules themselves stand by chapter:

deployment.py  draft, turns, dice        cards.py  tactics and daimyo cards
board.py       pieces, reserve, katana   war.py    battles and the end

Marks behind a sentence: S the rulebook says it, C other sources confirm it, I it follows from those.
"""

from __future__ import annotations

from typing import Any

from kassen.core import NOBODY, Phase, rule
from kassen.core.bits import has_two, lowest, wide
from kassen.games.provinces.cards import apply_rival, apply_step, count_marches, first_march, list_marches
from kassen.games.provinces.decisions import (
    ACT,
    DRAFT,
    KEEP,
    LEAD,
    NOT_FORCED,
    RIVAL,
    SPLIT,
    TURN_OVER,
    is_march,
    list_members,
)
from kassen.games.provinces.deployment import (
    apply_act,
    apply_draft,
    apply_keep,
    apply_lead,
    apply_split,
    begin_turn,
    legal_keep,
    legal_split,
    next_seat,
)
from kassen.games.provinces.material import CARD_IDS
from kassen.games.provinces.state import Table
from kassen.games.provinces.war import wage_war


@rule
def legal(s: Table, out: Any) -> int:
    if s.phase == SPLIT:
        return legal_split(s, out)
    if s.phase == KEEP:
        return legal_keep(s, out)
    return legal_set(s, out)


@rule
def legal_set(s: Table, out: Any) -> int:
    """The set of options, then the marches."""
    n = list_members(s.options, out, 0)
    if is_march(s.phase):
        n = list_marches(s, wide(s.phase), out, n)
    return n


@rule
def apply_one(s: Table, a: int) -> None:
    if s.phase == SPLIT:
        apply_split(s, a)
    elif s.phase == KEEP:
        apply_keep(s, a)
    elif s.phase == ACT:
        apply_act(s, a)
    elif s.phase == LEAD:
        apply_lead(s, a)
    elif s.phase == DRAFT:
        apply_draft(s, a)
    elif s.phase == RIVAL:
        apply_rival(s, a)
    else:
        apply_step(s, a)


@rule
def apply(s: Table, a: int) -> None:
    while a != NOT_FORCED:
        apply_one(s, a)
        if s.phase == TURN_OVER:
            # The phase ends when every reserve is empty; then comes the war. (S)
            if s.katanas > 0:
                begin_turn(s, next_seat(s))
            else:
                wage_war(s)
        a = forced(s)


@rule
def forced(s: Table) -> int:
    """The only option of the open decision, which is then not asked."""
    if has_two(s.options) or s.seat == NOBODY:
        return NOT_FORCED
    if not is_march(s.phase):
        return lowest(s.options)
    if s.options or count_marches(s, wide(s.phase), 2) > 1:
        return NOT_FORCED
    return first_march(s, wide(s.phase))


PHASES = {card: Phase(name, legal, apply_step) for card, name in enumerate(CARD_IDS)} | {
    DRAFT: Phase("draft", legal, apply_draft),
    ACT: Phase("act", legal, apply_act),
    KEEP: Phase("keep", legal, apply_keep),
    SPLIT: Phase("split", legal, apply_split),
    LEAD: Phase("lead", legal, apply_lead),
    RIVAL: Phase("rival", legal, apply_rival),
}
