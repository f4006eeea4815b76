use fief_engine::prelude::*;

pub static CARD: Card = card("Minion", 5, [Action, Attack])
    .text(
        "+1 Action. Choose one: +$2; or discard your hand, +4 Cards, and the others with 5 or more \
         cards in hand discard their hands and draw 4 cards.",
    )
    .actions(1)
    .gives_coins()
    .play(|g, you| {
        for option in g.choose_options(you, 1, &["+$2", "discard your hand for +4 Cards"])? {
            if option == 0 {
                g.coins(you, 2)?;
            } else {
                change_hands(g, you)?;
            }
        }
        Ok(())
    });

fn change_hands(g: &mut Game<'_>, you: Player) -> Flow {
    g.discard_from_hand(you, ALL)?;
    g.cards(you, 4)?;
    g.attack(you, |g, victim| {
        if g.state().hand_size(victim) < 5 {
            return Ok(());
        }
        g.discard_from_hand(victim, ALL)?;
        g.draw(victim, 4)
    })
}
