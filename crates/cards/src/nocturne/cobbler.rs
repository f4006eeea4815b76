use fief_engine::prelude::*;

pub static CARD: Card = card("Cobbler", 5, [Night, Duration])
    .text("At the start of your next turn, gain a card that costs at most $4 to your hand.")
    .play(|g, you| {
        g.at_start_of_next_turn(you, &NEXT_TURN);
        Ok(())
    });

static NEXT_TURN: Ability =
    Ability::when(Trigger::TurnStart, "gain a card to your hand", always, |g, t| {
        let cheap = g.costing_up_to(Cost::coins(4));
        g.gain_one_of(t.you, cheap, Zone::Hand(t.you)).done()
    });
