use fief_engine::prelude::*;

pub static CARD: Card = card("Investment", 4, [Treasure])
    .text(
        "Trash a card from hand. Choose one: +$1; or trash this, to reveal your hand for +1 VP per \
         differently named Treasure in it.",
    )
    .gives_coins()
    .play(|g, you| {
        g.trash_one_from_hand(you)?;
        let options = ["+$1", "trash this for VP"];
        for option in g.choose_options(you, 1, &options)? {
            if option == 0 {
                g.coins(you, 1)?;
            } else if g.trash_this(you)? {
                g.reveal_hand(you)?;
                let treasures = g.in_hand_where(you, |s, card| s.is(card, Treasure));
                let names = g.state().differently_named(&treasures);
                g.points(you, names as u16)?;
            }
        }
        Ok(())
    });
