//! What every game reads: positions, moves, score sheets, views; and whole games.

use std::sync::Arc;

use game::{AnyGame, AnyPosition, Seat, SetupError, Sheet, Touched, Turn, Viewer};
use scene::{Scene, Touch};
use session::{Match, Player, Record, Session, Table};

use crate::shelf::game_and_rest;

/// Whole games are not driven further than this many steps.
const LONGEST_DRIVE: usize = 150;

/// Position texts: what is read is coherent and is written back the same.
pub fn position(data: &[u8]) {
    let Some((game, text)) = game_and_rest(data) else { return };
    let Ok(position) = game.parse_position(&text) else { return };
    check_coherent(&*game, &*position);
    let written = position.text();
    let again = game.parse_position(&written).map(|again| (again.text(), again.hash()));
    assert_eq!(again, Ok::<_, SetupError>((written, position.hash())));
    for viewer in viewers(&*game) {
        check_view(&*game, &*position, viewer);
    }
}

/// Move texts: each line is tried; an accepted one was listed, a refused one changes nothing.
pub fn moves(data: &[u8]) {
    let Some((game, text)) = game_and_rest(data) else { return };
    let mut played = Match::new(game, 0);
    for line in text.lines().take(LONGEST_DRIVE) {
        try_text(&mut played, line);
    }
}

/// Score sheets: what is read can be written in every format and read again.
pub fn sheet(data: &[u8]) {
    let Some((game, text)) = game_and_rest(data) else { return };
    let Ok(sheet) = game.read_sheet(&text) else { return };
    // Only a sheet whose moves can be played has to survive: formats may lean on the rules.
    if !is_playable(&game, &sheet) {
        return;
    }
    for format in game.sheet_formats() {
        let written = game.write_sheet(format, &sheet);
        let again = written.as_deref().map(|text| game.read_sheet(text).map(|sheet| sheet.moves));
        assert_eq!(again, Some(Ok(sheet.moves.clone())), "{format}: {written:?}");
    }
}

/// Views and touches from outside: JSON in the second line, one touch a line after it.
pub fn view(data: &[u8]) {
    let Some((game, text)) = game_and_rest(data) else { return };
    let mut lines = text.lines();
    let Some(Ok(view)) = lines.next().map(serde_json::from_str) else { return };
    let touches: Vec<Touch> = lines.take(8).map(Touch::new).collect();
    let mut made = Vec::new();
    for touch in &touches {
        if let Ok(Touched::More(more)) = game.touch(&view, &made, touch) {
            made = more;
        }
    }
    let Ok(scene) = game.scene(&view, &touches, None) else { return };
    let _ = paint::render(&scene, paint::Alphabet::Ascii);
    for touch in scene.touchables() {
        let _ = game.touch(&view, &made, touch);
    }
}

/// Bytes drive a game: each picks a legal move, or is the beginning of a text that is none.
/// Afterwards the record replays, and undo leads back to the start.
pub fn play(data: &[u8]) {
    let Some((game, _)) = game_and_rest(data) else { return };
    let body = data.splitn(2, |byte| *byte == b'\n').nth(1).unwrap_or_default();
    let mut played = Match::new(game, body.len() as u64);
    let start = played.position().text();
    for (at, byte) in body.iter().take(LONGEST_DRIVE).enumerate() {
        check_coherent(&**played.game(), played.position());
        let legal = played.position().legal_moves();
        match legal.get(usize::from(*byte).checked_rem(legal.len()).unwrap_or_default()) {
            Some(text) if byte % 4 != 3 => {
                let accepted = played.play(text).map(|played| played.text().into_owned());
                assert_eq!(accepted.as_ref(), Ok(text), "listed moves are accepted");
            }
            _ => {
                let text = body.get(at..at + usize::from(byte % 16)).unwrap_or_default();
                try_text(&mut played, &String::from_utf8_lossy(text));
            }
        }
    }
    check_record(&played);
    while played.undo().is_some() {}
    assert_eq!(played.position().text(), start);
}

/// Law 2: an accepted move was listed, or is the same as one that was; any other changes nothing.
fn try_text(played: &mut Match, text: &str) {
    let before = (played.position().text(), played.position().hash());
    let legal = played.position().legal_moves();
    let listed = played.position().listed(text);
    let count = played.moves().len();
    match played.play(text) {
        Ok(_) => {
            let is_listed = listed.is_ok_and(|listed| legal.contains(&listed));
            assert!(is_listed, "{text:?} was not listed");
        }
        Err(refused) => {
            assert!(!refused.key().is_empty());
            assert!(!legal.iter().any(|listed| listed == text), "{text:?} was listed: {refused}");
            assert_eq!((played.position().text(), played.position().hash()), before);
            assert_eq!(played.moves().len(), count);
        }
    }
}

fn check_coherent(game: &dyn AnyGame, position: &dyn AnyPosition) {
    if position.turn() == Turn::Chance {
        return;
    }
    let over = position.turn() == Turn::Over;
    assert_eq!(position.outcome().is_some(), over, "{}", position.text());
    assert_eq!(position.legal_moves().is_empty(), over, "{}", position.text());
    if let Turn::Seat(seat) = position.turn() {
        assert!(seat.index() < usize::from(game.seats()));
    }
}

fn viewers(game: &dyn AnyGame) -> impl Iterator<Item = Viewer> {
    Seat::all(game.seats()).map(Viewer::Seat).chain([Viewer::Public])
}

/// What a viewer gets draws the same picture elsewhere.
fn check_view(game: &dyn AnyGame, position: &dyn AnyPosition, viewer: Viewer) {
    let here: Scene = position.scene(viewer, &[], None);
    let there = game.scene(&position.view(viewer), &[], None);
    assert_eq!(there.as_ref(), Ok(&here), "{}", position.text());
}

fn is_playable(game: &Arc<dyn AnyGame>, sheet: &Sheet) -> bool {
    let mut played = Match::new(Arc::clone(game), 0);
    sheet.start.is_none() && sheet.moves.iter().all(|text| played.play(text).is_ok())
}

fn check_record(played: &Match) {
    let players = Seat::all(played.game().seats()).map(|seat| Player::human(seat.to_string()));
    let table = Table::new(players.collect());
    let record = Session::new(played.clone(), table).map(|session| Record::of(&session));
    let Ok(record) = record else { unreachable!("one player a seat is a table for every game") };
    assert_eq!(record.to_string().parse().as_ref(), Ok(&record));
    let replayed = record.open(catalogue::open).map(|again| again.played().position().text());
    assert_eq!(replayed, Ok(played.position().text()));
}
