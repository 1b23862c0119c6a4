//! What can be wrong with a package, and with which of its files.

use game::Reason;
use i18n::{Message, Value};

use crate::files::FileError;

/// Why a package cannot be made or taken apart.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the names say it")]
pub enum PackageError {
    #[error("not a zip file as packages are")]
    NotAPackage,
    #[error("larger than {mebibytes} MiB, packed or unpacked")]
    TooLarge { mebibytes: usize },
    #[error("more than {most} files")]
    TooManyFiles { most: usize },
    #[error("no design.json")]
    NoDesign,
    #[error("design.json: {0}")]
    BadDesign(FileError),
    #[error("{path:?} is no path of a package")]
    BadPath { path: String },
    #[error("{path:?} twice, but for capital letters")]
    PathTwice { path: String },
    #[error("{path:?} is larger than {mebibytes} MiB")]
    FileTooLarge { path: String, mebibytes: usize },
    #[error("{path:?} is damaged or packed in an unknown way")]
    Damaged { path: String },
    #[error("{path:?} is not what its name says")]
    NotItsKind { path: String },
    #[error("{path:?} is {width} by {height} points")]
    PictureTooLarge { path: String, width: usize, height: usize },
    #[error("{path:?} can do more than be looked at")]
    PictureNotPlain { path: String },
    #[error("{path:?} is named by the design but missing")]
    Missing { path: String },
}

impl PackageError {
    fn path(&self) -> Option<&str> {
        match self {
            Self::BadPath { path }
            | Self::PathTwice { path }
            | Self::FileTooLarge { path, .. }
            | Self::Damaged { path }
            | Self::NotItsKind { path }
            | Self::PictureTooLarge { path, .. }
            | Self::PictureNotPlain { path }
            | Self::Missing { path } => Some(path),
            _ => None,
        }
    }
}

impl Reason for PackageError {
    fn key(&self) -> &'static str {
        match self {
            Self::NotAPackage => "package.not-a-package",
            Self::TooLarge { .. } => "package.too-large",
            Self::TooManyFiles { .. } => "package.too-many-files",
            Self::NoDesign => "package.no-design",
            Self::BadDesign(error) => error.key(),
            Self::BadPath { .. } => "package.bad-path",
            Self::PathTwice { .. } => "package.path-twice",
            Self::FileTooLarge { .. } => "package.file-too-large",
            Self::Damaged { .. } => "package.damaged",
            Self::NotItsKind { .. } => "package.not-its-kind",
            Self::PictureTooLarge { .. } => "package.picture-too-large",
            Self::PictureNotPlain { .. } => "package.picture-not-plain",
            Self::Missing { .. } => "package.missing",
        }
    }

    fn message(&self) -> Message {
        let message = Message::new(self.key());
        let message = match self.path() {
            Some(path) => message.with("path", Value::Text(path.to_owned())),
            None => message,
        };
        match self {
            Self::BadDesign(error) => error.message(),
            Self::TooLarge { mebibytes } | Self::FileTooLarge { mebibytes, .. } => {
                message.with("size", *mebibytes)
            }
            Self::TooManyFiles { most } => message.with("most", *most),
            Self::PictureTooLarge { width, height, .. } => {
                message.with("width", *width).with("height", *height)
            }
            _ => message,
        }
    }
}
