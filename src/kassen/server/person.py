"""Somebody at a table."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from kassen.core.text import Texts


@dataclass(frozen=True)
class Person:
    """A public id and a nickname."""

    id: str
    name: str


def guest_name(language: str) -> str:
    """The name of a guest who gave none. It is made in their language, and everybody sees it so from then on."""
    return Texts("kassen.server").say("guest-name", language, number=str(secrets.randbelow(9000) + 1000))
