use fief_engine::prelude::*;

use crate::sets::base::estate;

pub static CARD: Card = card("Wild Hunt", 5, [Action, Gathering])
    .text(
        "Choose one: +3 Cards and put 1 VP on the Wild Hunt pile; or gain an Estate, and if you did, take \
         the VP from the pile.",
    )
    .play(|g, you| {
        // A card without a pile, such as one from the Black Market, gathers no VP.
        let pile = g.state().rules().pile_named(CARD.name).map(Spot::Pile);
        let options = ["+3 Cards and add 1 VP", "gain an Estate and take the VP"];
        for option in g.choose_options(you, 1, &options)? {
            if option == 0 {
                g.cards(you, 3)?;
                if let Some(pile) = pile {
                    g.add_tokens(you, pile, Token::POINTS, 1);
                }
            } else if g.gain(you, &estate::CARD)?.is_some()
                && let Some(pile) = pile
            {
                g.take_points_from(you, pile)?;
            }
        }
        Ok(())
    });
