use fief_engine::prelude::*;

pub static PRE_2022: Card = port()
    .version("pre-2022")
    .text("+1 Card, +2 Actions. When you buy this, gain another Port.")
    .ability(Ability::when(Trigger::Buy, "gain another Port", always, |g, t| {
        g.gain(t.you, &CARD).done()
    }));

pub static CARD: Card = port()
    .version("2022")
    .text("+1 Card, +2 Actions. When you gain this other than with a Port, gain another Port.")
    .ability(Ability::when(
        Trigger::Gain,
        "gain another Port",
        |_, t| t.event.by != Some(t.kind),
        |g, t| g.gain(t.you, &CARD).done(),
    ));

const fn port() -> Card {
    card("Port", 4, [Action]).pile_of(12).cards(1).actions(2)
}
