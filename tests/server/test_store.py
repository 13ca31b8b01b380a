"""What a store promises, kept by both: SQLite and a real PostgreSQL."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import anyio
import pytest
from sqlalchemy import delete, insert, select, text

from kassen.server import entries as e
from kassen.server.journal import Append, Summary, Unavailable
from kassen.server.schema import CODES, PEOPLE, SITTING, TABLES
from kassen.server.store import Store, make_store
from tests.server.fuzz import Watch

pytestmark = pytest.mark.xdist_group("postgres")
Story = Callable[[Store], Awaitable[None]]
Tell = Callable[[Story], None]


@pytest.fixture(params=["sqlite", "postgres"])
def tell(request: pytest.FixtureRequest) -> Tell:
    """Run a story with an open store, which is closed after it."""
    address = request.getfixturevalue("database" if request.param == "sqlite" else "fresh_postgres")

    return partial(tell_at, address)


def tell_at(address: str, story: Story) -> None:
    async def with_store() -> None:
        store = make_store(address, batch_ms=4)
        await store.open()
        try:
            await story(store)
        finally:
            await store.close()

    asyncio.run(with_store())


def entry(table: str, number: int, said: str = "hello", people: tuple[str, ...] | None = None) -> Append:
    body = e.write_entry(e.Said(at=number, by="p", name="P", text=said))
    return Append(table, number, body, Summary("running", True, said, 5, number, said.encode()), people)


async def said(store: Store, table: str) -> list[str]:
    return [line.text for line in await store.journal(table) if isinstance(line, e.Said)]


async def column(store: Store, what: Any) -> list[Any]:
    return sorted(row[0] for row in await store.read(select(what)))


def test_what_comes_together_is_written_each_in_its_place(tell: Tell) -> None:
    async def story(store: Store) -> None:
        tables = [f"t{number}" for number in range(700)]  # more than one transaction takes
        assert all(await asyncio.gather(*(store.append(entry(table, 0, table)) for table in tables)))
        assert await column(store, TABLES.c.id) == sorted(tables)
        assert await said(store, "t612") == ["t612"]

    tell(story)


def test_who_is_second_is_told_and_takes_nobody_along(tell: Tell) -> None:
    async def story(store: Store) -> None:
        assert await store.append(entry("a", 0, "first"))
        batch = [entry("b", 0), entry("a", 0, "second"), entry("c", 0, people=("p",)), entry("d", 0)]
        assert await asyncio.gather(*map(store.append, batch)) == [True, False, True, True]
        assert await said(store, "a") == ["first"]
        assert (await store.read(select(TABLES.c.card).where(TABLES.c.id == "a")))[0].card == b"first"

    tell(story)


def test_who_sits_is_what_was_written_last(tell: Tell) -> None:
    async def story(store: Store) -> None:
        for number, people in enumerate([(), ("p", "q"), None, ("q",)]):
            assert await store.append(entry("a", number, people=people))
        assert await column(store, SITTING.c.person) == ["q"]
        assert await store.append(entry("a", 4, people=()))
        assert await column(store, SITTING.c.person) == []

    tell(story)


def test_a_bad_statement_among_good_ones_is_alone(tell: Tell) -> None:
    async def story(store: Store) -> None:
        person = {"name": "Aki", "created": 1}
        outcomes = await asyncio.gather(
            store.append(entry("a", 0)),
            store.write(insert(PEOPLE).values(id="p", **person)),
            store.write(insert(CODES).values(hash="h", person="nobody", expires=1)),  # there is no such person
            store.append(entry("b", 0)),
            return_exceptions=True,
        )
        assert outcomes[0] is True
        assert outcomes[1] == 1
        assert isinstance(outcomes[2], Exception)
        assert outcomes[3] is True
        assert await column(store, TABLES.c.id) == ["a", "b"]

    tell(story)


def test_what_nobody_waits_for_any_more_is_written_all_the_same(tell: Tell) -> None:
    async def story(store: Store) -> None:
        given_up = asyncio.ensure_future(store.append(entry("a", 0)))
        await asyncio.sleep(0)
        given_up.cancel()
        await store.settle()
        assert await said(store, "a") == ["hello"]

    tell(story)


def test_after_a_transaction_that_cannot_be_ended_nothing_is_lost(database: str) -> None:
    """A foreign key that is looked at only by COMMIT: it fails, and what comes after it is on disk when it is told."""

    async def story(store: Store) -> None:
        orphan = insert(CODES).values(hash="h", person="nobody", expires=1)
        with pytest.raises(Unavailable):
            await store.write(text("PRAGMA defer_foreign_keys = ON"), orphan)
        assert await store.append(entry("a", 0))
        assert await store.append(entry("b", 0, people=("p",)))
        with sqlite3.connect(database.removeprefix("sqlite:///")) as other:
            assert other.execute("SELECT count(*) FROM entries").fetchone() == (2,)

    tell_at(database, story)


def test_a_locked_database_refuses_a_whole_batch_at_once(database: str) -> None:
    async def story(store: Store) -> None:
        with sqlite3.connect(database.removeprefix("sqlite:///"), isolation_level=None) as other:
            other.execute("BEGIN IMMEDIATE")
            async with asyncio.timeout(15):  # one patience for all of them, not one each
                outcomes = await asyncio.gather(*(store.append(entry(f"t{n}", 0)) for n in range(50)), return_exceptions=True)
            assert all(isinstance(outcome, Unavailable) for outcome in outcomes)
            other.execute("ROLLBACK")
        assert await store.append(entry("a", 0))

    tell_at(database, story)


def test_a_store_that_closes_writes_what_it_accepted(database: str) -> None:
    async def story() -> None:
        store = make_store(database, batch_ms=60_000)
        await store.open()
        accepted = [asyncio.ensure_future(store.append(entry(f"t{number}", 0))) for number in range(700)]
        await asyncio.sleep(0)
        await store.close()
        assert all(await asyncio.gather(*accepted))
        with pytest.raises(Unavailable):
            await store.append(entry("late", 0))

    asyncio.run(story())


def test_who_hangs_up_while_the_database_reads_breaks_nothing(tell: Tell) -> None:
    async def story(store: Store) -> None:
        for moment in range(25):
            for ask in (partial(store.read, select(PEOPLE)), partial(store.write, delete(CODES))):
                async with anyio.create_task_group() as asking:  # as the framework does: cancelled again whenever it waits
                    asking.start_soon(ask)
                    for _ in range(moment):
                        await asyncio.sleep(0)
                    asking.cancel_scope.cancel()
        assert await column(store, PEOPLE.c.name) == []

    with Watch() as watch:
        tell(story)
    assert watch.seen == []
