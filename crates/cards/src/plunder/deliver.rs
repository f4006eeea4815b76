use fief_engine::prelude::*;

pub static CARD: Card = event("Deliver", 2)
    .text("+1 Buy. This turn, set aside each card that you gain, and put it into your hand at the end of the turn.")
    .buys(1)
    .play(|g, you| {
        g.each_time_this_turn(you, &SET_ASIDE);
        Ok(())
    });

static SET_ASIDE: Ability = Ability::when(
    Trigger::Gain,
    "set it aside",
    |s, t| t.by_you() && s.cards().still_there(t.event.subject().card),
    |g, t| {
        let gained = t.event.subject().card;
        if g.still_there(gained) {
            let aside = g.set_aside(t.you, gained.card);
            g.at_end_of_turn(t.you, &TAKE_IT).remember(aside);
        }
        Ok(())
    },
);

static TAKE_IT: Ability =
    Ability::when(Trigger::TurnEnd, "put it into your hand", always, |g, t| {
        match t.remembered().filter(|&aside| g.still_there(aside)) {
            Some(aside) => g.take(t.you, &[aside.card]),
            None => Ok(()),
        }
    });
