"""A small network learns one kingdom by playing itself, and is kept in a form that fief reads.

    python python/examples/learn.py --minutes 5 --out first-game.net
    fief sim first-game.net big-money --kingdom "First Game"

Only numpy is needed. It is proximal policy optimisation in its plainest form: one hidden layer, games stepped in Rust, both seats
played by the network, and a reward that is half the result of the game and half the difference in points.
"""

import argparse
import time

import numpy as np

import fief
from fief.net import Net


def columns(layout):
    """The numbers of an observation that the network looks at."""
    kinds, piles = len(layout["kinds"]), len(layout["piles"])
    sections = layout["sections"]
    players = sections["players"][1][0]
    first = {name: start for name, (start, _) in sections.items()}
    hand = [first["zones"] + kind for kind in range(kinds)]
    play = [first["zones"] + 3 * kinds + kind for kind in range(kinds)]
    whole = [first[name] + at for name in ("turn", "own", "asker") for at in range(int(np.prod(sections[name][1])))]
    numbers = [first["players"] + 19 * seat + at for seat in range(players) for at in (0, 1, 2, 6, 15, 16, 17, 18)]
    left = [first["piles"] + 5 * pile for pile in range(piles)]
    question = [first["question"] + at for at in range(29)]
    return np.array(sorted(hand + play + whole + numbers + left + question))


class Learner:
    """The network with what is needed to improve it."""

    def __init__(self, net, rate, rng):
        self.net, self.rate, self.rng = net, rate, rng
        shape = net.layers[0][0].shape[1]
        #: The second head says how good the position is.
        self.value = [np.zeros((1, shape), np.float32), np.zeros(1, np.float32)]
        self.weights = [array for layer in net.layers for array in layer] + self.value
        self.first = [np.zeros_like(weight) for weight in self.weights]
        self.second = [np.zeros_like(weight) for weight in self.weights]
        self.updates = 0

    def hidden(self, seen):
        (weights, bias), _ = self.net.layers
        return np.maximum(seen @ weights + bias, 0)

    def judge(self, seen, masks):
        """Chances of all actions, and values."""
        hidden = self.hidden(seen)
        weights, bias = self.net.layers[1]
        logits = np.where(masks, hidden @ weights + bias, -1e9)
        logits -= logits.max(axis=1, keepdims=True)
        chances = np.exp(logits)
        chances /= chances.sum(axis=1, keepdims=True)
        return hidden, chances, hidden @ self.value[0][0] + self.value[1][0]

    def improve(self, seen, masks, actions, before, advantages, returns, clip=0.2, entropy=0.01):
        hidden, chances, values = self.judge(seen, masks)
        rows, many = np.arange(len(actions)), len(actions)
        logs = np.log(chances + 1e-9)
        ratio = np.exp(logs[rows, actions] - before)
        active = np.where(advantages > 0, ratio < 1 + clip, ratio > 1 - clip)
        # The gradient of the loss by the logits: of the policy, then of what keeps it curious.
        push = -(advantages * ratio * active)[:, None] / many
        by_logit = -push * chances
        by_logit[rows, actions] += push[:, 0]
        spread = -(chances * logs).sum(axis=1, keepdims=True)
        by_logit += entropy * chances * (logs + spread) / many
        by_value = (values - returns)[:, None] / many
        weights, _ = self.net.layers[1]
        by_hidden = (by_logit @ weights.T + by_value * self.value[0]) * (hidden > 0)
        self.step(
            [
                seen.T @ by_hidden,
                by_hidden.sum(axis=0),
                hidden.T @ by_logit,
                by_logit.sum(axis=0),
                (by_value * hidden).sum(axis=0, keepdims=True),
                by_value.sum(axis=0),
            ]
        )
        return float(spread.mean())

    def step(self, gradients):
        """One step of Adam."""
        self.updates += 1
        norm = np.sqrt(sum(float((gradient**2).sum()) for gradient in gradients))
        scale = min(1.0, 0.5 / (norm + 1e-9))
        for weight, gradient, first, second in zip(self.weights, gradients, self.first, self.second):
            gradient = gradient * scale
            first += 0.1 * (gradient - first)
            second += 0.001 * (gradient**2 - second)
            smooth = first / (1 - 0.9**self.updates)
            weight -= self.rate * smooth / (np.sqrt(second / (1 - 0.999**self.updates)) + 1e-6)


def play(env, learner, steps, rng):
    """Plays some steps of all games, and returns what was seen and done with how good it turned out."""
    net, games = learner.net, len(env)
    kept = {name: [] for name in ("seen", "masks", "actions", "before", "values", "seats", "ended", "payoffs")}
    score = env.layout["sections"]["players"][0] + 15
    lead = np.zeros((games, 2), np.float32)
    rows = np.arange(games)
    for _ in range(steps):
        seats = env.agents.copy()
        difference = env.observations[:, score] - env.observations[:, score + 19]
        lead[rows, seats], lead[rows, 1 - seats] = difference, -difference
        seen, masks = net.look(env.observations), env.masks.copy()
        _, chances, values = learner.judge(seen, masks)
        ladder = chances.cumsum(axis=1)
        actions = (ladder < rng.random((games, 1)) * ladder[:, -1:]).sum(axis=1)
        actions = np.where(masks[rows, np.minimum(actions, masks.shape[1] - 1)], actions, chances.argmax(axis=1))
        env.step(actions)
        payoffs = 0.5 * env.rewards + 0.5 * np.tanh(lead / 15)
        before = np.log(chances[rows, actions] + 1e-9)
        ended = env.terminations | env.truncations
        for name, value in zip(kept, (seen, masks, actions, before, values, seats, ended, payoffs)):
            kept[name].append(value)
    return kept


def advantages(kept, fade=0.97):
    """How much better each action was than expected, by generalised advantage estimation for each seat."""
    games = len(kept["seats"][0])
    rows = np.arange(games)
    follow, gain = np.zeros((games, 2), np.float32), np.zeros((games, 2), np.float32)
    last, seats = kept["values"][-1], kept["seats"][-1]
    follow[rows, seats], follow[rows, 1 - seats] = last, -last
    out = []
    for values, seats, ended, payoffs in zip(*(reversed(kept[name]) for name in ("values", "seats", "ended", "payoffs"))):
        follow[ended], gain[ended] = payoffs[ended], 0
        gain[rows, seats] = follow[rows, seats] - values + fade * gain[rows, seats]
        follow[rows, seats] = values
        out.append(gain[rows, seats].copy())
    return out[::-1]


def evaluate(net, kingdom, opponent, games=256):
    """The share of victories against a bot, from both seats, choosing the best action."""
    won = []
    for seat in range(2):
        bots = [opponent, opponent]
        bots[seat] = None
        env = fief.VectorEnv(games, kingdom, bots=bots, seed=999 + seat, max_turns=60)
        result = np.full(games, np.nan)
        while np.isnan(result).any():
            env.step(net.best(env.observations, env.masks))
            ended = (env.terminations | env.truncations) & np.isnan(result)
            result[ended] = (env.rewards[ended, seat] + 1) / 2
        won.append(result.mean())
    return float(np.mean(won))


def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--kingdom", default="First Game")
    options.add_argument("--minutes", type=float, default=5, help="of processor time")
    options.add_argument("--games", type=int, default=256, help="played at once")
    options.add_argument("--steps", type=int, default=256, help="between two improvements")
    options.add_argument("--hidden", type=int, default=96)
    options.add_argument("--rate", type=float, default=1e-3)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--out", default="learned.net")
    options = options.parse_args()
    rng = np.random.default_rng(options.seed)
    env = fief.VectorEnv(options.games, options.kingdom, seed=options.seed, max_turns=40)
    net = Net.new("Learned", env, columns(env.layout), [options.hidden], rng)
    learner = Learner(net, options.rate, rng)
    rounds, best = 0, -1.0
    while time.process_time() < 60 * options.minutes:
        rounds += 1
        kept = play(env, learner, options.steps, rng)
        gained = np.concatenate(advantages(kept))
        data = [np.concatenate(kept[name]) for name in ("seen", "masks", "actions", "before")]
        values = np.concatenate(kept["values"])
        scaled = (gained - gained.mean()) / (gained.std() + 1e-6)
        for _ in range(3):
            order = rng.permutation(len(scaled))
            for rows in np.array_split(order, max(1, len(order) // 4096)):
                spread = learner.improve(*(part[rows] for part in data), scaled[rows], (gained + values)[rows])
        if rounds % 10 == 0:
            share = evaluate(net, options.kingdom, "big-money")
            print(
                f"{time.process_time():6.0f} s  round {rounds:4}  wins {share:.1%} against Big Money, spread {spread:.2f}",
                flush=True,
            )
            if share >= best:
                best = share
                net.save(options.out)
    if best < 0:
        net.save(options.out)
        print(f"Kept {options.out} after {rounds} rounds, without measuring it")
        return
    print(f"Kept {options.out}: {best:.1%} against Big Money")


if __name__ == "__main__":
    main()
