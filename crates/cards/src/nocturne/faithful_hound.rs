use fief_engine::prelude::*;

pub static CARD: Card = card("Faithful Hound", 2, [Action, Reaction])
    .text(
        "+2 Cards. When you discard this other than in Clean-up, you may set it aside and put it into \
         your hand at the end of the turn.",
    )
    .cards(2)
    .ability(
        Ability::when(
            Trigger::Discard,
            "set aside until the end of the turn",
            |s, t| !s.is_clean_up() && s.its_card(t).is_some(),
            |g, t| {
                if let Some(this) = g.state().its_card(t) {
                    let aside = g.set_aside(t.you, this.card);
                    g.next_time_this_turn(t.you, &END_OF_TURN).remember(aside);
                }
                Ok(())
            },
        )
        .optional(),
    );

static END_OF_TURN: Ability = Ability::when(Trigger::TurnEnd, "put into hand", always, |g, t| {
    match t.remembered().filter(|&aside| g.still_there(aside)) {
        Some(aside) => g.take(t.you, &[aside.card]),
        None => Ok(()),
    }
});
