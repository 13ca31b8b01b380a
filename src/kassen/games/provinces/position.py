"""The whole state in names, and back: for setting up by hand, sharing and testing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec

from kassen.core import NOBODY
from kassen.core.bits import members
from kassen.core.position import by_name, check_seats, demand, index_of, phase_of, read, seat_of
from kassen.games.provinces import decisions as d
from kassen.games.provinces.board import cards_locked, put_armies
from kassen.games.provinces.cards import count_marches, rivals, step_options
from kassen.games.provinces.deployment import act_options, can_choose_leader, seat_after_draft
from kassen.games.provinces.material import (
    ALL_TACTICS,
    ARMIES,
    CAPITAL,
    CARD_IDS,
    CARDS,
    CHOSOKABE,
    DICE,
    HIGHEST,
    IN_RESERVE,
    KYOTO,
    LAND,
    LOWEST,
    MORI,
    NEXT_TO,
    OTOMO,
    PROVINCE_IDS,
    PROVINCES,
    RETREAT,
    SEA,
    STEPS,
    TACTICS,
    TAKEDA,
    UESUGI,
    VALUES,
    shown_cards,
)
from kassen.games.provinces.notation import daimyos, tactics
from kassen.games.provinces.rules import PHASES
from kassen.games.provinces.state import NO_ROLL, NONE, ProvincesRecord
from kassen.games.provinces.view import card_under_way, view_daimyo
from kassen.games.provinces.war import wage_war

Number = Annotated[int, msgspec.Meta(ge=0, le=ARMIES)]
Die = Annotated[int, msgspec.Meta(ge=1, le=6)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=3)]


class Daimyo(msgspec.Struct, forbid_unknown_fields=True):
    card: str | None = None  # before the draft
    used: bool = False
    at: str | None = None  # in reserve


class Seat(msgspec.Struct, forbid_unknown_fields=True):
    reserve: Number
    armies: dict[str, Number] = {}  # by province
    tactic: str | None = None  # the card it used
    katana: Annotated[int, msgspec.Meta(ge=1, le=4)] | None = None
    daimyo: Daimyo | None = None  # advanced rules


class Card(msgspec.Struct, forbid_unknown_fields=True):
    """A card that is being carried out."""

    steps: Number = 0
    origin: str | None = None
    opponent: SeatNumber | None = None
    visited: list[str] = []


class Position(msgspec.Struct, forbid_unknown_fields=True):
    seat: SeatNumber | None
    phase: str
    first: SeatNumber
    castles: dict[str, Annotated[int, msgspec.Meta(ge=LOWEST, le=HIGHEST)]]  # by province
    tactics: list[str]  # shown
    seats: list[Seat]
    daimyos: list[str] = []  # shown, in the draft
    dice: tuple[Die, Die, Die] | None = None
    apart: Die | None = None
    card: Card | None = None


# ── out ──


def position(s: ProvincesRecord) -> dict[str, Any]:
    told: dict[str, Any] = {
        "first": s.first,
        "castles": {PROVINCE_IDS[province]: s.site.index(province, LOWEST) for province in range(PROVINCES)},
        "tactics": tactics(s.display),
        "seats": [position_seat(s, seat) for seat in range(s.players)],
    }
    if s.display & ~ALL_TACTICS:
        told["daimyos"] = daimyos(s.display)
    if s.roll != NO_ROLL:
        told["dice"] = list(DICE[s.roll])
    if s.apart:
        told["apart"] = s.apart
    if s.seat != NOBODY and is_card(s.phase):
        told["card"] = card_under_way(s).to_dict()
    return told


def position_seat(s: ProvincesRecord, seat: int) -> dict[str, Any]:
    held = by_name([s.armies[province][seat] for province in range(PROVINCES)], PROVINCE_IDS)
    told: dict[str, Any] = {"reserve": s.reserve[seat], "armies": held}
    if s.tactic[seat] != NONE:
        told["tactic"] = CARD_IDS[s.tactic[seat]]
    if s.katana[seat]:
        told["katana"] = s.katana[seat]
    if s.advanced:
        told["daimyo"] = view_daimyo(s, seat).to_dict()
    return told


def is_card(phase: int) -> bool:
    return phase < CARDS or phase == d.RIVAL


# ── in ──


def place(s: ProvincesRecord, data: Mapping[str, Any]) -> None:
    given = read(data, Position)
    place_castles(s, given)
    s.first = seat_of(given.first, s.players, "first")
    check_seats(given.seats, s.players)
    for seat, pieces in enumerate(given.seats):
        place_pieces(s, seat, pieces)
        place_daimyo(s, seat, pieces.daimyo)
    place_tactics(s, given)
    place_katanas(s, given)
    if given.phase == "over":
        end(s, given)
    else:
        place_decision(s, given, phase_of(given.phase, PHASES))


def place_castles(s: ProvincesRecord, given: Position) -> None:
    by_value: dict[int, str] = {}
    for name, value in given.castles.items():
        province = _province(name)
        demand(value not in by_value, f"castle {value} stands in {by_value.get(value)} and in {name}; there is one of each value")
        by_value[value] = name
        s.site[value] = province
    missing = [name for name in PROVINCE_IDS if name not in given.castles]
    demand(not missing, f"castles are missing in {', '.join(missing)}")


def place_pieces(s: ProvincesRecord, seat: int, pieces: Seat) -> None:
    box = s.reserve[seat]  # what a seat begins with
    for name, armies in pieces.armies.items():
        put_armies(s, seat, _province(name), armies)
    total = pieces.reserve + sum(pieces.armies.values())
    demand(total == box, f"seat {seat} has {total} armies on the map and in reserve together, but it must be {box}")
    s.reserve[seat] = pieces.reserve


def place_daimyo(s: ProvincesRecord, seat: int, daimyo: Daimyo | None) -> None:
    if not s.advanced:
        demand(daimyo is None, f"seat {seat} has a daimyo, but the basic rules have none (option daimyo)")
        return
    demand(daimyo is not None, f"seat {seat} needs a daimyo: this game has the advanced rules")
    assert daimyo is not None
    s.daimyo[seat] = IN_RESERVE if daimyo.at is None else _province(daimyo.at)
    if daimyo.card is not None:
        s.lord[seat] = _card(daimyo.card, range(TACTICS, CARDS), "daimyo card")
        demand(s.lord[seat] not in s.lord[:seat], f"two seats have the daimyo card {daimyo.card}")
    if daimyo.used:
        demand(
            s.lord[seat] != NONE and s.daimyo[seat] != IN_RESERVE, f"seat {seat} used its daimyo card without a daimyo on the map"
        )
        s.spent |= 1 << seat


def place_tactics(s: ProvincesRecord, given: Position) -> None:
    names = [*given.tactics, *(pieces.tactic for pieces in given.seats if pieces.tactic is not None)]
    box = shown_cards(s.players)
    demand(len(set(names)) == len(names), "every tactic card is there once, on display or with a seat")
    demand(len(names) == box, f"with {s.players} players {box} tactic cards are on display or with a seat, not {len(names)}")
    for name in given.tactics:
        s.display |= 1 << _card(name, range(TACTICS), "tactic card")
    for seat, pieces in enumerate(given.seats):
        if pieces.tactic is not None:
            s.tactic[seat] = _card(pieces.tactic, range(TACTICS), "tactic card")


def place_katanas(s: ProvincesRecord, given: Position) -> None:
    """Who has nothing in reserve has a katana, the highest went first."""
    for seat, pieces in enumerate(given.seats):
        empty = s.reserve[seat] == 0 and s.daimyo[seat] != IN_RESERVE
        demand(empty == (pieces.katana is not None), f"seat {seat} must have a katana if its reserve is empty, and only then")
        s.katana[seat] = pieces.katana or 0
    taken = sorted((katana for katana in s.katana if katana), reverse=True)
    s.katanas = s.players - len(taken)
    expected = list(range(s.players, s.katanas, -1))
    demand(taken == expected, f"{len(taken)} seats with an empty reserve have the katanas {expected}, not {taken}")


def end(s: ProvincesRecord, given: Position) -> None:
    demand(given.seat is None, "nobody decides when the game is over")
    demand(s.katanas == 0, "the game is over when every reserve is empty")
    demand(
        given.dice is None and given.apart is None and given.card is None,
        "no dice and no card are under way when the game is over",
    )
    check_drafted(s, given)
    wage_war(s)
    s.told.clear()


def place_decision(s: ProvincesRecord, given: Position, phase: int) -> None:
    demand(given.seat is not None and given.seat < s.players, f"a seat from 0 to {s.players - 1} decides, not {given.seat}")
    assert given.seat is not None
    s.seat, s.phase = given.seat, phase
    place_dice(s, given)
    demand(
        (given.card is not None) == is_card(phase),
        f"the phase {given.phase} needs the field card" if is_card(phase) else f"no card is under way in the phase {given.phase}",
    )
    if phase == d.DRAFT:
        open_draft(s, given)
        return
    check_drafted(s, given)
    demand(s.katana[s.seat] == 0, f"seat {s.seat} has nothing in reserve and is out of this phase")
    if (
        not any(s.held)
        and not any(tactic != NONE for tactic in s.tactic)
        and not any(at < PROVINCES for at in s.daimyo[: s.players])
    ):
        demand(s.seat == s.first, f"nothing is deployed yet, so the first player, seat {s.first}, decides, not {s.seat}")
    if given.card is not None:
        open_card(s, given.card, phase)
    elif phase == d.ACT:
        s.options = act_options(s)
    elif phase == d.KEEP:
        s.options = (1 << d.KEEP_DICE) | (1 << d.ROLL_AGAIN)
    elif phase == d.SPLIT:
        s.options = VALUES[s.roll] << d.SET_APART
    else:
        demand(
            can_choose_leader(s),
            "the daimyo is chosen freely only from the reserve, with as many armies there as are to be placed",
        )
        s.options = (1 << d.WITHOUT_DAIMYO) | (1 << d.WITH_DAIMYO)
    marches = count_marches(s, phase, 2) if d.is_march(phase) else 0
    demand(s.options.bit_count() + marches > 1, "the decision has fewer than two options, and such a decision is not asked")


def place_dice(s: ProvincesRecord, given: Position) -> None:
    rolled = s.phase in (d.KEEP, d.SPLIT, d.LEAD)
    demand((given.dice is not None) == rolled, f"the phase {given.phase} has " + ("three dice" if rolled else "no dice"))
    demand((given.apart is not None) == (s.phase == d.LEAD), "a die is set apart in the phase lead, and only then")
    if given.dice is not None:
        one, two, three = given.dice
        s.roll = (one - 1) * 36 + (two - 1) * 6 + three - 1
    if given.apart is not None:
        demand(given.apart in (given.dice or ()), f"the die set apart, {given.apart}, is none of the three")
        s.apart = given.apart


# ── the draft ──


def open_draft(s: ProvincesRecord, given: Position) -> None:
    demand(s.advanced, "only the advanced rules have a draft (option daimyo)")
    deployed = any(s.held) or any(at < PROVINCES for at in s.daimyo[: s.players])
    demand(
        not deployed and all(tactic == NONE for tactic in s.tactic),
        "nothing is deployed and no card used before the draft is over",
    )
    seat, drafted = seat_after_draft(s, s.first), 0
    while s.lord[seat] != NONE and seat != s.first:
        seat, drafted = seat_after_draft(s, seat), drafted + 1
    demand(s.seat == seat, f"in this position seat {seat} picks a daimyo card, not {s.seat}")
    demand(sum(lord != NONE for lord in s.lord) == drafted, "daimyo cards are picked counter-clockwise, the first player last")
    left = shown_cards(s.players) - drafted
    names = set(given.daimyos)
    demand(len(names) == len(given.daimyos) == left, f"{left} different daimyo cards are shown, not {len(given.daimyos)}")
    for name in given.daimyos:
        card = _card(name, range(TACTICS, CARDS), "daimyo card")
        demand(card not in s.lord, f"the daimyo card {name} is shown and with a seat")
        s.display |= 1 << card
    s.options = s.display & ~ALL_TACTICS


def check_drafted(s: ProvincesRecord, given: Position) -> None:
    demand(not given.daimyos, "daimyo cards are shown in the draft only")
    for seat in range(s.players):
        demand(not s.advanced or s.lord[seat] != NONE, f"seat {seat} has no daimyo card, but the draft is over")


# ── a card under way ──


def open_card(s: ProvincesRecord, given: Card, phase: int) -> None:
    card = TAKEDA if phase == d.RIVAL else phase
    name = CARD_IDS[card]
    demand(not cards_locked(s), f"{name} cannot be under way: cards are locked once a reserve is empty")
    if card < TACTICS:
        demand(s.tactic[s.seat] == card, f"seat {s.seat} carries out {name}, so that must be its tactic card")
    else:
        demand(
            s.lord[s.seat] == card and s.spent >> s.seat & 1,
            f"seat {s.seat} carries out {name}, so that must be its daimyo card, used",
        )
    demand(
        given.steps < STEPS[card], f"{name} acts at most {STEPS[card]} times, so at most {STEPS[card] - 1} steps are behind it"
    )
    demand(phase != d.RIVAL or given.steps == 0, "the opponent is chosen before the first step")
    s.steps = given.steps
    s.origin = NONE if given.origin is None else _province(given.origin)
    s.visited = sum(1 << _province(province) for province in set(given.visited))
    place_origin(s, card, name)
    place_opponent(s, given, phase)
    check_steps(s, card, name)
    if phase == d.RIVAL:
        s.options = rivals(s, s.origin) << d.AGAINST
        return
    s.options = step_options(s, card)
    possible = s.options or (d.is_march(card) and count_marches(s, card, 1))
    demand(possible, f"{name} has no further step here")
    if s.steps and card != RETREAT:
        s.options |= 1 << d.STOP


def place_origin(s: ProvincesRecord, card: int, name: str) -> None:
    """A daimyo card looks back to where its daimyo stood, a retreat to where its first army came from."""
    if card >= TACTICS:
        stands = s.daimyo[s.seat] == s.origin or (
            card == CHOSOKABE and s.steps > 0 and s.origin != NONE and SEA[s.origin] >> s.daimyo[s.seat] & 1
        )
        demand(stands, f"the origin of {name} is the province where the daimyo of seat {s.seat} stood")
    else:
        expected = card == RETREAT and s.steps > 0
        demand((s.origin != NONE) == expected, f"{name} has an origin here" if expected else f"{name} has no origin here")


def place_opponent(s: ProvincesRecord, given: Card, phase: int) -> None:
    demand((given.opponent is not None) == (phase == TAKEDA), "an opponent is named while Takeda moves armies, and only then")
    if given.opponent is not None:
        demand(given.opponent < s.players and given.opponent != s.seat, f"seat {given.opponent} is no opponent of seat {s.seat}")
        s.opponent = given.opponent


def check_steps(s: ProvincesRecord, card: int, name: str) -> None:
    """What the steps behind must have left on the map."""
    seat, steps = s.seat, s.steps
    visited = members(s.visited)
    demand(
        len(visited) == (steps if card in (MORI, OTOMO) else 0),
        f"{name} after {steps} steps has visited another number of provinces",
    )
    if not steps:
        return
    if card == KYOTO:
        demand(s.armies[CAPITAL][seat] >= steps, f"{steps} armies of seat {seat} marched on Kyoto, but fewer are there")
    elif card == RETREAT:
        demand(
            s.reserve[seat] + (s.daimyo[seat] == IN_RESERVE) > steps,
            f"{steps} armies of seat {seat} retreated to a reserve that was not empty",
        )
    elif card in (MORI, OTOMO):
        for province in visited:
            there = NEXT_TO[s.origin] >> province & 1 and s.armies[province][seat]
            demand(there, f"{name} put an army of seat {seat} in {PROVINCE_IDS[province]}, next to its daimyo")
        returned = card == MORI or any(s.reserve[other] for other in range(s.players) if other != seat)
        demand(returned, f"{name} returned an army to an opponent, but no opponent has one in reserve")
    else:
        owner = s.opponent if card == TAKEDA else seat
        borders = LAND if card == UESUGI else SEA if card == CHOSOKABE else NEXT_TO
        arrived = sum(s.armies[province][owner] for province in members(borders[s.origin]))
        arrived += s.daimyo[seat] != s.origin  # Chosokabe
        demand(arrived >= steps, f"{name} moved {steps} units of seat {owner} to adjacent provinces, but fewer are there")


def _province(name: str) -> int:
    return index_of(name, PROVINCE_IDS, "province")


def _card(name: str, among: range, what: str) -> int:
    return among.start + index_of(name, CARD_IDS[among.start : among.stop], what)
