"""Somebody at a table."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Person:
    """Who somebody is: a public id and a nickname."""

    id: str
    name: str
