"""Three languages say the same things, each in its own words."""

from __future__ import annotations

import re

import pytest

from tests.words.catalogues import File, files, said
from tests.words.test_glossary import GLOSSARY

ENGLISH = files(language="en")
OTHERS = ("fr", "ja")
VARIABLE = re.compile(r"\{\$(\w+)\}")
NAMED = re.compile(r"\{\$?[\w-]+\}")  # a variable, or another text
SHARED = {*GLOSSARY["same"]["names"], *GLOSSARY["same"]["words"]}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("file", ENGLISH, ids=str)
def test_what_is_said_in_english_is_said_in_every_language(file: File, language: str) -> None:
    other = file.other(language)
    assert other.path.exists()
    if file.kind == "ftl":
        assert other.patterns.keys() == file.patterns.keys()


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("file", files("ftl", "en"), ids=str)
def test_every_language_shows_the_same_variables(file: File, language: str) -> None:
    def shown(of: File, id: str) -> set[str]:
        return {name for text in said(of.patterns[id]) for name in VARIABLE.findall(text)}

    other = file.other(language)
    assert {id: shown(other, id) for id in file.patterns} == {id: shown(file, id) for id in file.patterns}


def words(text: str) -> str:
    """The text without variables, other texts, numbers and marks: what would have to be translated."""
    whole = NAMED.sub(" ", text).replace("\u00ad", "")  # where a word may be broken
    return re.sub(r"[^\w&!-]+", " ", re.sub(r"\d+|[^\w\s&!-]", " ", whole)).strip()


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("file", files("ftl", "en"), ids=str)
def test_no_text_is_left_in_english(file: File, language: str) -> None:
    other = file.other(language)
    for id, pattern in file.patterns.items():
        same = {words(text) for text in said(pattern)} & {words(text) for text in said(other.patterns[id])}
        left = {text for text in same if len(text) > 1 and text not in SHARED}
        assert left == set(), id


@pytest.mark.parametrize("file", files("ftl", "ja"), ids=str)
def test_every_japanese_text_is_written_in_japanese(file: File) -> None:
    latin = {id for id, text in file.texts() if len(words(text)) > 1 and not re.search("[ぁ-ヶ一-龯]", text)}
    assert latin == set()


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("file", files("md", "en"), ids=str)
def test_no_line_of_a_page_is_left_in_english(file: File, language: str) -> None:
    def lines(of: File) -> set[str]:
        return {text for _, text in of.texts() if not text.startswith("|")}

    left = {line for line in lines(file) & lines(file.other(language)) if line.lstrip("# ") not in SHARED}
    assert left == set()
