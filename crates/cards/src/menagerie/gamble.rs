use fief_engine::prelude::*;

pub static CARD: Card = event("Gamble", 2)
    .text(
        "+1 Buy. Reveal the top card of your deck. If it is an Action or a Treasure, you may play it; \
         otherwise discard it.",
    )
    .buys(1)
    .play(|g, you| {
        let Some(&card) = g.reveal_from_deck(you, 1)?.first() else { return Ok(()) };
        let playable = g.state().is(card, Action) || g.state().is(card, Treasure);
        if playable && g.may_with(you, Verb::Play, card)? {
            return g.play_card(you, card).done();
        }
        g.discard(you, &[card])
    });
