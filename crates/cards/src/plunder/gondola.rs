use fief_engine::prelude::*;

pub static CARD: Card = card("Gondola", 4, [Treasure, Duration])
    .text(
        "Now or at the start of your next turn: +$2. When you gain this, you may play an Action from \
         hand.",
    )
    .gives_coins()
    .play(|g, you| {
        if g.choose_option(you, &["now", "at the start of your next turn"])? == 0 {
            return g.coins(you, 2);
        }
        g.at_start_of_next_turn(you, &NEXT_TURN);
        Ok(())
    })
    .ability(Ability::when(Trigger::Gain, "play an Action", always, |g, t| {
        match g.choose_to_play(t.you, Action, up_to(1))? {
            Some(card) => g.play_card(t.you, card).done(),
            None => Ok(()),
        }
    }));

static NEXT_TURN: Ability =
    Ability::when(Trigger::TurnStart, "+$2", always, |g, t| g.coins(t.you, 2));
