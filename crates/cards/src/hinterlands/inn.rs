use fief_engine::prelude::*;

pub static CARD: Card = card("Inn", 5, [Action])
    .text(
        "+2 Cards, +2 Actions. Discard 2 cards. When you gain this, reveal Actions of your \
         discard pile, this one too if it is there, and shuffle them into your deck.",
    )
    .cards(2)
    .actions(2)
    .play(|g, you| g.discard_from_hand(you, exactly(2)).done())
    .ability(Ability::when(Trigger::Gain, "shuffle Actions into your deck", always, |g, t| {
        let discard = Zone::Discard(t.you);
        let is_action = |s: &State, card| s.is(card, Action);
        let actions = g.choose_cards(t.you, Verb::Reveal, discard, ANY_NUMBER, is_action)?;
        g.reveal_cards(t.you, &actions)?;
        // The deck is shuffled even if no card is put into it (Inn/4).
        g.shuffle_into_deck(t.you, &actions)
    }));
