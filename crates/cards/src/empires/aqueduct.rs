use fief_engine::prelude::*;

use super::defiled_shrine::gained_kind;
use crate::sets::base::{gold, silver};

pub static CARD: Card = landmark("Aqueduct")
    .text(
        "When you gain a Treasure, move 1 VP from its pile here. When you gain a Victory card, \
         take the VP from here. The piles of Silver and Gold start with 8 VP.",
    )
    .setup(|b| {
        b.put_tokens(silver::CARD.name, Token::POINTS, 8);
        b.put_tokens(gold::CARD.name, Token::POINTS, 8);
    })
    .ability(
        Ability::when(
            Trigger::Gain,
            "move 1 VP from its pile to Aqueduct",
            |s, t| t.by_you() && s.points_on_pile_of(gained_kind(s, t)) > 0,
            |g, t| g.move_point_from_pile(t.you, gained_kind(g.state(), t), Spot::On(t.kind)),
        )
        .about([Treasure])
        .of_landscape(),
    )
    .ability(
        Ability::when(
            Trigger::Gain,
            "take the VP from Aqueduct",
            |s, t| t.by_you() && s.tokens_on(Spot::On(t.kind), Token::POINTS) > 0,
            |g, t| g.take_points_from(t.you, Spot::On(t.kind)),
        )
        .about([Victory])
        .of_landscape(),
    );
