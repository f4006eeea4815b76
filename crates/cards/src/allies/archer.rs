use fief_engine::prelude::*;

pub static CARD: Card = card("Archer", 4, [Action, Attack, Clash])
    .split_member(PileSize::Fixed(4))
    .text(
        "+$2. The others with 5 or more cards in hand each reveal all but one, and discard one of those, \
         which you choose.",
    )
    .coins(2)
    .play(|g, you| {
        g.attack(you, |g, victim| {
            let cards = g.state().hand_size(victim);
            if cards < 5 {
                return Ok(());
            }
            let hand = Zone::Hand(victim);
            let shown =
                g.choose_cards(victim, Verb::Reveal, hand, exactly(cards - 1), any_card)?;
            g.reveal_cards(victim, &shown)?;
            let hit = g.choose_among(you, Verb::Discard, &shown, exactly(1))?;
            g.discard(victim, &hit)
        })
    });
