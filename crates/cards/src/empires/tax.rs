use fief_engine::prelude::*;

pub static PRE_2022: Card = tax()
    .version("pre-2022")
    .text(
        "Add 2 Debt to a Supply pile. Every Supply pile starts with 1 Debt. When you buy a card, take \
         the Debt from its pile.",
    )
    .ability(take_debt(Trigger::Buy, |s, t| t.by_you() && debt(s, t) > 0));

pub static CARD: Card = tax()
    .version("2022")
    .text(
        "Add 2 Debt to a Supply pile. Every Supply pile starts with 1 Debt. When you gain a card in your \
         Buy phase, take the Debt from its pile.",
    )
    .ability(take_debt(Trigger::Gain, |s, t| {
        t.by_you() && s.is_buy_phase_of(t.you) && debt(s, t) > 0
    }));

const fn tax() -> Card {
    event("Tax", 2)
        .setup(|b| {
            for pile in b.supply() {
                b.put_tokens(pile.name, Token::DEBT, 1);
            }
        })
        .play(|g, you| {
            let supply = g.state().supply().collect();
            if let Some(pile) = g.choose_pile(you, Verb::Place, supply)? {
                g.add_tokens(you, Spot::Pile(pile), Token::DEBT, 2);
            }
            Ok(())
        })
}

const fn take_debt(on: Trigger, applies: fn(&State, &Triggered<'_>) -> bool) -> Ability {
    Ability::when(on, "take the Debt from its pile", applies, |g, t| {
        let Some(pile) = g.state().home_of(t.event.subject().kind) else { return Ok(()) };
        let debt = g.remove_tokens(t.you, Spot::Pile(pile), Token::DEBT, u16::MAX);
        if debt == 0 { Ok(()) } else { g.take_debt(t.you, debt) }
    })
    .of_landscape()
}

/// The Debt on the pile of the event's card.
fn debt(s: &State, t: &Triggered<'_>) -> u16 {
    let pile = s.home_of(t.event.subject().kind);
    pile.map_or(0, |pile| s.tokens_on(Spot::Pile(pile), Token::DEBT))
}
