use fief_engine::prelude::*;

pub static FIRST_EDITION: Card = card("Oracle", 3, [Action, Attack])
    .version("1st edition")
    .text(
        "All players, you too, reveal 2 cards from their deck; for each player you say whether they \
         discard both or put them back in an order they choose. Then draw 2 cards.",
    )
    .play(|g, you| {
        foretell(g, you)?;
        g.draw(you, 2)
    });

pub static CARD: Card = card("Oracle", 3, [Action, Attack])
    .version("2016 edition")
    .text(
        "All players, you too, reveal 2 cards from their deck; for each player you say whether they \
         discard both or put them back in an order they choose. Then +2 Cards.",
    )
    .play(|g, you| {
        foretell(g, you)?;
        g.cards(you, 2)
    });

fn foretell(g: &mut Game<'_>, you: Player) -> Flow {
    g.attack_everyone(you, |g, player| {
        let revealed = g.reveal_from_deck(player, 2)?;
        if revealed.is_empty() {
            return Ok(());
        }
        match g.choose_option(you, &["discard them", "put them back"])? {
            0 => g.discard(player, &revealed),
            _ => g.topdeck(player, &revealed),
        }
    })
}
