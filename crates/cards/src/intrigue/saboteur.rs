use fief_engine::prelude::*;

pub static CARD: Card = card("Saboteur", 5, [Action, Attack])
    .text(
        "The others each reveal cards from their deck until one costs $3 or more. They trash that one, \
         may gain a card that costs at most $2 less, and discard the others.",
    )
    .play(|g, you| g.attack(you, sabotage));

fn sabotage(g: &mut Game<'_>, victim: Player) -> Flow {
    let revealed = g.dig(victim, |s, cards| cards.last().is_some_and(|&card| is_dear(s, card)))?;
    let found = revealed.last().copied().filter(|&card| is_dear(g.state(), card));
    if let Some(card) = found {
        g.trash(victim, &[card])?;
        let cheaper = g.costing_up_to(g.cost_of(card).minus(2));
        if let Some(pile) = g.may_choose_pile(victim, Verb::Gain, cheaper)? {
            g.gain_from_pile(victim, pile, Zone::Discard(victim))?;
        }
    }
    g.discard(victim, &without(&revealed, found.as_slice()))
}

fn is_dear(s: &State, card: CardId) -> bool {
    s.cost_of(card) >= Cost::coins(3)
}
