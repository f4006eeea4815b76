use fief_engine::prelude::*;

pub static CARD: Card = card("Contract", 5, [Treasure, Duration, Liaison])
    .text("$2, +1 Favor. You may set aside an Action from hand, to play it at the start of your next turn.")
    .coins(2)
    .play(|g, you| {
        g.favors(you, 1)?;
        let is_action = |s: &State, card| s.is(card, Action);
        let cards = g.choose_cards(you, Verb::SetAside, Zone::Hand(you), up_to(1), is_action)?;
        if !cards.is_empty() {
            g.set_aside_for_later(you, &cards, false);
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
