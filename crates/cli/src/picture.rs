//! A scene as people see it in a terminal: the boards, what their signs mean, who has what.

use i18n::{Message, Value};
use scene::{Alphabet, Board, Figure, Piece, Reply, Scene, SeatPanel, Spot, SpotKind};

use crate::drawing::emoji;

/// The columns of a usual screen, less a margin.
const WIDTH: usize = 76;

/// Says a message; the caller knows the language and the names.
pub(crate) type Say<'a> = &'a dyn Fn(&Message) -> String;

/// The boards, those with a title below it, and then a line a seat.
pub(crate) fn picture(scene: &Scene, alphabet: Alphabet, say: Say<'_>) -> String {
    let (empty, shown): (Vec<&Board>, Vec<&Board>) =
        scene.boards.iter().partition(|board| is_bare(board));
    let mut boards: Vec<String> =
        shown.into_iter().map(|board| board_lines(board, alphabet, say)).collect();
    // Side boards with nothing on them take one line together.
    let titles = empty.iter().filter_map(|board| board.title.as_ref()).map(say);
    let titles: Vec<String> = titles.collect();
    if !titles.is_empty() {
        let list = Value::Text(titles.join(", "));
        boards.push(say(&Message::new("line.boards-empty").with("list", list)));
    }
    let panels = scene.panels.iter().map(|panel| panel_line(panel, alphabet, say));
    let lines = std::iter::once(boards.join("\n\n")).chain(panels);
    lines.collect::<Vec<_>>().join("\n")
}

/// Whether a side board holds nothing and nothing can be put there now. A tile is something.
fn is_bare(board: &Board) -> bool {
    let nothing = |spot: &Spot| {
        let is_tile = matches!(spot.kind, SpotKind::Tile { .. });
        spot.pieces.is_empty() && spot.reply == Reply::Explains && !is_tile
    };
    board.title.is_some() && board.spots.iter().all(nothing)
}

fn board_lines(board: &Board, alphabet: Alphabet, say: Say<'_>) -> String {
    let drawing = scene::render_board_with(board, alphabet, &emoji);
    let legend = legend(board, alphabet, say);
    let drawing = [drawing.trim_matches('\n')].into_iter().map(str::to_owned).chain(legend);
    let drawing = drawing.collect::<Vec<_>>().join("\n");
    match &board.title {
        Some(title) => {
            let title = say(&Message::new("line.board-title").with("title", title.clone()));
            format!("{title}\n{drawing}")
        }
        None => drawing,
    }
}

/// The signs of the zones and of the pictures that are drawn as letters, with their names.
fn legend(board: &Board, alphabet: Alphabet, say: Say<'_>) -> Vec<String> {
    let sign = |sign: String, name: &Message| {
        say(&Message::new("line.sign").with("sign", Value::Text(sign)).with("name", name.clone()))
    };
    let zones = board.zones.iter().filter(|zone| zone.tint.is_some());
    let mut known: Vec<String> = zones
        .map(|zone| sign(scene::zone_sign(zone.tint, alphabet).to_string(), &zone.name))
        .collect();
    for piece in board.spots.iter().flat_map(|spot| spot.pieces.last()) {
        let Figure::Picture { id, letter } = &piece.figure else { continue };
        let is_drawn = alphabet == Alphabet::Unicode && emoji(id).is_some();
        if is_drawn || speaks_for_itself(id) {
            continue;
        }
        let line = sign(letter.clone(), &piece.name);
        if !known.contains(&line) {
            known.push(line);
        }
    }
    let words: Vec<String> = known.into_iter().map(|sign| format!("{sign}  ")).collect();
    wrapped(&words, WIDTH).iter().map(|line| format!("  {}", line.trim_end())).collect()
}

/// Whether what stands for a picture in text is what the picture shows.
fn speaks_for_itself(id: &str) -> bool {
    let set = id.split_once(':').map_or("", |(set, _)| set);
    matches!(set, "letter" | "digit" | "number" | "operator" | "die" | "domino")
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
        Figure::Pawn(token) => token.0.to_string(),
        Figure::Picture { letter, .. } => letter.clone(),
        Figure::Text(text) => text.clone(),
        Figure::Disc => if piece.owner == Some(1) { first } else { second }.to_owned(),
        Figure::Wall | Figure::FaceDown { .. } => String::new(),
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
