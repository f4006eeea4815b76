//! Players with an inclination: random play alone seldom reaches the same situations.

use fief_bots::BigMoney;
use fief_engine::decide::Decider;
use fief_engine::game::Flow;
use fief_engine::question::{Question, Reply, Verb};
use fief_engine::rng::Rng;
use fief_engine::view::View;

use crate::answers::{copies, together};

/// The inclination of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mood {
    /// Gives every legal answer with some probability.
    Whim,
    /// Plays Big Money.
    Money,
    /// Plays every card that it can, and picks as many options as allowed.
    Busy,
    /// Picks as few options as allowed.
    Shy,
    /// Trashes as many cards as allowed.
    Trasher,
    /// Buys and gains the dearest cards.
    Gainer,
    /// Buys and gains the cheapest cards, so that piles run out.
    Emptier,
}

impl Mood {
    /// Every mood.
    pub const ALL: [Mood; 7] = [
        Mood::Whim,
        Mood::Money,
        Mood::Busy,
        Mood::Shy,
        Mood::Trasher,
        Mood::Gainer,
        Mood::Emptier,
    ];
}

/// A player in a mood. The same seed gives the same answers.
#[derive(Debug)]
pub struct Moody {
    mood: Mood,
    rng: Rng,
    money: BigMoney,
}

impl Moody {
    /// A player in `mood` whose random choices come from `seed`.
    pub fn new(mood: Mood, seed: u64) -> Self {
        Self { mood, rng: Rng::new(seed), money: BigMoney::new() }
    }

    fn chance(&mut self, one_in: u32) -> bool {
        self.rng.below(one_in) == 0
    }

    /// Plays every card that can be played; then usually buys.
    fn turn(&mut self, view: View<'_>, question: &Question, reply: &mut Reply) {
        let listed = question.options.listed().len();
        if listed > 0 && !self.chance(20) {
            reply.pick(self.rng.below(listed as u32) as usize);
            // Treasures may be played all at once.
            if question.max > 1 && together(question) > 0 && self.chance(2) {
                reply.clear();
                self.pick_listed(question, reply);
            }
        } else if !question.options.is_empty() && !self.chance(8) {
            self.pick_by_price(view, question, reply);
        }
    }

    /// Picks one option: the dearest or the cheapest if the mood prefers it, else any.
    fn pick_by_price(&mut self, view: View<'_>, question: &Question, reply: &mut Reply) {
        let price = |index: &usize| {
            let choice = question.options.get(*index).expect("an index of an option");
            view.kind_of_choice(choice).map_or(0, |kind| view.cost(kind).coins)
        };
        let all = 0..question.options.len();
        let index = match self.mood {
            Mood::Gainer => all.max_by_key(price),
            Mood::Emptier => all.min_by_key(price),
            _ => Some(self.rng.below(question.options.len() as u32) as usize),
        };
        reply.picks(index);
    }

    /// Picks some of the listed options, in any order.
    fn pick_listed(&mut self, question: &Question, reply: &mut Reply) {
        let listed = question.options.listed()[..together(question)].iter().enumerate();
        let each = |(index, &choice)| std::iter::repeat_n(index as u16, copies(choice));
        let mut all: Vec<u16> = listed.flat_map(each).collect();
        self.rng.shuffle(&mut all);
        all.truncate(1 + self.rng.below(question.max.into()) as usize);
        reply.picks(all);
    }

    fn pick_many(&mut self, question: &Question, many: usize, reply: &mut Reply) {
        let mut all: Vec<u16> = Vec::new();
        for (index, choice) in question.options.iter().enumerate() {
            all.extend(std::iter::repeat_n(index as u16, copies(choice)));
        }
        self.rng.shuffle(&mut all);
        let is_alone = |&pick: &u16| pick as usize >= together(question);
        let many = if all[..many].iter().any(is_alone) { 1 } else { many };
        reply.picks(all[..many].iter().copied());
    }

    fn how_many(&mut self, question: &Question) -> usize {
        let (min, max) = (question.min as usize, question.max as usize);
        match self.mood {
            Mood::Busy => max,
            Mood::Trasher if question.verb == Verb::Trash => max,
            Mood::Shy => min,
            _ => min + self.rng.below((max - min) as u32 + 1) as usize,
        }
    }
}

impl Decider for Moody {
    fn decide(&mut self, view: View<'_>, question: &Question, reply: &mut Reply) -> Flow {
        match (self.mood, question.verb) {
            (Mood::Money, _) => return self.money.decide(view, question, reply),
            (Mood::Whim, _) => {
                let many = self.how_many(question);
                self.pick_many(question, many, reply);
            }
            (_, Verb::Turn) => self.turn(view, question, reply),
            (Mood::Gainer | Mood::Emptier, Verb::Gain) => self.pick_by_price(view, question, reply),
            _ => {
                let many = self.how_many(question);
                self.pick_many(question, many, reply);
            }
        }
        Ok(())
    }
}
