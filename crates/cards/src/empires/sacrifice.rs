use fief_engine::prelude::*;

pub static CARD: Card = card("Sacrifice", 4, [Action])
    .text(
        "Trash a card from hand. If it is an Action, +2 Cards and +2 Actions; if it is a Treasure, +$2; \
         if it is a Victory card, +2 VP.",
    )
    .gives_coins()
    .play(|g, you| {
        let hand = Zone::Hand(you);
        let Some(card) = g.choose_card(you, Verb::Trash, hand, exactly(1), any_card)? else {
            return Ok(());
        };
        let types = g.state().types_of(card);
        g.trash(you, &[card])?;
        if types.has(Action) {
            g.cards(you, 2)?;
            g.actions(you, 2)?;
        }
        if types.has(Treasure) {
            g.coins(you, 2)?;
        }
        if types.has(Victory) {
            g.points(you, 2)?;
        }
        Ok(())
    });
