use fief_engine::prelude::*;

pub static CARD: Card = card("Frigate", 5, [Action, Duration, Attack])
    .text(
        "+$3. Until your next turn, whenever another player has played an Action, they discard down to a \
         hand of 4.",
    )
    .coins(3)
    .play(|g, you| {
        // A Frigate that attacks nobody has no reason to stay in play (Frigate/4).
        if g.attacks_anybody(you) {
            g.until_your_next_turn(you, &FIRE);
        }
        Ok(())
    });

static FIRE: Ability = Ability::when(Trigger::AfterPlay, "discard down to 4", always, |g, t| {
    g.discard_down_to(t.you, 4)
})
.about([Action])
.on_others();
