use fief_engine::prelude::*;

use crate::sets::base::silver;

pub static PRE_2020: Card = card("Trader", 4, [Action, Reaction])
    .version("pre-2020")
    .text(
        "Trash a card from hand for as many Silvers as it costs $. Reaction: when you would gain \
         a card, you may reveal this from hand to gain a Silver instead.",
    )
    .play(trade)
    .ability(Ability::reaction(
        Trigger::WouldGain,
        "reveal, to gain a Silver instead",
        // Replacing the Silver that Trader itself gives by another Silver would never end.
        |_, t| t.by_you() && t.event.by != Some(t.kind),
        |g, t| {
            g.reveal_this(t)?;
            g.gain(t.you, &silver::CARD).done()
        },
    ));

pub static CARD: Card = card("Trader", 4, [Action, Reaction])
    .version("2020")
    .text(
        "Trash a card from hand for as many Silvers as it costs $. Reaction: when you gain a \
         card, you may reveal this from hand to exchange that card for a Silver.",
    )
    .play(trade)
    .ability(Ability::reaction(
        Trigger::Gain,
        "reveal, to exchange the card for a Silver",
        |s, t| t.by_you() && s.can_exchange(t.event.subject().card, &silver::CARD),
        |g, t| {
            g.reveal_this(t)?;
            g.exchange(t.you, t.event.subject().card, &silver::CARD).done()
        },
    ));

fn trade(g: &mut Game<'_>, you: Player) -> Flow {
    let Some(trashed) = g.trash_one_from_hand(you)? else { return Ok(()) };
    for _ in 0..g.cost_of(trashed).coins {
        g.gain(you, &silver::CARD)?;
    }
    Ok(())
}
