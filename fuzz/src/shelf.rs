//! Which game an input is about: its first line says so, as the protocol would (`quoridor size=5`).

use std::sync::Arc;

use game::{AnyGame, Settings};

/// The game of the first line and the text after it. Any first line gives some game, so that
/// mutations of it are not lost.
pub(crate) fn game_and_rest(data: &[u8]) -> Option<(Arc<dyn AnyGame>, String)> {
    let text = String::from_utf8_lossy(data);
    let (first, rest) = text.split_once('\n').unwrap_or((&text, ""));
    let game = named(first).or_else(|| any_game(first))?;
    Some((game, rest.to_owned()))
}

fn named(line: &str) -> Option<Arc<dyn AnyGame>> {
    let mut words = line.split(' ');
    let id = words.next()?;
    let settings = Settings::parse(words).ok()?;
    catalogue::open(id, &settings).ok()
}

fn any_game(line: &str) -> Option<Arc<dyn AnyGame>> {
    let families = catalogue::families();
    let sum: usize = line.bytes().map(usize::from).sum();
    let family = families.get(sum.checked_rem(families.len())?)?;
    family.open(&Settings::none()).ok()
}
