//! Small networks that choose actions, in the format that `fief.net` of the Python package writes.

use std::fmt;
use std::sync::Arc;

use fief_engine::decide::Decider;
use fief_engine::game::Flow;
use fief_engine::question::{Picks, Question, Reply};
use fief_engine::setup::Rules;
use fief_engine::view::View;
use serde::Deserialize;

use crate::actions::Actions;
use crate::layout::LAYOUT_VERSION;
use crate::observe::observe;

mod fit;

use fit::Fit;

/// The first bytes of a file.
const MAGIC: &[u8] = b"fief-net 1\n";

/// The most weights of a network: a larger one would be too slow to play.
const MOST_WEIGHTS: usize = 50_000_000;

/// The purpose and shape of a network.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
struct Head {
    name: String,
    layout: u32,
    players: usize,
    kinds: Vec<String>,
    piles: Vec<String>,
    /// The numbers of an observation that the network uses.
    columns: Vec<usize>,
    /// Inputs and outputs of each layer.
    layers: Vec<(usize, usize)>,
}

/// A layer: its matrix (inputs by outputs) and its bias.
#[derive(Clone, PartialEq, Debug)]
struct Layer {
    weights: Vec<f32>,
    bias: Vec<f32>,
}

/// A network for games with one kingdom.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    head: Head,
    layers: Vec<Layer>,
}

/// The reason why a network cannot be read or cannot play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NetError {
    NoNet,
    BadHead(String),
    OtherLayout {
        found: u32,
    },
    WrongSize {
        weights: usize,
        wanted: usize,
    },
    /// The layers do not fit each other, the columns or the actions.
    BadShape,
    /// The network was trained with a card or pile that the game does not have.
    Missing {
        name: String,
    },
    /// The game has a card or pile that the network was not trained with.
    Unknown {
        name: String,
    },
    OtherPlayers {
        wanted: usize,
        players: usize,
    },
}

impl fmt::Display for NetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoNet => {
                f.write_str("this is not a fief network: it must begin with the line 'fief-net 1'")
            }
            Self::BadHead(why) => write!(
                f,
                "the second line, which says what the network is for, cannot be read: {why}"
            ),
            Self::OtherLayout { found } => write!(
                f,
                "the network was made for layout version {found}, and this is {LAYOUT_VERSION}: train it again"
            ),
            Self::WrongSize { weights, wanted } => {
                write!(f, "the file has {weights} weights, but its second line says {wanted}")
            }
            Self::BadShape => f.write_str(
                "the layers of the network do not fit each other, its columns or the actions",
            ),
            Self::Missing { name } => {
                write!(f, "the network was trained for another kingdom: {name} is not in this game")
            }
            Self::Unknown { name } => {
                write!(f, "the network was trained for another kingdom: it does not know {name}")
            }
            Self::OtherPlayers { wanted, players } => {
                write!(f, "the network plays games of {wanted}, not of {players}")
            }
        }
    }
}

impl std::error::Error for NetError {}

impl Net {
    /// Reads a network from the bytes of a file.
    pub fn parse(bytes: &[u8]) -> Result<Self, NetError> {
        let rest = bytes.strip_prefix(MAGIC).ok_or(NetError::NoNet)?;
        let end = rest.iter().position(|&byte| byte == b'\n').ok_or(NetError::NoNet)?;
        let head: Head = serde_json::from_slice(&rest[..end])
            .map_err(|error| NetError::BadHead(error.to_string()))?;
        if head.layout != LAYOUT_VERSION {
            return Err(NetError::OtherLayout { found: head.layout });
        }
        let wanted = check_shape(&head)?;
        let numbers = &rest[end + 1..];
        let weights = numbers.len() / 4;
        if weights != wanted || numbers.len() % 4 != 0 {
            return Err(NetError::WrongSize { weights, wanted });
        }
        let mut numbers = numbers
            .chunks_exact(4)
            .map(|four| f32::from_le_bytes([four[0], four[1], four[2], four[3]]));
        let layers = head.layers.iter().map(|&(inputs, outputs)| Layer {
            weights: numbers.by_ref().take(inputs * outputs).collect(),
            bias: numbers.by_ref().take(outputs).collect(),
        });
        let layers = layers.collect();
        Ok(Self { head, layers })
    }

    pub fn name(&self) -> &str {
        &self.head.name
    }

    /// The cards that the kingdom must have.
    pub fn kinds(&self) -> &[String] {
        &self.head.kinds
    }

    /// The number of players in its games.
    pub fn players(&self) -> usize {
        self.head.players
    }

    /// The bot that plays with this network, if it was trained for games with these rules. The cards may be named in
    /// another order than in training.
    pub fn bot(self: &Arc<Self>, rules: &Rules) -> Result<NetBot, NetError> {
        let fit = Fit::new(&self.head, rules)?;
        Ok(NetBot::new(Arc::clone(self), fit))
    }
}

/// Checks the shape of a network and returns its number of weights.
fn check_shape(head: &Head) -> Result<usize, NetError> {
    let fits = head.layers.windows(2).all(|two| two[0].1 == two[1].0);
    let sizes =
        head.layers.iter().map(|&(inputs, outputs)| inputs.checked_add(1)?.checked_mul(outputs));
    let total = sizes.into_iter().try_fold(0_usize, |sum, size| sum.checked_add(size?));
    let is_hollow = head.layers.iter().any(|&(inputs, outputs)| inputs == 0 || outputs == 0);
    let total = total.filter(|&total| fits && !is_hollow && total > 0 && total <= MOST_WEIGHTS);
    total.ok_or(NetError::BadShape)
}

/// Plays the action that the network rates highest.
#[derive(Clone, Debug)]
pub struct NetBot {
    net: Arc<Net>,
    fit: Fit,
    seen: Vec<f32>,
    numbers: Vec<f32>,
    next: Vec<f32>,
    mask: Vec<bool>,
}

impl NetBot {
    fn new(net: Arc<Net>, fit: Fit) -> Self {
        let layout = fit.layout();
        let (seen, mask) = (vec![0.0; layout.len()], vec![false; layout.actions()]);
        Self { net, fit, seen, numbers: Vec::new(), next: Vec::new(), mask }
    }

    /// The legal action with the highest rating; among equals, the first.
    fn best(&mut self) -> usize {
        self.numbers.clear();
        self.numbers.extend(self.fit.look(&self.seen).map(|n| n.signum() * n.abs().ln_1p()));
        let last = self.net.layers.len() - 1;
        for (at, layer) in self.net.layers.iter().enumerate() {
            layer.apply(&self.numbers, &mut self.next);
            if at < last {
                self.next.iter_mut().for_each(|number| *number = number.max(0.0));
            }
            std::mem::swap(&mut self.numbers, &mut self.next);
        }
        let wanted = |action: usize| self.numbers[self.fit.action(action)];
        let legal = (0..self.mask.len()).filter(|&action| self.mask[action]);
        let better = |best, action| if wanted(action) > wanted(best) { action } else { best };
        legal.reduce(better).unwrap_or_default()
    }
}

impl Layer {
    /// Writes the layer's outputs for some inputs into `out`.
    fn apply(&self, inputs: &[f32], out: &mut Vec<f32>) {
        out.clear();
        out.extend_from_slice(&self.bias);
        for (number, row) in inputs.iter().zip(self.weights.chunks_exact(self.bias.len())) {
            if *number != 0.0 {
                for (sum, weight) in out.iter_mut().zip(row) {
                    *sum += number * weight;
                }
            }
        }
    }
}

impl Decider for NetBot {
    fn decide(&mut self, view: View<'_>, question: &Question, reply: &mut Reply) -> Flow {
        let picks = &mut Picks::new();
        // A decider sees what the choosing player sees, even on a turn that it controls.
        let of_another = question.player != view.seat();
        let as_own = of_another.then(|| Question { player: view.seat(), ..question.clone() });
        let asked = as_own.as_ref().unwrap_or(question);
        loop {
            let layout = self.fit.layout();
            Actions { layout, question, picks }.mask(&mut self.mask);
            observe(layout, view, Some((asked, picks)), &mut self.seen);
            let wanted = self.best();
            let actions = Actions { layout: self.fit.layout(), question, picks };
            let action = actions.read(wanted as i64);
            if action.is_ok_and(|action| !Actions::add(question, picks, action)) {
                continue;
            }
            reply.picks(picks.iter().copied());
            return Ok(());
        }
    }
}

#[cfg(test)]
mod tests;
