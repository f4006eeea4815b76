use fief_engine::prelude::*;

pub static CARD: Card = card("Insignia", 7, [Treasure, Loot])
    .non_supply(PileSize::Fixed(2))
    .text("$3. This turn, when you gain a card, you may put it onto your deck.")
    .coins(3)
    .play(|g, you| {
        g.each_time_this_turn(you, &TOPDECK);
        Ok(())
    });

static TOPDECK: Ability = Ability::when(
    Trigger::Gain,
    "put the gained card onto your deck",
    |s, t| t.by_you() && s.cards().still_there(t.event.subject().card),
    |g, t| g.topdeck_openly(t.you, t.event.subject().card.card),
)
.optional();
