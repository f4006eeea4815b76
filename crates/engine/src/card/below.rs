//! What is printed below the line of a card: its abilities that trigger.

use super::{Ability, Card, Triggered, by_you};
use crate::event::{Listeners, Trigger};
use crate::game::{Flow, Game};
use crate::state::State;
use crate::types::Type;

impl Card {
    /// What you may do with this card in your hand, before another player's Attack resolves.
    #[must_use]
    pub const fn reaction_to_attack(
        self,
        text: &'static str,
        applies: fn(&State, &Triggered<'_>) -> bool,
        run: fn(&mut Game<'_>, &Triggered<'_>) -> Flow,
    ) -> Self {
        let reaction = Ability::reaction(Trigger::BeforePlay, text, applies, run);
        self.ability(reaction.about([Type::Attack]))
    }

    /// Before another player's Attack resolves, you may reveal it from your hand, so that the Attack does not affect you.
    #[must_use]
    pub const fn unaffected_when_revealed(self) -> Self {
        self.reaction_to_attack(
            "reveal, to be unaffected",
            |s, t| s.is_attack_on(t.you, t.event) && !s.is_unaffected(t.you, t.event),
            |g, t| {
                g.reveal_this(t)?;
                g.be_unaffected(t.you, t.event);
                Ok(())
            },
        )
    }

    /// What the player of an Action may do instead of following its instructions: the ability of a Way.
    #[must_use]
    pub const fn instead_of_an_action(
        self,
        text: &'static str,
        run: fn(&mut Game<'_>, &Triggered<'_>) -> Flow,
    ) -> Self {
        let instead = Ability::when(Trigger::WouldResolve, text, by_you, run);
        self.ability(instead.about([Type::Action]).optional().of_landscape())
    }

    /// When you discard it from play, you may exchange it for `upgrade`.
    #[must_use]
    pub const fn traveller(mut self, upgrade: &'static Card) -> Self {
        self.upgrade = Some(upgrade);
        self.ability(
            Ability::when(Trigger::Discard, "exchange", can_upgrade, upgrade_it).optional(),
        )
    }

    /// An ability below the line.
    #[must_use]
    pub const fn ability(mut self, ability: Ability) -> Self {
        let mut i = 0;
        while self.abilities[i].is_some() {
            i += 1;
        }
        self.abilities[i] = Some(ability.numbered(i as u8 + 1));
        self
    }

    /// Its abilities, to be said in other words.
    pub fn abilities_mut(&mut self) -> impl Iterator<Item = &mut Ability> {
        self.abilities.iter_mut().flatten()
    }

    /// Its abilities that trigger.
    pub fn abilities(&self) -> impl Iterator<Item = &Ability> {
        self.abilities.iter().flatten()
    }

    /// What its abilities listen to.
    pub(crate) fn listeners(&self) -> Listeners {
        let mut listeners = Listeners::NONE;
        for ability in self.abilities() {
            listeners.add(ability.on, ability.about);
        }
        listeners
    }
}

/// Whether a Traveller was discarded from play and can be exchanged for the next card of its line.
fn can_upgrade(state: &State, discarded: &Triggered<'_>) -> bool {
    let upgrade = state.definition(discarded.kind).upgrade;
    discarded.is_from_play()
        && discarded.this.zip(upgrade).is_some_and(|(this, next)| state.can_exchange(this, next))
}

fn upgrade_it(g: &mut Game<'_>, discarded: &Triggered<'_>) -> Flow {
    if let (Some(this), Some(next)) = (discarded.this, g.state().definition(discarded.kind).upgrade)
    {
        g.exchange(discarded.you, this, next)?;
    }
    Ok(())
}
