"""What was once stored opens: journal.jsonl was written by an earlier server, with an entry of every kind."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

from kassen.server import entries as e
from kassen.server import messages as m
from kassen.server import scenes
from kassen.server.table import Table

STORED = (Path(__file__).parent / "journal.jsonl").read_bytes().splitlines()


def test_it_has_an_entry_of_every_kind() -> None:
    assert {type(e.read_entry(line)) for line in STORED} == set(get_args(e.AnyEntry))


def test_every_entry_is_read_and_written_as_it_was() -> None:
    assert [e.write_entry(e.read_entry(line)) for line in STORED] == STORED


def test_the_table_is_what_it_was() -> None:
    table = Table.read("t", map(e.read_entry, STORED))
    assert table.state is not None
    assert table.state.decisions == [7, 8, 4, 2, 1, 0, 0, 1, 2, 3, 3, 1, 2]
    assert (table.status, table.reason, table.rematch, table.number) == ("closed", "abandoned", "again", 35)
    # By the rules of clocks as they are today. The server that wrote it had 610 seconds for Beni: it charged the 3 s before a bot
    # stood in once more when Beni decided, and 1 s while it stood in; and it gave the last second to whoever left in their turn.
    assert table.bank_ms == [620_000, 613_000, 600_000]


def test_the_wire_says_of_it_what_it_said() -> None:
    info = scenes.info(Table.read("t", map(e.read_entry, STORED)))
    assert m.encode(info.clock) == b'{"kind":"live","seconds":600,"bonus":5}'
    assert info.origin == m.Origin("rematch", "before", by="Aki")
