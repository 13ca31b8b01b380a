"""No text is kept that nothing says, and none is written as French cannot be."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from kassen.bots import BOTS, LEVELS, PEOPLE
from kassen.core.effects import tag_of

ROOT = Path(__file__).parents[2]
SAYING = {".py", ".ts", ".svelte"}
NAMING = SAYING | {".toml", ".csv", ".json"}


def catalogues(name: str, *others: str) -> list[Path]:
    folders = ("src/kassen", "web/src", *others)
    return sorted(path for folder in folders for path in (ROOT / folder).rglob(f"locale/{name}") if "static" not in path.parts)


CATALOGUES = catalogues("en.ftl")


def messages(path: Path) -> Iterator[ast.Message]:
    yield from (entry for entry in FluentParser().parse(path.read_text("utf-8")).body if isinstance(entry, ast.Message))


def sources(kinds: set[str]) -> Iterator[str]:
    for folder in (ROOT / "src/kassen", ROOT / "web/src"):
        for path in sorted(folder.rglob("*")):
            if path.suffix in kinds and "static" not in path.parts and not path.name.endswith((".test.ts", ".gen.ts")):
                yield path.read_text("utf-8")


@cache
def said() -> set[str]:
    """Everything in quotes that could be the name of a message."""
    return {word for text in sources(SAYING) for word in re.findall(r"""["'`]([a-z][\w-]*)["'`]""", text)}


@cache
def beginnings() -> set[str]:
    """How the names of messages begin that are put together: f"show-{where}", `event-${event}`, and each argument of a message
    and each fact for the arena, since a name of the game is translated by the message <argument>-<name>."""
    made = {word for text in sources(SAYING) for word in re.findall(r"""["'`]([a-z][\w-]*-)\$?\{""", text)}
    arguments = {name for path in CATALOGUES for name in re.findall(r"\{ *\$(\w+)", path.read_text("utf-8"))}
    facts = {entry.id.name[5:] for path in CATALOGUES for entry in messages(path) if entry.id.name.startswith("fact-")}
    return made | {f"{name.rpartition('_')[2]}-" for name in arguments | facts}


@cache
def endings() -> set[str]:
    """How they may end: names in sources and in the data of the games, and kinds of effects, called by their classes."""
    kinds = {tag_of(name) for text in sources({".py"}) for name in re.findall(r"^class (\w+)\(", text, flags=re.MULTILINE)}
    kinds |= {part for kind in kinds for part in kind.split("-")}  # what a game ended by: `ended-silence`
    return kinds | {word for text in sources(NAMING) for word in re.findall(r"[a-z0-9][\w-]*", text)}


def is_used(id: str) -> bool:
    if id in said():
        return True
    cuts = [match.end() for match in re.finditer("-", id)]
    return any(id[:cut] in beginnings() and all(part in endings() for part in parts_of(id[cut:])) for cut in cuts)


def parts_of(ending: str) -> list[str]:
    """A name with hyphens of its own, or several put together (`news-undone-free`)."""
    return [ending] if ending in endings() else ending.split("-")


# Names put together in other ways: a panel's title, a tile of its two halves, any key of a view in the table in words.
MADE = ("log-title", "talk-title", "people-title", "tile-", "phase-")


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: str(path.relative_to(ROOT).parent.parent))
def test_every_text_is_said_somewhere(path: Path) -> None:
    idle = [entry.id.name for entry in messages(path) if not is_used(entry.id.name) and not entry.id.name.startswith(MADE)]
    assert not idle


def test_every_bot_has_a_name_and_no_name_is_without_a_bot() -> None:
    ids = {entry.id.name for entry in messages(ROOT / "src/kassen/bots/locale/en.ftl")}
    people = {f"{what}-{name}" for name in PEOPLE for what in ("of", "style")}
    ranks = {f"rank-{level}" for level in LEVELS}
    assert ids == {f"level-{bot}" for bot in BOTS} | people | ranks | {"bot-name", "wrong-bot", "wrong-variant"}


# ── French ──

ELIDED = re.compile(r"(?:\b(?:de|que|le|la|je|me|te|se|ne|ce|jusque|lorsque|puisque)\s|[dlnsjcq]u?’)\{ *\$(\w+)", re.IGNORECASE)
# Of these all values begin alike, or are numbers and squares.
FIXED = {"team", "other_team", "number", "die", "castle", "at", "reinforcements"}


FRENCH = catalogues("*fr.ftl", "examples")


@pytest.mark.parametrize("path", FRENCH, ids=lambda path: "/".join(path.parts[-4:]))
def test_no_name_follows_a_word_that_would_lose_its_e(path: Path) -> None:
    """A name may begin with a vowel: "de Aki" and "d’Ren" are both wrong, so the sentence is turned another way."""
    found = [match[0] for match in ELIDED.finditer(path.read_text("utf-8")) if match[1] not in FIXED]
    assert not found
