//! The turn: push, walk, find; the end of a game and who won.
//!
//! Rules: a push is made before every walk; the tile may not be pushed straight back; pawns ride
//! along, and those on the tile that comes out step onto the new one; only the seat that acts
//! finds, and only where it ends; after the last card, ending at home wins at once; after 200
//! rounds the most cards found win.

use game::{BySeat, Common, Outcome, Seat, Turn, Verdict};

use crate::board::{IN_HAND, MOST_ROUNDS, Position, home};
use crate::moves::Move;
use crate::slots::Slot;
use crate::tiles::{Treasure, cell_at, distinct_turns};
use crate::{Labyrinth, Refusal, hash};

pub(crate) fn turn(position: &Position) -> Turn {
    if position.over { Turn::Over } else { Turn::Seat(Seat::at(position.turn.into())) }
}

pub(crate) fn outcome(game: &Labyrinth, position: &Position) -> Option<Outcome> {
    if !position.over {
        return None;
    }
    let found = |seat: Seat| i32::from(position.stacks[seat.index()].found_count());
    let scores = BySeat::from_fn(game.players, found);
    let most = Seat::all(game.players).map(found).max();
    let mut best = Seat::all(game.players).filter(|seat| Some(found(*seat)) == most);
    let verdict = match (position.returned(game.players).next(), best.next(), best.next()) {
        (Some(winner), ..) | (None, Some(winner), None) => Verdict::Winner(winner),
        _ => Verdict::Draw,
    };
    Some(Outcome { verdict, scores: Some(scores) })
}

pub(crate) fn check(position: &Position, action: Move) -> Result<(), Refusal> {
    if position.over {
        return Err(Common::GameOver.into());
    }
    check_push(position, action.slot, action.turns)?;
    let track = action.slot.track();
    let pawn = position.pawns[usize::from(position.turn)];
    let from = 1 << track.carried[usize::from(pawn)];
    let reach = position.maze.pushed(action.slot, action.turns).reach(from);
    if reach >> action.to & 1 == 0 {
        return Err(Refusal::NoPath { cell: cell_at(action.to) });
    }
    Ok(())
}

fn check_push(position: &Position, slot: Slot, turns: u8) -> Result<(), Refusal> {
    if Some(slot) == position.closed_slot() {
        return Err(Refusal::NoReverse);
    }
    if turns >= distinct_turns(position.maze.hand()) {
        return Err(Refusal::StraightTurns);
    }
    Ok(())
}

/// Plays a move that [`check`] accepts.
pub(crate) fn apply(game: &Labyrinth, position: &mut Position, action: Move) {
    let seat = usize::from(position.turn);
    push(position, action.slot, action.turns);
    position.pawns[seat] = action.to;
    if let Some(card) = card_at(game, position, seat, action.to) {
        position.stacks[seat].find(card);
        position.cards_hash = hash::of_cards(&position.stacks);
    } else if position.stacks[seat].left_count() == 0 && action.to == home(game.players, seat) {
        return end(position);
    }
    pass_on(game, position);
}

/// Pushes the tile in hand: the line, the treasures on it and the pawns on it move.
pub(crate) fn push(position: &mut Position, slot: Slot, turns: u8) {
    let track = slot.track();
    position.maze = position.maze.pushed(slot, turns);
    for place in &mut position.movable {
        *place = match *place {
            IN_HAND => track.entry,
            cell if cell == track.exit => IN_HAND,
            cell => track.carried[usize::from(cell)],
        };
    }
    for pawn in &mut position.pawns {
        *pawn = track.carried[usize::from(*pawn)];
    }
    position.last = Some(slot);
}

/// The card that a seat finds by ending on a cell: its top card, or any with open cards.
fn card_at(game: &Labyrinth, position: &Position, seat: usize, to: u8) -> Option<Treasure> {
    let stack = &position.stacks[seat];
    let lies_here = |card: &Treasure| position.place_of(*card) == to;
    if game.open { stack.left().find(lies_here) } else { stack.top().filter(lies_here) }
}

/// Whether a move finds a card.
pub(crate) fn finds(game: &Labyrinth, position: &Position, action: Move) -> bool {
    let mut after = *position;
    push(&mut after, action.slot, action.turns);
    card_at(game, &after, position.turn.into(), action.to).is_some()
}

fn pass_on(game: &Labyrinth, position: &mut Position) {
    position.turn += 1;
    if position.turn < game.players {
        return;
    }
    if position.round == MOST_ROUNDS {
        return end(position);
    }
    position.turn = 0;
    position.round += 1;
}

const fn end(position: &mut Position) {
    position.over = true;
    position.turn = 0;
}
