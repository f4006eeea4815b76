use fief_engine::prelude::*;

use crate::sets::base::curse;

pub static CARD: Card = card("Blockade", 4, [Action, Duration, Attack])
    .text(
        "Gain a card that costs at most $4 and set it aside; it comes to your hand at the start \
         of your next turn. While it is set aside, another player who gains a copy on their turn \
         gains a Curse.",
    )
    .play(|g, you| {
        let cheap = g.costing_up_to(Cost::coins(4));
        let Some(gained) = g.gain_one_of(you, cheap, Zone::SetAside(you))? else {
            return Ok(());
        };
        // A card that has moved meanwhile does not blockade (Blockade/4).
        if g.still_there(gained) {
            g.at_start_of_next_turn(you, &NEXT_TURN).remember(gained);
            g.until_your_next_turn(you, &BLOCKED).remember(gained);
        }
        Ok(())
    });

static NEXT_TURN: Ability =
    Ability::when(Trigger::TurnStart, "take the card", always, |g, t| match t.remembered() {
        Some(card) if g.still_there(card) => g.take(t.you, &[card.card]),
        _ => Ok(()),
    });

static BLOCKED: Ability = Ability::when(
    Trigger::Gain,
    "gain a Curse",
    |s, t| {
        let blocked = t.remembered();
        s.is_turn_of(t.you)
            && blocked.is_some_and(|card| {
                s.cards().still_there(card) && s.kind(card.card) == t.event.subject().kind
            })
    },
    |g, t| g.gain(t.you, &curse::CARD).done(),
)
.on_others();
