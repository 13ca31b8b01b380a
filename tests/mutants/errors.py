"""The errors: a file of kassen.games, a piece of it, what stands there instead, and the rule that is broken by it."""

from __future__ import annotations

from typing import NamedTuple


class Error(NamedTuple):
    file: str
    old: str
    new: str
    breaks: str

    @property
    def game(self) -> str:
        return self.file.split("/")[0]


ERRORS = [
    Error(*each)
    for each in [
        # gunkimono
        (
            "gunkimono/field.py",
            "| (near & (over_far >> step) & rise)",
            "| (over_near & (over_far >> step) & rise)",
            "a supported half may cover its own type",
        ),
        (
            "gunkimono/rules.py",
            "        if (s.claim[seat][0] | s.claim[seat][1]) & square:",
            "        if s.claim[seat][0] & square:",
            "a formation with a second stronghold gives no points",
        ),
        (
            "gunkimono/rules.py",
            "        if s.honor[seat][troop] < row:",
            "        if s.honor[seat][troop] <= row:",
            "a stronghold is due at its row, not past it",
        ),
        (
            "gunkimono/rules.py",
            "        if seat != s.seat or s.strict_build:",
            "        if seat != s.seat:",
            "strict_build forbids a second one in an own formation",
        ),
        (
            "gunkimono/rules.py",
            "            s.owner[column][k] = seat\n",
            "            s.owner[column][k] = s.first\n",
            "a banner goes to whose marker arrived",
        ),
        (
            "gunkimono/rules.py",
            "return s.tile != NOTHING and s.tile < KINDS and not s.ending",
            "return s.tile != NOTHING and not s.ending",
            "a small tile is not replaced",
        ),
        (
            "gunkimono/setup.py",
            "REMOVED[s.players] + draw(s, END_TILES + 1)",
            "REMOVED[s.players] + draw(s, END_TILES)",
            "the end tile can be first of its stack",
        ),
        (
            "gunkimono/resample.py",
            "count_allowed(s, pool, s.barred[other]) - (slot - s.known[other])",
            "count_allowed(s, s.stack_size, s.barred[other])",
            "every deal to those who passed is as likely",
        ),
        # moegahara
        (
            "moegahara/effects.py",
            "return 1 if holder == 1 and judged == 0 else 0",
            "return 1 if holder >= 1 and judged == 0 else 0",
            "Kuroda backs the first only from the second place",
        ),
        (
            "moegahara/effects.py",
            "0 <= kind_at(row, holder + 1) <= LAST_GENERAL",
            "kind_at(row, holder + 1) <= LAST_GENERAL",
            "cavalry charges before a general, not before nobody",
        ),
        ("moegahara/showdown.py", "    if won_a >= 2:", "    if won_a > won_b:", "two places win a territory"),
        (
            "moegahara/showdown.py",
            "s.chooser = s.active if team_of(s.active) == team else clockwise(s, s.active, 1)",
            "s.chooser = s.active",
            "the winning side chooses who loses markers",
        ),
        (
            "moegahara/end.py",
            "    if s.quiet >= QUIET_ROUNDS * s.players:",
            "    if s.quiet > QUIET_ROUNDS * s.players:",
            "ten quiet rounds end the game",
        ),
        (
            "moegahara/cleanup.py",
            "draw_cards(s, seat, HAND - horo - traps)",
            "draw_cards(s, seat, HAND)",
            "cards kept count towards the hand of four",
        ),
        (
            "moegahara/end.py",
            "lead = COUNT[s.owned[0]] - COUNT[s.owned[1]]",
            "lead = 0",
            "at equal points more territories win a stalemate",
        ),
        (
            "moegahara/resample.py",
            "            possible &= ~(1 << HORO)",
            "            possible &= ~0",
            "who was not asked to keep Horo has none",
        ),
        ("moegahara/resample.py", "at = draw(s, fit)", "at = draw(s, max(fit - 1, 1))", "every hidden card is as likely"),
        # nobunaga
        (
            "nobunaga/rules.py",
            "return cards * (SEATS + 1) + SEATS - place",
            "return cards * (SEATS + 1) + place",
            "the active player is first among equals",
        ),
        (
            "nobunaga/rules.py",
            "for steps in range(1, s.players):",
            "for steps in range(2, s.players):",
            "the active card goes to the next who laid none",
        ),
        ("nobunaga/rules.py", "if cards >= NEEDED[s.players]:", "if cards > NEEDED[s.players]:", "enough cards make a campaign"),
        (
            "nobunaga/rules.py",
            "return 0 if steps == 0 else steps + 1",
            "return steps",
            "at the end Nobunaga is before all but the holder",
        ),
        (
            "nobunaga/rules.py",
            "s.settled[seat] |= int(pair[0] == house) | int(pair[1] == house)",
            "s.settled[seat] |= int(pair[0] == house)",
            "showing either house of a pair settles what was kept",
        ),
        ("nobunaga/resample.py", "chosen = draw(s, 2)", "chosen = draw(s, 1)", "either card of a pair may have been kept"),
        # provinces
        (
            "provinces/war.py",
            "return int(s.held[seat]) | (1 << s.daimyo[seat])",
            "return int(s.held[seat])",
            "a daimyo alone is reinforced",
        ),
        (
            "provinces/war.py",
            "if next_best >= ONE_STRONG and s.players >= SMALL_FROM_PLAYERS:",
            "if s.players >= SMALL_FROM_PLAYERS:",
            "without a piece there nobody is second",
        ),
        (
            "provinces/cards.py",
            "return pairs | (held & below_last(held))",
            "return held & below_last(held)",
            "both armies of a retreat may leave the last province",
        ),
        (
            "provinces/cards.py",
            "number = s.armies[source][who] // 2",
            "number = (s.armies[source][who] + 1) // 2",
            "half of a squad is rounded down",
        ),
        (
            "provinces/cards.py",
            "        if s.daimyo[s.seat] == origin:",
            "        if s.daimyo[s.seat] != IN_RESERVE:",
            "Chosokabe himself goes once",
        ),
        (
            "provinces/board.py",
            "if s.reserve[seat] == 0 and s.daimyo[seat] != IN_RESERVE:",
            "if s.reserve[seat] == 0:",
            "a daimyo in reserve keeps the katana away",
        ),
        (
            "provinces/deployment.py",
            "s.reserve[s.seat] >= DEPLOYED[s.apart]",
            "s.reserve[s.seat] > DEPLOYED[s.apart]",
            "who has just enough armies may leave the daimyo behind",
        ),
    ]
]
