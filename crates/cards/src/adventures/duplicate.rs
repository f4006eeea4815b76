use fief_engine::prelude::*;

pub static CARD: Card = card("Duplicate", 4, [Action, Reserve])
    .text("Put this on your Tavern mat. When you gain a card that costs at most $6, you may call this for a copy.")
    .play(|g, you| g.put_this_on_mat(you, Mat::TAVERN))
    .ability(
        Ability::when(
            Trigger::Gain,
            "call, to gain a copy",
            |_, t| t.by_you() && t.event.subject().cost <= Cost::coins(6),
            |g, t| match g.call(t) {
                // The kind that the card is by now counts (Band of Misfits (pre-2019)/14).
                Some(_) => {
                    let gained = t.event.subject().card.card;
                    g.gain_copy(t.you, g.state().kind(gained)).done()
                }
                None => Ok(()),
            },
        )
        .optional()
        .on_tavern_mat(),
    );
