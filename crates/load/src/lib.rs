//! Many players at once: matches over real sockets, with a ledger of what was acknowledged.
//!
//! `cargo xtask load` measures with it, and campaigns of other crates kill servers under it. It
//! knows the server by its program and its protocol alone, and the rules only to write down
//! games beforehand: while it plays it should cost little.

pub mod client;
pub mod ledger;
pub mod program;
pub mod script;
pub mod stored;
pub mod table;
