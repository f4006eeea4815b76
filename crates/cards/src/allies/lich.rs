use fief_engine::prelude::*;

pub static CARD: Card = card("Lich", 6, [Action, Wizard])
    .split_member(PileSize::Fixed(4))
    .text(
        "+6 Cards, +2 Actions. Skip a turn. When you trash this, discard it and gain a cheaper \
         card from the trash.",
    )
    .cards(6)
    .actions(2)
    .play(|g, you| {
        g.skip_turn(you);
        Ok(())
    })
    .ability(Ability::when(
        Trigger::Trash,
        "discard this, gain a cheaper card from the trash",
        always,
        |g, t| {
            if let Some(this) = t.this.filter(|&this| g.still_there(this)) {
                g.discard(t.you, &[this.card])?;
            }
            let cost = g.cost_of_its_card(t);
            let cheaper = |s: &State, card| s.cost_of(card) < cost;
            let found = g.choose_card(t.you, Verb::Gain, Zone::Trash, exactly(1), cheaper)?;
            match found {
                Some(found) => g.gain_card(t.you, found, Zone::Discard(t.you)).done(),
                None => Ok(()),
            }
        },
    ));
