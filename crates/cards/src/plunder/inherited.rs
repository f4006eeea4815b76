use fief_engine::prelude::*;

use crate::sets::base::copper;

pub static CARD: Card = trait_card("Inherited")
    .text("Before the game, each player replaces a starting card of their choice by an Inherited one.")
    .ability(
        Ability::when(
            Trigger::GameStart,
            "start with an Inherited card",
            always,
            |g, t| {
                let chosen = g.state().rules().companions_of(t.kind).next();
                let Some(pile) = chosen.and_then(|kind| g.state().home_of(kind)) else {
                    return Ok(());
                };
                let starting = Zone::Deck(t.you);
                let card = g.choose_card(t.you, Verb::Replace, starting, exactly(1), any_card)?;
                let Some(card) = card else { return Ok(()) };
                // Only a Copper returns to its pile (chapter I, Special setup: Plunder).
                if g.state().is_a(card, &copper::CARD) {
                    g.return_to_pile(t.you, card);
                } else {
                    g.put_into_box(card);
                }
                g.start_with(t.you, pile);
                Ok(())
            },
        )
        .of_landscape(),
    );
