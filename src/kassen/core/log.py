"""The log is the game: the options, the seed and every decision. States are always rebuilt from it."""

from __future__ import annotations

from typing import Any

import msgspec

from kassen.core.text import BadInput

FORMAT = 1


class Log(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, repr_omit_defaults=True):
    """Options, seed and decisions, and the position if the game began from one.

    >>> import kassen
    >>> log = kassen.game("provinces", players=3).start(7, [19, 24]).log
    >>> log
    kassen.Log(game='provinces', players=3, options={'daimyo': False}, seed=7, decisions=(19, 24))
    >>> kassen.Log.from_json(log.to_json()) == log
    True
    """

    game: str
    players: int
    options: dict[str, bool | int | str] = {}
    seed: int | str
    position: dict[str, Any] | None = None
    decisions: tuple[int, ...]
    format: int = FORMAT

    def __repr__(self) -> str:
        return f"kassen.{super().__repr__()}"

    def to_json(self) -> str:
        return msgspec.json.encode(msgspec.to_builtins(self) | {"format": self.format}).decode()

    @staticmethod
    def from_json(text: str | bytes) -> Log:
        try:
            log = msgspec.json.decode(text, type=Log)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise BadInput("log", reason=str(error)) from None
        if log.format != FORMAT:
            raise BadInput("format", given=log.format, known=FORMAT)
        return log
