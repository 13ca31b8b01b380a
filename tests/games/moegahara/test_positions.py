"""A position that cannot be is refused with a sentence; its twin that can be is taken."""

from __future__ import annotations

from typing import Any

import pytest

import kassen
from tests.games.moegahara.table import position


def refused(whole: dict[str, Any], players: int = 2) -> str:
    with pytest.raises(ValueError, match="position") as error:
        kassen.game("moegahara", players=players).load(whole)
    return str(error.value)


def fine(whole: dict[str, Any], players: int = 2) -> None:
    state = kassen.game("moegahara", players=players).load(whole)
    again = {key: value for key, value in state.position().items() if key in whole}
    assert again == whole


FIELD = {1: (["archers"], ["gunners"])}


@pytest.mark.parametrize(
    ("phase", "parts"),
    [
        ("action", {"hands": {0: ["archers"]}}),
        ("buy", {"buys": 1}),
        ("next", {"waiting": ["archers", "trap"]}),
        ("territory", {"settling": "gunners"}),
        ("trap", {"settling": "trap", "rows": FIELD}),
        ("horo", {"settling": "horo", "rows": FIELD}),
        ("strike", {"rows": {1: (["kobayakawa"], ["archers"])}, "showdown": 1, "marched": True}),
        ("order", {"rows": {1: (["archers", "otani"], [])}, "showdown": 1, "marched": True}),
        ("keep-horo", {"hands": {0: ["horo"]}, "known": {0: ["horo"]}}),
        ("keep-trap", {"hands": {0: ["trap"]}, "known": {0: ["trap"]}}),
        ("keep-trap", {"hands": {0: ["horo", "trap"]}, "known": {0: ["horo", "trap"]}, "keeping": 0}),
    ],
)
def test_a_good_position_of_each_phase_is_taken(phase: str, parts: dict[str, Any]) -> None:
    fine(position(phase, **parts))


@pytest.mark.parametrize(
    ("phase", "parts", "sentence"),
    [
        ("buy", {"buys": 1, "gone": {"copper": 1}}, "cards of copper, but the box has 36"),
        ("buy", {"buys": 1, "seat": 1}, "seat 0 decides, not 1"),
        ("buy", {"buys": 1, "active": 1, "first": 0}, "after 40 turns seat 0 is active"),
        ("buy", {"buys": 1, "first": 5}, "first is seat 5"),
        ("buy", {"buys": 2}, "bring 0 coins and 1 buys, no more"),
        ("buy", {"buys": 0}, "nothing to decide"),
        ("buy", {"buys": 1, "coins": 3}, "bring 0 coins"),
        ("buy", {"buys": 1, "actions": 1}, "actions are lost"),
        ("buy", {"buys": 1, "hands": {0: ["copper"]}}, "all treasure in hand was laid"),
        ("buy", {"buys": 1, "settling": "archers"}, "no card is being settled"),
        ("buy", {"buys": 1, "showdown": 3}, "no showdown is due"),
        ("buy", {"buys": 1, "keeping": 1}, "Horo are kept in the clean-up only"),
        ("buy", {"buys": 1, "waiting": ["market"]}, "only generals, troops and tactics wait"),
        ("buy", {"buys": 1, "spent": ["archers"]}, "are still waiting"),
        ("buy", {"buys": 1, "marched": True}, "deployed later in the turn"),
        ("buy", {"buys": 1, "quiet": 20}, "the game is over after 10 rounds"),
        ("buy", {"buys": 1, "quiet": 50}, "more turns passed"),
        ("buy", {"buys": 1, "turns": 240}, "the game is over after 120 rounds"),
        ("buy", {"buys": 1, "rows": {1: (["archers"] * 3, [])}}, "territory 1 would be won already"),
        ("buy", {"buys": 1, "rows": {1: (["archers"] * 4, [])}}, "a row has at most 3 cards"),
        ("buy", {"buys": 1, "rows": {1: (["market"], [])}}, "only generals and troops are deployed"),
        ("buy", {"buys": 1, "rows": {1: (["archers@1"], [])}}, "seat 1 cannot have deployed a card for team a"),
        ("buy", {"buys": 1, "rows": FIELD, "won": {1: "a"}}, "its cards have left the game"),
        ("buy", {"buys": 1, "rows": FIELD, "quiet": None}, "cards were deployed"),
        ("buy", {"buys": 1, "rows": FIELD, "markers": {}}, "holds 0 yellow markers for 1 troops"),
        ("buy", {"buys": 1, "markers": {0: {"red": 1}}}, "holds 1 red markers for 0 troops"),
        ("buy", {"buys": 1, "markers": {0: {"green": 1}}}, "no marker 'green'"),
        ("buy", {"buys": 1, "won": dict.fromkeys([1, 3, 5, 7, 9], "a")}, "5 points: the game is over"),
        ("buy", {"buys": 1, "won": {1: "a"}, "territories": None}, "Expected `array`, got `null`"),
        ("buy", {"buys": 1, "discards": {0: ["ieyasu"]}, "east": None}, "a team has taken a side"),
        ("buy", {"buys": 1, "discards": {0: ["ieyasu"], 1: ["ii"]}}, "ii is not on the side of team b"),
        ("buy", {"buys": 1, "discards": {0: ["ieyasu"]}, "east": "b"}, "ieyasu is not on the side of team a"),
        ("buy", {"buys": 1, "east": "a"}, "sides are taken by buying a general"),
        ("buy", {"buys": 1, "hands": {1: ["trap"]}, "known": {1: ["trap", "trap"]}}, "fewer trap in hand than everybody knows"),
        ("buy", {"buys": 1, "hands": {1: ["gold"]}, "known": {1: ["copper"]}}, "fewer copper in hand than everybody knows"),
        ("buy", {"buys": 1, "seats": []}, "2 players have 2 seats, not 0"),
        ("buy", {"buys": 1, "returns": [{"team": "a", "marker": "red"}]}, "markers go back in phase marker only"),
        ("sell", {}, "no phase 'sell'"),
        ("action", {"hands": {0: ["copper"]}}, "nothing to decide"),
        ("action", {"hands": {0: ["archers"]}, "actions": 2}, "leave 1 actions, not 2"),
        ("action", {"hands": {0: ["archers"]}, "coins": 2}, "bring 0 coins"),
        ("action", {"hands": {0: ["archers"]}, "spent": ["gold"]}, "treasure is laid in the buy phase"),
        ("next", {"waiting": ["archers"]}, "two kinds of cards or more"),
        ("territory", {"settling": "market"}, "nothing to decide"),
        ("territory", {"settling": "dragon"}, "choose from ieyasu"),
        ("trap", {"settling": "trap"}, "one option"),
        ("horo", {"settling": "trap", "rows": FIELD}, "nothing to decide"),
        ("strike", {"rows": {1: (["kobayakawa"], [])}, "showdown": 1, "marched": True}, "nothing to decide"),
        ("strike", {"rows": FIELD, "showdown": 1, "marched": True}, "nothing to decide"),
        ("strike", {"rows": FIELD, "showdown": 2, "marched": True}, "was not deployed just now"),
        ("strike", {"rows": {1: (["kobayakawa"], ["archers"])}, "showdown": 1}, "a card was deployed just now"),
        ("strike", {"rows": {1: (["kobayakawa"], ["archers"])}, "showdown": 11}, "<= 10"),
        ("keep-horo", {"hands": {0: ["horo"]}}, "everybody knows that there is a horo"),
        ("keep-horo", {"hands": {0: ["horo"]}, "known": {0: ["horo"]}, "waiting": ["trap"]}, "all cards in play are settled"),
        ("keep-trap", {"hands": {0: ["trap", "horo"]}, "known": {0: ["trap"]}}, "decided before Trap"),
        ("keep-trap", {"hands": {0: ["trap"]}, "known": {0: ["trap"]}, "keeping": 1}, "decided before Trap"),
        ("over", {}, "nobody decides"),
        ("over", {"seat": None}, "neither is the case"),
    ],
)
def test_an_impossible_position_is_refused(phase: str, parts: dict[str, Any], sentence: str) -> None:
    assert sentence in refused(position(phase, **parts))


def test_who_chooses_a_marker_must_be_the_right_seat() -> None:
    rows = {2: (["archers@0"], []), 3: (["archers@2"], []), 4: ([], ["archers@1"])}
    removal: dict[str, Any] = {
        "rows": {**rows, 1: (["spearmen"], [])},
        "returns": [{"team": "a", "marker": "yellow"}],
        "players": 4,
        "active": 1,
    }
    fine(position("marker", **removal, showdown=1), 4)
    assert "is chosen by seat 1, not 2" in refused(position("marker", **removal, showdown=1) | {"seat": 2}, 4)
    assert "by seat 1 or 2, not 3" in refused(position("marker", **removal) | {"seat": 3}, 4)
    assert "the winner of a territory chooses" in refused(position("marker", **removal) | {"seat": 2}, 4)
    fine(position("marker", **removal, won={9: "a"}) | {"seat": 2}, 4)
    twice = removal | {"returns": removal["returns"] * 2}
    assert "gives back one marker" in refused(position("marker", **twice, showdown=1), 4)


def test_a_finished_game_is_taken_when_it_can_be() -> None:
    won = {1: "a", 2: "a", 3: "a", 9: "a"}
    over: dict[str, Any] = {"won": won, "seat": None}
    fine(position("over", **over))
    state = kassen.game("moegahara").load(position("over", **over))
    assert (state.over, state.moves(), state.result()["winners"]) == (True, [], [0])
    assert "no actions, coins or buys" in refused(position("over", **over, buys=1))
    assert "treasure in hand was laid" in refused(position("over", **over, hands={0: ["gold"]}))
    fine(position("over", seat=None, quiet=20))
    assert "after the clean-up" in refused(position("over", seat=None, quiet=20, spent=["gold"]))
