use fief_engine::prelude::*;

pub static CARD: Card = card("Cage", 2, [Treasure, Duration])
    .text(
        "Set aside up to 4 cards from hand face down. The next time you gain a Victory card, trash \
         this, and put the cards into your hand at end of turn.",
    )
    .play(|g, you| {
        let cards = g.choose_cards(you, Verb::SetAside, Zone::Hand(you), up_to(4), any_card)?;
        g.set_aside_for_later(you, &cards, true);
        g.next_time(you, &VICTORY_GAINED);
        Ok(())
    });

static VICTORY_GAINED: Ability = Ability::when(
    Trigger::Gain,
    "trash this, and take the set-aside cards at end of turn",
    by_you,
    |g, t| {
        g.trash_this(t.you)?;
        g.at_end_of_turn(t.you, &TAKE_THEM);
        Ok(())
    },
)
.about([Victory])
.any_order();

static TAKE_THEM: Ability =
    Ability::when(Trigger::TurnEnd, "put the set-aside cards into your hand", always, |g, t| {
        g.take_set_aside(t.you, ALL)
    })
    .any_order();
