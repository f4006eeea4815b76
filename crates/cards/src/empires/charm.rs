use fief_engine::prelude::*;

pub static PRE_2022: Card = card("Charm", 5, [Treasure])
    .version("pre-2022")
    .text("+1 Buy and +$2; or, when you next buy a card this turn, you may first gain another with the same cost.")
    .gives_coins()
    .play(|g, you| charm(g, you, &NEXT_BUY));

pub static CARD: Card = card("Charm", 5, [Treasure])
    .version("2022")
    .text("+1 Buy and +$2; or, when you next gain a card this turn, you may gain another with the same cost.")
    .gives_coins()
    .play(|g, you| charm(g, you, &NEXT_GAIN));

static NEXT_BUY: Ability = Ability::when(Trigger::Buy, "gain another", by_you, gain_another);

static NEXT_GAIN: Ability = Ability::when(Trigger::Gain, "gain another", by_you, gain_another);

fn charm(g: &mut Game<'_>, you: Player, later: &'static Ability) -> Flow {
    let options = ["+1 Buy and +$2", "gain another card with the next"];
    for option in g.choose_options(you, 1, &options)? {
        if option == 0 {
            g.buys(you, 1)?;
            g.coins(you, 2)?;
        } else {
            g.next_time_this_turn(you, later);
        }
    }
    Ok(())
}

fn gain_another(g: &mut Game<'_>, t: &Triggered<'_>) -> Flow {
    let kind = g.state().kind(t.event.subject().card.card);
    let cost = g.cost_of(t.event.subject().card.card);
    let others = g.supply_where(|s, other| other != kind && s.cost(other) == cost);
    let Some(pile) = g.may_choose_pile(t.you, Verb::Gain, others)? else { return Ok(()) };
    g.gain_from_pile(t.you, pile, Zone::Discard(t.you)).done()
}
