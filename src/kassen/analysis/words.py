"""An analysis in words: what was decided, what would have been better, and what chance brought, in a reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kassen.analysis.findings import Analysis, Row
from kassen.core import NOBODY, Game, Log, Move, State, rules
from kassen.core.text import Texts

TEXTS = Texts("kassen.analysis")
MOST_EFFECTS = 3  # sentences about an option


@dataclass(frozen=True)
class Told:
    """One decision in words."""

    row: Row
    move: str
    better: str  # the best option, if another one was played
    why: list[str]  # for a slip or a blunder: what the played option would bring
    why_better: list[str]  # ... and what the best one would bring
    news: list[str]  # what happened then
    options: list[str]  # for a slip or a blunder: the compared options, in the order of the row
    round: int


def tell(log: Log, analysis: Analysis, language: str = "en", names: Sequence[str] | None = None) -> list[Told]:
    """All decisions of the game in words."""
    game = Game(rules(log.game), log.players, log.options)
    state = game.begin(log)
    return [tell_one(state, row, language, names) for row in analysis.rows]


def tell_one(state: State, row: Row, language: str, names: Sequence[str] | None) -> Told:
    """One decision in words; then the decision is made in `state`."""
    wrong = row.grade in ("slip", "blunder")
    round = state.round
    played, best = state.move(row.played), state.move(row.best) if row.best >= 0 else None
    other = best is not None and best != played
    why, why_better = (effects(state, move, language, names) if wrong and move else [] for move in (played, best))
    options = [state.move(option.id).text(language, names) for option in row.options] if wrong else []
    news = [event.text(language, names) for event in state.play(row.played) if event.to >= NOBODY]
    better = best.text(language, names) if best and other else ""
    return Told(row, played.text(language, names), better, why, why_better, news, options, round)


def effects(state: State, move: Move, language: str, names: Sequence[str] | None) -> list[str]:
    """What a move would have brought, given what its seat knew; empty if the game does not say."""
    return state.words(language, names).effects(move)[:MOST_EFFECTS]


def people(game: Game, language: str, names: Sequence[str] | None) -> list[str]:
    return [game.rules.texts.seat(seat, language, names) for seat in range(game.players)]


def percent(share: float, language: str, signed: bool = False, digits: int = 0) -> str:
    """A share in percent, with a real minus sign; the text `percent` decides on a space before the percent sign."""
    number = f"{abs(100 * share):.{digits}f}"
    if language == "fr":
        number = number.replace(".", ",")
    sign = "" if float(number.replace(",", ".")) == 0 else "−" if share < 0 else "+" if signed else ""
    return TEXTS.say("percent", language, number=sign + number)
