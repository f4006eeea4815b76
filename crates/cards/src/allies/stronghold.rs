use fief_engine::prelude::*;

pub static CARD: Card = card("Stronghold", 6, [Action, Victory, Duration, Fort])
    .split_member(PileSize::Fixed(4))
    .text("Choose one: +$3, or +3 Cards at the start of your next turn. 2 VP.")
    .worth(2)
    .gives_coins()
    .play(|g, you| {
        for option in g.choose_options(you, 1, &["+$3", "+3 Cards next turn"])? {
            if option == 0 {
                g.coins(you, 3)?;
            } else {
                g.at_start_of_next_turn(you, &NEXT_TURN);
            }
        }
        Ok(())
    });

static NEXT_TURN: Ability =
    Ability::when(Trigger::TurnStart, "+3 Cards", always, |g, t| g.cards(t.you, 3));
