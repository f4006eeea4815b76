use fief_engine::prelude::*;

use crate::sets::base::gold;

pub static PRE_2022: Card = card("Hoard", 6, [Treasure])
    .version("pre-2022")
    .text("$2. While this is in play, buying a Victory card gains you a Gold.")
    .coins(2)
    .ability(
        Ability::when(Trigger::Buy, "gain a Gold", by_you, gain_gold).about([Victory]).in_play(),
    );

pub static CARD: Card = card("Hoard", 6, [Treasure])
    .version("2022")
    .text("$2. This turn, each Victory card that you gain by buying it gains you a Gold.")
    .coins(2)
    .play(|g, you| {
        g.each_time_this_turn(you, &BOUGHT);
        Ok(())
    });

static BOUGHT: Ability =
    Ability::when(Trigger::Gain, "gain a Gold", |_, t| t.by_you() && t.event.bought, gain_gold)
        .about([Victory]);

fn gain_gold(g: &mut Game<'_>, t: &Triggered<'_>) -> Flow {
    g.gain(t.you, &gold::CARD).done()
}
