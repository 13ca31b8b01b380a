"""What a decision would bring, by what its seat knows.

Cards are picked openly, so everybody can tell every hand but for the card each seat kept in the set-up: until a show settles it,
an attack is told for both cards it may be.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from kassen.core import NOBODY, Effect, Row, State
from kassen.games.nobunaga import rules as r
from kassen.games.nobunaga.material import FIRST_VALUE, HOUSE_IDS, HOUSES, NEEDED, SCORING_RANKS, SECOND_VALUE
from kassen.games.nobunaga.shapes import House
from kassen.games.nobunaga.state import NOBUNAGA, NobunagaRecord


class Worth(Effect, frozen=True):
    """What scored cards of a house count."""

    house: House
    first: int
    second: int


class Alike(Effect, frozen=True):
    """A pair of one house: everybody knows what is kept."""


class Rivals(Effect, frozen=True):
    """Who else may have kept a card of a house in the set-up."""

    house: House
    rival_seat: list[int]
    number: int


class Hold(Effect, frozen=True):
    """How many cards of a house I then hold, and what the next one I score of it is worth."""

    house: House
    number: int
    worth: int

    def holds(self, before: State, after: State) -> bool:
        if after._s.campaign != before._s.campaign:
            return True  # some may have been laid down since
        return bool(after._s.hand[before._s.seat][HOUSE_IDS.index(self.house)] >= self.number)


class Active(Effect, frozen=True):
    """The active player card: to choose attacks, to be first in ties, and one of the cards left over."""

    players: int


class WouldRank(Effect, frozen=True):
    """How I would do in an attack on a house, with the cards as they would lie then."""

    house: House
    how: str  # scores, perhaps, nothing, none (I have no card of it), safe (Nobunaga has none, so cannot attack it)
    rank: list[int]  # those that are possible
    scoring: int  # ranks that score


class WouldScore(Effect, frozen=True):
    """Where I would score for certain with the active player card, and would not without it."""

    house: list[House]


class Gives(Effect, frozen=True):
    """How many cards of a house Nobunaga then has on his right."""

    house: House
    number: int

    def holds(self, before: State, after: State) -> bool:
        house = HOUSE_IDS.index(self.house)
        return after._s.campaign != before._s.campaign or bool(after._s.right[house] >= self.number)


class StartsCampaign(Effect, frozen=True):
    number: int

    def holds(self, before: State, after: State) -> bool:
        return bool(after._s.campaign >= self.number)


class Lays(Effect, frozen=True):
    """What an attack brings a seat (none: Nobunaga himself): ranks from best to worst, and cards as far as they are known."""

    house: House
    seat: int | None
    how: str  # scores, perhaps, nothing
    number: int  # cards it surely shows
    maybe: int  # and perhaps one more
    rank: int
    worst: int  # 0: perhaps none
    points: int  # that it scores, or might

    def holds(self, before: State, after: State) -> bool:
        who, house = NOBUNAGA if self.seat is None else self.seat, HOUSE_IDS.index(self.house)
        laid = after._s.scored[who][house] - before._s.scored[who][house]
        return self.how == "perhaps" or bool(laid == (self.how == "scores"))


class LaysNobunaga(Lays, frozen=True):
    """The same of Nobunaga, who has words of his own."""


class Passes(Effect, frozen=True):
    """To whom the active player card goes after an attack."""

    to_seat: int


def effects(s: NobunagaRecord, id: int) -> list[Effect]:
    if id >= r.FIRST_PAIR:
        return list(_pair(s, s.pairs[id - r.FIRST_PAIR]))
    if id == r.ACTIVE_CARD:
        return [Active(s.players), *_with_active_card(s)]
    if s.phase == r.ATTACK:
        return list(_attack(s, id))
    if s.phase == r.KEEP:
        return [_hold(s, id), _rivals(s, id)]
    if s.phase == r.GIVE:
        return [Gives(HOUSE_IDS[id], s.right[id] + 1), _would_rank(s, id, given=1)]
    left = s.middle[:]
    left[id] -= 1
    is_last = s.phase == r.REST or (s.phase == r.PICK and s.turn + 1 == r.count_picks(s) and s.taker == NOBODY)
    sent = left if is_last else [0] * HOUSES
    return [_hold(s, id), _would_rank(s, id, taken=1, given=sent[id]), *(_sent(s, left) if is_last else ())]


# ── cards ──


def _pair(s: NobunagaRecord, pair: Row) -> Iterator[Effect]:
    houses = dict.fromkeys(pair)
    for house in houses:
        yield Worth(HOUSE_IDS[house], FIRST_VALUE[house], SECOND_VALUE[house])
        if (rivals := _rivals(s, house)).number:
            yield rivals
    if len(houses) == 1:
        yield Alike()


def _rivals(s: NobunagaRecord, house: int) -> Rivals:
    others = [seat for seat in range(s.players) if seat != s.seat and s.pair_of[seat] >= 0]
    seats = [seat for seat in others if house in s.pairs[s.pair_of[seat]]]
    return Rivals(HOUSE_IDS[house], seats, len(seats))


def _hold(s: NobunagaRecord, house: int) -> Hold:
    scored = s.scored[s.seat][house]
    worth = FIRST_VALUE[house] if scored == 0 else SECOND_VALUE[house] if scored == 1 else 0
    return Hold(HOUSE_IDS[house], s.hand[s.seat][house] + 1, worth)


def _sent(s: NobunagaRecord, left: list[int]) -> Iterator[Effect]:
    """All that is left goes to Nobunaga's right, and enough there make a campaign."""
    for house in range(HOUSES):
        if left[house]:
            yield Gives(HOUSE_IDS[house], s.right[house] + left[house])
    if sum(s.right) + sum(left) >= NEEDED[s.players]:
        yield StartsCampaign(s.campaign + 1)


# ── an attack to come ──


def _as_in_campaign(s: NobunagaRecord, house: int, taken: int, given: int) -> NobunagaRecord:
    """The table if the next campaign began now, with another card of a house in my hand or on Nobunaga's right."""
    ahead = s.copy()
    ahead.campaign += 1
    ahead.hand[s.seat][house] += taken
    ahead.right[house] += s.left[house] + given
    if s.taker != NOBODY:
        ahead.active = s.taker
    return ahead


def _would_rank(s: NobunagaRecord, house: int, taken: int = 0, given: int = 0) -> WouldRank:
    ahead = _as_in_campaign(s, house, taken, given)
    scoring = SCORING_RANKS[s.players][ahead.campaign - 1]
    if not ahead.right[house] or not ahead.hand[s.seat][house]:
        return WouldRank(HOUSE_IDS[house], "none" if ahead.right[house] else "safe", [], scoring)
    worlds = list(_worlds(ahead, house))
    ranks = {_ranking(world, house).index(s.seat) + 1 for world in worlds}
    laid = {bool(r.score_attack(world, house) >> s.seat & 1) for world in worlds}
    return WouldRank(
        HOUSE_IDS[house], "perhaps" if len(laid) == 2 else "scores" if laid.pop() else "nothing", sorted(ranks), scoring
    )


def _with_active_card(s: NobunagaRecord) -> Iterator[WouldScore]:
    mine = s.copy()
    mine.taker = s.seat
    scored = [[_would_rank(table, house).how == "scores" for house in range(HOUSES)] for table in (s, mine)]
    houses = [name for name, without, with_it in zip(HOUSE_IDS, *scored, strict=True) if with_it and not without]
    if houses:
        yield WouldScore(houses)


# ── an attack ──


def _may_have_kept(s: NobunagaRecord, seat: int, house: int) -> bool:
    """May the card that this seat kept in the set-up, unseen by the one who decides, be of this house?"""
    return seat != s.seat and not s.settled[seat] and house in s.pairs[s.pair_of[seat]]


def _surely(s: NobunagaRecord, seat: int, house: int) -> int:
    """The cards of a house that a seat holds for certain."""
    hidden = _may_have_kept(s, seat, house) and s.kept[seat] == house
    return s.hand[seat][house] - hidden


def _worlds(s: NobunagaRecord, house: int) -> Iterator[NobunagaRecord]:
    """The table for every way the unseen cards may be."""
    unseen = [seat for seat in range(s.players) if _may_have_kept(s, seat, house)]
    sure = [_surely(s, seat, house) for seat in range(s.players)]
    for kept in product((0, 1), repeat=len(unseen)):
        world = s.copy()
        for seat in range(s.players):
            world.hand[seat][house] = sure[seat] + dict(zip(unseen, kept, strict=True)).get(seat, 0)
        yield world


def _attack(s: NobunagaRecord, house: int) -> Iterator[Effect]:
    ranks: dict[int, list[int]] = {}
    gains: dict[int, list[int]] = {}
    receivers = set()
    everybody = [*range(s.players), NOBUNAGA]
    for world in _worlds(s, house):
        order = _ranking(world, house)
        laid = r.score_attack(world, house)
        for who in everybody:
            ranks.setdefault(who, []).append(order.index(who) + 1 if who in order else 0)
            gains.setdefault(who, []).append(r.points(world, who) - r.points(s, who) if laid >> who & 1 else -1)
        r.pass_active_card(world, laid)
        receivers.add(world.active)
    seen = sorted((who for who in everybody if any(ranks[who])), key=lambda who: (_best(ranks[who]), max(ranks[who])))
    for who in seen:
        yield _lays(s, house, who, ranks[who], gains[who])
    if len(receivers) == 1:
        yield Passes(receivers.pop())


def _ranking(s: NobunagaRecord, house: int) -> list[int]:
    order: list[int] = []
    ranked = 0
    while (who := r.next_ranked(s, house, ranked)) != NOBODY:
        order.append(who)
        ranked |= 1 << who
    return order


def _best(ranks: list[int]) -> int:
    return min(rank for rank in ranks if rank)


def _lays(s: NobunagaRecord, house: int, who: int, ranks: list[int], gains: list[int]) -> Lays:
    how = "scores" if min(gains) >= 0 else "perhaps" if max(gains) >= 0 else "nothing"
    lord = who == NOBUNAGA
    kind = LaysNobunaga if lord else Lays
    return kind(
        house=HOUSE_IDS[house],
        seat=None if lord else who,
        how=how,
        number=s.right[house] if lord else _surely(s, who, house),
        maybe=0 if lord else int(_may_have_kept(s, who, house)),
        rank=_best(ranks),
        worst=0 if 0 in ranks else max(ranks),
        points=max(*gains, 0),
    )
