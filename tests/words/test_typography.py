"""Each language is set as its readers expect: marks, spaces, numerals."""

from __future__ import annotations

import re

import pytest

from tests.words.catalogues import File, files

HARD, THIN = "\u00a0", "\u202f"  # spaces at which no line breaks
COUNTERS = "枚|人|個|回|点|段|本|手目|位|番目|ラウンド|マス|分|歳|か所|か国|つ"
KEYS = r"(?<!くにとりっ)(?<!「)!|(?<!「)[?]|(?<!シード):"  # but in the title, for a key, in a formula
JAPANESE = "ぁ-んァ-ヶー一-龯々、。「」（）：？！〜…"

WRONG = {
    "en": {
        "a straight mark for ’ or “ ”": r"['\"]",
        "three dots for …, or a space before it": r"\.\.\.|[\w}] …",
        "a hyphen in a range": r"\d-\d",
        "a hyphen for a minus": r"(?<![\w}])-\d",
        "x for ×": r"\bx\d|\d ?x ?\d",
        "a space before %": r"[\d}]\s%",
        "a space before a mark": r"\w[ \u00a0\u202f][,;:!?.](?=\s|$)",
        "two spaces": r"\S  ",
    },
    "fr": {
        "a straight mark for ’ or « »": r"['\"“”]",
        "three dots for …, or a space before it": r"\.\.\.|[\w}] …",
        "a hyphen in a range": r"\d-\d",
        "a hyphen for a minus": r"(?<![\w}])-\d",
        "not U+00A0 before :": rf"(?<![{HARD}\w]):|(?<!graine)(?<=\w):(?=\s|$)",
        "not U+202F before ; ! ?": rf"(?<![{THIN}])(?<!«{HARD})(?<!Kunitori)[;!?]",
        "not U+00A0 inside « »": rf"«(?!{HARD})|(?<!{HARD})»",
        "an ordinary space before %": r"[\d}][ ]?%",
        "two spaces": r"\S  ",
    },
    "ja": {
        "half-width marks": rf"(?<=[{JAPANESE}])(?:{KEYS}|[,;()])|[,;()](?=[{JAPANESE}])|\.\.\.",
        "full-width letters or numerals": r"[Ａ-Ｚａ-ｚ０-９％]",
        "Chinese numerals where we count": rf"(?!十分[なに])[一二三四五六七八九十]+(?:{COUNTERS})",
        "a space between Japanese and a letter or numeral": rf"[{JAPANESE}] \*?[A-Za-z0-9]|[A-Za-z0-9]\*? [{JAPANESE}]",
        "a sentence right after ！ or ？, or a half-width space": r"[！？](?![　」）|*]|$)",
        "a space before …": r"\s…",
        "a hyphen for a minus or a range": r"(?<![\w}-])-\d|\d-\d|\d~\d",
    },
}


COMMAND = r"kassen play .*|--\w+ \S+"  # what is typed is not set


@pytest.mark.parametrize("file", files(), ids=str)
def test_marks_and_spaces_are_those_of_the_language(file: File) -> None:
    found = [
        f"{where}: {fault}: {text[max(0, match.start() - 12) : match.end() + 12]!r}"
        for where, said in file.texts()
        for text in [re.sub(COMMAND, "–", said)]
        for fault, pattern in WRONG[file.language].items()
        if (match := re.search(pattern, text)) and not set(text) <= set("|:- ")
    ]
    assert found == []
