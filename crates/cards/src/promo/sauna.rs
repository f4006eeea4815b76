use fief_engine::prelude::*;

use super::avanto;
use crate::sets::base::silver;

pub static PRE_2022: Card = card("Sauna", 4, [Action])
    .split_member(PileSize::Fixed(5))
    .version("pre-2022")
    .text(
        "+1 Card, +1 Action. You may play an Avanto from hand. While this is in play, each Silver \
         you play lets you trash a card from hand.",
    )
    .cards(1)
    .actions(1)
    .play(|g, you| may_play(g, you, &avanto::CARD))
    .ability(WHEN_SILVER.in_play());

pub static CARD: Card = card("Sauna", 4, [Action])
    .split_member(PileSize::Fixed(5))
    .version("2022")
    .text(
        "+1 Card, +1 Action. You may play an Avanto from hand. This turn, each Silver you play lets \
         you trash a card from hand.",
    )
    .cards(1)
    .actions(1)
    .play(|g, you| {
        may_play(g, you, &avanto::CARD)?;
        g.each_time_this_turn(you, &THIS_TURN);
        Ok(())
    });

static THIS_TURN: Ability = WHEN_SILVER;

const WHEN_SILVER: Ability = Ability::when(
    Trigger::AfterPlay,
    "trash a card from hand",
    |s, t| t.by_you() && s.is_copy_of(t.event.subject().kind, &silver::CARD),
    |g, t| g.trash_from_hand(t.you, up_to(1), any_card).done(),
);

/// Lets a player play a card of this name from hand.
pub fn may_play(g: &mut Game<'_>, you: Player, partner: &'static Card) -> Flow {
    match g.choose_to_play_where(you, up_to(1), |s, card| s.is_a(card, partner))? {
        Some(card) => g.play_card(you, card).done(),
        None => Ok(()),
    }
}
