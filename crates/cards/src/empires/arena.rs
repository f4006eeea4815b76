use fief_engine::prelude::*;

pub static CARD: Card = landmark("Arena")
    .text(
        "At the start of your Buy phase, you may discard an Action to take 2 VP from here. It starts \
         with 6 VP per player.",
    )
    .setup(|b| b.put_tokens(CARD.name, Token::POINTS, 6 * b.players() as u16))
    .ability(
        Ability::when(
            Trigger::BuyPhaseStart,
            "discard an Action for 2 VP",
            |s, t| {
                let mut hand = s.cards().in_zone(Zone::Hand(t.you));
                t.by_you() && hand.any(|card| s.is(card, Action))
            },
            |g, t| {
                let is_action = |s: &State, card| s.is(card, Action);
                let hand = Zone::Hand(t.you);
                let discarded =
                    g.choose_cards(t.you, Verb::Discard, hand, up_to(1), is_action)?;
                if discarded.is_empty() {
                    return Ok(());
                }
                g.discard(t.you, &discarded)?;
                g.take_some_points_from(t.you, Spot::On(t.kind), 2)
            },
        )
        .of_landscape(),
    );
