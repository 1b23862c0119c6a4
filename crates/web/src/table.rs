//! The table that a screen shows: a game on this device, or a match on a server.
//!
//! Both are the same [`Table`] to almost everybody. Here stands only which one it is, for what one
//! side alone has: keeping and machines here; the wire and the next match there.

use std::ops::{Deref, DerefMut};

use sitting::{Remote, Sitting, Table};

/// A table of either sort.
pub(crate) enum AnyTable {
    Here(Box<Sitting>),
    Online(Box<Remote>),
}

impl AnyTable {
    /// The sitting, when the game is on this device.
    pub(crate) fn here(&self) -> Option<&Sitting> {
        if let Self::Here(sitting) = self { Some(sitting) } else { None }
    }

    pub(crate) fn here_mut(&mut self) -> Option<&mut Sitting> {
        if let Self::Here(sitting) = self { Some(sitting) } else { None }
    }

    /// The match, when it is on a server.
    pub(crate) fn online(&self) -> Option<&Remote> {
        if let Self::Online(remote) = self { Some(remote) } else { None }
    }

    pub(crate) fn online_mut(&mut self) -> Option<&mut Remote> {
        if let Self::Online(remote) = self { Some(remote) } else { None }
    }
}

impl Deref for AnyTable {
    type Target = dyn Table;

    fn deref(&self) -> &Self::Target {
        match self {
            Self::Here(sitting) => &**sitting,
            Self::Online(remote) => &**remote,
        }
    }
}

impl DerefMut for AnyTable {
    fn deref_mut(&mut self) -> &mut Self::Target {
        match self {
            Self::Here(sitting) => &mut **sitting,
            Self::Online(remote) => &mut **remote,
        }
    }
}
