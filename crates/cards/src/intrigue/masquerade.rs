use fief_engine::prelude::*;

pub static FIRST_EDITION: Card = card("Masquerade", 3, [Action])
    .version("1st edition")
    .text(
        "+2 Cards. Everybody passes a card from hand to the player on their left, at once. Then you may \
         trash a card from hand.",
    )
    .cards(2)
    .play(|g, you| {
        let everybody: Vec<Player> = g.state().turn_order_from(g.state().turn().player).collect();
        masquerade(g, you, &everybody)
    });

pub static CARD: Card = card("Masquerade", 3, [Action])
    .version("2nd edition")
    .text(
        "+2 Cards. Everybody with cards in hand passes one to the next such player on their left, at \
         once. Then you may trash a card from hand.",
    )
    .cards(2)
    .play(|g, you| {
        let order = g.state().turn_order_from(g.state().turn().player);
        let with_cards: Vec<Player> = order.filter(|&p| g.state().hand_size(p) > 0).collect();
        masquerade(g, you, &with_cards)
    });

/// Passes a card around `circle`. Every player chooses before anybody receives a card (Masquerade/2).
fn masquerade(g: &mut Game<'_>, you: Player, circle: &[Player]) -> Flow {
    let mut passed = Vec::new();
    for (from, to) in circle.iter().zip(circle.iter().cycle().skip(1)).filter(|(a, b)| a != b) {
        let hand = Zone::Hand(*from);
        if let Some(card) = g.choose_card(*from, Verb::Pass, hand, exactly(1), any_card)? {
            passed.push((*from, *to, card));
        }
    }
    g.pass(&passed);
    g.may_trash_from_hand(you, any_card)?;
    Ok(())
}
