//! What can be bought in a kingdom, and what it is good for as far as the data of the cards tell.

use fief_engine::card::{Card, Object, Worth};
use fief_engine::setup::Start;
use fief_engine::types::Type;

/// Something that can be bought: a card of a Supply pile, an Event or a Project.
#[allow(clippy::struct_excessive_bools)] // each is something that a card may be good for
#[derive(Clone, Copy, Debug)]
pub struct Good {
    pub card: &'static Card,
    /// Whether cards of it can be counted among those that a player owns: neither landscapes nor mixed piles can.
    pub is_counted: bool,
    /// It gives more Actions than it takes.
    pub is_village: bool,
    /// It draws more than it takes from the hand.
    pub draws: bool,
    /// An Action that gives no Action back.
    pub is_terminal: bool,
    pub is_action: bool,
    pub is_attack: bool,
    pub trashes: bool,
    /// It brings other cards.
    pub gains: bool,
    /// It is worth points.
    pub scores: bool,
    /// It gives a Buy.
    pub gives_buys: bool,
}

impl Good {
    fn new(card: &'static Card) -> Self {
        let parts = || std::iter::once(card).chain(card.members.iter().copied());
        let text = |word: &str| parts().any(|part| part.text.to_lowercase().contains(word));
        let is_action = parts().any(|part| part.types.has(Type::Action));
        let gives = |actions: u16| parts().any(|part| part.plus.actions >= actions);
        Self {
            card,
            is_counted: !card.object.is_landscape() && card.object != Object::Pile,
            is_village: gives(2) || text("+2 actions") || text("+3 actions"),
            draws: parts().any(|part| part.plus.cards >= 2) || text("draw"),
            is_terminal: is_action && !gives(1),
            is_action,
            is_attack: parts().any(|part| part.types.has(Type::Attack)),
            trashes: text("trash"),
            gains: text("gain a"),
            scores: parts().any(|part| !matches!(part.worth, Worth::Nothing)) || text("vp"),
            gives_buys: parts().any(|part| part.plus.buys > 0) || text("buy"),
        }
    }

    pub fn name(&self) -> &'static str {
        self.card.name
    }

    pub fn is_landscape(&self) -> bool {
        self.card.object.is_landscape()
    }

    /// Coins, with what Debt and Potions are worth.
    pub fn price(&self) -> u8 {
        self.card.cost.coins + self.card.cost.debt + 2 * self.card.cost.potions
    }
}

/// Everything that can be bought, in the order of the piles.
#[derive(Clone, Debug)]
pub struct Market {
    /// What the kingdom offers beside the basic cards.
    pub goods: Vec<Good>,
    /// The basic cards that are there.
    pub basics: Vec<&'static Card>,
    /// What decks begin with, and what others may be given: the cards that one may want to be rid of.
    pub junk: Vec<&'static Card>,
    pub has_colonies: bool,
    pub has_potions: bool,
}

impl Market {
    pub fn new(start: &Start) -> Self {
        let state = start.undealt();
        let rules = start.rules();
        let mut goods = Vec::new();
        let mut basics = Vec::new();
        for pile in state.supply() {
            let card = rules.definition(rules.pile(pile).kind);
            if rules.pile(pile).name != card.name {
                continue;
            }
            if card.object == Object::Base {
                basics.push(card);
            } else {
                goods.push(Good::new(card));
            }
        }
        let landscapes = rules.landscapes().iter().map(|&kind| rules.definition(kind));
        goods.extend(landscapes.filter(|card| card.object.is_bought()).map(Good::new));
        let junk = rules.kinds().map(|kind| rules.definition(kind)).filter(|card| {
            let bought = rules.pile_named(card.name).is_some();
            bought && (card.types.has(Type::Curse) || card.starting > 0)
        });
        let junk = junk.collect();
        let has = |name: &str| basics.iter().any(|card: &&Card| card.name == name);
        let (has_colonies, has_potions) = (has("Colony"), has("Potion"));
        Self { goods, basics, junk, has_colonies, has_potions }
    }

    /// The kingdom's goods that are like this.
    pub fn all(&self, like: impl Fn(&Good) -> bool) -> impl Iterator<Item = &Good> {
        self.goods.iter().filter(move |good| like(good))
    }

    /// A card or landscape by its name.
    pub fn card(&self, name: &str) -> Option<&'static Card> {
        let goods = self.goods.iter().map(|good| good.card);
        goods.chain(self.basics.iter().copied()).find(|card| card.name == name)
    }

    pub fn good(&self, name: &str) -> Option<&Good> {
        self.goods.iter().find(|good| good.name() == name)
    }
}
