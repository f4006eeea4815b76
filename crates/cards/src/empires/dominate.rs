use fief_engine::prelude::*;

use crate::sets::base::province;

pub static CARD: Card =
    event("Dominate", 14).text("Gain a Province. If you did, +9 VP.").play(|g, you| {
        match g.gain(you, &province::CARD)? {
            Some(_) => g.points(you, 9),
            None => Ok(()),
        }
    });
