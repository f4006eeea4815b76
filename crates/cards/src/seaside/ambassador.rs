use fief_engine::prelude::*;

pub static CARD: Card = card("Ambassador", 3, [Action, Attack])
    .text(
        "Reveal a card from hand. Return up to 2 copies of it from hand to the Supply. The others \
         each gain a copy of it.",
    )
    .play(|g, you| {
        let hand = Zone::Hand(you);
        let Some(shown) = g.choose_card(you, Verb::Reveal, hand, exactly(1), any_card)? else {
            return Ok(());
        };
        g.reveal(you, shown)?;
        let kind = g.state().kind(shown);
        let returnable = |s: &State, card| s.kind(card) == kind && is_of_supply(s, kind);
        for card in g.choose_cards(you, Verb::Return, hand, up_to(2), returnable)? {
            g.return_to_pile(you, card);
        }
        g.attack(you, |g, victim| g.gain_copy(victim, kind).done())
    });

fn is_of_supply(s: &State, kind: Kind) -> bool {
    s.home_of(kind).is_some_and(|pile| s.rules().pile(pile).supply)
}
