"""How large messages are: what a page is sent of a whole game, in bytes before any compression."""

from __future__ import annotations

import pytest

from tests.nightly import by_day
from tests.server.conftest import Invite
from tests.server.guests import Guest, Line, race, seated

# Gunkimono's largest is an update for whoever is to move: 592 placements of about 67 bytes each, every one with the names of its
# parts (40 kB), the board (6.6 kB), table and news. Nothing is in it twice.
MOST_BYTES = 52_000


@pytest.mark.parametrize(("game", "players"), by_day([("gunkimono", 5), ("moegahara", 6)], [("gunkimono", 5)]))
def test_no_message_of_a_whole_game_is_large(invite: Invite, game: str, players: int) -> None:
    guests = [invite(f"Guest {seat}") for seat in range(players)]
    table = seated(guests, game)
    lines: dict[int, Line] = {seat: guest.follow(table) for seat, guest in enumerate(guests)}
    race(lines, guests[0].look(table)["scene"], seed=1)
    sizes = [len(text.encode()) for line in lines.values() for text in line.bytes]
    story = whole_story(invite("Late"), table)
    print(f"{game}, {players} players: {len(sizes)} messages, {sum(sizes) // len(sizes)} bytes on average, {max(sizes)} at most;")
    print(f"who comes at the end is told the story in {len(story)} messages, {max(story)} bytes at most")
    assert max(sizes + story) < MOST_BYTES


def whole_story(late: Guest, table: str) -> list[int]:
    """Who comes late is told everything that happened: the size of each message, and nothing of it is missing."""
    line = late.follow(table)
    pieces = []
    while (message := line.receive())["type"] != "welcome":
        pieces += message["news"]
    assert pieces + message["story"] == late.look(table)["story"]
    return [len(text.encode()) for text in line.bytes]
