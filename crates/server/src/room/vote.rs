//! What needs the others' agreement.

use std::collections::BTreeSet;

use fief_engine::ids::Player;

use super::Room;
use super::live::Live;
use crate::protocol::{Code, Problem, Proposal, ProposalView};
use crate::store::{Occupant, Origin};

/// How many games one table has: everybody who comes is told of all of them.
const MOST_GAMES: usize = 200;

/// A proposal and who has agreed to it.
#[derive(Debug)]
pub(super) struct Vote {
    id: u32,
    pub(super) proposal: Proposal,
    pub(super) by: Player,
    agreed: BTreeSet<u8>,
}

impl Room {
    pub(super) fn proposals(&self) -> Vec<ProposalView> {
        let view = |vote: &Vote| ProposalView {
            id: vote.id,
            proposal: vote.proposal.clone(),
            by: vote.by.0,
            words: self.in_words(vote),
            agreed: vote.agreed.iter().copied().collect(),
            needed: self.needed(vote).map(|seat| seat.0).collect(),
        };
        self.votes.iter().map(view).collect()
    }

    fn in_words(&self, vote: &Vote) -> String {
        let name = |seat: Player| &self.doc.seats[seat.index()].name;
        let by = name(vote.by);
        match &vote.proposal {
            Proposal::Undo => format!("{by} would like to take back a move."),
            Proposal::Takeover { seat, .. } => {
                format!("{by} would like a bot to play on for {}.", name(Player(*seat)))
            }
            Proposal::Rematch => format!("{by} would like another game."),
            Proposal::Restart => format!("{by} would like to begin again."),
        }
    }

    /// The seats whose votes are still needed: all people but who proposed it and whom it is about.
    fn needed<'a>(&'a self, vote: &'a Vote) -> impl Iterator<Item = Player> + 'a {
        let seats = (0..self.doc.seats.len()).map(|seat| Player(seat as u8));
        let about = match &vote.proposal {
            Proposal::Takeover { seat, .. } => Some(*seat),
            Proposal::Undo | Proposal::Rematch | Proposal::Restart => None,
        };
        // Who has resigned has no say in the game, but may well want another.
        let has_say = |seat: Player| match vote.proposal {
            Proposal::Undo | Proposal::Restart | Proposal::Takeover { .. } => {
                self.is_played_by_person(seat)
            }
            Proposal::Rematch => {
                matches!(self.doc.seats[seat.index()].occupant, Occupant::Person { .. })
            }
        };
        let own = self.seats_like(vote.by);
        seats.filter(move |&seat| {
            !own.contains(&seat)
                && Some(seat.0) != about
                && has_say(seat)
                && !vote.agreed.contains(&seat.0)
        })
    }

    pub(super) async fn propose(
        &mut self,
        connection: u64,
        proposal: Proposal,
    ) -> Result<(), Problem> {
        let by = self.seated(connection)?;
        self.check(by, &proposal)?;
        if self.votes.iter().any(|vote| vote.proposal == proposal) {
            let message = "That has been proposed already and waits for the others.";
            return Err(Problem::new(Code::ProposalOpen, message));
        }
        if proposal == Proposal::Undo
            && let Some((to, true)) = self.undo_of(by)
        {
            return self.take_back(by, to, true).await;
        }
        let id = self.next_vote;
        self.next_vote += 1;
        let vote = Vote { id, proposal, by, agreed: BTreeSet::new() };
        if self.needed(&vote).next().is_none() {
            return self.carry_out(&vote).await;
        }
        self.votes.push(vote);
        self.send_table();
        Ok(())
    }

    /// The answer that a player can take back, and whether that is free.
    fn undo_of(&self, seat: Player) -> Option<(usize, bool)> {
        let played = &self.live.as_ref()?.played;
        let own = self.seats_like(seat);
        let to = own.into_iter().filter_map(|seat| played.last_of(seat)).max()?;
        Some((to, played.is_free(seat, to)))
    }

    /// The first answer that a player gave, on whichever seat.
    fn first_answer_of(&self, seat: Player) -> Option<usize> {
        let played = &self.live.as_ref()?.played;
        self.seats_like(seat).into_iter().filter_map(|seat| played.first_of(seat)).min()
    }

    fn check(&self, by: Player, proposal: &Proposal) -> Result<(), Problem> {
        let over = self.live.as_ref().map(Live::is_over);
        let not_now = |message| Err(Problem::new(Code::NotPlaying, message));
        match proposal {
            Proposal::Undo => {
                let Some(live) = &self.live else { return not_now("The game has not started.") };
                if live.has_resigned(by) {
                    return not_now("You have resigned.");
                }
                if live.aside.is_some() {
                    return not_now("This game is put aside: it can only be looked at.");
                }
                if live.is_over() && live.played.question().is_some() {
                    return not_now("The game is over: the others have resigned.");
                }
                let nothing = "You have nothing to take back.";
                let nothing = Problem::new(Code::NothingToUndo, nothing);
                self.undo_of(by).map(|_| ()).ok_or(nothing)
            }
            Proposal::Restart => {
                let live = self.live.as_ref().filter(|live| live.start.origin != Origin::Deal);
                let Some(live) = live.filter(|live| live.aside.is_none()) else {
                    return not_now("Only a lesson, a puzzle or a position can begin again.");
                };
                if live.played.question().is_some() && live.is_over() {
                    return not_now("The game is over: the others have resigned.");
                }
                let nothing = Problem::new(Code::NothingToUndo, "This is how it begins.");
                self.first_answer_of(by).map(|_| ()).ok_or(nothing)
            }
            Proposal::Rematch if self.games.len() >= MOST_GAMES => {
                let message = "This table has seen all the games that it keeps. Start another one.";
                Err(Problem::new(Code::TooMany, message))
            }
            Proposal::Rematch if over == Some(true) => Ok(()),
            Proposal::Rematch => not_now("This game is not over yet."),
            Proposal::Takeover { seat, level } => {
                self.hub.levels.check_substitute(level)?;
                if let Some(live) = &self.live {
                    self.hub.levels.check_fits(level, live.played.rules())?;
                }
                self.check_takeover(by, *seat)
            }
        }
    }

    fn check_takeover(&self, by: Player, seat: u8) -> Result<(), Problem> {
        let seats = self.doc.seats.len();
        let Some(target) = self.doc.seats.get(usize::from(seat)) else {
            let message = format!("There is no seat {seat}: the table has {seats}.");
            return Err(Problem::new(Code::NoSuchSeat, message));
        };
        let refuse = |message: String| Err(Problem::new(Code::SeatTaken, message));
        let Occupant::Person { guest } = &target.occupant else {
            return refuse("Nobody sits there who could be replaced.".to_owned());
        };
        if by.0 == seat {
            return refuse("That is your own seat; you can resign.".to_owned());
        }
        let name = &target.name;
        let resigned = self.live.as_ref().is_some_and(|live| live.has_resigned(Player(seat)));
        if self.is_connected(guest) && !resigned {
            return refuse(format!("{name} is here."));
        }
        let gone = self.last_seen[usize::from(seat)].elapsed();
        let grace = self.hub.config.limits.grace;
        if gone < grace && !resigned {
            let wait = grace.saturating_sub(gone).as_secs() + 1;
            return refuse(format!("{name} has only just left. Wait {wait} seconds more."));
        }
        Ok(())
    }

    pub(super) async fn vote(
        &mut self,
        connection: u64,
        id: u32,
        agree: bool,
    ) -> Result<(), Problem> {
        let seat = self.seated(connection)?;
        let Some(at) = self.votes.iter().position(|vote| vote.id == id) else {
            let message = "That proposal is gone: somebody has said no, or the game has moved on.";
            return Err(Problem::new(Code::NoSuchProposal, message));
        };
        if !agree {
            let vote = self.votes.remove(at);
            let name = &self.doc.seats[seat.index()].name;
            let words = if vote.by == seat {
                format!("{name} takes that back.")
            } else {
                format!("{name} does not agree.")
            };
            self.announce(words).await;
            self.send_table();
            return Ok(());
        }
        if self.votes[at].by != seat {
            self.votes[at].agreed.insert(seat.0);
        }
        if self.needed(&self.votes[at]).next().is_some() {
            self.send_table();
            return Ok(());
        }
        let vote = self.votes.remove(at);
        self.check(vote.by, &vote.proposal)?;
        self.carry_out(&vote).await
    }

    async fn carry_out(&mut self, vote: &Vote) -> Result<(), Problem> {
        match &vote.proposal {
            Proposal::Undo => {
                let Some((to, free)) = self.undo_of(vote.by) else {
                    let message = "You have nothing to take back.";
                    return Err(Problem::new(Code::NothingToUndo, message));
                };
                self.take_back(vote.by, to, free).await
            }
            Proposal::Takeover { seat, level } => self.take_over(Player(*seat), level).await,
            Proposal::Rematch => Box::pin(self.rematch()).await,
            Proposal::Restart => {
                let first = self.first_answer_of(vote.by);
                let nothing = || Problem::new(Code::NothingToUndo, "This is how it begins.");
                self.take_back(vote.by, first.ok_or_else(nothing)?, true).await
            }
        }
    }

    /// A bot takes a seat whose person is gone.
    async fn take_over(&mut self, seat: Player, level: &str) -> Result<(), Problem> {
        let before = self.doc.clone();
        let doc = &mut self.doc.seats[seat.index()];
        let took_over = match &doc.occupant {
            Occupant::Person { guest } => Some(guest.clone()),
            Occupant::Open | Occupant::Bot { .. } => None,
        };
        doc.occupant = Occupant::Bot { level: level.to_owned(), took_over };
        let name = doc.name.clone();
        if let Err(problem) = self.keep_table().await {
            self.doc = before;
            return Err(problem);
        }
        self.announce(format!("A bot plays on for {name}.")).await;
        self.run_clock();
        // Whoever sat there watches from now on.
        self.show_game();
        self.send_table();
        Ok(())
    }
}
