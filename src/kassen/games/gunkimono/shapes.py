"""What leaves the game, as typed values: the board as a seat sees it, decisions, events. A square is named like c2; a large tile
by its halves, each a troop and its symbols (infantry1-samurai2), a small one by its troop."""

from __future__ import annotations

from typing import Annotated, Literal

from kassen.core.shapes import EventData, MoveData, Seat, Shape, Shapes, means

Troop = Literal["infantry", "samurai", "cavalry", "spearman", "archer"]
BannerSet = Literal["dragon", "crane", "lotus"]


class SquareView(Shape):
    """A square of the battlefield."""

    at: Annotated[str, means("its name")]
    row: Annotated[int, means("its row, from 1 at the top")]
    column: Annotated[int, means("its column, from 1 on the left")]
    troop: Annotated[Troop, means("the troop that shows")]
    level: Annotated[int, means("how many tiles lie there; 0 is the printed battlefield")]
    supports: Annotated[int, means("small tiles face down in its pile")]
    stronghold: Annotated[Seat | None, means("the seat whose stronghold stands here, or null")]


class Banner(Shape):
    """A banner somebody has taken."""

    troop: Annotated[Troop, means("of which troop")]
    banner: Annotated[BannerSet, means("of which set")]
    value: Annotated[int | None, means("its points; only of the viewer’s own, at the end of all")] = None


class SeatView(Shape):
    """A seat at the table."""

    score: Annotated[int, means("points on the track")]
    tiles: Annotated[int, means("tiles in hand")]
    known: Annotated[list[str], means("tiles in hand that everybody knows, taken from the row")]
    reserve: Annotated[list[Troop], means("small tiles not used yet")]
    honor: Annotated[dict[Troop, int], means("steps on the honor track, of each troop", complete=True)]
    strongholds: Annotated[list[str], means("squares of the strongholds built")]
    formations: Annotated[list[list[str]], means("the squares each of them commands")]
    waiting: Annotated[int, means("strongholds not built yet")]
    banners: Annotated[list[Banner], means("banners taken")]
    hand: Annotated[list[str] | None, means("tiles in hand; only the viewer’s own")] = None


class TurnView(Shape):
    """The tile being placed or scored."""

    tile: Annotated[str, means("the tile")]
    at: Annotated[str, means("the square of its first half")]
    to: Annotated[str | None, means("the square of its second half; a small tile has none")] = None
    support: Annotated[str | None, means("the square that needs a support")] = None
    troop: Annotated[Troop | None, means("the half being scored")] = None
    formation: Annotated[list[str] | None, means("the squares of its formation")] = None


class Track(Shape):
    """Rows of the honor track at which something happens."""

    strongholds: Annotated[list[int], means("the first and the second stronghold: all five markers have reached it")]
    banners: Annotated[int, means("the top, where banners are taken")]


class Board(Shape):
    """The table as a seat sees it."""

    rows: Annotated[int, means("rows of the battlefield")]
    columns: Annotated[int, means("columns of the battlefield")]
    squares: Annotated[list[SquareView], means("its squares, row by row")]
    row: Annotated[list[str], means("open tiles in the row")]
    stack: Annotated[int, means("tiles left in the main stack")]
    end_stack: Annotated[int, means("tiles left in the end stack, the end tile among them until it appears")]
    ending: Annotated[bool, means("has the end tile appeared?")]
    passes: Annotated[int, means("how many seats in a row have passed")]
    first: Annotated[Seat, means("who began")]
    track: Annotated[Track, means("rows of the honor track")]
    banners: Annotated[dict[Troop, list[BannerSet]], means("the sets still on each stack, from the top", complete=True)]
    seats: Annotated[list[SeatView], means("one entry per seat")]
    turn: Annotated[TurnView | None, means("the tile being placed or scored")] = None


# ── decisions ──


class Place(MoveData):
    """Place a large tile."""

    tile: Annotated[str, means("the tile")]
    at: Annotated[str, means("the square of its first half")]
    to: Annotated[str, means("the square of its second half")]


class PlaceSmall(MoveData):
    """Place a small tile."""

    troop: Annotated[Troop, means("the small tile")]
    at: Annotated[str, means("its square")]


class Support(MoveData):
    """Put a small tile under the half that hangs."""

    troop: Annotated[Troop, means("the small tile")]


class Points(MoveData):
    """Score a half for points."""

    troop: Annotated[Troop, means("the half")]
    number: Annotated[int, means("points")]


class Honor(MoveData):
    """Score a half for honor."""

    troop: Annotated[Troop, means("the half")]
    number: Annotated[int, means("steps on the honor track")]


class Build(MoveData):
    """Build a stronghold."""

    at: Annotated[str, means("its square")]


class Take(MoveData):
    """Take a tile of the row."""

    tile: Annotated[str, means("the tile")]


class Draw(MoveData):
    """Draw a tile from the stack."""


AnyMove = Place | PlaceSmall | Support | Points | Honor | Build | Take | Draw


# ── events ──


class OfSeat(EventData):
    """An event of a seat."""

    seat: Annotated[Seat, means("the seat it is about")]


class OfTroop(OfSeat):
    """An event of a seat and a troop."""

    troop: Annotated[Troop, means("the troop")]


class FirstChosen(OfSeat):
    """Who begins."""


class Dealt(OfSeat):
    """The first hand; for that seat alone."""

    tile: Annotated[list[str], means("the tiles")]


class DealtUnseen(OfSeat):
    """A first hand; for all others."""


class Revealed(EventData):
    """A tile came into the row."""

    tile: Annotated[str, means("the tile")]


class Placed(OfSeat):
    """A large tile was placed."""

    tile: Annotated[str, means("the tile")]
    at: Annotated[str, means("the square of its first half")]
    to: Annotated[str, means("the square of its second half")]


class PlacedSmall(OfTroop):
    """A small tile was placed."""

    at: Annotated[str, means("its square")]


class Supported(OfTroop):
    """A small tile was put under a half."""

    at: Annotated[str, means("its square")]


class Scored(OfTroop):
    """Points for a half."""

    number: Annotated[int, means("points")]
    squares: Annotated[list[str], means("the formation they are for")]


class Honored(OfTroop):
    """Honor for a half."""

    number: Annotated[int, means("steps")]
    reached: Annotated[int, means("where the marker stands now")]


class NotScored(OfTroop):
    """A half brought nothing."""


class OfBanner(OfTroop):
    """An event of a seat and a banner."""

    banner: Annotated[BannerSet, means("of which set")]


class BannerUnseen(OfBanner):
    """A banner was taken; for all others."""


class BannerTaken(OfBanner, tag="banner"):
    """A banner was taken; for that seat alone."""

    value: Annotated[int, means("its points")]


class NoBanner(OfTroop):
    """The top of the track was reached, and no banner is left."""


class Built(OfSeat):
    """A stronghold was built."""

    at: Annotated[str, means("its square")]
    squares: Annotated[list[str], means("the formation it commands")]


class Waits(OfSeat):
    """A stronghold is due and has no place."""


class Assessed(OfSeat):
    """Points for a stronghold at the end of a turn."""

    at: Annotated[str, means("its square")]
    number: Annotated[int, means("points")]
    squares: Annotated[list[str], means("the formation it commands")]


class Taken(OfSeat):
    """A tile was taken from the row."""

    tile: Annotated[str, means("the tile")]


class Drawn(OfSeat):
    """A tile was drawn; for that seat alone."""

    tile: Annotated[str, means("the tile")]


class DrawnUnseen(OfSeat):
    """A tile was drawn; for all others."""


class EndDrawn(OfSeat):
    """The end tile was drawn."""


class EndRevealed(EventData):
    """The end tile came into the row."""


class Passed(OfSeat):
    """A seat cannot place anything."""


class Banners(OfSeat):
    """Banners are counted."""

    value: Annotated[list[int], means("their points")]
    number: Annotated[int, means("the sum")]


class BannersNone(OfSeat):
    """A seat has no banners."""


class Ended(EventData):
    """The game is over."""


AnyEvent = (
    FirstChosen | Dealt | DealtUnseen | Revealed | Placed | PlacedSmall | Supported | Scored | Honored | NotScored
    | BannerTaken | BannerUnseen | NoBanner | Built | Waits | Assessed | Taken | Drawn | DrawnUnseen | EndDrawn
    | EndRevealed | Passed | Banners | BannersNone | Ended
)  # fmt: skip

SHAPES = Shapes(Board, AnyMove, AnyEvent)
