use fief_engine::prelude::*;

pub static CARD: Card = card("Black Market", 3, [Action])
    .text(
        "+$2. Reveal 3 cards from the Black Market deck. Play Treasures from hand if you like. You \
         may buy one of the revealed cards. The others go under that deck in any order.",
    )
    .companion(Companion {
        what: "the cards of its deck, which are not in the Supply",
        role: Role::Deck,
        least: 1,
        most: MOST_CARDS,
        fits: |_| true,
    })
    .setup(|b| {
        let is_card = |card: &&'static Card| card.members.is_empty();
        let (cards, piles): (Vec<_>, Vec<_>) = b.chosen().iter().copied().partition(is_card);
        let deck = b.deck(DECK, &CARD, &cards);
        b.empty_pile(REVEALED, &CARD);
        for pile in piles {
            b.deal_one_of(pile, deck);
        }
    })
    .coins(2)
    .play(|g, you| {
        let Some(deck) = g.state().rules().pile_named(DECK) else { return Ok(()) };
        let revealed: Handful = g.state().cards().in_zone(Zone::Pile(deck)).take(3).collect();
        // Set apart, so that another Black Market played meanwhile reveals the next cards.
        for &card in revealed.iter().rev() {
            g.put_on_pile(card, REVEALED);
        }
        g.reveal_cards(you, &revealed)?;
        while let Some(treasure) = g.choose_to_play(you, Treasure, up_to(1))? {
            g.play_card(you, treasure)?;
        }
        g.spend_coffers(you, 0)?;
        // Debt can be paid off only in the second part of a Buy phase (Black Market/2, 4).
        let turn = g.state().turn();
        if g.state().is_turn_of(you) && turn.phase == Phase::Buy && turn.bought {
            g.may_pay_off_debt(you)?;
        }
        let (buyable, _) = g.split(&revealed, |s, card| s.can_buy(you, s.kind(card)));
        let bought = g.choose_among(you, Verb::Buy, &buyable, up_to(1))?;
        if let [card] = bought[..] {
            let here = g.track(card);
            g.buy_card(you, card)?;
            // A card that was bought but not gained after all goes back on top (Trader (pre-2020)/18).
            if g.still_there(here) {
                g.put_on_pile(card, DECK);
            }
        }
        let rest = without(&revealed, &bought);
        for card in g.choose_order(you, Verb::Order, &rest)? {
            g.put_under_pile(card, deck);
        }
        Ok(())
    });

const DECK: &str = "Black Market deck";
/// The pile of revealed cards, which are not in the deck until they are put back.
const REVEALED: &str = "Black Market revealed";

/// A number larger than that of all Kingdom cards.
const MOST_CARDS: usize = 999;
