"""The eighteen cards, in the order of the rulebook: which can be used, what can be chosen, what happens.

A card acts in steps: most once, some several times. "Army" never means the daimyo: where a card asks for an army of yours, a
daimyo alone will not do. (I) A number is exact; "up to" is at least one. (S) A card is feasible (can be used) when at least one
full way to carry it out exists: then its first step has an option, and every step leaves what the later ones need.
"""

from __future__ import annotations

from typing import Any

from kassen.core import EVERYBODY, NOBODY, ask, rule, tell
from kassen.core.bits import has_two, lowest, wide
from kassen.games.provinces.board import add_army, move_armies, move_daimyo, replace_army, return_army
from kassen.games.provinces.decisions import (
    AGAINST,
    ARMY_AT,
    DAIMYO_AT,
    DAIMYO_USED,
    MARCH,
    RIVAL,
    STOP,
    TACTIC_USED,
    below_last,
    end_turn,
    is_march,
)
from kassen.games.provinces.material import (
    ALL_TACTICS,
    ARMIES_MARCHING,
    AROUND,
    CAPITAL,
    CHOSOKABE,
    DECOY,
    EXILE,
    HAS_LAND,
    HAS_SEA,
    IN_RESERVE,
    KYOTO,
    LAND,
    MORI,
    MOUNTAIN,
    NAVY,
    NEXT_TO,
    NINJA,
    ODA,
    OTOMO,
    PRISONER,
    PROVINCES,
    REBEL,
    RETREAT,
    SCOUT,
    SEA,
    SQUAD,
    STEPS,
    SUPPORT,
    TAKEDA,
    UESUGI,
)
from kassen.games.provinces.state import NONE, ProvincesRecord

# Cards that are aimed at the armies of an opponent.
AIMED = (1 << REBEL) | (1 << EXILE) | (1 << PRISONER) | (1 << DECOY) | (1 << OTOMO)


# ── FROM WHERE ────────────────────────────────────────
# The provinces where a card finds what it needs. `held` and `pairs` are the provinces with one or two armies of whom the card
# moves: the seat itself or an opponent (or, to know whether the card can be used at all, any opponent).


@rule
def sources(s: ProvincesRecord, card: int, held: int, pairs: int) -> int:
    own = s.held[s.seat]
    # Scout: 1 own army.
    if card == SCOUT:
        return held
    # Over the Mountains, Navy: exactly 2 own armies, where a border of that kind is.
    if card == MOUNTAIN:
        return pairs & HAS_LAND
    if card == NAVY:
        return pairs & HAS_SEA
    # Squad: half of the own armies, where there are two or more.
    if card == SQUAD:
        return pairs
    # Ninja: 1 own army, if another province has one too.
    if card == NINJA:
        return held if has_two(held) else 0
    # March on Kyoto: own armies in neighbours of Kyoto.
    if card == KYOTO:
        return held & int(NEXT_TO[CAPITAL])
    # Support: 1 army from reserve goes where an own army is.
    if card == SUPPORT:
        return held if s.reserve[s.seat] > 0 else 0
    # Revolt: 1 opposing army anywhere, if there is an own one in reserve to replace it.
    if card == REBEL:
        return held if s.reserve[s.seat] > 0 else 0
    # Exile: 1 opposing army where an own army is.
    if card == EXILE:
        return held & own
    # Prisoner: 1 opposing army in a neighbour of an own army.
    if card == PRISONER:
        return held & int(AROUND[own])
    # Decoy: 1 own army and 2 of one opponent in the same province.
    if card == DECOY:
        return pairs & own
    # Retreat: 2 own armies. The first comes from a province that has two, or after which in map order another has one.
    if card == RETREAT:
        return pairs | (held & below_last(held))
    # Otomo: 1 opposing army in a neighbour of the daimyo's province, each time another, if there is an own one in reserve.
    return held & NEXT_TO[s.daimyo[s.seat]] & ~s.visited if s.reserve[s.seat] > 0 else 0


# ── TO WHERE ──────────────────────────────────────────


@rule
def targets(s: ProvincesRecord, card: int, source: int) -> int:
    """Where a march of this card can lead."""
    if card == MOUNTAIN:
        return int(LAND[source])
    if card == NAVY:
        return int(SEA[source])
    # Ninja: any other province with an own army.
    if card == NINJA:
        return s.held[s.seat] & ~(1 << source)
    # Prisoner: a neighbour with an own army.
    if card == PRISONER:
        return int(NEXT_TO[source]) & s.held[s.seat]
    # Revolt, Otomo: the own army takes the place of the other.
    if card in (REBEL, OTOMO):
        return 1 << source
    return int(NEXT_TO[source])


# ── WHICH CARDS CAN BE USED ───────────────────────────
# A tactic is feasible if there is a province it can act from: wherever `sources` finds what the card needs, `targets` has a
# province to go to.


@rule
def usable_tactics(s: ProvincesRecord) -> int:
    """The tactic cards shown that can be carried out, as a set."""
    held = 0
    pairs = 0
    for other in range(s.players):
        if other != s.seat:
            held |= s.held[other]
            pairs |= s.pairs[other]
    usable = 0
    shown = s.display & ALL_TACTICS
    while shown:
        card = lowest(shown)
        shown &= shown - 1
        if (AIMED >> card) & 1:
            found = sources(s, card, held, pairs)
        else:
            found = sources(s, card, wide(s.held[s.seat]), wide(s.pairs[s.seat]))
        if found:
            usable |= 1 << card
    return usable


@rule
def can_use_lord(s: ProvincesRecord) -> bool:
    """Can the seat's daimyo card be carried out? It needs the daimyo on the map. (I)"""
    card = wide(s.lord[s.seat])
    province = wide(s.daimyo[s.seat])
    if province == IN_RESERVE:
        return False
    if card == TAKEDA:
        return rivals(s, province) != 0
    if card == OTOMO:
        return count_marches(s, OTOMO, 1) > 0
    return lord_options(s, card, province) != 0


@rule
def rivals(s: ProvincesRecord, province: int) -> int:
    """The opponents with an army there, as a set."""
    found = 0
    for other in range(s.players):
        if other != s.seat and s.armies[province][other] > 0:
            found |= 1 << other
    return found


# ── MARCHES AS OPTIONS ────────────────────────────────


@rule
def marches_of(s: ProvincesRecord, card: int, who: int) -> int:
    """The provinces from where this card can move armies of `who`."""
    if ((AIMED >> card) & 1) == (1 if who == s.seat else 0):
        return 0
    return sources(s, card, wide(s.held[who]), wide(s.pairs[who]))


@rule
def count_marches(s: ProvincesRecord, card: int, enough: int) -> int:
    """How many marches a card offers; counting ends when there are `enough`."""
    n = 0
    for who in range(s.players):
        provinces = marches_of(s, card, who)
        while provinces:
            reach = targets(s, card, lowest(provinces))
            provinces &= provinces - 1
            while reach:
                reach &= reach - 1
                n += 1
            if n >= enough:
                return n
    return n


@rule
def first_march(s: ProvincesRecord, card: int) -> int:
    """The id of a march the card offers."""
    for who in range(s.players):
        provinces = marches_of(s, card, who)
        if provinces:
            source = lowest(provinces)
            return march_id(who, source, lowest(targets(s, card, source)))
    return NOBODY


@rule
def march_id(who: int, source: int, target: int) -> int:
    return MARCH + (who * PROVINCES + source) * PROVINCES + target


@rule
def list_marches(s: ProvincesRecord, card: int, out: Any, n: int) -> int:
    """Write the ids of all marches into `out` from place n on; the next free place."""
    for who in range(s.players):
        provinces = marches_of(s, card, who)
        while provinces:
            source = lowest(provinces)
            provinces &= provinces - 1
            reach = targets(s, card, source)
            while reach:
                out[n] = march_id(who, source, lowest(reach))
                reach &= reach - 1
                n += 1
    return n


# ── A CARD IS USED ────────────────────────────────────


@rule
def begin_tactic(s: ProvincesRecord, card: int) -> None:
    s.tactic[s.seat] = card
    s.display &= ~(1 << card)
    tell(s, EVERYBODY, TACTIC_USED, s.seat, card)
    ask_step(s, card)


@rule
def begin_lord(s: ProvincesRecord, card: int) -> None:
    s.spent |= 1 << s.seat
    s.origin = s.daimyo[s.seat]
    tell(s, EVERYBODY, DAIMYO_USED, s.seat, card)
    # Takeda: first the opponent, whose armies are moved.
    if card == TAKEDA:
        ask(s, RIVAL, s.seat, rivals(s, wide(s.origin)) << AGAINST)
    else:
        ask_step(s, card)


@rule
def apply_rival(s: ProvincesRecord, a: int) -> None:
    s.opponent = a - AGAINST
    ask_step(s, TAKEDA)


# ── THE NEXT STEP ─────────────────────────────────────
# A card ends unasked after its last step or when no further step is possible. After the first step of an "up to" a seat may
# stop; a retreat is always of two.


@rule
def ask_step(s: ProvincesRecord, card: int) -> None:
    options = 0
    if s.steps < STEPS[card]:
        options = step_options(s, card)
        if options or (is_march(card) and count_marches(s, card, 1)):
            if s.steps > 0 and card != RETREAT:
                options |= 1 << STOP
            ask(s, card, s.seat, options)
            return
    end_card(s)


@rule
def end_card(s: ProvincesRecord) -> None:
    s.steps = 0
    s.origin = NONE
    s.opponent = NOBODY
    s.visited = 0
    end_turn(s)


@rule
def step_options(s: ProvincesRecord, card: int) -> int:
    """The options of the next step of a card that names a province and not a march."""
    if card >= UESUGI:
        return lord_options(s, card, wide(s.origin))
    # Retreat, the second army: the same province, or a later one in map order, so that a pair is offered once.
    if card == RETREAT and s.steps > 0:
        return (wide(s.held[s.seat]) >> s.origin << s.origin) << ARMY_AT
    if is_march(card):
        return 0
    return sources(s, card, wide(s.held[s.seat]), wide(s.pairs[s.seat])) << ARMY_AT


@rule
def lord_options(s: ProvincesRecord, card: int, origin: int) -> int:
    """The same for the daimyo cards; `origin` is where the daimyo stood when the card was chosen."""
    options = 0
    armies = s.armies[origin][s.seat]
    # Uesugi: own armies from the daimyo's province to land neighbours.
    if card == UESUGI and armies > 0:
        options = LAND[origin] << ARMY_AT
    # Takeda: armies of the opponent from the daimyo's province to any neighbours. (C)
    if card == TAKEDA and s.armies[origin][s.opponent] > 0:
        options = NEXT_TO[origin] << ARMY_AT
    # Oda: the daimyo to a neighbour, alone or with an own army of the same province.
    if card == ODA:
        options = NEXT_TO[origin] << DAIMYO_AT
        if armies > 0:
            options |= NEXT_TO[origin] << ARMY_AT
    # Mori: armies from reserve into neighbours of the daimyo's province, at most one in each.
    if card == MORI and s.reserve[s.seat] > 0:
        options = (NEXT_TO[origin] & ~s.visited) << ARMY_AT
    # Chosokabe: own armies, or the daimyo, from where he stood to sea neighbours of it.
    if card == CHOSOKABE:
        if armies > 0:
            options = SEA[origin] << ARMY_AT
        if s.daimyo[s.seat] == origin:
            options |= SEA[origin] << DAIMYO_AT
    return options


# ── A STEP ────────────────────────────────────────────


@rule
def apply_step(s: ProvincesRecord, a: int) -> None:
    """One step of the card under way, or its end."""
    card = wide(s.phase)
    if a == STOP:
        end_card(s)
        return
    if a >= MARCH:
        act_march(s, card, a - MARCH)
    elif a >= DAIMYO_AT:
        move_daimyo(s, s.seat, a - DAIMYO_AT)
    else:
        act_army(s, card, a - ARMY_AT)
    s.steps += 1
    ask_step(s, card)


@rule
def act_army(s: ProvincesRecord, card: int, province: int) -> None:
    seat = s.seat
    if card == KYOTO:
        move_armies(s, seat, province, CAPITAL, 1)
    elif card == SUPPORT:
        add_army(s, seat, province)
    elif card == RETREAT:
        return_army(s, seat, province)
        s.origin = province
    elif card == TAKEDA:
        move_armies(s, s.opponent, s.origin, province, 1)
    elif card == MORI:
        s.visited |= 1 << province
        add_army(s, seat, province)
    else:
        move_armies(s, seat, s.origin, province, 1)
        if card == ODA:
            move_daimyo(s, seat, province)


@rule
def act_march(s: ProvincesRecord, card: int, march: int) -> None:
    target = march % PROVINCES
    source = march // PROVINCES % PROVINCES
    who = march // (PROVINCES * PROVINCES)
    if card in (REBEL, OTOMO):
        s.visited |= 1 << source
        replace_army(s, s.seat, who, source)
        return
    number = ARMIES_MARCHING[card]
    if card == SQUAD:
        number = s.armies[source][who] // 2
    if card == DECOY:
        move_armies(s, s.seat, source, target, 1)
    move_armies(s, who, source, target, number)
