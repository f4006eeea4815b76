use fief_engine::prelude::*;

pub static CARD: Card = card("Shaman", 2, [Action])
    .text(
        "+1 Action, +$1. You may trash a card from hand. In games with this: at the start of your \
         turn, gain a card from the trash that costs at most $6.",
    )
    .actions(1)
    .coins(1)
    .play(|g, you| g.may_trash_from_hand(you, any_card).done())
    .ability(
        // Even with an empty trash, the player may order this ability first (Shaman/3).
        Ability::when(Trigger::TurnStart, "gain a card from the trash", by_you, |g, t| {
            let wanted = |s: &State, card| s.cost_of(card) <= Cost::coins(6);
            match g.choose_card(t.you, Verb::Gain, Zone::Trash, exactly(1), wanted)? {
                Some(card) => g.gain_card(t.you, card, Zone::Discard(t.you)).done(),
                None => Ok(()),
            }
        })
        .of_landscape(),
    );
