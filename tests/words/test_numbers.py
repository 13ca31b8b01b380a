"""Every message can be said with any number, and what is counted agrees with it."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from tests.words.catalogues import ROOT, File, files, said, variables

NUMBERS = (0, 1, 2, 5, 21)
COUNTS = {
    "number",
    "done",
    "points",
    "honor",
    "reinforcements",
    "places",
    "hand",
    "deck",
    "discard",
    "end",
}  # other variables are names

# What is counted somewhere, in the singular and the plural.
COUNTED = {
    "en": {
        "action": "actions", "army": "armies", "banner": "banners", "buy": "buys", "card": "cards", "choice": "choices",
        "coin": "coins", "die": "dice", "move": "moves", "person": "people", "player": "players", "point": "points",
        "reinforcement": "reinforcements", "round": "rounds", "step": "steps", "tile": "tiles", "turn": "turns",
        "honor point": "honor points", "victory point": "victory points",
    },
    "fr": {
        "action": "actions", "armée": "armées", "bannière": "bannières", "achat": "achats", "carte": "cartes",
        "autre choix": "autres choix", "pièce": "pièces", "dé": "dés", "coup": "coups", "personne": "personnes",
        "joueur": "joueurs", "point": "points", "renfort": "renforts", "manche": "manches", "case": "cases",
        "tuile": "tuiles", "tour": "tours",
    },
}  # fmt: skip


@cache
def resource(path: Path) -> FluentResource:
    return FluentResource(path.read_text("utf-8"))


def bundle(file: File) -> FluentBundle:
    """The catalogue as it is used: on top of core's, a lesson on top of its game's."""
    made = FluentBundle([file.language], use_isolating=False)
    game = file.path.with_name(f"{file.language}.ftl")
    for path in dict.fromkeys((ROOT / f"src/kassen/core/locale/{file.language}.ftl", game, file.path)):
        made.add_resource(resource(path), allow_overrides=True)
    return made


def formatted(file: File, made: FluentBundle, number: int) -> dict[str, str]:
    texts, errors = {}, []
    for id, pattern in file.patterns.items():
        name, _, attribute = id.partition(".")
        message = made.get_message(name)
        text, wrong = made.format_pattern(
            message.attributes[attribute] if attribute else message.value,
            {each: number if each in COUNTS else "Aki" for each in variables(pattern, file.patterns)},
        )
        texts[id] = str(text)
        errors += [f"{id}: {error}" for error in wrong]
    assert errors == []
    return texts


def disagrees(language: str, text: str) -> str | None:
    for count, rest in re.findall(r"(?<![\d.–-])\b(\d+) ([^\d,;.:(){}]+)", text):
        for singular, plural in COUNTED[language].items():
            one = int(count) == 1 or (language == "fr" and count == "0")
            if re.match(rf"{plural if one else singular}\b", rest):
                return f"{count} {rest}"
    return None


@pytest.mark.parametrize("file", files("ftl"), ids=str)
def test_every_message_can_be_said_with_any_number_and_agrees_with_it(file: File) -> None:
    made = bundle(file)
    for number in NUMBERS:
        texts = formatted(file, made, number)
        assert all(text.strip() or "{" not in text for text in texts.values())
        if file.language in COUNTED:
            assert {id: found for id, text in texts.items() if (found := disagrees(file.language, text))} == {}


@pytest.mark.parametrize(
    ("language", "right", "wrong"),
    [
        ("en", ["1 point", "0 points", "21 armies", "1 of 5 points"], ["1 points", "0 point", "2 army"]),
        ("fr", ["0 point", "1 carte", "21 tuiles"], ["0 points", "2 carte", "1 cartes"]),
    ],
)
def test_the_check_of_agreement_sees_both_faults(language: str, right: list[str], wrong: list[str]) -> None:
    assert not any(disagrees(language, text) for text in right)
    assert all(disagrees(language, text) for text in wrong)


@pytest.mark.parametrize("file", files("ftl", "fr"), ids=str)
def test_a_french_singular_says_its_number_because_it_serves_zero_too(file: File) -> None:
    silent = []
    for id, pattern in file.patterns.items():
        for element in pattern.elements:
            choice = element.expression if isinstance(element, ast.Placeable) else None
            if isinstance(choice, ast.SelectExpression) and isinstance(choice.selector, ast.VariableReference):
                shown = f"{{${choice.selector.id.name}}}"
                by_key = {
                    str(each.key.name if isinstance(each.key, ast.Identifier) else each.key.value): said(each.value)
                    for each in choice.variants
                }
                if shown in "".join(by_key.get("other", [])) and shown not in "".join(by_key.get("one", [shown])):
                    silent.append(id)
    assert silent == []
