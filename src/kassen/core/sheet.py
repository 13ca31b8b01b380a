"""Why a game ended as it did: each seat's score line by line, and the ladder of tiebreakers, rung by rung.

A game makes a `Sheet` of its finished state. `explain` turns it into the data in `State.result`, and `say_reason` puts the reason
into words. A line is `{"line": word, ..., "points": n}` (text `line-<word>`). A rung is a name (text `rung-<name>`) and each
contender's value; more is better, and the first rung on which the leaders differ decides (text `reason-<rung>`). If that was the
points, `most` tells where first and next differ most: at which castle, in which house (text `most-<by>`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from kassen import core
from kassen.core.text import Texts

Contender = int | str  # a seat, or the name of a rival without one (text `seat-<name>`)
LEVEL = "level"  # no rung decided: text `reason-level`


class Sheet(Struct, frozen=True):
    """Lines and values have an entry per seat, and one more for the rival if there is one."""

    lines: list[list[dict[str, Any]]]
    rungs: dict[str, list[int]]  # what is compared, in this order
    rival: str | None = None  # a contender without a seat, who can be ahead of everybody
    teams: Sequence[str] | None = None  # the team of each seat, where allies win together
    by: str | None = None  # the field of a line by which `difference` groups points
    ending: str | None = None  # what ended the game, if that needs saying: text `ending-<ending>`

    @property
    def contenders(self) -> list[Contender]:
        seats: list[Contender] = list(range(len(self.lines) - (self.rival is not None)))
        return seats if self.rival is None else [*seats, self.rival]


def plain_sheet(state: core.State) -> Sheet:
    """The default sheet: only the scores are compared."""
    scores = state.scores
    return Sheet([[{"line": "score", "points": score}] for score in scores], {"points": [int(score) for score in scores]})


def explain(sheet: Sheet) -> dict[str, Any]:
    """The sheet and the reason as data: `{"sheet": [...], "reason": {"reason": word, ..., "ladder": [...]}}`."""
    rows = [
        {"seat": contender, "rank": rank, "points": sum(line["points"] for line in lines), "lines": lines}
        for contender, rank, lines in zip(sheet.contenders, ranks(sheet), sheet.lines, strict=True)
    ]
    rungs = ladder(sheet)
    return {"sheet": rows, "reason": {**why(sheet, rungs), "ending": sheet.ending, "ladder": rungs}}


def ranks(sheet: Sheet) -> list[int]:
    """The rank of each contender: 1 plus the number of contenders, or teams, that are ahead on the first rung that differs."""
    sides: Sequence[Contender] = sheet.teams or sheet.contenders
    has = list(zip(*sheet.rungs.values(), strict=True))
    return [1 + len({side for side, theirs in zip(sides, has, strict=True) if theirs > mine}) for mine in has]


def ladder(sheet: Sheet) -> list[dict[str, Any]]:
    """All rungs, each with everybody's values and the contenders still level at the top after it."""
    level = list(range(len(sheet.lines)))
    rungs = []
    for name, values in sheet.rungs.items():
        best = max(values[at] for at in level)
        level = [at for at in level if values[at] == best]
        rungs.append({"rung": name, "values": values, "level": [sheet.contenders[at] for at in level]})
    return rungs


def why(sheet: Sheet, rungs: list[dict[str, Any]]) -> dict[str, Any]:
    """The deciding rung: who won on it, who was level with them until then, and who was next best on it."""
    contenders, winners = sheet.contenders, rungs[-1]["level"]
    sides = {seat if sheet.teams is None else sheet.teams[seat] for seat in winners}
    last = next(at for at, rung in enumerate(rungs) if rung["level"] == winners)
    level = rungs[last - 1]["level"] if last else contenders
    values = dict(zip(contenders, rungs[last]["values"], strict=True))
    others = [contender for contender in level if contender not in winners]
    second = max((values[other] for other in others), default=values[winners[0]])
    others = [other for other in others if values[other] == second]
    word = LEVEL if len(sides) > 1 else rungs[last]["rung"]
    return {
        "reason": f"{word}-rival" if winners == [sheet.rival] else word,
        "seat": winners,
        "number": len(winners),
        "team": None if sheet.teams is None else sheet.teams[winners[0]],
        "level_seat": winners if word == LEVEL else level,
        "other_seat": others,
        "points": dict(zip(contenders, rungs[0]["values"], strict=True))[winners[0]],
        "value": values[winners[0]],
        "other_value": second,
        "most": None if last or not others else difference(sheet, contenders.index(winners[0]), contenders.index(others[0])),
    }


def difference(sheet: Sheet, first: int, other: int) -> dict[str, Any] | None:
    """Where `first` is furthest ahead of `other`, with the points of both there; of several such groups, the last."""
    if sheet.by is None:
        return None
    groups: dict[Any, tuple[dict[str, Any], list[int]]] = {}
    for at, lines in enumerate((sheet.lines[first], sheet.lines[other])):
        for line in lines:
            words = {key: value for key, value in line.items() if key not in ("line", "number", "points")}
            if sheet.by == "line":  # group by kind of line; the words of a single line do not fit the group
                words = {"kind": line["line"]}
            groups.setdefault(line[sheet.by], (words, [0, 0]))[1][at] += line["points"]
    if not groups:
        return None
    words, (value, other_value) = max(reversed(groups.values()), key=lambda group: group[1][0] - group[1][1])
    return {"by": sheet.by, **words, "value": value, "other_value": other_value}


def say_reason(texts: Texts, data: dict[str, Any], language: str = "en", names: Sequence[str] | None = None) -> str:
    """The reason as one or two sentences, made from its data."""
    apart = ("reason", "ending", "ladder", "most")
    words = {key: value for key, value in data.items() if key not in apart and value is not None}
    for key in ("seat", "level_seat", "other_seat"):
        words[key] = [say_contender(texts, contender, language, names) for contender in words[key]]
    said = texts.say(f"reason-{data['reason']}", language, names, **words)
    if most := data.get("most"):
        said = texts.say("reason-most", language, reason=said, most=texts.say(f"most-{most['by']}", language, **most))
    if data["ending"] is None:
        return said
    return texts.say("reason-after", language, ending=texts.say(f"ending-{data['ending']}", language), reason=said)


def say_contender(texts: Texts, contender: Contender, language: str = "en", names: Sequence[str] | None = None) -> str:
    """The name of a contender."""
    return texts.seat(contender, language, names) if isinstance(contender, int) else texts.say(f"seat-{contender}", language)


def say_line(texts: Texts, data: dict[str, Any], language: str = "en") -> str:
    """A line of the sheet in words: where some points come from."""
    return texts.say(f"line-{data['line']}", language, **{key: value for key, value in data.items() if key != "line"})
