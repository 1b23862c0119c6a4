//! The application for browsers, inside the program.
//!
//! `cargo xtask web` makes the files; whoever builds the program without it gets a program
//! without pages, and nothing else changes. While developing, files are read from the folder
//! at each request; a release holds them.

use std::borrow::Cow;

use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "../../target/web/dist"]
#[allow_missing = true]
struct Dist;

/// A file of the application by its path, such as `index.html`.
#[must_use]
pub fn file(path: &str) -> Option<Cow<'static, [u8]>> {
    Dist::get(path).map(|file| file.data)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_there_is_not_found() {
        assert_eq!(file("no/such/file.html"), None);
        assert_eq!(file("../Cargo.toml"), None);
    }
}
