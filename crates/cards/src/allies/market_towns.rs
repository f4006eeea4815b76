use fief_engine::prelude::*;

pub static CARD: Card = ally("Market Towns")
    .text("At the start of your Buy phase, you may play Actions from hand for a Favor each.")
    .ability(
        Ability::when(
            Trigger::BuyPhaseStart,
            "spend Favors to play Actions",
            |s, t| {
                let mut hand = s.cards().in_zone(Zone::Hand(t.you));
                t.by_you() && s.pools(t.you).favors > 0 && hand.any(|card| s.is(card, Action))
            },
            |g, t| {
                while g.state().pools(t.you).favors > 0 {
                    let Some(card) = g.choose_to_play(t.you, Action, up_to(1))? else { break };
                    g.spend_favors(t.you, 1);
                    g.play_card(t.you, card)?;
                }
                Ok(())
            },
        )
        .of_landscape(),
    );
