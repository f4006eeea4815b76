//! Checks that a player's view does not depend on what the player cannot see.

use fief_engine::decide::{Decider, Recorded};
use fief_engine::game::{Flow, Game, Stop};
use fief_engine::ids::{Kind, Player};
use fief_engine::log::{Entry, Seen, What};
use fief_engine::question::{Question, Reply, Verb};
use fief_engine::rng::Rng;
use fief_engine::setup::Open;
use fief_engine::state::{Phase, State};
use fief_engine::table::Table;
use fief_engine::view::{Snapshot, View};
use fief_engine::zone::Zone;
use fief_proofs::answers::{copies, legal_answers};
use fief_proofs::case::asked;
use fief_proofs::desk::Desk;
use fief_proofs::exhaust::exhaust;
use fief_proofs::ledger::{census, check_zones};
use fief_proofs::swarm::swarm;

/// The game with everything that `seat` does not know dealt differently.
fn imagined(state: &State, seat: Player, rng: &mut Rng) -> State {
    let mut other = state.clone();
    other.determinize(seat, rng);
    other
}

fn seen(log: &[Entry], seat: Player) -> Vec<Seen> {
    log.iter().map(|entry| entry.seen_by(seat)).collect()
}

fn owned(state: &State, player: Player) -> Vec<Kind> {
    let mut kinds: Vec<Kind> = state.cards_of(player).map(|card| state.kind(card)).collect();
    kinds.sort_unstable();
    kinds
}

/// The question of a game at a quiet point.
fn question_at(state: &State) -> Question {
    let mut nobody = Recorded::new(&[]);
    let mut game = Game::new(state.clone(), &mut nobody);
    assert_eq!(game.run(), Err(Stop::NeedsAnswer));
    game.question().clone()
}

#[test]
fn a_view_does_not_change_with_what_its_owner_cannot_see() {
    swarm(12, |case| {
        let mut rng = Rng::new(case.seed);
        case.walk(|table| {
            let state = table.state();
            let seat = Player(rng.below(state.rules().players() as u32) as u8);
            let other = imagined(state, seat, &mut rng);
            assert_eq!(state.view(seat).snapshot(), other.view(seat).snapshot());
            assert_eq!(state.view(seat).own_score(), other.view(seat).own_score());
            assert_eq!(state.view(seat).hand().count(), state.hand_size(seat));
        });
    });
}

#[test]
fn a_quiet_question_does_not_change_with_what_the_player_cannot_see() {
    swarm(20, |case| {
        let mut rng = Rng::new(case.seed);
        case.walk(|table| {
            let question = table.question().expect("a question");
            if question.quiet && rng.below(4) == 0 {
                let other = imagined(table.state(), question.player, &mut rng);
                assert_eq!(&question_at(&other), question);
            }
        });
    });
}

#[test]
fn dealing_the_unseen_anew_moves_no_card_and_changes_hands_of_nobody() {
    swarm(12, |case| {
        let mut rng = Rng::new(case.seed);
        let before = census(&case.start.deal(case.deal));
        case.walk(|table| {
            let state = table.state();
            for seat in state.players() {
                let other = imagined(state, seat, &mut rng);
                assert_eq!(census(&other), before);
                for player in state.players() {
                    assert_eq!(owned(&other, player), owned(state, player), "{player:?}'s cards");
                }
            }
            check_zones(state);
        });
    });
}

/// A test of the test: dealing again changes hidden cards.
#[test]
fn dealing_the_unseen_anew_changes_something() {
    let mut changed = 0;
    let case = fief_proofs::case::Case::new(1);
    let mut rng = Rng::new(0);
    let end = case.walk(|table| {
        let (state, seat) = (table.state(), Player(0));
        let other = imagined(state, seat, &mut rng);
        changed +=
            usize::from(state.view(Player(1)).snapshot() != other.view(Player(1)).snapshot());
    });
    assert!(changed * 2 > end.answers().len(), "{changed} of {}", end.answers().len());
}

#[test]
fn a_game_goes_on_after_the_unseen_was_dealt_anew() {
    swarm(8, |case| {
        let mut rng = Rng::new(case.seed);
        case.walk(|table| {
            let question = table.question().expect("a question");
            if !question.quiet || rng.below(30) > 0 {
                return;
            }
            for seat in table.state().players() {
                let mut bots = case.bots();
                let other = imagined(table.state(), seat, &mut rng);
                let before = census(&other);
                let mut game = Game::new(other, &mut bots);
                for _ in 0..4 {
                    match game.run_turn() {
                        // Busy players may reveal a Reaction again and again; that they stop was luck of the real
                        // deal.
                        Err(Stop::Runaway) => return,
                        done => done.expect("the players answer everything legally"),
                    }
                }
                check_zones(game.state());
                assert_eq!(census(game.state()), before);
            }
        });
    });
}

/// The view of `seat` without the top cards of discard piles: everybody sees them, but the log does not name them
/// when a hand is discarded in Clean-up.
fn without_discard_tops(state: &State, seat: Player) -> Snapshot {
    let mut snapshot = state.view(seat).snapshot();
    // A player with nothing to play is not asked, so the phase in which the game waits tells a little about a hand.
    snapshot.phase.clear();
    // A Boon among those taken tells that its player has another question to answer.
    snapshot.piles.retain(|(name, ..)| !name.starts_with("Boons "));
    // When a card that was played as another leaves play, the log names the card itself.
    for player in state.players() {
        let in_play = state.cards().in_zone(Zone::InPlay(player));
        let names = in_play.map(|card| Some(state.name(state.true_kind(card))));
        snapshot.players[player.index()].in_play = names.collect();
    }
    for player in state.players().filter(|&player| player != seat) {
        if let Some(top) = snapshot.players[player.index()].discard.first_mut() {
            *top = None;
        }
    }
    snapshot
}

/// Checks that two games with the same log for `seat` look the same to `seat`.
fn assert_told_the_same_sees_the_same(one: &Table, other: &Table, seat: Player) {
    if seen(one.log(), seat) != seen(other.log(), seat) || one.is_over() != other.is_over() {
        return;
    }
    assert_eq!(
        without_discard_tops(one.state(), seat),
        without_discard_tops(other.state(), seat),
        "{seat:?} can tell {:?} from {:?}",
        one.answers().last(),
        other.answers().last()
    );
    let asks = |table: &Table| table.question().filter(|q| q.player == seat).cloned();
    if let (Some(one), Some(other)) = (asks(one), asks(other)) {
        assert_eq!(one, other);
    }
}

#[test]
fn players_who_were_told_the_same_see_the_same() {
    swarm(20, |case| {
        case.walk(|table| {
            let question = table.question().expect("a question");
            if question.quiet {
                return;
            }
            let Some(answers) = legal_answers(question, 12) else { return };
            let tried: Vec<Table> = answers
                .iter()
                .map(|picks| {
                    let mut tried = table.clone();
                    tried.answer(picks).unwrap_or_else(|e| panic!("{e}: {}", asked(table)));
                    tried
                })
                .collect();
            for seat in table.state().players().filter(|&seat| seat != question.player) {
                for pair in tried.windows(2) {
                    assert_told_the_same_sees_the_same(&pair[0], &pair[1], seat);
                }
            }
        });
    });
}

#[test]
fn a_player_sees_their_own_hand_and_no_other_that_was_not_shown() {
    swarm(10, |case| {
        let dealt = case.start.deal(case.deal);
        // In games with choices before the start, hands are dealt afterwards.
        let hand = if dealt.turn().phase == Phase::SetUp { 0 } else { 5 };
        for seat in dealt.players() {
            let snapshot = dealt.view(seat).snapshot();
            for player in dealt.players() {
                let theirs = &snapshot.players[player.index()];
                assert_eq!(theirs.hand.len(), hand);
                assert!(theirs.hand.iter().all(|card| card.is_some() == (player == seat)));
                assert!(theirs.deck.iter().all(Option::is_none), "nobody knows a deck");
            }
        }
    });
}

/// Answers by the names of the options alone, for a few quiet questions. So games that differ only in hidden cards
/// mostly look the same in public.
struct ByName {
    quiet_questions: usize,
    last_first: bool,
}

impl Decider for ByName {
    fn decide(&mut self, view: View<'_>, question: &Question, reply: &mut Reply) -> Flow {
        if question.quiet {
            self.quiet_questions = self.quiet_questions.checked_sub(1).ok_or(Stop::NeedsAnswer)?;
            reply.picks((!question.options.listed().is_empty()).then_some(0_usize));
            return Ok(());
        }
        let mut all: Vec<(String, u16)> = Vec::new();
        for (index, choice) in question.options.iter().enumerate() {
            let named = (view.label(question, index), index as u16);
            all.extend(std::iter::repeat_n(named, copies(choice)));
        }
        all.sort();
        if self.last_first {
            all.reverse();
        }
        // Some Reactions could be used without end.
        let least = u16::from(question.verb != Verb::React);
        let many = question.min.max(least).min(question.max) as usize;
        reply.picks(all.iter().take(many).map(|(_, index)| *index));
        Ok(())
    }
}

/// Plays on by name; returns the log for `seat` and its view.
fn by_name(state: State, seat: Player, last_first: bool) -> (Vec<Seen>, Snapshot) {
    let mut decider = ByName { quiet_questions: 3, last_first };
    let mut game = Game::new(state, &mut decider).logged();
    let stop = game.run();
    assert!(matches!(stop, Ok(()) | Err(Stop::NeedsAnswer)), "{stop:?}");
    let (state, _, log) = game.into_parts();
    let mut snapshot = without_discard_tops(&state, seat);
    // Chancellor turns the deck over: everybody sees its last card, though the log does not name it.
    if let Some(top) = snapshot.players[seat.index()].discard.first_mut() {
        *top = None;
    }
    // The same holds for the next card of a mixed pile, when the card above it is gone.
    for (pile, shown) in state.piles().zip(&mut snapshot.piles) {
        if state.rules().pile(pile).open != Open::Whole {
            shown.2 = None;
        }
    }
    // A player who controls a turn sees that player's hand without being told what was drawn.
    if state.turn().controller == Some(seat) {
        snapshot.players[state.turn().player.index()].hand.fill(None);
    }
    (seen(&log, seat), snapshot)
}

#[test]
fn what_happens_in_the_open_looks_the_same_whatever_is_hidden() {
    let compared = std::cell::Cell::new(0);
    swarm(40, |case| {
        let mut rng = Rng::new(case.seed);
        case.walk(|table| {
            let question = table.question().expect("a question");
            if !question.quiet || question.options.listed().is_empty() || rng.below(4) > 0 {
                return;
            }
            let last_first = rng.below(2) == 0;
            for seat in table.state().players() {
                let [one, other] = [(); 2]
                    .map(|()| by_name(imagined(table.state(), seat, &mut rng), seat, last_first));
                if one.0 == other.0 {
                    assert_eq!(one.1, other.1, "{seat:?} sees more than they were told");
                    compared.set(compared.get() + 1);
                }
            }
        });
    });
    assert!(compared.get() > 0, "no two games were told the same");
}

#[test]
fn players_know_what_they_have_picked() {
    // Chancellor turns the deck over unseen, Bureaucrat adds a Silver to draw, Harbinger looks through the discard
    // pile.
    let cards = ["Village", "Village", "Chancellor", "Bureaucrat", "Harbinger"];
    let table = Desk::new(2, &cards[1..])
        .hand(0, &cards.join(", "))
        .deck(0, "Copper, Copper, Gold, Estate, Curse")
        .set();
    let mut topdecked = 0;
    exhaust(&table, &cards, 100, |end| {
        let alice = &end.state.view(Player(0)).snapshot().players[0];
        let bob = &end.state.view(Player(1)).snapshot().players[0];
        if end.log.iter().any(|entry| entry.what == What::Topdeck) {
            assert_eq!(alice.deck.len(), 1);
            assert!(alice.deck[0].is_some(), "after {:?}", end.answers);
            assert!(bob.deck[0].is_none(), "the others see nothing of it");
            topdecked += 1;
        }
    });
    assert!(topdecked > 0);
}
