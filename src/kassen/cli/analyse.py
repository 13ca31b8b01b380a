"""`kassen analyse`: look back on a saved game or a downloaded table."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from kassen.analysis import Analysis, refine
from kassen.analysis.page import page
from kassen.analysis.words import TEXTS, Told, percent, tell
from kassen.cli.files import load, names_of
from kassen.cli.progress import shown
from kassen.cli.saving import need_writable, save
from kassen.cli.words import BadCall
from kassen.core import Log
from kassen.server.files import TableFile, verifying
from kassen.server.slices import at_once


def analyse(given: argparse.Namespace) -> int:
    file = load(given.file)
    _, state = at_once(verifying(file, given.lang))  # reject a file that does not verify before analysing it
    if given.seat is not None and given.seat >= file.players:
        raise BadCall("seat", given=given.seat, last=file.players - 1)
    for path in (given.html, given.file if given.save else None):
        if path:
            need_writable(path)
    names = names_of(file, state, given.lang)
    found = look_back(state.log, given.budget, given.seed, kept_in(file), given.lang)
    if given.save:
        save(given.file, with_analysis(given.file, found))
        print(TEXTS.say("wrote-analysis", given.lang, file=given.file))
    if given.html:
        save(given.html, page(state.log, found, given.lang, names, given.seat))
        print(TEXTS.say("wrote-report", given.lang, file=given.html))
    elif given.json:
        print(found.to_json())
    elif not given.save:
        print_report(found, tell(state.log, found, given.lang, names), given.lang, names, given.seat)
    return 0


def look_back(log: Log, budget: str, seed: int, known: Analysis | None = None, language: str = "en") -> Analysis:
    """Analyse a game, with a progress bar. What `known` already holds is not measured again."""
    with shown(log.game, len(log.decisions), "moves", language) as tell_done:
        *_, last = refine(log, budget, seed, lambda done, total: tell_done(done), known)
    return last


def kept_in(file: TableFile) -> Analysis | None:
    """The analysis the file carries, if this version can read it."""
    try:
        return Analysis.from_json(text) if (text := bytes(file.analysis)) else None
    except ValueError:
        return None


def with_analysis(path: str, found: Analysis) -> str:
    """The text of the file with the analysis added."""
    return json.dumps({**json.loads(Path(path).read_bytes()), "analysis": json.loads(found.to_json())}, ensure_ascii=False)


# ── in the terminal ──


def print_report(found: Analysis, told: list[Told], language: str, names: list[str], seat: int | None) -> None:
    console = Console()
    console.print(TEXTS.say("skill-and-luck", language), style="bold")
    console.print(ledger(found, language, names))
    console.print(TEXTS.say("turning-points", language), style="bold")
    points = found.turning_points(seat)
    for row in points:
        print_point(console, told[row.ply - found.rows[0].ply], language, names)
    if not points:
        console.print(TEXTS.say("no-turning-points", language))


def ledger(found: Analysis, language: str, names: list[str]) -> Table:
    columns = ["start", "own", "given", "met", "luck", "ended", "loss"]
    table = Table("", box=SIMPLE_HEAD)  # a frame would leave Japanese too little room
    for name in columns:
        table.add_column(TEXTS.say(f"ledger-{name}", language), justify="right", overflow="fold")
    for seat, name in enumerate(names):
        summary = found.summary(seat).shown()
        plain = ("start", "ended", "loss")
        table.add_row(name, *(percent(getattr(summary, column), language, column not in plain) for column in columns))
    return table


def print_point(console: Console, told: Told, language: str, names: list[str]) -> None:
    row = told.row
    values = {option.id: option.value for option in row.options}
    head = TEXTS.say("point-head", language, number=row.ply + 1, seat=names[row.seat])
    loss, error = percent(row.loss, language), percent(row.error, language, digits=1)
    lost = TEXTS.say("point-lost", language, loss=loss, error=error)
    console.print(TEXTS.say("show-line", language, name=head, facts=lost), highlight=False, markup=False)
    for word, move, id in (("point-played", told.move, row.played), ("point-better", told.better, row.best)):
        what, chance = TEXTS.say(word, language), percent(values[id], language)
        line = TEXTS.say("point-option", language, what=what, move=move, chance=chance)
        console.print(f"  {line}", highlight=False, markup=False)
    for sentence in told.why_better:
        console.print(f"    {sentence}", highlight=False, markup=False)
