"""Who wins a territory: the examples of the rulebook, total victory, and what leaves the field."""

from __future__ import annotations

import random
from typing import Any

import pytest

import kassen
from kassen.games.moegahara import rows as words
from kassen.games.moegahara.material import CARD_IDS, LAST_GENERAL
from kassen.games.moegahara.showdown import showdown
from tests.games.moegahara.table import CARDS, deploy, deploying, discard, owner, row, table
from tests.games.told import told

GAME = kassen.game("moegahara")


def decided(a: list[str], b: list[str]) -> int:
    """The team that wins with these rows: 0, 1, or -1 for nobody."""
    s: Any = GAME.template.copy()
    for team, names in enumerate((a, b)):
        for place, name in enumerate(names):
            s.row[team][0] |= words.card(CARD_IDS.index(name), team) << (8 * place)
    return showdown(s, 0)


def test_example_5_3_2_against_4_6_2_nothing_happens() -> None:
    assert decided(["cavalry", "spearmen", "peasants"], ["archers", "gunners", "peasants"]) == -1


def test_example_two_gunners_lose_to_cavalry_and_kuroda() -> None:
    assert decided(["gunners", "gunners"], ["cavalry", "kuroda"]) == 1


def test_example_two_gunners_lose_to_kuroda_deployed_behind_cavalry_at_the_table() -> None:
    state = deploy(deploying("kuroda", rows={4: (["cavalry"], ["gunners", "gunners"])}), 4)
    assert owner(state, 4) == "a"
    assert told(state, "won")[0]["territory"] == 4


def test_example_archers_gunners_spearmen_against_archers_cavalry_nothing_happens() -> None:
    assert decided(["archers", "gunners", "spearmen"], ["archers", "cavalry"]) == -1


@pytest.mark.parametrize("cards", [["peasants"] * 3, ["gunners", "peasants", "spearmen"]])
def test_example_three_cards_against_none_win_whatever_the_cards(cards: list[str]) -> None:
    state = deploy(deploying(cards[2], rows={7: (cards[:2], [])}), 7)
    assert owner(state, 7) == "a"


def test_three_cards_against_one_do_not_win() -> None:
    assert owner(deploy(deploying("gunners", rows={7: (["gunners", "gunners"], ["peasants"])}), 7), 7) is None


def test_two_places_are_enough_and_one_is_not() -> None:
    assert decided(["gunners", "gunners"], ["archers", "archers"]) == 0
    assert decided(["gunners", "gunners"], ["archers"]) == -1
    assert decided(["gunners", "archers"], ["archers", "archers"]) == -1


def test_the_third_place_can_decide() -> None:
    assert decided(["gunners", "archers", "gunners"], ["archers", "archers", "archers"]) == 0


def test_the_deploying_side_may_lose_the_territory_by_it() -> None:
    state = deploy(deploying("peasants", rows={1: (["peasants"], ["gunners", "gunners"])}), 1)
    assert owner(state, 1) == "b"


def test_cards_of_a_won_territory_leave_the_game_and_it_takes_no_more() -> None:
    state = deploying("gunners", rows={2: (["gunners"], ["spearmen", "spearmen"])}, waiting=["spearmen"])
    deploy(state, 2)
    after = state.position()
    assert after["gone"] == {"gunners": 2, "spearmen": 2}
    assert row(state, 2, "a") == row(state, 2, "b") == []
    assert 2 not in [move.data.territory for move in state.moves()]
    assert len(state.moves()) == 9


def test_a_removal_that_leaves_three_against_none_wins_too() -> None:
    state = table("trap", settling="trap", rows={3: (["spearmen"] * 3, ["peasants"])})
    state.play({"do": "trap", "territory": 3, "place": 1, "card": "peasants", "of_seat": 1})
    assert owner(state, 3) == "a"


def test_a_removal_can_win_for_the_side_that_lost_the_card() -> None:
    # Without its first card the row of team b moves up and wins two places.
    state = table("trap", settling="trap", rows={3: (["archers", "cavalry", "gunners"], ["spearmen", "gunners", "gunners"])})
    state.play({"do": "trap", "territory": 3, "place": 1, "card": "spearmen", "of_seat": 1})
    assert owner(state, 3) == "b"


def test_shimazu_survives_a_loss_in_the_discard_pile_of_his_deployer() -> None:
    rows = {5: (["ieyasu", "gunners"], ["shimazu@3"])}
    state = deploy(deploying("spearmen", rows=rows, active=1, players=4), 5)
    assert owner(state, 5) == "a"
    assert discard(state, 3) == {"shimazu": 1}
    assert state.position()["gone"] == {"ieyasu": 1, "gunners": 1, "spearmen": 1}
    assert told(state, "escaped") == [{"event": "escaped", "of_seat": 3, "card": "shimazu"}]


def test_shimazu_survives_a_victory_too() -> None:
    state = deploy(deploying("spearmen", rows={5: (["shimazu", "spearmen"], [])}), 5)
    assert owner(state, 5) == "a"
    assert "shimazu" in discard(state, 0)


def slow_showdown(a: list[str], b: list[str]) -> int:
    """The rule as the booklet tells it, card by card."""

    def strength(own: list[str], enemy: list[str], place: int) -> int:
        card = own[place]
        total = CARDS[card].cost
        total += "ieyasu" in own
        total += card == "fukushima" and place == 0
        total += place == 0 and own[1:2] == ["kuroda"]
        total += card == "cavalry" and "ii" in own
        total += card == "gunners" and "ukita" in own
        total += card == "cavalry" and place + 1 < len(own) and CARD_IDS.index(own[place + 1]) <= LAST_GENERAL
        return total - ("ishida" in enemy)

    if {len(a), len(b)} == {0, 3}:
        return 0 if a else 1
    won = [0, 0]
    for place in range(min(len(a), len(b))):
        first, second = strength(a, b, place), strength(b, a, place)
        if first != second:
            won[0 if first > second else 1] += 1
    return 0 if won[0] >= 2 else 1 if won[1] >= 2 else -1


def test_the_showdown_agrees_with_its_slow_version_on_5000_random_fields() -> None:
    dice = random.Random(1)
    east, west = CARD_IDS[:5] + CARD_IDS[10:15] * 2, CARD_IDS[5:10] + CARD_IDS[10:15] * 2
    seen = set()
    for _ in range(5000):
        a, b = dice.sample(east, dice.randrange(4)), dice.sample(west, dice.randrange(4))
        assert decided(a, b) == slow_showdown(a, b), (a, b)
        seen.add(slow_showdown(a, b))
    assert seen == {-1, 0, 1}
