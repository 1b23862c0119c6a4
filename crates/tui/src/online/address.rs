//! Where a match is: the address of its server, and the code or the secret that opens it.
//!
//! People paste what the browser shows (`https://…/#/match/<secret>`, `https://…/#/join/<code>`),
//! or type a code. Nothing is asked of the network here.

use std::io;
use std::net::{IpAddr, SocketAddr};

use i18n::Message;
use url::Url;

/// Where the browser's address of a match begins, after the server's.
const PAGE: &str = "#/";
/// Codes are shorter than this, secrets are not.
const SHORTEST_SECRET: usize = 16;
/// No code and no secret is longer.
const LONGEST: usize = 128;

/// A server: its origin, without any path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Server {
    url: Url,
}

/// What opens a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Key {
    /// A few letters, for whoever wants to sit down.
    Code(String),
    /// The secret of a seat, or of a place to look on.
    Link(String),
}

/// A match and its server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Invitation {
    pub(crate) server: Server,
    pub(crate) key: Key,
}

impl Server {
    /// Reads an address with or without `http://` or `https://` before it.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let text = text.trim();
        let (scheme, rest) = match text.split_once("://") {
            Some((scheme, rest)) => (scheme.to_ascii_lowercase(), rest),
            None => (guessed_scheme(text).to_owned(), text),
        };
        let scheme = match scheme.as_str() {
            "http" | "ws" => "http",
            "https" | "wss" => "https",
            _ => return None,
        };
        let given = Url::parse(&format!("{scheme}://{rest}")).ok()?;
        let url = Url::parse(&given.origin().ascii_serialization()).ok()?;
        Some(Self { url })
    }

    /// The address as people know it.
    pub(crate) fn origin(&self) -> &str {
        self.url.as_str().trim_end_matches('/')
    }

    /// The address of something that is asked once.
    pub(crate) fn page(&self, path: &str) -> String {
        format!("{}{path}", self.origin())
    }

    /// The address of live games.
    pub(crate) fn live(&self) -> String {
        self.page("/api/live").replacen("http", "ws", 1)
    }

    /// Where it is in the network.
    pub(crate) fn sockets(&self) -> io::Result<Vec<SocketAddr>> {
        self.url.socket_addrs(|| None)
    }
}

/// Servers of a house or a class have a number or a port; those of the world have a certificate.
fn guessed_scheme(text: &str) -> &'static str {
    let host = text.split(['/', '?', '#']).next().unwrap_or_default();
    let is_number = host.starts_with('[') || host.parse::<IpAddr>().is_ok();
    let is_near = host == "localhost" || is_number;
    match host.rsplit_once(':') {
        Some((_, "443")) => "https",
        Some(_) => "http",
        None if is_near => "http",
        None => "https",
    }
}

impl Invitation {
    /// Reads a code or a whole link; `server` is meant where it names none.
    pub(crate) fn read(given: &str, server: &str) -> Result<Self, Message> {
        let given = given.trim();
        if given.is_empty() {
            return Err(Message::new("tui.join-code-wanted"));
        }
        let (address, key) = match given.split_once(PAGE) {
            Some((address, page)) => (address, page_key(page)),
            None => ("", word_key(given)),
        };
        let key = key.ok_or_else(|| Message::new("tui.join-no-link"))?;
        let address = if address.is_empty() { server } else { address };
        let server = Server::read(address).ok_or_else(|| Message::new("tui.join-no-address"))?;
        Ok(Self { server, key })
    }
}

/// What a page of the browser opens.
fn page_key(page: &str) -> Option<Key> {
    let (kind, word) = page.trim_end_matches('/').split_once('/')?;
    let word = Some(word).filter(|word| is_word(word))?;
    match kind {
        "match" => Some(Key::Link(word.to_owned())),
        "join" => Some(Key::Code(word.to_ascii_uppercase())),
        _ => None,
    }
}

fn word_key(word: &str) -> Option<Key> {
    let is_secret = word.len() >= SHORTEST_SECRET;
    is_word(word).then(|| match is_secret {
        true => Key::Link(word.to_owned()),
        false => Key::Code(word.to_ascii_uppercase()),
    })
}

/// Whether this can be a code or a secret.
pub(crate) fn is_word(text: &str) -> bool {
    let is_sign = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_');
    !text.is_empty() && text.len() <= LONGEST && text.bytes().all(is_sign)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECRET: &str = "0123456789abcdef0123456789abcdef";

    #[test]
    fn servers_are_found_with_and_without_a_scheme() {
        for (text, origin) in [
            ("http://localhost:7878/", "http://localhost:7878"),
            ("localhost:7878", "http://localhost:7878"),
            (" 192.168.1.7:7878 ", "http://192.168.1.7:7878"),
            ("192.168.1.7", "http://192.168.1.7"),
            ("[::1]:7878", "http://[::1]:7878"),
            ("class.local:7878", "http://class.local:7878"),
            ("games.example", "https://games.example"),
            ("games.example:443/any/page", "https://games.example"),
            ("WSS://Games.example/#/join", "https://games.example"),
            ("ws://games.example:80", "http://games.example"),
            ("https://anna:secret@games.example", "https://games.example"),
        ] {
            let server = Server::read(text).unwrap_or_else(|| panic!("{text}"));
            assert_eq!(server.origin(), origin, "{text}");
        }
        for text in ["", "http://", "ftp://games.example", "file:///etc/passwd", "a b", "x:99999"] {
            assert_eq!(Server::read(text), None, "{text}");
        }
    }

    #[test]
    fn the_wire_is_safe_where_the_page_is() {
        let live = |text: &str| Server::read(text).unwrap().live();
        assert_eq!(live("https://games.example"), "wss://games.example/api/live");
        assert_eq!(live("localhost:7878"), "ws://localhost:7878/api/live");
    }

    #[test]
    fn codes_and_links_are_told_apart() {
        let here = "localhost:7878";
        let code = |text: &str| Key::Code(text.to_owned());
        let link = Key::Link(SECRET.to_owned());
        for (given, origin, key) in [
            (" abcdef ".to_owned(), "http://localhost:7878", code("ABCDEF")),
            (SECRET.to_owned(), "http://localhost:7878", link.clone()),
            (format!("#/match/{SECRET}"), "http://localhost:7878", link.clone()),
            (format!("https://a.example/#/match/{SECRET}"), "https://a.example", link.clone()),
            (format!("http://a.example:9/?maker#/match/{SECRET}/"), "http://a.example:9", link),
            ("https://a.example/#/join/abcdef".to_owned(), "https://a.example", code("ABCDEF")),
        ] {
            let read = Invitation::read(&given, here).unwrap();
            assert_eq!((read.server.origin(), read.key), (origin, key), "{given}");
        }
    }

    #[test]
    fn what_opens_nothing_is_explained() {
        for (given, server, why) in [
            ("  ", "localhost", "tui.join-code-wanted"),
            ("https://a.example/", "localhost", "tui.join-no-link"),
            ("#/help/othello", "localhost", "tui.join-no-link"),
            ("#/match/", "localhost", "tui.join-no-link"),
            ("#/match/a\u{1b}[2J", "localhost", "tui.join-no-link"),
            ("#/match/../../x", "localhost", "tui.join-no-link"),
            (&"a".repeat(129), "localhost", "tui.join-no-link"),
            ("ABCDEF", "", "tui.join-no-address"),
            ("ABCDEF", "ftp://x", "tui.join-no-address"),
        ] {
            let refused = Invitation::read(given, server).unwrap_err();
            assert_eq!(refused.key(), why, "{given}");
        }
    }
}
