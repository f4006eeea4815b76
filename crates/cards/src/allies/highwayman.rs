use fief_engine::prelude::*;

pub static CARD: Card = card("Highwayman", 5, [Action, Duration, Attack])
    .text(
        "At the start of your next turn, discard this from play and +3 Cards. Until then, the first \
         Treasure that each of the others plays each turn does nothing.",
    )
    .play(|g, you| {
        g.until_your_next_turn(you, &WAYLAY);
        g.at_start_of_next_turn(you, &NEXT_TURN);
        Ok(())
    });

static WAYLAY: Ability = Ability::when(
    Trigger::WouldResolve,
    "it does nothing",
    |s, t| s.is_first_this_turn(t.event, Treasure),
    |_, _| Ok(()),
)
.about([Treasure])
.on_others();

static NEXT_TURN: Ability =
    Ability::when(Trigger::TurnStart, "discard it, and +3 Cards", always, |g, t| {
        g.discard_this(t.you)?;
        g.cards(t.you, 3)
    });
