use fief_engine::prelude::*;

pub static CARD: Card = ally("Coastal Haven")
    .text(
        "When you discard your hand in Clean-up, you may spend Favors, each to keep a card of it.",
    )
    .ability(
        Ability::when(
            Trigger::HandDiscard,
            "spend Favors to keep cards in hand",
            |s, t| t.by_you() && s.pools(t.you).favors > 0 && s.hand_size(t.you) > 0,
            |g, t| {
                let favors = g.state().pools(t.you).favors as usize;
                let hand = Zone::Hand(t.you);
                let kept = g.choose_cards(t.you, Verb::Take, hand, up_to(favors), any_card)?;
                g.spend_favors(t.you, kept.len() as u16);
                g.keep_in_hand(&kept);
                Ok(())
            },
        )
        .of_landscape(),
    );
