use fief_engine::prelude::*;

pub static CARD: Card = trait_card("Tireless")
    .text(
        "When you discard a Tireless card from play, set it aside, and put it onto your deck at the end \
         of the turn.",
    )
    .ability(
        Ability::when(
            Trigger::Discard,
            "set it aside",
            |_, t| t.is_from_play(),
            |g, t| {
                let discarded = t.event.cards[t.about].card;
                if g.still_there(discarded) {
                    let aside = g.set_aside(t.you, discarded.card);
                    g.next_time_this_turn(t.you, &END_OF_TURN).remember(aside);
                }
                Ok(())
            },
        )
        .of_landscape()
        .about_chosen(),
    );

static END_OF_TURN: Ability =
    Ability::when(Trigger::TurnEnd, "put it onto your deck", always, |g, t| {
        match t.remembered().filter(|&aside| g.still_there(aside)) {
            Some(aside) => g.topdeck_openly(t.you, aside.card),
            None => Ok(()),
        }
    });
