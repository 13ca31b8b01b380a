"""`kassen verify` and `kassen replay`, for downloaded tables and saved games."""

from __future__ import annotations

from pathlib import Path

from kassen.bots import bot_name
from kassen.cli.words import TEXTS, BadCall
from kassen.core import NOBODY, Event, State
from kassen.core.text import printable
from kassen.server.files import TableFile, Wrong, read_file
from kassen.server.files import verify as check
from kassen.server.table import begin_of


def load(path: str) -> TableFile:
    try:
        return read_file(Path(path).read_bytes())
    except OSError as error:
        raise BadCall("read", file=path, reason=error.strerror) from None


def verify(path: str, language: str) -> int:
    """Exit code 0: everything follows from the seed, as far as the seed can prove it. 1: something does not."""
    try:
        print("\n".join(map(printable, check(load(path), language))))
    except Wrong as wrong:
        print(TEXTS.say("verified-no", language, reason=wrong.say(language)))
        return 1
    return 0


def names_of(file: TableFile, state: State, language: str) -> list[str]:
    """The names of people and bots by seat. Control characters are removed: the file may come from a stranger, and a terminal
    would obey them."""
    texts = state.game.rules.texts
    bots = [player.level and bot_name(player.level, seat, language) for seat, player in enumerate(file.seats)]
    named = [printable(player.name or bot or "") for player, bot in zip(file.seats, bots, strict=True)]
    return [(named[seat] if seat < len(named) else None) or texts.seat(seat, language) for seat in range(file.players)]


def replay(path: str, seat: int | None, boards: bool, language: str) -> None:
    """Tell the game in sentences: all of it, or with `seat` only what that seat could know."""
    file = load(path)
    state = begin_of(file)
    if seat is not None and seat >= file.players:
        raise BadCall("seat", given=seat, last=file.players - 1)
    names = names_of(file, state, language)

    def tell(events: list[Event]) -> None:
        for event in events:
            if seat is None and event.to < NOBODY:  # for all but one seat; an event of that seat tells it in full
                continue
            if seat is None or event.seen_by(seat):
                print(event.text(language, names))
        if boards:
            print(f"\n{state.show(seat, language, names)}\n")

    print(state.game.rules.title(language))
    tell(state.events)
    for decision in file.decisions:
        tell(state.play(decision))
    if state.over:
        result = state.result()
        for place in state.ranking:
            words = {"seat": names[place], "score": result["scores"][place], "rank": result["ranks"][place]}
            print(TEXTS.say("final-rank", language, **words))
