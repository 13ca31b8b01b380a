"""The referee: may this person do this at this table now? Yes is an entry for the journal, no is a Refusal that says what to do.

All functions only read the table. Every action at a table goes through `judge`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from kassen.bots import check_bot
from kassen.core import IllegalMove, State
from kassen.server import entries as e
from kassen.server import messages as m
from kassen.server.duty import HERE
from kassen.server.person import Person
from kassen.server.refusal import Refusal
from kassen.server.sanitize import clean_line, clean_name
from kassen.server.table import Place, Table

Action = m.Decide | m.Sit | m.Leave | m.PutBot | m.Clear | m.Start | m.Back | m.Undo | m.AskHints | m.Answer | m.Chat | m.React


def judge(table: Table, person: Person, action: Action, now: int, absent: Mapping[str, int] | None = None) -> e.AnyEntry:
    """The entry that carries the action out, or Refusal. `absent` says since when each person has been away (HERE: not away)."""
    match action:
        case m.Decide():
            return decide(table, person, action, now)
        case m.Sit():
            return sit(table, person, action, now)
        case m.Leave():
            return leave(table, person, action.seat, now)
        case m.PutBot():
            return put_bot(table, person, action, now, absent or {})
        case m.Clear():
            return clear(table, person, action.seat, now)
        case m.Start():
            return start(table, person, now)
        case m.Back():
            return back(table, person, now)
        case m.Undo():
            return undo(table, person, action.to, now)
        case m.AskHints():
            return ask_hints(table, person, now)
        case m.Answer():
            return answer(table, person, action, now)
        case m.Chat() | m.React():
            return talk(table, person, action, now)


# ── the game ──


def decide(table: Table, person: Person, action: m.Decide, now: int) -> e.Decided:
    state = need_running(table)
    mine = need_seated(table, person)
    if action.turn != table.turn:
        raise Refusal("late", "late", f"this answers turn {action.turn}; turn {table.turn} is open")
    if state.seat not in mine:
        raise not_your_turn(table)
    wanted = action.move if action.id is None else action.id
    if wanted is None or (action.id is not None and action.move is not None):
        raise Refusal("unreadable", "unreadable", 'a decision has either "id" or "move"')
    try:
        id = state.find(wanted)
    except IllegalMove as error:
        raise Refusal("illegal", "illegal", error) from None
    return e.Decided(at=now, id=id, by=person.id)


def not_your_turn(table: Table, code: m.Code = "not_yours") -> Refusal:
    """The refusal that says whose turn it is instead."""
    place = table.places[table.seat or 0]
    return Refusal(code, "turn-of", name=place.name) if place.name and not place.cover else Refusal(code, "turn-of-bot")


def undo_offer(table: Table, person: str) -> m.UndoInfo | None:
    """How far this person could take back now, and on what terms."""
    last = table.last_decision(person) if table.running else None
    return None if last is None else m.UndoInfo(last, undo_terms(table, person, last))


def undo_terms(table: Table, person: str, to: int) -> Literal["free", "alone", "ask"]:
    """A person whose turn it is may go back as far as the last information point without asking. Otherwise everybody else seated
    is asked, including those covered by a bot; a person alone with bots asks nobody."""
    if table.seat in table.seats_of(person) and to >= table.undo_floor:
        return "free"
    return "alone" if table.alone(person) else "ask"


def undo(table: Table, person: Person, to: int | None, now: int) -> e.Undone | e.Asked:
    state = need_running(table)
    need_seated(table, person)
    offer = undo_offer(table, person.id)
    if offer is None:
        raise Refusal("not_now", "nothing-to-undo")
    target = offer.to if to is None else to
    if not 0 <= target < state.ply:
        raise Refusal("not_now", "no-such-moment", number=state.ply - 1)
    how = undo_terms(table, person.id, target)
    if how != "ask":
        return e.Undone(at=now, to=target, by=person.id, how=how)
    need_no_request(table)
    return e.Asked(at=now, kind="undo", by=person.id, to=target)


def may_hint(table: Table, person: str) -> bool:
    return table.hints or table.alone(person)


def ask_hints(table: Table, person: Person, now: int) -> e.Asked | e.Agreed:
    need_running(table)
    need_seated(table, person)
    if may_hint(table, person.id):
        raise Refusal("not_now", "hints-allowed")
    need_no_request(table)
    return e.Asked(at=now, kind="hints", by=person.id)


def answer(table: Table, person: Person, action: m.Answer, now: int) -> e.Answered | e.Undone | e.Agreed:
    need_seated(table, person)
    request = table.request
    if request is None or request.number != action.request:
        raise Refusal("late", "request-closed")
    if person.id == request.entry.by and not action.yes:
        return e.Answered(at=now, by=person.id, yes=False)
    if person.id not in request.waiting and action.yes:
        raise Refusal("not_now", "answer-not-needed")
    if not action.yes or request.waiting != {person.id}:  # a no always counts, even after one's yes: the others may never answer
        return e.Answered(at=now, by=person.id, yes=action.yes)
    if request.entry.kind == "hints":
        return e.Agreed(at=now, by=request.entry.by)
    assert request.entry.to is not None
    return e.Undone(at=now, to=request.entry.to, by=request.entry.by, how="agreed")


# ── the seats ──


def sit(table: Table, person: Person, action: m.Sit, now: int) -> e.Sat:
    seat, place = action.seat, need_place(table, action.seat)
    if table.running:
        if table.left.get(seat, ("", ""))[0] != person.id:
            raise Refusal("not_now", "begun-watch")
    elif table.status != "open":
        raise Refusal("not_now", "table-over")
    elif person.id in table.banned:
        raise Refusal("not_allowed", "asked-to-leave")
    elif table.reserved and person.id != table.opened.host:
        raise Refusal("not_allowed", "reserved")
    elif not place.is_open:
        raise Refusal("not_now", "seat-taken", number=seat + 1)
    return e.Sat(at=now, seat=seat, person=person.id, name=need_name(action.name) if action.name else person.name)


def leave(table: Table, person: Person, seat: int | None, now: int) -> e.Left:
    """Give up one seat. Leaving several takes one entry each, so the action is judged once for each."""
    mine = need_seated(table, person)
    if table.finished:
        raise Refusal("not_now", "nothing-to-leave")
    if seat is not None and seat not in mine:
        raise Refusal("not_yours", "seat-not-yours", number=seat + 1)
    return e.Left(at=now, seat=mine[0] if seat is None else seat, level=table.opened.cover if table.running else None)


def put_bot(table: Table, person: Person, action: m.PutBot, now: int, absent: Mapping[str, int]) -> e.BotPut | e.Away:
    place = need_place(table, action.seat)
    level = need_level(action.level)
    if table.running and place.person:
        if place.cover:
            raise Refusal("not_now", "bot-plays-already", name=place.name)
        if place.person != person.id:
            need_seated(table, person)
            need_away(table, action.seat, now, absent)
            level = table.opened.cover  # the one known to all who sat down, not one as weak as somebody likes
        return e.Away(at=now, seat=action.seat, level=level, why="asked")
    if table.finished:
        raise Refusal("not_now", "table-over")
    need_host(table, person)
    if place.person:
        raise Refusal("not_now", "person-sits", name=place.name)
    if table.running and table.others(person.id):
        raise Refusal("not_allowed", "begun-bot")
    return e.BotPut(at=now, seat=action.seat, level=level)


def clear(table: Table, person: Person, seat: int, now: int) -> e.Cleared:
    place = need_place(table, seat)
    need_host(table, person)
    if table.status != "open":
        raise Refusal("not_now", "begun-clear")
    if place.is_open:
        raise Refusal("not_now", "seat-open", number=seat + 1)
    if place.person == person.id:
        raise Refusal("not_now", "own-seat")
    return e.Cleared(at=now, seat=seat)


def start(table: Table, person: Person, now: int) -> e.Started:
    need_host(table, person)
    if table.status != "open":
        raise Refusal("not_now", "begun")
    free = [seat for seat, place in enumerate(table.places) if place.is_open]
    if free:
        raise Refusal("not_now", "seats-open", number=[seat + 1 for seat in free])
    return e.Started(at=now)


def back(table: Table, person: Person, now: int) -> e.Back:
    if not any(table.places[seat].cover for seat in need_seated(table, person)):
        raise Refusal("not_now", "no-bot-plays")
    return e.Back(at=now, by=person.id)


def talk(table: Table, person: Person, action: m.Chat | m.React, now: int) -> e.Said | e.Reacted:
    if not table.opened.chat:
        raise Refusal("not_allowed", "no-chat")
    if person.id in table.banned:
        raise Refusal("not_allowed", "asked-to-leave")
    if isinstance(action, m.React):
        return e.Reacted(at=now, by=person.id, name=person.name, reaction=action.reaction)
    text = clean_line(action.text)
    if not text:
        raise Refusal("unreadable", "empty-line")
    return e.Said(at=now, by=person.id, name=person.name, text=text)


# ── what must hold ──


def need_running(table: Table) -> State:
    if table.status == "open":
        raise Refusal("not_now", "not-begun")
    if not table.running or table.state is None:
        raise Refusal("not_now", "over")
    return table.state


def need_seated(table: Table, person: Person) -> list[int]:
    mine = table.seats_of(person.id)
    if not mine:
        raise Refusal("not_yours", "no-seat")
    return mine


def need_host(table: Table, person: Person) -> None:
    if person.id != table.opened.host:
        raise Refusal("not_allowed", "host-only")


def need_place(table: Table, seat: int) -> Place:
    if seat >= len(table.places):
        raise Refusal("not_found", "no-such-seat", number=len(table.places))
    return table.places[seat]


def need_away(table: Table, seat: int, now: int, absent: Mapping[str, int]) -> None:
    """Refuse to replace a person unless it is their turn and the grace time has run out, both since they were last here and since
    their turn began."""
    place = table.places[seat]
    if table.opened.clock.kind == "days":
        raise Refusal("not_allowed", "has-days", name=place.name)
    gone = absent.get(place.person or "", 0)
    if gone == HERE:
        raise Refusal("not_allowed", "person-present", name=place.name)
    if seat != table.seat:
        raise Refusal("not_allowed", "not-their-turn", name=place.name)
    left_ms = table.grace_ends(gone) - now
    if left_ms > 0:
        raise Refusal("not_allowed", "back-soon", name=place.name, number=-(-left_ms // 1000))


def need_name(name: str) -> str:
    """The nickname, cleaned; Refusal if nothing visible is left."""
    seen = clean_name(name)
    if not seen:
        raise Refusal("unreadable", "empty-name")
    return seen


def need_level(level: str) -> str:
    try:
        return check_bot(level)
    except ValueError as error:
        raise Refusal("not_found", "no-such-bot", error) from None


def need_no_request(table: Table) -> None:
    if table.request is not None:
        raise Refusal("not_now", "request-open")
