use fief_engine::prelude::*;

pub static PRE_2022: Card = landmark("Defiled Shrine")
    .version("pre-2022")
    .text(
        "When you gain an Action, move 1 VP from its pile here. When you buy a Curse, take the VP \
         from here. Piles of Actions that are not Gathering start with 2 VP.",
    )
    .setup(put_points)
    .ability(GAIN_ACTION)
    .ability(take_points(Trigger::Buy, |s, t| {
        t.by_you() && s.tokens_on(Spot::On(t.kind), Token::POINTS) > 0
    }));

pub static CARD: Card = landmark("Defiled Shrine")
    .version("2022")
    .text(
        "When you gain an Action, move 1 VP from its pile here. When you gain a Curse in your Buy \
         phase, take the VP from here. Piles of Actions that are not Gathering start with 2 VP.",
    )
    .setup(put_points)
    .ability(GAIN_ACTION)
    .ability(take_points(Trigger::Gain, |s, t| {
        t.by_you() && s.is_buy_phase_of(t.you) && s.tokens_on(Spot::On(t.kind), Token::POINTS) > 0
    }));

fn put_points(b: &mut Builder<'_>) {
    let is_wanted = |pile: &&Card| pile.types.has(Action) && !pile.types.has(Gathering);
    for pile in b.supply().into_iter().filter(is_wanted) {
        b.put_tokens(pile.name, Token::POINTS, 2);
    }
}

const GAIN_ACTION: Ability = Ability::when(
    Trigger::Gain,
    "move 1 VP from its pile to Defiled Shrine",
    |s, t| t.by_you() && s.points_on_pile_of(gained_kind(s, t)) > 0,
    |g, t| g.move_point_from_pile(t.you, gained_kind(g.state(), t), Spot::On(t.kind)),
)
.about([Action])
.of_landscape();

const fn take_points(on: Trigger, applies: fn(&State, &Triggered<'_>) -> bool) -> Ability {
    Ability::when(on, "take the VP from Defiled Shrine", applies, |g, t| {
        g.take_points_from(t.you, Spot::On(t.kind))
    })
    .about([Curse])
    .of_landscape()
}

/// The kind that the gained card is now: if it was played meanwhile, it may have become another (Band of Misfits
/// (pre-2019)/14).
pub fn gained_kind(s: &State, t: &Triggered<'_>) -> Kind {
    s.kind(t.event.subject().card.card)
}
