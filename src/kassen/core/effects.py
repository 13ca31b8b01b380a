"""What a decision would bring, given what its seat knows: values made by a game, each with a sentence in every language.

Each game declares its own effects as structs whose fields fill in the sentence. As data an effect is `{"effect": word, ...}`,
where the word is derived from the class name and the sentence is the text `effect-<word>`, addressed to the seat that decides.

>>> import kassen
>>> state = kassen.game("provinces", players=2).start(seed=7)
>>> for effect in state.words().effects({"do": "keep"}):
...     print(effect)
Set 4 aside, 2 armies. Yonezawa, castle 11: you are alone there with 2
Set 5 aside, 3 armies. Tsutsujigasaki, castle 10: you are alone there with 3
Set 6 aside, 3 armies. Oko, castle 9: you are alone there with 3
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from kassen import core
from kassen.core.shapes import tag_of
from kassen.core.text import Texts


class Effect(msgspec.Struct, frozen=True, tag_field="effect", tag=tag_of):
    """One thing that a decision would bring the seat that makes it."""

    def holds(self, before: core.State, after: core.State) -> bool:
        """Did it come true after the decision was made? Conformance calls this for effects that are certain; an effect that is
        only likely, or depends on a later choice, has nothing to check."""
        return True

    def data(self) -> dict[str, Any]:
        """The effect as it is sent."""
        return dict(msgspec.to_builtins(self))


def say_effect(texts: Texts, data: dict[str, Any], language: str = "en", names: Sequence[str] | None = None) -> str:
    """An effect as a sentence, from its data alone."""
    words = {key: value for key, value in data.items() if key != "effect"}
    return texts.say(f"effect-{data['effect']}", language, names, **words)
