use fief_engine::prelude::*;

pub static CARD: Card = card("Berserker", 5, [Action, Attack])
    .text(
        "Gain a cheaper card. The others each discard to a hand of 3. When you gain this with an \
         Action of yours in play, play this.",
    )
    .play(|g, you| {
        let cost = g.cost_of_this();
        g.gain_costing_less_than(you, cost)?;
        g.attack(you, |g, victim| g.discard_down_to(victim, 3))
    })
    .ability(Ability::when(
        Trigger::Gain,
        "play this if you have an Action in play",
        always,
        |g, t| {
            // The Actions in play are counted when the ability resolves (Berserker/10).
            let actions = g.in_play_where(t.you, |s, card| s.is(card, Action));
            if actions.is_empty() { Ok(()) } else { g.play_itself(t).done() }
        },
    ));
