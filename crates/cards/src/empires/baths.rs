use fief_engine::prelude::*;

pub static CARD: Card = landmark("Baths")
    .text(
        "When you end your turn without having gained a card in it, take 2 VP from here. It starts with \
         6 VP per player.",
    )
    .setup(|b| {
        b.remember(Did::Gain);
        b.put_tokens(CARD.name, Token::POINTS, 6 * b.players() as u16);
    })
    .ability(
        Ability::when(
            Trigger::TurnEnd,
            "2 VP for a turn without a gain",
            |s, t| {
                let gained_any = s.gained_this_turn().any(|gained| gained.player == t.you);
                t.by_you() && !gained_any
            },
            |g, t| g.take_some_points_from(t.you, Spot::On(t.kind), 2),
        )
        .of_landscape(),
    );
