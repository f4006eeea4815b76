use fief_engine::prelude::*;

pub static PRE_2021: Card = project("Citadel", 8)
    .version("pre-2021")
    .text("After the first Action you play on each of your turns, play it again.")
    .ability(AFTERWARDS);

pub static OF_2021: Card = project("Citadel", 8)
    .version("2021")
    .text("The first time you would play an Action on each of your turns, play it twice instead.")
    .ability(
        Ability::when(Trigger::BeforePlay, "play it twice", is_first_action, |g, t| {
            if let Some(play) = t.event.play {
                g.modify(play, Modifier::PlayedAgain);
            }
            Ok(())
        })
        .about([Action])
        .of_landscape(),
    );

pub static CARD: Card = project("Citadel", 8)
    .version("2022")
    .text("After the first Action you play on each of your turns, play it again.")
    .ability(AFTERWARDS);

const AFTERWARDS: Ability =
    Ability::when(Trigger::AfterPlay, "play it again", is_first_action, |g, t| {
        if let Some(play) = t.event.play {
            g.play_again(t.you, play)?;
        }
        Ok(())
    })
    .about([Action])
    .of_landscape();

fn is_first_action(s: &State, t: &Triggered<'_>) -> bool {
    t.by_you() && s.is_turn_of(t.you) && s.is_first_this_turn(t.event, Action)
}
