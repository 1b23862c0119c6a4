//! Why a command stops before its end, and the exit code that says so.

use std::io;

use game::{Reason, Refused};
use i18n::Message;
use storage_files::StorageError;

/// Why a command stops before its end.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Halt {
    /// The words after `marelle` ask for something that does not exist.
    #[error("{}", .0.key())]
    Usage(Message),
    /// What was asked cannot be done, or a file is damaged.
    #[error("{}", .0.key())]
    Refused(Message),
    /// Something stands in the way, and all has been told already.
    #[error("told already")]
    Told,
    /// A stream cannot be read or written.
    #[error(transparent)]
    Stream(#[from] io::Error),
}

impl From<StorageError> for Halt {
    fn from(error: StorageError) -> Self {
        Self::Refused(error.message())
    }
}

impl Halt {
    pub(crate) fn usage(reason: &impl Reason) -> Self {
        Self::Usage(reason.message())
    }

    pub(crate) fn because(reason: &impl Reason) -> Self {
        Self::Refused(reason.message())
    }

    pub(crate) fn refused(refused: &Refused) -> Self {
        Self::Refused(refused.message().clone())
    }

    /// What the program returns.
    pub(crate) fn exit_code(&self) -> u8 {
        match self {
            Self::Usage(_) => 2,
            Self::Refused(_) | Self::Told => 1,
            // Whoever read us has seen enough: `marelle games | head -1` is no fault.
            Self::Stream(error) => u8::from(error.kind() != io::ErrorKind::BrokenPipe),
        }
    }

    /// What is to be told; nothing when nobody listens any more.
    pub(crate) fn message(&self) -> Option<Message> {
        match self {
            Self::Usage(message) | Self::Refused(message) => Some(message.clone()),
            Self::Told => None,
            Self::Stream(error) if error.kind() == io::ErrorKind::BrokenPipe => None,
            Self::Stream(error) => {
                Some(Message::new("cli.stream").with("details", error.to_string()))
            }
        }
    }
}
