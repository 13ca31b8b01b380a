"""The first position: castles, cards on display, first player."""

from __future__ import annotations

from kassen.core import EVERYBODY, NOBODY, draw, listening, rule, shuffle, tell
from kassen.core.bits import wide
from kassen.core.options import OptionValues
from kassen.games.provinces.decisions import CASTLES_LAID, DAIMYOS_SHOWN, FIRST_CHOSEN, TACTICS_SHOWN
from kassen.games.provinces.deployment import ask_draft, begin_first_turn, seat_after_draft
from kassen.games.provinces.material import (
    ABSENT,
    ARMIES,
    COUNT_DAIMYO_HANDS,
    COUNT_TACTIC_HANDS,
    DAIMYO_HANDS,
    FIRST_DAIMYO_HAND,
    FIRST_TACTIC_HAND,
    GIVEN_BACK,
    HIGHEST,
    IN_RESERVE,
    LOWEST,
    PROVINCES,
    SEATS,
    TACTIC_HANDS,
    TACTICS,
)
from kassen.games.provinces.state import NO_ROLL, NONE, ProvincesRecord


def configure(s: ProvincesRecord, options: OptionValues) -> None:
    s.advanced = int(options["daimyo"])
    s.katanas = s.players
    s.roll = NO_ROLL
    s.origin, s.opponent = NONE, NOBODY
    for castle in range(HIGHEST + 1):
        s.winner[castle] = s.second[castle] = NOBODY
    for seat in range(SEATS):
        s.tactic[seat] = s.lord[seat] = NONE
        s.daimyo[seat] = ABSENT
    for seat in range(s.players):
        # Everybody has 18 armies; with the advanced rules two are given back for the daimyo. (S)
        s.reserve[seat] = ARMIES - GIVEN_BACK if s.advanced else ARMIES
        if s.advanced:
            s.daimyo[seat] = IN_RESERVE


@rule
def setup(s: ProvincesRecord) -> None:
    # A castle in every province, at random. (S)
    for province in range(PROVINCES):
        s.site[province] = province
    shuffle(s, s.site, PROVINCES)
    for castle in range(HIGHEST, LOWEST - 1, -1):
        s.site[castle] = s.site[castle - LOWEST]
    s.site[0] = 0
    s.site[1] = 0
    # One tactic card more than players is shown; the others are out. (S)
    s.display = TACTIC_HANDS[FIRST_TACTIC_HAND[s.players] + draw(s, COUNT_TACTIC_HANDS[s.players])]
    # The first player is random. (S)
    s.first = draw(s, wide(s.players))
    if listening():
        tell_setup(s)
    if s.advanced:
        # One daimyo card more than players is shown. (S)
        lords = DAIMYO_HANDS[FIRST_DAIMYO_HAND[s.players] + draw(s, COUNT_DAIMYO_HANDS[s.players])]
        s.display |= lords << TACTICS
        tell(s, EVERYBODY, DAIMYOS_SHOWN, s.display)
        ask_draft(s, seat_after_draft(s, s.first))
    else:
        begin_first_turn(s)


@rule
def tell_setup(s: ProvincesRecord) -> None:
    tell(s, EVERYBODY, CASTLES_LAID)
    tell(s, EVERYBODY, TACTICS_SHOWN, s.display)
    tell(s, EVERYBODY, FIRST_CHOSEN, s.first)
