"""The table of phases. The rules themselves stand by chapter:

deployment.py  draft, turns, dice        cards.py  tactics and daimyo cards
board.py       pieces, reserve, katana   war.py    battles and the end

Marks behind a sentence: S the rulebook says it, C other sources confirm it, I it follows from those.
"""

from __future__ import annotations

from typing import Any

from kassen.core import CHOICE, Phase, rule
from kassen.core.bits import count, has_two, lowest, nth, wide
from kassen.games.provinces.cards import apply_rival, apply_step, count_marches, first_march, list_marches
from kassen.games.provinces.decisions import (
    ACT,
    DRAFT,
    KEEP,
    LEAD,
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
    count_keep,
    count_split,
    legal_keep,
    legal_split,
    next_seat,
    nth_keep,
    nth_split,
)
from kassen.games.provinces.material import CARD_IDS
from kassen.games.provinces.state import ProvincesRecord
from kassen.games.provinces.war import wage_war

# Which decision is open is a set of ids, or for cards that march the marches.


@rule
def legal_set(s: ProvincesRecord, out: Any) -> int:
    n = list_members(s.options, out, 0)
    if is_march(s.phase):
        n = list_marches(s, wide(s.phase), out, n)
    return n


@rule
def count_set(s: ProvincesRecord) -> int:
    return count(s.options)


@rule
def nth_set(s: ProvincesRecord, k: int) -> int:
    return nth(s.options, k)


@rule
def only_option(s: ProvincesRecord) -> int:
    if has_two(s.options):
        return CHOICE
    if not is_march(s.phase):
        return lowest(s.options)
    if s.options or count_marches(s, wide(s.phase), 2) > 1:
        return CHOICE
    return first_march(s, wide(s.phase))


# The phase ends when every reserve is empty; then comes the war. (S)


@rule
def next_turn(s: ProvincesRecord) -> None:
    if s.katanas > 0:
        begin_turn(s, next_seat(s))
    else:
        wage_war(s)


PHASES = {
    SPLIT: Phase("split", legal_split, apply_split, only_option, count_split, nth_split),
    KEEP: Phase("keep", legal_keep, apply_keep, only_option, count_keep, nth_keep),
    ACT: Phase("act", legal_set, apply_act, only_option, count_set, nth_set),
    LEAD: Phase("lead", legal_set, apply_lead, only_option, count_set, nth_set),
    DRAFT: Phase("draft", legal_set, apply_draft, only_option, count_set, nth_set),
    RIVAL: Phase("rival", legal_set, apply_rival, only_option, count_set, nth_set),
} | {
    card: Phase(name, legal_set, apply_step, only_option, *(() if is_march(card) else (count_set, nth_set)))
    for card, name in enumerate(CARD_IDS)
}
STEPS = {TURN_OVER: next_turn}
