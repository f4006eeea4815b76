use fief_engine::prelude::*;

pub static CARD: Card = card("Golem", 4, [Action])
    .potion()
    .text(
        "Reveal cards from your deck until you reveal 2 Actions other than Golems. Discard the \
         others, then play the Actions in either order.",
    )
    .play(|g, you| {
        let wanted = |s: &State, card| s.is(card, Action) && !s.is_a(card, &CARD);
        let revealed =
            g.dig(you, |s, cards| cards.iter().filter(|&&card| wanted(s, card)).count() == 2)?;
        let (actions, rest) = g.split(&revealed, wanted);
        let waiting: Vec<Tracked> = actions.iter().map(|&card| g.track(card)).collect();
        g.discard(you, &rest)?;
        let first = g.choose_among(you, Verb::Play, &actions, exactly(1))?;
        let (first, second): (Vec<Tracked>, Vec<Tracked>) =
            waiting.into_iter().partition(|action| first.contains(&action.card));
        for action in first.into_iter().chain(second) {
            g.play_tracked(you, action)?;
        }
        Ok(())
    });
