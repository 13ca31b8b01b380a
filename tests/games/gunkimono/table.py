"""A table of Gunkimono set up by hand: draw the battlefield, say what matters, the rest of the box is filled in around it.

A square is a troop's letter and its level, the level left out where it is 0 (printed). What is printed under tiles does not
matter, so every drawing is its own layout.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import kassen
from kassen.core import State

LETTERS = "ISCPA"
TROOPS = ["infantry", "samurai", "cavalry", "spearman", "archer"]
PAIRS = [(one, two) for one in range(5) for two in range(one + 1, 5)]
KINDS = [f"{TROOPS[one]}{symbols}-{TROOPS[two]}{3 - symbols}" for one, two in PAIRS for symbols in (1, 2)]
SETS = {2: 2, 3: 3, 4: 3, 5: 3}
REMOVED = {2: 20, 3: 10, 4: 0, 5: 0}
STRONGHOLD_ROWS = {2: (3, 6), 3: (3, 5), 4: (2, 4), 5: (2, 4)}
BANNER_ROW = {2: 8, 3: 7, 4: 6, 5: 6}

# No two neighbours alike: whatever is drawn elsewhere, nothing here grows by accident.
PLAIN = """
    I S C P A I S
    C P A I S C P
    A I S C P A I
    S C P A I S C
"""


def draw(squares: dict[str, str], field: str = PLAIN) -> str:
    """A drawing with some squares changed: {"b1": "C2"}."""
    rows = [line.split() for line in field.strip().splitlines()]
    for name, cell in squares.items():
        rows[int(name[1:]) - 1]["abcdefghijklmnop".index(name[0])] = cell
    return "\n".join(" ".join(row) for row in rows)


def read(drawing: str) -> list[list[tuple[str, int]]]:
    return [[(cell[0], int(cell[1:] or 0)) for cell in line.split()] for line in drawing.strip().splitlines()]


def layout_of(drawing: str) -> str:
    """A battlefield on which this drawing is possible: under tiles another troop is printed."""
    rows = []
    for row in read(drawing):
        rows.append(
            " ".join(troop if not level or troop == "." else LETTERS[(LETTERS.index(troop) + 1) % 5] for troop, level in row)
        )
    return "\n".join(rows) + "\n"


def banner_stacks(players: int, taken: dict[str, list[int]], cranes: list[int], lotuses: list[int]) -> dict[str, Any]:
    values = [[11 + at, cranes[at], lotuses[at]][: SETS[players]] for at in range(5)]
    return {troop: {"values": values[at], "taken": taken.get(troop, [])} for at, troop in enumerate(TROOPS)}


def position_of(
    drawing: str,
    hands: list[list[str]] | None = None,
    *,
    players: int = 2,
    seat: int | None = 0,
    phase: str = "place",
    first: int = 0,
    known: dict[int, list[str]] | None = None,
    reserve: dict[int, str] | None = None,
    honor: dict[int, list[int]] | None = None,
    score: dict[int, int] | None = None,
    strongholds: dict[int, list[str]] | None = None,
    taken: dict[str, list[int]] | None = None,
    cranes: list[int] | None = None,
    lotuses: list[int] | None = None,
    supports: dict[str, int] | None = None,
    row: list[str] | None = None,
    next_tiles: list[str] | None = None,
    end_stack: list[str] | None = None,
    ending: bool = False,
    passes: int = 0,
    turn: dict[str, Any] | None = None,
) -> dict[str, Any]:
    """A whole position; hands not given, the row and the stacks are filled from what the box still has."""
    strongholds, known, reserve = strongholds or {}, known or {}, dict(reserve or {})
    box = Counter(dict.fromkeys(KINDS, 3))

    def take(kinds: list[str]) -> list[str]:
        box.subtract(kinds)
        return kinds

    def any_tile() -> str:
        # spread over the kinds, so that hands and row differ
        return take([max(KINDS, key=lambda kind: (box[kind], -KINDS.index(kind) * 7 % 20))])[0]

    hands = [take(list(hand)) for hand in hands or []]
    opened = {who: take(list(tiles)) for who, tiles in known.items()}
    placing = bool(turn and turn["tile"] in KINDS)
    if turn and turn["tile"] in KINDS:
        take([turn["tile"]])
    row = take(list(row)) if row is not None else None
    ahead = take(list(next_tiles or []))
    ends = take([tile for tile in end_stack if tile != "end"]) if end_stack is not None else None
    for who in range(len(hands), players):
        size = 3 - len(opened.get(who, [])) - (placing and who == seat)
        hands.append([any_tile() for _ in range(size)])
    row = [any_tile() for _ in range(3)] if row is None else row
    ends = [any_tile() for _ in range(5)] if ends is None else ends
    removed = [any_tile() for _ in range(REMOVED[players])]

    # Levels say how many tiles lie; an odd one is a small tile, out of the last reserve.
    levels = sum(level for line in read(drawing) for _, level in line)
    spent = sum(5 - len(letters) for letters in reserve.values())
    if (levels - spent) % 2:
        reserve[players - 1] = reserve.get(players - 1, LETTERS)[:-1]
        spent += 1
    on_table = (levels - spent) // 2
    assert on_table >= 0, "the drawing has too few tiles for the small ones spent"
    held = sum(map(len, hands)) + sum(map(len, opened.values()))
    elsewhere = held + len(row) + len(ends) + len(removed) + len(ahead) + (placing and phase == "support")
    stack = ahead + [any_tile() for _ in range(60 - on_table - elsewhere)]
    cells = read(drawing)
    if end_stack is not None or ending:
        # The main stack is used up: whatever it held lies in a corner, as high as it takes.
        for at in (-1, -2):
            troop, level = cells[-1][at]
            cells[-1][at] = (troop, level + len(stack) - len(ahead))
        stack = ahead
    if not ending and end_stack is None:
        ends = [*ends, "end"]
    elif end_stack is not None:
        ends = end_stack

    rows = STRONGHOLD_ROWS[players]
    seats = []
    for who in range(players):
        built = strongholds.get(who, [])
        steps = (honor or {}).get(who, [rows[len(built) - 1] if built else 0] * 5)
        seats.append(
            {
                "score": (score or {}).get(who, 0),
                "known": opened.get(who, []),
                "unseen": hands[who],
                "reserve": [TROOPS[LETTERS.index(letter)] for letter in reserve.get(who, LETTERS)],
                "honor": dict(zip(TROOPS, steps, strict=True)),
                "strongholds": built,
            }
        )
    return {
        "seat": seat,
        "phase": phase,
        "first": first,
        "field": [" ".join(f"{troop}{level}" if troop != "." else "." for troop, level in line) for line in cells],
        "supports": supports or {},
        "row": row,
        "stack": stack,
        "end_stack": ends,
        "removed": removed,
        "banners": banner_stacks(players, taken or {}, cranes or [6, 7, 8, 9, 10], lotuses or [1, 2, 3, 4, 5]),
        "seats": seats,
        "ending": ending,
        "passes": passes,
        **({"turn": turn} if turn else {}),
    }


def table(drawing: str, hands: list[list[str]] | None = None, *, strict_build: bool = False, **things: Any) -> State:
    position = position_of(drawing, hands, **things)
    layout = layout_of("\n".join(position["field"]))
    return kassen.game("gunkimono", things.get("players", 2), layout=layout, strict_build=strict_build).load(position)


def placements(state: State, tile: str) -> set[tuple[str, ...]]:
    """Where a tile may go: (first square, second square), or (square,) for a small tile named by its troop."""
    found: set[tuple[str, ...]] = set()
    for move in state.moves():
        if getattr(move.data, "tile", None) == tile:
            found.add((move.data.at, move.data.to))
        elif move.data.do == "place-small" and move.data.troop == tile:
            found.add((move.data.at,))
    return found


def place(state: State, tile: str, at: str, to: str) -> None:
    state.play({"do": "place", "tile": tile, "at": at, "to": to})


def choose(state: State, do: str) -> None:
    """Play the one open choice of that kind."""
    (move,) = [move for move in state.moves() if move.data.do == do]
    state.play(move)


def honor(state: State, seat: int) -> list[int]:
    return list(state.position()["seats"][seat]["honor"].values())


def finish_turn(state: State, seat: int) -> None:
    """Whatever is left of a seat's turn, always the first choice."""
    while state.seat == seat and state.phase != "place":
        state.play(state.moves()[0])
