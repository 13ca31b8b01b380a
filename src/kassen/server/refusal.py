"""A refusal: what was asked for is not done, why not, and what to do about it.

It carries data; the sentence is `refusal-<why>` of the catalogue, in the language of whoever reads it. The browser makes it from
the same catalogue.
"""

from __future__ import annotations

from typing import Any

from kassen.server import messages as m
from kassen.server.phrases import TEXTS

LONGEST_DETAIL = 500


class Refusal(Exception):
    """Not carried out; nothing has changed. `code` is for programs, `why` with its `words` for people, and `detail`, in English,
    for whoever writes a program."""

    def __init__(self, code: m.Code, why: str, detail: object = "", /, **words: Any) -> None:
        super().__init__(why)
        self.code: m.Code = code
        self.why = why
        self.detail = str(detail)[:LONGEST_DETAIL]
        self.words = words

    def sentence(self, language: str | None = None) -> str:
        """What a person is told."""
        return TEXTS.say(f"refusal-{self.why}", language or "en", **self.words)

    def error(self, language: str | None = None) -> str:
        """What a program is told: the same, and the detail."""
        return f"{self.sentence(language)} ({self.detail})" if self.detail else self.sentence(language)

    def told(self, language: str | None = None, ref: m.Ref = None, scene: m.Scene | None = None) -> m.Refused:
        """On a socket."""
        return m.Refused(ref=ref, code=self.code, error=self.error(language), why=self.why, words=self.words, scene=scene)

    def problem(self, language: str | None = None) -> m.Problem:
        """Over HTTP."""
        return m.Problem(code=self.code, error=self.error(language), why=self.why, words=self.words)
