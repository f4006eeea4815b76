use fief_engine::prelude::*;

pub static CARD: Card = card("Fortune Hunter", 4, [Action])
    .text(
        "+$2. Look at the top 3 cards of your deck. You may play a Treasure from them. Put the rest \
         back in any order.",
    )
    .coins(2)
    .play(|g, you| {
        let seen = g.look_at_deck(you, 3)?;
        let (treasures, _) = g.split(&seen, |s, card| s.is(card, Treasure));
        let played = g.choose_among(you, Verb::Play, &treasures, up_to(1))?;
        for &card in &played {
            g.play_card(you, card)?;
        }
        g.topdeck(you, &without(&seen, &played))
    });
