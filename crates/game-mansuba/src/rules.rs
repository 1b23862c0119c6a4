//! The rules: the legal moves, playing one, chance, refusing a move with its reason, and the end.
//!
//! Rule book: section 2 (switching), section 4 (captures, jail, escape) and section 5.

use game::{Card, Chance, Common, Outcome, Rng, Rules, Settings, Side, Turn, Verdict, Weighted};

use crate::board::{Phase, Position};
use crate::jail::Prisoner;
use crate::moves::{self, Ground, Move, each_piece, escapes};
use crate::options::First;
use crate::pieces::{Piece, Sort};
use crate::places::{MAX_PLACES, Places};
use crate::refusal::Refusal;
use crate::relation::Relation;
use crate::{CARD, Mansuba};

/// A side has as many pieces as the largest world has rows.
const MAX_PIECES: usize = 16;

/// The two sides of the coin, in the order of [`Rules::chances`].
pub(crate) const COIN: [&str; 2] = ["freed", "held"];
pub(crate) const FREED: Chance = Chance(0);
const HELD: Chance = Chance(1);

impl Rules for Mansuba {
    type Position = Position;
    type Move = Move;
    type Undo = Position;
    type Refusal = Refusal;

    fn card(&self) -> &Card {
        &CARD
    }

    fn settings(&self) -> Settings {
        self.config.settings()
    }

    fn seats(&self) -> u8 {
        2
    }

    fn max_plies(&self) -> u32 {
        u32::from(self.config.max_turns)
    }

    /// Every side's column filled with its pieces.
    fn start(&self, seed: u64) -> Position {
        let mut position = Position::empty(self.config.relation);
        for side in Side::BOTH {
            let sorts = Sort::ALL.into_iter().cycle();
            for (place, sort) in self.world.starts(side).iter().zip(sorts) {
                let sort = if self.config.mixed { sort } else { Sort::Pawn };
                position.put(Piece { side, sort }, place);
            }
        }
        position.side = match self.config.first {
            First::Black => Side::Black,
            First::White => Side::White,
            First::Random if Rng::from_seed(seed).below(2) == 0 => Side::Black,
            First::Random => Side::White,
        };
        position
    }

    #[inline(always)]
    fn turn(&self, position: &Position) -> Turn {
        match position.phase {
            Phase::Play => Turn::Seat(position.side.seat()),
            Phase::Coin(_) | Phase::Switch => Turn::Chance,
            Phase::Over(_) => Turn::Over,
        }
    }

    fn outcome(&self, position: &Position) -> Option<Outcome> {
        let Phase::Over(winner) = position.phase else { return None };
        Some(Outcome::plain(winner.map_or(Verdict::Draw, |side| Verdict::Winner(side.seat()))))
    }

    /// By sort and place, then prisoners, then the pass of a side that can do nothing else.
    fn legal_moves(&self, position: &Position, moves: &mut Vec<Move>) {
        moves.clear();
        if position.phase != Phase::Play {
            return;
        }
        each_piece(self, position, |from, to| {
            // Asked for at once, so that no push has to grow the buffer.
            moves.reserve(MAX_PLACES);
            to.each(|to| moves.push(Move::Go { from, to }));
        });
        moves.extend(escapes(position));
        if moves.is_empty() {
            moves.push(Move::Pass);
        }
    }

    fn count_moves(&self, position: &Position) -> u64 {
        if position.phase != Phase::Play {
            return 0;
        }
        let mut count = 0;
        each_piece(self, position, |_, to| count += u64::from(to.count()));
        (count + escapes(position).count() as u64).max(1)
    }

    fn random_move(
        &self,
        position: &Position,
        rng: &mut Rng,
        _moves: &mut Vec<Move>,
    ) -> Option<Move> {
        if position.phase != Phase::Play {
            return None;
        }
        let mut pieces = [(0, Places::NONE, 0); MAX_PIECES];
        let mut slots = pieces.iter_mut();
        let mut steps = 0;
        each_piece(self, position, |from, to| {
            if let Some(slot) = slots.next() {
                let count = to.count();
                *slot = (from, to, count);
                steps += count;
            }
        });
        // There are as many prisoners as pieces at most.
        let mut ticket = rng.below(steps + escapes(position).count() as u32);
        for (from, to, count) in pieces {
            if ticket < count {
                return Some(Move::Go { from, to: to.nth(ticket) });
            }
            ticket -= count;
        }
        escapes(position).nth(ticket as usize).or(Some(Move::Pass))
    }

    fn check(&self, position: &Position, action: &Move) -> Result<(), Refusal> {
        match position.phase {
            Phase::Play => {}
            Phase::Over(_) => return Err(Common::GameOver.into()),
            Phase::Coin(_) | Phase::Switch => return Err(Common::NotYourTurn.into()),
        }
        match *action {
            Move::Go { from, to } => check_go(self, position, from, to),
            Move::Free { place, sort } => check_free(position, place, sort),
            Move::Pass => {
                let mut listed = Vec::new();
                self.legal_moves(position, &mut listed);
                if listed == [Move::Pass] { Ok(()) } else { Err(Refusal::NoPass) }
            }
        }
    }

    fn apply_unchecked(&self, position: &mut Position, action: &Move) -> Position {
        let before = position.clone();
        self.advance(position, action);
        before
    }

    fn advance(&self, position: &mut Position, action: &Move) {
        match *action {
            Move::Go { from, to } => {
                go(position, from, to);
                end_turn(self, position);
            }
            Move::Free { place, sort } => {
                let piece = Piece { side: position.side, sort };
                position.phase = Phase::Coin(Prisoner { place, piece });
            }
            Move::Pass => end_turn(self, position),
        }
    }

    fn undo(&self, position: &mut Position, undo: Position) {
        *position = undo;
    }

    /// Both sides of a fair coin, or every other relation, each equally likely.
    fn chances(&self, position: &Position, chances: &mut Vec<Weighted>) {
        let count = match position.phase {
            Phase::Coin(_) => COIN.len(),
            Phase::Switch => position.relation.others().count(),
            Phase::Play | Phase::Over(_) => 0,
        };
        chances.clear();
        chances.extend((0..).take(count).map(|at| Weighted { chance: Chance(at), weight: 1 }));
    }

    fn resolve(&self, position: &mut Position, chance: Chance) -> Option<Position> {
        let before = position.clone();
        match position.phase {
            Phase::Coin(prisoner) if chance == FREED => {
                position.free(prisoner);
                end_turn(self, position);
            }
            Phase::Coin(_) if chance == HELD => end_turn(self, position),
            Phase::Switch => {
                position.relation = switched(position, chance)?;
                position.phase = Phase::Play;
            }
            Phase::Coin(_) | Phase::Play | Phase::Over(_) => return None,
        }
        Some(before)
    }

    fn hash(&self, position: &Position) -> u64 {
        position.hash_at(position.turn)
    }

    fn rehash(&self, position: &Position) -> u64 {
        position.rehash()
    }
}

/// Whether a side has what wins: a piece on a starting place of the other side, or exactly all
/// of these places.
pub(crate) fn has_arrived(game: &Mansuba, position: &Position, side: Side) -> bool {
    let (pieces, goals) = (position.pieces(side), game.world.starts(side.other()));
    if game.config.complex { pieces == goals } else { !(pieces & goals).is_empty() }
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

/// The relation that a chance stands for.
pub(crate) fn switched(position: &Position, chance: Chance) -> Option<Relation> {
    position.relation.others().nth(usize::from(chance.0))
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
