"""Masked PPO by self-play on many games at once, with its learning curve.

    python examples/ppo.py nobunaga --minutes 15 --out build/ppo
    python examples/ppo.py provinces --minutes 15 --out build/ppo

One network plays every seat of every game. A decision is credited with what its seat got at the end. Now and then the network
plays `--rival`, against which it never trains. Minutes are processor time, so a busy machine learns as much. The results are
build/ppo/nobunaga.pt, .csv and .svg. The network can then play as a bot: `KASSEN_PPO=build/ppo/nobunaga.pt kassen arena
nobunaga --players 2 --bots ppo:Net,greedy --games 200` (in this folder).
"""

from __future__ import annotations

import argparse
import csv
import os
import time
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

import kassen
import kassen.envs
from kassen.bots import Knowledge, make_bot
from kassen.games.provinces.material import DEPLOYED, NEXT_TO, PROVINCES, REINFORCEMENTS

REWARDS = ("ahead", "margin")  # who is ahead, and by how much; it learns from their mean
TRACE = 0.95  # lambda of generalized advantage estimation; there is no discount, since games end
CLIP, ENTROPY, EPOCHS, MINIBATCH, RATE = 0.2, 0.01, 4, 1024, 1e-3


class ByCastle(nn.Module):
    """Features of the Provinces by castle. A roll names castles by number, and in every game these are in other provinces: who
    stands where the dice lead, and who would take what, are products of several parts of the observation, which two linear
    layers can hardly find. So they are added to the observation, by castle: everybody's armies; where each die that could be
    set apart would send armies; who would take what if the war began now; and by how many points the viewer would lead, now
    and with each of those dice."""

    def __init__(self, game: kassen.Game) -> None:
        super().__init__()
        self.parts, self.players = game.observation, game.players
        faces, self.castles = len(self.parts["dice"].names), len(self.parts["castles"].names)
        self.sizes = (self.players * self.castles, faces * self.castles, self.players * self.castles, 1 + faces)
        self.size = self.parts.size + sum(self.sizes)
        sums = torch.arange(faces)[:, None] + torch.arange(faces)
        fixed = {
            "named": functional.one_hot(sums.flatten(), self.castles),  # [face and other face, castle]
            "deployed": torch.tensor(DEPLOYED[1:]),  # [face set apart] armies
            "points": torch.tensor([int(castle) for castle in self.parts["castles"].names]),
            "borders": torch.tensor([[NEXT_TO[one] >> two & 1 for two in range(PROVINCES)] for one in range(PROVINCES)]),
            "katanas": torch.arange(1, 1 + len(self.parts["seats[0].katana"].names)),
        }
        for name, numbers in fixed.items():
            self.register_buffer(name, numbers.float(), persistent=False)

    def forward(self, seen: Tensor) -> Tensor:
        castles, dice = self.part(seen, "castles"), self.part(seen, "dice").unbind(1)
        goes = []
        for die, one, two in ((0, 1, 2), (1, 0, 2), (2, 0, 1)):
            castle = (dice[one][:, :, None] * dice[two][:, None]).flatten(1) @ self.named
            goes.append(dice[die][:, :, None] * castle[:, None])
        goes_to = torch.stack(goes).amax(0)  # [row, face set apart, castle]
        armies = self.seats(seen, "armies") @ castles  # [row, seat, castle]
        number = torch.minimum(self.deployed, self.part(seen, "seats[0].reserve"))
        after = armies[:, None].repeat(1, 1 + goes_to.shape[1], 1, 1)  # [row, now or face set apart, seat, castle]
        after[:, 1:, 0] += number[:, :, None] * goes_to
        taken = self.war(after, self.seats(seen, "katana") @ self.katanas, castles.mT @ self.borders @ castles)
        points = taken @ self.points
        lead = points[..., 0] - points[..., 1:].amax(-1)
        told = (armies / 4, goes_to, taken[:, 0], lead / 10)  # scaled to similar sizes
        return torch.cat([seen, *(part.flatten(1) for part in told)], 1)

    def war(self, armies: Tensor, katanas: Tensor, borders: Tensor) -> Tensor:
        """Who would take which large castle, [..., seat, castle]: whoever has most armies and reinforcements; ties are broken by
        the katana, and seats still tied share the castle."""
        force, taken = armies.clone(), torch.zeros_like(armies)
        for castle in range(self.castles):
            standing = torch.where(force[..., castle] > 0, force[..., castle] + katanas[:, None] / 8, 0)
            best = standing.amax(-1, keepdim=True)
            first = ((standing == best) & (best > 0)).float()
            taken[..., castle] = first / first.sum(-1, keepdim=True).clamp(min=1)
            later = slice(castle + 1, None)
            near = borders[:, None, None, castle, later] * (armies[..., later] > 0)
            force[..., later] += REINFORCEMENTS[self.players] * taken[..., castle, None] * near
        return taken

    def part(self, seen: Tensor, name: str) -> Tensor:
        """A part of the observation in its shape, scaled back to whole numbers."""
        part = self.parts[name]
        return seen[:, part.slice].unflatten(1, part.shape) * part.most

    def seats(self, seen: Tensor, name: str) -> Tensor:
        """The same part for every seat, [row, seat, ...]."""
        return torch.stack([self.part(seen, f"seats[{step}].{name}") for step in range(self.players)], 1)


FEATURES = {"provinces": ByCastle}  # by game: what is added to the observation


class Policy(nn.Module):
    """The policy and value heads, on two shared layers. `features` turns observations into the network's input."""

    def __init__(self, game: kassen.Game, width: int) -> None:
        super().__init__()
        self.features = FEATURES[game.id](game) if game.id in FEATURES else nn.Identity()
        size = int(getattr(self.features, "size", game.observation.size))
        self.body = nn.Sequential(nn.Linear(size, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.action, self.value = nn.Linear(width, game.move_count), nn.Linear(width, 1)
        nn.init.zeros_(self.action.weight)  # begins uniform over legal actions

    def forward(self, features: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        inside = self.body(features)
        return self.action(inside).masked_fill(mask == 0, -torch.inf).log_softmax(-1), self.value(inside).squeeze(-1)


class Played(NamedTuple):
    """Decisions of all games and seats, one row each."""

    seen: Tensor
    mask: Tensor
    action: Tensor
    chance: Tensor  # log of the action's probability when taken
    advantage: Tensor
    worth: Tensor


class Collector:
    """Plays many games with a policy, `steps` decisions of each at a time."""

    def __init__(self, game: kassen.Game, size: int, steps: int, seed: int) -> None:
        self.envs: Any = kassen.envs.vector(game.id, size, game.players, reward=REWARDS, zero_sum=True, check=False, copy=True)
        self.steps, self.players = steps, game.players
        self.seen, self.info = self.envs.reset(seed=seed)

    @torch.no_grad()
    def collect(self, policy: Policy) -> Played:
        kept: list[tuple[Tensor, ...]] = []
        acted, ended, paid = [], [], []
        for _ in range(self.steps):
            seen, mask = policy.features(torch.from_numpy(self.seen)), torch.from_numpy(self.info["action_mask"])
            chances, value = policy(seen, mask)
            action = torch.multinomial(chances.exp(), 1)
            kept.append((seen, mask, action, chances.gather(-1, action), value))
            self.seen, _, over, _, self.info = self.envs.step(action.squeeze(-1).numpy())
            acted.append(self.info["acted"])
            ended.append(over)
            paid.append(self.info["rewards"].mean(axis=-1))
        _, after = policy(policy.features(torch.from_numpy(self.seen)), torch.from_numpy(self.info["action_mask"]))
        seen, mask, action, chance, value = (torch.stack(column) for column in zip(*kept, strict=True))
        advantage, known = self.credit(value.numpy(), after.numpy(), acted, ended, paid)
        use = torch.from_numpy(known)
        worth = torch.from_numpy(advantage) + value
        columns = (seen, mask, action.squeeze(-1), chance.squeeze(-1), torch.from_numpy(advantage), worth)
        return Played(*(column[use] for column in columns))

    def credit(self, value: Any, after: Any, acted: Any, ended: Any, paid: Any) -> tuple[Any, Any]:
        """Advantages, computed backwards. Other seats decide between two decisions of a seat, so each seat has its own chain. A
        seat's last decision is left out if the game goes on and another seat decides next: its worth is not known yet."""
        games = np.arange(len(after))
        ahead, trace, pay = (np.zeros((len(after), self.players), np.float32) for _ in range(3))
        follows = np.zeros((len(after), self.players), np.bool_)
        ahead[games, self.info["seats"]], follows[games, self.info["seats"]] = after, True
        advantage, known = np.zeros_like(value), np.zeros(value.shape, np.bool_)
        for t in reversed(range(self.steps)):
            over, seat = ended[t], acted[t]
            ahead[over], trace[over], pay[over], follows[over] = 0, 0, paid[t][over], True
            advantage[t] = pay[games, seat] + ahead[games, seat] - value[t] + TRACE * trace[games, seat]
            known[t] = follows[games, seat]
            ahead[games, seat], trace[games, seat], pay[games, seat], follows[games, seat] = value[t], advantage[t], 0, True
            trace[games, seat] *= known[t]
        return advantage, known


def learn(policy: Policy, optimizer: torch.optim.Optimizer, played: Played) -> None:
    """Some epochs over what was played, clipped to stay close to the policy that played it."""
    for _ in range(EPOCHS):
        for rows in torch.randperm(len(played.action)).split(MINIBATCH):
            seen, mask, action, chance, advantage, worth = (column[rows] for column in played)
            chances, value = policy(seen, mask)
            advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
            ratio = (chances.gather(-1, action[:, None]).squeeze(-1) - chance).exp()
            gain = torch.minimum(ratio * advantage, ratio.clamp(1 - CLIP, 1 + CLIP) * advantage).mean()
            entropy = -(chances.exp() * chances.clamp(min=-1e9)).sum(-1).mean()
            loss = functional.mse_loss(value, worth) - gain - ENTROPY * entropy
            optimizer.zero_grad()
            loss.backward()  # type: ignore[no-untyped-call]
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimizer.step()


class Net:
    """A trained network as a bot for the arena; it takes the likeliest action."""

    def __init__(self, seed: int | None = None, policy: Policy | None = None) -> None:
        self.policy = policy or load(os.environ["KASSEN_PPO"])
        torch.set_num_threads(1)  # it evaluates one decision at a time, and the arena has a process per core

    @torch.no_grad()
    def choose(self, known: Knowledge) -> int:
        seen = self.policy.features(torch.from_numpy(known.observe())[None])
        chances, _ = self.policy(seen, torch.from_numpy(known.mask())[None])
        return int(chances.argmax())


def load(path: str | Path) -> Policy:
    kept = torch.load(path)
    policy = Policy(kassen.game(kept["game"], players=kept["players"]), kept["width"])
    policy.load_state_dict(kept["weights"])
    return policy


def meet(game: kassen.Game, policy: Policy, rival: str, games: int) -> float:
    """How often the network ends ahead of rivals in all other seats, a tie counting half. It plays each deal from every seat."""
    ahead = 0.0
    for number in range(games):
        deal, seat = divmod(number, game.players)
        bots = [Net(policy=policy) if other == seat else make_bot(rival, number) for other in range(game.players)]
        state = game.start(10**6 + deal)
        while state.seat is not None:
            state.play(bots[state.seat].choose(Knowledge(state)))
        ranks = state.result(sheet=False)["ranks"]
        teams = game.rules.teams(game.players) if game.rules.teams else range(game.players)
        others = [rank for rank, team in zip(ranks, teams, strict=True) if team != teams[seat]]
        ahead += sum((ranks[seat] < rank) + (ranks[seat] == rank) / 2 for rank in others) / len(others)
    return ahead / games


def keep(out: Path, game: kassen.Game, policy: Policy, rows: list[dict[str, float]], rival: str) -> None:
    """Save the network, and the curve so far as a table and a picture."""
    kept = {"game": game.id, "players": game.players, "width": policy.value.in_features, "weights": policy.state_dict()}
    torch.save(kept, out / f"{game.id}.pt")
    with (out / f"{game.id}.csv").open("w", newline="") as file:
        table = csv.DictWriter(file, list(rows[0]))
        table.writeheader()
        table.writerows(rows)
    plot(rows, f"{game.rules.title()}, {game.players} players", rival, out / f"{game.id}.svg")


def plot(rows: list[dict[str, float]], title: str, rival: str, path: Path) -> None:
    import matplotlib.pyplot as plt

    figure, axes = plt.subplots(figsize=(6, 3.5))
    axes.plot([row["decisions"] for row in rows], [100 * row["ahead"] for row in rows], marker="o")
    axes.axhline(50, color="grey", linewidth=0.8)
    axes.set(title=title, xlabel="decisions", ylabel=f"ends ahead of {rival}, %", ylim=(0, 100))
    figure.tight_layout()
    figure.savefig(path)
    plt.close(figure)


def main(arguments: list[str] | None = None) -> list[dict[str, float]]:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=1.0)
    parser.add_argument("--rival", default="greedy")
    parser.add_argument("--games", type=int, default=100, help="against the rival, for every point of the curve")
    parser.add_argument("--envs", type=int, default=256)
    parser.add_argument("--steps", type=int, default=64, help="decisions of every game between two updates")
    parser.add_argument("--width", type=int, default=256, help="of the network's layers")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("build/ppo"))
    given = parser.parse_args(arguments)
    torch.manual_seed(given.seed)
    torch.set_num_threads(1)
    game = kassen.game(given.game, players=given.players)
    policy = Policy(game, given.width)
    optimizer = torch.optim.Adam(policy.parameters(), RATE, eps=1e-5)
    collector = Collector(game, given.envs, given.steps, given.seed)
    rows: list[dict[str, float]] = []
    given.out.mkdir(parents=True, exist_ok=True)
    spent, decisions, budget = 0.0, 0, 60 * given.minutes
    while spent < budget or not rows or rows[-1]["decisions"] < decisions:
        if spent >= budget or spent >= budget * len(rows) / 15:  # 16 points, from untrained to fully trained
            ahead = meet(game, policy, given.rival, given.games)
            rows.append({"minutes": spent / 60, "decisions": decisions, "ahead": ahead})
            print(
                f"{spent / 60:5.1f} min {decisions:>10,} decisions: ends ahead of {given.rival} in {100 * ahead:.0f} %",
                flush=True,
            )
            keep(given.out, game, policy, rows, given.rival)  # so that stopping here loses nothing
            continue
        begin = time.process_time()
        for group in optimizer.param_groups:
            group["lr"] = RATE * (1 - spent / budget)
        learn(policy, optimizer, collector.collect(policy))
        decisions += given.envs * given.steps
        spent += time.process_time() - begin
    return rows


if __name__ == "__main__":
    main()
