//! Cards invented for these tests, each with one thing to show.

use fief_engine::prelude::*;
use fief_engine::setup::{Library, Set};

/// All of them, with the few basic cards that a game needs.
pub(crate) static LIBRARY: Library = Library { sets: &[Set { name: "Test", cards: CARDS }] };

static CARDS: &[&Card] = &[
    &COPPER, &ESTATE, &PROVINCE, &HORN, &SMITH, &PYRE, &ENCORE, &TORCH, &BELL, &MASK, &SNARE,
    &GONG, &FLUTE, &AXE, &LURE, &STAGE, &RAVEN, &METRONOME, &PHOENIX, &PIPE, &FIFE, &WAKE, &KITE,
    &CRANE, &COIN,
];

/// The names of the Kingdom cards.
pub(crate) fn kingdom() -> Vec<&'static str> {
    CARDS[3..].iter().map(|card| card.name).collect()
}

static COPPER: Card = card("Copper", 0, [Treasure]).base(PileSize::Fixed(60)).starting(7).coins(1);
static ESTATE: Card = card("Estate", 2, [Victory]).base(PileSize::Fixed(20)).starting(3).worth(1);
static PROVINCE: Card = card("Province", 8, [Victory]).base(PileSize::Usual).ends_game().worth(6);

static COIN: Card = card("Coin", 2, [Treasure]).text("$1").coins(1);

static HORN: Card = card("Horn", 2, [Action]).text("+1 Action").actions(1);

static SMITH: Card = card("Smith", 2, [Action])
    .text("+1 Action. Gain an Estate.")
    .actions(1)
    .play(|g, you| g.gain(you, &ESTATE).done());

static PYRE: Card = card("Pyre", 2, [Action])
    .text("+1 Action. Trash 2 cards from hand.")
    .actions(1)
    .play(|g, you| g.trash_from_hand(you, exactly(2), any_card).done());

static ENCORE: Card =
    card("Encore", 2, [Action]).text("Play an Action from hand twice.").play(|g, you| {
        let Some(card) = g.choose_to_play(you, Action, exactly(1))? else { return Ok(()) };
        let first = g.play_card(you, card)?;
        g.play_again(you, first).done()
    });

static TORCH: Card = card("Torch", 2, [Action])
    .text("Trash this. If you did, +$2.")
    .play(|g, you| if g.trash_this(you)? { g.coins(you, 2) } else { Ok(()) });

static BELL: Card = card("Bell", 2, [Reaction])
    .text("Reaction: before an Action is played, you may ring this.")
    .ability(
        Ability::reaction(Trigger::BeforePlay, "ring", |_, _| true, |_, _| Ok(())).about([Action]),
    );

static MASK: Card = card("Mask", 2, [Reaction])
    .text("Reaction: before an Action is played, you may discard your hand.")
    .ability(
        Ability::reaction(
            Trigger::BeforePlay,
            "discard the hand",
            |_, _| true,
            |g, t| g.discard_from_hand(t.you, exactly(2)).done(),
        )
        .about([Action]),
    );

static SNARE: Card = card("Snare", 2, [Reaction])
    .text("Reaction: when you gain a card, you may show this.")
    .ability(Ability::reaction(
        Trigger::Gain,
        "show",
        |_, t| t.event.player == t.you,
        |g, t| {
            g.reveal_this(t)?;
            Ok(())
        },
    ));

/// An ability of a card in play that must be resolved when its player does something.
const fn while_in_play(
    on: Trigger,
    text: &'static str,
    run: fn(&mut Game<'_>, &Triggered<'_>) -> Flow,
) -> Ability {
    Ability::when(on, text, by_you, run).in_play()
}

static GONG: Card = card("Gong", 2, [Action])
    .text("While this is in play, when you gain a card, +$1.")
    .ability(while_in_play(Trigger::Gain, "+$1", |g, t| g.coins(t.you, 1)));

static FLUTE: Card = card("Flute", 2, [Action])
    .text("While this is in play, when you gain a card, +1 Buy.")
    .ability(while_in_play(Trigger::Gain, "+1 Buy", |g, t| g.buys(t.you, 1)));

static AXE: Card = card("Axe", 2, [Action])
    .text("While this is in play, when you gain a card, trash a Gong that you have in play.")
    .ability(while_in_play(Trigger::Gain, "trash a Gong", |g, t| {
        let gong = |s: &State, card: CardId| s.is_a(card, &GONG);
        let gongs = g.choose_cards(t.you, Verb::Trash, Zone::InPlay(t.you), exactly(1), gong)?;
        g.trash(t.you, &gongs)
    }));

static LURE: Card = card("Lure", 2, [Action])
    .text("While this is in play, when you gain a card, +1 Card.")
    .ability(while_in_play(Trigger::Gain, "+1 Card", |g, t| g.cards(t.you, 1)));

static STAGE: Card = card("Stage", 2, [Action])
    .text("While this is in play, when you gain a card, play an Action from hand.")
    .ability(while_in_play(Trigger::Gain, "play an Action", |g, t| {
        match g.choose_to_play(t.you, Action, exactly(1))? {
            Some(card) => g.play_card(t.you, card).done(),
            None => Ok(()),
        }
    }));

static RAVEN: Card = card("Raven", 2, [Action])
    .text("While this is in play, when you trash a Treasure, +$1.")
    .ability(while_in_play(Trigger::Trash, "+$1", |g, t| g.coins(t.you, 1)).about([Treasure]));

static METRONOME: Card = card("Metronome", 2, [Action])
    .text("While this is in play, after you play an Action, it ticks.")
    .ability(while_in_play(Trigger::AfterPlay, "tick", |_, _| Ok(())).about([Action]));

static PHOENIX: Card = card("Phoenix", 2, [Treasure])
    .text("When you trash this, put it into your hand.")
    .ability(Ability::when(
        Trigger::Trash,
        "return to hand",
        |_, _| true,
        |g, t| match t.this {
            Some(this) if g.still_there(this) => g.take(t.you, &[this.card]),
            _ => Ok(()),
        },
    ));

static PIPE: Card = card("Pipe", 2, [Action])
    .text("+1 Action. The next time you gain a card this turn, +$1.")
    .actions(1)
    .play(|g, you| {
        g.next_time_this_turn(you, &NEXT_GAIN);
        Ok(())
    });

static NEXT_GAIN: Ability = Ability::when(
    Trigger::Gain,
    "+$1 for the gain",
    |_, t| t.event.player == t.you,
    |g, t| g.coins(t.you, 1),
);

static FIFE: Card = card("Fife", 2, [Action])
    .text("+1 Action. After you next play a Treasure this turn, +$1.")
    .actions(1)
    .play(|g, you| {
        g.next_time_this_turn(you, &NEXT_TREASURE);
        Ok(())
    });

static NEXT_TREASURE: Ability = Ability::when(
    Trigger::AfterPlay,
    "+$1 for the Treasure",
    |_, t| t.event.player == t.you,
    |g, t| g.coins(t.you, 1),
)
.about([Treasure]);

static WAKE: Card = card("Wake", 2, [Action])
    .text("+1 Action. The next time you trash a Treasure this turn, +$1.")
    .actions(1)
    .play(|g, you| {
        g.next_time_this_turn(you, &NEXT_TRASHED);
        Ok(())
    });

static NEXT_TRASHED: Ability = Ability::when(
    Trigger::Trash,
    "+$1 for the trashed",
    |_, t| t.event.player == t.you,
    |g, t| g.coins(t.you, 1),
)
.about([Treasure]);

static KITE: Card = card("Kite", 2, [Action])
    .text("While this is in play, when you gain an Estate, put it into your hand.")
    .ability(
        while_in_play(Trigger::Gain, "put it into hand", |g, t| {
            let gained = t.event.subject().card;
            if g.still_there(gained) { g.take(t.you, &[gained.card]) } else { Ok(()) }
        })
        .about([Victory]),
    );

static CRANE: Card = card("Crane", 2, [Action])
    .text("Gain an Estate onto your deck; when you do, first gain a Copper onto it.")
    .play(|g, you| {
        g.next_time_this_turn(you, &COVER);
        g.gain_to(you, &ESTATE, Zone::Deck(you)).done()
    });

static COVER: Ability = Ability::when(
    Trigger::Gain,
    "gain a Copper onto the deck",
    |_, t| t.event.player == t.you,
    |g, t| g.gain_to(t.you, &COPPER, Zone::Deck(t.you)).done(),
)
.about([Victory]);
