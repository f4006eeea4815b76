use fief_engine::prelude::*;

pub static CARD: Card = card("Swap", 5, [Action])
    .text(
        "+1 Card, +1 Action. You may return an Action from hand to its pile, to gain a different \
         Action costing up to $5 to hand.",
    )
    .cards(1)
    .actions(1)
    .play(|g, you| {
        let hand = Zone::Hand(you);
        let returnable = |s: &State, card| s.is(card, Action) && s.home_of(s.kind(card)).is_some();
        let Some(card) = g.choose_card(you, Verb::Return, hand, up_to(1), returnable)? else {
            return Ok(());
        };
        let returned = g.state().kind(card);
        g.return_to_pile(you, card);
        let others = g.supply_where(|s, kind| {
            kind != returned && s.types(kind).has(Action) && s.cost(kind) <= Cost::coins(5)
        });
        g.gain_one_of(you, others, hand)?;
        Ok(())
    });
