use fief_engine::prelude::*;

use super::{horn, lantern};

pub static CARD: Card = card("Border Guard", 2, [Action])
    .text(
        "+1 Action. Reveal the top 2 cards of your deck: put one into your hand, discard the other. \
         If both were Actions, take the Lantern or the Horn.",
    )
    .setup(|b| {
        b.bring(&lantern::CARD);
        b.bring(&horn::CARD);
    })
    .actions(1)
    .play(|g, you| {
        let wanted = if lantern::shines(g, you) { 3 } else { 2 };
        let seen = g.reveal_from_deck(you, wanted)?;
        let actions = seen.iter().filter(|&&card| g.state().is(card, Action)).count();
        let kept = g.choose_among(you, Verb::Take, &seen, exactly(1))?;
        g.take(you, &kept)?;
        g.discard(you, &without(&seen, &kept))?;
        // With fewer cards revealed, the player takes no Artifact (Border Guard/3).
        if actions < wanted {
            return Ok(());
        }
        let artifact = match g.choose_option(you, &["take the Lantern", "take the Horn"])? {
            0 => &lantern::CARD,
            _ => &horn::CARD,
        };
        g.take_artifact(you, artifact);
        Ok(())
    });
