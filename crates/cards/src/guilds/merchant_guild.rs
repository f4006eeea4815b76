use fief_engine::prelude::*;

pub static PRE_2022: Card = card("Merchant Guild", 5, [Action])
    .version("pre-2022")
    .text("+1 Buy, +$1. While this is in play, buying a card gives you +1 Coffers.")
    .buys(1)
    .coins(1)
    .ability(
        Ability::when(Trigger::Buy, "+1 Coffers", by_you, |g, t| g.coffers(t.you, 1)).in_play(),
    );

pub static CARD: Card = card("Merchant Guild", 5, [Action])
    .version("2022")
    .text("+1 Buy, +$1. At the end of your Buy phase this turn, +1 Coffers per card you gained in it.")
    .setup(|b| {
        b.remember(Did::Gain);
    })
    .buys(1)
    .coins(1)
    .play(|g, you| {
        g.each_time_this_turn(you, &BUY_PHASE_ENDS);
        Ok(())
    });

static BUY_PHASE_ENDS: Ability = Ability::when(
    Trigger::BuyPhaseEnd,
    "+1 Coffers per gained card",
    |s, t| t.by_you() && gained(s, t.you) > 0,
    |g, t| g.coffers(t.you, gained(g.state(), t.you)),
);

fn gained(s: &State, you: Player) -> u16 {
    s.gained_this_buy_phase().filter(|row| row.player == you).count() as u16
}
