use fief_engine::prelude::*;

use super::your_exile_mat;

pub static CARD: Card = card("Gatekeeper", 5, [Action, Duration, Attack])
    .text(
        "At the start of your next turn, +$3. Until then, each Action or Treasure that another \
         player gains is Exiled, unless they have a copy in Exile.",
    )
    .gives_coins()
    .setup(|b| b.bring(&your_exile_mat::CARD))
    .play(|g, you| {
        g.at_start_of_next_turn(you, &NEXT_TURN);
        g.until_your_next_turn(you, &GATE);
        Ok(())
    });

static NEXT_TURN: Ability =
    Ability::when(Trigger::TurnStart, "+$3", always, |g, t| g.coins(t.you, 3));

static GATE: Ability = Ability::when(
    Trigger::Gain,
    "Exile the card",
    |s, t| {
        let mut exiled = s.cards().kinds_in(Zone::Mat(t.you, Mat::EXILE));
        !exiled.any(|kind| kind == t.event.subject().kind)
    },
    |g, t| {
        let gained = t.event.subject().card;
        if g.still_there(gained) {
            g.put_on_mat(t.you, Mat::EXILE, &[gained.card]);
        }
        Ok(())
    },
)
.about([Action, Treasure])
// A copy that leaves Exile meanwhile does not matter (Gatekeeper/5).
.settled()
.on_others();
