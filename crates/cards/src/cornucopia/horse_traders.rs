use fief_engine::prelude::*;

pub static CARD: Card = card("Horse Traders", 4, [Action, Reaction])
    .text(
        "+1 Buy, +$3. Discard 2 cards. Reaction: before another player's Attack resolves, you may set \
         this aside from hand; then at the start of your next turn, +1 Card and this returns to your hand.",
    )
    .buys(1)
    .coins(3)
    .play(|g, you| g.discard_from_hand(you, exactly(2)).done())
    .reaction_to_attack(
        "set aside until your next turn",
        |s, t| s.is_attack_on(t.you, t.event),
        |g, t| {
            if let Some(this) = g.this() {
                let aside = g.set_aside(t.you, this.card);
                g.at_start_of_next_turn(t.you, &COME_BACK).remember(aside);
            }
            Ok(())
        },
    );

static COME_BACK: Ability =
    Ability::when(Trigger::TurnStart, "+1 Card, and return to hand", always, |g, t| {
        g.cards(t.you, 1)?;
        match t.remembered().filter(|&aside| g.still_there(aside)) {
            Some(aside) => g.take(t.you, &[aside.card]),
            None => Ok(()),
        }
    });
