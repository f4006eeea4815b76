use fief_engine::prelude::*;

use super::ruins;

pub static CARD: Card = card("Cultist", 5, [Action, Attack, Looter])
    .text(
        "+2 Cards. The others each gain a Ruins. You may play a Cultist from hand. When you trash \
         this, +3 Cards.",
    )
    .cards(2)
    .play(|g, you| {
        g.attack(you, |g, victim| ruins::gain(g, victim).done())?;
        match g.choose_to_play_where(you, up_to(1), |s, card| s.is_a(card, &CARD))? {
            Some(next) => g.play_card(you, next).done(),
            None => Ok(()),
        }
    })
    .ability(Ability::when(Trigger::Trash, "+3 Cards", always, |g, t| g.cards(t.you, 3)));
