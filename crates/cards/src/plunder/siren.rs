use fief_engine::prelude::*;

use crate::sets::base::curse;

pub static CARD: Card = card("Siren", 3, [Action, Duration, Attack])
    .text(
        "The others each gain a Curse. At the start of your next turn, draw until you have 8 cards in hand. When \
         you gain this, trash it unless you trash an Action from hand.",
    )
    .play(|g, you| {
        g.attack(you, |g, victim| g.gain(victim, &curse::CARD).done())?;
        g.at_start_of_next_turn(you, &NEXT_TURN);
        Ok(())
    })
    .ability(Ability::when(
        Trigger::Gain,
        "trash it unless you trash an Action",
        always,
        |g, t| {
            let trashed = g.may_trash_from_hand(t.you, |s, card| s.is(card, Action))?;
            match t.this.filter(|&this| trashed.is_none() && g.still_there(this)) {
                Some(this) => g.trash(t.you, &[this.card]),
                None => Ok(()),
            }
        },
    ));

static NEXT_TURN: Ability =
    Ability::when(Trigger::TurnStart, "draw until you have 8 cards", always, |g, t| {
        g.draw_up_to(t.you, 8)
    });
