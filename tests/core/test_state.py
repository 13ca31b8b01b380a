"""The Python face: few names, all of them words."""

from __future__ import annotations

import itertools
import json

import pytest

import kassen
from kassen import IllegalMove, Log
from kassen.core import Game, State, rules
from kassen.core.options import Option, check_options, parse_options
from kassen.core.seats import count_rounds


def game(players: int = 3, **options: object) -> Game:
    return kassen.game("nobunaga", players=players, **options)


def test_the_example_of_the_readme_plays_a_game() -> None:
    state = game().start(seed=7)
    while not state.over:
        state.play(state.moves()[0])
    assert sorted(state.ranking) == [0, 1, 2]
    assert len(state.scores) == 3


def test_a_move_is_taken_as_itself_as_id_and_as_data() -> None:
    for form in (lambda move: move, lambda move: move.id, lambda move: move.data):
        state = game().start(1)
        state.play(form(state.moves()[1]))
        assert state.ply == 1


@pytest.mark.parametrize("move", [99, -1, {"do": "dance"}, {}, True, 10**40])
def test_an_illegal_move_is_refused_and_changes_nothing(move: object) -> None:
    state = game().start(1)
    before = state.position()
    with pytest.raises(IllegalMove, match="may choose"):
        state.play(move)  # type: ignore[arg-type]
    assert state.position() == before
    assert state.ply == 0


def test_after_the_end_nothing_is_decided() -> None:
    state = game().start(1)
    while not state.over:
        state.play(state.moves()[0])
    assert state.moves() == []
    assert state.seat is None
    with pytest.raises(IllegalMove, match="over"):
        state.play(0)


@pytest.mark.parametrize("players", [0, 1, 6, "3", None.__class__, 2.0])
def test_an_impossible_number_of_players_is_refused(players: object) -> None:
    with pytest.raises(ValueError, match="is for 2, 3, 4 or 5 players"):
        Game(rules("nobunaga"), players)  # type: ignore[arg-type]


def test_an_unknown_game_is_refused_with_the_games_there_are() -> None:
    with pytest.raises(ValueError, match="nobunaga"):
        kassen.game("chess")


@pytest.mark.parametrize(
    ("options", "sentence"), [({"stict": True}, "choose from strict"), ({"strict": 1}, "choose false or true")]
)
def test_a_wrong_option_is_refused_with_what_is_allowed(options: dict[str, object], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        game(**options)


def test_options_of_a_command_line() -> None:
    declared = [Option("strict", False), Option("size", 3, (3, 5)), Option("map", "old", ("old", "new"), file=True)]
    assert parse_options(declared, ["strict=TRUE", "size=5", "map=new"]) == {"strict": True, "size": 5, "map": "new"}
    for wrong in ("strict", "strict=maybe", "size=4", "colour=red", "map=/no/such/file"):
        with pytest.raises(ValueError, match="option"):
            parse_options(declared, [wrong])


def test_a_file_option_takes_the_text_of_a_file_but_never_a_path_from_a_stranger(tmp_path) -> None:
    declared = [Option("map", "old", ("old",), file=True)]
    path = tmp_path / "map.txt"
    path.write_text("a b\nc d\n")
    assert parse_options(declared, [f"map={path}"]) == {"map": "a b\nc d\n"}
    assert check_options(declared, {"map": path}) == {"map": "a b\nc d\n"}
    with pytest.raises(ValueError, match="map"):
        check_options(declared, {"map": str(path)})


def test_undo_goes_back_any_number_of_decisions() -> None:
    state = game().start(3)
    for _ in range(10):
        state.play(state.moves()[0])
    state.undo(to=4)
    assert state.ply == 4
    state.undo()
    assert state.ply == 3
    for wrong in (3, 99, -1):
        with pytest.raises(ValueError, match="undo"):
            state.undo(to=wrong)


def test_passing_the_decision_on_is_an_information_point() -> None:
    state = game().start(3)
    state.play(state.moves()[0])
    assert state.undo_floor == 1


def test_a_copy_goes_its_own_way() -> None:
    state = game().start(3)
    twin = state.copy()
    twin.play(twin.moves()[0])
    assert (state.ply, twin.ply) == (0, 1)
    assert state.position() != twin.position()


def test_a_log_of_another_kind_is_refused() -> None:
    good = json.loads(game().start(1).log.to_json())
    for wrong in ("", "[]", "{}", json.dumps({**good, "seed": None}), json.dumps({**good, "format": 99}), b"\xff"):
        with pytest.raises(ValueError, match=r"not a saved game|format 99"):
            Log.from_json(wrong)


def test_a_log_with_an_illegal_decision_is_refused() -> None:
    log = json.loads(game().start(1).log.to_json())
    with pytest.raises(IllegalMove):
        game().replay(Log.from_json(json.dumps({**log, "decisions": [99]})))


def test_a_game_from_a_position_has_a_log_too() -> None:
    state = game().start(1)
    state.play(state.moves()[0])
    loaded = game().load(state.position(), seed=5)
    loaded.play(loaded.moves()[0])
    assert game().replay(Log.from_json(loaded.log.to_json())).position() == loaded.position()


def test_a_seat_that_does_not_exist_has_no_view() -> None:
    for seat in (3, -1, "0", True):
        with pytest.raises(ValueError, match="seats are 0 to 2"):
            game().start(1).view(seat)  # type: ignore[arg-type]


def test_only_the_seat_to_decide_is_shown_moves() -> None:
    state = game().start(1)
    assert state.view(state.seat).moves
    assert state.view().moves is None
    assert all(state.view(seat).moves is None for seat in range(3) if seat != state.seat)


def test_views_of_an_earlier_moment_are_refused() -> None:
    state = kassen.game("nobunaga", 3).start(1)
    views = state.views()
    assert [views.of(seat) for seat in range(3)] == [state.view(seat) for seat in range(3)]
    state.play(state.legal()[0])
    with pytest.raises(RuntimeError, match="ask it for new views"):
        views.of(0)


def told_rounds(state: State) -> list[int]:
    """The round at every decision of a game played by always taking the first option."""
    rounds = [state.round]
    while not state.over:
        state.play(state.legal()[0])
        rounds.append(state.round)
    return rounds


def test_a_game_tells_its_rounds_as_it_counts_them() -> None:
    """Nobunaga for two: a campaign after three rounds, twice; the news say when each begins."""
    state = game(2).start(1)
    told_rounds(state)
    opened = [event for event in state.events if event.data.event == "opened"]
    assert state.view().round == len(opened) == 6


@pytest.mark.parametrize(("id", "options"), [("provinces", {}), ("provinces", {"daimyo": True}), ("gunkimono", {})])
def test_elsewhere_a_round_is_over_when_the_turn_has_gone_round_the_table(id: str, options: dict[str, object]) -> None:
    state = kassen.game(id, players=3, **options).start(4)
    rounds = told_rounds(state)
    assert rounds[0] == 1
    assert all(now - before in (0, 1) for before, now in itertools.pairwise(rounds))
    first = next(event.data.seat for event in state.events if event.data.event == "first-chosen")
    begins = [state.deciders[ply + 1] for ply, (before, now) in enumerate(itertools.pairwise(rounds[:-1])) if now > before]
    assert begins[:5] == [first] * 5
    assert all(state.deciders[: rounds.index(2)].count(seat) for seat in range(3))


def test_rounds_are_counted_past_seats_that_have_nothing_to_decide() -> None:
    assert [count_rounds(asked, 3) for asked in ([], [1], [1, 1, 2], [1, 2, 0, 1], [1, 2, 0, 2], [2, 1], [0, 2, 1, 0, 0])] == [
        1, 1, 1, 2, 2, 1, 3
    ]  # fmt: skip
