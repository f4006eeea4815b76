use fief_engine::prelude::*;

pub static CARD: Card = card("Souk", 5, [Action])
    .text("+1 Buy, +$7. Lose $1 per card in your hand. When you gain this, trash up to 2 cards from hand.")
    .buys(1)
    .coins(7)
    .play(|g, you| {
        let cards = g.state().hand_size(you) as u16;
        g.lose_coins(you, cards);
        Ok(())
    })
    .ability(Ability::when(Trigger::Gain, "trash up to 2 cards", always, |g, t| {
        g.trash_from_hand(t.you, up_to(2), any_card).done()
    }));
