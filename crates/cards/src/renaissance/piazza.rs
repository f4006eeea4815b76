use fief_engine::prelude::*;

pub static CARD: Card = project("Piazza", 5)
    .text(
        "At the start of your turn, reveal the top card of your deck. If it is an Action, play it.",
    )
    .ability(
        Ability::when(Trigger::TurnStart, "reveal your top card", by_you, |g, t| {
            for card in g.reveal_from_deck(t.you, 1)? {
                if g.state().is(card, Action) {
                    g.play_card(t.you, card)?;
                } else {
                    g.topdeck_openly(t.you, card)?;
                }
            }
            Ok(())
        })
        .of_landscape(),
    );
