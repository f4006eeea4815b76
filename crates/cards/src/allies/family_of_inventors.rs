use fief_engine::prelude::*;

pub static CARD: Card = ally("Family of Inventors")
    .text(
        "At the start of your Buy phase, you may put a Favor on a non-Victory Supply pile. Cards cost $1 less for \
         each Favor on their pile.",
    )
    .ability(
        Ability::when(
            Trigger::BuyPhaseStart,
            "put a Favor on a pile",
            |s, t| t.by_you() && s.pools(t.you).favors > 0,
            |g, t| {
                let s = g.state();
                let fits = |&pile: &PileId| {
                    !s.definition(s.rules().pile(pile).kind).types.has(Victory)
                };
                let piles = s.supply().filter(fits).collect();
                if let Some(pile) = g.choose_pile(t.you, Verb::Place, piles)? {
                    g.spend_favors(t.you, 1);
                    g.add_tokens(t.you, Spot::Pile(pile), Token::FAVOR, 1);
                }
                Ok(())
            },
        )
        .optional()
        .of_landscape(),
    )
    .ongoing(Ongoing::cost("cards cost $1 less for each Favor on their pile", |s, _, kind| {
        let tokens = s.home_of(kind).map_or(0, |pile| s.tokens_on(Spot::Pile(pile), Token::FAVOR));
        -(tokens as i16)
    }));
