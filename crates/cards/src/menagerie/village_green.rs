use fief_engine::prelude::*;

pub static PRE_2020: Card = village_green()
    .version("pre-2020")
    .text(
        "+1 Card and +2 Actions, either now or at the start of your next turn. When you discard this \
         other than in Clean-up, you may play it.",
    )
    .ability(Ability::when(Trigger::Discard, "play it", can_play, |g, t| g.play_itself(t).done()).optional().plays_itself());

pub static CARD: Card = village_green()
    .version("2020")
    .text(
        "+1 Card and +2 Actions, either now or at the start of your next turn. When you discard this \
         other than in Clean-up, you may reveal it to play it.",
    )
    .ability(
        Ability::when(Trigger::Discard, "reveal, to play it", can_play, |g, t| {
            g.reveal_this(t)?;
            g.play_itself(t).done()
        })
        .optional()
        .plays_itself(),
    );

const fn village_green() -> Card {
    card("Village Green", 4, [Action, Duration, Reaction]).play(|g, you| {
        if g.choose_option(you, &["now", "next turn"])? == 0 {
            return bonus(g, you);
        }
        g.at_start_of_next_turn(you, &NEXT_TURN);
        Ok(())
    })
}

static NEXT_TURN: Ability =
    Ability::when(Trigger::TurnStart, "+1 Card, +2 Actions", always, |g, t| bonus(g, t.you));

fn bonus(g: &mut Game<'_>, you: Player) -> Flow {
    g.cards(you, 1)?;
    g.actions(you, 2)
}

fn can_play(s: &State, _: &Triggered<'_>) -> bool {
    !s.is_clean_up()
}
