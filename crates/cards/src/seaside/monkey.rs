use fief_engine::prelude::*;

pub static CARD: Card = card("Monkey", 3, [Action, Duration])
    .text(
        "Until your next turn, +1 Card whenever the player to your right gains a card. At the start of \
         your next turn, +1 Card.",
    )
    .play(|g, you| {
        g.until_your_next_turn(you, &WATCH);
        g.at_start_of_next_turn(you, &NEXT_TURN);
        Ok(())
    });

static WATCH: Ability = Ability::when(
    Trigger::Gain,
    "+1 Card",
    |s, t| t.event.player == s.right_of(t.you),
    |g, t| g.cards(t.you, 1),
);

static NEXT_TURN: Ability =
    Ability::when(Trigger::TurnStart, "+1 Card", always, |g, t| g.cards(t.you, 1));
