"""Everything a player reads: the Fluent catalogues and Markdown pages of the package, the client and the example."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path
from types import MappingProxyType

from fluent.syntax import FluentParser, ast

from kassen.core.text import LANGUAGES

ROOT = Path(__file__).parents[2]
GAMES = ("gunkimono", "moegahara", "nobunaga", "provinces")
NAMED = re.compile(r"(?P<stem>[a-z]*)\.?(?P<language>en|fr|ja)\.(?P<kind>ftl|md)")


@dataclass(frozen=True)
class File:
    """One catalogue or page in one language."""

    path: Path
    stem: str  # "" for a catalogue, else lesson, rules or summary
    language: str
    kind: str  # ftl or md

    def __str__(self) -> str:
        return str(self.path.relative_to(ROOT))

    @property
    def game(self) -> str | None:
        return next((game for game in GAMES if game in self.path.parts), None)

    def other(self, language: str) -> File:
        name = f"{self.stem}.{language}.{self.kind}" if self.stem else f"{language}.{self.kind}"
        return File(self.path.with_name(name), self.stem, language, self.kind)

    @property
    def patterns(self) -> dict[str, ast.Pattern]:
        """The messages of a catalogue; an attribute is called `message.attribute`."""
        return _patterns(self.path)

    def texts(self) -> Iterator[tuple[str, str]]:
        """Where, and what stands there: every way to say a message, or every line of a page. A variable is `{$name}`."""
        if self.kind == "md":
            page = re.sub(r"<!--.*?-->|```.*?```|`[^`\n]*`|(?<=\])\([^)]*\)", "", self.path.read_text("utf-8"), flags=re.S)
            yield from ((f"line {number}", line) for number, line in enumerate(page.split("\n"), 1) if line)
        else:
            yield from ((id, text) for id, pattern in self.patterns.items() for text in said(pattern))


@cache
def _patterns(path: Path) -> dict[str, ast.Pattern]:
    found: dict[str, ast.Pattern] = {}
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path} cannot be read at {entry.content[:60]!r}"
        if isinstance(entry, ast.Message):
            own = {entry.id.name: entry.value} | {f"{entry.id.name}.{each.id.name}": each.value for each in entry.attributes}
            found |= {id: pattern for id, pattern in own.items() if pattern is not None}
    return found


def said(pattern: ast.Pattern) -> list[str]:
    return ["".join(parts) for parts in product(*(_element(element) for element in pattern.elements))]


def _element(element: ast.TextElement | ast.Placeable) -> list[str]:
    if isinstance(element, ast.TextElement):
        return [element.value]
    inner = element.expression
    if isinstance(inner, ast.SelectExpression):
        return [text for variant in inner.variants for text in said(variant.value)]
    if isinstance(inner, ast.StringLiteral):
        return [str(inner.parse()["value"])]
    assert isinstance(inner, (ast.VariableReference, ast.MessageReference)), inner
    return [f"{{${inner.id.name}}}"]


def variables(pattern: ast.Pattern, others: Mapping[str, ast.Pattern] = MappingProxyType({})) -> set[str]:
    """All of them, those a message is only chosen by included, and those of `others` that it names."""
    inner = [each.expression for each in pattern.elements if isinstance(each, ast.Placeable)]
    choices = [each for each in inner if isinstance(each, ast.SelectExpression)]
    named = [each for each in [*inner, *(choice.selector for choice in choices)] if isinstance(each, ast.VariableReference)]
    within = [variant.value for choice in choices for variant in choice.variants]
    within += [others[each.id.name] for each in inner if isinstance(each, ast.MessageReference) and each.id.name in others]
    return {each.id.name for each in named}.union(*(variables(part, others) for part in within))


def files(kind: str | None = None, language: str | None = None) -> list[File]:
    return [file for file in _all_files() if kind in (None, file.kind) and language in (None, file.language)]


@cache
def _all_files() -> list[File]:
    folders = [folder for base in ("src", "web/src", "examples") for folder in sorted((ROOT / base).glob("**/locale"))]
    names = ((path, NAMED.fullmatch(path.name)) for folder in folders for path in sorted(folder.iterdir()))
    found = [File(path, name["stem"], name["language"], name["kind"]) for path, name in names if name]
    assert {file.language for file in found} == set(LANGUAGES)
    assert {file.game for file in found} >= set(GAMES)
    return found
