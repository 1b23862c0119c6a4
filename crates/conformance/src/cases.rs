//! Cases of a rule book as data: options, a position, a move, and what becomes of it.

use game::{BuiltIn, Notation, Reason, Settings};

use crate::laws::{legal, sorted_texts};

/// The position from which the game itself starts, in a table of cases.
pub const START: &str = "START";
/// What becomes of a move that may be played.
pub const OK: &str = "ok";

/// The game with these options, such as `size=3 walls=2`.
///
/// # Panics
/// When they are no options of the game.
#[must_use]
pub fn configured<G: BuiltIn>(options: &str) -> G {
    let settings = Settings::parse(options.split_whitespace()).expect("options of the game");
    G::configure(&settings).expect("options of the game")
}

/// The legal moves as texts, sorted.
pub fn legal_texts<G: Notation>(game: &G, position: &G::Position) -> Vec<String> {
    sorted_texts(game, position, &legal(game, position))
}

/// Plays a move given as text; gives [`OK`] or the key of the refusal.
///
/// # Panics
/// When a refused move changes the position, or one that is played changes nothing.
pub fn verdict<G: Notation>(game: &G, position: &mut G::Position, text: &str) -> &'static str {
    let before = position.clone();
    let action = game.parse_move(position, text);
    let played = action.and_then(|action| game.apply(position, &action));
    let verdict = played.map_or_else(|reason| reason.key(), |_| OK);
    assert_eq!(verdict == OK, *position != before, "{verdict} {text} at {before:?}");
    verdict
}

/// Checks a table of options, position (or [`START`]), move, and [`OK`] or the key of the refusal.
///
/// # Panics
/// When a case comes out otherwise.
pub fn check_cases<G: BuiltIn>(cases: &[(&str, &str, &str, &str)]) {
    for &(options, text, action, wanted) in cases {
        let game: G = configured(options);
        let mut position = position(&game, text);
        assert_eq!(verdict(&game, &mut position, action), wanted, "{options} {text} {action}");
    }
}

/// Checks whole games of another program, one a line: `name=value …: move move … = outcome`, with
/// `; position` after it where the last position is known too. Each is over with its last move
/// and not before. `#` begins a comment line. Says how many moves were played.
///
/// # Panics
/// When a game goes or ends otherwise.
pub fn check_games<G: BuiltIn>(table: &str) -> usize {
    let mut checked = 0;
    for line in lines(table) {
        let (options, rest) = line.split_once(": ").expect("options, a colon, moves");
        let (moves, end) = rest.split_once(" = ").expect("moves and an outcome");
        let (wanted, last) = end.split_once("; ").map_or((end, None), |(it, at)| (it, Some(at)));
        let game: G = configured(options);
        let mut position = game.start(0);
        for text in moves.split_whitespace() {
            assert_eq!(game.outcome(&position), None, "over before {text} of {line}");
            assert_eq!(verdict(&game, &mut position, text), OK, "{text} of {line}");
            checked += 1;
        }
        let outcome = game.outcome(&position).unwrap_or_else(|| panic!("not over: {line}"));
        assert_eq!(game.outcome_text(&position, &outcome), wanted, "{line}");
        let text = game.position_text(&position);
        assert!(last.is_none_or(|last| last == text), "{text} at the end of {line}");
    }
    assert!(checked > 0, "the table checks nothing");
    checked
}

/// The lines of a table that are no comments.
pub(crate) fn lines(table: &str) -> impl Iterator<Item = &str> {
    table.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#'))
}

/// The position of this text, or the first one.
pub(crate) fn position<G: Notation>(game: &G, text: &str) -> G::Position {
    match text {
        START => game.start(0),
        _ => game.parse_position(text).unwrap_or_else(|why| panic!("{text}: {why}")),
    }
}

/// Checks a table of options, text that is no position, field at fault and key of what is wrong
/// with it; `everywhere` holds options of all.
///
/// # Panics
/// When one of them is taken for a position or refused otherwise.
pub fn check_bad_positions<G: BuiltIn>(everywhere: &str, cases: &[(&str, &str, &str, &str)]) {
    for &(options, text, field, key) in cases {
        let game: G = configured(&format!("{everywhere} {options}"));
        let Err(fault) = game.parse_position(text) else { panic!("{text} is a position") };
        let told = format!("{:?}", fault.message());
        assert!(told.contains(key) && told.contains(field), "{text}: {told}");
    }
}
