"""The texts of the command line, in the user's language."""

from __future__ import annotations

import argparse
import locale
import os
from collections.abc import Sequence

from kassen.core.text import LANGUAGES, BadInput, Texts, broken

TEXTS = Texts("kassen.cli")


class BadCall(BadInput):
    package = "kassen.cli"


def system_language() -> str:
    name = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or locale.getlocale()[0] or "en"
    return name[:2].lower() if name[:2].lower() in LANGUAGES else "en"


def asked_language(arguments: Sequence[str]) -> str:
    """The language of a command line, found before it is parsed, because help and errors use it too."""
    asked = argparse.ArgumentParser(add_help=False, exit_on_error=False)
    asked.add_argument("--lang")
    try:
        language = asked.parse_known_args(arguments)[0].lang
    except argparse.ArgumentError:
        language = None
    return language if language in LANGUAGES else system_language()


# argparse's own texts, each with our message for it; below, forms that contain no words.
OF_ARGPARSE = {
    "usage: ": "usage",
    "positional arguments": "arguments",
    "options": "options",
    "show this help message and exit": "help",
    "the following arguments are required: %s": "required",
    "unrecognized arguments: %s": "unrecognized",
    "invalid choice: %(value)r (choose from %(choices)s)": "choice",
    "expected one argument": "expected-one",
    "ignored explicit argument %r": "ignored",
    "ambiguous option: %(option)s could match %(matches)s": "ambiguous",
}
FORMS = {
    "%(prog)s: error: %(message)s\n": "%(prog)s: %(message)s\n",
    "argument %(argument_name)s: %(message)s": "%(argument_name)s: %(message)s",
}


class Formatter(argparse.HelpFormatter):
    """Breaks lines as the language allows."""

    def _split_lines(self, text: str, width: int) -> list[str]:
        return broken(text, width)

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        return "\n".join(indent + line for line in broken(text, width - len(indent)))


def teach_argparse(language: str) -> None:
    """argparse gets its texts from gettext; replace that by our catalogue. A text that we lack stays English."""

    def say(english: str) -> str:
        if english not in OF_ARGPARSE:
            return FORMS.get(english, english)
        said = TEXTS.say(f"argparse-{OF_ARGPARSE[english]}", language)
        return said + english[len(english.rstrip()) :]  # keep trailing spaces and newlines, which belong to the form

    vars(argparse)["_"] = say
