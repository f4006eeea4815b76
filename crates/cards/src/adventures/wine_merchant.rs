use fief_engine::prelude::*;

pub static CARD: Card = card("Wine Merchant", 5, [Action, Reserve])
    .text(
        "+1 Buy, +$4. Put this on your Tavern mat. At the end of your Buy phase, if you have at \
         least $2 left, you may discard this from the mat.",
    )
    .buys(1)
    .coins(4)
    .play(|g, you| g.put_this_on_mat(you, Mat::TAVERN))
    .ability(
        Ability::when(
            Trigger::BuyPhaseEnd,
            "discard this from your Tavern mat",
            |s, t| {
                let pools = s.pools(t.you);
                t.by_you() && pools.coins + pools.coffers >= UNSPENT
            },
            |g, t| {
                let missing = UNSPENT.saturating_sub(g.state().pools(t.you).coins);
                if missing > 0 {
                    g.spend_coffers(t.you, missing)?;
                }
                g.discard_this(t.you).done()
            },
        )
        .optional()
        .on_tavern_mat(),
    );

/// The $ that the player must not have spent. Coffers may still be spent to reach it (Wine Merchant/4).
const UNSPENT: u16 = 2;
