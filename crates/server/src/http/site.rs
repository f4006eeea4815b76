//! Whether a request is meant for this server, and comes from one of its own pages.
//!
//! A browser says in `Host` which server it believes it talks to, and in `Origin` which page makes it ask. A page of
//! another site could otherwise play in the name of whoever looks at it.

use axum::extract::{Request, State};
use axum::http::{HeaderMap, header};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};

use super::App;
use crate::config::Config;
use crate::protocol::{Code, Problem};

/// Refuses what is not meant for this server.
pub(super) async fn check(State(app): State<App>, request: Request, next: Next) -> Response {
    match problem(&app.hub.config, request.headers()) {
        Some(problem) => {
            app.hub.metrics.refused.inc();
            problem.into_response()
        }
        None => next.run(request).await,
    }
}

/// A name without its port.
fn without_port(host: &str) -> &str {
    let end = host.rfind(':').filter(|&at| host[at + 1..].bytes().all(|b| b.is_ascii_digit()));
    let bare = end.map_or(host, |at| &host[..at]);
    bare.trim_start_matches('[').trim_end_matches(']')
}

fn is_known(config: &Config, host: &str) -> bool {
    let name = without_port(host).trim_end_matches('.');
    let named =
        |known: &String| known.eq_ignore_ascii_case(name) || known.eq_ignore_ascii_case(host);
    let local = name.eq_ignore_ascii_case("localhost") || name.parse::<std::net::IpAddr>().is_ok();
    // A server for others that was told no name cannot know by which it is found.
    let any = config.hosts.is_empty() && !config.address.ip().is_loopback();
    local || any || config.hosts.iter().any(named)
}

fn problem(config: &Config, headers: &HeaderMap) -> Option<Problem> {
    let wrong = |message: String| Some(Problem::new(Code::WrongSite, message));
    let mut hosts = headers.get_all(header::HOST).iter();
    // Browsers always say it; who does not is none.
    let host = hosts.next().map(|host| host.to_str().unwrap_or_default());
    if hosts.next().is_some() {
        return wrong("The request names two servers.".to_owned());
    }
    if let Some(host) = host.filter(|host| !is_known(config, host)) {
        let name: String = host.chars().take(100).collect();
        return wrong(format!(
            "This server does not know itself as '{name}'. If it is called so, start it with --host {name}."
        ));
    }
    let origin = headers.get(header::ORIGIN)?.to_str().unwrap_or_default();
    let page = origin.split_once("://").map_or("", |(_, page)| page);
    let named = |known: &String| known.eq_ignore_ascii_case(without_port(page));
    let own = host.is_some_and(|host| host.eq_ignore_ascii_case(page));
    if own || config.hosts.iter().any(named) {
        return None;
    }
    wrong("Only the pages of this server may ask it for something.".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(bind: &str, hosts: &[&str], headers: &[(&'static str, &str)]) -> bool {
        let hosts = hosts.iter().map(|&host| host.to_owned()).collect();
        let config = Config { hosts, ..Config::new(bind.parse().unwrap(), "none".into()) };
        let mut map = HeaderMap::new();
        for (name, value) in headers {
            map.append(*name, value.parse().unwrap());
        }
        problem(&config, &map).is_some()
    }

    #[test]
    fn only_own_names_are_answered() {
        let local = "127.0.0.1:8080";
        for host in ["localhost:8080", "127.0.0.1:8080", "[::1]:8080", "192.168.0.7", "LOCALHOST."]
        {
            assert!(!refused(local, &[], &[("host", host)]), "{host}");
        }
        for host in ["evil.example", "localhost.evil.example", "", "evil.example:8080"] {
            assert!(refused(local, &[], &[("host", host)]), "{host}");
        }
        assert!(!refused(local, &["fief.example"], &[("host", "Fief.example")]));
        assert!(!refused("0.0.0.0:80", &[], &[("host", "any.example")]));
        assert!(refused("0.0.0.0:80", &["fief.example"], &[("host", "any.example")]));
        assert!(refused(local, &[], &[("host", "localhost"), ("host", "localhost")]));
        assert!(!refused(local, &[], &[]), "no browser");
    }

    #[test]
    fn only_own_pages_may_ask() {
        let from = |host: &str, origin: &str| {
            refused("127.0.0.1:8080", &["fief.example"], &[("host", host), ("origin", origin)])
        };
        assert!(!from("localhost:8080", "http://localhost:8080"));
        assert!(!from("127.0.0.1:8080", "https://fief.example"), "a proxy may change the host");
        assert!(from("localhost:8080", "http://localhost:3000"), "another program of this machine");
        assert!(from("localhost:8080", "https://evil.example"));
        assert!(from("localhost:8080", "null"));
        assert!(refused(
            "0.0.0.0:80",
            &[],
            &[("host", "a.example"), ("origin", "http://b.example")]
        ));
    }
}
