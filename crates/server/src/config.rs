//! What whoever starts a server decides. Nothing is read here: not the command line, no file.

use std::num::NonZeroU32;
use std::path::PathBuf;
use std::time::Duration;

/// How a server behaves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Config {
    /// So many machines think at the same time.
    pub machines: usize,
    /// The password of the educator's space as an Argon2 hash ([`crate::password::hash`]).
    /// Without one that space opens only on the computer that runs the server.
    pub host_password: Option<String>,
    /// Whether `X-Forwarded-For` tells who asks: only right behind a reverse proxy that sets it.
    pub trust_proxy: bool,
    /// Who may make matches.
    pub matches: Makers,
    /// Who may play with a design of their own that was not saved here.
    pub own_designs: OwnDesigns,
    /// Where it listens, as far as pages need to know it to tell others.
    pub reach: Reach,
    /// How often people may ask.
    pub limits: Limits,
    /// So many pictures and designs are read at the same time.
    pub pictures: usize,
    /// The program that reads each of them in a process of its own ([`crate::reading`]). Without
    /// one they are read on threads.
    pub reader: Option<PathBuf>,
    /// So often everybody at a match is asked whether they are still there.
    pub heartbeat: Duration,
    /// How many may be connected.
    pub connections: Connections,
    /// How long the slow are waited for.
    pub patience: Patience,
}

/// Who may make matches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Makers {
    /// Everybody who reaches the server.
    #[default]
    Anyone,
    /// Who may enter the educator's space. Whoever has a code or a link plays all the same.
    Educators,
}

/// Who may bring a design for one match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum OwnDesigns {
    /// Everybody who reaches the server, within limits.
    #[default]
    Anybody,
    /// The educator alone.
    Educator,
}

/// How other devices find this server.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reach {
    /// Whether they are answered.
    pub is_open: bool,
    /// Under which addresses, as far as is known.
    pub addresses: Vec<String>,
    /// How to start it so that they are answered, where they are not.
    pub command: String,
}

/// How many connections are kept at the same time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Connections {
    pub per_address: usize,
    pub in_all: usize,
}

impl Connections {
    /// As many as come, for tests and measurements.
    pub const FREE: Self = Self { per_address: usize::MAX, in_all: usize::MAX };
}

impl Default for Connections {
    /// A browser opens up to seven; a school of seventy computers has one address.
    fn default() -> Self {
        Self { per_address: 512, in_all: 10_000 }
    }
}

/// How long the slow are waited for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Patience {
    /// For the head of a request, also of the next one on the same connection.
    pub head: Duration,
    /// For the whole of a request and its answer.
    pub request: Duration,
    /// For somebody who does not read what is sent.
    pub write: Duration,
    /// For one picture or design that is read.
    pub reading: Duration,
}

impl Default for Patience {
    fn default() -> Self {
        Self {
            head: Duration::from_secs(15),
            // The largest picture needs that long over a slow line.
            request: Duration::from_secs(60),
            write: Duration::from_secs(20),
            reading: Duration::from_secs(20),
        }
    }
}

/// How often the same address may ask, by what it asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Guesses of short codes.
    pub joins: Rate,
    /// Wrong codes, of all addresses together.
    pub wrong_codes: Rate,
    /// New matches.
    pub matches: Rate,
    /// Saved designs and pictures.
    pub uploads: Rate,
    /// Designs that are brought for one match.
    pub own_designs: Rate,
    /// Guesses of the password.
    pub logins: Rate,
    /// Everything else, WebSockets included. A whole school may come from one address.
    pub requests: Rate,
    /// Wishes over one link.
    pub wishes: Rate,
}

/// So many at once, and so many a minute after that.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Rate {
    pub at_once: NonZeroU32,
    pub a_minute: NonZeroU32,
}

impl Rate {
    /// A rate; nothing at all counts as one.
    #[must_use]
    pub const fn new(at_once: u32, a_minute: u32) -> Self {
        const fn at_least_one(count: u32) -> NonZeroU32 {
            match NonZeroU32::new(count) {
                Some(count) => count,
                None => NonZeroU32::MIN,
            }
        }
        Self { at_once: at_least_one(at_once), a_minute: at_least_one(a_minute) }
    }

    /// As good as none, for tests and measurements.
    pub const FREE: Self = Self::new(1_000_000, 60_000_000);
}

impl Limits {
    /// As good as none, for tests and measurements.
    pub const FREE: Self = Self {
        joins: Rate::FREE,
        wrong_codes: Rate::FREE,
        matches: Rate::FREE,
        uploads: Rate::FREE,
        own_designs: Rate::FREE,
        logins: Rate::FREE,
        requests: Rate::FREE,
        wishes: Rate::FREE,
    };
}

impl Default for Limits {
    /// A class of thirty joins at once; a stranger who tries codes needs days to find a match.
    fn default() -> Self {
        Self {
            joins: Rate::new(40, 20),
            wrong_codes: Rate::new(300, 300),
            matches: Rate::new(60, 60),
            uploads: Rate::new(60, 60),
            // Whoever makes games changes them and plays again; nobody fills a disk with them.
            own_designs: Rate::new(20, 4),
            logins: Rate::new(10, 6),
            requests: Rate::new(1000, 6000),
            wishes: Rate::new(60, 600),
        }
    }
}

impl Config {
    /// Whether anybody may make matches, or also bring a design for one.
    pub(crate) fn anybody_makes(&self, brings: bool) -> bool {
        let may_bring = !brings || self.own_designs == OwnDesigns::Anybody;
        self.matches == Makers::Anyone && may_bring
    }
}

impl Default for Config {
    fn default() -> Self {
        Self {
            machines: 1,
            host_password: None,
            trust_proxy: false,
            matches: Makers::default(),
            own_designs: OwnDesigns::default(),
            reach: Reach::default(),
            limits: Limits::default(),
            pictures: 2,
            reader: None,
            // Proxies commonly cut off what was silent for a minute.
            heartbeat: Duration::from_secs(30),
            connections: Connections::default(),
            patience: Patience::default(),
        }
    }
}
