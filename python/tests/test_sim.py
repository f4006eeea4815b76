"""Many games."""

import json

import pytest

import fief


def test_the_same_seed_gives_the_same_result_for_any_number_of_threads():
    one = fief.sim("smithy", "big-money", games=2000, seed=7, threads=1)
    two = fief.sim("smithy", "big-money", games=2000, seed=7, threads=3)
    assert one.json() == two.json()
    assert one.win_shares[0] > 0.7 and "Smithy is better" in one.verdict


def test_a_result_has_a_page_with_plots():
    result = fief.sim("smithy", "big-money", games=500, seed=1)
    assert "<svg" in result.html() and "&lt;" not in result.html()[:15]
    assert result._repr_html_().startswith("<iframe")
    assert json.loads(result.json())["games"] == 500


def test_what_cannot_be_played_is_said_before_the_first_game():
    with pytest.raises(fief.StrategyError, match="did you mean Smithy"):
        fief.sim("smithi", "big-money")
    with pytest.raises(fief.SetupError, match="Witch"):
        fief.sim("witch", "smithy", kingdom="First Game", games=10)
    with pytest.raises(ValueError, match="at least 1"):
        fief.sim("smithy", "big-money", games=0)
    with pytest.raises(fief.SetupError):
        fief.sim("smithy", games=10)


def test_a_tournament_rates_everybody():
    result = fief.tourney("smithy", "big-money", "militia", games=400, seed=1)
    names = [name for name, _, _ in result.standings()]
    assert names[0] == "Smithy" and names[-1] == "Big Money"
    assert "rating" in result._repr_html_()
    assert len(json.loads(result.json())["pairs"]) == 3


def test_the_same_contestant_may_play_twice():
    result = fief.tourney("smithy", "smithy", games=100)
    assert result.names == ["Smithy", "Smithy (2)"]


def test_progress_is_told_and_an_exception_in_it_ends_the_run():
    def stop(_games):
        raise KeyError("enough")

    with pytest.raises(KeyError, match="enough"):
        fief.sim("medium", "medium", games=10_000_000, seed=1, progress=stop)
