"""Environments."""

import numpy as np
import pytest

import fief

pytest.importorskip("pettingzoo")
from pettingzoo.test import api_test, performance_benchmark, seed_test  # noqa: E402


def random_game(env, seed, most=5000):
    """Plays a game by chance, and says what was done."""
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    done = []
    for agent in env.agent_iter(most):
        observation, _reward, terminated, truncated, _info = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        legal = np.flatnonzero(observation["action_mask"])
        action = int(rng.choice(legal))
        done.append((agent, action))
        env.step(action)
    return done


@pytest.mark.parametrize("players", [2, 4])
def test_the_environment_passes_the_tests_of_pettingzoo(players):
    api_test(fief.env("First Game", players), num_cycles=500)


def test_a_seed_gives_the_same_game():
    seed_test(lambda: fief.env("First Game"), num_cycles=200)


def test_the_benchmark_of_pettingzoo_runs(capsys, monkeypatch):
    import time

    # It would measure for five seconds.
    clock = iter(range(0, 100_000, 1))
    monkeypatch.setattr(time, "time", lambda: next(clock))
    performance_benchmark(fief.env("First Game"))
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize("seed", range(8))
def test_random_kingdoms_are_played_to_the_end(seed):
    env = fief.env(fief.Kingdom.random(seed), players=2 + seed % 3, max_turns=15)
    assert len(random_game(env, seed)) > 10


@pytest.mark.parametrize("seed", range(12))
def test_a_stepped_game_stands_where_a_table_does(seed):
    """A table runs every game again with its answers; whatever the step cuts short must come out the same."""
    rng = np.random.default_rng(seed)
    game = fief.Stepper(fief.start(2 + seed % 3, fief.Kingdom.random(50 + seed)), seed=seed)
    for step in range(300):
        if game.agent is None:
            break
        if step % 25 == 0:
            table = game.table()
            assert table.digest() == game.digest()
            assert repr(table.question()) == repr(game.question())
        game.step(int(rng.choice(game.legal())))


def test_observations_fit_their_space_and_tell_nothing_hidden():
    env = fief.env("First Game")
    env.reset(seed=5)
    agent = env.agent_selection
    other = next(name for name in env.agents if name != agent)
    observation = env.observe(agent)
    assert env.observation_space(agent).contains(observation)
    assert env.observe(other)["action_mask"].sum() == 0
    zones = env.observe_ragged(agent)["zones"]
    assert zones[0, 0].sum() == 5 and zones[1, 0].sum() == 0
    assert env.observe_ragged(agent)["unknown"][1, 0] == 5
    assert zones[:, 1].sum() == 0


def test_what_is_seen_does_not_depend_on_what_is_hidden():
    """A table and its imagined twins look alike to the seat that imagined them."""
    table = fief.new_game(2, "First Game", seed=3, first=0)
    seen = {str(table.determinize(0, seed).view(0).snapshot()) for seed in range(5)}
    assert len(seen) == 1


def test_several_picks_are_a_sequence_of_actions():
    start = fief.start(2, ["Cellar"], first=0)
    game = fief.Stepper(start, seed=1)
    layout = game.layout()
    kind = {name: layout["first_action"]["kinds"] + at for at, name in enumerate(layout["kinds"])}
    pile = {name: layout["first_action"]["piles"] + at for at, name in enumerate(layout["piles"])}
    for _ in range(400):
        question = game.question()
        if question.asker == "Cellar":
            break
        legal = game.legal()
        wanted = [kind["Cellar"], 1, pile["Cellar"], 0]
        game.step(next(action for action in wanted if action in legal))
    assert question.verb == "discard" and game.legal()[0] == 0
    before = game.agent
    card = next(action for action in game.legal() if action >= layout["first_action"]["kinds"])
    assert game.step(card) is False and game.agent == before and len(game.picks()) == 1
    assert game.step(0) is True and game.question().asker != "Cellar"


def test_who_is_asked_acts_also_in_the_turn_of_another():
    start = fief.start(2, ["Militia"], first=0)
    game = fief.Stepper(start, seed=1)
    layout = game.layout()
    militia = layout["first_action"]["piles"] + layout["piles"].index("Militia")
    play = layout["first_action"]["kinds"] + layout["kinds"].index("Militia")
    for _ in range(400):
        legal = game.legal()
        asked = game.question()
        if asked.asker == "Militia":
            break
        game.step(next(action for action in [play, 1, militia, 0] if action in legal))
    assert game.view(asked.player).current != asked.player
    assert game.mask(asked.player).sum() > 0


def steps_of(game, wanted):
    """Steps a game by the first legal of some actions, named by their words, and hands out every question before it is answered."""
    layout = game.layout()
    first = layout["first_action"]
    number = {"all": first["all"], "done": first["done"]}
    number |= {f"play {name}": first["kinds"] + at for at, name in enumerate(layout["kinds"])}
    number |= {f"buy {name}": first["piles"] + at for at, name in enumerate(layout["piles"])}
    for _ in range(2_000):
        question = game.question()
        if question is None:
            return
        yield question
        legal = game.legal()
        game.step(next((number[name] for name in wanted if number.get(name) in legal), legal[0]))


def test_who_possesses_another_acts_for_them_and_sees_their_hand():
    game = fief.Stepper(fief.start(2, ["Possession"], first=0), seed=1)
    start, shape = game.layout()["sections"]["zones"]
    possessed = 0
    for question in steps_of(game, ["play Possession", "all", "buy Possession", "buy Gold", "buy Potion", "buy Silver", "done"]):
        if question.player != question.acting:
            possessed += 1
            assert game.agent == question.player
            assert game.mask(question.player).any() and not game.mask(question.acting).any()
            zones = game.observe(question.player)[start : start + int(np.prod(shape))].reshape(shape)
            assert zones[1, 0].sum() == len(game.view(question.acting).hand())
    assert possessed > 3


def test_who_can_react_is_asked_in_the_turn_of_another():
    game = fief.Stepper(fief.start(2, ["Militia", "Moat"], first=0), seed=1)
    reacted = 0
    for question in steps_of(game, ["play Militia", "play Moat", "all", "buy Militia", "buy Moat", "done"]):
        labels = [option.label for option in question.options]
        if game.view(question.player).current != question.player and labels == ["Moat"]:
            reacted += 1
            assert game.agent == question.player and game.legal()
    assert reacted > 0


def test_actions_that_are_not_legal_are_refused():
    game = fief.Stepper(fief.start(2, "First Game"), seed=1)
    before = game.digest()
    with pytest.raises(fief.AnswerError, match="there is no action 100000"):
        game.step(100_000)
    with pytest.raises(fief.AnswerError, match="not legal now"):
        game.step(game.layout()["first_action"]["extras"])
    assert game.digest() == before


def test_the_learner_of_gymnasium_plays_bots():
    gymnasium = pytest.importorskip("gymnasium")
    from gymnasium.utils.env_checker import check_env

    env = fief.GymEnv("First Game", "big-money")
    rng = np.random.default_rng(1)
    for seed in range(4):
        observation, info = env.reset(seed=seed)
        over = False
        while not over:
            action = rng.choice(np.flatnonzero(observation["action_mask"]))
            observation, reward, terminated, truncated, info = env.step(action)
            over = terminated or truncated
        assert reward in (-1, 0, 1) and len(info["scores"]) == 2
    assert isinstance(env, gymnasium.Env)
    # The checker takes actions by chance, which a game refuses.
    check_env(Masked(env), skip_render_check=True)


class Masked(__import__("gymnasium").Wrapper):
    """Takes the nearest legal action."""

    def step(self, action):
        legal = np.flatnonzero(self.env.action_masks())
        if len(legal):
            action = int(legal[np.abs(legal - action).argmin()])
        return self.env.step(action)


def test_many_games_are_stepped_alike_on_any_number_of_threads():
    runs = []
    for threads in (1, 3):
        env = fief.VectorEnv(200, "First Game", bots=[None, "random"], seed=4, threads=threads)
        rng = np.random.default_rng(2)
        seen = []
        for _ in range(60):
            env.step(env.sample(rng))
            seen.append((env.observations.sum(), env.masks.sum(), env.agents.sum(), env.terminations.sum()))
        runs.append(seen)
    assert runs[0] == runs[1]


def test_the_arrays_are_written_in_place_and_games_go_on():
    env = fief.VectorEnv(64, "First Game", seed=4)
    before = env.observations.ctypes.data
    rng = np.random.default_rng(2)
    ended = 0
    for _ in range(1500):
        env.step(env.sample(rng))
        ended += int(env.terminations.sum() + env.truncations.sum())
        assert env.masks.any(axis=1).all()
        assert np.allclose(env.rewards.sum(axis=1), 0, atol=1e-6)
    assert ended > 20 and env.observations.ctypes.data == before


def test_one_wrong_action_stops_the_step_of_all():
    env = fief.VectorEnv(8, "First Game", seed=4)
    actions = env.sample(np.random.default_rng(2))
    before = env.observations.copy()
    wrong = actions.copy()
    wrong[5] = env.layout["first_action"]["extras"]
    with pytest.raises(fief.AnswerError, match="game 5"):
        env.step(wrong)
    with pytest.raises(ValueError, match="3 actions for 8 games"):
        env.step(actions[:3])
    assert (env.observations == before).all()
    env.step(actions)


def test_bots_alone_play_a_game_in_each_step():
    env = fief.VectorEnv(32, "First Game", bots=["big-money", "medium"], seed=1)
    wins = np.zeros(2)
    for _ in range(5):
        env.step(np.zeros(32, np.int64))
        assert env.terminations.all()
        wins += (env.rewards > 0).sum(axis=0)
    assert wins.sum() > 100


def test_the_layout_is_documented_as_it_is():
    layout = fief.VectorEnv(1, "First Game").layout
    assert layout["version"] == fief.LAYOUT_VERSION
    sections = layout["sections"]
    ends = [first + int(np.prod(shape)) for first, shape in sections.values()]
    assert [first for first, _ in sections.values()] == [0, *ends[:-1]] and ends[-1] == layout["size"]
