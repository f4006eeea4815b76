//! How much one client may ask for.

use std::collections::BTreeMap;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use axum::extract::ConnectInfo;
use axum::http::{Extensions, HeaderMap};

use crate::bucket::Bucket;
use crate::config::{Config, Limits};
use crate::protocol::{Code, Problem};

/// What is known of one address.
#[derive(Debug)]
struct Client {
    requests: Bucket,
    new: Bucket,
    connections: usize,
    sockets: usize,
    seen: Instant,
}

/// Keeps count of who asks for what.
#[derive(Debug)]
pub(crate) struct Doorman {
    limits: Limits,
    proxies: Vec<IpAddr>,
    clients: Mutex<Clients>,
}

#[derive(Debug, Default)]
struct Clients {
    by_address: BTreeMap<IpAddr, Client>,
    connections: usize,
    sockets: usize,
    /// When old addresses were last looked for.
    swept: Option<Instant>,
}

/// Addresses that are remembered before those that were not seen for a while are forgotten.
const MANY: usize = 10_000;
const FORGET: Duration = Duration::from_mins(2);
/// How often they are looked for, however many there are.
const SWEEP: Duration = Duration::from_secs(5);

pub(super) fn too_many() -> Problem {
    let message = "That was too much at once. Wait a moment and try again.";
    Problem::new(Code::TooMany, message)
}

/// The address as it is counted: whoever has one IPv6 address has the 2^64 beside it.
pub(super) fn counted(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => IpAddr::V4(address),
        IpAddr::V6(address) => {
            let network = u128::from(address) & !u128::from(u64::MAX);
            IpAddr::V6(Ipv6Addr::from(network))
        }
    }
}

/// A connection, counted as long as it lives.
#[derive(Debug)]
pub(super) struct Slot {
    doorman: Arc<Doorman>,
    address: IpAddr,
    is_socket: bool,
}

impl Drop for Slot {
    fn drop(&mut self) {
        let is_socket = self.is_socket;
        self.doorman.with(self.address, |client, all_connections, all_sockets| {
            let (own, all) = if is_socket {
                (&mut client.sockets, all_sockets)
            } else {
                (&mut client.connections, all_connections)
            };
            *own = own.saturating_sub(1);
            *all = all.saturating_sub(1);
        });
    }
}

impl Doorman {
    pub(crate) fn new(config: &Config, connections: usize) -> Self {
        let limits = Limits { connections, ..config.limits.clone() };
        Self { limits, proxies: config.proxies.clone(), clients: Mutex::default() }
    }

    /// The address of who asks. What stands in `X-Forwarded-For` counts only as far as our own proxies have written it.
    pub(super) fn address(&self, extensions: &Extensions, headers: &HeaderMap) -> IpAddr {
        let peer = extensions.get::<ConnectInfo<SocketAddr>>();
        let mut address = peer.map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |peer| peer.0.ip());
        let forwarded: Vec<&str> = headers
            .get_all("x-forwarded-for")
            .iter()
            .filter_map(|header| header.to_str().ok())
            .flat_map(|header| header.split(','))
            .collect();
        for hop in forwarded.into_iter().rev() {
            if !self.is_proxy(address) {
                break;
            }
            let Ok(before) = hop.trim().parse() else { break };
            address = before;
        }
        address
    }

    fn is_proxy(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        self.proxies.iter().any(|proxy| proxy.to_canonical() == address)
    }

    fn clients(&self) -> MutexGuard<'_, Clients> {
        self.clients.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Looks at a client, and at the numbers of all connections and sockets.
    fn with<T>(
        &self,
        address: IpAddr,
        look: impl FnOnce(&mut Client, &mut usize, &mut usize) -> T,
    ) -> T {
        let mut clients = self.clients();
        let Clients { by_address, connections, sockets, swept } = &mut *clients;
        if by_address.len() > MANY && swept.is_none_or(|last| last.elapsed() > SWEEP) {
            *swept = Some(Instant::now());
            by_address.retain(|_, client| {
                client.connections + client.sockets > 0 || client.seen.elapsed() < FORGET
            });
        }
        let limits = &self.limits;
        let client = by_address.entry(counted(address)).or_insert_with(|| Client {
            requests: Bucket::new(limits.requests_per_second, limits.requests_per_second * 4.0),
            new: Bucket::new(limits.new_per_minute / 60.0, limits.new_per_minute),
            connections: 0,
            sockets: 0,
            seen: Instant::now(),
        });
        client.seen = Instant::now();
        look(client, connections, sockets)
    }

    /// Whether this address may ask something.
    pub(super) fn may_ask(&self, address: IpAddr) -> bool {
        self.with(address, |client, _, _| client.requests.take())
    }

    /// Whether this address may make a guest or a table.
    pub(super) fn may_make(&self, address: IpAddr) -> bool {
        self.with(address, |client, _, _| client.new.take())
    }

    /// Lets a connection in, if there is room. A proxy has the connections of everybody behind it.
    pub(super) fn connection_opens(self: &Arc<Self>, address: IpAddr) -> Option<Slot> {
        let most =
            if self.is_proxy(address) { usize::MAX } else { self.limits.connections_per_address };
        let room = self.with(address, |client, all, _| {
            let room = client.connections < most && *all < self.limits.connections;
            if room {
                client.connections += 1;
                *all += 1;
            }
            room
        });
        room.then(|| Slot { doorman: Arc::clone(self), address, is_socket: false })
    }

    /// Lets a socket in, if there is room.
    pub(super) fn socket_opens(self: &Arc<Self>, address: IpAddr) -> Option<Slot> {
        let room = self.with(address, |client, _, all| {
            let room =
                client.sockets < self.limits.sockets_per_address && *all < self.limits.sockets;
            if room {
                client.sockets += 1;
                *all += 1;
            }
            room
        });
        room.then(|| Slot { doorman: Arc::clone(self), address, is_socket: true })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn doorman(limits: Limits, proxies: &[&str]) -> Arc<Doorman> {
        let connections = limits.connections;
        let address = "127.0.0.1:0".parse().unwrap();
        let proxies = proxies.iter().map(|proxy| proxy.parse().unwrap()).collect();
        let config = Config { limits, proxies, ..Config::new(address, "none".into()) };
        Arc::new(Doorman::new(&config, connections))
    }

    #[test]
    fn an_address_has_only_so_many_sockets_and_connections() {
        let limits = Limits {
            sockets_per_address: 2,
            sockets: 3,
            connections_per_address: 2,
            ..Limits::default()
        };
        let doorman = doorman(limits, &["10.0.0.9"]);
        let [ann, bob, proxy] = [1, 2, 9].map(|n| IpAddr::V4(Ipv4Addr::new(10, 0, 0, n)));
        let one = doorman.socket_opens(ann);
        let two = doorman.socket_opens(ann);
        assert!(one.is_some() && two.is_some() && doorman.socket_opens(ann).is_none());
        let three = doorman.socket_opens(bob);
        assert!(three.is_some() && doorman.socket_opens(bob).is_none(), "three altogether");
        drop(one);
        assert!(doorman.socket_opens(bob).is_some());
        let slots: Vec<_> = (0..5).filter_map(|_| doorman.connection_opens(ann)).collect();
        assert_eq!(slots.len(), 2);
        let slots: Vec<_> = (0..5).filter_map(|_| doorman.connection_opens(proxy)).collect();
        assert_eq!(slots.len(), 5, "a proxy has the connections of everybody");
    }

    #[test]
    fn neighbours_of_an_ipv6_address_are_counted_with_it() {
        let limits = Limits { connections_per_address: 1, ..Limits::default() };
        let doorman = doorman(limits, &[]);
        let at = |address: &str| doorman.connection_opens(address.parse().unwrap());
        let slot = at("2001:db8::1");
        assert!(slot.is_some() && at("2001:db8::ffff:2").is_none());
        assert!(at("2001:db8:0:1::1").is_some(), "another network");
        let mapped = at("::ffff:10.0.0.1");
        assert!(mapped.is_some() && at("10.0.0.1").is_none() && at("10.0.0.2").is_some());
    }

    #[test]
    fn only_our_proxy_says_who_asks() {
        let asked = |proxies: &[&str], peer: &str, headers: &[&'static str]| {
            let mut extensions = Extensions::new();
            extensions.insert(ConnectInfo::<SocketAddr>(format!("{peer}:1").parse().unwrap()));
            let name = axum::http::HeaderName::from_static("x-forwarded-for");
            let headers = headers.iter().map(|value| (name.clone(), value.parse().unwrap()));
            let headers: Vec<(axum::http::HeaderName, axum::http::HeaderValue)> = headers.collect();
            let headers = headers.into_iter().fold(HeaderMap::new(), |mut all, (name, value)| {
                all.append(name, value);
                all
            });
            doorman(Limits::default(), proxies).address(&extensions, &headers).to_string()
        };
        assert_eq!(asked(&[], "10.0.0.1", &["1.1.1.1"]), "10.0.0.1", "nobody is believed");
        assert_eq!(asked(&["10.0.0.1"], "10.0.0.2", &["1.1.1.1"]), "10.0.0.2", "not the proxy");
        assert_eq!(asked(&["10.0.0.1"], "10.0.0.1", &["1.1.1.1, 2.2.2.2"]), "2.2.2.2");
        assert_eq!(asked(&["10.0.0.1"], "10.0.0.1", &["6.6.6.6", "2.2.2.2"]), "2.2.2.2");
        assert_eq!(asked(&["10.0.0.1", "10.0.0.3"], "10.0.0.1", &["2.2.2.2, 10.0.0.3"]), "2.2.2.2");
        assert_eq!(asked(&["10.0.0.1"], "10.0.0.1", &["rubbish"]), "10.0.0.1");
    }
}
