use fief_engine::prelude::*;

pub static CARD: Card = card("Stowaway", 3, [Action, Duration, Reaction])
    .text(
        "At the start of your next turn, +2 Cards. Reaction: when anyone gains a Duration, you may play \
         this from hand.",
    )
    .play(|g, you| {
        g.at_start_of_next_turn(you, &NEXT_TURN);
        Ok(())
    })
    .ability(
        Ability::reaction(Trigger::Gain, "play this", always, |g, t| g.play_itself(t).done())
            .about([Duration])
            .plays_itself(),
    );

static NEXT_TURN: Ability =
    Ability::when(Trigger::TurnStart, "+2 Cards", always, |g, t| g.cards(t.you, 2));
