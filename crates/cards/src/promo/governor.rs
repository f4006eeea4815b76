use fief_engine::prelude::*;

use crate::sets::base::{gold, silver};

pub static CARD: Card = card("Governor", 5, [Action])
    .text(
        "+1 Action. Choose one for all players, of which you get what is in brackets: +1 (+3) Cards; \
         gain a Silver (Gold); you may trash a card from hand to gain one that costs exactly $1 ($2) \
         more.",
    )
    .actions(1)
    .play(|g, you| {
        let options = ["Cards", "a Silver or Gold", "trash a card for a better one"];
        for option in g.choose_options(you, 1, &options)? {
            g.each_player(|g, player| govern(g, player, player == you, option))?;
        }
        Ok(())
    });

fn govern(g: &mut Game<'_>, player: Player, is_governor: bool, option: usize) -> Flow {
    match option {
        0 => g.cards(player, if is_governor { 3 } else { 1 }),
        1 => g.gain(player, if is_governor { &gold::CARD } else { &silver::CARD }).done(),
        _ => {
            let Some(trashed) = g.may_trash_from_hand(player, any_card)? else { return Ok(()) };
            let cost = g.cost_of(trashed).plus(if is_governor { 2 } else { 1 });
            g.gain_costing_exactly(player, cost).done()
        }
    }
}
