"""The whole state in names, and back: for setting up by hand, sharing and testing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec

from kassen.core import NOBODY, ask
from kassen.core.position import check_seats, demand, index_of, numbers_of, phase_of, read, seat_of
from kassen.games.nobunaga import rules as r
from kassen.games.nobunaga.material import CARDS, COPIES, HOUSE_IDS, HOUSES, NEEDED, OPENED
from kassen.games.nobunaga.state import NOBUNAGA, NobunagaRecord
from kassen.games.nobunaga.view import counts, names

Number = Annotated[int, msgspec.Meta(ge=0, le=CARDS)]
Cards = dict[str, Number]


class NobunagaCards(msgspec.Struct, forbid_unknown_fields=True):
    right: Cards = {}
    left: Cards = {}
    scored: Cards = {}


class SeatCards(msgspec.Struct, forbid_unknown_fields=True):
    hand: Cards = {}  # the card kept in the set-up is among them
    scored: Cards = {}
    pair: Number | None = None  # 1, 2, ... the pair it took in the set-up
    kept: str | None = None
    under: str | None = None
    settled: bool = False  # can everybody tell what it kept?


class Position(msgspec.Struct, forbid_unknown_fields=True):
    seat: Number | None
    phase: str
    active: Number
    first: Number
    turn: Number  # picks made in this round or this part of the set-up
    taker: Number | None  # who took the active card in this round
    campaign: Annotated[int, msgspec.Meta(ge=0, le=2)]
    pile: list[str]  # the next card first
    middle: Cards
    pairs: list[tuple[str, str]]
    nobunaga: NobunagaCards
    seats: list[SeatCards]


def position(s: NobunagaRecord) -> dict[str, Any]:
    seats = []
    for seat in range(s.players):
        cards: dict[str, Any] = {"hand": counts(s.hand[seat]), "scored": counts(s.scored[seat])}
        if s.pair_of[seat] >= 0:
            cards["pair"] = s.pair_of[seat] + 1
        if s.kept[seat] >= 0:
            cards |= {"kept": HOUSE_IDS[s.kept[seat]], "under": HOUSE_IDS[s.under[seat]], "settled": bool(s.settled[seat])}
        seats.append(cards)
    return {
        "active": s.active,
        "first": s.first,
        "turn": s.turn,
        "taker": None if s.taker == NOBODY else s.taker,
        "campaign": s.campaign,
        "pile": names(s.pile[: s.pile_size][::-1]),
        "middle": counts(s.middle),
        "pairs": [names(pair) for pair in s.pairs[: s.players]],
        "nobunaga": {"right": counts(s.right), "left": counts(s.left), "scored": counts(s.scored[NOBUNAGA])},
        "seats": seats,
    }


def place(s: NobunagaRecord, data: Mapping[str, Any]) -> None:
    given = read(data, Position)
    place_cards(s, given)
    place_seats(s, given)
    check_cards(s)
    place_decision(s, given)
    check_pile_lasts(s)


def place_cards(s: NobunagaRecord, given: Position) -> None:
    demand(len(given.pile) <= CARDS, f"the pile has {len(given.pile)} cards, the box only {CARDS}")
    s.pile_size = len(given.pile)
    for at, name in enumerate(reversed(given.pile)):
        s.pile[at] = _house(name)
    s.middle = _row(given.middle)
    s.right, s.left = _row(given.nobunaga.right), _row(given.nobunaga.left)
    s.scored[NOBUNAGA] = _row(given.nobunaga.scored)
    demand(len(given.pairs) == s.players, f"{s.players} players have {s.players} pairs, not {len(given.pairs)}")
    for at, pair in enumerate(given.pairs):
        s.pairs[at] = [_house(pair[0]), _house(pair[1])]


def place_seats(s: NobunagaRecord, given: Position) -> None:
    check_seats(given.seats, s.players)
    for seat, cards in enumerate(given.seats):
        s.hand[seat], s.scored[seat] = _row(cards.hand), _row(cards.scored)
        demand(max(s.scored[seat]) <= 2, f"seat {seat} cannot have scored more than two cards of a house")
        if cards.pair is not None:
            demand(1 <= cards.pair <= s.players, f"seat {seat} took pair {cards.pair}, but they are 1 to {s.players}")
            demand(cards.pair - 1 not in s.pair_of[:seat], f"pair {cards.pair} was taken twice")
            s.pair_of[seat] = cards.pair - 1
        if cards.kept is not None and cards.under is not None:
            place_choice(s, seat, _house(cards.kept), _house(cards.under), cards.settled)
        else:
            demand(cards.kept is None and cards.under is None, f"seat {seat} needs both kept and under, or neither")


def place_choice(s: NobunagaRecord, seat: int, kept: int, under: int, settled: bool) -> None:
    demand(s.pair_of[seat] >= 0, f"seat {seat} kept a card without having a pair")
    pair = s.pairs[s.pair_of[seat]]
    demand(sorted((kept, under)) == sorted(pair), f"seat {seat} kept and put away other cards than those of its pair")
    demand(settled or s.hand[seat][kept] > 0, f"seat {seat} must hold the card it kept while nobody can tell which it is")
    s.kept[seat], s.under[seat] = kept, under
    s.settled[seat] = 1 if settled or kept == under else 0


def check_cards(s: NobunagaRecord) -> None:
    """Every card of the box is somewhere, once."""
    for house in range(HOUSES):
        demand(s.scored[NOBUNAGA][house] <= 2, "Nobunaga cannot have scored more than two cards of a house")
        somewhere = s.middle[house] + s.right[house] + s.left[house] + s.scored[NOBUNAGA][house]
        somewhere += s.pile[: s.pile_size].count(house)
        for seat in range(s.players):
            somewhere += s.hand[seat][house] + s.scored[seat][house] + (s.under[seat] == house)
        for at in range(s.players):
            if at not in [s.pair_of[seat] for seat in range(s.players) if s.kept[seat] >= 0]:
                somewhere += s.pairs[at].count(house)
        box = COPIES[s.players]
        demand(somewhere == box, f"there are {somewhere} cards of {HOUSE_IDS[house]}, but the box has {box}")


def place_decision(s: NobunagaRecord, given: Position) -> None:
    s.campaign, s.turn = given.campaign, given.turn
    s.active, s.first = seat_of(given.active, s.players, "active"), seat_of(given.first, s.players, "first")
    s.taker = NOBODY if given.taker is None else seat_of(given.taker, s.players, "taker")
    if given.phase == "over":
        demand(given.seat is None and s.taker == NOBODY, "nobody decides or takes a card when the game is over")
        demand(s.campaign == 2 and not any(s.right), "the game is over after the second campaign, with nothing on the right")
        ask(s, r.ATTACK, NOBODY, 0)
        return
    phase = phase_of(given.phase, r.PHASES)
    {r.PAIR: _open_pair, r.KEEP: _open_keep, r.PICK: _open_pick, r.GIVE: _open_rest, r.REST: _open_rest, r.ATTACK: _open_attack}[
        phase
    ](s, phase)
    demand(given.seat == s.seat, f"in this position seat {s.seat} decides, not {given.seat}")
    demand(s.options & (s.options - 1), "the decision has one option, and such a decision is not asked")


def _open_pair(s: NobunagaRecord, phase: int) -> None:
    taken = [r.seat_in_setup(s, turn) for turn in range(s.turn)]
    demand(s.turn < s.players, "all pairs are taken")
    for seat in range(s.players):
        demand((s.pair_of[seat] >= 0) == (seat in taken), f"after {s.turn} turns seat {seat} has the wrong number of pairs")
    demand(not any(map(any, s.hand)), "nobody has a hand before the pairs are taken")
    r.ask_pair(s)


def _open_keep(s: NobunagaRecord, phase: int) -> None:
    demand(s.turn < s.players, "everybody has kept a card")
    done = [r.seat_in_setup(s, turn) for turn in range(s.turn)]
    for seat in range(s.players):
        demand(s.pair_of[seat] >= 0, f"seat {seat} has no pair")
        demand((s.kept[seat] >= 0) == (seat in done), f"after {s.turn} turns seat {seat} must have kept a card, or not yet")
    r.ask_keep(s)


def _all_kept(s: NobunagaRecord) -> None:
    for seat in range(s.players):
        demand(s.kept[seat] >= 0, f"seat {seat} has not kept a card of its pair yet")


def _open_pick(s: NobunagaRecord, phase: int) -> None:
    _all_kept(s)
    demand(s.campaign < 2, "there is no round after the second campaign")
    demand(s.active == s.first, "during the picks the active player is first")
    demand(s.turn < r.count_picks(s), f"a round has {r.count_picks(s)} picks")
    demand(s.taker == NOBODY or s.turn > 1, "the active card cannot be taken yet")
    left = OPENED[s.players] - s.turn + (s.taker != NOBODY)
    demand(sum(s.middle) == left, f"after {s.turn} picks {left} house cards lie in the middle, not {sum(s.middle)}")
    s.offered = 1 if s.turn > 0 and s.taker == NOBODY else 0
    ask(s, r.PICK, r.seat_in_round(s, s.turn), r.houses_in(s.middle) | (s.offered << r.ACTIVE_CARD))


def _open_rest(s: NobunagaRecord, phase: int) -> None:
    _all_kept(s)
    demand(s.campaign < 2, "there is no round after the second campaign")
    demand(s.taker != NOBODY, "cards are left to choose from only if somebody took the active card")
    demand(
        s.players == 2 or (phase == r.REST and s.taker != s.first),
        "here the taker, not the first player, takes one of the cards left",
    )
    demand(s.turn == r.count_picks(s), f"{r.count_picks(s)} picks come first")
    left = 3 if phase == r.GIVE else 2
    demand(sum(s.middle) == left, f"{left} cards are left to choose from, not {sum(s.middle)}")
    seat = 1 - s.taker if phase == r.GIVE else s.taker
    ask(s, phase, seat, r.houses_in(s.middle))


def _open_attack(s: NobunagaRecord, phase: int) -> None:
    _all_kept(s)
    demand(s.taker == NOBODY, "the active card is taken in a round, not in a campaign")
    demand(s.campaign > 0, "in a campaign `campaign` is 1 or 2")
    demand(not any(s.middle), "no cards lie in the middle during a campaign")
    ask(s, r.ATTACK, s.active, r.houses_in(s.right))


def check_pile_lasts(s: NobunagaRecord) -> None:
    """Enough cards for all rounds to come."""
    if s.seat == NOBODY or (s.phase == r.ATTACK and s.campaign == 2):
        return
    gain = 2 if s.players == 2 else 1  # cards Nobunaga gets a round
    rounds = 0
    if s.phase != r.ATTACK:
        arriving = 0 if s.phase in (r.PAIR, r.KEEP) else sum(s.middle) if s.phase == r.GIVE else gain
        right = sum(s.right) + min(arriving, gain)
        rounds += max(0, -(-(NEEDED[s.players] - right) // gain))
    if s.campaign == 0 or (s.campaign == 1 and s.phase == r.ATTACK):
        rounds += -(-NEEDED[s.players] // gain)
    extra = 1 if s.extra_cards and (s.campaign == 0 or s.phase == r.ATTACK) else 0
    need = rounds * OPENED[s.players] + extra
    demand(s.pile_size >= need, f"the pile has {s.pile_size} cards, but the rest of the game needs {need}")


def _house(name: str) -> int:
    return index_of(name, HOUSE_IDS, "house")


def _row(cards: Cards) -> list[int]:
    return numbers_of(cards, HOUSE_IDS, "house")
