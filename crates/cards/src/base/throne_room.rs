use fief_engine::prelude::*;

pub static FIRST_EDITION: Card = card("Throne Room", 4, [Action])
    .version("1st edition")
    .text("Play an Action from hand, then play it again.")
    .play(|g, you| throne_room(g, you, exactly(1)));

pub static CARD: Card = card("Throne Room", 4, [Action])
    .version("2nd edition")
    .text("You may play an Action from hand and then play it again.")
    .play(|g, you| throne_room(g, you, up_to(1)));

fn throne_room(g: &mut Game<'_>, you: Player, many: HowMany) -> Flow {
    let Some(card) = g.choose_to_play(you, Action, many)? else { return Ok(()) };
    let first = g.play_card(you, card)?;
    g.play_again(you, first)?;
    Ok(())
}
