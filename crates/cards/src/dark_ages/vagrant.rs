use fief_engine::prelude::*;

pub static CARD: Card = card("Vagrant", 2, [Action])
    .text(
        "+1 Card, +1 Action. Reveal the top card of your deck. If it is a Curse, a Ruins, a \
         Shelter or a Victory card, put it into your hand.",
    )
    .cards(1)
    .actions(1)
    .play(|g, you| {
        for card in g.reveal_from_deck(you, 1)? {
            let types = g.state().types_of(card);
            if [Curse, Ruins, Shelter, Victory].iter().any(|&wanted| types.has(wanted)) {
                g.take(you, &[card])?;
            } else {
                g.topdeck_openly(you, card)?;
            }
        }
        Ok(())
    });
