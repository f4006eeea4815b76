use fief_engine::prelude::*;

pub static FIRST_EDITION: Card = possession()
    .version("1st edition")
    .text(
        "The player to your left takes an extra turn after this one, in which you see their cards \
         and decide for them. You gain the cards that they would; their trashed cards are set aside \
         and return to their discard pile at end of turn.",
    );

pub static EMPIRES_ERRATUM: Card = possession()
    .version("Empires erratum")
    .text(
        "The player to your left takes an extra turn after this one, in which you see their cards \
         and decide for them. You gain the cards and tokens that they would; their trashed cards are \
         set aside and return to their discard pile at end of turn.",
    )
    .in_its_turn(Ongoing::diverts("the controller gets the tokens", Diverted::AllTokens));

pub static CARD: Card = possession()
    .version("2018")
    .text(
        "The player to your left takes an extra turn after this one, in which you see their cards \
         and decide for them. You gain the cards and Debt that they would; their trashed cards are \
         set aside and return to their discard pile at end of turn.",
    )
    .in_its_turn(Ongoing::diverts("the controller gets the Debt", Diverted::Debt));

const fn possession() -> Card {
    card("Possession", 6, [Action])
        .potion()
        .play(|g, you| {
            let left = g.state().left_of(you);
            g.extra_turn(left).memo.player = Some(you);
            Ok(())
        })
        .ability(GAIN_INSTEAD)
        .ability(SET_ASIDE_TRASHED)
}

/// The player who controls the turn gains the card, always to their discard pile (Possession/5), even if the card says
/// otherwise.
const GAIN_INSTEAD: Ability = Ability::when(
    Trigger::WouldGain,
    "the controller gains it",
    |s, t| s.turn().controller.is_some() && t.by_you(),
    |g, t| {
        let Some(controller) = g.state().turn().controller else { return Ok(()) };
        let to = Zone::Discard(controller);
        g.gain_card_exactly_to(controller, t.event.subject().card.card, to).done()
    },
)
.in_its_turn();

/// Only cards of the player whose turn it is are set aside, not those of the Supply or of others (Possession/8).
const SET_ASIDE_TRASHED: Ability = Ability::when(
    Trigger::Trash,
    "set the trashed card aside",
    |s, t| {
        s.turn().controller.is_some()
            && t.event.from.is_some_and(|from| Zone::all_of(t.you).any(|zone| zone == from))
            && s.cards().still_there(t.event.cards[t.about].card)
    },
    |g, t| {
        let trashed = t.event.cards[t.about].card;
        if g.still_there(trashed) {
            let aside = g.set_aside(t.you, trashed.card);
            g.at_end_of_turn(t.you, &RETURN_IT).remember(aside);
        }
        Ok(())
    },
)
.in_its_turn();

static RETURN_IT: Ability = Ability::when(
    Trigger::TurnEnd,
    "put the trashed card into your discard pile",
    always,
    |g, t| {
        let aside = t.remembered();
        if let Some(card) = aside.filter(|&card| g.still_there(card)) {
            g.put_into_discard(t.you, &[card.card]);
        }
        Ok(())
    },
)
.any_order();
