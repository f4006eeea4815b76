use fief_engine::prelude::*;

pub static CARD: Card = card("Falconer", 5, [Action, Reaction])
    .text(
        "Gain a cheaper card to your hand. Reaction: when anybody gains a card of two or more \
         types, you may play this from hand.",
    )
    .play(|g, you| {
        let cheaper = g.costing_less_than(g.cost_of_this());
        g.gain_one_of(you, cheaper, Zone::Hand(you)).done()
    })
    .ability(
        Ability::reaction(
            Trigger::Gain,
            "play this",
            |_, t| t.event.subject().types.count() >= 2,
            |g, t| g.play_itself(t).done(),
        )
        .plays_itself(),
    );
