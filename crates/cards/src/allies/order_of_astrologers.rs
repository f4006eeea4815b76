use fief_engine::prelude::*;

pub static CARD: Card = ally("Order of Astrologers")
    .text("When you shuffle, you may pick a card for each Favor that you spend to go on top.")
    .ability(
        Ability::when(
            Trigger::Shuffle,
            "spend a Favor to look at the cards and pick some",
            |s, t| t.by_you() && s.pools(t.you).favors > 0,
            |g, t| {
                // The first Favor is spent before the cards are seen, the others after (Order of Astrologers/2).
                let favors = g.state().pools(t.you).favors as usize;
                g.spend_favors(t.you, 1);
                let cards = g.being_shuffled();
                let picked = g.choose_among(t.you, Verb::Topdeck, &cards, up_to(favors))?;
                g.spend_favors(t.you, picked.len().saturating_sub(1) as u16);
                let ordered = g.choose_order(t.you, Verb::Topdeck, &picked)?;
                for (at, &card) in ordered.iter().enumerate() {
                    g.put_in_shuffle(card, at);
                }
                Ok(())
            },
        )
        .optional()
        .of_landscape(),
    );
