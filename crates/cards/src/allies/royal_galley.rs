use fief_engine::prelude::*;

pub static CARD: Card = card("Royal Galley", 4, [Action, Duration])
    .text(
        "+1 Card. You may play a non-Duration Action from hand. Set it aside; if you did, play it \
         at the start of your next turn.",
    )
    .cards(1)
    .play(|g, you| {
        let wanted = |s: &State, card| s.is(card, Action) && !s.is(card, Duration);
        let Some(card) = g.choose_to_play_where(you, up_to(1), wanted)? else { return Ok(()) };
        let play = g.play_card(you, card)?;
        // A card that has left play cannot be set aside (Royal Galley/5).
        let played = g.state().play(play).card;
        if g.still_there(played) {
            g.set_aside_for_later(you, &[card], false);
            g.at_start_of_next_turn(you, &PLAY_IT);
        }
        Ok(())
    });

static PLAY_IT: Ability =
    Ability::when(Trigger::TurnStart, "play the set-aside Action", always, |g, t| {
        for card in g.set_aside_here() {
            g.play_card(t.you, card)?;
        }
        Ok(())
    });
