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
    // The player may decline (Rush/2), but Rush does not then wait for another gain.
    if g.still_there(gained) && g.may_with(t.you, Verb::Play, gained.card)? {
        g.play_tracked(t.you, gained)?;
    }
    Ok(())
})
.about([Action]);
