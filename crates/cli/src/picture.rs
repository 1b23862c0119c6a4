//! A scene as people see it in a terminal: the boards, and beside them who has what.

use i18n::{Message, Value};
use scene::{Alphabet, Board, Figure, Piece, Scene, SeatPanel};

/// Says a message; the caller knows the language and the names.
pub(crate) type Say<'a> = &'a dyn Fn(&Message) -> String;

/// The boards, those with a title below it, and then a line a seat.
pub(crate) fn picture(scene: &Scene, alphabet: Alphabet, say: Say<'_>) -> String {
    let boards: Vec<String> =
        scene.boards.iter().map(|board| board_lines(board, alphabet, say)).collect();
    let panels = scene.panels.iter().map(|panel| panel_line(panel, alphabet, say));
    let lines = std::iter::once(boards.join("\n\n")).chain(panels);
    lines.collect::<Vec<_>>().join("\n")
}

fn board_lines(board: &Board, alphabet: Alphabet, say: Say<'_>) -> String {
    let drawing = scene::render_board(board, alphabet);
    let drawing = drawing.trim_matches('\n');
    match &board.title {
        Some(title) => {
            let title = say(&Message::new("line.board-title").with("title", title.clone()));
            format!("{title}\n{drawing}")
        }
        None => drawing.to_owned(),
    }
}

fn panel_line(panel: &SeatPanel, alphabet: Alphabet, say: Say<'_>) -> String {
    let hand = if panel.has_the_hand { '>' } else { ' ' };
    let letter = letter(&panel.token, alphabet);
    let name = say(&Message::new("line.player").with("player", Value::Seat(panel.seat)));
    let counters = panel.counters.iter().map(|counter| {
        let message = Message::new("line.counter").with("label", counter.label.clone());
        say(&message.with("value", counter.value))
    });
    let counters: Vec<String> = counters.collect();
    format!("{hand} {letter} {name:<12} {}", counters.join(", ")).trim_end().to_owned()
}

fn letter(piece: &Piece, alphabet: Alphabet) -> String {
    let (first, second) = match alphabet {
        Alphabet::Ascii => ("X", "O"),
        Alphabet::Unicode => ("●", "○"),
    };
    match &piece.figure {
        Figure::Pawn(token) | Figure::Picture { letter: token, .. } => token.0.to_string(),
        Figure::Text(text) => text.clone(),
        Figure::Disc => if piece.owner == Some(1) { first } else { second }.to_owned(),
        Figure::Wall | Figure::FaceDown => String::new(),
    }
}

/// Words in lines of at most `width` letters.
pub(crate) fn wrapped(words: &[String], width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in words {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.clone()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_between_words() {
        let words = ["a1", "b22", "c3", "too-long"].map(str::to_owned);
        assert_eq!(wrapped(&words, 6), ["a1 b22", "c3", "too-long"]);
        assert!(wrapped(&[], 6).is_empty());
    }
}
