use fief_engine::prelude::*;

pub static PRE_2022: Card = basilica()
    .version("pre-2022")
    .text(
        "When you buy a card, if you have $2 or more left, take 2 VP from here. It starts with 6 VP per \
         player.",
    )
    .ability(take_points(Trigger::Buy, by_you));

pub static CARD: Card = basilica()
    .version("2022")
    .text(
        "When you gain a card in your Buy phase, if you have $2 or more, take 2 VP from here. It starts \
         with 6 VP per player.",
    )
    .ability(take_points(Trigger::Gain, |s, t| t.by_you() && s.is_buy_phase_of(t.you)));

const fn basilica() -> Card {
    landmark("Basilica").setup(|b| b.put_tokens(CARD.name, Token::POINTS, 6 * b.players() as u16))
}

/// Counts the $ left when the ability resolves, so that other abilities may have given some before.
const fn take_points(on: Trigger, applies: fn(&State, &Triggered<'_>) -> bool) -> Ability {
    Ability::when(on, "2 VP if $2 are left", applies, |g, t| {
        if g.state().pools(t.you).coins < 2 {
            return Ok(());
        }
        g.take_some_points_from(t.you, Spot::On(t.kind), 2)
    })
    .of_landscape()
}
