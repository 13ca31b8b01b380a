"""A refusal: what was asked for is not done, and why, and what can be done about it.

It carries data; the sentence is message `refusal-<why>` of the catalogue, in the reader's language. The browser makes it from the
same catalogue.
"""

from __future__ import annotations

from typing import Any

from kassen.core.text import say_error
from kassen.server import messages as m
from kassen.server.sentences import TEXTS

LONGEST_DETAIL = 500


class Refusal(Exception):
    """Nothing was carried out and nothing has changed. `code` is for programs, `why` with its `words` for people, and `detail`
    for people who write programs."""

    def __init__(self, code: m.Code, why: str, detail: object = "", /, **words: Any) -> None:
        super().__init__(why)
        self.code: m.Code = code
        self.why = why
        self.detail = detail
        self.words = words

    def error(self, language: str | None = None) -> str:
        """The sentence that a person is told."""
        return TEXTS.say(f"refusal-{self.why}", language or "en", **self.words)

    def told(self, language: str | None = None, ref: m.Ref = None, scene: m.Scene | None = None) -> m.Refused:
        """The refusal as a message on a socket."""
        return m.Refused(ref=ref, scene=scene, **self._said(language))

    def problem(self, language: str | None = None) -> m.Problem:
        """The refusal as the body of an HTTP answer."""
        return m.Problem(**self._said(language))

    def _said(self, language: str | None) -> dict[str, Any]:
        detail = say_error(self.detail, language or "en") if isinstance(self.detail, Exception) else str(self.detail)
        said = {"code": self.code, "error": self.error(language), "why": self.why, "words": self.words}
        return {**said, "detail": detail[:LONGEST_DETAIL]}
