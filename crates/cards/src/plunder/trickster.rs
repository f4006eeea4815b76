use fief_engine::prelude::*;

use crate::sets::base::curse;

pub static CARD: Card = card("Trickster", 5, [Action, Attack])
    .text(
        "The others each gain a Curse. Once this turn, when you discard a Treasure from play, you may set it \
         aside, and put it into your hand at the end of the turn.",
    )
    .play(|g, you| {
        g.attack(you, |g, victim| g.gain(victim, &curse::CARD).done())?;
        g.each_time_this_turn(you, &TREASURE_DISCARDED);
        Ok(())
    });

static TREASURE_DISCARDED: Ability = Ability::when(
    Trigger::Discard,
    "set the Treasure aside",
    |s, t| t.is_from_play() && s.cards().still_there(t.event.cards[t.about].card),
    |g, t| {
        if let Some(row) = t.later {
            g.end_later(row.id);
        }
        let aside = g.set_aside(t.you, t.event.cards[t.about].card.card);
        g.at_end_of_turn(t.you, &TAKE_IT).remember(aside);
        Ok(())
    },
)
.about([Treasure])
.optional();

static TAKE_IT: Ability =
    Ability::when(Trigger::TurnEnd, "put it into your hand", always, |g, t| {
        match t.remembered().filter(|&aside| g.still_there(aside)) {
            Some(aside) => g.take(t.you, &[aside.card]),
            None => Ok(()),
        }
    })
    .any_order();
