"""The end of the game and its result."""

from __future__ import annotations

from typing import Any

from kassen.core import EVERYBODY, NOBODY, rule, tell
from kassen.core.bits import wide
from kassen.games.moegahara import rows
from kassen.games.moegahara.decisions import BY_ROUNDS, BY_SILENCE, ENDED
from kassen.games.moegahara.effects import strength
from kassen.games.moegahara.material import COUNT, LAST_ROUND, POINTS, QUIET_ROUNDS, TERRITORIES
from kassen.games.moegahara.state import MoegaharaRecord

# The first team with 5 points wins at once: no marker is returned, waiting cards are not resolved, no clean-up. (S)


@rule
def end_game(s: MoegaharaRecord, reason: int) -> None:
    s.seat = NOBODY
    s.phase = 0
    s.options = 0
    s.first_option = 0
    s.may_pass = 0
    s.returns = 0
    s.chooser = NOBODY
    s.due = -1
    tell(s, EVERYBODY, ENDED, reason, leading_team(s))


# Stalemate (R): after the first deployment of the game, 10 turns of every seat in a row without a general or troop being
# deployed, or the end of round 120, end the game.


@rule
def end_stalemate(s: MoegaharaRecord) -> None:
    if s.quiet >= QUIET_ROUNDS * s.players:
        end_game(s, BY_SILENCE)
    elif s.turns >= LAST_ROUND * s.players:
        end_game(s, BY_ROUNDS)


# 1 point per territory, and once per team 1 more for holding 3 adjacent ones. (S; once I)
# In a stalemate more points win, then more territories, then more total strength on the field, else it is a draw. (R)


@rule
def points(s: MoegaharaRecord, team: int) -> int:
    return int(POINTS[s.owned[team]])


@rule
def field_strength(s: MoegaharaRecord, team: int) -> int:
    total = 0
    for territory in range(TERRITORIES):
        own, enemy = wide(s.row[team][territory]), wide(s.row[1 - team][territory])
        for place in range(rows.size(own)):
            total += strength(s, own, enemy, place)
    return total


@rule
def leading_team(s: MoegaharaRecord) -> int:
    """NOBODY if the teams are level."""
    lead = POINTS[s.owned[0]] - POINTS[s.owned[1]]
    if lead == 0:
        lead = COUNT[s.owned[0]] - COUNT[s.owned[1]]
    if lead == 0:
        lead = field_strength(s, 0) - field_strength(s, 1)
    if lead == 0:
        return NOBODY
    return 0 if lead > 0 else 1


# A team wins together: allies have equal scores and ranks.


@rule
def result(s: MoegaharaRecord, out: Any) -> None:
    leader = leading_team(s)
    for seat in range(s.players):
        team = seat & 1
        out[seat] = points(s, team)
        out[s.players + seat] = 1 if leader in (NOBODY, team) else 2
