use fief_engine::prelude::*;

pub static PRE_2022: Card = herald()
    .version("pre-2022")
    .text(
        "+1 Card, +1 Action. Reveal your deck's top card; if it is an Action, play it. When you buy \
         this, you may overpay: for each $1, put a card from your discard pile onto your deck.",
    )
    .ability(Ability::when(Trigger::Buy, "overpay", always, |g, t| {
        let overpaid = g.overpay(t.you)?;
        recall(g, t.you, overpaid.coins)
    }));

pub static CARD: Card = herald()
    .version("2022")
    .text(
        "+1 Card, +1 Action. Reveal your deck's top card; if it is an Action, play it. Overpay: when \
         you gain this, for each $1 more, put a card from your discard pile onto your deck.",
    )
    .may_overpay()
    .ability(Ability::when(
        Trigger::Gain,
        "put a card onto your deck for each $1 overpaid",
        |_, t| t.event.overpaid.coins > 0,
        |g, t| recall(g, t.you, t.event.overpaid.coins),
    ));

const fn herald() -> Card {
    card("Herald", 4, [Action]).cards(1).actions(1).play(announce)
}

fn announce(g: &mut Game<'_>, you: Player) -> Flow {
    let revealed = g.reveal_from_deck(you, 1)?;
    let [card] = revealed[..] else { return Ok(()) };
    if g.state().is(card, Action) {
        g.play_card(you, card).done()
    } else {
        g.topdeck_openly(you, card)
    }
}

fn recall(g: &mut Game<'_>, you: Player, n: u16) -> Flow {
    let discard = Zone::Discard(you);
    let cards = g.choose_cards(you, Verb::Topdeck, discard, exactly(n as usize), any_card)?;
    g.topdeck(you, &cards)
}
