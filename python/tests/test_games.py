"""Games, views, saves, positions and scenarios."""

import copy
import pickle

import pytest

import fief


def test_a_game_is_played_by_bots_and_is_the_same_again():
    table = fief.new_game(["Ann", "Bob"], "First Game", seed=7)
    table.play(fief.Bot("big-money"))
    assert table.is_over() and table.question() is None
    scores, winners = table.result()
    assert len(scores) == 2 and winners
    again = fief.Table.load(table.save())
    assert again.digest() == table.digest()
    replayed = fief.Table.replay(table.start, 7, table.answers())
    assert replayed.digest() == table.digest()
    assert pickle.loads(pickle.dumps(table)).digest() == table.digest()


def test_a_question_prints_as_text_and_takes_names_and_numbers():
    table = fief.new_game(2, "First Game", seed=7, first=0)
    question = table.question()
    assert "play Copper" in str(question) and "end turn" in str(question)
    other = table.clone()
    table.answer("play Copper")
    other.answer(question.index("Copper"))
    assert table.digest() == other.digest()
    table.undo_to(0)
    assert repr(table.question()) == repr(question)


def test_answers_that_are_not_legal_change_nothing_and_say_why():
    table = fief.new_game(2, seed=1)
    before = table.digest()
    with pytest.raises(fief.AnswerError, match="there is no option 99"):
        table.answer(99)
    with pytest.raises(fief.AnswerError, match="no option is 'buy Wombat'"):
        table.answer("buy Wombat")
    with pytest.raises(fief.AnswerError, match="but question 0 is being asked"):
        table.answer_as(0, 3, [])
    assert table.digest() == before


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (lambda: fief.new_game(2, "Frist Game"), "did you mean First Game"),
        (lambda: fief.new_game(7), "2 to 6 players"),
        (lambda: fief.new_game(2, ["Smithee"]), "did you mean Smithy"),
        (lambda: fief.Start.full(fief.Setup(2, fief.Kingdom(["Smithy"]))), "1"),
    ],
)
def test_what_cannot_be_played_is_said(make, words):
    with pytest.raises(fief.SetupError, match=words):
        make()


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_random_kingdoms_are_played_with_any_number_of_players(players):
    for seed in range(3):
        kingdom = fief.Kingdom.random(100 * players + seed, players=players)
        table = fief.Table(fief.Start.full(fief.Setup(players, kingdom)), seed)
        table.play(fief.Bot("random"), answers=300)
        assert pickle.loads(pickle.dumps(kingdom)) == kingdom


def test_every_version_of_a_card_can_be_played():
    kingdom = fief.Kingdom(["Throne Room (1st edition)", "Young Witch with Cellar"])
    assert kingdom.cards[0] == "Throne Room (1st edition)"
    fief.new_game(2, kingdom)
    with pytest.raises(fief.SetupError):
        fief.new_game(2, ["Throne Room (9th edition)"])


def test_a_view_shows_what_its_seat_knows():
    table = fief.new_game(2, "First Game", seed=3, first=0)
    mine, theirs = table.view(0), table.view(1)
    assert len(mine.hand()) == 5 and mine.hand_len(1) == 5
    assert mine.snapshot()["players"][1]["hand"] == [None] * 5
    assert sorted(theirs.own_cards()) == ["Copper"] * 7 + ["Estate"] * 3
    assert mine.pile_len("Province") == 8 and mine.cost("Smithy") == (4, 0, 0)
    assert mine.pools()["buys"] == 1 and mine.score() == 3
    with pytest.raises(ValueError, match="there is no seat 5"):
        table.view(5)


def test_the_log_keeps_what_others_may_not_know():
    table = fief.new_game(["Ann", "Bob"], "First Game", seed=3, first=0)
    table.play(fief.Bot("big-money"), answers=3)
    assert any("Ann draws" in line and "cards" not in line for line in table.log(0))
    assert any("Ann draws 5 cards" in line for line in table.log(1))


def test_determinize_keeps_what_is_known_and_deals_the_rest_anew():
    table = fief.new_game(2, "First Game", seed=3, first=0)
    worlds = [table.determinize(0, seed) for seed in range(20)]
    assert all(world.view(0).snapshot() == table.view(0).snapshot() for world in worlds)
    assert len({tuple(sorted(world.view(1).hand())) for world in worlds}) > 1


def test_positions_are_set_and_played():
    start = fief.start(2, ["Smithy", "Militia"])
    position = fief.Position(start)
    position.put(0, "hand", ["Smithy"])
    position.put(0, "deck", ["Gold", "Silver", "Copper", "Estate"])
    position.set_pools(0, coins=3)
    table = position.table()
    table.answer("play Smithy")
    assert sorted(table.view(0).hand()) == ["Copper", "Gold", "Silver"]
    with pytest.raises(fief.SetupError, match="no zone is named 'lap'"):
        fief.Position(start).put(0, "lap", ["Copper"])
    with pytest.raises(fief.SetupError, match="no card of this game"):
        fief.Position(start).put(0, "hand", ["Witch"])


def test_scenarios_pass_and_fail():
    text = (
        "# Smithy draws three\nAlice hand: Smithy\nAlice deck: Gold, Silver, Copper, Estate\n---\n"
        "Alice: play Smithy\n---\nAlice hand: Copper, Silver, {}\n"
    )
    assert fief.Scenario.parse(text.format("Gold"))[0].run().passed()
    failed = fief.Scenario.parse(text.format("Province"))[0].run()
    assert not failed.passed() and failed.failure
    with pytest.raises(fief.ScenarioError):
        fief.Scenario.parse("# x\nNobody knows this\n")
    assert len(fief.scenario_files()) > 100


def test_a_function_can_play():
    def greedy(view, question):
        assert view.seat == question.acting
        if question.verb == "turn":
            for wanted in ("play Copper", "play Silver", "play Gold", "buy Province", "buy Gold", "buy Silver"):
                if any(option.phrase == wanted for option in question.options):
                    return wanted
            return []
        return list(range(question.min))

    table = fief.play(fief.new_game(2, "First Game", seed=1), [greedy, "big-money"])
    assert table.is_over()


def test_damaged_saves_are_refused():
    text = fief.new_game(2, seed=1).save()
    for bad in ("", "nonsense", text.replace("seed: 1", "seed: 2"), text[:40]):
        with pytest.raises(fief.LoadError):
            fief.Table.load(bad)


def test_copies_go_their_own_way():
    table = fief.new_game(2, seed=1)
    other = copy.deepcopy(table)
    other.play(fief.Bot("random"), answers=5)
    assert len(table.answers()) == 0 and len(other.answers()) == 5


def test_strategies_are_read():
    strategy = fief.Strategy.find("smithy")
    assert strategy.kingdom() == ["Smithy"] and strategy.bot().name == "Smithy"
    with pytest.raises(fief.StrategyError):
        fief.Strategy.parse("name: X\nbuy:\n  Smithee\n")
    with pytest.raises(fief.StrategyError, match="did you mean"):
        fief.Bot("smithi")
    assert "big-money" in fief.bots() and "smithy" in fief.strategies()


def test_cards_are_described():
    witch = fief.card("witch")
    assert witch.name == "Witch" and "Attack" in witch.types and witch.cost == "$5"
    assert len(witch.features()) == len(fief.kind_feature_names())
    assert len(fief.cards()) > 700 and "Plunder" in fief.sets()
