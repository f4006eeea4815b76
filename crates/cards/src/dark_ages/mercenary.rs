use fief_engine::prelude::*;

pub static CARD: Card = card("Mercenary", 0, [Action, Attack])
    .non_supply(PileSize::Fixed(10))
    .text(
        "You may trash 2 cards from hand. If you did, +2 Cards, +$2, and the others each discard down to \
         a hand of 3.",
    )
    .gives_coins()
    .play(|g, you| {
        if g.state().hand_size(you) == 0 || !g.may(you, "trash 2 cards")? {
            return Ok(());
        }
        let trashed = g.trash_from_hand(you, exactly(2), any_card)?;
        if trashed.len() < 2 {
            return Ok(());
        }
        g.cards(you, 2)?;
        g.coins(you, 2)?;
        g.attack(you, |g, victim| g.discard_down_to(victim, 3))
    });
