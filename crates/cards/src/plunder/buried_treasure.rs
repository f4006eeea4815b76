use fief_engine::prelude::*;

pub static CARD: Card = card("Buried Treasure", 5, [Treasure, Duration])
    .text("At the start of your next turn: +1 Buy, +$3. When you gain this, play it.")
    .play(|g, you| {
        g.at_start_of_next_turn(you, &NEXT_TURN);
        Ok(())
    })
    .ability(Ability::when(Trigger::Gain, "play this", always, |g, t| g.play_itself(t).done()));

static NEXT_TURN: Ability = Ability::when(Trigger::TurnStart, "+1 Buy, +$3", always, |g, t| {
    g.buys(t.you, 1)?;
    g.coins(t.you, 3)
});
