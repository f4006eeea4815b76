use fief_engine::prelude::*;

pub static CARD: Card = ally("Order of Masons")
    .text("When you shuffle, up to 2 of the cards per Favor you spend stay in your discard pile.")
    .ability(
        Ability::when(
            Trigger::Shuffle,
            "spend a Favor to look at the cards and leave some out",
            |s, t| t.by_you() && s.pools(t.you).favors > 0,
            |g, t| {
                // The first Favor is spent before the cards are seen, the others after (Order of Astrologers/2).
                let favors = g.state().pools(t.you).favors;
                g.spend_favors(t.you, 1);
                let left_out = g.leave_out_up_to(t.you, 2 * favors as usize)?;
                g.spend_favors(t.you, left_out.div_ceil(2).saturating_sub(1) as u16);
                Ok(())
            },
        )
        .optional()
        .of_landscape(),
    );
