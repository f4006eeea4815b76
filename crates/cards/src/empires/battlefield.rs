use fief_engine::prelude::*;

pub static CARD: Card = landmark("Battlefield")
    .text("When you gain a Victory card, take 2 VP from here. It starts with 6 VP per player.")
    .setup(|b| b.put_tokens(CARD.name, Token::POINTS, 6 * b.players() as u16))
    .ability(
        Ability::when(Trigger::Gain, "2 VP for a Victory card", by_you, |g, t| {
            g.take_some_points_from(t.you, Spot::On(t.kind), 2)
        })
        .about([Victory])
        .of_landscape(),
    );
