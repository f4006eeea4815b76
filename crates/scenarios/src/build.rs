//! Builds the table that a header describes.

use fief_cards::LIBRARY;
use fief_engine::card::Role;
use fief_engine::ids::Player;
use fief_engine::position::Position;
use fief_engine::setup::{CardName, Setup, Start};
use fief_engine::state::{Phase, State};
use fief_engine::zone::Zone;

use crate::effect;
use crate::error::{Error, did_you_mean};
use crate::lines::{Cast, Line, MarkFn, Names, PoolFn, Tokens};
use crate::task::Task;

/// One setting of a header.
#[derive(Debug)]
pub(crate) enum Setting {
    Zone(Zone, Names),
    /// Cards in play that were played this turn.
    Played(Player, Names),
    /// A pool by its name.
    Pool(Player, String, PoolFn, u16),
    /// A token in front of a player by its name.
    Mark(Player, String, MarkFn, bool),
    /// Projects, States and Artifacts.
    Has(Player, Names),
    Tokens(Option<Player>, Vec<Tokens>),
    /// The top cards of the pile of this name.
    Top(String, Names),
    Shuffle(Player, Names),
    Supply(Vec<(&'static str, u16)>),
}

/// The contents of a header.
#[derive(Debug, Default)]
pub(crate) struct Header {
    pub(crate) rulings: Vec<&'static str>,
    pub(crate) phase: Option<Phase>,
    pub(crate) turn: Option<Player>,
    /// The line and the seed of a game that is dealt by the rules.
    pub(crate) deal: Option<(usize, u16)>,
    pub(crate) settings: Vec<(usize, Setting)>,
    pub(crate) task: Task,
}

/// A game ready for its first question.
#[derive(Debug)]
pub(crate) struct Dealt {
    pub(crate) start: Start,
    pub(crate) seed: u64,
    pub(crate) position: State,
}

impl Header {
    /// Sets the table.
    pub(crate) fn build(self, cast: Cast, title: &Line<'_>) -> Result<Dealt, Error> {
        let first = self.turn.unwrap_or(Player(0));
        let setup = Setup {
            players: cast.players,
            kingdom: without_chosen(cast.kingdom),
            landscapes: cast.landscapes,
            first: Some(first),
        };
        let start =
            Start::new(setup, &LIBRARY).map_err(|errors| title.error(errors.to_string()))?;
        if let Some((line, seed)) = self.deal {
            if self.phase.is_some() || !self.settings.is_empty() {
                return Err(Error::new(line, "a dealt game takes no other settings"));
            }
            let seed = u64::from(seed);
            return Ok(Dealt { position: start.deal(seed), start, seed });
        }
        let mut position = Position::new(&start);
        position.set_turn(first, self.phase.unwrap_or(Phase::Action));
        for (line, setting) in self.settings {
            apply(&mut position, setting).map_err(|message| Error::new(line, message))?;
        }
        Ok(Dealt { position: position.finish(), start, seed: 0 })
    }
}

/// The Kingdom without the cards that are in the game only because they were chosen for other cards.
fn without_chosen(kingdom: Vec<CardName>) -> Vec<CardName> {
    let chosen: Vec<String> = kingdom
        .iter()
        .filter(|card| {
            let card = LIBRARY.find(&card.name).ok();
            let companion = card.and_then(|card| card.companion);
            companion.is_some_and(|needs| needs.role != Role::OneOfThePiles)
        })
        .flat_map(|card| card.with.iter().map(|chosen| chosen.name.to_lowercase()))
        .collect();
    kingdom.into_iter().filter(|card| !chosen.contains(&card.name.to_lowercase())).collect()
}

fn apply(position: &mut Position, setting: Setting) -> Result<(), String> {
    let kind = |position: &Position, name: &str| {
        let kind = position.state().rules().kind_named(name);
        kind.ok_or_else(|| effect::no_such_card(name))
    };
    match setting {
        Setting::Zone(zone, names) => {
            for name in names {
                position.put(kind(position, name)?, zone);
            }
        }
        Setting::Played(player, names) => {
            for name in names {
                position.put_played(kind(position, name)?, player);
            }
        }
        Setting::Mark(player, name, mark, set) => {
            if set {
                effect::check_possession(position.state().rules(), &name)?;
            }
            *mark(position.pools_mut(player)) = set;
        }
        Setting::Has(player, names) => {
            for name in names {
                position.give(player, kind(position, name)?);
            }
        }
        Setting::Tokens(owner, all) => {
            for tokens in all {
                let spot = tokens.spot(position.state().rules());
                let spot = spot.ok_or_else(|| effect::no_such_card(tokens.plain_place()))?;
                if tokens.count > 0 {
                    effect::check_token(position.state().rules(), tokens.token)?;
                }
                position.put_tokens(owner, spot, tokens.token, tokens.count);
            }
        }
        Setting::Top(pile, names) => {
            let top = names.into_iter().map(|name| kind(position, name));
            let top = top.collect::<Result<Vec<_>, _>>()?;
            let pile = position.state().rules().pile_named(&pile).ok_or_else(|| {
                let piles = position.state().piles();
                let names = piles.map(|pile| position.state().rules().pile(pile).name);
                let near = did_you_mean(&pile, names);
                let add = effect::to_add(|rules| rules.pile_named(&pile).is_some());
                format!("no pile '{pile}'{}", if near.is_empty() { add } else { near })
            })?;
            position.stack_pile(pile, &top);
        }
        Setting::Pool(player, name, pool, number) => {
            if number > 0 {
                effect::check_possession(position.state().rules(), &name)?;
            }
            *pool(position.pools_mut(player)) = number;
        }
        Setting::Shuffle(player, names) => {
            let top = names.into_iter().map(|name| kind(position, name));
            let top = top.collect::<Result<_, _>>()?;
            position.rig_shuffle(player, top);
        }
        Setting::Supply(piles) => {
            for (name, count) in piles {
                let pile = position.state().rules().pile_named(name);
                let pile = pile.ok_or_else(|| {
                    let add = effect::to_add(|rules| rules.pile_named(name).is_some());
                    format!("{name} has no pile in this game{add}")
                })?;
                position.set_pile(pile, count.into());
            }
        }
    }
    Ok(())
}
