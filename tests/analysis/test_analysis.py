"""Looking back adds up, tells luck from decisions, and is the same wherever it is done."""

from __future__ import annotations

import random
from itertools import islice

import msgspec
import pytest

import kassen
from kassen import conformance
from kassen.analysis import Analysis, analyse, refine
from kassen.analysis.compiled import compiled_measure
from kassen.analysis.decision import BUDGETS, Budget, Position, compare
from kassen.analysis.findings import GRADES, differences, grade
from kassen.analysis.judge import at_once, means, plainly_redrawn, spread
from kassen.analysis.looking import walk
from kassen.core import ALL_SEATS, Game, Log, State
from kassen.core.registry import installed
from tests.nightly import at_night

GAMES = [game for id in installed() for game in conformance.combinations(id)]


def is_plain(game: Game) -> bool:
    """Default options, or (with the fewest players) one of them changed."""
    changed = sum(game.options[option.name] != option.default for option in game.rules.options)
    return changed == 0 or (changed == 1 and game.players == game.rules.players[0])


def param(game: Game, *marks: pytest.MarkDecorator) -> object:
    chosen = [f"{option}={value}" for option, value in game.options.items()]
    return pytest.param(
        game, id="-".join([game.id, str(game.players), *chosen]), marks=[pytest.mark.xdist_group(game.id), *marks]
    )


def played(game: Game, seed: int, decisions: int | None = None) -> State:
    """Random decisions, to the end or so many."""
    state, dice = game.start(seed), random.Random(seed)
    while not state.over and state.ply != decisions:
        state.play(dice.choice(state.legal()))
    return state


def short(game: Game, seed: int, last: int) -> Log:
    """The last decisions of a random game, or about so many, chance being otherwise: a log that begins from a position."""
    whole = played(game, seed)
    begin = game.start(seed, whole.decisions[: max(0, whole.ply - last)]).position()
    for again in range(1000):
        later, dice = game.load(begin, again), random.Random(again)
        while not later.over and later.ply < 2 * last:
            later.play(dice.choice(later.legal()))
        if later.over:
            return later.log
    raise AssertionError(f"{game!r} does not end within {2 * last} decisions")


FEW = Budget("few", first=1, most=1, target=1.0, value=1, after=1)  # what adds up does so whatever was measured


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setitem(BUDGETS, FEW.name, FEW)
    monkeypatch.setattr("kassen.analysis.looking.DEALS", 4)
    return FEW.name


@pytest.mark.parametrize(
    "game", [param(game, *([] if game == Game(game.rules) else [at_night])) for game in GAMES if is_plain(game)]
)
def test_start_luck_met_and_fair_are_the_result_exactly(game: Game, few: str) -> None:
    for log in (played(game, 1, 12).log, short(game, 2, 6)):
        for picture in refine(log, few):
            picture.check()  # every one adds up, not only the last
            assert Analysis.from_json(picture.to_json()) == picture
            Analysis.from_json(picture.to_json()).check()
        assert picture.complete
        assert len(picture.rows) == len(log.decisions)
        assert {row.grade for row in picture.rows} <= GRADES.keys()


NOBUNAGA = kassen.game("nobunaga", players=3)
LOG = short(NOBUNAGA, 5, 12)


@pytest.fixture(scope="module")
def found() -> Analysis:
    return analyse(LOG, "quick")


def test_a_finished_game_ends_with_its_win_shares(found: Analysis) -> None:
    ranks = walk(LOG.to_json())[1].result()["ranks"]
    assert found.over
    assert [share > 0 for share in found.ended] == [rank == 1 for rank in ranks]


def test_what_a_reader_is_shown_adds_up_in_whole_percents(found: Analysis) -> None:
    for seat in range(3):
        exact, shown = found.summary(seat), found.summary(seat).shown()
        names = ("start", "own", "given", "met", "luck")
        percents = {name: 100 * getattr(shown, name) for name in names}
        assert all(percents[name] == pytest.approx(round(percents[name])) for name in names)
        assert all(abs(percents[name] - 100 * getattr(exact, name)) < 1 for name in names)
        assert round(sum(percents.values())) == round(100 * shown.ended) == round(100 * exact.ended)


def test_noise_does_not_add_up_to_something_given_away(found: Analysis) -> None:
    """Two decisions that differ from the best by nothing but noise, one either way."""
    row = found.rows[0]
    rows = [msgspec.structs.replace(row, best=row.played + 1, gap=gap, loss=max(gap, 0.0)) for gap in (0.03, -0.03)]
    assert msgspec.structs.replace(found, rows=rows).summary(row.seat).loss == 0


def test_rows_fit_their_decisions(found: Analysis) -> None:
    positions, _ = walk(LOG.to_json())
    for row, position in zip(found.rows, positions, strict=True):
        assert (row.ply, row.seat, row.played, row.legal) == (position.ply, position.seat, position.played, len(position.legal))
        values = {option.id: option.value for option in row.options}
        assert {row.played, row.best} <= values.keys() <= set(position.legal)
        assert row.options[0].id == row.best
        assert all(0 <= value <= 1 for value in values.values())
        assert row.loss == (max(row.gap, 0) if row.best != row.played else 0)
        assert row.grade == grade(row.loss, row.error)
        if row.best != row.played:
            assert values[row.best] - values[row.played] == pytest.approx(row.gap, abs=2e-5)
        assert row.chance or not any(row.luck), "luck without chance"


@pytest.mark.parametrize("threads", [1, 3])
def test_the_same_figures_however_many_threads_look(found: Analysis, threads: int) -> None:
    *_, last = refine(LOG, "quick", threads=threads)
    assert last == found


def test_another_seed_gives_other_figures(found: Analysis) -> None:
    assert analyse(LOG, "quick", seed=1).rows != found.rows


MOEGAHARA = kassen.game("moegahara", players=2)  # has a judge of its own for what was hidden


@pytest.mark.parametrize("log", [pytest.param(LOG, id="nobunaga"), pytest.param(played(MOEGAHARA, 1, 12).log, id="moegahara")])
def test_it_goes_on_from_where_it_was_left(log: Log, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kassen.analysis.looking.EVERY_S", 0.0)
    pictures = refine(log, "quick")
    left = next(picture for picture in pictures if picture.done > 0)
    pictures.close()
    seen: list[int] = []
    *_, last = refine(log, "quick", progress=lambda done, total: seen.append(done), known=Analysis.from_json(left.to_json()))
    assert seen[0] == left.done
    assert last == analyse(log, "quick")
    assert any(any(row.met) for row in last.rows) == (log.game == "moegahara"), "something is hidden there, and nothing here"


def test_a_picture_of_another_game_is_not_gone_on_from(found: Analysis) -> None:
    log = played(NOBUNAGA, 6, 4).log
    assert next(refine(log, "quick", known=found)).done == 0


def test_who_stops_it_waits_for_nothing() -> None:
    pictures = refine(LOG, "deep")
    assert next(pictures).done == 0
    pictures.close()
    assert list(pictures) == []


def test_what_a_seat_cannot_know_changes_nothing_of_its_losses() -> None:
    """Two worlds that look alike to the seat that decides: the same options, the same values, the same loss."""
    state = played(NOBUNAGA, 8, 10)
    seat = state.seat
    assert seat is not None
    verdicts = []
    for key in (1, 2):
        world, legal = state.resample(seat, key), state.legal()
        position = Position(state.ply, world.record(), seat, state.phase, legal, legal[0])
        verdicts.append(at_once(compare(compiled_measure(NOBUNAGA), position, BUDGETS["quick"], 1, 2)))
    assert verdicts[0] == verdicts[1]


def test_dice_are_luck_and_a_choice_alone_is_not() -> None:
    provinces = kassen.game("provinces", players=2)
    state, measure, told = provinces.start(3), compiled_measure(provinces), set()
    for _ in range(20):
        for move in state.moves():
            told.add((type(move.data).__name__, measure.is_sure(state.record(), move.id, 1)))
        state.play(state.legal()[0])
    assert ("Keep", True) in told, "to keep a roll leaves nothing to chance"
    assert ("Reroll", False) in told, "to roll again leaves everything to it"


@pytest.mark.parametrize("id", [pytest.param(id, marks=pytest.mark.xdist_group(id)) for id in installed()])
def test_machine_code_draws_what_plain_rules_draw(id: str) -> None:
    """To the last bit, so that a page without machine code finds the same figures."""
    game = kassen.game(id)
    searcher = compiled_measure(game).searcher
    for seed in range(3):
        for position in walk(played(game, seed, 40).log.to_json())[0][::5]:
            s, key = position.record, 7 * seed + position.ply
            for knower in (ALL_SEATS, position.seat):
                for decision in (None, position.played):
                    drawn = searcher.redrawn(searcher.ready(s), knower, key, decision)
                    plain = plainly_redrawn(game, s, knower, key, decision)
                    assert bytes(drawn.to_bytes()) == bytes(plain.to_bytes())
                    assert drawn.seat == plain.seat


def test_luck_of_samples_is_fair() -> None:
    """What the table had to expect is the mean of what follows: measured with one sample each, the difference has mean 0."""
    state = played(NOBUNAGA, 9, 8)
    measure = compiled_measure(NOBUNAGA)
    choice, s = state.legal()[0], state.record()
    expected = at_once(measure.after(s, choice, 1, 60))
    tables = [measure.follow(s, choice, key) for key in range(1000, 1060)]
    followed = [at_once(measure.sample(table, ALL_SEATS, 1000 + i, 0, 1))[0] for i, table in enumerate(tables)]
    for seat, (one, other) in enumerate(zip(means(expected), means(followed), strict=True)):
        assert abs(one - other) < 4 * spread([chances[seat] for chances in expected]) * (2 / 60) ** 0.5 + 0.01


def test_what_was_hidden_is_met_fairly() -> None:
    """At tables that look alike to a seat its decision changes the chances, in the mean, by what is called fair there: none of
    it is left for `met` to add up to."""
    state = played(NOBUNAGA, 9, 7)
    measure = compiled_measure(NOBUNAGA)
    choice, s, seat = state.legal()[0], state.record(), state.seat
    assert not measure.knows_all(s, 1)
    assert not measure.is_sure(s, choice, 1)
    fair = at_once(measure.changes(s, s.seat, choice, 1, 0, 60))
    tables = [state.resample(seat, key).record() for key in range(1000, 1060)]
    before = [at_once(measure.sample(table, ALL_SEATS, 1000 + i, 0, 1))[0] for i, table in enumerate(tables)]
    after = [at_once(measure.after(table, choice, 2000 + i, 1))[0] for i, table in enumerate(tables)]
    changed = list(map(differences, after, before))
    for each, (one, other) in enumerate(zip(means(fair), means(changed), strict=True)):
        assert abs(one - other) < 4 * spread([change[each] for change in changed]) * (2 / 60) ** 0.5 + 0.01


def test_nothing_is_met_where_nothing_is_hidden(found: Analysis) -> None:
    """Chance may follow, and however a search sees through it: that is luck."""
    measure = compiled_measure(NOBUNAGA)
    assert all(measure.knows_all(position.record, 1) for position in walk(LOG.to_json())[0])
    assert any(row.chance for row in found.rows)
    assert not any(any(row.met) for row in found.rows)


def test_who_decides_at_random_gives_more_away_than_a_search() -> None:
    from kassen.bots import Knowledge, make_bot

    game = kassen.game("nobunaga", players=2)
    state, dice, bot = game.start(0), random.Random(0), make_bot("search:sims=400", 0)
    while (seat := state.seat) is not None:
        state.play(bot.choose(Knowledge(state)) if seat == 0 else dice.choice(state.legal()))
    found = analyse(state.log, "quick")
    search, at_random = (found.summary(seat) for seat in range(2))
    assert search.loss / search.decisions < at_random.loss / at_random.decisions


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"game": "shogi"}, "there is no game"),
        ({"players": 9}, "is for"),
        ({"options": {"kites": True}}, "kites"),
        ({"decisions": (99,)}, "not legal"),
    ],
)
def test_a_log_that_cannot_be_is_refused_in_a_sentence(wrong: dict[str, object], sentence: str) -> None:
    parts: dict[str, object] = {"game": "nobunaga", "players": 3, "seed": 1, "decisions": ()}
    with pytest.raises(ValueError, match=sentence):
        analyse(Log(**(parts | wrong)))  # type: ignore[arg-type]


def test_an_unknown_budget_and_a_foreign_format_are_refused(found: Analysis) -> None:
    with pytest.raises(ValueError, match="choose from quick, normal, deep"):
        analyse(played(NOBUNAGA, 1, 1).log, "endless")
    with pytest.raises(ValueError, match="not an analysis"):
        Analysis.from_json('{"game": 3}')
    with pytest.raises(ValueError, match="has format 9"):
        Analysis.from_json(found.to_json().replace('"format":1', '"format":9'))


def test_a_log_without_decisions_has_chances_alone() -> None:
    pictures = list(islice(refine(NOBUNAGA.start(1).log, "quick"), 5))
    assert pictures[-1].rows == []
    assert not pictures[-1].over
    pictures[-1].check()
