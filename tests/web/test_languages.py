"""What the server refuses is told in the reader's language, wherever it is read."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.nightly import by_day
from tests.web.conftest import Visitor
from tests.web.playing import open_table

Visit = Callable[..., Visitor]

LANGUAGES = {"en": "en-GB", "fr": "fr-FR", "ja": "ja-JP"}
NO_FILE = {
    "en": "This file cannot be loaded: it is not a Kassen game, or it has been changed.",
    "fr": "Ce fichier ne peut pas être chargé\u00a0: ce n’est pas une partie de Kassen, ou il a été modifié.",
    "ja": "このファイルは読み込めません。Kassenのゲームではないか、書き換えられています。",
}
TAKEN = {"en": "Seat 2 is taken.", "fr": "La place 2 est prise.", "ja": "席2はふさがっています。"}
SIT_TOO = {"en": "Take this seat too", "fr": "Prendre aussi cette place", "ja": "この席にも座る"}
# What a page says when somebody else was faster, said again: the button is gone by the time a second person could press it.
SIT_AGAIN = """() => {
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (message) {
    send.call(this, message);
    if (message.includes('"sit"')) send.call(this, message);
  };
}"""


@pytest.mark.parametrize("language", by_day(LANGUAGES, ["ja"]))
def test_a_page_refuses_a_file_in_the_readers_language(visit: Visit, tmp_path: Path, language: str) -> None:
    visitor = visit(lang=LANGUAGES[language])
    visitor.forgive("422")
    (tmp_path / "none.json").write_text("{}")
    visitor.page.goto("/")
    visitor.page.locator("input[type=file]").set_input_files(tmp_path / "none.json")
    expect(visitor.page.get_by_role("alert")).to_have_text(NO_FILE[language])


@pytest.mark.parametrize("language", by_day(LANGUAGES, ["fr"]))
def test_a_table_refuses_in_the_readers_language(visit: Visit, language: str) -> None:
    page = visit(lang=LANGUAGES[language]).page
    open_table(page, "nobunaga", 2, ["me", "open"])
    page.evaluate(SIT_AGAIN)
    page.get_by_role("button", name=SIT_TOO[language]).click()
    expect(page.get_by_role("alert")).to_have_text(TAKEN[language])
