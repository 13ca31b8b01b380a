"""The index of rules in CONTRIBUTING.md leads to functions that there are."""

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
