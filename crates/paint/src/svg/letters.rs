//! How high letters are: one size for all words of a game, one for all its numbers and signs.
//!
//! Nobody but the browser knows the font, so letters are taken a little too wide rather than cut
//! off.

use geometry::Point;

/// The width of the widest letters, in hundredths of their height.
const WIDE: i32 = 86;
/// What has no more letters, and no blank, is a sign.
const SIGN: usize = 3;
/// However long the longest word is, the others are not written smaller than this part of a tile,
/// in hundredths.
const LEAST_WORD: i32 = 17;
const LEAST_CAPTION: i32 = 55;

/// What is written in a game.
#[derive(Clone, Debug, Default)]
pub(super) struct Lettering {
    words: Vec<String>,
    signs: Vec<String>,
}

/// Writing that fits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Written {
    pub(super) height: i32,
    pub(super) lines: Vec<String>,
}

impl Lettering {
    pub(super) fn of(writings: impl Iterator<Item = String>) -> Self {
        let mut all = Self::default();
        for writing in writings.filter(|writing| !writing.trim().is_empty()) {
            let list = if is_sign(&writing) { &mut all.signs } else { &mut all.words };
            list.push(writing);
        }
        all
    }

    /// A word or sign on a tile: as large as all of its sort can be, in few lines.
    pub(super) fn on_tile(&self, writing: &str, size: Point) -> Written {
        let (list, least) = if is_sign(writing) {
            (&self.signs, 0)
        } else {
            (&self.words, size.y.min(size.x) * LEAST_WORD / 100)
        };
        let common = list.iter().map(|other| largest(other, size).height).min();
        let own = largest(writing, size);
        let height = common.map_or(own.height, |common| common.max(least)).min(own.height);
        fitted(writing, size)
            .find(|it| it.height >= height)
            .map_or(own, |it| Written { height, lines: it.lines })
    }

    /// A word in one line below a picture.
    pub(super) fn caption(&self, words: &str, strip: Point) -> i32 {
        let size = |words: &str| letter_size(&[words.to_owned()], strip, 100);
        let all = self.words.iter().chain(&self.signs);
        let common = all.map(|word| size(word)).min().unwrap_or(strip.y);
        common.max(strip.y * LEAST_CAPTION / 100).min(size(words))
    }
}

fn is_sign(writing: &str) -> bool {
    writing.chars().count() <= SIGN && !writing.trim().contains(char::is_whitespace)
}

/// The largest that a writing can be on a tile.
fn largest(writing: &str, size: Point) -> Written {
    let best = fitted(writing, size).reduce(|best, next| {
        // The first of the best: fewer lines where more bring nothing.
        if next.height > best.height { next } else { best }
    });
    best.unwrap_or(Written { height: 0, lines: Vec::new() })
}

/// The same in one, two and three lines.
fn fitted(writing: &str, size: Point) -> impl Iterator<Item = Written> {
    let words: Vec<&str> = writing.split_whitespace().collect();
    (1..=3).map(move |most| {
        let lines = lines(&words, most);
        Written { height: letter_size(&lines, size, 60), lines }
    })
}

/// Words in at most so many lines of about the same length.
fn lines(words: &[&str], most: usize) -> Vec<String> {
    let letters: usize = words.iter().map(|word| word.chars().count() + 1).sum();
    let longest = words.iter().map(|word| word.chars().count()).max().unwrap_or(0);
    let room = letters.div_ceil(most).max(longest);
    let mut lines: Vec<String> = Vec::new();
    for word in words {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= room => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push((*word).to_owned()),
        }
    }
    lines
}

/// How high letters may be so that all lines fit, with a little room at their sides; a line takes
/// at most so many hundredths of the height.
fn letter_size(lines: &[String], size: Point, most: i32) -> i32 {
    let widest = lines.iter().map(|line| width(line)).max().unwrap_or_default().max(WIDE);
    let count = i32::try_from(lines.len()).unwrap_or(1).max(1);
    (size.x * 90 / widest).min(size.y * 80 / (110 * count)).min(size.y * most / 100)
}

/// About how long a line is in letters of this height.
pub(super) fn length(line: &str, height: i32) -> i32 {
    width(line) * height / 100
}

/// About how wide a line is, in hundredths of the height of its letters.
fn width(line: &str) -> i32 {
    let of_letter = |letter: char| match letter {
        'm' | 'w' | 'M' | 'W' | '@' | 'œ' | 'Œ' | 'æ' | 'Æ' => WIDE,
        'i' | 'j' | 'l' | 'í' | 'ì' | '.' | ',' | ':' | ';' | '!' | '|' | '\'' | '’' => 32,
        'f' | 'r' | 't' | 'I' | ' ' | '-' | '(' | ')' | '/' => 42,
        letter if letter.is_uppercase() => 68,
        _ => 60,
    };
    line.chars().map(of_letter).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    const TILE: Point = Point::new(100, 100);

    fn game(writings: &[&str]) -> Lettering {
        Lettering::of(writings.iter().map(|it| (*it).to_owned()))
    }

    #[test]
    fn all_words_of_a_game_have_the_letters_of_the_longest() {
        let game = game(&["chat", "voiture", "3"]);
        let height = |word: &str| game.on_tile(word, TILE).height;
        assert_eq!(height("chat"), height("voiture"));
        assert!(height("3") > 2 * height("chat"), "a number is no word");
        let alone = Lettering::default().on_tile("chat", TILE).height;
        assert!(alone > height("chat"), "{alone}");
    }

    #[test]
    fn one_endless_word_does_not_make_all_others_unreadable() {
        let game = game(&["chat", "anticonstitutionnellement"]);
        let short = game.on_tile("chat", TILE).height;
        assert!(short >= 17, "{short}");
        let long = game.on_tile("anticonstitutionnellement", TILE);
        assert!(long.height < short && length(&long.lines[0], long.height) <= 100, "{long:?}");
    }

    #[test]
    fn numbers_are_alike_whatever_their_digits() {
        let game = game(&["1", "15"]);
        assert_eq!(game.on_tile("1", TILE).height, game.on_tile("15", TILE).height);
    }

    #[test]
    fn names_are_written_in_lines_as_large_as_they_fit() {
        let words = ["does", "not", "fly"];
        assert_eq!(lines(&words, 1), ["does not fly"]);
        assert_eq!(lines(&words, 2), ["does", "not fly"]);
        let written = Lettering::default().on_tile("does not fly", TILE);
        assert!(written.lines.len() > 1, "{written:?}: more lines are larger");
        assert_eq!(Lettering::default().on_tile("d", TILE).lines, ["d"]);
    }

    #[test]
    fn wide_letters_take_more_room() {
        let height = |word: &str| Lettering::default().on_tile(word, Point::new(100, 60)).height;
        assert!(height("pomme") < height("chien"), "m is wider than i");
        assert!(length("pomme", height("pomme")) <= 100, "it keeps off the edges");
    }
}
