use fief_engine::prelude::*;

pub static CARD: Card = card("Will-o'-Wisp", 0, [Action, Spirit])
    .non_supply(PileSize::Fixed(12))
    .text("+1 Card, +1 Action. Reveal your deck's top card; if it costs $2 or less, take it into hand.")
    .cards(1)
    .actions(1)
    .play(|g, you| {
        let revealed = g.reveal_from_deck(you, 1)?;
        let (cheap, rest) = g.split(&revealed, |s, card| s.cost_of(card) <= Cost::coins(2));
        g.take(you, &cheap)?;
        for card in rest {
            g.topdeck_openly(you, card)?;
        }
        Ok(())
    });
