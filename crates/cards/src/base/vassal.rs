use fief_engine::prelude::*;

pub static CARD: Card = card("Vassal", 3, [Action])
    .text("+$2. Discard your deck's top card. An Action discarded this way may be played.")
    .coins(2)
    .play(|g, you| {
        let Some(card) = g.discard_from_deck(you)? else { return Ok(()) };
        if g.still_there(card)
            && g.state().is(card.card, Action)
            && g.may_with(you, Verb::Play, card.card)?
        {
            g.play_card(you, card.card)?;
        }
        Ok(())
    });
