"""What a card would bring, told before it is taken."""

from __future__ import annotations

from collections import Counter
from typing import Any

import kassen
from kassen.core import State
from tests.games.nobunaga.table import campaign, mixed

RIGHT = {"takeda": 1, "hongan": 1}
FOUR = [{"takeda": 1}, {"takeda": 1}, {"takeda": 2}, {}]


def brings(state: State, **move: Any) -> dict[str, dict[str, Any]]:
    """Its effects by their kind."""
    return {told["effect"]: told for told in (effect.data() for effect in state.effects(move))}


def picking(hands: list[dict[str, int]], right: dict[str, int], middle: dict[str, int], turn: int = 1) -> State:
    """In the round before the second campaign: seat 0 is the active player, and so many have chosen."""
    position = campaign(hands, right).position()
    cards = Counter(position["pile"]) - Counter(middle)
    position |= {"phase": "pick", "seat": turn, "turn": turn, "campaign": 1, "pile": mixed(cards), "middle": middle}
    return kassen.game("nobunaga", players=len(hands)).load(position)


def test_a_card_tells_the_rank_it_would_give_in_an_attack() -> None:
    state = picking(FOUR, RIGHT, {"takeda": 2, "asai": 2})
    told = brings(state, do="pick", house="takeda")
    assert told["hold"]["number"] == 2
    # Seat 2 has two as well, but the turn goes clockwise from the active player.
    assert told["would-rank"] == {"effect": "would-rank", "house": "takeda", "how": "scores", "rank": [1], "scoring": 3}
    assert brings(state, do="pick", house="asai")["would-rank"]["how"] == "safe"


def test_a_rank_too_low_is_told() -> None:
    state = picking([{"takeda": 3}, {"asai": 2}, {"takeda": 3}, {}], {"takeda": 2, "hongan": 1}, {"takeda": 2, "asai": 2})
    told = brings(state, do="pick", house="takeda")["would-rank"]
    assert (told["how"], told["rank"], told["scoring"]) == ("nothing", [4], 3)


def test_what_is_told_of_an_attack_is_what_the_attack_brings() -> None:
    """The last pick sends what is left to Nobunaga; if that makes a campaign, the attack can be tried."""
    state = picking(FOUR, {"takeda": 2, "hongan": 2}, {"takeda": 1, "asai": 1}, turn=3)
    told = brings(state, do="pick", house="takeda")
    assert told["starts-campaign"]["number"] == 2
    assert told["would-rank"]["how"] == "nothing"
    state.play({"do": "pick", "house": "takeda"})
    before = state.position()["seats"][3]["scored"]
    state.play({"do": "attack", "house": "takeda"})
    assert state.position()["seats"][3]["scored"] == before


def test_an_unseen_card_leaves_the_rank_open() -> None:
    state = kassen.game("nobunaga", players=2).start(seed=3)
    seen: set[str | None] = set()
    while not state.over and "perhaps" not in seen:
        for id in state.legal():
            seen |= {effect.data().get("how") for effect in state.effects(id) if effect.data()["effect"] == "would-rank"}
        state.play(state.legal()[0])
    assert "perhaps" in seen


def test_the_active_player_card_names_the_ties_it_would_win() -> None:
    hands = [{"takeda": 1}, {"takeda": 1}, {"takeda": 1}, {"takeda": 1}]
    state = picking(hands, RIGHT, {"takeda": 1, "asai": 1}, turn=3)
    assert brings(state, do="active")["would-score"]["house"] == ["takeda"]
    assert "would-score" not in brings(picking([{}] * 4, RIGHT, {"asai": 2, "hongan": 2}), do="active")


def test_the_card_given_to_nobunaga_tells_what_it_means_for_the_giver() -> None:
    state = kassen.game("nobunaga", players=2).start(seed=3)
    while state.phase != "give":
        state.play(state.legal()[-1])
    told = [brings(state, **move.data.to_dict()) for move in state.moves()]
    assert all(each["would-rank"]["how"] != "safe" for each in told)


def test_pairs_and_kept_cards_name_the_rivals() -> None:
    position = kassen.game("nobunaga", players=3).start(1).position()
    pairs = [["takeda", "mouri"], ["takeda", "asai"], ["hongan", "hongan"]]
    cards = Counter(position["pile"]) + Counter(house for pair in position["pairs"] for house in pair)
    cards -= Counter(house for pair in pairs for house in pair)
    state = kassen.game("nobunaga", players=3).load(position | {"pile": mixed(cards), "pairs": pairs})
    assert "alike" in brings(state, do="pair", position=3, house=["hongan", "hongan"])
    assert "rivals" not in brings(state, do="pair", position=2, house=["takeda", "asai"])
    first = state.seat
    state.play({"do": "pair", "position": 1, "house": ["takeda", "mouri"]})
    assert brings(state, do="pair", position=2, house=["takeda", "asai"])["rivals"]["rival_seat"] == [first]
    state.play({"do": "pair", "position": 2, "house": ["takeda", "asai"]})
    assert brings(state, do="keep", house="mouri")["rivals"]["number"] == 0
    assert brings(state, do="keep", house="takeda")["rivals"]["number"] == 1
