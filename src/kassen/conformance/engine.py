"""Claims about rules, records, positions and the log."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import numpy as np

from kassen.core import ALL_SEATS, Game, Log, State
from kassen.core.record import FUTURE

Array = np.ndarray[Any, Any]
TOO_LONG = 100_000  # decisions


OPENING = 30  # this many first decisions are all checked


def is_looked_at(state: State, dice: random.Random) -> bool:
    """For expensive checks: all of the opening, then decisions ever more rarely, and always the end."""
    return state.over or dice.random() * state.ply < OPENING


def play_on(state: State, dice: random.Random) -> None:
    """Make one random decision."""
    state.play(dice.choice(state.legal()))


def ends(game: Game, seed: int) -> None:
    state, dice = game.start(seed), random.Random(seed)
    while not state.over:
        assert len(state.legal()) > 1, f"decision {state.ply} was asked with one option"
        play_on(state, dice)
        assert state.ply < TOO_LONG, "the game does not end"
    result = state.result()
    assert len(result["scores"]) == len(result["ranks"]) == game.players
    assert min(result["ranks"]) >= 1
    assert state.seat is None
    assert state.phase == "over"
    teams = game.rules.teams
    if teams:
        by_team = {(team, result["scores"][seat], result["ranks"][seat]) for seat, team in enumerate(teams(game.players))}
        assert len(by_team) == len(set(teams(game.players))), "allies share score and rank"


def replays(game: Game, seed: int) -> None:
    state, dice = game.start(seed), random.Random(seed)
    while not state.over:
        play_on(state, dice)
    log = Log.from_json(state.log.to_json())
    again = game.replay(log)
    assert again.position() == state.position(), "the log gives another end"
    assert [event.data for event in again.events] == [event.data for event in state.events], "the log tells another story"
    sealed = [game.start(f"secret {seed}"), game.start(f"secret {seed}")]
    assert sealed[0].position() == sealed[1].position(), "a sealed seed is not reproducible"
    starts = {json.dumps(game.start(other).position()) for other in range(seed, seed + 20)}
    assert len(starts) > 1, "20 seeds give the same start"


def compiled_equals_plain(game: Game, seed: int) -> None:
    from kassen.core import compiled

    batch = game.batch(1)
    batch.start([seed])
    state, dice = game.start(seed), random.Random(seed)
    while True:
        ids = batch.legal[0, : batch.counts[0]].tolist()
        assert state.legal() == ids, f"decision {state.ply}: plain offers {state.legal()}, compiled {ids}"
        same_record(state.pack(), batch.records, f"decision {state.ply}")
        if state.ply % 7 == 0 or state.over:
            same_functions(state, batch.records, seed, compiled)
        if state.over:
            return
        choice = dice.choice(state.legal())
        state.play(choice)
        batch.step_one(0, choice)


def same_record(plain: Array, compiled: Array, where: str) -> None:
    if plain.tobytes() == compiled.tobytes():
        return
    assert plain.dtype.names is not None
    for name in plain.dtype.names:
        assert np.array_equal(plain[name], compiled[name]), f"{where}: {name} is {plain[name]} plain, {compiled[name]} compiled"


def same_functions(state: State, records: Array, seed: int, compiled: Any) -> None:
    """Observation, result and resampling are the same plain and compiled."""
    game = state.game
    for seat in range(game.players):
        tensor = np.zeros(game.observation.size, np.float32)
        compiled.look(records, 0, seat, game.observation.scale, tensor)
        assert np.array_equal(tensor, state.observe(seat)), (
            f"decision {state.ply}: seat {seat} observes something else when compiled"
        )
    for seat in (*range(game.players), ALL_SEATS):
        twin = state.resample(seat, seed)
        other = records.copy()
        other["key0"], other["key1"], other["draws"] = seed & 0xFFFFFFFF, seed >> 32, 0
        compiled.resample_one(other, 0, seat)
        same_record(twin.pack(), other, f"decision {state.ply}, resampled for seat {seat}")
    out = np.zeros(2 * game.players)
    compiled.final(records, 0, out)
    result = state.result()
    assert out.tolist() == result["scores"] + result["ranks"], f"decision {state.ply}: results differ"


def masks(game: Game, seed: int) -> None:
    state, dice = game.start(seed), random.Random(seed)
    while not state.over:
        legal, moves = state.legal(), state.moves()
        assert len(set(legal)) == len(legal) <= game.most_legal, f"decision {state.ply}: an id is offered twice, or too many"
        assert np.flatnonzero(state.mask()).tolist() == sorted(legal), f"decision {state.ply}: mask and moves differ"
        counted(state, dice.randrange(len(legal)))
        data = [msgspec.json.encode(move.data) for move in moves]
        assert len(set(data)) == len(data), f"decision {state.ply}: two moves have the same structured form"
        chosen = dice.choice(moves)
        assert state.find(msgspec.json.decode(msgspec.json.encode(chosen.data))) == chosen.id
        state.play(chosen)


def counted(state: State, k: int) -> None:
    """A phase's `count` and `nth`, if it has them, agree with the options it lists."""
    phase, s, legal = state.game.rules.phases[state._s.phase], state._s, state.legal()
    if phase.count and phase.nth:
        assert phase.count(s) == len(legal), f"decision {state.ply}: {phase.count(s)} are counted, {len(legal)} listed"
        for at in {0, k, len(legal) - 1}:
            assert phase.nth(s, at) == legal[at], f"decision {state.ply}: number {at} is not the one listed there"


def positions_round_trip(game: Game, seed: int) -> None:
    state, dice = game.start(seed), random.Random(seed)
    while True:
        if is_looked_at(state, dice):
            position = state.position()
            again = game.load(json.loads(json.dumps(position)))
            assert again.position() == position, f"decision {state.ply}: the position changed in a round trip"
            same_position(state, again)
        if state.over:
            return
        play_on(state, dice)


def same_position(state: State, again: State) -> None:
    """Equal except for chance still to come."""
    assert again.legal() == state.legal(), f"decision {state.ply}: other moves after a round trip"
    before, after = state.pack(), again.pack()
    for name in set(before.dtype.names or ()) - FUTURE:
        assert np.array_equal(before[name], after[name]), f"decision {state.ply}: {name} {before[name]} became {after[name]}"


def undo_returns(game: Game, seed: int) -> None:
    state, dice = game.start(seed), random.Random(seed)
    path = []
    while not state.over:
        path.append((state.pack().tobytes(), len(state.events)))
        play_on(state, dice)
    while state.ply:
        target = max(0, state.ply - dice.randint(1, max(20, state.ply // 8)))
        state.undo(target)
        assert (state.pack().tobytes(), len(state.events)) == path[target], f"undo to {target} gives another position"
        assert state.undo_floor <= target


NONSENSE: list[Any] = [None, -1, 1, 3, 10**30, 1.5, "", "x", [], {}, True, [1], {"x": 1}]


def refuses_nonsense(game: Game, seed: int) -> None:
    dice = random.Random(seed)
    state = game.start(seed)
    while not state.over:
        if is_looked_at(state, dice):
            for _ in range(2):
                _check_spoiled(game, spoil(state.position(), dice), dice)
        play_on(state, dice)


def _check_spoiled(game: Game, spoiled: dict[str, Any], dice: random.Random) -> None:
    try:
        state = game.load(spoiled)
    except ValueError as error:
        assert len(str(error)) < 500, "a refusal is a sentence, not a dump"
        return
    while not state.over:
        play_on(state, dice)


def spoil(position: dict[str, Any], dice: random.Random) -> dict[str, Any]:
    """Change one place in a position, at any depth: a different value, a missing one, or one too many."""
    twin: dict[str, Any] = json.loads(json.dumps(position))
    node: Any = twin
    while True:
        keys = list(node) if isinstance(node, dict) else list(range(len(node)))
        key = dice.choice(keys)
        if isinstance(node[key], (dict, list)) and node[key] and dice.random() < 0.8:
            node = node[key]
            continue
        way = dice.randrange(4)
        if way == 0:
            del node[key]
        elif way == 1 and isinstance(node, list):
            node.append(node[key])
        elif way == 2 and isinstance(node[key], int):
            node[key] += dice.choice([-1, 1])
        else:
            node[key] = dice.choice(NONSENSE)
        return twin
