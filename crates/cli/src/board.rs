//! A scene as people see it in a terminal: the boards, what their signs mean, who has what.

use i18n::{Lang, Message, Value};
use paint::Alphabet;
use scene::{Board, Die, Figure, Piece, Reply, Scene, SeatPanel, SpotKind, Zone};

/// The columns of a usual screen, less a margin.
pub(crate) const WIDTH: usize = 76;

/// Says a message; the caller knows the language and the names.
pub(crate) type Say<'a> = &'a dyn Fn(&Message) -> String;

/// The boards with their titles, the signs that they share, the dice, and a line a seat.
pub(crate) fn as_text(scene: &Scene, alphabet: Alphabet, say: Say<'_>) -> String {
    let (empty, shown): (Vec<&Board>, Vec<&Board>) =
        scene.boards.iter().partition(|board| board.is_bare());
    let (drawn, told): (Vec<&Board>, Vec<&Board>) =
        shown.into_iter().partition(|board| is_drawn(board));
    let boards: Vec<String> = drawn.iter().map(|board| board_lines(board, alphabet, say)).collect();
    let mut lines = vec![boards.join("\n\n")];
    lines.extend(legend(&drawn, alphabet, say));
    lines.extend(told.into_iter().flat_map(|board| list_lines(board, alphabet, say)));
    // Side boards with nothing on them take one line together.
    let titles = empty.iter().filter_map(|board| board.title.as_ref()).map(say);
    let titles: Vec<String> = titles.collect();
    if !titles.is_empty() {
        let list = Value::Text(titles.join(", "));
        lines.push(say(&Message::new("line.boards-empty").with("list", list)));
    }
    lines.extend(dice_line(&scene.dice, alphabet, say));
    lines.extend(scene.panels.iter().map(|panel| panel_line(panel, alphabet, say)));
    lines.join("\n")
}

/// Whether it matters where things lie on a board: not on one of tokens that are won, nor where
/// all lies face down and nothing can be touched.
fn is_drawn(board: &Board) -> bool {
    let mut pieces = board.spots.iter().flat_map(|spot| &spot.pieces);
    let is_covered = |piece: &Piece| matches!(piece.figure, Figure::FaceDown { .. });
    let is_open = board.spots.iter().any(|spot| spot.reply == Reply::Accepts);
    let has_cells = board.spots.iter().all(|spot| spot.kind == SpotKind::Cell);
    board.title.is_none()
        || !has_cells
        || is_open
        || !(board.labels.is_empty() || pieces.all(is_covered))
}

fn board_lines(board: &Board, alphabet: Alphabet, say: Say<'_>) -> String {
    let drawing = paint::render_board_with(board, alphabet, &emoji);
    let drawing = drawing.trim_matches('\n');
    match &board.title {
        Some(title) => format!("{}\n{drawing}", title_line(board, title, say)),
        None => drawing.to_owned(),
    }
}

/// What lies on a board and how many of each, whatever their places.
fn list_lines(board: &Board, alphabet: Alphabet, say: Say<'_>) -> Vec<String> {
    let mut kinds: Vec<(String, usize)> = Vec::new();
    for piece in board.spots.iter().flat_map(|spot| &spot.pieces) {
        let sign = match &piece.figure {
            Figure::Picture { id, .. } if alphabet == Alphabet::Unicode => emoji(id),
            Figure::FaceDown { .. } if alphabet == Alphabet::Unicode => Some("▒".to_owned()),
            Figure::FaceDown { .. } => Some("?".to_owned()),
            _ => None,
        };
        let sign = sign.unwrap_or_else(|| say(&piece.name));
        match kinds.iter_mut().find(|(known, _)| *known == sign) {
            Some((_, count)) => *count += 1,
            None => kinds.push((sign, 1)),
        }
    }
    let last = kinds.len().saturating_sub(1);
    let word = |(index, (sign, count)): (usize, (String, usize))| {
        let times = if alphabet == Alphabet::Unicode { '×' } else { 'x' };
        let times = if count > 1 { format!(" {times}{count}") } else { String::new() };
        format!("{sign}{times}{}", if index < last { "," } else { "" })
    };
    let title = board
        .title
        .iter()
        .map(|title| say(&Message::new("line.board-title").with("title", title.clone())));
    let words: Vec<String> = title.chain(kinds.into_iter().enumerate().map(word)).collect();
    wrapped(&words, WIDTH)
}

/// What a board is called, and how its first cell is written where its cells are named.
fn title_line(board: &Board, title: &Message, say: Say<'_>) -> String {
    let first = board.spots.first().map(|spot| spot.touch.as_str());
    let line = match first.filter(|_| !board.labels.is_empty()) {
        Some(first) => Message::new("line.board-title-first").with("first", first),
        None => Message::new("line.board-title"),
    };
    say(&line.with("title", title.clone()))
}

/// The signs of the zones and of the pictures that are drawn as letters, with their names.
fn legend(boards: &[&Board], alphabet: Alphabet, say: Say<'_>) -> Vec<String> {
    let sign = |sign: String, name: &Message| {
        say(&Message::new("line.sign").with("sign", Value::Text(sign)).with("name", name.clone()))
    };
    let zones = boards.iter().flat_map(|board| seen_zones(board));
    let mut known: Vec<String> = zones
        .map(|zone| sign(paint::zone_sign(zone.tint, alphabet).to_string(), &zone.name))
        .collect();
    let spots = boards.iter().flat_map(|board| &board.spots);
    for piece in spots.filter_map(|spot| spot.pieces.last()) {
        let Figure::Picture { id, letter } = &piece.figure else { continue };
        let is_drawn = alphabet == Alphabet::Unicode && emoji(id).is_some();
        if is_drawn || speaks_for_itself(id, &say(&piece.name)) {
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

/// The zones whose sign can be seen: it shows on empty cells alone.
fn seen_zones(board: &Board) -> impl Iterator<Item = &Zone> {
    let is_seen = move |zone: &&Zone| {
        let mut empty = board.spots.iter().filter(|spot| spot.pieces.is_empty());
        zone.tint.is_some() && empty.any(|spot| board.zone_of(spot) == Some(*zone))
    };
    board.zones.iter().filter(is_seen)
}

/// Whether what stands for a picture in text is what the token is: a digit may be a number of
/// a sum or the rank of a soldier.
fn speaks_for_itself(id: &str, name: &str) -> bool {
    let (set, sign) = id.split_once(':').unwrap_or(("", id));
    let is_its_name = || {
        let named = |lang| pictures::name(id, lang).is_some_and(|known| known == name);
        name == sign || named(Lang::En) || named(Lang::Fr)
    };
    match set {
        "letter" | "digit" => is_its_name(),
        "number" | "operator" | "die" | "domino" => true,
        _ => false,
    }
}

/// The faces at which the dice stopped, once one was rolled.
fn dice_line(dice: &[Die], alphabet: Alphabet, say: Say<'_>) -> Option<String> {
    let shown = |die: &Die| {
        let face = die.faces.get(usize::from(die.shown?))?;
        Some(face_text(face, alphabet))
    };
    let faces: Vec<String> = dice.iter().filter_map(shown).collect();
    let list = Value::Text(faces.join(", "));
    (!faces.is_empty()).then(|| say(&Message::new("line.dice").with("list", list)))
}

/// A face of a die: its dots or its picture, and its number.
fn face_text(face: &Figure, alphabet: Alphabet) -> String {
    match face {
        Figure::Picture { id, letter } if alphabet == Alphabet::Unicode => {
            let dots = id.strip_prefix("die:").and_then(|number| number.parse::<usize>().ok());
            let dots = dots.and_then(|number| number.checked_sub(1));
            let dots = dots.and_then(|index| ["⚀", "⚁", "⚂", "⚃", "⚄", "⚅"].get(index).copied());
            let sign = dots.map(str::to_owned).or_else(|| emoji(id));
            sign.map_or_else(|| letter.clone(), |sign| format!("{sign} {letter}"))
        }
        Figure::Picture { letter: text, .. } | Figure::Text(text) => text.clone(),
        _ => String::new(),
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

/// The emoji that stands for a picture in a terminal.
fn emoji(id: &str) -> Option<String> {
    pictures::find(id).and_then(|picture| picture.emoji()).filter(|emoji| paint::is_symbol(emoji))
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
