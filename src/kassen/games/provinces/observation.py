"""What one seat may see as a tensor for learners: whole numbers, in named parts.

Public part: phase, dice, cards on display, the card under way, castles by province. Then every seat, the viewer first and on
clockwise.
"""

from __future__ import annotations

from typing import Any

from kassen.core import NOBODY, rule
from kassen.core.observation import Part, each_seat, steps
from kassen.core.seats import clockwise, steps_to
from kassen.games.provinces.board import cards_locked
from kassen.games.provinces.material import (
    ARMIES,
    CARD_IDS,
    CARDS,
    DAIMYO_IDS,
    DICE,
    FACES,
    HIGHEST,
    LOWEST,
    PLACES,
    PROVINCE_IDS,
    PROVINCES,
    SEATS,
    STEPS,
    TACTIC_IDS,
)
from kassen.games.provinces.rules import PHASES
from kassen.games.provinces.state import NO_ROLL, NONE, ProvincesRecord

PHASE_COUNT = len(PHASES)
CASTLES = HIGHEST - LOWEST + 1
DIE = len(FACES)
MARKS = 4  # reserve, deciding, first, spent
PER_SEAT = MARKS + SEATS + CARDS + PLACES + 2 * PROVINCES
PUBLIC = PHASE_COUNT + 4 * DIE + CARDS + 1 + 2 * PROVINCES + SEATS + 1 + PROVINCES * CASTLES


def observation(players: int) -> list[Part]:
    faces = [str(face) for face in FACES]
    places = [*PROVINCE_IDS, "reserve", "absent"]
    return [
        Part("phase", "which decision is open", names=[PHASES[phase].name for phase in range(PHASE_COUNT)], one_of=True),
        Part("dice", "the three dice", names=faces, rows=(3,), one_of=True),
        Part("apart", "the die set apart", names=faces, one_of=True),
        Part("display", "cards on display", names=CARD_IDS),
        Part("locked", "can cards no longer be used?"),
        Part("origin", "the province the card looks back to", names=PROVINCE_IDS, one_of=True),
        Part("visited", "provinces where the card may not act again", names=PROVINCE_IDS),
        Part("opponent", "the seat Takeda moves, in steps from the viewer", names=steps(SEATS), one_of=True),
        Part("steps", "steps of the card behind it", max(STEPS)),
        Part(
            "castles",
            "of each province, its castle",
            names=[str(castle) for castle in range(LOWEST, HIGHEST + 1)],
            rows=(PROVINCES,),
            one_of=True,
        ),
        *each_seat(
            players,
            [
                Part("reserve", "armies in reserve", ARMIES),
                Part("deciding", "decides now?"),
                Part("first", "began the game?"),
                Part("spent", "has used its daimyo card?"),
                Part("katana", "the katana it took", names=[str(katana) for katana in range(1, SEATS + 1)], one_of=True),
                Part("tactic", "the tactic it used", names=TACTIC_IDS, one_of=True),
                Part("lord", "its daimyo card", names=DAIMYO_IDS, one_of=True),
                Part("daimyo", "where its daimyo is", names=places, one_of=True),
                Part("armies", "armies by province", ARMIES, PROVINCE_IDS),
                Part("reinforcements", "after the war: armies it got in addition by province", 2 * ARMIES, PROVINCE_IDS),
            ],
        ),
    ]


@rule
def observe(s: ProvincesRecord, seat: int, out: Any) -> None:
    for i in range(PUBLIC + s.players * PER_SEAT):
        out[i] = 0
    if s.seat >= 0:
        out[s.phase] = 1
    at = PHASE_COUNT
    if s.roll != NO_ROLL:
        for die in range(3):
            out[at + die * DIE + DICE[s.roll][die] - 1] = 1
    if s.apart > 0:
        out[at + 3 * DIE + s.apart - 1] = 1
    at += 4 * DIE
    for card in range(CARDS):
        out[at + card] = (s.display >> card) & 1
    at += CARDS
    out[at] = 1 if cards_locked(s) else 0
    at += 1
    if s.origin != NONE:
        out[at + s.origin] = 1
    for province in range(PROVINCES):
        out[at + PROVINCES + province] = (s.visited >> province) & 1
    at += 2 * PROVINCES
    if s.opponent != NOBODY:
        out[at + steps_to(s, seat, s.opponent)] = 1
    out[at + SEATS] = s.steps
    at += SEATS + 1
    for castle in range(LOWEST, HIGHEST + 1):
        out[at + s.site[castle] * CASTLES + castle - LOWEST] = 1
    for step in range(s.players):
        observe_seat(s, clockwise(s, seat, step), out, PUBLIC + step * PER_SEAT)


@rule
def observe_seat(s: ProvincesRecord, seat: int, out: Any, at: int) -> None:
    out[at] = s.reserve[seat]
    out[at + 1] = 1 if s.seat == seat else 0
    out[at + 2] = 1 if s.first == seat else 0
    out[at + 3] = (s.spent >> seat) & 1
    at += MARKS
    if s.katana[seat] > 0:
        out[at + s.katana[seat] - 1] = 1
    at += SEATS
    if s.tactic[seat] != NONE:
        out[at + s.tactic[seat]] = 1
    if s.lord[seat] != NONE:  # daimyo cards are numbered on from the tactics
        out[at + s.lord[seat]] = 1
    at += CARDS
    out[at + s.daimyo[seat]] = 1
    at += PLACES
    for province in range(PROVINCES):
        out[at + province] = s.armies[province][seat]
        out[at + PROVINCES + province] = s.reinforcements[province][seat]
