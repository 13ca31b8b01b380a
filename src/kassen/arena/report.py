"""The report of an arena as one self-contained page: about the bots, the seats and the game.

Every figure comes with its 95 % interval and the number of games behind it, as text and as a plot.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape
from importlib.resources import files
from typing import Any, TypeVar

import numpy as np

from kassen.arena import balance, chart
from kassen.arena.ratings import ahead, comparisons, ratings
from kassen.arena.results import Results
from kassen.arena.statistics import Estimate, average, share
from kassen.arena.summary import looked_back, nobody_wins, thinking, win_share

Cells = Sequence[str]
Named = TypeVar("Named", balance.Item, balance.Count)


def page(results: Results) -> str:
    """The whole report as one HTML text."""
    title = f"{results.rules.title()}, {results.players} players"
    sections = [bots_section(results), seats_section(results), shapes_section(results), balance_section(results)]
    body = "\n".join([opening(results, title), *sections, closing(results)])
    style = (files(__package__) / "report.css").read_text("utf-8")
    head = (
        '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)} · Kassen arena</title><style>{style}</style>"
    )
    return f'<!doctype html>\n<html lang="en"><head>{head}</head><body><main>\n{body}\n</main></body></html>\n'


def opening(results: Results, title: str) -> str:
    plan, lengths = results.plan, results.numbers("decisions").sum(axis=1)
    options = ", ".join(f"{name} {str(value)[:30].lower()}" for name, value in plan.setting.options.items())
    cards = {
        "games": f"{results.games:,}",
        "different deals": f"{results.blocks.max() + 1:,}",
        "decisions per game": f"{lengths.mean():,.1f}",
        "nobody wins": percent(nobody_wins(results).value),
        "played in": duration(results.head.seconds),
    }
    facts = "".join(f"<div><dt>{name}</dt><dd>{value}</dd></div>" for name, value in cards.items())
    links = {"bots": "Bots", "seats": "Seats", "shapes": "Scores and length", "balance": "Balance", "method": "How to read this"}
    menu = "".join(f'<li><a href="#{id}">{name}</a></li>' for id, name in links.items())
    return (
        f"<header><h1>{escape(title)}</h1>"
        f"<p class=quiet>{escape(results.rules.texts.say('tagline'))}</p>"
        f"<p>At the table: {escape(listed(results.names))}.{escape(f' Options: {options}.' if options else '')}</p>"
        f"<dl>{facts}</dl><nav aria-label=Sections><ul>{menu}</ul></nav></header>"
    )


# ── the bots ──


def bots_section(results: Results) -> str:
    points = comparisons(results)
    parts = ['<section id="bots"><h2>Bots</h2>']
    rated = ratings(results, points)
    order = sorted(rated, key=lambda name: -rated[name].value)
    if len(order) > 1:
        parts += [rating_table(rated, order), ahead_table(ahead(results, points), order)]
    parts += [win_table(results, order), looked_table(results, order), "</section>"]
    return "\n".join(parts)


def rating_table(rated: dict[str, Estimate], order: Sequence[str]) -> str:
    text = (
        "From who ends ahead of whom (Bradley-Terry). Only differences matter: a bot with 100 points more ends ahead "
        "64\N{NO-BREAK SPACE}% of the time, one with 400 points more at odds of ten to one. The mean of the bots here is 1500."
    )
    rows = [([name], rated[name]) for name in order]
    return forest("Ratings", text, ["bot"], rows, whole, "rating")


def ahead_table(seen: dict[str, dict[str, Estimate]], order: Sequence[str]) -> str:
    rows = [([f"{name} ahead of {other}"], seen[name][other]) for name in order for other in order if other in seen[name]]
    rows = [(cells, one) for cells, one in rows if one.value >= 0.5]
    text = "The share of their games in which the first ends ahead of the second; a tie counts half. The line is at one half."
    return forest("Who ends ahead of whom", text, ["pair"], rows, percent, "ahead", mark=0.5)


def win_table(results: Results, order: Sequence[str]) -> str:
    expected = results.numbers("win_share").mean()
    rows = []
    for name in order:
        bot = results.names.index(name)
        rows.append(([name, f"{thinking(results, bot):,.2f}"], win_share(results, bot)))
    text = f"How often a seat of the bot wins. If all were equal, each seat would win {percent(expected)}: the line."
    return forest("Win share", text, ["bot", "ms per decision"], rows, percent, "win share", mark=float(expected))


def looked_table(results: Results, order: Sequence[str]) -> str:
    """For games that were looked back on: what decisions gave away, and win shares without luck if that narrows the intervals."""
    found = {name: one for name in order if (one := looked_back(results, results.names.index(name)))}
    if not found:
        return ""
    lost = [
        ([name], Estimate(100 * one.loss.value, 100 * one.loss.low, 100 * one.loss.high, one.loss.games))
        for name, one in found.items()
    ]
    text = "Points (hundredths of a win) that a decision gives away, judged by what its seat could know (docs/analysis.md)."
    parts = [forest("Loss of a decision", text, ["bot"], lost, tenth, "points")]
    if all(one.narrows for one in found.values()):
        text = "The win share less what chance brought, in the games looked back on; beside it the share as it is."
        rows = [([name, percent(one.plain.value)], one.adjusted) for name, one in found.items()]
        parts.append(forest("Win share without luck", text, ["bot", "with luck"], rows, percent, "win share"))
    return "\n".join(parts)


# ── the seats ──


def seats_section(results: Results) -> str:
    wins, scores = results.numbers("win_share"), results.numbers("score")
    rows = []
    for side in np.unique(results.sides):
        seats = np.flatnonzero(results.sides == side)
        label = ("Seat " if len(seats) == 1 else "Seats ") + ", ".join(str(seat + 1) for seat in seats)
        rows.append(([label, f"{scores[:, seats].mean():,.2f}"], share(wins[:, seats[0]], results.blocks, results.games)))
    text = (
        "All bots sat in every seat equally often, so what is left is the seat's own worth. "
        f"If seats were equal, each would win {percent(wins.mean())}: the line."
    )
    table = forest("Win share by seat", text, ["seat", "mean score"], rows, percent, "win share", mark=float(wins.mean()))
    return f'<section id="seats"><h2>Seats</h2>{table}</section>'


# ── scores and length ──


def shapes_section(results: Results) -> str:
    scores = {name: results.numbers("score")[results.bots == bot] for bot, name in enumerate(results.names)}
    blocks = results.blocks[:, None].repeat(results.players, axis=1)
    means = {name: average(scores[name], blocks[results.bots == bot]) for bot, name in enumerate(results.names)}
    lengths = {"all games": results.numbers("decisions").sum(axis=1).astype(float)}
    long = {"all games": average(lengths["all games"], results.blocks)}
    parts = [
        '<section id="shapes"><h2>Scores and length</h2>',
        distributions("Points a seat scores", "score", scores, means),
        distributions("Decisions a game takes", "decisions", lengths, long),
        "</section>",
    ]
    return "\n".join(parts)


def distributions(title: str, what: str, many: dict[str, Any], means: dict[str, Estimate]) -> str:
    """A histogram for each, all on one scale, and a table of their means and quartiles."""
    everything = np.concatenate(list(many.values()))
    width = chart.bin_width(everything)
    axis = chart.axis_between(float(everything.min()), float(everything.max()) + width, whole)
    tallest = chart.tallest_bar(list(many.values()), width)
    plots = []
    for name, values in many.items():
        spoken = f"{title}, {name}: mean {values.mean():.1f}, middle half from {quartile(values, 25)} to {quartile(values, 75)}"
        caption = f"<figcaption>{escape(name)}, {len(values):,} counted; the dashed line is the mean</figcaption>"
        plots.append(f"<figure>{chart.histogram(values, axis, width, spoken, tallest)}{caption}</figure>")
    rows = [
        ([name, f"{len(values):,}", *(quartile(values, q) for q in (0, 25, 50, 75, 100))], means[name])
        for name, values in many.items()
    ]
    columns = ["", "count", "least", "25 %", "median", "75 %", "most"]
    return f"<h3>{title}</h3>{''.join(plots)}{forest_table(columns, rows, tenth, 'mean ' + what, counted=False)}"


def quartile(values: Any, percentile: float) -> str:
    return whole(float(np.percentile(values, percentile)))


# ── the game's own balance ──


def balance_section(results: Results) -> str:
    lifts, counts = balance.lifts(results), balance.counts(results)
    parts = ['<section id="balance"><h2>Balance</h2>']
    if not lifts and not counts:
        parts.append("<p>This game reports no facts of its own (see <code>Rules.facts</code>).</p>")
    if lifts:
        parts.append(
            "<p>Win lift: how many more games in a hundred a seat wins with the thing than without it, compared within each bot. "
            "It shows what goes with winning, not what causes it. The line is at no difference.</p>"
        )
    several, yes_or_no = parted(lifts)
    parts += [
        lift_table(heading(results, fact), [(worded(results, fact, item.name), item) for item in items])
        for fact, items in several
    ]
    if yes_or_no:
        parts.append(lift_table("Facts of seats, yes or no", [(heading(results, fact), items[0]) for fact, items in yes_or_no]))
    often, is_so = parted(counts)
    parts += [
        count_table(heading(results, fact), [(worded(results, fact, item.name), item) for item in items]) for fact, items in often
    ]
    if is_so:
        parts.append(count_table("Facts of games, yes or no", [(heading(results, fact), items[0]) for fact, items in is_so]))
    return "\n".join([*parts, "</section>"])


def parted(tables: Mapping[str, list[Named]]) -> tuple[list[tuple[str, list[Named]]], list[tuple[str, list[Named]]]]:
    """Split facts into those with several values and those that are only true or not."""

    def is_yes_or_no(items: list[Named]) -> bool:
        return [item.name for item in items] == [balance.YES]

    several = [(fact, items) for fact, items in tables.items() if not is_yes_or_no(items)]
    return several, [(fact, items) for fact, items in tables.items() if is_yes_or_no(items)]


def heading(results: Results, fact: str) -> str:
    texts = results.rules.texts
    return texts.say(f"fact-{fact}") if texts.has(f"fact-{fact}", "en") else fact.replace("_", " ")


def worded(results: Results, fact: str, name: str) -> str:
    return str(results.rules.texts.word(fact, name, "en"))


def lift_table(title: str, items: Sequence[tuple[str, balance.Item]]) -> str:
    rows: list[tuple[Cells, Estimate | None]] = []
    for label, item in items:
        seen = item.lift
        label += f", more than {item.above:g}" if item.above else ""
        cells = [label, f"{seen.count:,}", f"{item.mean:.2f}", percent(seen.with_it), percent(seen.without)]
        rows.append((cells, seen.lift))
    columns = ["", "seats", "a seat has", "wins with", "without"]
    text = f"Of {items[0][1].lift.of:,} seats in all games."
    return forest(title, text, columns, rows, points_more, "win lift", mark=0.0, counted=False)


def count_table(title: str, items: Sequence[tuple[str, balance.Count]]) -> str:
    rows = [([label, f"{item.mean:.2f}"], item.share) for label, item in items]
    return forest(title, "How often in a game.", ["", "a game has"], rows, percent, "share of games")


# ── tables with plots ──


def forest(
    title: str,
    text: str,
    columns: Sequence[str],
    rows: Sequence[tuple[Cells, Estimate | None]],
    say: Callable[[float], str],
    what: str,
    mark: float | None = None,
    counted: bool = True,
) -> str:
    """A forest plot: a heading, a sentence, and a table whose last column is a plot."""
    return f"<h3>{escape(title)}</h3><p>{escape(text)}</p>{forest_table(columns, rows, say, what, mark, counted)}"


def forest_table(
    columns: Sequence[str],
    rows: Sequence[tuple[Cells, Estimate | None]],
    say: Callable[[float], str],
    what: str,
    mark: float | None = None,
    counted: bool = True,
) -> str:
    known = [one for _, one in rows if one is not None]
    axis = chart.axis_for(known, say, mark) if known else chart.axis_between(0, 1, say)
    names = [*columns, *(["games"] if counted else []), what, "95 % interval"]
    head = "".join(f"<th scope=col>{escape(name)}</th>" for name in names)
    body = "".join(forest_row(cells, one, axis, counted) for cells, one in rows)
    return (
        f'<div class=scroll tabindex=0 role=region aria-label="{escape(what)}"><table>'
        f"<thead><tr>{head}<th class=plot>{chart.scale(axis)}</th></tr></thead>"
        f"<tbody>{body}</tbody></table></div>"
    )


def forest_row(cells: Cells, one: Estimate | None, axis: chart.Axis, counted: bool) -> str:
    first, *others = cells
    texts = [*others, *([f"{one.games:,}"] if counted and one else [])]
    if one is None:
        figures = "<td colspan=2 class=few>too few to tell</td>"
    else:
        figures = f"<td>{axis.say(one.value)}</td><td>{axis.say(one.low)} to {axis.say(one.high)}</td>"
    middle = "".join(f"<td>{escape(text)}</td>" for text in texts)
    return f"<tr><th scope=row>{escape(first)}</th>{middle}{figures}<td class=plot>{chart.interval(axis, one)}</td></tr>"


# ── how numbers are written ──


def percent(value: float) -> str:
    return "–" if value != value else f"{100 * value:.1f}\N{NO-BREAK SPACE}%"


def points_more(value: float) -> str:
    """Percentage points with their sign, except 0.0."""
    return f"{100 * value:+.1f}".replace("-", "−").replace("+0.0", "0.0").replace("−0.0", "0.0")


def whole(value: float) -> str:
    return f"{value:,.0f}".replace("-", "−") if abs(value) >= 5 or value == round(value) else f"{value:.2g}".replace("-", "−")


def tenth(value: float) -> str:
    return f"{value:,.1f}".replace("-", "−")


def duration(seconds: float) -> str:
    if seconds < 90:
        return f"{seconds:,.0f} s"
    return f"{seconds / 60:,.0f} min" if seconds < 5400 else f"{seconds / 3600:,.1f} h"


def listed(names: Sequence[str]) -> str:
    return " and ".join(filter(None, [", ".join(names[:-1]), names[-1]]))


def closing(results: Results) -> str:
    return (
        '<section id="method"><h2>How to read this</h2>'
        "<p>A block is all line-ups in all rotations on one deal. Blocks are independent, games within a block are not, so every "
        "interval comes from how blocks differ. Shares: Wilson's interval at the number of independent games that would leave "
        "the same uncertainty, with Student's t for few blocks. Ratings: all values under which these games are still likely "
        "enough, the other bots refitted each time (profile likelihood), where the threshold depends on how much blocks differ. "
        "Lifts: a regression with an effect for every bot, errors clustered by block. One interval in twenty misses the truth, "
        "so in a long table some rows stand out by luck.</p>"
        f"<p>To repeat these games: <code>{escape(command(results))}</code></p></section>"
        f"<footer><p>Kassen {escape(results.head.version)}, source {escape(results.plan.setting.source)}.</p></footer>"
    )


def command(results: Results) -> str:
    plan = results.plan
    options = "".join(
        f" --option {name}={str(value).lower()}" for name, value in plan.setting.options.items() if "\n" not in str(value)
    )
    return (
        f"kassen arena {plan.setting.game} --players {plan.setting.players} --bots {','.join(plan.bots)} "
        f"--games {plan.games} --seed {plan.seed}{options}{f' --analyse {plan.analysed}' if plan.analysed else ''}"
    )
