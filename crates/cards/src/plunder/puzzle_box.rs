use fief_engine::prelude::*;

pub static CARD: Card = card("Puzzle Box", 7, [Treasure, Loot])
    .non_supply(PileSize::Fixed(2))
    .text("$3, +1 Buy. You may set aside a card from hand face down. Put it into your hand at end of turn.")
    .buys(1)
    .coins(3)
    .play(|g, you| {
        let cards = g.choose_cards(you, Verb::SetAside, Zone::Hand(you), up_to(1), any_card)?;
        g.set_aside_for_later(you, &cards, true);
        if !cards.is_empty() {
            g.at_end_of_turn(you, &TAKE_IT);
        }
        Ok(())
    });

static TAKE_IT: Ability =
    Ability::when(Trigger::TurnEnd, "put the set-aside card into your hand", always, |g, t| {
        g.take_set_aside(t.you, ALL)
    })
    .any_order();
