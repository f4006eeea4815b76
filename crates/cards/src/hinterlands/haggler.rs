use fief_engine::prelude::*;

pub static PRE_2022: Card = card("Haggler", 5, [Action])
    .version("pre-2022")
    .text("+$2. While this is in play, a card you buy first gains you a cheaper one that is no Victory card.")
    .coins(2)
    .ability(
        Ability::when(
            Trigger::Buy,
            "gain a cheaper card",
            by_you,
            gain_cheaper,
        )
        .in_play(),
    );

pub static CARD: Card = card("Haggler", 5, [Action])
    .version("2022")
    .text("+$2. This turn, each card you gain by buying it gains you a cheaper one that is no Victory card.")
    .coins(2)
    .play(|g, you| {
        g.each_time_this_turn(you, &BOUGHT);
        Ok(())
    });

static BOUGHT: Ability = Ability::when(
    Trigger::Gain,
    "gain a cheaper card",
    |_, t| t.by_you() && t.event.bought,
    gain_cheaper,
);

/// Gains a card cheaper than the bought one is now, even if its cost has changed since (Haggler/5).
fn gain_cheaper(g: &mut Game<'_>, t: &Triggered<'_>) -> Flow {
    let cost = g.cost_of(t.event.subject().card.card);
    let cheaper = g.supply_where(|s, kind| s.cost(kind) < cost && !s.types(kind).has(Victory));
    g.gain_one_of(t.you, cheaper, Zone::Discard(t.you)).done()
}
