//! Hints and reviews, as clients read them.

use fief_mind::advice::{Advice, Advised};
use fief_mind::review::{Decision, Review, SeatReview, Severity, TurnReview};

use crate::protocol::{
    GameReview, Hint, HintAnswer, ReviewedDecision, ReviewedSeat, ReviewedTurn, SeverityName,
};

/// Advice about a question; none if there is nothing to decide.
pub(crate) fn hint(question: String, advice: Option<Advice>) -> Hint {
    let rollouts = advice.as_ref().map_or(0, |advice| advice.rollouts);
    let answers = advice.map(|advice| advice.answers).unwrap_or_default();
    Hint { question, answers: answers.into_iter().map(answer).collect(), rollouts }
}

fn answer(advised: Advised) -> HintAnswer {
    let Advised { picks, words, chance, error, loss, loss_error, reasons } = advised;
    HintAnswer { picks, words, chance, error, loss, loss_error, reasons }
}

/// A review of a game whose replay begins after so many answers.
pub(crate) fn reviewed(review: &Review, begun: usize) -> GameReview {
    let seats = review.seats.iter().map(|seat| reviewed_seat(seat, begun)).collect();
    GameReview { seats, rollouts: review.rollouts }
}

fn reviewed_seat(seat: &SeatReview, begun: usize) -> ReviewedSeat {
    ReviewedSeat {
        seat: seat.seat.0,
        name: seat.name.clone(),
        start: seat.start,
        result: seat.result,
        luck: seat.luck,
        skill: seat.skill,
        decisions: seat.decisions,
        turns: seat.turns.iter().map(reviewed_turn).collect(),
        flagged: seat.flagged.iter().map(|decision| reviewed_decision(decision, begun)).collect(),
    }
}

fn reviewed_turn(turn: &TurnReview) -> ReviewedTurn {
    let TurnReview { turn, share: chance, error, luck, skill } = *turn;
    ReviewedTurn { turn, chance, error, luck, skill }
}

fn reviewed_decision(decision: &Decision, begun: usize) -> ReviewedDecision {
    ReviewedDecision {
        step: (decision.answer - begun) as u32,
        turn: decision.turn,
        severity: match decision.severity {
            Severity::Inaccuracy => SeverityName::Inaccuracy,
            Severity::Mistake => SeverityName::Mistake,
            Severity::Blunder => SeverityName::Blunder,
        },
        played: decision.played.clone(),
        better: decision.better.clone(),
        chance: decision.share,
        better_chance: decision.better_share,
        loss: decision.loss,
        error: decision.error,
        reasons: decision.reasons.clone(),
    }
}
