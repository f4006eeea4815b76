use fief_engine::prelude::*;

pub static FIRST_EDITION: Card = storyteller()
    .version("1st edition")
    .text("+1 Action, +$1. Play up to 3 Treasures from hand. Pay all your $; +1 Card per $1 paid.")
    .coins(1)
    .play(|g, you| {
        let paid = play_and_pay(g, you)?;
        g.cards(you, paid)
    });

pub static OF_2017_EDITION: Card = storyteller()
    .version("2017 edition")
    .text(
        "+1 Action, +$1. Play up to 3 Treasures from hand. Pay all your $ and draw a card per $1 \
         paid.",
    )
    .coins(1)
    .play(|g, you| {
        let paid = play_and_pay(g, you)?;
        g.draw(you, paid)
    });

pub static CARD: Card = storyteller()
    .version("2022")
    .text(
        "+1 Action. Play up to 3 Treasures from hand. +1 Card. Pay all your $ and draw a card \
         per $1 paid.",
    )
    .play(|g, you| {
        play_treasures(g, you)?;
        g.cards(you, 1)?;
        let paid = pay(g, you)?;
        g.draw(you, paid)
    });

const fn storyteller() -> Card {
    card("Storyteller", 5, [Action]).actions(1)
}

fn play_and_pay(g: &mut Game<'_>, you: Player) -> Flow<usize> {
    play_treasures(g, you)?;
    pay(g, you)
}

fn play_treasures(g: &mut Game<'_>, you: Player) -> Flow {
    for _ in 0..3 {
        let Some(treasure) = g.choose_to_play(you, Treasure, up_to(1))? else { break };
        g.play_card(you, treasure)?;
    }
    Ok(())
}

/// Pays all coins, after the player has spent as many Coffers as they like (Storyteller/6), and returns the number
/// paid.
fn pay(g: &mut Game<'_>, you: Player) -> Flow<usize> {
    if g.state().is_turn_of(you) {
        g.spend_coffers(you, 0)?;
    }
    let coins = g.state().pools(you).coins;
    g.lose_coins(you, coins);
    Ok(usize::from(coins))
}
