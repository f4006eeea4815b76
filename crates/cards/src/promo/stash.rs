use fief_engine::prelude::*;

pub static FIRST_EDITION: Card = card("Stash", 5, [Treasure])
    .version("1st edition")
    .text("$2. When you shuffle this, you may put it anywhere in your deck.")
    .coins(2)
    .ability(WHEN_SHUFFLED);

pub static CARD: Card = card("Stash", 5, [Treasure])
    .version("2017 edition")
    .text(
        "$2. When you shuffle this, you may look at the rest of your deck and put this anywhere \
         among the shuffled cards.",
    )
    .coins(2)
    .ability(WHEN_SHUFFLED);

/// Both versions do the same: the rules let everybody look at the rest of the deck (Stash/3), and the first version
/// cannot be put into that rest either (Stash/1).
const WHEN_SHUFFLED: Ability =
    Ability::when(Trigger::Shuffle, "put it anywhere among the shuffled cards", always, |g, t| {
        let others = g.being_shuffled().len().saturating_sub(1) as u16;
        let above = g.choose_amount(t.you, "how many cards to put above it", 0, others)?;
        if let Some(this) = t.this {
            g.put_in_shuffle(this.card, above.into());
        }
        Ok(())
    })
    .optional();
