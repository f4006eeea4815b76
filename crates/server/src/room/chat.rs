//! What is said at a table.

use std::collections::BTreeMap;

use super::Room;
use crate::bucket::Bucket;
use crate::protocol::{ChatLine, Code, Problem, ServerMessage};
use crate::store::{Change, ChatPage};
use crate::{names, random};

/// How many lines are told at once, and kept at hand.
pub(super) const PAGE: u32 = 50;
/// How many people are remembered for what they have said, at one table.
const SPEAKERS: usize = 200;

/// What was said last, and how much each may still say.
#[derive(Debug)]
pub(super) struct Chat {
    /// The last lines.
    lines: Vec<ChatLine>,
    /// The number of the next line.
    next: u32,
    speakers: BTreeMap<String, Bucket>,
}

impl Chat {
    pub(super) fn new(page: ChatPage) -> Self {
        Self { lines: page.lines, next: page.next, speakers: BTreeMap::new() }
    }

    /// The last lines, and whether there are earlier ones.
    pub(super) fn last(&self) -> Option<ServerMessage> {
        let first = self.lines.first()?;
        Some(ServerMessage::Chat { lines: self.lines.clone(), earlier: first.number > 0 })
    }

    fn add(&mut self, line: ChatLine) {
        self.next = line.number + 1;
        self.lines.push(line);
        if self.lines.len() > PAGE as usize {
            self.lines.remove(0);
        }
    }
}

impl Room {
    pub(super) async fn say(&mut self, connection: u64, text: &str) -> Result<(), Problem> {
        let text = names::chat(text)?;
        let person = self.person(connection)?;
        self.check_may_speak(&person.guest)?;
        let seat = self.seat_of(&person.guest);
        let name = match seat {
            Some(seat) => self.doc.seats[seat.index()].name.clone(),
            None => names::of_watcher(&person.name),
        };
        self.add_chat(seat.map(|seat| seat.0), Some(name), text).await
    }

    fn check_may_speak(&mut self, guest: &str) -> Result<(), Problem> {
        let limits = &self.hub.config.limits;
        if self.chat.next >= limits.chat_lines {
            let message = "Everything that this table keeps has been said. Start another table to go on talking.";
            return Err(Problem::new(Code::TooMany, message));
        }
        if self.chat.speakers.len() >= SPEAKERS {
            self.chat.speakers.clear();
        }
        let per_minute = limits.chat_per_minute;
        let bucket = self.chat.speakers.entry(guest.to_owned());
        let bucket = bucket.or_insert_with(|| Bucket::new(per_minute / 60.0, per_minute / 2.0));
        if bucket.take() {
            return Ok(());
        }
        let message = "You have said a lot in a short time. Wait a moment before the next line.";
        Err(Problem::new(Code::TooMany, message))
    }

    /// Tells one client what was said before a line.
    pub(super) async fn tell_earlier(
        &mut self,
        connection: u64,
        before: u32,
    ) -> Result<(), Problem> {
        let page = self.hub.store.chat(self.id.clone(), Some(before), PAGE).await;
        let lines = page.map_err(|error| crate::hub::not_read(&error))?.lines;
        let earlier = lines.first().is_some_and(|first| first.number > 0);
        self.send(connection, &ServerMessage::EarlierChat { lines, earlier });
        Ok(())
    }

    /// Something that the server has to say to all.
    pub(super) async fn announce(&mut self, text: String) {
        // What cannot be kept, or is too much to be kept, is not said: nothing depends on it.
        if self.chat.next < self.hub.config.limits.chat_lines {
            let _ = self.add_chat(None, None, text).await;
        }
    }

    async fn add_chat(
        &mut self,
        seat: Option<u8>,
        name: Option<String>,
        text: String,
    ) -> Result<(), Problem> {
        let number = self.chat.next;
        let line = ChatLine { number, seat, name, text, at: random::now() };
        self.keep(vec![Change::Chat { table: self.id.clone(), line: line.clone() }]).await?;
        self.chat.add(line.clone());
        self.send_all(&ServerMessage::Chat { lines: vec![line], earlier: number > 0 });
        Ok(())
    }
}
