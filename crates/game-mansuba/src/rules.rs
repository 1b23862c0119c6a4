//! Playing a move, chance, refusing a move with its reason, and the end of the game.
//!
//! Rule book: section 2 (switching), section 4 (captures, jail, escape) and section 5.

use game::{Chance, Common, Outcome, Side, Turn, Verdict, Weighted};

use crate::Mansuba;
use crate::board::{Phase, Position};
use crate::jail::Prisoner;
use crate::moves::{self, Ground, Move};
use crate::pieces::{Piece, Sort};
use crate::refusal::Refusal;
use crate::relation::Relation;

/// The two sides of the coin, in the order of [`chances`].
const COIN: [&str; 2] = ["freed", "held"];
const FREED: Chance = Chance(0);
const HELD: Chance = Chance(1);

pub(crate) const fn turn(position: &Position) -> Turn {
    match position.phase {
        Phase::Play => Turn::Seat(position.side.seat()),
        Phase::Coin(_) | Phase::Switch => Turn::Chance,
        Phase::Over(_) => Turn::Over,
    }
}

pub(crate) fn outcome(position: &Position) -> Option<Outcome> {
    let Phase::Over(winner) = position.phase else { return None };
    Some(Outcome::plain(winner.map_or(Verdict::Draw, |side| Verdict::Winner(side.seat()))))
}

/// Whether a side has what wins: a piece on a starting place of the other side, or exactly all
/// of these places.
pub(crate) fn has_arrived(game: &Mansuba, position: &Position, side: Side) -> bool {
    let (pieces, goals) = (position.pieces(side), game.world.starts(side.other()));
    if game.config.complex { pieces == goals } else { !(pieces & goals).is_empty() }
}

/// Plays a legal move.
pub(crate) fn apply(game: &Mansuba, position: &mut Position, action: Move) {
    match action {
        Move::Go { from, to } => {
            go(position, from, to);
            end_turn(game, position);
        }
        Move::Free { place, sort } => {
            let piece = Piece { side: position.side, sort };
            position.phase = Phase::Coin(Prisoner { place, piece });
        }
        Move::Pass => end_turn(game, position),
    }
}

fn go(position: &mut Position, from: u8, to: u8) {
    let Some(piece) = position.piece_at(from) else { return };
    if let Some(taken) = position.piece_at(to) {
        position.lift(taken, to);
        position.imprison(Prisoner { place: to, piece: taken });
    }
    position.lift(piece, from);
    position.put(piece, to);
}

/// The mover may have won; else the turn limit may be reached; else the relation may change.
fn end_turn(game: &Mansuba, position: &mut Position) {
    let mover = position.side;
    position.turn += 1;
    position.side = mover.other();
    position.phase = if has_arrived(game, position, mover) {
        Phase::Over(Some(mover))
    } else if position.turn >= game.config.max_turns {
        Phase::Over(None)
    } else if game.config.switch && position.turn.is_multiple_of(game.config.switch_period()) {
        Phase::Switch
    } else {
        Phase::Play
    };
}

/// Replaces the buffer's content by what may happen: both sides of a fair coin, or every other
/// relation, each equally likely.
pub(crate) fn chances(position: &Position, chances: &mut Vec<Weighted>) {
    let count = match position.phase {
        Phase::Coin(_) => COIN.len(),
        Phase::Switch => position.relation.others().count(),
        Phase::Play | Phase::Over(_) => 0,
    };
    chances.clear();
    chances.extend((0..).take(count).map(|at| Weighted { chance: Chance(at), weight: 1 }));
}

/// Lets a chance happen; false when it is none of those listed.
pub(crate) fn resolve(game: &Mansuba, position: &mut Position, chance: Chance) -> bool {
    match position.phase {
        Phase::Coin(prisoner) if chance == FREED => {
            position.free(prisoner);
            end_turn(game, position);
        }
        Phase::Coin(_) if chance == HELD => end_turn(game, position),
        Phase::Switch => match switched(position, chance) {
            Some(relation) => {
                position.relation = relation;
                position.phase = Phase::Play;
            }
            None => return false,
        },
        Phase::Coin(_) | Phase::Play | Phase::Over(_) => return false,
    }
    true
}

fn switched(position: &Position, chance: Chance) -> Option<Relation> {
    position.relation.others().nth(usize::from(chance.0))
}

pub(crate) fn chance_text(position: &Position, chance: Chance) -> String {
    let word = match position.phase {
        Phase::Switch => switched(position, chance).map(Relation::name),
        _ => COIN.get(usize::from(chance.0)).copied(),
    };
    word.map_or_else(|| chance.0.to_string(), str::to_owned)
}

/// Whether a move may be played, and if not, why.
pub(crate) fn check(game: &Mansuba, position: &Position, action: Move) -> Result<(), Refusal> {
    match position.phase {
        Phase::Play => {}
        Phase::Over(_) => return Err(Common::GameOver.into()),
        Phase::Coin(_) | Phase::Switch => return Err(Common::NotYourTurn.into()),
    }
    match action {
        Move::Go { from, to } => check_go(game, position, from, to),
        Move::Free { place, sort } => check_free(position, place, sort),
        Move::Pass => {
            let mut listed = Vec::new();
            moves::legal_moves(game, position, &mut listed);
            if listed == [Move::Pass] { Ok(()) } else { Err(Refusal::NoPass) }
        }
    }
}

fn check_free(position: &Position, place: u8, sort: Sort) -> Result<(), Refusal> {
    let prisoner = |side| Prisoner { place, piece: Piece { side, sort } };
    let held = position.jail().prisoners();
    if !held.contains(&prisoner(position.side)) {
        let theirs = held.contains(&prisoner(position.side.other()));
        return Err(if theirs { Refusal::NotYourPrisoner } else { Refusal::NoPrisoner });
    }
    let taken = moves::occupied(position).has(place);
    if taken { Err(Refusal::PlaceTaken) } else { Ok(()) }
}

fn check_go(game: &Mansuba, position: &Position, from: u8, to: u8) -> Result<(), Refusal> {
    if [from, to].into_iter().any(|place| usize::from(place) >= game.world.grid.len()) {
        return Err(Refusal::OffBoard);
    }
    let sort = match position.piece_at(from) {
        None => return Err(Refusal::NoPiece),
        Some(piece) if piece.side != position.side => return Err(Refusal::NotYourPiece),
        Some(piece) => piece.sort,
    };
    if Ground::of(game, position, position.side).destinations(sort, from).has(to) {
        return Ok(());
    }
    Err(why_not_there(game, position, sort, [from, to]))
}

/// The reason why a piece may not go to a place of the board.
fn why_not_there(game: &Mansuba, position: &Position, sort: Sort, [from, to]: [u8; 2]) -> Refusal {
    if from == to {
        return Refusal::AlreadyThere;
    }
    match position.piece_at(to) {
        Some(piece) if piece.side == position.side => return Refusal::OwnPieceThere,
        Some(_) if !game.config.captures => return Refusal::NoCaptures,
        Some(_) if game.protected.has(to) => return Refusal::SafePlace,
        _ => {}
    }
    let lines = game.world.reaches(position.relation)[usize::from(from)].lines;
    let mut on_lines = lines.into_iter().flat_map(|line| {
        (1..=line.length).map(move |steps| from.wrapping_add(line.step.wrapping_mul(steps)))
    });
    match sort {
        Sort::Pawn => Refusal::PawnWay,
        Sort::Tower if on_lines.any(|place| place == to) => Refusal::TowerBlocked,
        Sort::Tower => Refusal::TowerWay,
        Sort::Elephant => Refusal::ElephantWay,
    }
}
