use fief_engine::prelude::*;

pub static CARD: Card = card("Quartermaster", 5, [Action, Duration])
    .text(
        "At the start of each of your turns for the rest of the game, choose one: gain a card that costs at most \
         $4, set aside on this; or put a card from this into your hand.",
    )
    .play(|g, you| {
        g.for_the_rest_of_the_game(you, &EACH_TURN);
        Ok(())
    });

static EACH_TURN: Ability = Ability::when(
    Trigger::TurnStart,
    "gain a card onto this, or take one from it",
    by_you,
    |g, t| {
        let options = ["gain a card onto this", "put a card from this into your hand"];
        for option in g.choose_options(t.you, 1, &options)? {
            if option == 0 {
                store(g, t.you)?;
            } else {
                let stored = g.set_aside_on_this();
                let taken = g.choose_among(t.you, Verb::Take, &stored, exactly(1))?;
                g.take(t.you, &taken)?;
            }
        }
        Ok(())
    },
);

fn store(g: &mut Game<'_>, you: Player) -> Flow {
    let piles = g.costing_up_to(Cost::coins(4));
    if let Some(gained) = g.gain_one_of(you, piles, Zone::SetAside(you))? {
        g.keep_on_this(gained);
    }
    Ok(())
}
