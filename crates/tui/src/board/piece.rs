//! What stands for a piece in characters, and round shapes made of half blocks.

use paint::Alphabet;
use scene::{Figure, Piece};

/// The letters or the symbol of a piece.
pub(crate) fn sign(piece: &Piece, alphabet: Alphabet) -> String {
    paint::letters_of(piece, alphabet, &emoji)
}

/// The emoji that stands for a picture in a terminal.
fn emoji(id: &str) -> Option<String> {
    pictures::find(id).and_then(|picture| picture.emoji()).filter(|emoji| paint::is_symbol(emoji))
}

/// A face of a die: its dots or its picture, and its number.
pub(crate) fn dots(face: &Figure, alphabet: Alphabet) -> String {
    let Figure::Picture { id, letter } = face else {
        let Figure::Text(text) = face else { return String::new() };
        return text.clone();
    };
    if alphabet == Alphabet::Ascii {
        return letter.clone();
    }
    let number = id.strip_prefix("die:").and_then(|number| number.parse::<usize>().ok());
    let dots = number
        .and_then(|number| number.checked_sub(1))
        .and_then(|index| ["⚀", "⚁", "⚂", "⚃", "⚄", "⚅"].get(index).copied());
    let sign = dots.map(str::to_owned).or_else(|| emoji(id));
    sign.map_or_else(|| letter.clone(), |sign| format!("{sign} {letter}"))
}

/// The part of a round shape of this size that one of its characters shows.
pub(super) fn round(width: i32, height: i32, col: i32, row: i32) -> Option<&'static str> {
    if (width, height) == (4, 2) {
        // So small, quarters of characters keep neighbours apart.
        let rows = [["▗", "▄", "▄", "▖"], ["▝", "▀", "▀", "▘"]];
        let line = usize::try_from(row).ok().and_then(|row| rows.get(row))?;
        return usize::try_from(col).ok().and_then(|col| line.get(col)).copied();
    }
    // Two half lines are about as high as two columns are wide.
    let tall = 2 * height;
    let diameter = (width.min(tall) - 1).max(2);
    let covers = |line: i32| {
        // All in half characters, from the middle.
        let (x, y) = (2 * col + 1 - width, 2 * line + 1 - tall);
        x * x + y * y <= diameter * diameter + 1
    };
    match (covers(2 * row), covers(2 * row + 1)) {
        (true, true) => Some("█"),
        (true, false) => Some("▀"),
        (false, true) => Some("▄"),
        (false, false) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(width: i32, height: i32) -> Vec<String> {
        let line =
            |row| (0..width).map(|col| round(width, height, col, row).unwrap_or(" ")).collect();
        (0..height).map(line).collect()
    }

    #[test]
    fn discs_are_round_in_every_size() {
        assert_eq!(drawn(4, 2), ["▗▄▄▖", "▝▀▀▘"]);
        assert_eq!(drawn(6, 3), [" ▄██▄ ", "██████", " ▀██▀ "]);
        assert_eq!(drawn(8, 4).first().map(String::as_str), Some(" ▄▄██▄▄ "));
    }
}
