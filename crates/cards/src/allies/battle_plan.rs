use fief_engine::prelude::*;

pub static CARD: Card = card("Battle Plan", 3, [Action, Clash])
    .split_member(PileSize::Fixed(4))
    .text(
        "+1 Card, +1 Action. You may reveal an Attack from hand for +1 Card. You may rotate a Supply \
         pile.",
    )
    .cards(1)
    .actions(1)
    .play(|g, you| {
        let is_attack = |s: &State, card| s.is(card, Attack);
        let hand = Zone::Hand(you);
        if let Some(card) = g.choose_card(you, Verb::Reveal, hand, up_to(1), is_attack)? {
            g.reveal(you, card)?;
            g.cards(you, 1)?;
        }
        // Only a pile of several cards looks different afterwards (Battle Plan/1).
        let s = g.state();
        let is_mixed = |&pile: &PileId| {
            let members = s.definition(s.rules().pile(pile).kind).members;
            !members.is_empty() && s.pile_len(pile) > 0
        };
        let mixed = s.supply().filter(is_mixed).collect();
        if let Some(pile) = g.may_choose_pile(you, Verb::Rotate, mixed)? {
            g.rotate(you, pile);
        }
        Ok(())
    });
