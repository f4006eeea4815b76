use fief_engine::card::Worth;
use fief_engine::decide::{AtOnce, Decider, Offer};
use fief_engine::game::Flow;
use fief_engine::ids::{Kind, PileId, PileSet};
use fief_engine::question::{Choice, Pick, Purpose, Question, Reply, Verb};
use fief_engine::setup::{Rules, RulesId};
use fief_engine::state::Phase;
use fief_engine::view::View;

use crate::sense;

/// Buys Provinces, Golds and Silvers, and Duchies and Estates towards the end; answers every other question by simple
/// rules.
#[derive(Debug, Default)]
pub struct BigMoney {
    piles: Option<Piles>,
}

/// The piles that Big Money wants, looked up once for all games by the same rules.
#[derive(Debug, Clone, Copy)]
struct Piles {
    rules: RulesId,
    province: PileId,
    gold: PileId,
    silver: PileId,
    duchy: PileId,
    estate: PileId,
}

impl BigMoney {
    pub fn new() -> Self {
        Self::default()
    }

    fn piles(&mut self, view: View<'_>) -> Piles {
        match self.piles {
            Some(piles) if piles.rules == view.rules().id() => piles,
            _ => *self.piles.insert(Piles::find(view.rules())),
        }
    }

    /// The pile to buy from.
    #[inline]
    fn buy(&mut self, view: View<'_>, offered: PileSet) -> Option<PileId> {
        let piles = self.piles(view);
        let left = view.pile_len(piles.province);
        let wanted = [
            (piles.province, true),
            (piles.duchy, left <= 4),
            (piles.gold, true),
            (piles.estate, left <= 2),
            (piles.silver, true),
        ];
        let bought = wanted.into_iter().find(|&(pile, now)| now && offered.contains(pile));
        bought.map(|(pile, _)| pile)
    }
}

impl Piles {
    #[cold]
    fn find(rules: &Rules) -> Self {
        let pile = |name| rules.pile_named(name).expect("every game has the basic piles");
        Self {
            rules: rules.id(),
            province: pile("Province"),
            gold: pile("Gold"),
            silver: pile("Silver"),
            duchy: pile("Duchy"),
            estate: pile("Estate"),
        }
    }
}

const PAY: Choice = Choice::Rule(Purpose::PayDebt);

impl Decider for BigMoney {
    fn decide(&mut self, view: View<'_>, question: &Question, reply: &mut Reply) -> Flow {
        match question.verb {
            // The order in which Treasures are played does not matter here.
            Verb::Turn if view.turn().phase == Phase::Buy => {
                let listed = question.options.listed();
                let play = matches!(listed.first(), Some(Choice::Card { .. }));
                let pick = match listed.iter().position(|&choice| choice == PAY) {
                    _ if play => Some(Pick::EVERYTHING),
                    // A player with Debt must pay it off before buying anything.
                    Some(index) => Some(Pick::option(index)),
                    None => self.buy(view, question.options.piles()).map(Pick::pile),
                };
                if let Some(pick) = pick {
                    reply.give(pick);
                }
            }
            Verb::Turn => {
                reply.picks(best_listed(view, question, sense::play_first));
            }
            Verb::React => reply.picks(sense::react(view, question)),
            verb => sensibly(view, question, verb, reply),
        }
        Ok(())
    }

    fn decides_at_once(&self) -> bool {
        true
    }

    fn decide_at_once(&mut self, view: View<'_>, offer: Offer) -> Option<AtOnce> {
        if view.turn().phase != Phase::Buy {
            return None;
        }
        if offer.has_cards() {
            return Some(AtOnce::PlayAll);
        }
        Some(self.buy(view, offer.piles()).map_or(AtOnce::Pass, AtOnce::Buy))
    }
}

/// The listed option with the highest score; among equals, the first.
#[inline(never)]
fn best_listed(
    view: View<'_>,
    question: &Question,
    score: fn(View<'_>, Kind) -> i32,
) -> Option<usize> {
    let listed = question.options.listed();
    if listed.len() <= 1 {
        return (!listed.is_empty()).then_some(0);
    }
    let scored = listed.iter().enumerate().filter_map(|(i, &choice)| {
        view.kind_of_choice(choice).map(|kind| (score(view, kind), std::cmp::Reverse(i)))
    });
    scored.max().map(|(_, std::cmp::Reverse(i))| i)
}

/// Answers any question below the top level by its verb and its options.
#[inline(never)]
fn sensibly(view: View<'_>, question: &Question, verb: Verb, reply: &mut Reply) {
    let mine = view.seat() == question.player;
    let wanted: fn(View<'_>, Kind) -> i32 = match verb {
        Verb::Discard => |view, kind| -sense::keep(view, kind),
        Verb::Trash => |view, kind| -sense::value(view, kind),
        Verb::Topdeck | Verb::Order => |view, kind| {
            if sense::is_dead(view, kind) { -1 } else { sense::value(view, kind) }
        },
        Verb::Play => sense::play_first,
        Verb::Gain => |view, kind| match view.definition(kind).worth {
            // A card that only gives points is worth having only near the end.
            Worth::Fixed(points) if points < 6 && sense::is_dead(view, kind) => -1,
            _ => sense::value(view, kind),
        },
        _ => sense::value,
    };
    let mut scored: Vec<(i32, u16)> = Vec::new();
    for (i, choice) in question.options.iter().enumerate() {
        let score = view.kind_of_choice(choice).map_or(-(i as i32), |kind| wanted(view, kind));
        let count = if let Choice::Card { count, .. } = choice { count } else { 1 };
        scored.extend(std::iter::repeat_n((score, i as u16), count as usize));
    }
    scored.sort_by_key(|&(score, i)| (std::cmp::Reverse(score), i));
    let free = match verb {
        // Discards and trashes only cards that are in the way.
        Verb::Discard | Verb::Trash => scored.iter().filter(|(score, _)| *score > 0).count(),
        Verb::Topdeck | Verb::SetAside => 0,
        _ if mine => scored.len(),
        _ => 0,
    };
    let many = free.clamp(question.min as usize, question.max as usize);
    reply.picks(scored.iter().take(many).map(|&(_, i)| i));
}
