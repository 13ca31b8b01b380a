"""The card table: totals of the box, and tables of one's own."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import kassen
from kassen.games.moegahara.material import CARD_IDS, EFFECTS, PRINTED, read_cards
from tests.games.moegahara.table import CARDS


def changed(card: str, **cells: object) -> str:
    """The printed table with some cells of one row changed."""
    lines = PRINTED.splitlines()
    columns = next(line for line in lines if line.startswith("id,")).split(",")
    at = next(number for number, line in enumerate(lines) if line.startswith(f"{card},"))
    row = dict(zip(columns, lines[at].split(","), strict=True)) | {name: str(cell) for name, cell in cells.items()}
    lines[at] = ",".join(row[column] for column in columns)
    return "\n".join(lines) + "\n"


def test_the_box_has_92_action_cards_62_treasures_and_194_in_all_with_territories_and_markers() -> None:
    copies = {
        kind: sum(card.copies for card in CARDS.values() if card.type == kind)
        for kind in ("general", "troop", "tactic", "politics")
    }
    assert copies == {"general": 10, "troop": 44, "tactic": 18, "politics": 20}
    treasure = sum(card.copies for card in CARDS.values() if card.type == "treasure")
    assert sum(copies.values()) + treasure + 10 + 30 == 194


def test_east_and_west_generals_add_up_to_37_each() -> None:
    for side in range(2):
        generals = [card for card in CARDS.values() if card.side == side]
        assert (len(generals), sum(card.cost for card in generals)) == (5, 37)
        assert all(card.actions == 1 for card in generals)


def test_every_number_of_the_table_carries_a_mark() -> None:
    for line in PRINTED.splitlines():
        if not line.startswith(("#", "id,")):
            assert re.search(r"\b[SIR]\b", line.split(",")[-1]), line


def test_a_changed_number_is_played_with() -> None:
    game = kassen.game("moegahara", cards=changed("spearmen", cost=2))
    view = game.start(1).view()
    assert view.board.costs["spearmen"] == 2
    assert kassen.game("moegahara").start(1).view().board.costs["spearmen"] == 3


def test_a_table_can_come_from_a_file_and_its_rows_in_any_order(tmp_path: Path) -> None:
    head, *lines = [line for line in PRINTED.splitlines() if not line.startswith("#")]
    path = tmp_path / "mine.csv"
    path.write_text("\n".join([head, *reversed(lines)]), "utf-8")
    assert [card.id for card in read_cards(path.read_text())] == CARD_IDS
    state = kassen.game("moegahara", cards=path).start(3)
    assert state.position()["supply"] == kassen.game("moegahara").start(3).position()["supply"]


def test_effects_can_be_given_to_other_cards() -> None:
    text = changed("shimazu", effects="lifts-row")
    game = kassen.game("moegahara", cards=text)
    kind = CARD_IDS.index("shimazu")
    effects = game.template.pack()["effects"][0]
    assert effects[kind] == effects[CARD_IDS.index("ieyasu")] & ~1


def test_a_view_says_what_cards_do_that_are_other_than_printed() -> None:
    assert kassen.game("moegahara", cards=changed("gold", cost=7)).start(1).view().board.prints is None  # costs are told always
    state = kassen.game("moegahara", cards=changed("cavalry", effects="leads", actions=1, marker="")).start(1)
    assert state.view().to_dict()["board"]["prints"] == {"cavalry": {"actions": 1, "effects": ["leads"]}}


def test_cards_that_name_who_cannot_be_trapped_say_it_in_general_where_those_are_others() -> None:
    state = kassen.game("moegahara", cards=changed("ieyasu", effects="lifts-row")).start(1)
    prints = state.view().to_dict()["board"]["prints"]
    assert {card: printed["effects"] for card, printed in prints.items()} == {
        "ieyasu": ["lifts-row"],
        "kobayakawa": ["strikes"],
        "trap": ["plots"],
    }


@pytest.mark.parametrize("language", ["en", "fr", "ja"])
def test_every_effect_of_a_card_table_has_words(language: str) -> None:
    texts = kassen.game("moegahara").rules.texts
    assert all(texts.has(f"text-{effect}", language) for effect in EFFECTS)


def test_a_log_carries_the_table_it_was_played_with() -> None:
    game = kassen.game("moegahara", cards=changed("gold", cost=7))
    state = game.start(1)
    state.play(state.moves()[0])
    log = state.log
    again = kassen.game(log.game, players=log.players, **log.options).replay(log)
    assert again.position() == state.position()


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("nonsense\n", "first row: it must name the columns"),
        (changed("archers", cost="x"), r"row \d+ \(archers\): cost must be a whole number from 0 to 15, not 'x'"),
        (changed("archers", cost=16), "cost must be a whole number"),
        (changed("archers", actions=-1), "actions must be a whole number"),
        (changed("archers", copies=9), "troop: the copies add up to 43, the box has 44"),
        (changed("peasants", copies=0), "troop: the copies add up to 40"),
        (changed("archers", id="bowmen"), r"row \d+ \(bowmen\): no card has this id"),
        (changed("archers", id="cavalry"), r"row \d+ \(cavalry\): this card has a row already"),
        (changed("archers", type="general"), "its type is troop, not 'general'"),
        (changed("archers", marker="green"), "marker must be red, blue, yellow or empty"),
        (changed("archers", marker="red"), "red: there are only 10 markers"),
        (changed("archers", side="east"), "a general has a side, and no other card"),
        (changed("otani", side=""), "a general has a side"),
        (changed("otani", side="east"), "east: each side has 5 generals"),
        (changed("otani", effects="flies"), "no effect is called 'flies'"),
        (changed("otani", effects="reorders strikes"), "only one of"),
        (changed("otani", effects="plots"), "can only be the effect of a tactic"),
        (changed("otani", marker="red"), "only troops bring markers"),
        (changed("trap", effects=""), "a tactic has one effect"),
        (changed("market", effects="leads"), "only generals, troops and tactics have effects"),
        (changed("gold", actions=1), "a treasure brings coins and nothing else"),
        (PRINTED.replace("gold,treasure", "#gold,treasure"), "no row for gold"),
        (changed("horo", copies=11).replace("trap,tactic,,3,6", "trap,tactic,,3,7"), "six players begin with 12 copies"),
        (changed("archers", marks="a,b"), "it has 13 cells, not 12"),
        (changed("archers", cost="9" * 5000), "cost must be a whole number"),
    ],
)
def test_a_bad_table_is_refused_with_row_and_reason(text: str, reason: str) -> None:
    text = re.sub(r"^#gold.*\n", "", text, flags=re.M)
    with pytest.raises(ValueError, match=f"option cards: .*{reason}") as error:
        kassen.game("moegahara", cards=text)
    assert len(str(error.value)) < 500
