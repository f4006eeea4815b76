use fief_engine::prelude::*;

pub static CARD: Card = card("Pirate", 5, [Action, Duration, Reaction])
    .text(
        "At the start of your next turn, gain a Treasure that costs at most $6 to hand. Reaction: when \
         anybody gains a Treasure, you may play this from hand.",
    )
    .play(|g, you| {
        g.at_start_of_next_turn(you, &NEXT_TURN);
        Ok(())
    })
    .ability(
        Ability::reaction(Trigger::Gain, "play this", always, |g, t| g.play_itself(t).done())
            .about([Treasure])
            .plays_itself(),
    );

static NEXT_TURN: Ability =
    Ability::when(Trigger::TurnStart, "gain a Treasure to hand", always, |g, t| {
        let treasures =
            g.supply_where(|s, kind| s.types(kind).has(Treasure) && s.cost(kind) <= Cost::coins(6));
        g.gain_one_of(t.you, treasures, Zone::Hand(t.you)).done()
    });
