//! Simple rules for every question: which cards to play, discard, trash, gain and put back, judged by the question's
//! verb, its options and what the player sees. A strategy need only say what to buy.
//!
//! A card that needs its own judgement has a row in [`knacks`]; all others are judged by their data, so that the bot
//! plays new cards sensibly, too.

mod answers;
mod hand;
mod knacks;
mod mind;
mod options;
mod play;
mod traits;
mod trash;
mod verdicts;
mod ways;

pub(crate) use mind::{Mind, Row};

use fief_engine::ids::Kind;
use fief_engine::question::{Asker, Reply, Verb};
use fief_engine::setup::Rules;
use fief_engine::types::Type;

use knacks::Knack;
use traits::Traits;

/// The data of the tactics for one game: the judgements of its cards, and space for ranking options.
#[derive(Clone, Debug)]
pub(crate) struct Tactics {
    /// By kind.
    knacks: Vec<Option<&'static Knack>>,
    /// By kind, with the printed types.
    traits: Vec<Traits>,
    /// By kind: how early to play the card with one Action left, and with more. `None` if that depends on other
    /// cards.
    play_scores: Option<[Vec<i32>; 2]>,
    /// The Ways of this game that have a judgement.
    ways: Vec<Kind>,
    /// Whether some Treasure may be useless, or must come before others.
    some_treasures_wait: bool,
    /// Whether a card of the game plays others from hand.
    some_play_others: bool,
    pub(crate) rows: Vec<Row>,
}

impl Tactics {
    pub(crate) fn new(rules: &Rules) -> Self {
        let knack = |kind: Kind| knacks::of(rules.definition(kind).name);
        let knacks: Vec<_> = rules.kinds().map(knack).collect();
        let some_play_others = knacks.iter().flatten().any(|knack| knack.plays_others);
        let some_are_urgent = knacks.iter().flatten().any(|knack| knack.urgent.is_some());
        let is_way =
            |kind: &Kind| knacks[kind.index()].is_some_and(|knack| knack.instead.is_some());
        let ways = rules.landscapes().iter().copied().filter(is_way).collect();
        let traits = |kind| {
            let card = rules.definition(kind);
            Traits::new(card, card.types)
        };
        let traits: Vec<Traits> = rules.kinds().map(traits).collect();
        let scores = |actions| traits.iter().map(|it| it.play_score(actions)).collect();
        let play_scores = (!some_play_others && !some_are_urgent).then(|| [1, 2].map(scores));
        let waits = |kind: Kind| {
            let judged = |knack: &Knack| knack.worth_playing.is_some() || knack.before_treasures;
            knacks[kind.index()].is_some_and(judged)
                && traits[kind.index()].types.has(Type::Treasure)
        };
        let some_treasures_wait = rules.kinds().any(waits);
        let rows = Vec::with_capacity(64);
        Self { knacks, traits, play_scores, ways, some_treasures_wait, some_play_others, rows }
    }

    /// Returns whether the order of Treasures matters, or some are better not played.
    #[inline]
    pub(crate) fn some_treasures_wait(&self) -> bool {
        self.some_treasures_wait
    }

    fn knack(&self, kind: Kind) -> Option<&'static Knack> {
        self.knacks[kind.index()]
    }
}

/// Answers any question that a card asks.
pub(crate) fn answer(mind: &mut Mind<'_, '_>, reply: &mut Reply) {
    let knack = match mind.question.asker {
        Asker::Card(kind) => mind.tactics.knack(kind),
        Asker::Rules => None,
    };
    if let Some(answer) = knack.and_then(|knack| knack.answer) {
        answer(mind, reply);
    } else {
        by_verb(mind, reply);
    }
    debug_assert!(mind.question.takes(reply), "{:?} answered by {reply:?}", mind.question);
}

/// Answers a question by its verb and options alone.
pub(crate) fn by_verb(mind: &mut Mind<'_, '_>, reply: &mut Reply) {
    match mind.question.verb {
        Verb::Discard | Verb::Trash | Verb::Exile if mind.is_about_another() => mind.hit(reply),
        // A card exiled from a pile becomes the player's.
        Verb::Exile if !mind.question.options.piles().is_empty() => mind.gain(reply),
        Verb::Discard | Verb::PutUnder => mind.discard(reply),
        Verb::Trash | Verb::Exile | Verb::Return | Verb::Pass | Verb::Replace => mind.trash(reply),
        Verb::Gain | Verb::Buy => mind.gain(reply),
        Verb::Topdeck if mind.question.ordered => mind.put_in_order(reply),
        Verb::Topdeck => mind.topdeck(reply),
        Verb::SetAside => mind.set_aside(reply),
        Verb::Play | Verb::Turn => mind.play(reply),
        Verb::Order => mind.put_in_order(reply),
        Verb::Reveal | Verb::Take | Verb::Receive | Verb::Name => mind.take_most_valuable(reply),
        Verb::Place => mind.place(reply),
        Verb::React => mind.react(reply),
        Verb::Option => mind.choose_options(reply),
        // The first option of a card is usually its main effect.
        Verb::Call | Verb::Rotate => mind.take_first(reply),
        Verb::Amount => mind.amount(reply),
    }
}
