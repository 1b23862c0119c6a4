//! The pictures of the book's gallery: every game as `marelle picture` draws it.
//!
//! They are committed, so that the book needs no build of Marelle. `cargo xtask gallery` runs
//! this test with `GALLERY=draw`, which draws them anew.

use std::fs;
use std::path::{Path, PathBuf};

use crate::anywhere;

/// Games that show more after some moves, drawn at random with the same seed each time; the
/// others are shown as they start.
const MOMENTS: [(&str, &str); 12] = [
    ("othello", "12"),
    ("quoridor", "24"),
    ("labyrinth", "6"),
    ("mansuba", "16"),
    ("memory", "15"),
    ("families", "9"),
    ("families-free", "9"),
    ("goose", "9"),
    ("peg-solitaire", "8"),
    ("chinese-checkers", "16"),
    ("star", "16"),
    ("flag", "28"),
];

#[test]
fn the_pictures_of_the_book_are_as_drawn() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let draws_anew = std::env::var_os("GALLERY").is_some_and(|wish| wish == "draw");
    let ids = ids(&root);
    assert!(ids.len() > 20, "the games were not found: {ids:?}");
    let mut old = Vec::new();
    for id in ids {
        let drawn = drawn(&id);
        let file = root.join("docs/src/gallery").join(format!("{id}.svg"));
        if draws_anew {
            fs::write(&file, &drawn).unwrap();
        }
        // Some checkouts write lines with two signs at their ends.
        let kept = fs::read_to_string(&file).unwrap_or_default().replace("\r\n", "\n");
        old.extend((kept != drawn).then_some(id));
    }
    assert!(old.is_empty(), "not as drawn today: {old:?}. Run: cargo xtask gallery");
}

fn drawn(id: &str) -> String {
    let moves = MOMENTS.iter().find(|(known, _)| *known == id).map_or("0", |(_, moves)| moves);
    let ran = anywhere(&["picture", id, "--lang", "en", "--seed", "1", "--random", moves], b"");
    assert_eq!((ran.code, ran.errors.as_str()), (Some(0), ""), "{id}");
    ran.output
}

/// The games with code of their own and the designs that ship, in order.
fn ids(root: &Path) -> Vec<String> {
    let games = names(root.join("crates"));
    let games = games.iter().filter_map(|name| name.strip_prefix("game-")).map(str::to_owned);
    let mut ids: Vec<String> = games.chain(names(root.join("crates/workshop/library"))).collect();
    ids.sort();
    ids
}

fn names(folder: PathBuf) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap();
    entries.map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned()).collect()
}
