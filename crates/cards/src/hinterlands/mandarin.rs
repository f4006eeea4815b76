use fief_engine::prelude::*;

pub static CARD: Card = card("Mandarin", 5, [Action])
    .text(
        "+$3. Put a card from hand onto your deck. When you gain this, put all your Treasures in \
         play onto your deck in any order.",
    )
    .coins(3)
    .play(|g, you| {
        g.topdeck_from_hand(you)?;
        Ok(())
    })
    .ability(Ability::when(Trigger::Gain, "put your Treasures onto your deck", always, |g, t| {
        let treasures = g.in_play_where(t.you, |s, card| s.is(card, Treasure));
        g.topdeck_all_openly(t.you, &treasures)
    }));
