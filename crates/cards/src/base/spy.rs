use fief_engine::prelude::*;

pub static CARD: Card = card("Spy", 4, [Action, Attack])
    .text(
        "+1 Card, +1 Action. All players, you first, reveal their top card; for each you say \
         whether it is discarded or stays.",
    )
    .cards(1)
    .actions(1)
    .play(spy_on_everyone);

/// Every player, you first, reveals their top card, and you choose whether it is discarded.
pub fn spy_on_everyone(g: &mut Game<'_>, you: Player) -> Flow {
    g.attack_everyone(you, |g, player| {
        for card in g.reveal_from_deck(player, 1)? {
            if g.may_with(you, Verb::Discard, card)? {
                g.discard(player, &[card])?;
            } else {
                g.topdeck_openly(player, card)?;
            }
        }
        Ok(())
    })
}
