use fief_engine::prelude::*;

use super::castles::ONE_OR_TWO;

pub static PRE_2021: Card = card("Opulent Castle", 7, [Action, Victory, Castle])
    .split_member(ONE_OR_TWO)
    .version("pre-2021")
    .text("Discard any number of Victory cards for +$2 each. 3 VP.")
    .worth(3)
    .gives_coins()
    .play(|g, you| discard_victory_cards(g, you, false));

pub static CARD: Card = card("Opulent Castle", 7, [Action, Victory, Castle])
    .split_member(ONE_OR_TWO)
    .version("2021")
    .text("Reveal and discard any number of Victory cards for +$2 each. 3 VP.")
    .worth(3)
    .gives_coins()
    .play(|g, you| discard_victory_cards(g, you, true));

fn discard_victory_cards(g: &mut Game<'_>, you: Player, revealed: bool) -> Flow {
    let wanted = |s: &State, card| s.is(card, Victory);
    let cards = g.choose_cards(you, Verb::Discard, Zone::Hand(you), ANY_NUMBER, wanted)?;
    if revealed {
        g.reveal_cards(you, &cards)?;
    }
    g.discard(you, &cards)?;
    g.coins(you, 2 * cards.len() as u16)
}
