use fief_engine::prelude::*;

pub static CARD: Card = card("Coin of the Realm", 2, [Treasure, Reserve])
    .text("$1. Put this on your Tavern mat. After you play an Action, you may call this for +2 Actions.")
    .coins(1)
    .play(|g, you| g.put_this_on_mat(you, Mat::TAVERN))
    .ability(
        Ability::when(
            Trigger::AfterPlay,
            "call, for +2 Actions",
            by_you,
            |g, t| match g.call(t) {
                Some(_) => g.actions(t.you, 2),
                None => Ok(()),
            },
        )
        .about([Action])
        .optional()
        .on_tavern_mat(),
    );
