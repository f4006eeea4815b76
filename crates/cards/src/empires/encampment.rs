use fief_engine::prelude::*;

use super::plunder;
use crate::sets::base::gold;

pub static CARD: Card = card("Encampment", 2, [Action])
    .split_member(PileSize::Fixed(5))
    .text(
        "+2 Cards, +2 Actions. You may reveal a Gold or a Plunder from hand. If you did not, set this \
         aside, and return it to its pile at the start of Clean-up.",
    )
    .cards(2)
    .actions(2)
    .play(|g, you| {
        let wanted = |s: &State, card| s.is_a(card, &gold::CARD) || s.is_a(card, &plunder::CARD);
        if let Some(card) = g.choose_card(you, Verb::Reveal, Zone::Hand(you), up_to(1), wanted)? {
            return g.reveal(you, card);
        }
        if let Some(this) = g.this().filter(|&this| g.still_there(this)) {
            let aside = g.set_aside(you, this.card);
            // An Encampment played at the start of Clean-up is returned in the same Clean-up (Encampment/4).
            g.each_time_this_turn(you, &RETURN_IT).remember(aside);
        }
        Ok(())
    });

static RETURN_IT: Ability =
    Ability::when(Trigger::CleanUpStart, "return the Encampment", always, |g, t| {
        let aside = t.remembered();
        if let Some(aside) = aside.filter(|&aside| g.still_there(aside)) {
            g.return_to_pile(t.you, aside.card);
        }
        Ok(())
    });
