use fief_engine::prelude::*;

pub static CARD: Card = card("Magpie", 4, [Action])
    .text(
        "+1 Card, +1 Action. Reveal the top card of your deck. If it is a Treasure, put it into \
         your hand. If it is an Action or Victory card, gain a Magpie.",
    )
    .cards(1)
    .actions(1)
    .play(|g, you| {
        for card in g.reveal_from_deck(you, 1)? {
            let types = g.state().types_of(card);
            if types.has(Treasure) {
                g.take(you, &[card])?;
            } else {
                g.topdeck_openly(you, card)?;
            }
            if types.has(Action) || types.has(Victory) {
                g.gain(you, &CARD)?;
            }
        }
        Ok(())
    });
