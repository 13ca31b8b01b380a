"""Somebody at a table."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from kassen.core.text import Texts


@dataclass(frozen=True)
class Person:
    """Who somebody is: a public id and a nickname."""

    id: str
    name: str


def guest_name(language: str) -> str:
    """What a guest is called who has not said: in their own language, and so to everybody from then on."""
    return Texts("kassen.server").say("guest-name", language, number=str(secrets.randbelow(9000) + 1000))
