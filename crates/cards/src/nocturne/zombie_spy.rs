use fief_engine::prelude::*;

pub static CARD: Card = card("Zombie Spy", 3, [Action, Zombie])
    .non_supply(PileSize::Fixed(1))
    .text("+1 Card, +1 Action. Look at the top card of your deck. Discard it or put it back.")
    .cards(1)
    .actions(1)
    .play(|g, you| {
        for card in g.look_at_deck(you, 1)? {
            if g.may_with(you, Verb::Discard, card)? {
                g.discard(you, &[card])?;
            } else {
                g.topdeck(you, &[card])?;
            }
        }
        Ok(())
    });
