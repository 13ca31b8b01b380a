"""From a client's message to what the server answers it: the same for sockets and HTTP."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kassen.server import messages as m
from kassen.server import scenes
from kassen.server.connection import Connection
from kassen.server.person import Person
from kassen.server.referee import need_running, need_seated, not_your_turn
from kassen.server.refusal import Refusal
from kassen.server.room import Room

if TYPE_CHECKING:
    from kassen.server.tables import Tables


async def act(house: Tables, room: Room, connection: Connection, message: m.ClientMessage) -> m.ServerMessage:
    """Carry a message out and answer it, or Refusal."""
    house.gate.action(connection.charged)
    person = connection.person
    if person and isinstance(message, m.Decide):  # most are decisions: they are not asked what else they might be
        return m.Done(ref=message.ref, number=await room.act(person, message))
    match message:
        case m.Ping():
            return m.Pong(ref=message.ref)
        case m.Look():
            return await look(room, connection, message)
    if person is None:
        raise Refusal("unknown_person", "unknown-person", "POST /api/me first, then connect again")
    match message:
        case m.Hint():
            house.gate.hint(person.id)
            return await hint(house, room, person, message, connection.language)
        case m.AskEffects():
            return await effects(room, person, message, connection.language)
        case m.Rematch():
            await room.rematch(person)
            return m.Done(ref=message.ref, number=room.table.number)
        case m.Chat() | m.React():
            house.gate.chat(person.id)
    return m.Done(ref=message.ref, number=await room.act(person, message))


async def act_once(house: Tables, room: Room, person: Person, message: m.ClientMessage, language: str | None) -> m.Acted:
    """The same for somebody without a socket: the answer is the whole table afterwards."""
    connection = Connection(person, "", language, 1)
    async with room.enter() as table:
        room.heard_from(person)
        before = table.number
        connection.viewer = room.viewer_for(person, None)
    answer = await act(house, room, connection, message)
    if isinstance(answer, (m.Hinted, m.Effects, m.Pong)):
        return answer
    async with room.enter():
        if not isinstance(answer, m.Looking):
            connection.viewer = room.viewer_for(person, None)
        await room.spell(connection)
        return room.welcome(connection, before, message.ref)


async def look(room: Room, connection: Connection, message: m.Look) -> m.Looking:
    async with room.enter():
        connection.viewer = None if message.seat is None else room.viewer_for(connection.person, message.seat)
        return m.Looking(ref=message.ref, you=room.you(connection), scene=room.scene(connection))


async def hint(house: Tables, room: Room, person: Person, message: m.Hint, language: str | None) -> m.Hinted:
    turn, level, log = await room.hint(person)
    options = await house.thinking.advise(log, room.share)
    async with room.enter() as table:
        if table.turn != turn or table.state is None:
            raise Refusal("late", "hint-late")
        candidates = scenes.candidates(table, table.state, options, language)
        best = candidates[0]
        return m.Hinted(ref=message.ref, turn=turn, level=level, move=best.move, line=best.line, candidates=candidates)


async def effects(room: Room, person: Person, message: m.AskEffects, language: str | None) -> m.Effects:
    async with room.enter() as table:
        state = need_running(table)
        if state.seat not in need_seated(table, person):
            raise not_your_turn(table, "not_now")
        if message.turn != table.turn:
            raise Refusal("late", "hint-late")
        return scenes.effects(table, state, message, language)
