use fief_engine::prelude::*;

pub static CARD: Card = card("Ironmonger", 4, [Action])
    .text(
        "+1 Card, +1 Action. Reveal the top card of your deck; you may discard it. Either way: \
         +1 Action if it is an Action, +$1 if a Treasure, +1 Card if a Victory card.",
    )
    .cards(1)
    .actions(1)
    .gives_coins()
    .play(|g, you| {
        for card in g.reveal_from_deck(you, 1)? {
            if g.may_with(you, Verb::Discard, card)? {
                g.discard(you, &[card])?;
            } else {
                g.topdeck_openly(you, card)?;
            }
            if g.state().is(card, Action) {
                g.actions(you, 1)?;
            }
            if g.state().is(card, Treasure) {
                g.coins(you, 1)?;
            }
            if g.state().is(card, Victory) {
                g.cards(you, 1)?;
            }
        }
        Ok(())
    });
