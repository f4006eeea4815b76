use fief_engine::prelude::*;

pub static CARD: Card = event("Prepare", 3)
    .text(
        "Set aside your hand face up. At the start of your next turn, play its Actions and Treasures \
         in any order, then discard the rest.",
    )
    .play(|g, you| {
        let hand: Handful = g.state().cards().in_zone(Zone::Hand(you)).collect();
        let later = g.at_start_of_next_turn(you, &NEXT_TURN).id;
        g.set_aside_for_ability(you, &hand, later);
        Ok(())
    });

static NEXT_TURN: Ability =
    Ability::when(Trigger::TurnStart, "play the set-aside cards", always, |g, t| {
        play_all(g, t, |s, card| s.is(card, Action) || s.is(card, Treasure))?;
        let rest = g.set_aside_for(t);
        g.discard(t.you, &rest)
    });

/// Plays the `wanted` cards that were set aside for an ability, in an order of the player's choice.
pub fn play_all(g: &mut Game<'_>, t: &Triggered<'_>, wanted: fn(&State, CardId) -> bool) -> Flow {
    loop {
        let aside = g.set_aside_for(t);
        let (playable, _) = g.split(&aside, wanted);
        match g.choose_among(t.you, Verb::Play, &playable, exactly(1))?.first() {
            Some(&card) => g.play_card(t.you, card)?,
            None => return Ok(()),
        };
    }
}
