use fief_engine::prelude::*;

use crate::sets::base::province;

pub static PRE_2021: Card = landmark("Mountain Pass")
    .version("pre-2021")
    .text(
        "When you are the first to gain a Province, after that turn each player bids once, up to 40 \
         Debt, you last. The highest bidder gets +8 VP and takes that Debt.",
    )
    .ability(first_province(|g, t| {
        if is_first(g, t) {
            g.next_time(t.you, &AFTER_TURN);
        }
        Ok(())
    }));

pub static OF_2021: Card = landmark("Mountain Pass")
    .version("2021")
    .text(
        "When you are the first to gain a Province, at the end of that turn each player bids once, up \
         to 40 Debt, you last. The highest bidder gets +8 VP and takes that Debt.",
    )
    .ability(first_province(|g, t| {
        if is_first(g, t) {
            g.at_end_of_turn(t.you, &END_OF_TURN);
        }
        Ok(())
    }));

pub static CARD: Card = landmark("Mountain Pass")
    .version("2022")
    .text(
        "When you are the first to gain a Province, each player bids once, up to 40 Debt, you last. \
         The highest bidder gets +8 VP and takes that Debt.",
    )
    .ability(first_province(|g, t| if is_first(g, t) { bid(g, t.you) } else { Ok(()) }));

const HIGHEST_BID: u16 = 40;

const fn first_province(run: fn(&mut Game<'_>, &Triggered<'_>) -> Flow) -> Ability {
    Ability::when(
        Trigger::Gain,
        "the first Province: bid",
        |s, t| {
            t.by_you()
                && !s.is_used_up(t.kind)
                && s.is_copy_of(t.event.subject().kind, &province::CARD)
        },
        run,
    )
    .about([Victory])
    .of_landscape()
}

/// Uses up the auction of the game; returns whether it was still open: a second Province may be gained before the first
/// one is answered.
fn is_first(g: &mut Game<'_>, t: &Triggered<'_>) -> bool {
    let first = !g.state().is_used_up(t.kind);
    if first {
        g.use_up(t.you, t.kind);
    }
    first
}

static AFTER_TURN: Ability = Ability::when(Trigger::AfterTurn, "bid", always, |g, t| bid(g, t.you));

static END_OF_TURN: Ability = Ability::when(Trigger::TurnEnd, "bid", always, |g, t| bid(g, t.you));

fn bid(g: &mut Game<'_>, last: Player) -> Flow {
    let mut highest = None;
    let first = g.state().left_of(last);
    for bidder in g.state().turn_order_from(first) {
        let minimum = highest.map_or(1, |(bid, _)| bid + 1);
        if minimum <= HIGHEST_BID
            && let Some(bid) =
                g.may_choose_amount(bidder, "how much Debt to bid", minimum, HIGHEST_BID)?
        {
            highest = Some((bid, bidder));
        }
    }
    let Some((bid, winner)) = highest else { return Ok(()) };
    g.points(winner, 8)?;
    g.take_debt(winner, bid)
}
