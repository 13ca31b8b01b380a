"""The rules once more, slow and obvious, from the words of the specification and a position in names alone.

Nothing here uses the game's own tables: what the fast rules say is compared with this on many positions.
"""

from __future__ import annotations

from itertools import product
from typing import Any

Data = dict[str, Any]

NAMES = "tokuyama yonezawa kasugayama odawara tsutsujigasaki kiyosu kyoto yoshida-koriyama oko usuki shuri"
MAP_ORDER = NAMES.split()
LAND = """yoshida-koriyama kyoto, kyoto kasugayama, kyoto kiyosu, kasugayama kiyosu, kasugayama tsutsujigasaki,
kiyosu tsutsujigasaki, kiyosu odawara, tsutsujigasaki odawara, tsutsujigasaki yonezawa, yonezawa odawara"""
SEA = "usuki yoshida-koriyama, usuki oko, usuki shuri, oko yoshida-koriyama, oko kyoto, yonezawa tokuyama"


def _borders(text: str) -> set[tuple[str, str]]:
    pairs = [tuple(pair.split()) for pair in text.split(",")]
    return {(a, b) for a, b in pairs} | {(b, a) for a, b in pairs}


BY_LAND, BY_SEA = _borders(LAND), _borders(SEA)
BY_ANY = BY_LAND | BY_SEA


class Slow:
    """A position, asked question by question."""

    def __init__(self, position: Data) -> None:
        self.p = position
        self.seat: int = position["seat"]
        self.phase: str = position["phase"]
        self.own: Data = position["seats"][self.seat]
        self.others = [seat for seat in range(len(position["seats"])) if seat != self.seat]

    def count(self, seat: int, province: str) -> int:
        return int(self.p["seats"][seat]["armies"].get(province, 0))

    def mine(self, province: str) -> int:
        return self.count(self.seat, province)

    @property
    def at(self) -> str | None:
        at: str | None = self.own["daimyo"]["at"]
        return at

    # ── the open decision ──

    def options(self) -> list[Data]:
        return list(getattr(self, f"_{self.phase}")())

    def _draft(self) -> list[Data]:
        return [{"do": "draft", "daimyo": name} for name in self.p["daimyos"]]

    def _act(self) -> list[Data]:
        moves: list[Data] = [{"do": "roll"}]
        if any("katana" in seat for seat in self.p["seats"]):
            return moves
        if "tactic" not in self.own:
            moves += [{"do": "tactic", "tactic": card} for card in self.p["tactics"] if self.can_use(card)]
        if "daimyo" in self.own and not self.own["daimyo"]["used"] and self.at is not None:
            card = self.own["daimyo"]["card"]
            if self.can_use(card):
                moves.append({"do": "daimyo", "daimyo": card})
        return moves

    def can_use(self, card: str) -> bool:
        if card == "retreat":
            return bool(sum(self.own["armies"].values()) >= 2)
        if card == "takeda":
            assert self.at is not None
            return any(self.count(other, self.at) for other in self.others)
        origin = self.at if "daimyo" in self.own else None
        begun = {**self.p, "phase": card, "card": {"steps": 0, "origin": origin, "opponent": None, "visited": []}}
        return bool(Slow(begun).options())

    def _keep(self) -> list[Data]:
        return [{"do": "keep"}, {"do": "reroll"}]

    def _split(self) -> list[Data]:
        pieces = self.own["reserve"] + ("daimyo" in self.own and self.at is None)
        moves = []
        for die in set(self.p["dice"]):
            castle = sum(self.p["dice"]) - die
            [province] = [name for name, value in self.p["castles"].items() if value == castle]
            number = min(pieces, {1: 1, 2: 1, 3: 2, 4: 2, 5: 3, 6: 3}[die])
            moves.append({"do": "split", "die": die, "number": number, "castle": castle, "province": province})
        return moves

    def _lead(self) -> list[Data]:
        return [{"do": "with-daimyo"}, {"do": "without-daimyo"}]

    # ── tactics ──

    def moves(self, number: int, borders: set[tuple[str, str]]) -> list[Data]:
        return [_move(number, a, b) for a, b in product(MAP_ORDER, repeat=2) if (a, b) in borders and self.mine(a) >= number]

    def _scout(self) -> list[Data]:
        return self.moves(1, BY_ANY)

    def _mountain(self) -> list[Data]:
        return self.moves(2, BY_LAND)

    def _navy(self) -> list[Data]:
        return self.moves(2, BY_SEA)

    def _squad(self) -> list[Data]:
        return [_move(self.mine(a) // 2, a, b) for a, b in BY_ANY if self.mine(a) >= 2]

    def _ninja(self) -> list[Data]:
        return [_move(1, a, b) for a, b in product(MAP_ORDER, repeat=2) if a != b and self.mine(a) and self.mine(b)]

    def _kyoto(self) -> list[Data]:
        return self.may_stop([{"do": "call", "province": a} for a in MAP_ORDER if (a, "kyoto") in BY_ANY and self.mine(a)])

    def _support(self) -> list[Data]:
        return [{"do": "add", "province": a} for a in MAP_ORDER if self.mine(a) and self.own["reserve"]]

    def _rebel(self) -> list[Data]:
        return [_replace(other, a) for other in self.others for a in MAP_ORDER if self.count(other, a) and self.own["reserve"]]

    def _exile(self) -> list[Data]:
        return [_drive("drive", 1, o, a, b) for o in self.others for a, b in BY_ANY if self.count(o, a) and self.mine(a)]

    def _prisoner(self) -> list[Data]:
        return [_drive("drive", 1, o, a, b) for o in self.others for a, b in BY_ANY if self.count(o, a) and self.mine(b)]

    def _decoy(self) -> list[Data]:
        return [_drive("lure", 2, o, a, b) for o in self.others for a, b in BY_ANY if self.count(o, a) >= 2 and self.mine(a)]

    def _retreat(self) -> list[Data]:
        here = [a for a in MAP_ORDER for _ in range(self.mine(a))]  # every army on the map, in map order
        if self.p["card"]["steps"]:
            first = MAP_ORDER.index(self.p["card"]["origin"])
            wanted = {a for a in here if MAP_ORDER.index(a) >= first}
        else:
            wanted = set(here[:-1])  # all but the very last army are followed by another
        return [{"do": "withdraw", "province": a} for a in wanted]

    # ── daimyo cards ──

    @property
    def origin(self) -> str:
        return str(self.p["card"]["origin"])

    def may_stop(self, steps: list[Data]) -> list[Data]:
        return [*steps, {"do": "stop"}] if self.p["card"]["steps"] else steps

    def around(self, borders: set[tuple[str, str]]) -> list[str]:
        return [b for b in MAP_ORDER if (self.origin, b) in borders and b not in self.p["card"]["visited"]]

    def _uesugi(self) -> list[Data]:
        return self.may_stop([{"do": "send", "province": b} for b in self.around(BY_LAND) if self.mine(self.origin)])

    def _rival(self) -> list[Data]:
        return [{"do": "against", "opponent_seat": other} for other in self.others if self.count(other, self.origin)]

    def _takeda(self) -> list[Data]:
        there = self.count(self.p["card"]["opponent"], self.origin)
        return self.may_stop([{"do": "push", "province": b} for b in self.around(BY_ANY) if there])

    def _oda(self) -> list[Data]:
        ways = ["ride", "ride-together"] if self.mine(self.origin) else ["ride"]
        return [{"do": way, "province": b} for way in ways for b in self.around(BY_ANY)]

    def _mori(self) -> list[Data]:
        return self.may_stop([{"do": "add", "province": b} for b in self.around(BY_ANY) if self.own["reserve"]])

    def _chosokabe(self) -> list[Data]:
        ways = (["send"] if self.mine(self.origin) else []) + (["ride"] if self.at == self.origin else [])
        return self.may_stop([{"do": way, "province": b} for way in ways for b in self.around(BY_SEA)])

    def _otomo(self) -> list[Data]:
        steps = [_replace(o, b) for b in self.around(BY_ANY) for o in self.others if self.count(o, b) and self.own["reserve"]]
        return self.may_stop(steps)


def _move(number: int, a: str, b: str) -> Data:
    return {"do": "move", "number": number, "from_province": a, "to_province": b}


def _drive(do: str, number: int, opponent: int, a: str, b: str) -> Data:
    return {"do": do, "opponent_seat": opponent, "number": number, "from_province": a, "to_province": b}


def _replace(opponent: int, province: str) -> Data:
    return {"do": "replace", "opponent_seat": opponent, "province": province}


# ── the war ──


def war(position: Data) -> list[Data]:
    """Every battle in order: castle, strengths by seat, winner, second, and where reinforcements went."""
    seats: list[Data] = position["seats"]
    players = len(seats)
    where = {value: province for province, value in position["castles"].items()}
    help_sent: dict[tuple[int, str], int] = {}
    battles = []
    for castle in range(2, 13):
        province = where[castle]
        strengths = [
            own["armies"].get(province, 0)
            + help_sent.get((seat, province), 0)
            + (2 if own.get("daimyo") and own["daimyo"]["at"] == province else 0)
            for seat, own in enumerate(seats)
        ]
        order = [seat for seat in range(players) if strengths[seat] > 0]
        order.sort(key=lambda seat: (strengths[seat], seats[seat]["katana"]), reverse=True)
        reached = []
        for other in MAP_ORDER if order else []:
            own = seats[order[0]]
            there = own["armies"].get(other, 0) > 0 or bool(own.get("daimyo") and own["daimyo"]["at"] == other)
            if (province, other) in BY_ANY and position["castles"][other] > castle and there:
                help_sent[order[0], other] = help_sent.get((order[0], other), 0) + (1 if players == 2 else 2)
                reached.append(other)
        battles.append(
            {
                "castle": castle,
                "strengths": strengths,
                "winner": order[0] if order else None,
                "second": order[1] if len(order) > 1 and players > 2 else None,
                "reached": reached,
            }
        )
    return battles


def scores(position: Data) -> list[int]:
    total = [0] * len(position["seats"])
    for battle in war(position):
        if battle["winner"] is not None:
            total[battle["winner"]] += battle["castle"]
        if battle["second"] is not None:
            total[battle["second"]] += battle["castle"] // 2
    return total
