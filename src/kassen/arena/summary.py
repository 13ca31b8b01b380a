"""What an arena found, as one object: for `--json`, for the printed table and for the report."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from kassen.arena.ratings import ahead, comparisons, ratings
from kassen.arena.results import Results
from kassen.arena.statistics import Estimate, average, share


def win_share(results: Results, bot: int) -> Estimate:
    """The mean win share of this bot's seats."""
    here = results.bots == bot
    blocks = results.blocks[:, None].repeat(results.players, axis=1)
    return share(results.numbers("win_share")[here], blocks[here], int(here.any(axis=1).sum()))


def nobody_wins(results: Results) -> Estimate:
    nobody = (results.numbers("win_share").sum(axis=1) == 0).astype(float)
    return share(nobody, results.blocks, results.games)


def looked_back(results: Results, bot: int) -> Looked | None:
    """What looking back says about a bot; None if none of its games was looked back on."""
    if not results.plan.analysed:
        return None
    here = (results.bots == bot) & ~np.isnan(results.numbers("luck"))
    if not here.any():
        return None
    blocks = results.blocks[:, None].repeat(results.players, axis=1)[here]
    won, luck = results.numbers("win_share")[here], results.numbers("luck")[here]
    loss = results.numbers("loss")[here] / np.maximum(results.numbers("decisions")[here], 1)
    return Looked(average(loss, blocks), average(won, blocks), average(won - luck, blocks))


@dataclass(frozen=True)
class Looked:
    loss: Estimate  # per decision
    plain: Estimate  # the win share in the same games
    adjusted: Estimate  # ... minus luck: the same mean, but a narrower interval where chance decides much

    @property
    def narrows(self) -> bool:
        return self.adjusted.high - self.adjusted.low < self.plain.high - self.plain.low

    def data(self) -> dict[str, Any]:
        each = {"loss": self.loss, "plain": self.plain, "adjusted": self.adjusted}
        return {name: {"mean": rounded(one.value), "interval": interval(one)} for name, one in each.items()} | {
            "games": self.plain.games
        }


def summarize(results: Results) -> dict[str, Any]:
    points = comparisons(results)
    shares = {name: win_share(results, bot) for bot, name in enumerate(results.names)}
    rated = ratings(results, points)
    beaten = ahead(results, points)
    plan = results.plan
    return {
        "game": plan.setting.game,
        "players": plan.setting.players,
        "options": plan.setting.options,
        "bots": list(plan.bots),
        "seed": plan.seed,
        "games": results.games,
        "deals": int(results.blocks.max()) + 1,
        "win_share": {name: rounded(one.value) for name, one in shares.items()},
        "interval": {name: interval(one) for name, one in shares.items()},
        "nobody_wins": rounded(nobody_wins(results).value),
        "ahead": {name: {other: described(one) for other, one in row.items()} for name, row in beaten.items()},
        "rating": {name: rounded(one.value, 1) for name, one in rated.items()},
        "rating_interval": {name: interval(one, 1) for name, one in rated.items()},
        "mean_score": {name: rounded(results.numbers("score")[results.bots == i].mean()) for i, name in enumerate(results.names)},
        "looked_back": {name: found.data() for i, name in enumerate(results.names) if (found := looked_back(results, i))},
        "ms_per_decision": {name: rounded(thinking(results, i), 3) for i, name in enumerate(results.names)},
        "decisions": int(results.numbers("decisions").sum()),
        "seconds": results.head.seconds,
        "source": plan.setting.source,
    }


def thinking(results: Results, bot: int) -> float:
    """The mean thinking time per decision, in milliseconds."""
    here = results.bots == bot
    return 1000 * float(results.numbers("seconds")[here].sum()) / max(1, int(results.numbers("decisions")[here].sum()))


def rounded(value: float, digits: int = 5) -> float:
    return round(float(value), digits)


def interval(one: Estimate, digits: int = 5) -> list[float]:
    return [rounded(one.low, digits), rounded(one.high, digits)]


def described(one: Estimate) -> dict[str, Any]:
    return {"share": rounded(one.value), "interval": interval(one), "games": one.games}
