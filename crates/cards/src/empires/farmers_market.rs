use fief_engine::prelude::*;

pub static CARD: Card = card("Farmers' Market", 3, [Action, Gathering])
    .text(
        "+1 Buy. If there are 4 VP or more on its pile, take them and trash this. If not, put 1 VP \
         there, and +$1 per VP there.",
    )
    .buys(1)
    .gives_coins()
    .play(|g, you| {
        // A card without a pile, such as one from the Black Market, gathers no VP.
        let Some(pile) = g.state().rules().pile_named(CARD.name).map(Spot::Pile) else {
            return Ok(());
        };
        if g.state().tokens_on(pile, Token::POINTS) >= 4 {
            g.take_points_from(you, pile)?;
            return g.trash_this(you).done();
        }
        g.add_tokens(you, pile, Token::POINTS, 1);
        let points = g.state().tokens_on(pile, Token::POINTS);
        g.coins(you, points)
    });
