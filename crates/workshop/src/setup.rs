//! The position text of a play, version 1: one line of eight fields.
//!
//! `d1 <cells> <queues> <seats> <hand> <ply> <end> <under way>`
//! - *cells*: the boards in order (grid, shoes, waiting zones, result zones) joined by `/`, the
//!   cells of each row by row joined by `,`: `.` empty, `#` not in play, `=` a further cell of a
//!   piece, else tokens from the lowest to the highest joined by `+`. A token is the id of its
//!   kind, `@13` for its owners, `^1` to `^3` for quarter turns (sixths on hexagons, to `^5`),
//!   and after `!` what happened to it: `u` face up, `s` seen by all, `p` picked, `w` found wrong,
//!   `n` not yet validated, `m` seen to step while its face was hidden.
//! - *queues*: the tokens left in each queue joined by `,`, queues joined by `/`, `-` for none.
//! - *seats*: `errors.moves.won.skip.time.standing` joined by `,`; standing is `a` awake, `w1`
//!   won or `l2` lost with the order of falling asleep; `t` after it: a token that must not be
//!   taken was taken.
//! - *hand*: the seat; *ply*: actions so far; *end*: `-`, `over` or `long`.
//! - *under way*: `-`, or parts joined by `;`: `chain:b3:2` (steps left), `visited:a1,b2`,
//!   `dice:b3:6:1:w:0*1,2*3` (cell or `-`, last roll, count, flags or `-`, dice left),
//!   `choose:0` (a die whose token is still to be chosen), `face:0:5:1` (a face that is not done:
//!   die, face from 0, how many of its actions are done), `manual:b3:c3:2`, `lot:b3:c3`, `placed:b3*1<a2` (cell, seat, and the cell it
//!   came from unless that was a shoe), `since:3`, `clock:20`.

mod read;

pub(crate) use read::parse_position;

use design::MAX_BOARDS;

use crate::compile::{Compiled, NOWHERE, Place};
use crate::play::{OpenFace, Over, Placed, Position, Rolls, SeatState, Standing, Token};

/// The first field.
pub(crate) const VERSION: &str = "d1";

/// What marks a token that all saw step.
pub(crate) const STEPPED: char = 'm';

const FLAGS: [(u32, char); 6] = [
    (Token::FACE_UP, 'u'),
    (Token::SEEN, 's'),
    (Token::PICKED, 'p'),
    (Token::WRONG, 'w'),
    (Token::WAITS, 'n'),
    (Token::STEPPED, STEPPED),
];

/// The position as text; `word` gives the word for a token's kind, so that views can hide it.
pub(crate) fn text_with(
    game: &Compiled,
    at: &Position,
    mut word: impl FnMut(Option<Place>, Token) -> String,
) -> String {
    let mut boards = Vec::new();
    for board in &game.boards {
        let cells: Vec<String> =
            board.cells().map(|place| cell_text(game, at, place, &mut word)).collect();
        boards.push(if cells.is_empty() { "-".to_owned() } else { cells.join(",") });
    }
    let mut queues = Vec::new();
    for queue in 0..MAX_BOARDS.min(game.design.shoes.len()) {
        let tokens: Vec<String> = at.queue(queue).iter().map(|token| word(None, *token)).collect();
        queues.push(if tokens.is_empty() { "-".to_owned() } else { tokens.join(",") });
    }
    let seats = at.core.seats.iter().take(usize::from(game.seats));
    let seats: Vec<String> = seats.map(seat_text).collect();
    let end = match at.core.over {
        Over::No => "-",
        Over::Ended => "over",
        Over::TooLong => "long",
    };
    let queues = if queues.is_empty() { "-".to_owned() } else { queues.join("/") };
    format!(
        "{VERSION} {} {queues} {} {} {} {end} {}",
        boards.join("/"),
        seats.join(","),
        at.core.hand + 1,
        at.core.ply,
        under_way(game, at)
    )
}

/// The position as text with everything in it.
pub(crate) fn position_text(game: &Compiled, at: &Position) -> String {
    text_with(game, at, |_, token| format!("{}{}", game.kind_id(token), details(token)))
}

fn cell_text(
    game: &Compiled,
    at: &Position,
    place: Place,
    word: &mut impl FnMut(Option<Place>, Token) -> String,
) -> String {
    if !game.in_play[usize::from(place)] {
        return "#".to_owned();
    }
    let mut tokens: Vec<String> = at
        .stack(place)
        .map(|token| if token.body() > 0 { "=".to_owned() } else { word(Some(place), token) })
        .collect();
    tokens.reverse();
    if tokens.is_empty() { ".".to_owned() } else { tokens.join("+") }
}

/// Owners, turns and flags of a token.
pub(crate) fn details(token: Token) -> String {
    let mut text = String::new();
    if token.owners() != 0 {
        text.push('@');
        let owners = (0..8u8).filter(|seat| token.owners() >> seat & 1 == 1);
        text.extend(owners.map(|seat| char::from(b'1' + seat)));
    }
    if token.turned() > 0 {
        text.push('^');
        text.push(char::from(b'0' + token.turned()));
    }
    let flags: String =
        FLAGS.iter().filter(|(flag, _)| token.has(*flag)).map(|(_, letter)| letter).collect();
    if !flags.is_empty() {
        text.push('!');
        text.push_str(&flags);
    }
    text
}

fn seat_text(state: &SeatState) -> String {
    let standing = match state.standing {
        Standing::Awake => "a".to_owned(),
        Standing::Won(order) => format!("w{order}"),
        Standing::Lost(order) => format!("l{order}"),
    };
    let taken = if state.taken { "t" } else { "" };
    let SeatState { errors, moves, won, skip, time, .. } = state;
    format!("{errors}.{moves}.{won}.{skip}.{time}.{standing}{taken}")
}

fn under_way(game: &Compiled, at: &Position) -> String {
    let name = |place: Place| {
        if place == NOWHERE { "-".to_owned() } else { game.place_name(place) }
    };
    let names =
        |places: &[Place]| places.iter().map(|place| name(*place)).collect::<Vec<_>>().join(",");
    let (core, mut parts) = (&at.core, Vec::new());
    if core.chain.cell != NOWHERE {
        parts.push(format!("chain:{}:{}", name(core.chain.cell), core.chain.left));
    }
    if !at.rest.visited.is_empty() {
        parts.push(format!("visited:{}", names(&at.rest.visited)));
    }
    if core.dice != Default::default() {
        parts.push(dice_text(&core.dice, &name(core.dice.cell)));
    }
    if let Some(die) = core.dice.chooses {
        parts.push(format!("choose:{die}"));
    }
    if let Some(OpenFace { die, face, done }) = core.dice.face {
        parts.push(format!("face:{die}:{face}:{done}"));
    }
    let manual = core.manual;
    if manual.cell != NOWHERE {
        let (cell, target) = (name(manual.cell), name(manual.target));
        parts.push(format!("manual:{cell}:{target}:{}", manual.attempts));
    }
    if let Some((from, to)) = core.lot {
        parts.push(format!("lot:{}:{}", name(from), name(to)));
    }
    if !at.rest.placed.is_empty() {
        let placed = at.rest.placed.iter();
        let placed: Vec<String> = placed.map(|one| placed_text(one, name)).collect();
        parts.push(format!("placed:{}", placed.join(",")));
    }
    if core.since_check > 0 {
        parts.push(format!("since:{}", core.since_check));
    }
    if core.clock > 0 {
        parts.push(format!("clock:{}", core.clock));
    }
    if parts.is_empty() { "-".to_owned() } else { parts.join(";") }
}

/// A token that waits for the check; `<` leads to where it came from, if that is no shoe.
fn placed_text(placed: &Placed, name: impl Fn(Place) -> String) -> String {
    let text = format!("{}*{}", name(placed.cell), placed.seat + 1);
    match placed.origin {
        NOWHERE => text,
        origin => format!("{text}<{}", name(origin)),
    }
}

/// What is known of dice under way for a token in the cell of this name.
fn dice_text(dice: &Rolls, cell: &str) -> String {
    let flags = [(dice.wrong, 'w'), (dice.passes, 'p'), (dice.again, 'a')];
    let flags: String = flags.iter().filter(|(is_set, _)| *is_set).map(|(_, flag)| flag).collect();
    let flags = if flags.is_empty() { "-" } else { &flags };
    let left = dice.stack.iter().take(usize::from(dice.depth));
    let left: Vec<String> = left.map(|(die, times)| format!("{die}*{times}")).collect();
    let left = if left.is_empty() { "-".to_owned() } else { left.join(",") };
    format!("dice:{cell}:{}:{}:{flags}:{left}", dice.last, dice.count)
}
