use fief_engine::prelude::*;

pub static CARD: Card = card("Watchtower", 3, [Action, Reaction])
    .text(
        "Draw to a hand of 6. Reaction: when you gain a card, you may reveal this from hand to \
         trash that card or put it onto your deck.",
    )
    .play(|g, you| g.draw_up_to(you, 6))
    .ability(Ability::reaction(
        Trigger::Gain,
        "reveal, to trash or topdeck the card",
        |s, t| t.by_you() && s.cards().still_there(t.event.subject().card),
        |g, t| {
            g.reveal_this(t)?;
            let gained = t.event.subject().card.card;
            match g.choose_option(t.you, &["trash it", "put it onto your deck"])? {
                0 => g.trash(t.you, &[gained]),
                _ => g.topdeck_openly(t.you, gained),
            }
        },
    ));
