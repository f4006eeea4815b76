use fief_engine::prelude::*;

pub static CARD: Card = ally("Order of Masons")
    .editions(&[1])
    .text("When you shuffle, up to 2 of the cards per Favor you spend stay in your discard pile.")
    .ability(
        Ability::when(
            Trigger::Shuffle,
            "spend Favors to leave cards out",
            |s, t| t.event.player == t.you && s.pools(t.you).favors > 0,
            |g, t| {
                let favors = g.choose_amount(t.you, 0, g.state().pools(t.you).favors)?;
                if favors > 0 && g.spend_favors(t.you, favors) {
                    g.leave_out_up_to(t.you, 2 * favors as usize)?;
                }
                Ok(())
            },
        )
        .of_landscape(),
    );
