use fief_engine::prelude::*;

pub static CARD: Card = card("Spell Scroll", 7, [Action, Treasure, Loot])
    .non_supply(PileSize::Fixed(2))
    .text("Trash this to gain a cheaper card. If it is an Action or Treasure, you may play it.")
    .play(|g, you| {
        let Some(this) = g.this() else { return Ok(()) };
        let cost = g.cost_of(this.card);
        if !g.trash_this(you)? {
            return Ok(());
        }
        let cheaper = g.supply_where(|s, kind| s.cost(kind) < cost);
        let gained = g.gain_one_of(you, cheaper, Zone::Discard(you))?;
        let playable = |s: &State, card| s.is(card, Action) || s.is(card, Treasure);
        if let Some(card) = gained.filter(|&card| g.still_there(card))
            && playable(g.state(), card.card)
            && g.may_with(you, Verb::Play, card.card)?
        {
            g.play_tracked(you, card)?;
        }
        Ok(())
    });
