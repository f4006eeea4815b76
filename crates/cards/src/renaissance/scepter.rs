use fief_engine::prelude::*;

pub static CARD: Card = card("Scepter", 5, [Treasure])
    .text("Choose one: +$2; or play an Action again that you played this turn and still have in play.")
    .gives_coins()
    .play(|g, you| {
        for option in g.choose_options(you, 1, &["+$2", "play an Action again"])? {
            if option == 0 {
                g.coins(you, 2)?;
            } else {
                replay(g, you)?;
            }
        }
        Ok(())
    });

fn replay(g: &mut Game<'_>, you: Player) -> Flow {
    let mut played = Handful::new();
    for play in g.state().played_this_turn(you) {
        let card = play.card.card;
        if g.state().is(card, Action) && !played.contains(&card) {
            played.push(card);
        }
    }
    let Some(&card) = g.choose_among(you, Verb::Play, &played, exactly(1))?.first() else {
        return Ok(());
    };
    let play = g.state().played_this_turn(you).find(|play| play.card.card == card).map(|p| p.id);
    if let Some(play) = play {
        g.play_again(you, play)?;
    }
    Ok(())
}
