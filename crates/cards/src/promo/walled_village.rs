use fief_engine::prelude::*;

pub static CARD: Card = card("Walled Village", 4, [Action])
    .text(
        "+1 Card, +2 Actions. At the start of Clean-up, if you have at most one other Action in play, \
         you may put this onto your deck.",
    )
    .cards(1)
    .actions(2)
    .ability(
        Ability::when(
            Trigger::CleanUpStart,
            "put this onto your deck",
            |s, t| {
                let in_play = s.cards().in_zone(Zone::InPlay(t.you));
                let actions = in_play.filter(|&card| s.is(card, Action)).count();
                s.its_card(t).is_some() && actions <= 2
            },
            |g, t| match g.state().its_card(t) {
                Some(this) => g.topdeck_openly(t.you, this.card),
                None => Ok(()),
            },
        )
        .in_play()
        .optional(),
    );
