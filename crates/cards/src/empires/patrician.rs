use fief_engine::prelude::*;

pub static CARD: Card = card("Patrician", 2, [Action])
    .split_member(PileSize::Fixed(5))
    .text(
        "+1 Card, +1 Action. Reveal the top card of your deck. If it costs $5 or more, put it into your \
         hand.",
    )
    .cards(1)
    .actions(1)
    .play(|g, you| {
        let Some(&card) = g.reveal_from_deck(you, 1)?.first() else { return Ok(()) };
        if Cost::coins(5) <= g.cost_of(card) {
            g.take(you, &[card])
        } else {
            g.topdeck_openly(you, card)
        }
    });
