//! How a design speaks of its things and places: a card, an animal; the first row, left.
//!
//! Where letters and numbers stand at the board's edges, they name its places. All other games tell
//! them in words, or by the number that a cell shows. Nothing is hidden here: who may
//! not know a token is never told its name.

use std::sync::Arc;

use design::{Design, Grid, Mode, Numbers, TokenKind};
use geometry::Cell;
use i18n::{Manner, Message};

use crate::explain::Name;

/// How a design speaks.
pub(crate) fn manner_of(design: &Design) -> Manner {
    let places = Places::of(&design.grid);
    Manner {
        thing: Some(thing_of(design)),
        places: (!design.coordinates)
            .then(|| -> i18n::Places { Arc::new(move |name| places.told(name)) }),
    }
}

/// What the things are called that are moved or turned: as the maker says, else a good guess.
#[must_use]
pub(crate) fn thing_of(design: &Design) -> Message {
    if !design.thing_name.is_empty() {
        return Name::of(&design.thing_name, "").message();
    }
    let handled = || design.tokens.iter().filter(|kind| kind.mode != Mode::Immobile);
    let all = |fits: &dyn Fn(&TokenKind) -> bool| handled().next().is_some() && handled().all(fits);
    let any = |fits: &dyn Fn(&TokenKind) -> bool| handled().any(fits);
    let draws = |kind: &TokenKind, set: &str| kind.picture.starts_with(set);
    let guesses: [(&str, bool); 8] = [
        ("thing.letter", all(&|kind| draws(kind, "letter:"))),
        ("thing.domino", any(&|kind| draws(kind, "domino:"))),
        ("thing.number", all(&|kind| draws(kind, "digit:") || draws(kind, "number:"))),
        ("thing.card", any(&|kind| kind.mode == Mode::Selection && !kind.lies_open)),
        ("thing.piece", any(&|kind| !kind.shape.0.is_empty())),
        ("thing.pawn", any(&|kind| !kind.die.is_empty() || !kind.owners.0.is_empty())),
        ("thing.word", all(&|kind| kind.picture.is_empty() && is_word(kind))),
        ("thing.picture", all(&|kind| draws(kind, "picture:") || draws(kind, "pictures/"))),
    ];
    let found = guesses.into_iter().find(|(_, fits)| *fits);
    Message::new(found.map_or("thing.token", |(key, _)| key))
}

/// Whether a kind has a name that is read.
fn is_word(kind: &TokenKind) -> bool {
    let name = kind.name.in_lang(i18n::Lang::Fr);
    name.chars().nth(1).is_some() && name.chars().any(char::is_alphabetic)
}

/// What is needed to tell the places of a grid.
struct Places {
    rows: u8,
    columns: u8,
    numbers: Numbers,
}

impl Places {
    fn of(grid: &Grid) -> Self {
        Self { rows: grid.rows, columns: grid.columns, numbers: grid.numbers.clone() }
    }

    /// A place in words, by its name; nothing for what is no place.
    fn told(&self, name: &str) -> Option<Message> {
        if name.contains('.') {
            return Some(Message::new("place.beside"));
        }
        let cell: Cell = name.parse().ok()?;
        let number = self.numbers.at(cell);
        if number > 0 {
            return Some(Message::new("place.square").with("number", number));
        }
        let column = part(cell.col, self.columns, ["place.left", "place.right"], "place.column");
        Some(match (self.rows, self.columns) {
            (1, _) => column,
            (_, 1) => part(cell.row, self.rows, ["place.top", "place.bottom"], "place.row"),
            _ => {
                let row = counted("place.row", cell.row);
                Message::new("place.at").with("row", row).with("column", column)
            }
        })
    }
}

/// One of several in a line: the first, the last and the middle have words of their own.
fn part(index: u8, count: u8, [first, last]: [&'static str; 2], other: &'static str) -> Message {
    match index {
        0 => Message::new(first),
        _ if index + 1 == count => Message::new(last),
        _ if index * 2 + 1 == count => Message::new("place.middle"),
        _ => counted(other, index),
    }
}

fn counted(key: &'static str, index: u8) -> Message {
    let name = if key == "place.row" { "row" } else { "column" };
    Message::new(key).with(name, index.saturating_add(1))
}

#[cfg(test)]
mod tests {
    use design::files;
    use i18n::{Lang, Translator};

    use super::*;

    fn told(grid: &str, place: &str) -> [String; 2] {
        let design = files::read(format!(r#"{{ "grid": {grid} }}"#)).unwrap();
        let told = Places::of(&design.grid).told(place).unwrap();
        Lang::ALL
            .map(|lang| Translator::new(lang, &[design::WORDS.in_lang(lang)]).unwrap().say(&told))
    }

    #[test]
    fn places_are_told_in_words() {
        let (small, wide) = (r#"{ "rows": 2, "columns": 3 }"#, r#"{ "rows": 9, "columns": 6 }"#);
        assert_eq!(told(small, "a1"), ["first row, left", "première ligne, à gauche"]);
        assert_eq!(told(small, "b2"), ["second row, in the middle", "deuxième ligne, au milieu"]);
        let inner = ["fourth row, third place", "quatrième ligne, troisième case"];
        assert_eq!(told(wide, "c4"), inner);
        assert_eq!(told(wide, "f9"), ["ninth row, right", "neuvième ligne, à droite"]);
        assert_eq!(told(r#"{ "rows": 1, "columns": 4 }"#, "b1")[1], "deuxième case");
        assert_eq!(told(r#"{ "rows": 3, "columns": 1 }"#, "a3")[1], "en bas");
        assert_eq!(told(small, "shoe1.a1")[1], "à côté du plateau");
        let numbered = r#"{ "rows": 1, "columns": 2, "numbers": ["7 ."] }"#;
        assert_eq!(told(numbered, "a1"), ["square 7", "case 7"]);
    }

    #[test]
    fn things_are_guessed_and_can_be_said() {
        let thing = |tokens: &str| {
            let design = files::read(format!(r#"{{ "tokens": [{tokens}] }}"#)).unwrap();
            thing_of(&design).key().to_owned()
        };
        assert_eq!(thing(r#"{ "id": "a", "mode": "selection" }"#), "thing.card");
        assert_eq!(thing(r#"{ "id": "a", "picture": "letter:a" }"#), "thing.letter");
        assert_eq!(thing(r#"{ "id": "a", "name": "chat" }"#), "thing.word");
        let cat = r#"{ "id": "a", "name": "chat", "picture": "picture:cat" }"#;
        assert_eq!(thing(cat), "thing.picture");
        assert_eq!(thing(r#"{ "id": "a", "owners": [1] }"#), "thing.pawn");
        assert_eq!(thing(r#"{ "id": "a" }"#), "thing.token");
        let design =
            files::read(r#"{ "thing_name": { "fr": "animal", "en": "animal" } }"#).unwrap();
        let said = Translator::new(Lang::Fr, &[design::WORDS.fr]).unwrap().say(&thing_of(&design));
        assert_eq!(said, "animal");
    }
}
