use fief_engine::prelude::*;

pub static PRE_2022: Card = card("Prince", 8, [Action])
    .version("pre-2022")
    .text(
        "You may set this aside, for setting aside an Action from hand that costs at most $4. At \
         the start of each of your turns, play it; when you discard it from play that turn, set \
         it aside again. If that fails, it is not played any more.",
    )
    .play(|g, you| {
        let Some(this) = g.this().filter(|&this| g.still_there(this)) else { return Ok(()) };
        if !g.may_with(you, Verb::SetAside, this.card)? {
            return Ok(());
        }
        g.set_aside(you, this.card);
        let cheap = |s: &State, card| s.is(card, Action) && s.cost_of(card) <= Cost::coins(4);
        let hand = Zone::Hand(you);
        if let Some(card) = g.choose_card(you, Verb::SetAside, hand, exactly(1), cheap)? {
            play_each_turn(g, you, card);
        }
        Ok(())
    });

/// Sets a card aside and plays it at the start of each turn.
fn play_each_turn(g: &mut Game<'_>, you: Player, card: CardId) {
    let (aside, kind) = (g.set_aside(you, card), g.state().kind(card));
    // This is no "next time" ability: set up at the start of a turn, it is in time for that turn.
    let row = g.for_the_rest_of_the_game(you, &PLAY_IT);
    row.remember(aside).remember_kind(kind);
}

static PLAY_IT: Ability = Ability::when(
    Trigger::TurnStart,
    "play the set-aside card",
    |s, t| t.by_you() && s.is_turn_of(t.you),
    |g, t| {
        let Some(row) = t.later else { return Ok(()) };
        // The discard of the card decides whether it is played again.
        g.end_later(row.id);
        let Some(card) = row.memo.card else { return Ok(()) };
        if let Some(play) = g.play_tracked(t.you, card)? {
            let in_play = g.state().play(play).card;
            g.next_time_this_turn(t.you, &SET_IT_ASIDE).remember(in_play);
        }
        Ok(())
    },
);

static SET_IT_ASIDE: Ability = Ability::when(
    Trigger::Discard,
    "set it aside",
    |s, t| {
        // The card must have been in play since Prince played it (Prince (pre-2022)/19).
        let card = t.event.cards[t.about].card;
        let played = t.remembered();
        played.is_some_and(|played| {
            played.card == card.card && t.is_from_play() && s.cards().moved_once_since(played)
        })
    },
    |g, t| {
        let discarded = t.event.cards[t.about].card;
        if g.still_there(discarded) {
            play_each_turn(g, t.you, discarded.card);
        }
        Ok(())
    },
);

pub static CARD: Card = card("Prince", 8, [Action, Duration, Command])
    .version("2022")
    .text(
        "You may set aside on this a non-Duration non-Command Action from hand that costs at most \
         $4. At the start of each of your turns, play it, leaving it there.",
    )
    .play(|g, you| {
        let wanted = |s: &State, card| {
            s.is(card, Action)
                && !s.is(card, Duration)
                && !s.is(card, Command)
                && s.cost_of(card) <= Cost::coins(4)
        };
        let hand = Zone::Hand(you);
        if let Some(card) = g.choose_card(you, Verb::SetAside, hand, up_to(1), wanted)? {
            let (aside, kind) = (g.set_aside(you, card), g.state().kind(card));
            let row = g.for_the_rest_of_the_game(you, &PLAY_AND_LEAVE);
            row.remember(aside).remember_kind(kind);
        }
        Ok(())
    });

static PLAY_AND_LEAVE: Ability = Ability::when(
    Trigger::TurnStart,
    "play the set-aside card",
    |s, t| t.by_you() && s.is_turn_of(t.you),
    |g, t| match t.remembered() {
        Some(card) if g.still_there(card) => g.play_leaving(t.you, card.card).done(),
        _ => Ok(()),
    },
);
