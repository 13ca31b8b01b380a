"""The words of the command line, in the language of whoever types."""

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
    """The language of a command line that is not taken apart yet: help and complaints are said in it, too."""
    asked = argparse.ArgumentParser(add_help=False, exit_on_error=False)
    asked.add_argument("--lang")
    try:
        language = asked.parse_known_args(arguments)[0].lang
    except argparse.ArgumentError:
        language = None
    return language if language in LANGUAGES else system_language()


# What argparse says of itself, and the message that says it in our words; or a form without words.
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
    """Lines broken as the language allows."""

    def _split_lines(self, text: str, width: int) -> list[str]:
        return broken(text, width)

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        return "\n".join(indent + line for line in broken(text, width - len(indent)))


def teach_argparse(language: str) -> None:
    """argparse asks gettext for its sentences; ours are in the catalogue. One it has but we have not stays English."""

    def say(english: str) -> str:
        if english not in OF_ARGPARSE:
            return FORMS.get(english, english)
        said = TEXTS.say(f"argparse-{OF_ARGPARSE[english]}", language)
        return said + english[len(english.rstrip()) :]  # a space or the end of a line belongs to the form, not to the words

    vars(argparse)["_"] = say
