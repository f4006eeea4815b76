use fief_engine::prelude::*;

pub static CARD: Card = card("Zombie Apprentice", 3, [Action, Zombie])
    .non_supply(PileSize::Fixed(1))
    .text("You may trash an Action from hand, for +3 Cards and +1 Action.")
    .play(|g, you| {
        if g.may_trash_from_hand(you, |s, card| s.is(card, Action))?.is_some() {
            g.cards(you, 3)?;
            g.actions(you, 1)?;
        }
        Ok(())
    });
