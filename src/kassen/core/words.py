"""A state in words for one reader: in their language, with people's names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kassen import core
from kassen.core.drawing import MARGIN, Drawing, of_text
from kassen.core.effects import say_effect


class Words:
    """The sentences and the board of a state in a reader's language; `names` are the names of the people in the seats.

    >>> import kassen
    >>> state = kassen.game("nobunaga", players=3).start(seed=7)
    >>> words = state.words("en", ["Aki", "Ben", "Chie"])
    >>> words.moves()
    ['Pair 1: Uesugi, Mori', 'Pair 2: Takeda, Asai & Asakura', 'Pair 3: Uesugi, Takeda']
    >>> _ = state.play(7)
    >>> words.events()[-1]
    'Ben takes the pair Uesugi, Mori.'
    """

    __slots__ = ("_state", "language", "names")

    def __init__(self, state: core.State, language: str = "en", names: Sequence[str] | None = None) -> None:
        self._state, self.language, self.names = state, language, names

    def say(self, message: str, **words: Any) -> str:
        """A text of the game's catalogue."""
        return self._state.game.rules.texts.say(message, self.language, self.names, **words)

    def prompt(self) -> str:
        """The open decision as a question."""
        state = self._state
        return self.say(f"prompt-{state.phase}", **({} if state.over else {"seat": state.seat, **state.asked}))

    def moves(self) -> list[str]:
        """The legal decisions, in the order that suits a human reader."""
        return [move.text(self.language, self.names) for move in self._state.listed()]

    def effects(self, move: core.state.AnyMove) -> list[str]:
        """What a legal decision would bring the seat that makes it."""
        state = self._state
        return [say_effect(state.game.rules.texts, effect.data(), self.language, self.names) for effect in state.effects(move)]

    def events(self, seat: int | None = None, since: int = 0) -> list[str]:
        """The events from number `since` on that a seat (None: a spectator) may know of."""
        return [event.text(self.language, self.names) for event in self._state.history.seen_events(seat, since)]

    def show(self, seat: int | None = None) -> str:
        """The board as text, as that seat sees it."""
        return self._state.game.rules.show(self._state.view(seat), self.say)

    def picture(self, seat: int | None = None) -> Drawing:
        """The board drawn as that seat sees it, with the open question below."""
        draw = self._state.game.rules.picture
        drawing = of_text(self.show(seat)) if draw is None else draw(self._state.view(seat), self.say)
        drawing.paragraph(MARGIN, drawing.height - MARGIN + 6, drawing.width - 2 * MARGIN, self.prompt())
        return drawing
