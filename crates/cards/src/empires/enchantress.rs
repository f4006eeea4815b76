use fief_engine::prelude::*;

pub static CARD: Card = card("Enchantress", 3, [Action, Attack, Duration])
    .text(
        "Until your next turn, the others get +1 Card and +1 Action instead of following the first \
         Action that each plays on their turns. At the start of your next turn, +2 Cards.",
    )
    .play(|g, you| {
        g.until_your_next_turn(you, &ENCHANT);
        g.at_start_of_next_turn(you, &NEXT_TURN);
        Ok(())
    });

static ENCHANT: Ability = Ability::when(
    Trigger::WouldResolve,
    "+1 Card and +1 Action instead",
    |s, t| s.is_turn_of(t.you) && s.is_first_this_turn(t.event, Action),
    |g, t| {
        g.cards(t.you, 1)?;
        g.actions(t.you, 1)
    },
)
.about([Action])
.on_others();

static NEXT_TURN: Ability =
    Ability::when(Trigger::TurnStart, "+2 Cards", always, |g, t| g.cards(t.you, 2));
