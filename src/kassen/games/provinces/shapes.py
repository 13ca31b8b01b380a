"""What leaves the game, as typed values: the board, decisions, events. A castle is named by its number, 2 to 12."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, UnsetType

from kassen.core.shapes import EventData, MoveData, Seat, Shape, Shapes, means

Province = Literal[
    "tokuyama", "yonezawa", "kasugayama", "odawara", "tsutsujigasaki", "kiyosu", "kyoto", "yoshida-koriyama", "oko", "usuki",
    "shuri",
]  # fmt: skip
Tactic = Literal[
    "scout", "mountain", "navy", "squad", "ninja", "kyoto", "support", "rebel", "exile", "prisoner", "decoy", "retreat",
]  # fmt: skip
Daimyo = Literal["uesugi", "takeda", "oda", "mori", "chosokabe", "otomo"]


class ProvinceView(Shape):
    """A province by its castle."""

    province: Annotated[Province, means("its name")]
    castle: Annotated[int, means("the number of its castle, and its points")]
    land: Annotated[list[Province], means("neighbors by land")]
    sea: Annotated[list[Province], means("neighbors by sea")]
    armies: Annotated[list[int], means("armies of each seat")]
    daimyos: Annotated[list[Seat] | None, means("with `daimyo`: seats whose daimyo is there")] = None
    reinforcements: Annotated[list[int] | None, means("after the war: what each seat got in addition")] = None
    winner: Annotated[Seat | UnsetType | None, means("after the war: who took the castle, or null")] = UNSET
    second: Annotated[Seat | UnsetType | None, means("after the war: who took the small castle, or null")] = UNSET
    small: Annotated[int | None, means("points of the small castle beside it, where one is fought for")] = None


class DaimyoView(Shape):
    """The daimyo of a seat."""

    card: Annotated[Daimyo | None, means("its daimyo card; null before the draft")]
    used: Annotated[bool, means("was the card used?")]
    at: Annotated[Province | None, means("the province he is in; null in reserve")]


class SeatView(Shape):
    """A seat at the table."""

    reserve: Annotated[int, means("armies in reserve")]
    tactic: Annotated[Tactic | None, means("the tactic card it used, or null")]
    katana: Annotated[int | None, means("the katana it took once its reserve was empty, or null")]
    points: Annotated[int, means("points of castles taken")]
    daimyo: Annotated[DaimyoView | None, means("with `daimyo`: its daimyo")] = None


class CardView(Shape):
    """How far the card of this turn has got."""

    steps: Annotated[int, means("steps behind it")]
    origin: Annotated[Province | None, means("the province it looks back to, or null")]
    opponent: Annotated[Seat | None, means("the seat Takeda moves, or null")]
    visited: Annotated[list[Province], means("where it may not act again")]


class Board(Shape):
    """The table, which lies open to all."""

    first: Annotated[Seat, means("the first player")]
    locked: Annotated[bool, means("can cards no longer be used?")]
    tactics: Annotated[list[Tactic], means("tactic cards on display")]
    provinces: Annotated[list[ProvinceView], means("the provinces, by increasing castle")]
    seats: Annotated[list[SeatView], means("one entry per seat")]
    daimyos: Annotated[list[Daimyo] | None, means("with `daimyo`: daimyo cards on display")] = None
    dice: Annotated[list[int] | None, means("after a roll: the three dice")] = None
    apart: Annotated[int | None, means("the die set apart")] = None
    card: Annotated[CardView | None, means("while a card is carried out: how far it has got")] = None


# ── decisions ──


class Draft(MoveData):
    """Take a daimyo card."""

    daimyo: Annotated[Daimyo, means("the card")]


class UseTactic(MoveData, tag="tactic"):
    """Use a tactic card."""

    tactic: Annotated[Tactic, means("the card")]


class UseDaimyo(MoveData, tag="daimyo"):
    """Use one’s daimyo card."""

    daimyo: Annotated[Daimyo, means("the card")]


class Roll(MoveData):
    """Roll the dice."""


class Keep(MoveData):
    """Keep the roll."""


class Reroll(MoveData):
    """Roll once more."""


class Split(MoveData):
    """Set a die apart: it says how many, the others where."""

    die: Annotated[int, means("the die set apart")]
    number: Annotated[int, means("pieces deployed")]
    castle: Annotated[int, means("the castle they go to")]
    province: Annotated[Province, means("its province")]


class WithoutDaimyo(MoveData):
    """Deploy armies alone."""


class WithDaimyo(MoveData):
    """Deploy the daimyo too."""


class Stop(MoveData):
    """Do no more with this card."""


class AtProvince(MoveData):
    """A step of a card that names a province."""

    province: Annotated[Province, means("the province")]


class Call(AtProvince):
    """Call an army from there."""


class Add(AtProvince):
    """Put an army there."""


class Withdraw(AtProvince):
    """Take an army from there."""


class Push(AtProvince):
    """Push an army there."""


class RideTogether(AtProvince):
    """The daimyo rides there with an army."""


class Send(AtProvince):
    """Send the army there."""


class Ride(AtProvince):
    """The daimyo rides there."""


class Against(MoveData):
    """Choose an opponent."""

    opponent_seat: Annotated[Seat, means("the opponent")]


class Replace(MoveData):
    """Put an army in the place of an opponent’s."""

    opponent_seat: Annotated[Seat, means("the opponent")]
    province: Annotated[Province, means("where")]


class OfArmies(MoveData):
    """A decision for armies that go somewhere."""

    number: Annotated[int, means("how many")]
    from_province: Annotated[Province, means("from where")]
    to_province: Annotated[Province, means("where to")]


class March(OfArmies, tag="move"):
    """Move armies of one’s own."""


class OfOthers(OfArmies):
    """A decision for an opponent’s armies."""

    opponent_seat: Annotated[Seat, means("whose")]


class Lure(OfOthers):
    """Lure an opponent’s armies."""


class Drive(OfOthers):
    """Drive an opponent’s armies away."""


AnyMove = (
    Draft | UseTactic | UseDaimyo | Roll | Keep | Reroll | Split | WithoutDaimyo | WithDaimyo | Stop | Call | Add | Withdraw
    | Push | RideTogether | Send | Ride | Against | Replace | March | Lure | Drive
)  # fmt: skip


# ── events ──


class OfSeat(EventData):
    """An event of a seat."""

    seat: Annotated[Seat, means("the seat it is about")]


class CastlesLaid(EventData):
    """Castles were laid out."""

    province: Annotated[list[Province], means("their provinces, by increasing castle")]


class TacticsShown(EventData):
    """Tactic cards were laid out."""

    tactic: Annotated[list[Tactic], means("the cards")]


class FirstChosen(OfSeat):
    """Who begins."""


class DaimyosShown(EventData):
    """Daimyo cards were laid out."""

    daimyo: Annotated[list[Daimyo], means("the cards")]


class Drafted(OfSeat):
    """A daimyo card was taken."""

    daimyo: Annotated[Daimyo, means("the card")]


class LeftOut(EventData):
    """A daimyo card nobody took."""

    daimyo: Annotated[Daimyo, means("the card")]


class Rolled(OfSeat):
    """The dice were rolled."""

    dice: Annotated[list[int], means("the three dice")]


class RolledAgain(OfSeat):
    """The dice were rolled once more."""

    dice: Annotated[list[int], means("the three dice")]


class Deployment(OfSeat):
    """An event of pieces from the reserve."""

    number: Annotated[int, means("pieces")]
    castle: Annotated[int, means("the castle they went to")]
    province: Annotated[Province, means("its province")]


class Deployed(Deployment):
    """Armies were deployed."""


class DeployedDaimyo(Deployment):
    """Armies were deployed, and the daimyo with them."""


class TacticUsed(OfSeat):
    """A tactic card was used."""

    tactic: Annotated[Tactic, means("the card")]


class DaimyoUsed(OfSeat):
    """A daimyo card was used."""

    daimyo: Annotated[Daimyo, means("the card")]


class Moved(OfSeat):
    """Armies moved."""

    number: Annotated[int, means("how many")]
    from_province: Annotated[Province, means("from where")]
    to_province: Annotated[Province, means("where to")]


class DaimyoMoved(OfSeat):
    """A daimyo moved."""

    from_province: Annotated[Province, means("from where")]
    to_province: Annotated[Province, means("where to")]


class Added(OfSeat):
    """An army came from the reserve."""

    province: Annotated[Province, means("where to")]


class Returned(OfSeat):
    """An army went back into the reserve."""

    province: Annotated[Province, means("from where")]


class Katana(OfSeat):
    """A reserve is empty: a katana was taken."""

    number: Annotated[int, means("which katana")]
    locks: Annotated[bool, means("is it the last one, so that the war begins?")]


class War(EventData):
    """The war begins."""


class Force(Shape):
    """A seat and a number."""

    seat: Annotated[Seat, means("the seat")]
    number: Annotated[int, means("the number")]


class AtCastle(EventData):
    """An event of a castle."""

    castle: Annotated[int, means("the castle")]
    province: Annotated[Province, means("its province")]


class NoBattle(AtCastle):
    """Nobody stands at a castle."""


class Fought(AtCastle):
    """A castle is taken."""

    fighter_seat: Annotated[list[Seat], means("who stood there, from the strongest down")]
    strength: Annotated[list[int], means("how strong each of them was")]
    force: Annotated[list[Force], means("both together")]
    winner_seat: Annotated[Seat, means("who took the castle")]
    places: Annotated[int, means("how many provinces got reinforcements")]
    reinforcements: Annotated[int, means("armies each of them got")]
    to_province: Annotated[list[Province], means("those provinces")]


class BattleAlone(Fought):
    """One seat stands at a castle alone."""


class Battle(Fought):
    """A battle."""


class BattleSecond(Fought):
    """A battle whose second takes the small castle."""

    second_seat: Annotated[Seat, means("who took the small castle")]
    small: Annotated[int, means("its points")]


class Ended(EventData):
    """The game is over."""

    ranking_seat: Annotated[list[Seat], means("the seats from first to last")]
    points: Annotated[list[int], means("their points")]
    final: Annotated[list[Force], means("both together")]


AnyEvent = (
    CastlesLaid | TacticsShown | FirstChosen | DaimyosShown | Drafted | LeftOut | Rolled | RolledAgain | Deployed
    | DeployedDaimyo | TacticUsed | DaimyoUsed | Moved | DaimyoMoved | Added | Returned | Katana | War | NoBattle
    | BattleAlone | Battle | BattleSecond | Ended
)  # fmt: skip

SHAPES = Shapes(Board, AnyMove, AnyEvent)
