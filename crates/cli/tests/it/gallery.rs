//! The pictures of the book's gallery: every game as `marelle picture` draws it.
//!
//! They are committed, so that the book needs no build of Marelle. `cargo xtask gallery` runs
//! this test with `GALLERY=draw`, which draws them anew.

use std::fs;
use std::path::Path;

use crate::anywhere;

/// Games with code of their own are shown after this many moves, drawn at random with the same
/// seed each time, and designs as they start.
const USUAL_MOMENT: &str = "16";
/// Unless more is to be seen at another moment.
const MOMENTS: [(&str, &str); 13] = [
    ("othello", "12"),
    ("quoridor", "24"),
    ("labyrinth", "6"),
    ("memory", "15"),
    ("families", "9"),
    ("families-free", "9"),
    ("goose", "9"),
    ("snakes-and-ladders", "9"),
    ("ludo", "80"),
    ("peg-solitaire", "8"),
    ("chinese-checkers", "16"),
    ("star", "16"),
    ("flag", "28"),
];

#[test]
fn the_pictures_of_the_book_are_as_drawn() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut old = Vec::new();
    for id in catalogue::ids() {
        let drawn = drawn(id);
        let file = root.join("docs/src/gallery").join(format!("{id}.svg"));
        if draws_anew() {
            fs::write(&file, &drawn).unwrap();
        }
        // Some checkouts write lines with two signs at their ends.
        let kept = fs::read_to_string(&file).unwrap_or_default().replace("\r\n", "\n");
        old.extend((kept != drawn).then_some(id));
    }
    assert!(old.is_empty(), "not as drawn today: {old:?}. Run: cargo xtask gallery");
}

fn drawn(id: &str) -> String {
    let is_design = catalogue::family(id).unwrap().design().is_some();
    let usual = if is_design { "0" } else { USUAL_MOMENT };
    let moves = MOMENTS.iter().find(|(known, _)| *known == id).map_or(usual, |(_, moves)| moves);
    let ran = anywhere(&["picture", id, "--lang", "en", "--seed", "1", "--random", moves], b"");
    assert_eq!((ran.code, ran.errors.as_str()), (Some(0), ""), "{id}");
    ran.output
}

/// The chapters of the page, each with its games in the order of the shelf.
fn page() -> String {
    let words = catalogue::translator(i18n::Lang::En, &[]).unwrap();
    let (designs, games): (Vec<&catalogue::Family>, Vec<&catalogue::Family>) =
        catalogue::families().iter().partition(|family| family.design().is_some());
    let mut page = String::new();
    for (chapter, families) in
        [("Made in the workshop", designs), ("With rules of their own", games)]
    {
        page.push_str(&format!("## {chapter}\n"));
        for family in families {
            let game = family.open(&game::Settings::none()).unwrap();
            let (id, title) = (&family.card().id, catalogue::title(&*game, &words));
            page.push_str(&format!("\n### {title}\n\n![{title}](gallery/{id}.svg)\n"));
        }
        page.push('\n');
    }
    page.trim_end().to_owned() + "\n"
}

#[test]
fn the_page_shows_every_game_of_the_shelf() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/src/gallery.md");
    let kept = fs::read_to_string(&file).unwrap().replace("\r\n", "\n");
    let head = kept.find("## ").map_or(kept.as_str(), |at| &kept[..at]);
    let wanted = head.to_owned() + &page();
    if draws_anew() {
        fs::write(&file, wanted).unwrap();
    } else {
        assert_eq!(kept, wanted, "Run: cargo xtask gallery");
    }
}

fn draws_anew() -> bool {
    std::env::var_os("GALLERY").is_some_and(|wish| wish == "draw")
}
