use fief_engine::prelude::*;

pub static CARD: Card = card("Raider", 6, [Night, Duration, Attack])
    .text(
        "The others with 5 or more cards in hand each discard a copy of a card you have in play, \
         or reveal that they cannot. At the start of your next turn, +$3.",
    )
    .play(|g, you| {
        g.attack(you, |g, victim| raid(g, you, victim))?;
        g.at_start_of_next_turn(you, &NEXT_TURN);
        Ok(())
    });

static NEXT_TURN: Ability =
    Ability::when(Trigger::TurnStart, "+$3", always, |g, t| g.coins(t.you, 3));

fn raid(g: &mut Game<'_>, you: Player, victim: Player) -> Flow {
    if g.state().hand_size(victim) < 5 {
        return Ok(());
    }
    let is_copy = |s: &State, card| s.has_copy_in_play(you, s.kind(card));
    let copy = g.choose_cards(victim, Verb::Discard, Zone::Hand(victim), exactly(1), is_copy)?;
    if copy.is_empty() { g.reveal_hand(victim) } else { g.discard(victim, &copy) }
}
