use fief_engine::prelude::*;

pub static CARD: Card = card("Catacombs", 5, [Action])
    .text(
        "Look at the top 3 cards of your deck. Choose one: take them into hand; or discard them and \
         +3 Cards. When you trash this, gain a cheaper card.",
    )
    .play(|g, you| {
        let seen = g.look_at_deck(you, 3)?;
        let options = ["take the cards into hand", "discard the cards and +3 Cards"];
        for option in g.choose_options(you, 1, &options)? {
            if option == 0 {
                g.take_unseen(you, &seen)?;
            } else {
                g.discard(you, &seen)?;
                g.cards(you, 3)?;
            }
        }
        Ok(())
    })
    .ability(Ability::when(
        Trigger::Trash,
        "gain a cheaper card",
        always,
        |g, t| g.gain_costing_less_than(t.you, g.cost_of_its_card(t)).done(),
    ));
