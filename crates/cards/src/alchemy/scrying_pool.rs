use fief_engine::prelude::*;

pub static CARD: Card = card("Scrying Pool", 2, [Action, Attack])
    .potion()
    .editions(&[1])
    .text(
        "+1 Action. All players, you first, reveal their top card; for each you say whether it is \
         discarded or stays. Then reveal cards from your deck until one is no Action, and put them \
         all into your hand.",
    )
    .actions(1)
    .play(|g, you| {
        g.attack_everyone(you, |g, player| {
            for card in g.reveal_from_deck(player, 1)? {
                if g.may_with(you, Verb::Discard, card)? {
                    g.discard(player, &[card])?;
                } else {
                    g.topdeck_openly(player, card)?;
                }
            }
            Ok(())
        })?;
        let no_action = |s: &State, revealed: &[CardId]| {
            revealed.last().is_some_and(|&card| !s.is(card, Action))
        };
        let revealed = g.dig(you, no_action)?;
        g.take(you, &revealed)
    });
