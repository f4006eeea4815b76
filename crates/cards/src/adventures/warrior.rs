use fief_engine::prelude::*;

use super::hero;

pub static CARD: Card = card("Warrior", 4, [Action, Attack, Traveller])
    .non_supply(PileSize::Fixed(5))
    .text(
        "+2 Cards. Once per Traveller you have in play, the others each discard their deck's top card \
         and trash it if it costs $3 or $4. When you discard this from play, you may exchange it for a Hero.",
    )
    .setup(|b| b.outside_pile(&hero::CARD))
    .cards(2)
    .play(|g, you| {
        let travellers = g.in_play_where(you, |s, card| s.is(card, Traveller)).len();
        g.attack(you, |g, victim| {
            for _ in 0..travellers {
                discard_and_trash(g, victim)?;
            }
            Ok(())
        })
    })
    .traveller(&hero::CARD);

fn discard_and_trash(g: &mut Game<'_>, victim: Player) -> Flow {
    let Some(card) = g.discard_from_deck(victim)? else { return Ok(()) };
    let cost = g.cost_of(card.card);
    if g.still_there(card) && (cost == Cost::coins(3) || cost == Cost::coins(4)) {
        g.trash(victim, &[card.card])?;
    }
    Ok(())
}
