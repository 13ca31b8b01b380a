"""The clean-up, stalemate, points and the result of teams."""

from __future__ import annotations

from typing import Any

import pytest

import kassen
from kassen.core import State
from kassen.games.moegahara.material import POINTS
from tests.games.moegahara.table import choices, discard, row, table
from tests.games.told import told


def keeping(cards: list[str], asked: str = "horo", **parts: Any) -> State:
    return table(f"keep-{asked}", hands={0: cards}, known={0: [asked]}, **parts)


def hand(state: State, seat: int = 0) -> dict[str, int]:
    cards: dict[str, int] = state.position()["seats"][seat]["hand"]
    return cards


# ── keeping tactics ──


def test_any_number_of_tactics_may_be_kept_horo_first_then_trap() -> None:
    state = keeping(["horo", "horo", "trap", "spearmen"])
    assert [move["number"] for move in choices(state, "keep")] == [0, 1, 2]
    state.play({"do": "keep", "card": "horo", "number": 1})
    assert state.phase == "keep-trap"
    state.play({"do": "keep", "card": "trap", "number": 1})
    assert hand(state) == {"horo": 1, "trap": 1, "copper": 2}
    assert discard(state, 0) == {"horo": 1, "spearmen": 1}


def test_example_two_cards_kept_draw_two() -> None:
    state = keeping(["horo", "horo"])
    state.play({"do": "keep", "card": "horo", "number": 2})
    assert hand(state) == {"horo": 2, "copper": 2}


def test_with_four_or_more_kept_none_is_drawn() -> None:
    state = keeping(["horo"] * 5)
    state.play({"do": "keep", "card": "horo", "number": 5})
    assert hand(state) == {"horo": 5}


def test_without_tactics_in_hand_nothing_is_asked() -> None:
    state = table("buy", hands={0: ["spearmen", "market"]}, buys=1)
    state.play({"do": "end-buys"})
    assert state.position()["active"] == 1
    assert hand(state) == {"copper": 4}
    assert discard(state, 0) == {"spearmen": 1, "market": 1}


def test_what_is_kept_is_shown_to_all_and_what_is_not_is_discarded_openly() -> None:
    state = keeping(["horo", "horo", "market"])
    state.play({"do": "keep", "card": "horo", "number": 1})
    assert {"event": "kept", "seat": 0, "card": "horo", "number": 1} in [event.data.to_dict() for event in state.seen_events(1)]
    assert state.view(1).board.seats[0].known == {"horo": 1}
    assert told(state, "discarded") == [{"event": "discarded", "seat": 0, "card": {"horo": 1, "market": 1}}]


def test_a_kept_tactic_is_known_until_it_is_played() -> None:
    state = table("action", hands={0: ["horo", "spearmen"]}, known={0: ["horo"]}, rows={1: (["archers"], [])})
    state.play({"do": "play", "card": "horo"})
    assert state.view(1).board.seats[0].known == {}


def test_everything_in_play_goes_to_the_discard_pile_and_the_hand_is_drawn_up_to_4() -> None:
    state = table("buy", spent=["gold", "market"], coins=0, buys=1, hands={0: []})
    state.play({"do": "end-buys"})
    assert discard(state, 0) == {"gold": 1, "market": 1}
    assert hand(state) == {"copper": 4}


def test_the_deck_that_runs_out_in_the_clean_up_takes_in_what_was_just_discarded() -> None:
    state = table("buy", spent=["gold", "silver"], buys=1, decks={0: ["copper"]})
    state.play({"do": "end-buys"})
    assert hand(state) == {"copper": 1, "silver": 1, "gold": 1}


# ── points ──


def test_example_three_adjacent_territories_are_worth_4_points() -> None:
    state = table("buy", buys=1, won={4: "a", 5: "a", 6: "a", 1: "b", 3: "b"})
    assert state.result()["scores"] == [4, 2]


def test_the_bonus_counts_once_and_only_for_neighbours() -> None:
    assert POINTS[0b1111] == 5
    assert POINTS[0b111_0_111] == 7
    assert POINTS[0b11011] == 4
    for won in range(1024):  # the slow way
        numbers = [number for number in range(10) if won >> number & 1]
        runs = any({number, number + 1, number + 2} <= set(numbers) for number in numbers)
        assert POINTS[won] == len(numbers) + runs


def test_four_territories_with_three_adjacent_win() -> None:
    state = table("territory", settling="spearmen", won={1: "a", 2: "a", 9: "a"}, rows={3: (["archers", "archers"], [])})
    state.play({"do": "deploy", "card": "spearmen", "territory": 3})
    assert state.over
    assert state.result()["scores"] == [5, 0]
    assert told(state, "ended-points") == [{"event": "ended-points", "team": "a"}]


def test_four_territories_apart_do_not_win() -> None:
    state = table("territory", settling="spearmen", won={1: "a", 5: "a", 9: "a"}, rows={3: (["archers", "archers"], [])})
    state.play({"do": "deploy", "card": "spearmen", "territory": 3})
    assert not state.over


# ── teams ──


@pytest.mark.parametrize("players", [2, 4, 6])
def test_a_team_wins_together(players: int) -> None:
    game = kassen.game("moegahara", players=players)
    assert game.rules.teams is not None
    assert game.rules.teams(players) == (0, 1) * (players // 2)
    state = table("buy", players=players, buys=1, won={4: "b"})
    assert state.result()["scores"] == [0, 1] * (players // 2)
    assert state.result()["ranks"] == [2, 1] * (players // 2)


# ── stalemate ──


def last_quiet(players: int = 2, **parts: Any) -> State:
    """The buy phase of the turn after which nobody has deployed for ten rounds."""
    return table("buy", players=players, buys=1, quiet=10 * players - 1, **parts)


@pytest.mark.parametrize("players", [2, 4, 6])
def test_ten_rounds_without_a_deployment_end_the_game(players: int) -> None:
    state = last_quiet(players)
    state.play({"do": "end-buys"})
    assert state.over
    assert told(state, "ended-silence-draw")


def test_one_turn_less_does_not() -> None:
    state = table("buy", buys=1, quiet=18)
    state.play({"do": "end-buys"})
    assert not state.over
    assert state.position()["quiet"] == 19


def test_a_deployment_starts_the_count_anew() -> None:
    state = last_quiet(waiting=["spearmen"])
    state.play({"do": "end-buys"})
    state.play({"do": "deploy", "card": "spearmen", "territory": 1})
    assert not state.over
    assert state.position()["quiet"] == 0


def test_before_the_first_deployment_of_the_game_nothing_is_counted() -> None:
    state = table("buy", buys=1, quiet=None)
    state.play({"do": "end-buys"})
    assert state.position()["quiet"] is None


def test_the_end_of_round_120_ends_the_game() -> None:
    state = table("buy", active=1, first=0, turns=239, buys=1)
    state.play({"do": "end-buys"})
    assert state.over
    assert told(state, "ended-rounds-draw")
    earlier = table("buy", active=0, first=0, turns=238, buys=1)
    earlier.play({"do": "end-buys"})
    assert not earlier.over


@pytest.mark.parametrize(
    ("parts", "ranks"),
    [
        ({"won": {1: "a"}}, [1, 2]),
        ({"won": {1: "a", 2: "b"}}, [1, 1]),
        # Four points each: three adjacent ones against four apart, so more territories win.
        ({"won": {1: "a", 2: "a", 3: "a", 5: "b", 7: "b", 9: "b", 10: "b"}}, [2, 1]),
        # Then strength on the field, with modifiers: cavalry before a general has 6.
        ({"rows": {1: (["cavalry", "ii"], []), 2: ([], ["gunners", "gunners"])}}, [1, 2]),
        ({"rows": {1: (["gunners"], []), 2: ([], ["gunners"])}}, [1, 1]),
    ],
)
def test_in_a_stalemate_points_then_territories_then_strength_decide(parts: dict[str, Any], ranks: list[int]) -> None:
    state = last_quiet(**parts)
    state.play({"do": "end-buys"})
    assert state.over
    assert state.result()["ranks"] == ranks


def test_a_card_that_finds_no_room_is_no_deployment() -> None:
    # Team a has a full row of cavalry and archers wherever it is not won; one peasant is left over.
    full = {1: (["cavalry"] * 3, ["gunners"]), 2: (["cavalry"] * 3, ["gunners"]), 3: (["cavalry"] * 3, ["gunners"])}
    full |= {4: (["gunners"] * 3, ["cavalry"])}
    won = {5: "a", 6: "a", 8: "b", 9: "b", 10: "a"}
    state = last_quiet(rows={**full, 7: (["ieyasu", "fukushima", "kuroda"], ["archers"])}, won=won, waiting=["archers"])
    state.play({"do": "end-buys"})
    assert told(state, "no-room") == [{"event": "no-room", "seat": 0, "card": "archers"}]
    assert state.over
    assert discard(state, 0).get("archers", 0) + hand(state).get("archers", 0) == 1
    assert row(state, 7, "a") == ["ieyasu", "fukushima", "kuroda"]
