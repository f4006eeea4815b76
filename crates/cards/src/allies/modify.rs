use fief_engine::prelude::*;

pub static CARD: Card = card("Modify", 5, [Action])
    .text("Trash a card from hand. Choose one: +1 Card and +1 Action; or gain a card that costs at most $2 more.")
    .play(|g, you| {
        let trashed = g.trash_one_from_hand(you)?;
        let options = ["+1 Card and +1 Action", "gain a card costing up to $2 more"];
        for option in g.choose_options(you, 1, &options)? {
            match (option, trashed) {
                (0, _) => {
                    g.cards(you, 1)?;
                    g.actions(you, 1)?;
                }
                (_, Some(trashed)) => {
                    g.gain_costing_up_to(you, g.cost_of(trashed).plus(2))?;
                }
                _ => {}
            }
        }
        Ok(())
    });
