use fief_engine::prelude::*;

pub static CARD: Card = card("Butcher", 5, [Action])
    .text(
        "+2 Coffers. You may trash a card from hand and spend any number of Coffers, to gain a card \
         that costs at most $1 more per Coffers spent.",
    )
    .play(|g, you| {
        g.coffers(you, 2)?;
        let Some(trashed) = g.may_trash_from_hand(you, any_card)? else { return Ok(()) };
        let paid = g.pay_with_coffers(you)?;
        let limit = g.cost_of(trashed).plus(u8::try_from(paid).unwrap_or(u8::MAX));
        g.gain_costing_up_to(you, limit).done()
    });
