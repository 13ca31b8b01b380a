"""The map and the index of rules in CONTRIBUTING.md lead to files and functions that there are."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_every_rule_of_the_index_stands_where_it_says() -> None:
    page = (ROOT / "CONTRIBUTING.md").read_text("utf-8").split("## Where is the rule that")[1].split("\n## ")[0]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in page.splitlines() if line.startswith("|")][2:]
    assert len(rows) > 20
    game = ""
    for name, rule, files, functions in rows:
        game = name or game
        folder = ROOT / "src" / "kassen" / "games" / game
        source = "".join((folder / file).read_text("utf-8") for file in files.split(", "))
        for function in re.findall(r"`(\w+)`", functions):
            assert f"\ndef {function}(" in source, f"{game}, {rule}: no {function} in {files}"


def test_every_file_of_the_map_is_in_its_room() -> None:
    tour = (ROOT / "CONTRIBUTING.md").read_text("utf-8").split("## Tour")[1].split("```")[1]
    room, found = ROOT, 0
    for line in tour.splitlines():
        if heading := re.match(r"( {0,2})([\w/]+)/ ?", line):
            room = ROOT / ("src/kassen" if heading[1] else "") / heading[2]
        for name in re.findall(r"\b\w+\.py\b", line):
            assert (room / name).exists() or (ROOT / name).exists(), f"no {name} in {room.name}"
            found += 1
    assert found > 60
