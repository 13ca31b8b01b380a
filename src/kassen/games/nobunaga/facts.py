"""What a finished game tells its designer: houses scored, by the seats and by Nobunaga, and whether he beat everybody."""

from __future__ import annotations

from kassen.core import Facts, State


def facts(state: State) -> Facts:
    position, nobunaga = state.position(), state.result()["nobunaga"]
    return Facts(
        seats=[{"house": seat["scored"], "active": position["active"] == at} for at, seat in enumerate(position["seats"])],
        table={"nobunaga_first": nobunaga["rank"] == 1, "nobunaga_house": position["nobunaga"]["scored"]},
    )
