use fief_engine::prelude::*;

pub static CARD: Card = card("Crystal Ball", 5, [Treasure])
    .text(
        "$1. Look at the top card of your deck. You may trash it, discard it, or play it if it is \
         an Action or a Treasure.",
    )
    .coins(1)
    .play(|g, you| {
        let seen = g.look_at_deck(you, 1)?;
        let [card] = seen[..] else { return Ok(()) };
        let types = g.state().types_of(card);
        let playable = types.has(Action) || types.has(Treasure);
        let options = ["put it back", "trash it", "discard it", "play it"];
        match g.choose_option(you, &options[..3 + usize::from(playable)])? {
            0 => g.topdeck(you, &seen),
            1 => g.trash(you, &seen),
            2 => g.discard(you, &seen),
            _ => g.play_card(you, card).done(),
        }
    });
