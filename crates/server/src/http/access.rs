//! Who asks, and whether they may enter the educator's space.
//!
//! With a password that space opens to tickets, which a browser keeps in a cookie. Without one it
//! opens only on the computer that runs the server: the request comes from there, was not passed
//! on by a proxy, and calls the server by a name of that computer.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use i18n::Message;

use super::Shared;
use super::asked::bearer;
use super::cookies::{self, TICKET};
use super::faults::Refusal;
use crate::password;

/// So many tickets of a request are looked at.
const MOST_TICKETS: usize = 3;
/// What proxies add.
const FORWARDED: [&str; 4] = ["x-forwarded-for", "forwarded", "x-real-ip", "via"];

/// Who asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Asker {
    /// Their address, or that of their house: of the newer addresses a house has very many.
    pub(crate) address: IpAddr,
    /// Whether they sit at the computer that runs the server.
    pub(crate) is_here: bool,
}

/// Somebody who may enter the educator's space.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Host;

impl Asker {
    pub(crate) fn of(parts: &Parts, trust_proxy: bool) -> Self {
        let headers = &parts.headers;
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        let peer = peer.map(|ConnectInfo(address)| address.ip().to_canonical());
        let is_passed_on = FORWARDED.iter().any(|name| headers.contains_key(*name));
        let is_here = !trust_proxy
            && !is_passed_on
            && peer.is_some_and(|peer| peer.is_loopback())
            && names_this_computer(headers);
        let told = if trust_proxy { told_by_proxy(headers) } else { None };
        let unknown = IpAddr::V6(Ipv6Addr::UNSPECIFIED);
        Self { address: house_of(told.or(peer).unwrap_or(unknown)), is_here }
    }
}

/// The proxy in front of us adds the address it saw at the end; what stands before it could have
/// been written by anybody.
fn told_by_proxy(headers: &HeaderMap) -> Option<IpAddr> {
    let last = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
    let address: IpAddr = last.rsplit(',').next()?.trim().parse().ok()?;
    Some(address.to_canonical())
}

/// All addresses of one house are taken for the same.
pub(crate) fn house_of(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
    }
}

/// A page of another site can make its own name lead here, but it cannot make it ours.
fn names_this_computer(headers: &HeaderMap) -> bool {
    let Some(host) = headers.get(header::HOST).and_then(|host| host.to_str().ok()) else {
        return true;
    };
    let address = host.parse::<SocketAddr>().map(|address| address.ip());
    let name = host.rsplit_once(':').map_or(host, |(name, _)| name);
    let name = name.trim_start_matches('[').trim_end_matches(']');
    let address = address.or_else(|_| name.parse::<IpAddr>());
    let is_loopback = |address: IpAddr| address == Ipv4Addr::LOCALHOST || address.is_loopback();
    name.eq_ignore_ascii_case("localhost") || address.is_ok_and(is_loopback)
}

impl FromRequestParts<Shared> for Asker {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(
        parts: &mut Parts,
        state: &Shared,
    ) -> Result<Self, Self::Rejection> {
        Ok(Self::of(parts, state.config.trust_proxy))
    }
}

impl FromRequestParts<Shared> for Host {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, state: &Shared) -> Result<Self, Refusal> {
        // A page of another site that the educator looks at must do nothing in their name.
        let is_own = is_from_here(&parts.headers);
        let Some(hash) = &state.config.host_password else {
            let is_here = is_own && Asker::of(parts, state.config.trust_proxy).is_here;
            let only_here = || Refusal::new(StatusCode::FORBIDDEN, Message::new("live.only-here"));
            return is_here.then_some(Self).ok_or_else(only_here);
        };
        let now_ms = state.rooms.clock().now_ms();
        for ticket in tickets(parts, is_own) {
            let digest = password::ticket_digest(&ticket, hash);
            if state.rooms.store().has_ticket(&digest, now_ms).await? {
                return Ok(Self);
            }
        }
        tracing::info!("the educator's space stays closed to somebody");
        Err(Refusal::new(StatusCode::UNAUTHORIZED, Message::new("live.password-wanted")))
    }
}

/// A page of another site may not play with the visitor's links. Programs send no origin.
pub(crate) fn is_from_here(headers: &HeaderMap) -> bool {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
    match (headers.get(header::ORIGIN), text(header::ORIGIN), text(header::HOST)) {
        (None, ..) => true,
        (Some(_), Some(origin), Some(host)) => {
            origin.split_once("://").is_some_and(|(_, origin)| origin == host)
        }
        _ => false,
    }
}

/// The tickets of a request, of which nobody needs many; its cookies count on our own pages only.
pub(super) fn tickets(parts: &Parts, is_own: bool) -> Vec<String> {
    let by_cookie = cookies::all(&parts.headers, TICKET).filter(|_| is_own).map(str::to_owned);
    bearer(parts).into_iter().chain(by_cookie).take(MOST_TICKETS).collect()
}

#[cfg(test)]
mod tests {
    use axum::http::Request;

    use super::*;

    fn asker(peer: &str, headers: &[(&str, &str)], trust_proxy: bool) -> (String, bool) {
        let mut request = Request::builder();
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let (mut parts, ()) = request.body(()).unwrap().into_parts();
        parts.extensions.insert(ConnectInfo(peer.parse::<SocketAddr>().unwrap()));
        let asker = Asker::of(&parts, trust_proxy);
        (asker.address.to_string(), asker.is_here)
    }

    #[test]
    fn only_who_sits_here_is_here() {
        let here = |host: &str| asker("127.0.0.1:9", &[("host", host)], false).1;
        assert!(here("localhost:8080") && here("127.0.0.1") && here("[::1]:8080"));
        assert!(!here("evil.example:8080") && !here("localhost.evil.example") && !here("10.0.0.1"));
        assert!(asker("[::1]:9", &[], false).1);
        assert!(!asker("192.168.1.7:9", &[("host", "localhost")], false).1);
        assert!(!asker("127.0.0.1:9", &[("x-forwarded-for", "127.0.0.1")], false).1);
        assert!(!asker("127.0.0.1:9", &[], true).1, "behind a proxy everybody seems near");
    }

    #[test]
    fn only_a_trusted_proxy_is_believed() {
        let forged = [("x-forwarded-for", "1.2.3.4, 5.6.7.8")];
        assert_eq!(asker("9.9.9.9:1", &forged, false).0, "9.9.9.9");
        assert_eq!(asker("127.0.0.1:1", &forged, true).0, "5.6.7.8");
        assert_eq!(asker("127.0.0.1:1", &[("x-forwarded-for", "nonsense")], true).0, "127.0.0.1");
        let wide = "[2001:db8:1:2:3:4:5:6]:80";
        assert_eq!(asker(wide, &[], false).0, "2001:db8:1:2::");
        assert_eq!(asker("[::ffff:1.2.3.4]:80", &[], false).0, "1.2.3.4");
    }
}
