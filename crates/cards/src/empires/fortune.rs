use fief_engine::prelude::*;

use super::gladiator;
use crate::sets::base::gold;

pub static CARD: Card = card("Fortune", 8, [Treasure])
    .split_member(PileSize::Fixed(5))
    .debt(8)
    .text("+1 Buy. Double your $, if you have not yet this turn. When you gain this, gain a Gold per Gladiator you have in play.")
    .buys(1)
    .gives_coins()
    .play(|g, you| {
        // A Fortune that did nothing has doubled nothing (Highwayman); one whose text is followed twice doubles once
        // (Reckless).
        if !g.is_first_time_this_turn(you) {
            return Ok(());
        }
        g.may_spend_coffers(you)?;
        let doubled = g.state().pools(you).coins;
        g.coins(you, doubled)
    })
    .ability(Ability::when(
        Trigger::Gain,
        "a Gold per Gladiator in play",
        by_you,
        |g, t| {
            let gladiators = g.in_play_where(t.you, |s, card| s.is_a(card, &gladiator::CARD)).len();
            for _ in 0..gladiators {
                g.gain(t.you, &gold::CARD)?;
            }
            Ok(())
        },
    ));
