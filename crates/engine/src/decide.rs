//! Who answers questions.

mod at_once;

pub use at_once::{AtOnce, Offer};

use smallvec::SmallVec;

use crate::game::{Flow, Stop};
use crate::imagine::Memory;
use crate::question::{Picks, Question, Reply};
use crate::view::View;

/// Answers questions: a bot, a recording, or one after the other.
pub trait Decider {
    /// Picks what it wants of the options; the reply is empty, and may stay so where that is legal. The view is that of the
    /// player asked.
    fn decide(&mut self, view: View<'_>, question: &Question, reply: &mut Reply) -> Flow;

    /// Answers with the memory of the game, from which the moment can be imagined again. A decider that does not imagine
    /// needs no memory.
    fn decide_remembering(
        &mut self,
        _: &Memory,
        view: View<'_>,
        question: &Question,
        reply: &mut Reply,
    ) -> Flow {
        self.decide(view, question, reply)
    }

    /// Whether it imagines, so that it is worth keeping a [`Memory`] for it.
    fn imagines(&self) -> bool {
        false
    }

    /// Whether it can [decide at once](Self::decide_at_once). It is asked when a game begins.
    fn decides_at_once(&self) -> bool {
        false
    }

    /// Says what it does in a phase, if it can tell from what is on offer alone; otherwise it is asked the question. It must
    /// do what it would [decide](Self::decide) when asked: whether it is asked at once depends on the game.
    fn decide_at_once(&mut self, _: View<'_>, _: Offer) -> Option<AtOnce> {
        None
    }

    /// The answer to a question of a game that somebody else runs, such as a [`Table`](crate::table::Table), in the form in
    /// which it is recorded.
    fn picks_for(&mut self, view: View<'_>, question: &Question) -> Flow<Picks> {
        let mut reply = Reply::new();
        self.decide(view, question, &mut reply)?;
        Ok(reply.write_out(question).to_vec())
    }

    /// The same [answer](Self::picks_for) with the memory of the game.
    fn picks_remembering(
        &mut self,
        memory: &Memory,
        view: View<'_>,
        question: &Question,
    ) -> Flow<Picks> {
        let mut reply = Reply::new();
        self.decide_remembering(memory, view, question, &mut reply)?;
        Ok(reply.write_out(question).to_vec())
    }
}

impl<D: Decider + ?Sized> Decider for &mut D {
    fn decide(&mut self, view: View<'_>, question: &Question, reply: &mut Reply) -> Flow {
        (**self).decide(view, question, reply)
    }

    fn decide_remembering(
        &mut self,
        memory: &Memory,
        view: View<'_>,
        question: &Question,
        reply: &mut Reply,
    ) -> Flow {
        (**self).decide_remembering(memory, view, question, reply)
    }

    fn imagines(&self) -> bool {
        (**self).imagines()
    }

    fn decides_at_once(&self) -> bool {
        (**self).decides_at_once()
    }

    fn decide_at_once(&mut self, view: View<'_>, offer: Offer) -> Option<AtOnce> {
        (**self).decide_at_once(view, offer)
    }
}

impl<D: Decider + ?Sized> Decider for Box<D> {
    fn decide(&mut self, view: View<'_>, question: &Question, reply: &mut Reply) -> Flow {
        (**self).decide(view, question, reply)
    }

    fn decide_remembering(
        &mut self,
        memory: &Memory,
        view: View<'_>,
        question: &Question,
        reply: &mut Reply,
    ) -> Flow {
        (**self).decide_remembering(memory, view, question, reply)
    }

    fn imagines(&self) -> bool {
        (**self).imagines()
    }

    fn decides_at_once(&self) -> bool {
        (**self).decides_at_once()
    }

    #[inline]
    fn decide_at_once(&mut self, view: View<'_>, offer: Offer) -> Option<AtOnce> {
        (**self).decide_at_once(view, offer)
    }
}

/// An answer and the fingerprint of the question that it was given to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// The indices of the options that were picked.
    pub picks: SmallVec<[u16; 4]>,
    /// The fingerprint of the question.
    pub fingerprint: u32,
}

impl Answer {
    pub(crate) fn new(picks: &[u16], question: &Question) -> Self {
        Self { picks: SmallVec::from_slice(picks), fingerprint: question.fingerprint() }
    }
}

/// Gives recorded answers, then needs more.
#[derive(Debug)]
pub struct Recorded<'a> {
    answers: &'a [Answer],
    next: usize,
}

impl<'a> Recorded<'a> {
    /// A recording from its beginning.
    pub fn new(answers: &'a [Answer]) -> Self {
        Self { answers, next: 0 }
    }

    /// How many answers were given.
    pub fn given(&self) -> usize {
        self.next
    }
}

impl Decider for Recorded<'_> {
    fn decide(&mut self, _: View<'_>, question: &Question, reply: &mut Reply) -> Flow {
        let Some(answer) = self.answers.get(self.next) else {
            return Err(Stop::NeedsAnswer);
        };
        if answer.fingerprint != question.fingerprint() {
            return Err(Stop::Diverged);
        }
        self.next += 1;
        if question.check(&answer.picks).is_err() {
            return Err(Stop::Illegal);
        }
        reply.picks(answer.picks.iter().copied());
        Ok(())
    }
}

/// Lets `second` answer what `first` has no answer for: a recording followed by a bot.
#[derive(Debug)]
pub struct Then<A, B> {
    /// Who answers first.
    pub first: A,
    /// Who answers what the first has no answer for.
    pub second: B,
}

impl<A: Decider, B: Decider> Decider for Then<A, B> {
    fn decide(&mut self, view: View<'_>, question: &Question, reply: &mut Reply) -> Flow {
        match self.first.decide(view, question, reply) {
            Err(Stop::NeedsAnswer) => self.second.decide(view, question, reply),
            given => given,
        }
    }
}

/// One decider for each player.
#[derive(Debug)]
pub struct Seats<D>(pub Vec<D>);

impl<D: Decider> Decider for Seats<D> {
    fn decide(&mut self, view: View<'_>, question: &Question, reply: &mut Reply) -> Flow {
        self.0[question.player.index()].decide(view, question, reply)
    }

    fn decide_remembering(
        &mut self,
        memory: &Memory,
        view: View<'_>,
        question: &Question,
        reply: &mut Reply,
    ) -> Flow {
        let decider = &mut self.0[question.player.index()];
        decider.decide_remembering(memory, view, question, reply)
    }

    fn imagines(&self) -> bool {
        self.0.iter().any(Decider::imagines)
    }

    fn decides_at_once(&self) -> bool {
        self.0.iter().any(Decider::decides_at_once)
    }

    fn decide_at_once(&mut self, view: View<'_>, offer: Offer) -> Option<AtOnce> {
        self.0[view.seat().index()].decide_at_once(view, offer)
    }
}

/// Keeps every answer that `inner` gives.
#[derive(Debug)]
pub struct Recorder<D> {
    /// Who answers.
    pub inner: D,
    /// Every answer so far.
    pub answers: Vec<Answer>,
}

impl<D> Recorder<D> {
    /// A recorder without answers.
    pub fn new(inner: D) -> Self {
        Self { inner, answers: Vec::new() }
    }
}

impl<D: Decider> Decider for Recorder<D> {
    fn decide(&mut self, view: View<'_>, question: &Question, reply: &mut Reply) -> Flow {
        self.inner.decide(view, question, reply)?;
        self.answers.push(Answer::new(reply.write_out(question), question));
        Ok(())
    }
}
