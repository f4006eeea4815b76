"""The game of OpenSpiel."""

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")
import fief.openspiel  # noqa: E402, F401


@pytest.mark.parametrize(
    "name",
    [
        "python_fief(deals=16,max_actions=120)",
        "python_fief(kingdom=Cellar;Militia;Witch;Possession,players=3,deals=16,max_actions=120)",
    ],
)
def test_the_game_passes_the_generic_tests_of_openspiel(name):
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=2, serialize=True, verbose=False)


def test_whoever_sees_the_same_is_in_the_same_information_state():
    """Deals that differ only in what a player cannot see look alike to them."""
    game = pyspiel.load_game("python_fief(deals=200)")
    seen = {}
    for deal in range(200):
        state = game.new_initial_state()
        state.apply_action(deal)
        told = state.information_state_string(0)
        observation = np.array(state.observation_tensor(0))
        if told in seen:
            assert (seen[told] == observation).all()
        seen[told] = observation
    assert 2 <= len(seen) <= 12


def test_a_clone_goes_its_own_way():
    game = pyspiel.load_game("python_fief(deals=4)")
    state = game.new_initial_state()
    state.apply_action(1)
    other = state.clone()
    other.apply_action(other.legal_actions()[0])
    assert state.stepper.digest() != other.stepper.digest() or state.history() != other.history()
    assert state.legal_actions() and len(state.history()) == 1
