use fief_engine::prelude::*;

pub static CARD: Card = card("Transmogrify", 4, [Action, Reserve])
    .text(
        "+1 Action. Put this on your Tavern mat. At the start of your turn, you may call this to \
         trash a card from hand and gain, to hand, a card that costs at most $1 more.",
    )
    .actions(1)
    .play(|g, you| g.put_this_on_mat(you, Mat::TAVERN))
    .ability(
        Ability::when(
            Trigger::TurnStart,
            "call, to trash a card and gain another",
            by_you,
            |g, t| match g.call(t) {
                Some(_) => transmogrify(g, t.you),
                None => Ok(()),
            },
        )
        .optional()
        .on_tavern_mat(),
    );

fn transmogrify(g: &mut Game<'_>, you: Player) -> Flow {
    let Some(trashed) = g.trash_one_from_hand(you)? else { return Ok(()) };
    let piles = g.costing_up_to(g.cost_of(trashed).plus(1));
    g.gain_one_of(you, piles, Zone::Hand(you)).done()
}
