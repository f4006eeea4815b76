use fief_engine::prelude::*;

pub static CARD: Card = card("Rope", 4, [Treasure, Duration])
    .text(
        "$1, +1 Buy. At the start of your next turn, +1 Card, and you may trash a card from hand.",
    )
    .buys(1)
    .coins(1)
    .play(|g, you| {
        g.at_start_of_next_turn(you, &NEXT_TURN);
        Ok(())
    });

static NEXT_TURN: Ability =
    Ability::when(Trigger::TurnStart, "+1 Card, and you may trash a card", always, |g, t| {
        g.cards(t.you, 1)?;
        g.may_trash_from_hand(t.you, any_card).done()
    });
