use fief_engine::prelude::*;

use crate::sets::base::{curse, gold};

pub static FIRST_EDITION: Card = card("Soothsayer", 5, [Action, Attack])
    .version("1st edition")
    .text("Gain a Gold. The others each gain a Curse. Then those who did each draw a card.")
    .play(|g, you| {
        g.gain(you, &gold::CARD)?;
        let mut cursed = Vec::new();
        g.attack(you, |g, victim| {
            if g.gain(victim, &curse::CARD)?.is_some() {
                cursed.push(victim);
            }
            Ok(())
        })?;
        cursed.into_iter().try_for_each(|victim| g.draw(victim, 1))
    });

pub static CARD: Card = card("Soothsayer", 5, [Action, Attack])
    .version("2018 edition")
    .text("Gain a Gold. The others each gain a Curse and, if they did, draw a card.")
    .play(|g, you| {
        g.gain(you, &gold::CARD)?;
        g.attack(you, |g, victim| match g.gain(victim, &curse::CARD)? {
            Some(_) => g.draw(victim, 1),
            None => Ok(()),
        })
    });
