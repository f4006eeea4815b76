use fief_engine::prelude::*;

pub static CARD: Card = ally("Peaceful Cult")
    .text("At the start of your Buy phase, you may spend Favors, each to trash a card from hand.")
    .ability(
        Ability::when(
            Trigger::BuyPhaseStart,
            "spend Favors to trash cards",
            |s, t| t.by_you() && s.pools(t.you).favors > 0,
            |g, t| {
                // All the Favors are spent before any card is chosen (Peaceful Cult/1).
                let favors = g.state().pools(t.you).favors;
                let spent = g.choose_amount(t.you, "how many Favors to spend", 1, favors)?;
                g.spend_favors(t.you, spent);
                g.trash_from_hand(t.you, exactly(spent as usize), any_card).done()
            },
        )
        .optional()
        .of_landscape(),
    );
