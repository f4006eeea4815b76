use fief_engine::prelude::*;

pub static CARD: Card = trait_card("Inspiring")
    .text("After you play an Inspiring card on your turn, you may play an Action from hand of which you have no copy in play.")
    .ability(
        Ability::when(
            Trigger::AfterPlay,
            "play an Action that is not in play",
            |s, t| t.by_you() && s.is_turn_of(t.you),
            |g, t| {
                let you = t.you;
                let is_new = |s: &State, card| {
                    let mut in_play = s.cards().kinds_in(Zone::InPlay(you));
                    s.is(card, Action) && in_play.all(|kind| kind != s.kind(card))
                };
                match g.choose_to_play_where(you, up_to(1), is_new)? {
                    Some(card) => g.play_card(you, card).done(),
                    None => Ok(()),
                }
            },
        )
        .of_landscape()
        .about_chosen(),
    );
