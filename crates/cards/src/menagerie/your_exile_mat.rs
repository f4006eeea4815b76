use fief_engine::prelude::*;

pub static CARD: Card = mat("Your Exile mat")
    .text("When you gain a card, you may discard all other copies of it from this mat.")
    .ability(
        Ability::when(
            Trigger::Gain,
            "discard the copies from Exile",
            |s, t| t.by_you() && !copies(s, t).is_empty(),
            |g, t| {
                let copies = copies(g.state(), t);
                g.discard(t.you, &copies)
            },
        )
        .optional()
        .of_landscape(),
    );

/// The copies in Exile, except the gained card itself (Gatekeeper/5).
fn copies(s: &State, t: &Triggered<'_>) -> Handful {
    let gained = t.event.subject();
    let exiled = s.cards().in_zone(Zone::Mat(t.you, Mat::EXILE));
    exiled.filter(|&card| s.kind(card) == gained.kind && card != gained.card.card).collect()
}
