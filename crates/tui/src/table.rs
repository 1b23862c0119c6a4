//! The table on the screen: a game on this computer or a match on a server.
//!
//! Both show the same snapshot and take the same requests. What only one of them has, a file and a
//! machine or a server and its people, is asked of that one.

use i18n::Translator;
use sitting::Request;

use crate::online::Online;
use crate::sitting::Sitting;

/// A table, wherever it is played.
pub(crate) enum Table {
    Here(Box<Sitting>),
    There(Box<Online>),
}

impl Table {
    /// What both sorts have.
    pub(crate) fn model(&self) -> &dyn sitting::Table {
        match self {
            Self::Here(sitting) => &***sitting,
            Self::There(online) => &***online,
        }
    }

    /// The game on this computer.
    pub(crate) const fn here(&self) -> Option<&Sitting> {
        match self {
            Self::Here(sitting) => Some(sitting),
            Self::There(_) => None,
        }
    }

    pub(crate) const fn here_mut(&mut self) -> Option<&mut Sitting> {
        match self {
            Self::Here(sitting) => Some(sitting),
            Self::There(_) => None,
        }
    }

    /// The match on a server.
    pub(crate) const fn there(&self) -> Option<&Online> {
        match self {
            Self::Here(_) => None,
            Self::There(online) => Some(online),
        }
    }

    pub(crate) fn request(&mut self, request: Request) {
        match self {
            Self::Here(sitting) => sitting.request(request),
            Self::There(online) => online.request(request),
        }
    }

    /// Time went by; tells whether anything changed.
    pub(crate) fn tick(&mut self, elapsed_ms: u64) -> bool {
        match self {
            Self::Here(sitting) => sitting.tick(elapsed_ms) | sitting.let_machines_act(),
            Self::There(online) => online.tick(elapsed_ms),
        }
    }

    pub(crate) fn listen_anew(&mut self, words: &Translator) {
        match self {
            Self::Here(sitting) => sitting.listen_anew(words),
            Self::There(online) => online.listen_anew(words),
        }
    }

    /// The screen is left: a game here is written, a match on a server goes on without it.
    pub(crate) fn interrupt(&mut self) {
        if let Self::Here(sitting) = self {
            sitting.interrupt();
        }
    }
}
