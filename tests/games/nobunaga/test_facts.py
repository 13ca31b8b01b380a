"""What a finished game tells its designer."""

from __future__ import annotations

from tests.games.nobunaga.table import attack, campaign


def test_houses_scored_the_active_card_and_nobunaga_first() -> None:
    state = campaign([{}, {}], {"hongan": 1, "mouri": 1}, scored=[{"takeda": 1}, {}], nobunaga_scored={})
    attack(state, "mouri")
    facts = state.game.rules.facts(state)
    assert [seat["house"] for seat in facts.seats] == [{"takeda": 1}, {}]
    assert [seat["active"] for seat in facts.seats] == [True, False]  # passed twice
    assert facts.table == {"nobunaga_first": True, "nobunaga_house": {"mouri": 1, "hongan": 1}}
