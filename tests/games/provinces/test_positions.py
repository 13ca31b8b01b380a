"""Positions that cannot be are refused with a sentence that says what is wrong; their legal twins are taken."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

import kassen
from tests.games.provinces.table import Data, load, lord, position

Change = Callable[[Data], Any]


def basic() -> Data:
    return position([{"kyoto": 2, "oko": 1}, {"kyoto": 1}], tactics=["scout"])


def advanced(phase: str = "act", **fields: Any) -> Data:
    lords = [lord("uesugi", "kyoto"), lord("mori")]
    return position([{"kyoto": 3, "oko": 1}, {"kyoto": 1}], tactics=["scout"], lords=lords, phase=phase, **fields)


def carrying_out(card: str, at: str | None = None, **under_way: Any) -> Data:
    """Seat 0 carries out a card."""
    there = [{"kyoto": 3, "oko": 1, "kiyosu": 2}, {"kyoto": 2, "kiyosu": 1, "oko": 1}]
    state = {"steps": 0, "origin": at, "opponent": None, "visited": [], **under_way}
    if at is None:
        return position(there, phase=card, used={0: card}, card=state)
    return position(there, phase=card, lords=[lord(card, at, used=True), lord("oda" if card != "oda" else "mori")], card=state)


def put(*path: Any) -> Change:
    """`put("seats", 0, "reserve", 3)`: set what the path leads to."""

    def change(data: Data) -> None:
        *way, last, value = path
        for step in way:
            data = data[step]
        data[last] = value

    return change


def draft(**changes: Any) -> Data:
    lords = [lord(None), lord(None), lord("oda")]
    fields = {"seat": 1, "daimyos": ["uesugi", "takeda", "mori"], **changes}
    return position([{}, {}, {}], phase="draft", lords=lords, **fields)


def over() -> Data:
    return position([{"kyoto": 18}, {"oko": 18}], phase="over", seat=None)


GOOD = {
    "a turn": basic(),
    "an advanced turn": advanced(),
    "a draft": draft(),
    "the dice": position([{}, {}], phase="keep", dice=[1, 2, 3]),
    "a split": position([{}, {}], phase="split", dice=[1, 2, 3]),
    "a daimyo to lead": position([{}, {}], phase="lead", dice=[1, 2, 3], apart=2, lords=[lord("oda"), lord("mori")]),
    "a march": carrying_out("scout"),
    "a retreat": carrying_out("retreat", steps=1, origin=None) | {"card": {"steps": 1, "origin": "kyoto"}},
    "kyoto": carrying_out("kyoto", steps=2),
    "uesugi": carrying_out("uesugi", "kyoto", steps=2),
    "takeda": carrying_out("takeda", "kyoto", steps=1, opponent=1),
    "mori": carrying_out("mori", "kyoto", steps=1, visited=["oko"]),
    "otomo": carrying_out("otomo", "kyoto", steps=1, visited=["oko"]),
    "the end": over(),
}


@pytest.mark.parametrize("name", GOOD)
def test_a_possible_position_is_taken_and_given_back_the_same(name: str) -> None:
    state = load(GOOD[name])
    again = load(state.position())
    assert again.position() == state.position()
    assert again.legal() == state.legal()


# Two opponents stand with Takeda's daimyo in Kyoto.
RIVAL = position(
    [{}, {"kyoto": 1}, {"kyoto": 2, "oko": 3}],
    phase="rival",
    lords=[lord("takeda", "kyoto", used=True), lord("oda"), lord("mori")],
    card={"origin": "kyoto"},
)

BAD: list[tuple[str, Data, Change, str]] = [
    ("19 armies", basic(), put("seats", 0, "reserve", 16), "seat 0 has 19 armies .* must be 18"),
    ("17 armies", basic(), put("seats", 1, "armies", {}), "seat 1 has 17 armies"),
    ("17 armies beside a daimyo", advanced(), put("seats", 0, "reserve", 13), "seat 0 has 17 armies .* must be 16"),
    (
        "two equal castles",
        basic(),
        put("castles", {**basic()["castles"], "kyoto": 2}),
        "castle 2 stands in tokuyama and in kyoto",
    ),
    ("a castle of 13", basic(), put("castles", {**basic()["castles"], "kyoto": 13}), "<= 12"),
    ("a castle missing", basic(), put("castles", {"kyoto": 5}), "castles are missing in tokuyama"),
    ("a castle nowhere", basic(), put("castles", {"edo": 5}), "there is no province 'edo'; choose from tokuyama"),
    ("a daimyo in the basic rules", basic(), put("seats", 0, "daimyo", lord("oda")), "basic rules have none"),
    ("no daimyo in the advanced rules", advanced(), put("seats", 1, "daimyo", None), "seat 1 needs a daimyo"),
    ("negative armies", basic(), put("seats", 0, "armies", {"kyoto": -1}), ">= 0"),
    ("a negative reserve", basic(), put("seats", 0, "reserve", -1), ">= 0"),
    ("a negative seat", basic(), put("seat", -1), ">= 0"),
    ("a seat that is not there", basic(), put("seat", 2), "a seat from 0 to 1 decides, not 2"),
    ("a first player who is not there", basic(), put("first", 3), "first is seat 3, but seats are 0 to 1"),
    ("too few seats", draft(), lambda data: data["seats"].pop(), "seats"),
    ("an unknown phase", basic(), put("phase", "siesta"), "no phase 'siesta'"),
    ("an unknown field", basic(), put("weather", "fine"), "unknown field `weather`"),
    ("armies in an unknown province", basic(), put("seats", 0, "armies", {"edo": 3}), "no province 'edo'"),
    ("an unknown tactic", basic(), put("tactics", 0, "bribe"), "no tactic card 'bribe'"),
    ("a daimyo card as a tactic", basic(), put("tactics", 0, "oda"), "no tactic card 'oda'"),
    ("too many tactics", basic(), lambda data: data["tactics"].append("navy"), "3 tactic cards .* not 4"),
    ("a tactic twice", basic(), put("seats", 0, "tactic", "scout"), "every tactic card is there once"),
    ("a daimyo card twice", advanced(), put("seats", 1, "daimyo", lord("uesugi")), "two seats have the daimyo card uesugi"),
    ("an unknown daimyo card", advanced(), put("seats", 1, "daimyo", lord("hojo")), "no daimyo card 'hojo'"),
    ("no daimyo card after the draft", advanced(), put("seats", 1, "daimyo", lord(None)), "seat 1 has no daimyo card"),
    (
        "a daimyo card used from reserve",
        advanced(),
        put("seats", 1, "daimyo", lord("mori", None, True)),
        "without a daimyo on the map",
    ),
    (
        "a katana with a reserve",
        basic(),
        put("seats", 0, "katana", 2),
        "seat 0 must have a katana if its reserve is empty, and only then",
    ),
    ("the end with the wrong katanas", over(), put("seats", 0, "katana", 1), r"katanas \[2, 1\], not \[1, 1\]"),
    ("a katana of 3 with 2 players", over(), put("seats", 0, "katana", 3), r"not \[3, 1\]"),
    ("a decider at the end", over(), put("seat", 0), "nobody decides when the game is over"),
    ("an end too early", basic(), lambda data: data.update(phase="over", seat=None), "when every reserve is empty"),
    ("dice at the end", over(), put("dice", [1, 2, 3]), "no dice and no card"),
    ("nobody to decide", basic(), put("seat", None), "a seat from 0 to 1 decides, not None"),
    ("dice in a turn", basic(), put("dice", [1, 2, 3]), "the phase act has no dice"),
    ("a roll without dice", GOOD["the dice"], put("dice", None), "the phase keep has three dice"),
    ("a die of 7", GOOD["the dice"], put("dice", [1, 2, 7]), "<= 6"),
    ("two dice", GOOD["the dice"], put("dice", [1, 2]), "length 3"),
    ("a split without a choice", GOOD["a split"], put("dice", [2, 2, 2]), "fewer than two options"),
    ("a die apart too early", GOOD["a split"], put("apart", 2), "set apart in the phase lead, and only then"),
    ("a die apart that was not rolled", GOOD["a daimyo to lead"], put("apart", 6), "6, is none of the three"),
    (
        "a daimyo who is not free",
        GOOD["a daimyo to lead"],
        put("seats", 0, "daimyo", lord("oda", "kyoto")),
        "chosen freely only from the reserve",
    ),
    ("a turn without a choice", basic(), put("seats", 0, {"reserve": 18}), "fewer than two options"),
    ("the wrong seat at the start", GOOD["the dice"], put("seat", 1), "the first player, seat 0, decides, not 1"),
    ("a draft in the basic rules", basic(), put("phase", "draft"), "only the advanced rules have a draft"),
    ("a draft after deployment", advanced(), put("phase", "draft"), "before the draft is over"),
    ("a draft out of turn", draft(), put("seat", 0), "seat 1 picks a daimyo card, not 0"),
    ("a draft out of order", draft(), put("seats", 0, "daimyo", lord("otomo")), "counter-clockwise"),
    ("a draft with too few cards", draft(), put("daimyos", ["uesugi", "mori"]), "3 different daimyo cards are shown, not 2"),
    ("a draft with a card taken", draft(), put("daimyos", ["uesugi", "mori", "oda"]), "oda is shown and with a seat"),
    ("daimyo cards shown after the draft", advanced(), put("daimyos", ["oda"]), "in the draft only"),
    ("a card without its state", carrying_out("scout"), put("card", None), "the phase scout needs the field card"),
    ("a card in a turn", basic(), put("card", {"steps": 0}), "no card is under way in the phase act"),
    ("a card of somebody else", carrying_out("scout"), put("seat", 1), "must be its tactic card"),
    (
        "a daimyo card not yet turned up",
        GOOD["uesugi"],
        put("seats", 0, "daimyo", lord("uesugi", "kyoto")),
        "its daimyo card, used",
    ),
    (
        "a card in spite of the lock",
        carrying_out("scout"),
        put("seats", 1, {"reserve": 0, "armies": {"kyoto": 18}, "katana": 2}),
        "cards are locked",
    ),
    ("one step too many", GOOD["uesugi"], put("card", "steps", 3), "at most 3 times"),
    ("more steps to Kyoto than armies there", GOOD["kyoto"], put("card", "steps", 4), "fewer are there"),
    ("an origin where none is", carrying_out("scout"), put("card", "origin", "kyoto"), "scout has no origin here"),
    ("a daimyo card from elsewhere", GOOD["uesugi"], put("card", "origin", "oko"), "where the daimyo of seat 0 stood"),
    ("an opponent where none is", GOOD["uesugi"], put("card", "opponent", 1), "while Takeda moves armies, and only then"),
    ("Takeda against oneself", GOOD["takeda"], put("card", "opponent", 0), "seat 0 is no opponent of seat 0"),
    ("visits by a card that makes none", GOOD["uesugi"], put("card", "visited", ["oko"]), "another number of provinces"),
    ("Mori where no neighbour is", GOOD["mori"], put("card", "visited", ["shuri"]), "next to its daimyo"),
    (
        "a card with nothing left to do",
        GOOD["uesugi"],
        put("seats", 0, "armies", {"oko": 1, "kiyosu": 5}),
        "no further step here",
    ),
]


@pytest.mark.parametrize(("data", "change", "sentence"), [pytest.param(*case, id=name) for name, *case in BAD])
def test_an_impossible_position_is_refused_with_what_is_wrong(data: Data, change: Change, sentence: str) -> None:
    load(data)
    bad = copy.deepcopy(data)
    change(bad)
    game = kassen.game("provinces", players=len(data["seats"]), daimyo="daimyo" in data["seats"][0])
    with pytest.raises(ValueError, match=sentence) as refused:
        game.load(bad)
    assert str(refused.value).startswith("position: ")


def test_a_position_of_another_table_is_refused() -> None:
    state = load(basic())
    with pytest.raises(ValueError, match="players"):
        kassen.game("provinces", players=3).load(state.position())
    with pytest.raises(ValueError, match="options"):
        kassen.game("provinces", players=2, daimyo=True).load(state.position())
