"""One word per thing: the terms that were given up do not come back."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from tests.words.catalogues import File, files

GLOSSARY = tomllib.loads(Path(__file__).with_name("glossary.toml").read_text("utf-8"))


@pytest.mark.parametrize("file", files(), ids=str)
def test_no_term_that_was_given_up_is_used(file: File) -> None:
    forbidden = GLOSSARY[file.language]
    words = re.compile("|".join(forbidden["all"] + (forbidden[file.game] if file.game else [])))
    found = {where: match[0] for where, text in file.texts() if (match := words.search(text))}
    assert found == {}
