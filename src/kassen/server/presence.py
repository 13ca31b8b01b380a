"""Who is at which table: has a page open, or has looked or acted without one. Kept in memory; processes tell each other by
gossip, for it is not worth a disk."""

from __future__ import annotations

import secrets
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping

import msgspec

from kassen.server.duty import HERE

FRESH_S = 45  # word from another process holds so long
REPEAT_S = 15  # and is repeated so often
ANSWER_S = 5  # other processes have so long to say who is there
SIGN_S = 1  # a sign of life is told to other processes so often at most
KEPT_S = 86_400  # how long it matters when somebody was last here: the longest grace time there is
NOBODY_HERE: Mapping[str, int] = {}


class Word(msgspec.Struct, array_like=True):
    """Gossip: how many sockets each person (empty: spectators) has at a table, at one process. None: please tell me. `sign`:
    this person, who has no socket, has just looked or acted there."""

    process: str
    table: str
    people: dict[str, int] | None
    sign: str | None = None


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
        self._gone: dict[tuple[str, str], int] = {}  # when somebody was last here, the longest ago first
        self._asked: dict[str, int] = {}  # table → when the other processes were asked

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
            self._mark(table, person, now)
        if not here:
            del self._here[table]
        self._spread(table)
        self._changed(table)

    def sign(self, table: str, person: str, now: int) -> None:
        """Somebody looked or acted, and may have no page open."""
        before = self._gone.get((table, person), 0)
        self._mark(table, person, now)
        if not self._alone and now >= before + SIGN_S * 1000:
            self._send(Word(self.process, table, None, person))

    def counts(self, table: str, now: int) -> Mapping[str, int]:
        """Sockets by person, of all processes."""
        here = self._here.get(table)
        if table not in self._there:
            return here or NOBODY_HERE
        self._expire(table, now)
        counts = Counter(here or {})
        for _, people in self._there.get(table, {}).values():
            counts.update(people)
        return counts

    def _expire(self, table: str, now: int) -> None:
        """A process that is no longer heard of has lost its sockets."""
        there = self._there.get(table, {})
        for process in [process for process, (until, _) in there.items() if until <= now]:
            for person in there.pop(process)[1]:
                self._mark(table, person, now)
        if not there:
            self._there.pop(table, None)

    def _mark(self, table: str, person: str, now: int) -> None:
        self._gone.pop((table, person), None)
        self._gone[table, person] = now

    def absent(self, table: str, people: Iterable[str], otherwise: int, now: int) -> dict[str, int]:
        """For each of the people: HERE, or when they were last seen (`otherwise`: never). Until the other processes have had
        time to answer nobody is known to have gone."""
        counts, asked = self.counts(table, now), self._asked.get(table, 0)
        if now < asked + ANSWER_S * 1000:
            otherwise = max(otherwise, asked)
        return {who: HERE if counts.get(who) else self._gone.get((table, who), otherwise) for who in people}

    # ── gossip ──

    def ask(self, table: str, now: int) -> None:
        if not self._alone:
            self._asked[table] = now
            self._send(Word(self.process, table, None))

    def repeat(self, now: int) -> None:
        """Now and then: tell the others again, and forget what is old."""
        for table in list(self._here):
            self._spread(table)
        for table in list(self._there):
            self._expire(table, now)
        self._asked = {table: at for table, at in self._asked.items() if now < at + ANSWER_S * 1000}
        while self._gone and (first := next(iter(self._gone.items())))[1] < now - KEPT_S * 1000:
            del self._gone[first[0]]

    def hear(self, word: str, now: int) -> None:
        try:
            heard = _read(word)
        except msgspec.MsgspecError:
            return
        if heard.process == self.process:
            return
        if heard.sign is not None:
            self._mark(heard.table, heard.sign, now)
            return
        if heard.people is None:
            if heard.table in self._here:
                self._spread(heard.table)
            return
        before = {person for person, count in self.counts(heard.table, now).items() if count}
        self._there[heard.table][heard.process] = (now + FRESH_S * 1000, heard.people)
        after = {person for person, count in self.counts(heard.table, now).items() if count}
        for person in before - after:
            self._mark(heard.table, person, now)
        if before != after:
            self._changed(heard.table)

    def _spread(self, table: str) -> None:
        if not self._alone:
            self._send(Word(self.process, table, dict(self._here.get(table, {}))))

    def _send(self, word: Word) -> None:
        self._tell_others(msgspec.json.encode(word).decode())
