use fief_engine::prelude::*;

use super::madman;

pub static PRE_2022: Card = hermit()
    .version("pre-2022")
    .text(
        "Look through your discard pile. You may trash a card from there or from hand that is no \
         Treasure. Gain a card costing up to $3. When you discard this from play and have bought no cards \
         this turn, trash this and gain a Madman.",
    )
    .play(trash_and_gain)
    .ability(Ability::when(
        Trigger::Discard,
        "trash it and gain a Madman",
        |s, t| {
            let is_card = |row: &Happened| row.card.is_some();
            t.is_from_play() && (s.turn().player != t.you || !s.bought_this_turn().any(is_card))
        },
        |g, t| {
            // A Hermit that has lost track of itself is not trashed, but the Madman is gained (Hermit (pre-2022)/11).
            g.trash_this(t.you)?;
            g.gain(t.you, &madman::CARD)?;
            Ok(())
        },
    )
    .needs_hand());

pub static CARD: Card = hermit()
    .version("2022")
    .text(
        "Look through your discard pile. You may trash a card from there or from hand that is no \
         Treasure. Gain a card costing up to $3. At the end of your Buy phase this turn, if you gained no \
         cards in it, you may exchange this for a Madman.",
    )
    .play(|g, you| {
        trash_and_gain(g, you)?;
        g.each_time_this_turn(you, &END_OF_BUY_PHASE);
        Ok(())
    });

const fn hermit() -> Card {
    card("Hermit", 3, [Action]).setup(|b| {
        b.outside_pile(&madman::CARD);
        b.remember(Did::Gain);
        b.remember(Did::Buy);
    })
}

static END_OF_BUY_PHASE: Ability = Ability::when(
    Trigger::BuyPhaseEnd,
    "exchange for a Madman",
    |s, t| {
        t.by_you()
            && s.gained_this_buy_phase().all(|gained| gained.player != t.you)
            && s.its_card(t).is_some_and(|this| s.can_exchange(this, &madman::CARD))
    },
    |g, t| {
        if let Some(this) = g.this() {
            g.exchange(t.you, this, &madman::CARD)?;
        }
        Ok(())
    },
)
.optional();

fn trash_and_gain(g: &mut Game<'_>, you: Player) -> Flow {
    let trashable = |zone| -> Handful {
        let cards = g.state().cards().in_zone(zone);
        cards.filter(|&card| !g.state().is(card, Treasure)).collect()
    };
    let (discarded, hand) = (trashable(Zone::Discard(you)), trashable(Zone::Hand(you)));
    let from_discard = if discarded.is_empty() || hand.is_empty() {
        hand.is_empty()
    } else {
        g.choose_option(you, &["from your discard pile", "from your hand"])? == 0
    };
    let cards = if from_discard { discarded } else { hand };
    let trashed = g.choose_among(you, Verb::Trash, &cards, up_to(1))?;
    g.trash(you, &trashed)?;
    g.gain_costing_up_to(you, Cost::coins(3))?;
    Ok(())
}
