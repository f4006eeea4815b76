use fief_engine::prelude::*;

pub static CARD: Card = card("Vault", 5, [Action])
    .text(
        "+2 Cards. Discard any number of cards for +$1 apiece. The others each may discard 2 cards, \
         to draw a card.",
    )
    .cards(2)
    .gives_coins()
    .play(|g, you| {
        let discarded = g.discard_from_hand(you, ANY_NUMBER)?;
        g.coins(you, discarded.len() as u16)?;
        g.each_other(you, |g, other| {
            if g.state().hand_size(other) == 0 || !g.may(other, "discard 2 cards")? {
                return Ok(());
            }
            let discarded = g.discard_from_hand(other, exactly(2))?;
            if discarded.len() == 2 { g.draw(other, 1) } else { Ok(()) }
        })
    });
