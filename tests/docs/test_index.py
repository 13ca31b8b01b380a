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


def test_every_place_of_the_index_stands_where_it_says() -> None:
    page = (ROOT / "CONTRIBUTING.md").read_text("utf-8").split("## Where is the place that")[1].split("\n## ")[0]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in page.splitlines() if line.startswith("|")][2:]
    assert len(rows) > 20
    for _, place, files, names in rows:
        paths = [
            next(path for room in ("src/kassen", "web/src") if (path := ROOT / room / file).exists())
            for file in files.split(", ")
        ]
        source = "".join(path.read_text("utf-8") for path in paths)
        for name in re.findall(r"`([\w-]+)`", names):
            assert re.search(rf"\b{name}\b", source), f"{place}: no {name} in {files}"


# What a command or an address is called, its module is called, too.
BY_THEIR_NAME = ("cli", "routes", "migrations", "tab")


def test_every_module_is_on_the_map() -> None:
    tour = (ROOT / "CONTRIBUTING.md").read_text("utf-8").split("## Tour")[1].split("```")[1]
    package = ROOT / "src" / "kassen"
    modules = [path.relative_to(package) for path in package.rglob("*.py") if not path.name.startswith("__")]
    mapped = [module for module in modules if not {"games", *BY_THEIR_NAME} & set(module.parts[:-1])]
    assert len(mapped) > 100
    assert not [str(module) for module in mapped if not re.search(rf"\b{module.name}\b", tour)]
