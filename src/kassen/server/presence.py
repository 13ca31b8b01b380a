"""Who has a page open at which table. Kept in memory; processes tell each other by gossip, for it is not worth a disk."""

from __future__ import annotations

import secrets
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping

import msgspec

from kassen.server.duty import HERE

FRESH_S = 45  # word from another process holds so long
REPEAT_S = 15  # and is repeated so often
NOBODY_HERE: Mapping[str, int] = {}


class Word(msgspec.Struct, array_like=True):
    """Gossip: how many sockets each person (empty: spectators) has at a table, at one process. None: please tell me."""

    process: str
    table: str
    people: dict[str, int] | None


_read = msgspec.json.Decoder(Word).decode


class Presence:
    def __init__(self, tell: Callable[[str], None], changed: Callable[[str], None], alone: bool) -> None:
        self.process = secrets.token_hex(6)
        self._tell_others = tell
        self._changed = changed
        self._alone = alone
        self._here: defaultdict[str, Counter[str]] = defaultdict(Counter)  # table → person → sockets at this process
        self._there: defaultdict[str, dict[str, tuple[float, dict[str, int]]]] = defaultdict(
            dict
        )  # table → process → until, people
        self._gone: dict[tuple[str, str], int] = {}  # since when somebody is away

    def come(self, table: str, person: str, now: int) -> None:
        self._here[table][person] += 1
        self._gone.pop((table, person), None)
        self._spread(table)
        self._changed(table)

    def go(self, table: str, person: str, now: int) -> None:
        here = self._here[table]
        here[person] -= 1
        if here[person] <= 0:
            del here[person]
            self._gone[table, person] = now
        if not here:
            del self._here[table]
        self._spread(table)
        self._changed(table)

    def counts(self, table: str, now: int) -> Mapping[str, int]:
        """Sockets by person, of all processes."""
        here, there = self._here.get(table), self._there.get(table)
        if not there:
            return here or NOBODY_HERE
        counts = Counter(here or {})
        for until, people in there.values():
            if until > now:
                counts.update(people)
        return counts

    def absent(self, table: str, people: Iterable[str], otherwise: int, now: int) -> dict[str, int]:
        """For each of the people: HERE, or when the last page was closed (`otherwise`: we never saw one)."""
        counts = self.counts(table, now)
        return {who: HERE if counts.get(who) else self._gone.get((table, who), otherwise) for who in people}

    def forget(self, table: str) -> None:
        self._there.pop(table, None)
        for key in [key for key in self._gone if key[0] == table]:
            del self._gone[key]

    # ── gossip ──

    def ask(self, table: str) -> None:
        if not self._alone:
            self._send(Word(self.process, table, None))

    def repeat(self) -> None:
        for table in list(self._here):
            self._spread(table)

    def hear(self, word: str, now: int) -> None:
        try:
            heard = _read(word)
        except msgspec.MsgspecError:
            return
        if heard.process == self.process:
            return
        if heard.people is None:
            if heard.table in self._here:
                self._spread(heard.table)
            return
        before = {person for person, count in self.counts(heard.table, now).items() if count}
        self._there[heard.table][heard.process] = (now + FRESH_S * 1000, heard.people)
        after = {person for person, count in self.counts(heard.table, now).items() if count}
        for person in before - after:
            self._gone[heard.table, person] = now
        if before != after:
            self._changed(heard.table)

    def _spread(self, table: str) -> None:
        if not self._alone:
            self._send(Word(self.process, table, dict(self._here.get(table, {}))))

    def _send(self, word: Word) -> None:
        self._tell_others(msgspec.json.encode(word).decode())
