use fief_engine::prelude::*;

use crate::sets::base::gold;

pub static CARD: Card = card("Courtier", 5, [Action])
    .text(
        "Reveal a card from hand. For each type it has, choose a different one: +1 Action; +1 Buy; \
         +$3; gain a Gold.",
    )
    .gives_coins()
    .play(|g, you| {
        let hand = Zone::Hand(you);
        let Some(shown) = g.choose_card(you, Verb::Reveal, hand, exactly(1), any_card)? else {
            return Ok(());
        };
        g.reveal(you, shown)?;
        let many = g.state().types_of(shown).count();
        for option in g.choose_options(you, many, &["+1 Action", "+1 Buy", "+$3", "gain a Gold"])? {
            match option {
                0 => g.actions(you, 1)?,
                1 => g.buys(you, 1)?,
                2 => g.coins(you, 3)?,
                _ => g.gain(you, &gold::CARD).done()?,
            }
        }
        Ok(())
    });
