use fief_engine::prelude::*;

pub static CARD: Card = card("Temple", 4, [Action, Gathering])
    .text(
        "+1 VP. Trash 1 to 3 differently named cards from hand. Put 1 VP on the Temple pile. When you \
         gain this, take the VP from its pile.",
    )
    .play(|g, you| {
        g.points(you, 1)?;
        let hand = g.state().cards().in_zone(Zone::Hand(you));
        let different = g.state().one_of_each_name(hand);
        let trashed = g.choose_among(you, Verb::Trash, &different, between(1, 3))?;
        g.trash(you, &trashed)?;
        // A card without a pile, such as one from the Black Market, gathers no VP.
        if let Some(pile) = g.state().rules().pile_named(CARD.name) {
            g.add_tokens(you, Spot::Pile(pile), Token::POINTS, 1);
        }
        Ok(())
    })
    .ability(Ability::when(
        Trigger::Gain,
        "take the VP from the Temple pile",
        |s, t| s.points_on_pile_of(t.kind) > 0,
        |g, t| match g.state().home_of(t.kind) {
            Some(pile) => g.take_points_from(t.you, Spot::Pile(pile)),
            None => Ok(()),
        },
    ));
