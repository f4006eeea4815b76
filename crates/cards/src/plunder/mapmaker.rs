use fief_engine::prelude::*;

pub static CARD: Card = card("Mapmaker", 4, [Action, Reaction])
    .text(
        "Look at the top 4 cards of your deck: put 2 into your hand, discard the rest. Reaction: when \
         anyone gains a Victory card, you may play this from hand.",
    )
    .play(|g, you| {
        let seen = g.look_at_deck(you, 4)?;
        let kept = g.choose_among(you, Verb::Take, &seen, exactly(2))?;
        g.take_unseen(you, &kept)?;
        g.discard(you, &without(&seen, &kept))
    })
    .ability(
        Ability::reaction(Trigger::Gain, "play this", always, |g, t| g.play_itself(t).done())
            .about([Victory])
            .plays_itself(),
    );
