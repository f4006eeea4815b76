use fief_engine::prelude::*;

pub static CARD: Card = card("Royal Carriage", 5, [Action, Reserve])
    .text(
        "+1 Action. Put this on your Tavern mat. After you play an Action that is still in play, \
         you may call this to play it again.",
    )
    .actions(1)
    .play(|g, you| g.put_this_on_mat(you, Mat::TAVERN))
    .ability(
        Ability::when(
            Trigger::AfterPlay,
            "call, to play it again",
            |s, t| t.by_you() && s.is_still_in_play(t.event),
            |g, t| {
                if let (Some(_), Some(play)) = (g.call(t), t.event.play) {
                    g.play_again(t.you, play)?;
                }
                Ok(())
            },
        )
        .about([Action])
        .optional()
        .on_tavern_mat(),
    );
