use fief_engine::prelude::*;

pub static CARD: Card = card("Bauble", 2, [Treasure, Liaison])
    .text(
        "Choose two: +1 Buy; +$1; +1 Favor; this turn, when you gain a card, you may put it onto your \
         deck.",
    )
    .gives_coins()
    .play(|g, you| {
        let options = ["+1 Buy", "+$1", "+1 Favor", "gained cards may go onto your deck"];
        for option in g.choose_options(you, 2, &options)? {
            match option {
                0 => g.buys(you, 1)?,
                1 => g.coins(you, 1)?,
                2 => g.favors(you, 1)?,
                _ => {
                    g.each_time_this_turn(you, &CARD_GAINED);
                }
            }
        }
        Ok(())
    });

static CARD_GAINED: Ability = Ability::when(
    Trigger::Gain,
    "put it onto your deck",
    |s, t| t.by_you() && s.cards().still_there(t.event.subject().card),
    |g, t| g.topdeck_openly(t.you, t.event.subject().card.card),
)
.optional();
