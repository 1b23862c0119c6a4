//! The checks against designs kept as data: deliberately broken ones, and good ones.

#![expect(clippy::unwrap_used, reason = "tests fail by panic")]

mod broken;
mod good;
mod outlook;
mod stats;
