use fief_engine::prelude::*;

pub static CARD: Card = card("Ghost", 4, [Night, Duration, Spirit])
    .non_supply(PileSize::Fixed(6))
    .text(
        "Reveal cards from your deck until one is an Action. Discard the others and set it \
         aside. At the start of your next turn, play it twice.",
    )
    .play(|g, you| {
        let (action, others) = g.dig_for(you, |s, card| s.is(card, Action))?;
        g.discard(you, &others)?;
        g.set_aside_for_later(you, action.as_slice(), false);
        if action.is_some() {
            g.at_start_of_next_turn(you, &NEXT_TURN);
        }
        Ok(())
    });

static NEXT_TURN: Ability =
    Ability::when(Trigger::TurnStart, "play the set-aside Action twice", always, |g, t| {
        for action in g.set_aside_here() {
            g.play_times(t.you, action, 2)?;
        }
        Ok(())
    });
