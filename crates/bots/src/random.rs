use fief_engine::decide::Decider;
use fief_engine::game::Flow;
use fief_engine::question::{Choice, Question, Reply, Verb};
use fief_engine::rng::Rng;
use fief_engine::view::View;

/// Gives every legal answer with some probability: for tests, and as the gentlest opponent.
#[derive(Debug)]
pub struct RandomBot {
    rng: Rng,
}

impl RandomBot {
    pub fn new(seed: u64) -> Self {
        Self { rng: Rng::new(seed) }
    }
}

impl Decider for RandomBot {
    fn decide(&mut self, _: View<'_>, question: &Question, reply: &mut Reply) -> Flow {
        let mut copies: Vec<u16> = Vec::new();
        for (index, choice) in question.options.iter().enumerate() {
            let count = if let Choice::Card { count, .. } = choice { count } else { 1 };
            copies.extend(std::iter::repeat_n(index as u16, count as usize));
        }
        self.rng.shuffle(&mut copies);
        let range = u32::from(question.max - question.min) + 1;
        let many = question.min as usize + self.rng.below(range) as usize;
        // A pile can only be picked alone, and so can any option of a phase that is no card to play.
        let is_alone = |&pick: &u16| match question.options.get(pick as usize) {
            Some(Choice::Pile(_)) => true,
            Some(Choice::Card { .. }) => false,
            _ => question.verb == Verb::Turn,
        };
        let wanted = &copies[..many];
        let most = if wanted.iter().any(is_alone) { 1 } else { many };
        reply.picks(wanted.iter().take(most).copied());
        Ok(())
    }
}
