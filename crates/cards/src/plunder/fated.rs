use fief_engine::prelude::*;

pub static CARD: Card = trait_card("Fated")
    .text("When you shuffle, you may reveal Fated cards to put them on the top or bottom.")
    .ability(
        Ability::when(Trigger::Shuffle, "Fated cards to the top or bottom", by_you, |g, t| {
            let shuffled = g.being_shuffled();
            // The player may look through the cards even if none of them is Fated (Fated/3).
            g.look_at(t.you, &shuffled);
            let (fated, _) = g.split(&shuffled, |s, card| s.is_chosen_for(s.kind(card), t.kind));
            let shown = g.choose_among(t.you, Verb::Reveal, &fated, ANY_NUMBER)?;
            g.reveal_cards(t.you, &shown)?;
            let top = g.choose_among(t.you, Verb::Topdeck, &shown, ANY_NUMBER)?;
            for &card in &shown {
                let at = if top.contains(&card) { 0 } else { usize::MAX };
                g.put_in_shuffle(card, at);
            }
            Ok(())
        })
        .of_landscape(),
    );
