//! What stands beside the tokens: titles of boards, buttons, dice, and a panel a seat.

use design::{Design, Refill, WhenToValidate};
use game::{Rules as _, Seat, Turn};
use i18n::Message;
use scene::{Button, Counter, Die, Figure, Piece, SeatPanel, Token as Letter, Touch};

use super::{frames, letters};
use crate::DesignedGame;
use crate::compile::{Board, Compiled, Sort};
use crate::play::{Position, has_action};
use crate::told::in_full;

/// What a board is called: as the educator says, else by its sort.
pub(super) fn title(
    design: &Design,
    boards: &[Board],
    seats: u8,
    board: &Board,
) -> Option<Message> {
    let own = &frames::drawn(design, board).title;
    if own.is_empty() { stock_title(boards, seats, board) } else { Some(in_full(own)) }
}

/// What a side board is called: by its player where each has one, else by its number where there
/// are several.
fn stock_title(boards: &[Board], seats: u8, board: &Board) -> Option<Message> {
    let (own, only, numbered) = match board.sort {
        Sort::Grid => return None,
        Sort::Shoe => ("workshop.shoe-of", "workshop.shoe", "workshop.shoe-number"),
        Sort::Waiting => ("workshop.waiting-of", "workshop.waiting", "workshop.waiting-number"),
        Sort::Result => ("workshop.result-of", "workshop.result", "workshop.result-number"),
    };
    let shown = |other: &&Board| other.sort == board.sort && other.seats != 0;
    let several = boards.iter().filter(shown).count() > 1;
    let seat = (board.seats.count_ones() == 1 && seats > 1)
        .then(|| Seat::at(board.seats.trailing_zeros() as usize));
    Some(match seat {
        Some(seat) => Message::new(own).with("player", seat),
        None if several => Message::new(numbered).with("number", board.number),
        None => Message::new(only),
    })
}

/// The dice that are seen when they roll.
pub(super) fn dice(design: &Design) -> Vec<Die> {
    let seen = design.dice.iter().filter(|die| die.faces_shown > 0);
    let faces = |die: &design::Die| {
        let face = |(number, face): (usize, &design::Face)| {
            let number = number.to_string();
            if face.picture.is_empty() {
                return Figure::Text(number);
            }
            let letter = letters::drawn_letter(&face.picture).map_or(number, String::from);
            Figure::Picture { id: face.picture.clone(), letter }
        };
        (1..).zip(&die.faces).map(face).collect()
    };
    seen.map(|die| Die { id: die.id.clone(), faces: faces(die), shown: None }).collect()
}

pub(super) fn buttons(game: &Compiled, at: &Position) -> Vec<Button> {
    let design = &game.design;
    let asks_check = design.association.when == WhenToValidate::OnRequest;
    let has_stacks = !at.rest.under.is_empty() || game.kinds.iter().any(|kind| kind.stackable);
    let all = [
        (game.kinds.iter().any(|kind| kind.die.is_some()), "roll", "workshop.roll"),
        (design.refill == Refill::OnRequest, "refill", "workshop.refill"),
        (asks_check, "check", "workshop.check"),
        (game.kinds.iter().any(|kind| kind.rotatable), "turn", "workshop.turn"),
        (has_stacks, "stack", "workshop.stack"),
        (may_pass(game, at), "next", "workshop.next"),
    ];
    let shown = all.into_iter().filter(|(is_shown, _, _)| *is_shown);
    shown.map(|(_, touch, key)| Button::new(Touch::new(touch), Message::new(key))).collect()
}

/// The button to pass is there where the design has one, or where nothing else is left to do.
fn may_pass(game: &Compiled, at: &Position) -> bool {
    game.design.turns.next_button || !has_action(game, at, at.core.hand)
}

pub(super) fn panel(game: &DesignedGame, at: &Position, seat: Seat) -> SeatPanel {
    let state = at.core.seats[seat.index()];
    let counter = |key: &'static str, value: u16| Counter::new(Message::new(key), value);
    let letter = Letter::of_seat(seat.number());
    let name = Message::new("workshop.player").with("player", seat);
    SeatPanel {
        seat: seat.number(),
        has_the_hand: game.turn(at) == Turn::Seat(seat),
        token: Piece::new(Figure::Pawn(letter), Some(seat.number()), name),
        counters: vec![
            counter("workshop.moves", state.moves),
            counter("workshop.slips", state.errors),
            counter("workshop.tokens-won", state.won),
        ],
    }
}
