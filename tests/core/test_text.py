"""Messages are parsed one by one, when they are said: they must be those of the whole file."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser, ast

from kassen.core.text import Catalogue, entries
from tests.words.catalogues import File, files


@pytest.mark.parametrize("file", files("ftl"), ids=str)
def test_a_message_alone_is_the_one_of_its_file(file: File) -> None:
    text = file.path.read_text("utf-8")
    whole = {each.id.name: each for each in FluentParser().parse(text).body if isinstance(each, (ast.Message, ast.Term))}
    found = entries(text)
    assert list(found) == list(whole)
    for name, alone in found.items():
        parsed = FluentParser().parse(alone).body[0]
        assert parsed.equals(whole[name], ignored_fields=["span", "comment"]), name


def test_what_a_message_refers_to_is_parsed_with_it() -> None:
    messages = Catalogue("en", ("kassen.games.moegahara", "en"))
    horo = Catalogue("en", ("kassen.games.moegahara", "en"))
    assert messages.format(messages.get("text-rallies").value, {}) == horo.format(horo.get("text-horo").value, {})


def test_what_is_not_there_is_missing() -> None:
    messages = Catalogue("en", ("kassen.core", "en"))
    assert "list-comma" in messages
    assert "no-such-text" not in messages
    assert messages.get("no-such-text") is None
