use fief_engine::prelude::*;

pub static CARD: Card = event("Rush", 2)
    .text("+1 Buy. The next time you gain an Action this turn, you may play it.")
    .buys(1)
    .play(|g, you| {
        g.next_time_this_turn(you, &ACTION_GAINED);
        Ok(())
    });

static ACTION_GAINED: Ability = Ability::when(Trigger::Gain, "play it", by_you, |g, t| {
    let gained = t.event.subject().card;
    // The ruling lets one decline (Rush/2); the next gain is none of its business even then.
    if g.still_there(gained) && g.may_with(t.you, Verb::Play, gained.card)? {
        g.play_tracked(t.you, gained)?;
    }
    Ok(())
})
.about([Action]);
