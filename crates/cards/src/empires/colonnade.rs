use fief_engine::prelude::*;

pub static PRE_2022: Card = colonnade()
    .version("pre-2022")
    .text(
        "When you buy an Action of which you have a copy in play, take 2 VP from here. It starts with 6 \
         VP per player.",
    )
    .ability(take_points(Trigger::Buy, by_you));

pub static CARD: Card = colonnade()
    .version("2022")
    .text(
        "When you gain an Action in your Buy phase, if you have a copy of it in play, take 2 VP from \
         here. It starts with 6 VP per player.",
    )
    .ability(take_points(Trigger::Gain, |s, t| t.by_you() && s.is_buy_phase_of(t.you)));

const fn colonnade() -> Card {
    landmark("Colonnade").setup(|b| b.put_tokens(CARD.name, Token::POINTS, 6 * b.players() as u16))
}

/// Looks for a copy in play when the ability resolves: the gained card itself may have been played meanwhile
/// (Colonnade/5).
const fn take_points(on: Trigger, applies: fn(&State, &Triggered<'_>) -> bool) -> Ability {
    Ability::when(on, "2 VP if a copy is in play", applies, |g, t| {
        let kind = t.event.subject().kind;
        if g.in_play_where(t.you, |s, card| s.kind(card) == kind).is_empty() {
            return Ok(());
        }
        g.take_some_points_from(t.you, Spot::On(t.kind), 2)
    })
    .about([Action])
    .of_landscape()
}
