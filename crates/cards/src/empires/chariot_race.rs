use fief_engine::prelude::*;

pub static CARD: Card = card("Chariot Race", 3, [Action])
    .text(
        "+1 Action. Reveal the top card of your deck and put it into your hand. The player to your left \
         reveals the top card of theirs. If yours costs more, +$1 and +1 VP.",
    )
    .actions(1)
    .gives_coins()
    .play(|g, you| {
        let yours = g.reveal_from_deck(you, 1)?;
        g.take(you, &yours)?;
        let left = g.state().left_of(you);
        let theirs = g.reveal_from_deck(left, 1)?;
        if let Some(&card) = theirs.first() {
            g.topdeck_openly(left, card)?;
        }
        let (Some(&yours), Some(&theirs)) = (yours.first(), theirs.first()) else {
            return Ok(());
        };
        if g.cost_of(theirs) < g.cost_of(yours) {
            g.coins(you, 1)?;
            g.points(you, 1)?;
        }
        Ok(())
    });
