"""What the view foretells of a decision on the field is what happens."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import kassen
from kassen.core import State
from kassen.games.moegahara.material import PRINTED
from tests.games.moegahara.table import choices, deploying, table


def foretold(state: State, **wanted: Any) -> dict[str, Any]:
    """The outlook of the one move that has these words."""
    view = state.view(state.seat).to_dict()
    [id] = [move["id"] for move in view["moves"] if wanted.items() <= move.items()]
    return ahead_of(view, id)


def ahead_of(view: dict[str, Any], id: int) -> dict[str, Any]:
    found = [outcome for outcome in view["board"].get("outlook", []) if outcome["id"] == id]
    return {word: value for word, value in found[0].items() if word != "id"} if found else {}


def test_cavalry_and_kuroda_beat_two_gunners() -> None:
    state = deploying("kuroda", rows={4: (["cavalry"], ["gunners", "gunners"])})
    assert foretold(state, territory=4) == {"territory": 4, "a": [7, 7], "b": [6, 6], "winner": "a", "points": 1}
    assert foretold(state, territory=5) == {"territory": 5, "a": [7], "b": []}


def test_the_third_territory_in_a_row_brings_its_bonus() -> None:
    state = deploying("gunners", rows={4: (["gunners"], ["archers", "archers"])}, won={2: "a", 3: "a"})
    assert foretold(state, territory=4)["points"] == 4


def test_hideyori_as_third_card_wins_at_once_and_kobayakawa_strikes_first() -> None:
    third = deploying("hideyori", rows={1: (["spearmen", "gunners"], ["archers", "archers"])})
    assert foretold(third, territory=1)["winner"] == "a"
    striking = deploying("kobayakawa", rows={1: (["gunners"], ["archers", "archers"])})
    assert "winner" not in foretold(striking, territory=1)
    striking.play({"do": "deploy", "card": "kobayakawa", "territory": 1})
    assert foretold(striking, do="spare")["winner"] == "a"
    assert "winner" not in foretold(striking, do="strike", place=1)


def test_only_who_decides_is_told() -> None:
    state = deploying("archers")
    assert state.view(0).board.outlook
    assert state.view(1).board.outlook is None
    assert state.view(None).board.outlook is None


@pytest.mark.parametrize("players", [2, 6])
def test_every_outlook_of_whole_games_comes_true(players: int) -> None:
    """Unless a general's own effect or a marker comes first, the rows and the winner are as foretold."""
    chance = random.Random(players)
    told = 0
    for seed in range(4):
        state = kassen.game("moegahara", players=players).start(seed)
        while not state.over:
            view = state.view(state.seat).to_dict()
            move = chance.choice(view["moves"])
            ahead = ahead_of(view, move["id"])
            state.play(move["id"])
            if ahead and state.phase not in ("strike", "order", "marker"):
                check(state, ahead)
                told += 1
    assert told > 100


def check(state: State, ahead: dict[str, Any]) -> None:
    board = state.view(None).board.to_dict()
    territory = board["territories"][ahead["territory"] - 1]
    assert territory["owner"] == ahead.get("winner")
    if "winner" in ahead:
        assert board["teams"][ahead["winner"]]["points"] == ahead["points"]
    else:
        assert {team: [card["strength"] for card in territory[team]] for team in "ab"} == {"a": ahead["a"], "b": ahead["b"]}


def test_the_view_says_who_makes_a_card_stronger_or_weaker() -> None:
    state = table("buy", buys=1, rows={1: (["cavalry", "kuroda"], ["ishida"])})
    first, second = state.view(0).board.territories[0].a
    assert (first.strength, first.modifiers) == (6, {"kuroda": 1, "ishida": -1, "cavalry": 1})
    assert (second.strength, second.modifiers) == (6, {"ishida": -1})
    assert state.view(0).board.territories[0].b[0].modifiers is None


def test_with_six_players_the_largest_view_is_far_below_30_kb() -> None:
    field = {number: (["gunners@0", "archers@2", "cavalry@4"], ["archers@1", "gunners@3"]) for number in (1, 3, 5)}
    field |= {number: (["spearmen@2", "peasants@4"], ["spearmen@5"]) for number in (2, 8)}
    own = ["copper", "silver", "gold", "flood", "post", "council", "supply", "market", "trap", "horo"]
    state = table("horo", players=6, settling="horo", rows=field, discards=dict.fromkeys(range(6), own[:3]))
    assert len(choices(state, "reorder")) > 15
    assert len(json.dumps(state.view(0).to_dict())) < 15_000


# ── what a card is good for ──


def brings(state: State, **move: Any) -> dict[str, dict[str, Any]]:
    """Its effects by their kind."""
    return {told["effect"]: told for told in (effect.data() for effect in state.effects(move))}


def buying(coins: int, buys: int = 1, **parts: Any) -> State:
    spent = ["copper"] * coins + ["flood"] * (buys - 1)
    return table("buy", coins=coins, buys=buys, spent=spent, **parts)


def test_a_troop_tells_what_it_could_do_on_the_field() -> None:
    rows = {2: ([], ["spearmen"]), 4: (["gunners"], ["archers", "archers"]), 7: ([], ["gunners"])}
    state = buying(6, rows=rows)
    assert brings(state, do="buy", card="cavalry")["in-field"] == {
        "effect": "in-field", "card": "cavalry", "strength": 5, "how": "decides", "territory": [4], "number": 1
    }  # fmt: skip
    assert brings(buying(6, rows={2: rows[2], 7: rows[7]}), do="buy", card="archers")["in-field"]["territory"] == [2]
    assert brings(buying(6, rows={7: rows[7]}), do="buy", card="gunners")["in-field"]["how"] == "behind"
    assert brings(buying(6), do="buy", card="gunners")["in-field"]["how"] == "free"
    assert brings(state, do="buy", card="cavalry")["brings-marker"]["marker"] == "blue"


def test_treasure_tells_what_a_hand_then_holds() -> None:
    state = buying(6, decks={0: ["horo"] * 2})  # six copper, two Horo
    assert brings(state, do="buy", card="gold")["hand-coins"] == {"effect": "hand-coins", "number": 4, "was": 3.0, "now": 4.0}
    assert state.words("fr").effects({"do": "buy", "card": "silver"})[0].endswith("3,6 (actuellement 3)")
    assert state.words("en").effects({"do": "buy", "card": "silver"})[0].startswith("a hand of 4 then holds 3.6 coins")


def test_what_is_left_to_buy_with_is_told_with_what_it_is_enough_for() -> None:
    told = brings(buying(8, buys=2), do="buy", card="cavalry")
    assert (told["bought"]["coins"], told["bought"]["buys"]) == (3, 1)
    assert told["affords"]["card"] == ["spearmen", "trap", "flood"]
    assert brings(buying(8), do="buy", card="cavalry")["forfeits"]["coins"] == 3
    assert brings(buying(5), do="buy", card="market")["when-played"]["gain"] == [
        {"gain": gain, "number": 1} for gain in ("cards", "actions", "coins", "buys")
    ]


def test_a_card_says_what_is_printed_on_it_unless_a_table_of_ones_own_says_otherwise() -> None:
    assert brings(buying(9), do="buy", card="ieyasu")["does"] == {"effect": "does", "text": "ieyasu"}
    other = PRINTED.replace("untrappable lifts-row", "untrappable leads")
    told = buying(9, options={"cards": other}).words("en").effects({"do": "buy", "card": "ieyasu"})
    assert "Cannot be trapped." in told
    assert "+1 while it is first in its row." in told
    assert not any("All cards" in line for line in told)


def test_the_last_of_a_pile_and_the_side_of_the_first_general() -> None:
    state = buying(9)
    assert brings(state, do="buy", card="ishida")["takes-side"] == {"effect": "takes-side", "side": "west", "other_side": "east"}
    assert "last-one" not in brings(state, do="buy", card="ishida")
    assert "last-one" in brings(buying(5, decks={1: ["market"] * 3}), do="buy", card="market")


def test_a_marker_that_goes_back_tells_the_actions_left() -> None:
    rows = {2: (["archers@0"], []), 3: (["archers@2"], []), 4: (["gunners@2"], ["archers"])}
    owed = [{"team": "a", "marker": "yellow"}]
    state = table("marker", rows={**rows, 1: (["spearmen"], [])}, returns=owed, players=4, active=1, showdown=1)
    told = {move.data.from_seat: brings(state, **move.data.to_dict())["fewer-actions"]["number"] for move in state.moves()}
    assert told == {0: 2, 2: 2}


def test_a_tactic_passed_up_and_a_card_given_away_are_told() -> None:
    state = table("horo", players=4, settling="horo", discards={0: ["spearmen", "copper"]}, rows={2: (["archers"], ["spearmen"])})
    assert brings(state, do="pass", card="horo")["unused"]["card"] == "horo"
    told = brings(state, do="give", card="spearmen", to_seat=2)
    assert told["receives"]["to_seat"] == 2
    assert told["hand-coins"]["now"] > told["hand-coins"]["was"]
