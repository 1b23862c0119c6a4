//! What the fuzzer runs: one body a parser, fed with any bytes at all.
//!
//! A body never fails on bad input; it fails when something panics or breaks a promise (what is
//! read must be written back the same, what is refused must change nothing). On stable the
//! bodies run as ordinary tests on the corpus and on mutations of it; `fuzz_targets` hands them
//! to libFuzzer (`cargo +nightly fuzz run <target> --features libfuzzer`). The bodies for games
//! work on every game of the catalogue, and the tests make seeds of each: a new game needs nothing
//! here.

mod designs;
mod games;
mod lists;
mod live;
mod pictures;
mod protocol;
mod records;
mod shelf;
mod texts;

pub use self::pictures::picture;
pub use self::protocol::protocol;
pub use designs::{design, package};
pub use games::{moves, play, position, sheet, view};
pub use lists::table;
pub use live::{asked, live};
pub use records::{record, record_lines};
pub use texts::{cell, settings};

/// A body: it takes any bytes and must come back.
pub type Body = fn(&[u8]);

/// Hands the name of every target, which is also the name of its corpus, to another macro.
#[macro_export]
macro_rules! each_target {
    ($with:ident) => {
        $with!(
            asked,
            cell,
            design,
            live,
            moves,
            package,
            picture,
            play,
            position,
            protocol,
            record,
            record_lines,
            settings,
            sheet,
            table,
            view
        );
    };
}

macro_rules! named {
    ($($target:ident),*) => {
        /// Every target by its name.
        pub const TARGETS: &[(&str, Body)] = &[$((stringify!($target), $target)),*];
    };
}
each_target!(named);
