use fief_engine::prelude::*;

pub static CARD: Card = card("Guildmaster", 5, [Action, Liaison])
    .text("+$3. This turn, when you gain a card, +1 Favor.")
    .coins(3)
    .play(|g, you| {
        g.each_time_this_turn(you, &CARD_GAINED);
        Ok(())
    });

static CARD_GAINED: Ability =
    Ability::when(Trigger::Gain, "+1 Favor", by_you, |g, t| g.favors(t.you, 1));
