use fief_engine::prelude::*;

pub static CARD: Card = card("Experiment", 3, [Action])
    .text(
        "+2 Cards, +1 Action. This goes back to its pile. When you gain this, gain another Experiment, \
         unless this came with another.",
    )
    .cards(2)
    .actions(1)
    .play(|g, you| {
        g.return_this(you);
        Ok(())
    })
    .ability(Ability::when(
        Trigger::Gain,
        "gain another",
        |_, t| t.event.by != Some(t.kind),
        |g, t| g.gain(t.you, &CARD).done(),
    ));
