use fief_engine::prelude::*;

pub static CARD: Card = card("Grand Castle", 9, [Victory, Castle])
    .split_member(PileSize::Fixed(1))
    .text(
        "5 VP. When you gain this, reveal your hand; +1 VP per Victory card in it or in play, \
         whoever played it.",
    )
    .worth(5)
    .ability(Ability::when(
        Trigger::Gain,
        "+1 VP per Victory card in hand and in play",
        always,
        |g, t| {
            g.reveal_hand(t.you)?;
            let s = g.state();
            let in_play = s.players().map(Zone::InPlay);
            let zones = in_play.chain([Zone::Hand(t.you)]);
            let cards = zones.flat_map(|zone| s.cards().in_zone(zone));
            let victories = cards.filter(|&card| s.is(card, Victory)).count();
            g.points(t.you, victories as u16)
        },
    ));
