//! How much one client may ask for.

use std::collections::BTreeMap;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use axum::extract::{ConnectInfo, Request};

use crate::config::{Config, Limits};
use crate::protocol::{Code, Problem};

/// A bucket that fills with time and is emptied by requests.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    per_second: f64,
    size: f64,
    level: f64,
    at: Instant,
}

impl Bucket {
    pub(crate) fn new(per_second: f64, size: f64) -> Self {
        Self { per_second, size, level: size, at: Instant::now() }
    }

    /// Takes one, if there is one.
    pub(crate) fn take(&mut self) -> bool {
        let now = Instant::now();
        let filled = now.duration_since(self.at).as_secs_f64() * self.per_second;
        self.level = (self.level + filled).min(self.size);
        self.at = now;
        let there = self.level >= 1.0;
        if there {
            self.level -= 1.0;
        }
        there
    }
}

/// What is known of one address.
#[derive(Debug)]
struct Client {
    requests: Bucket,
    new: Bucket,
    sockets: usize,
    seen: Instant,
}

/// Keeps count of who asks for what.
#[derive(Debug)]
pub(crate) struct Doorman {
    limits: Limits,
    clients: Mutex<Clients>,
}

#[derive(Debug, Default)]
struct Clients {
    by_address: BTreeMap<IpAddr, Client>,
    sockets: usize,
}

/// Addresses that are remembered before those that were not seen for a while are forgotten.
const MANY: usize = 10_000;
const FORGET: Duration = Duration::from_mins(2);

pub(super) fn too_many() -> Problem {
    let message = "That was too much at once. Wait a moment and try again.";
    Problem::new(Code::TooMany, message)
}

impl Doorman {
    pub(crate) fn new(limits: Limits) -> Self {
        Self { limits, clients: Mutex::default() }
    }

    /// The address of who asks.
    pub(super) fn address(request: &Request, config: &Config) -> IpAddr {
        let peer = request.extensions().get::<ConnectInfo<SocketAddr>>();
        let peer = peer.map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |peer| peer.0.ip());
        let forwarded = || {
            let header = request.headers().get_all("x-forwarded-for").iter().next_back()?;
            header.to_str().ok()?.rsplit(',').next()?.trim().parse().ok()
        };
        if config.behind_proxy { forwarded().unwrap_or(peer) } else { peer }
    }

    fn clients(&self) -> MutexGuard<'_, Clients> {
        self.clients.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn with<T>(&self, address: IpAddr, look: impl FnOnce(&mut Client, &mut usize) -> T) -> T {
        let mut clients = self.clients();
        let Clients { by_address, sockets } = &mut *clients;
        if by_address.len() > MANY {
            by_address.retain(|_, client| client.sockets > 0 || client.seen.elapsed() < FORGET);
        }
        let limits = &self.limits;
        let client = by_address.entry(address).or_insert_with(|| Client {
            requests: Bucket::new(limits.requests_per_second, limits.requests_per_second * 4.0),
            new: Bucket::new(limits.new_per_minute / 60.0, limits.new_per_minute),
            sockets: 0,
            seen: Instant::now(),
        });
        client.seen = Instant::now();
        look(client, sockets)
    }

    /// Whether this address may ask something.
    pub(super) fn may_ask(&self, address: IpAddr) -> bool {
        self.with(address, |client, _| client.requests.take())
    }

    /// Whether this address may make a guest or a table.
    pub(super) fn may_make(&self, address: IpAddr) -> bool {
        self.with(address, |client, _| client.new.take())
    }

    /// Lets a socket in, if there is room.
    pub(super) fn socket_opens(&self, address: IpAddr) -> bool {
        self.with(address, |client, all| {
            let room =
                client.sockets < self.limits.sockets_per_address && *all < self.limits.sockets;
            if room {
                client.sockets += 1;
                *all += 1;
            }
            room
        })
    }

    pub(super) fn socket_closed(&self, address: IpAddr) {
        self.with(address, |client, all| {
            client.sockets = client.sockets.saturating_sub(1);
            *all = all.saturating_sub(1);
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_gives_what_it_has_and_then_waits() {
        let mut bucket = Bucket::new(0.001, 3.0);
        let given = (0..10).filter(|_| bucket.take()).count();
        assert_eq!(given, 3);
    }

    #[test]
    fn an_address_has_only_so_many_sockets() {
        let limits = Limits { sockets_per_address: 2, sockets: 3, ..Limits::default() };
        let doorman = Doorman::new(limits);
        let [ann, bob] = [1, 2].map(|n| IpAddr::V4(Ipv4Addr::new(10, 0, 0, n)));
        assert!(doorman.socket_opens(ann) && doorman.socket_opens(ann));
        assert!(!doorman.socket_opens(ann));
        assert!(doorman.socket_opens(bob) && !doorman.socket_opens(bob), "three altogether");
        doorman.socket_closed(ann);
        assert!(doorman.socket_opens(bob));
    }
}
