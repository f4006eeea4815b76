use fief_engine::prelude::*;

pub static CARD: Card = landmark("Labyrinth")
    .text(
        "When you gain the second card in a turn of yours, take 2 VP from here. It starts with 6 VP per \
         player.",
    )
    .setup(|b| {
        b.remember(Did::Gain);
        b.put_tokens(CARD.name, Token::POINTS, 6 * b.players() as u16);
    })
    .ability(
        Ability::when(
            Trigger::Gain,
            "2 VP for the second card",
            |s, t| {
                let own = s.gained_this_turn().filter(|gained| gained.player == t.you);
                t.by_you() && s.is_turn_of(t.you) && own.count() == 2
            },
            |g, t| g.take_some_points_from(t.you, Spot::On(t.kind), 2),
        )
        // If the first gain causes a second one, the first does not count as the second gain.
        .settled()
        .of_landscape(),
    );
