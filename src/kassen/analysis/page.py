"""An analysis as one self-contained page: no scripts, no fonts, no other files."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from importlib.resources import files
from typing import Any

from kassen.analysis.findings import Analysis
from kassen.analysis.hills import chart, sides, sign
from kassen.analysis.words import TEXTS, Told, people, percent, tell
from kassen.core import Game, Log, rules

WHOLE = 0.999  # if all chances add up to less, the game itself may win


def page(log: Log, analysis: Analysis, language: str = "en", names: Sequence[str] | None = None, seat: int | None = None) -> str:
    """`seat`: whose chart and turning points to show; without it the winner's chart and everybody's turning points."""
    return Page(log, analysis, language, names, seat).html()


class Page:
    def __init__(self, log: Log, analysis: Analysis, language: str, names: Sequence[str] | None, seat: int | None) -> None:
        self.game = Game(rules(log.game), log.players, log.options)
        self.log, self.analysis, self.language = log, analysis, language
        self.names = people(self.game, language, names)
        self.seat = seat
        self.own = max(range(log.players), key=lambda i: analysis.ended[i]) if seat is None else self.game.check_seat(seat)
        given = self.game.rules.teams
        self.teams = list(given(log.players) if given else range(log.players))
        self.told = tell(log, analysis, language, self.names)

    def html(self) -> str:
        title = f"{self.say('looking-back')} · {self.game.rules.title(self.language)}"
        style = (files(__package__) / "page.css").read_text("utf-8")
        parts = [self.hills(), self.ledger(), self.turning_points(), self.luck(), self.decisions(), self.method()]
        head = (
            '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
            f"<title>{escape(title)}</title><style>{style}</style>"
        )
        top = f"<header><h1>{self.say('looking-back')}</h1><p>{escape(self.game.rules.title(self.language))}</p></header>"
        body = "\n".join(["<main>", *parts, "</main>"])
        return f'<!doctype html>\n<html lang="{self.language}"><head>{head}</head><body>{top}\n{body}</body></html>\n'

    def say(self, message: str, **words: Any) -> str:
        return escape(TEXTS.say(message, self.language, self.names, **words))

    def percent(self, share: float, signed: bool = False, digits: int = 0) -> str:
        return percent(share, self.language, signed, digits)

    def name(self, seat: int) -> str:
        return f'<span class="name"><i class="dye-{seat % 6}"></i>{escape(self.names[seat])}</span>'

    def grade(self, name: str) -> str:
        return sign(name, TEXTS.say(f"grade-{name}", self.language)) if name else ""

    # ── sections ──

    def hills(self) -> str:
        order = [self.allies(seat) for seat in sides(self.teams, self.own)]
        who = self.say(
            "from-below", names=[TEXTS.word("names", [self.names[seat] for seat in allies], self.language) for allies in order]
        )
        legend = "".join(
            f"<li>{drawn} {word}</li>"
            for drawn, word in (
                (sign("chance", ""), self.say("the-luck")),
                ('<i class="bar"></i>', self.say("a-decision")),
                *([('<i class="rest"></i>', self.say("nobody-wins"))] if sum(self.analysis.start) < WHOLE else []),
                (self.grade("slip"), self.say("grade-slip")),
                (self.grade("blunder"), self.say("grade-blunder")),
            )
        )
        drawn = chart(self.analysis, self.teams, self.own, TEXTS.say("chance-to-win", self.language))
        head = f"<h2>{self.say('chance-to-win')}</h2><p class=quiet>{who}</p>"
        return f"<section>{head}{drawn}<ul class=legend>{legend}</ul></section>"

    def allies(self, seat: int) -> list[int]:
        return [other for other, team in enumerate(self.teams) if team == self.teams[seat]]

    def ledger(self) -> str:
        columns = ["start", "own", "given", *(["met"] if self.game.rules.hidden else []), "luck", "ended", "loss"]
        head = "<th></th>" + "".join(f"<th scope=col class={name}>{self.say(f'ledger-{name}')}</th>" for name in columns)
        rows = ""
        for seat in range(self.game.players):
            found = self.analysis.summary(seat).shown()
            figures = "".join(
                f'<td class={name} data-name="{self.say(f"ledger-{name}")}">'
                f"{self.percent(getattr(found, name), name not in ('start', 'ended', 'loss'))}</td>"
                for name in columns
            )
            rows += f"<tr><th scope=row>{self.name(seat)}</th>{figures}</tr>"
        still = "" if self.analysis.over else f" {self.say('ledger-still')}"
        return (
            f"<section><h2>{self.say('skill-and-luck')}</h2><div class=wide><table class=ledger><thead><tr>{head}</tr></thead>"
            f"<tbody>{rows}</tbody></table></div><p class=quiet>{self.say('ledger-note')}{still}</p></section>"
        )

    def turning_points(self) -> str:
        points = [self.told_of(row.ply) for row in self.analysis.turning_points(self.seat)]
        cards = "".join(self.point(told) for told in points) or f"<p>{self.say('no-turning-points')}</p>"
        return f"<section><h2>{self.say('turning-points')}</h2>{cards}</section>"

    def told_of(self, ply: int) -> Told:
        return next(told for told in self.told if told.row.ply == ply)

    def point(self, told: Told) -> str:
        row = told.row
        lost = self.say("point-lost", loss=self.percent(row.loss), error=self.percent(row.error, digits=1))
        head = self.say("point-head", number=row.ply + 1, seat=self.names[row.seat])
        seen = self.say("the-table", seat=self.names[row.seat])
        board = (
            self.game.begin(self.log).play_all(self.log.decisions[: row.ply]).picture(row.seat, self.language, self.names).svg()
        )
        return (
            f"<article><h3>{self.grade(row.grade)} {head}<b>{lost}</b></h3>{self.bars(told)}{self.because(told.why_better)}"
            f'<figure role=img aria-label="{seen}"><figcaption>{seen}</figcaption>{board}</figure></article>'
        )

    def bars(self, told: Told) -> str:
        """The played option, and the best if it is another, as bars."""
        values = {option.id: option.value for option in told.row.options}
        pairs = [(told.row.grade, "point-played", told.move, values.get(told.row.played, 0.0))]
        if told.better:
            pairs.append(("best", "point-better", told.better, values.get(told.row.best, 0.0)))
        lines = "".join(
            f'<li class="{name}">{self.grade(name)}<span><small>{self.say(word)}</small> {escape(move)}</span>'
            f'<i class="meter"><i style="width:{100 * value:.1f}%"></i></i><b>{self.percent(value)}</b></li>'
            for name, word, move, value in pairs
        )
        return f"<ul class=bars>{lines}</ul>"

    def because(self, sentences: Sequence[str]) -> str:
        return "<ul class=why>" + "".join(f"<li>{escape(sentence)}</li>" for sentence in sentences) + "</ul>" if sentences else ""

    def luck(self) -> str:
        rows = self.analysis.strokes_of_luck()
        items = "".join(self.stroke(self.told_of(row.ply)) for row in rows) or f"<p>{self.say('no-luck')}</p>"
        return f"<section><h2>{self.say('strokes-of-luck')}</h2>{items}</section>"

    def stroke(self, told: Told) -> str:
        luck = told.row.luck
        seat = max(range(len(luck)), key=lambda i: abs(luck[i]))
        line = self.say("luck-line", luck=self.percent(luck[seat], signed=True), seat=self.names[seat])
        head = self.say("point-head", number=told.row.ply + 1, seat=self.names[told.row.seat])
        news = "".join(f"<li>{escape(sentence)}</li>" for sentence in told.news[:8])
        return f"<article><h3>{sign('chance', '')} {head}<b>{line}</b></h3><ul class=why>{news}</ul></article>"

    def decisions(self) -> str:
        head = "".join(
            f"<th scope=col>{self.say(f'column-{name}')}</th>"
            for name in ("number", "seat", "decision", "chance", "luck", "loss")
        )
        rows = "".join(self.decision(told) for told in self.told)
        return (
            f"<section><h2>{self.say('all-decisions')}</h2><div class=wide><table class=moves><thead><tr>{head}</tr></thead>"
            f"<tbody>{rows}</tbody></table></div></section>"
        )

    def decision(self, told: Told) -> str:
        row = told.row
        words = {"name": TEXTS.say("point-better", self.language), "facts": told.better}
        better = f"<small>{self.say('show-line', **words)}</small>" if row.grade in ("slip", "blunder") else ""
        luck = self.percent(row.luck[row.seat], signed=True) if row.chance else ""
        loss = self.percent(-row.loss) if row.grade not in ("", "best") else ""
        return (
            f"<tr><td>{row.ply + 1}</td><td>{self.name(row.seat)}</td>"
            f"<td>{self.grade(row.grade)} {escape(told.move)}{better}</td>"
            f"<td>{self.percent(row.before[row.seat])}</td><td>{luck}</td><td>{loss}</td></tr>"
        )

    def method(self) -> str:
        analysis = self.analysis
        chances = self.say("method-chances", budget=analysis.budget, seed=str(analysis.seed))
        return (
            f"<section><h2>{self.say('method')}</h2><p>{chances}</p><p>{self.say('method-loss')}</p>"
            f"<p>{self.say('method-luck')}</p></section>"
        )
