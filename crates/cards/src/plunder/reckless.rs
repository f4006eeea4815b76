use fief_engine::prelude::*;

pub static CARD: Card = trait_card("Reckless")
    .text("Follow a Reckless card's instructions twice. When you discard it from play, return it to its pile.")
    .ability(
        Ability::when(
            Trigger::BeforePlay,
            "follow its instructions twice",
            by_you,
            |g, t| {
                if let Some(play) = t.event.play {
                    g.modify(play, Modifier::FollowedAgain);
                }
                Ok(())
            },
        )
        .of_landscape()
        .about_chosen(),
    )
    .ability(
        Ability::when(
            Trigger::Discard,
            "return it to its pile",
            |_, t| t.is_from_play(),
            |g, t| {
                let discarded = t.event.cards[t.about].card;
                if g.still_there(discarded) {
                    g.return_to_pile(t.you, discarded.card);
                }
                Ok(())
            },
        )
        .of_landscape()
        .about_chosen(),
    );
