use fief_engine::prelude::*;

pub static CARD: Card = card("Hill Fort", 5, [Action, Fort])
    .split_member(PileSize::Fixed(4))
    .text(
        "Gain a card costing up to $4. Choose one: put it into your hand, or +1 Card and +1 Action.",
    )
    .play(|g, you| {
        let gained = g.gain_costing_up_to(you, Cost::coins(4))?;
        for option in g.choose_options(you, 1, &["put it into your hand", "+1 Card and +1 Action"])? {
            if option == 0 {
                let here = gained.filter(|&gained| g.still_there(gained));
                g.take(you, here.map(|gained| gained.card).as_slice())?;
            } else {
                g.cards(you, 1)?;
                g.actions(you, 1)?;
            }
        }
        Ok(())
    });
