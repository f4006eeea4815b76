use fief_engine::prelude::*;

pub static CARD: Card = card("Wheelwright", 5, [Action])
    .text(
        "+1 Card, +1 Action. You may discard a card, to gain an Action that costs no more than it.",
    )
    .cards(1)
    .actions(1)
    .play(|g, you| {
        let discarded = g.discard_from_hand(you, up_to(1))?;
        let [card] = discarded[..] else { return Ok(()) };
        let cost = g.cost_of(card);
        let actions = g.supply_where(|s, kind| s.types(kind).has(Action) && s.cost(kind) <= cost);
        g.gain_one_of(you, actions, Zone::Discard(you)).done()
    });
