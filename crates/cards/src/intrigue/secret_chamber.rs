use fief_engine::prelude::*;

pub static CARD: Card = card("Secret Chamber", 2, [Action, Reaction])
    .text(
        "Discard as many cards as you like, for +$1 apiece. Reaction: before another player's Attack \
         resolves, you may reveal this from hand for +2 Cards; then put 2 cards from hand onto your deck.",
    )
    .gives_coins()
    .play(|g, you| {
        let discarded = g.discard_from_hand(you, ANY_NUMBER)?;
        g.coins(you, discarded.len() as u16)
    })
    .reaction_to_attack(
        "reveal, for +2 Cards and to topdeck 2",
        |s, t| s.is_attack_on(t.you, t.event),
        |g, t| {
            g.reveal_this(t)?;
            g.cards(t.you, 2)?;
            let hand = Zone::Hand(t.you);
            let cards = g.choose_cards(t.you, Verb::Topdeck, hand, exactly(2), any_card)?;
            g.topdeck(t.you, &cards)
        },
    );
