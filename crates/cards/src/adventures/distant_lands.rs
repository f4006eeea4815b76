use fief_engine::prelude::*;

pub static CARD: Card = card("Distant Lands", 5, [Action, Reserve, Victory])
    .text(
        "Put this on your Tavern mat. It is worth 4 VP there at the end of the game, and nothing \
         elsewhere.",
    )
    .play(|g, you| g.put_this_on_mat(you, Mat::TAVERN))
    .worth_where(|zone| if matches!(zone, Zone::Mat(_, Mat::TAVERN)) { 4 } else { 0 });
