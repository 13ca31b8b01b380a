"""What cards say where a card table of one's own says something else than the box. What they cost is always told (view.py)."""

from __future__ import annotations

from kassen.games.moegahara import shapes as h
from kassen.games.moegahara.effects import PLOTS, STRIKES, UNTRAPPABLE, effects_of
from kassen.games.moegahara.material import CARD_IDS, KINDS, MARKERS, PRINTED_CARDS, SIDES
from kassen.games.moegahara.state import MoegaharaRecord

Row = tuple[int, ...]


def row_of(s: MoegaharaRecord, kind: int) -> Row:
    """A row of the card table, as numbers."""
    gifts = (s.cards[kind], s.card_actions[kind], s.card_coins[kind], s.card_buys[kind])
    return (s.side_kinds[0] >> kind & 1, s.side_kinds[1] >> kind & 1, *gifts, s.marker[kind], s.effects[kind])


PRINTED: list[Row] = [
    (int(card.side == 0), int(card.side == 1), card.cards, card.actions, card.coins, card.buys, card.marker, card.mask)
    for card in PRINTED_CARDS
]  # [kind]


def prints(s: MoegaharaRecord) -> dict[h.Card, h.Print] | None:
    """The cards that are other than printed. Trap and Kobayakawa name cards that cannot be trapped: where those are others, the
    two say something else as well."""
    masks = [s.effects[kind] for kind in range(KINDS)]
    others = [mask & UNTRAPPABLE for mask in masks] != [row[-1] & UNTRAPPABLE for row in PRINTED]
    changed = [row_of(s, kind) != PRINTED[kind] or (others and masks[kind] & (PLOTS | STRIKES) != 0) for kind in range(KINDS)]
    return {CARD_IDS[kind]: _print(s, kind) for kind in range(KINDS) if changed[kind]} or None


def _print(s: MoegaharaRecord, kind: int) -> h.Print:
    east, west, cards, actions, coins, buys, marker, _ = row_of(s, kind)
    side = SIDES[west] if east or west else None
    return h.Print(side, cards, actions, coins, buys, MARKERS[marker] if marker >= 0 else None, effects_of(s, kind) or None)
