//! Matches: a head that says what is played, and a log of events that only grows.

use crate::{Digest, GameResult, Id};

/// A match to be kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewMatch {
    /// Its name.
    pub id: Id,
    /// The game by its id.
    pub game: String,
    /// Its record up to the first move: options, seed, seats, house rules.
    pub record_head: String,
    /// A few letters by which a classroom finds it.
    pub code: Option<String>,
    /// Who may do what.
    pub links: Vec<Link>,
    /// When it was made.
    pub made_ms: i64,
    /// What who made it allows.
    pub allows: Allows,
}

/// What who made a match allows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Allows {
    /// Whoever has the code may look on.
    pub watching: bool,
    /// All seats may be played at one device.
    pub one_device: bool,
    /// It is played with a design that was brought for it alone, and goes when nobody plays it.
    pub own_design: bool,
    /// Players may ask their device for advice.
    pub hints: bool,
}

impl Allows {
    /// The number by which a store keeps it.
    #[must_use]
    pub const fn number(self) -> i64 {
        self.watching as i64
            | (self.one_device as i64) << 1
            | (self.own_design as i64) << 2
            | (self.hints as i64) << 3
    }

    /// What a number stands for; what is not known yet is not allowed.
    #[must_use]
    pub const fn of_number(number: i64) -> Self {
        Self {
            watching: number & 1 != 0,
            one_device: number & 2 != 0,
            own_design: number & 4 != 0,
            hints: number & 8 != 0,
        }
    }
}

/// A secret link to a match, known by its digest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Link {
    /// The digest of the secret.
    pub digest: Digest,
    /// What its bearer may do.
    pub role: Role,
}

/// What the bearer of a link may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// Everything that the one who made the match may do.
    Host,
    /// Play this seat, counted from 1.
    Seat(u8),
    /// Look on.
    Spectator,
}

impl Role {
    /// The number by which a store keeps it.
    #[must_use]
    pub const fn number(self) -> i16 {
        match self {
            Self::Spectator => -1,
            Self::Host => 0,
            // A number of eight bits fits.
            Self::Seat(seat) => seat as i16,
        }
    }

    /// The role of a number.
    #[must_use]
    pub fn of_number(number: i16) -> Option<Self> {
        match number {
            -1 => Some(Self::Spectator),
            0 => Some(Self::Host),
            seat => u8::try_from(seat).ok().map(Self::Seat),
        }
    }
}

/// Somebody who sits down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Claim {
    /// The match.
    pub id: Id,
    /// The seat they take.
    pub seat: u8,
    /// A new link to it; all others are void then.
    pub link: Option<Digest>,
    /// The device at which they sit, if it is known: the seat is bound to it.
    pub device: Option<Digest>,
    /// When.
    pub at_ms: i64,
}

/// A seat that somebody took.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Taken {
    /// Which one.
    pub seat: u8,
    /// The device to which it is bound.
    pub device: Option<Digest>,
}

/// One thing that happened in a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// Its number in the match, from 0.
    pub ply: u32,
    /// What happened, as the server writes it.
    pub text: String,
    /// When.
    pub at_ms: i64,
}

/// Events to be added to a match, all of them or none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Append {
    /// The match.
    pub id: Id,
    /// How many events the writer knows; if there are others by now, nothing is added.
    pub after: u32,
    /// What happened, in order.
    pub texts: Vec<String>,
    /// When.
    pub at_ms: i64,
    /// The record up to the first move, where these events changed it.
    pub record_head: Option<String>,
    /// How the match ended, when it did by these events.
    pub ending: Option<Ending>,
}

impl Append {
    /// Whether it is one event and nothing else, which is what happens most.
    #[must_use]
    pub const fn is_single_event(&self) -> bool {
        self.ending.is_none() && self.record_head.is_none() && self.texts.len() == 1
    }

    /// How many events there are when these are added.
    #[must_use]
    pub fn plies(&self) -> u32 {
        // A match has far fewer events than fit.
        self.after.saturating_add(u32::try_from(self.texts.len()).unwrap_or(u32::MAX))
    }
}

/// A match as it is kept from now on: somebody's name is gone from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rewritten {
    /// The match.
    pub id: Id,
    /// Its record up to the first move.
    pub record_head: String,
    /// The events that read differently now.
    pub events: Vec<Event>,
}

/// The end of a match. Its results reach the scores together with the last event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ending {
    /// The outcome, as the record writes it.
    pub outcome: String,
    /// What it brought to whom.
    pub results: Vec<GameResult>,
}

/// What is known of a match without its events.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchHead {
    /// What was asked for when it was made, without its links.
    pub made: NewMatch,
    /// How many events it has.
    pub plies: u32,
    /// When the last of them was, or when it was made.
    pub touched_ms: i64,
    /// What the seat that has the hand had thought since then when the match was put away.
    pub thinking_ms: u64,
    /// The outcome, when it is over.
    pub outcome: Option<String>,
}

/// How far a match is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Which one.
    pub id: Id,
    /// How many events it has.
    pub plies: u32,
    /// Another number whenever others agree to something, or another match follows.
    pub beside: i64,
}

/// A match with all that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredMatch {
    /// What is played, and how far it is.
    pub head: MatchHead,
    /// All that happened, in order.
    pub events: Vec<Event>,
}
