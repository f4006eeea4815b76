use fief_engine::prelude::*;

pub static PRE_2022: Card = card("Doctor", 3, [Action])
    .version("pre-2022")
    .text(
        "Name a card. Reveal 3 cards from your deck: trash the named ones, put back the others in \
         any order. When you buy this, you may overpay: for each $1, look at the top card of your \
         deck and trash it, discard it or put it back.",
    )
    .play(treat)
    .ability(Ability::when(Trigger::Buy, "overpay", always, |g, t| {
        let overpaid = g.overpay(t.you)?;
        examine(g, t.you, overpaid.coins)
    }));

pub static CARD: Card = card("Doctor", 3, [Action])
    .version("2022")
    .text(
        "Name a card. Reveal 3 cards from your deck: trash the named ones, put back the others in \
         any order. Overpay: when you gain this, for each $1 more, look at the top card of your \
         deck and trash it, discard it or put it back.",
    )
    .may_overpay()
    .play(treat)
    .ability(Ability::when(
        Trigger::Gain,
        "look at a card for each $1 overpaid",
        |_, t| t.event.overpaid.coins > 0,
        |g, t| examine(g, t.you, t.event.overpaid.coins),
    ));

fn treat(g: &mut Game<'_>, you: Player) -> Flow {
    let named = g.name_card(you)?;
    let revealed = g.reveal_from_deck(you, 3)?;
    let (matches, rest) = g.split(&revealed, |s, card| Some(s.kind(card)) == named);
    g.trash(you, &matches)?;
    g.topdeck(you, &rest)
}

/// Looks at one card after the other, so that a card put back is looked at again (Doctor/3).
fn examine(g: &mut Game<'_>, you: Player, times: u16) -> Flow {
    for _ in 0..times {
        let seen = g.look_at_deck(you, 1)?;
        if seen.is_empty() {
            continue;
        }
        match g.choose_option(you, &["trash it", "discard it", "put it back"])? {
            0 => g.trash(you, &seen)?,
            1 => g.discard(you, &seen)?,
            _ => g.topdeck(you, &seen)?,
        }
    }
    Ok(())
}
