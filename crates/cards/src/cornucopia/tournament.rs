use fief_engine::prelude::*;

use super::prizes;
use crate::sets::base::{duchy, province};

pub static CARD: Card = card("Tournament", 4, [Action])
    .text(
        "+1 Action. All players, you first, may reveal a Province from hand. If you did, discard \
         it and gain a Prize or a Duchy onto your deck. If nobody else did, +1 Card and +$1.",
    )
    .setup(|b| b.outside_pile(&prizes::CARD))
    .actions(1)
    .gives_coins()
    .play(|g, you| {
        let yours = reveal_province(g, you)?;
        let mut rivals = false;
        g.each_other(you, |g, other| {
            rivals |= reveal_province(g, other)?.is_some();
            Ok(())
        })?;
        if let Some(province) = yours {
            g.discard(you, &[province])?;
            win(g, you)?;
        }
        if rivals {
            return Ok(());
        }
        g.cards(you, 1)?;
        g.coins(you, 1)
    });

fn reveal_province(g: &mut Game<'_>, player: Player) -> Flow<Option<CardId>> {
    let is_province = |s: &State, card| s.is_a(card, &province::CARD);
    let shown = g.choose_card(player, Verb::Reveal, Zone::Hand(player), up_to(1), is_province)?;
    if let Some(card) = shown {
        g.reveal(player, card)?;
    }
    Ok(shown)
}

/// Gains a Duchy, or any Prize that is left.
fn win(g: &mut Game<'_>, you: Player) -> Flow {
    if g.choose_option(you, &["gain a Prize", "gain a Duchy"])? == 1 {
        g.gain_to(you, &duchy::CARD, Zone::Deck(you))?;
    } else if let Some(pile) = g.state().rules().pile_named(prizes::CARD.name)
        && let Some(prize) =
            g.choose_card(you, Verb::Gain, Zone::Pile(pile), exactly(1), any_card)?
    {
        g.gain_card(you, prize, Zone::Deck(you))?;
    }
    Ok(())
}
