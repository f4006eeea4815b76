use fief_engine::prelude::*;

pub static PRE_2022: Card = card("Groundskeeper", 5, [Action])
    .version("pre-2022")
    .text("+1 Card, +1 Action. While this is in play, +1 VP for each Victory card you gain.")
    .cards(1)
    .actions(1)
    .ability(VICTORY_GAINED.in_play());

pub static CARD: Card = card("Groundskeeper", 5, [Action])
    .version("2022")
    .text("+1 Card, +1 Action. This turn, +1 VP for each Victory card you gain.")
    .cards(1)
    .actions(1)
    .play(|g, you| {
        g.each_time_this_turn(you, &THIS_TURN);
        Ok(())
    });

static THIS_TURN: Ability = VICTORY_GAINED;

const VICTORY_GAINED: Ability =
    Ability::when(Trigger::Gain, "+1 VP", by_you, |g, t| g.points(t.you, 1)).about([Victory]);
