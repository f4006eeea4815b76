use fief_engine::prelude::*;

pub static CARD: Card = card("Changeling", 3, [Night])
    .text(
        "Trash this. Gain a copy of a card you have in play. In games with this pile, a card you \
         gain that costs $3 or more may be exchanged for a Changeling.",
    )
    .play(|g, you| {
        g.trash_this(you)?;
        let in_play = Zone::InPlay(you);
        // Any card may be chosen, even one of which no copy is left (Changeling/2).
        let chosen = g.choose_card(you, Verb::Gain, in_play, exactly(1), any_card)?;
        let Some(chosen) = chosen else { return Ok(()) };
        g.gain_copy(you, g.state().kind(chosen)).done()
    })
    .ability(
        Ability::when(
            Trigger::Gain,
            "exchange the card for a Changeling",
            |s, t| {
                let gained = t.event.subject();
                t.by_you() && gained.cost.coins >= 3 && s.can_exchange(gained.card, &CARD)
            },
            |g, t| g.exchange(t.you, t.event.subject().card, &CARD).done(),
        )
        .optional()
        .of_landscape(),
    );
