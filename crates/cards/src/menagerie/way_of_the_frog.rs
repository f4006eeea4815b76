use fief_engine::prelude::*;

pub static CARD: Card = way("Way of the Frog")
    .text("+1 Action. When you discard this from play this turn, put it onto your deck.")
    .instead_of_an_action("+1 Action, topdeck it when discarded", |g, t| {
        g.actions(t.you, 1)?;
        if let Some(this) = g.this().filter(|&this| g.still_there(this)) {
            g.next_time_this_turn(t.you, &ONTO_DECK).remember(this);
        }
        Ok(())
    });

static ONTO_DECK: Ability = Ability::when(
    Trigger::Discard,
    "put it onto your deck",
    |s, t| {
        let played = t.remembered();
        t.is_from_play()
            && played.is_some_and(|played| {
                played.card == t.event.cards[t.about].card.card
                    && s.cards().moved_once_since(played)
            })
    },
    |g, t| {
        let discarded = t.event.cards[t.about].card;
        if g.still_there(discarded) { g.topdeck_openly(t.you, discarded.card) } else { Ok(()) }
    },
);
