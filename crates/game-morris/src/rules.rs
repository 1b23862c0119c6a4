//! The rules: what may be played, what a mill takes, how the game ends.

use game::{Common, Outcome, Side, Turn, Verdict};

use crate::board::Position;
use crate::lines::{Point, Points};
use crate::moves::{self, Move};
use crate::options::Morris;
use crate::refusal::Refusal;

/// Whoever has fewer men has lost.
pub(crate) const FEWEST: u8 = 3;
/// After so many moves in a row that place no man and take none, fifty of each side, it is a
/// draw: otherwise two careful players could go to and fro for ever.
pub(crate) const QUIET_LIMIT: u8 = 100;

/// Placing all men, and between two takings at most the limit of quiet moves. In the game of
/// three nothing is taken.
pub(crate) fn max_plies(men: u8) -> u32 {
    let takings = 2 * u32::from(men - FEWEST);
    2 * u32::from(men) + (takings + 1) * u32::from(QUIET_LIMIT)
}

/// Who has won, or nobody in a draw; nothing while the game goes on.
enum End {
    Won(Side),
    Drawn,
}

fn end(game: &Morris, position: &Position) -> Option<End> {
    let (side, other) = (position.side(), position.side().other());
    if game.first_mill_wins() && !game.lines.in_mills(position.men(other)).is_empty() {
        return Some(End::Won(other));
    }
    if position.count(side) < FEWEST {
        return Some(End::Won(other));
    }
    if position.quiet() >= QUIET_LIMIT {
        return Some(End::Drawn);
    }
    if position.in_hand(side) > 0 || can_move(game, position) {
        return None;
    }
    let free = position.free(game.lines);
    Some(if free.is_empty() { End::Drawn } else { End::Won(other) })
}

fn can_move(game: &Morris, position: &Position) -> bool {
    let free = position.free(game.lines);
    let men = position.men(position.side());
    let reached =
        if flies(game, position, position.side()) { free } else { game.lines.beside(men) };
    !reached.and(free).is_empty()
}

/// Whether a side may move to any free point.
pub(crate) const fn flies(game: &Morris, position: &Position, side: Side) -> bool {
    game.flying && position.count(side) == FEWEST && position.in_hand(side) == 0
}

pub(crate) fn is_over(game: &Morris, position: &Position) -> bool {
    end(game, position).is_some()
}

pub(crate) fn turn(game: &Morris, position: &Position) -> Turn {
    if is_over(game, position) { Turn::Over } else { Turn::Seat(position.side().seat()) }
}

pub(crate) fn outcome(game: &Morris, position: &Position) -> Option<Outcome> {
    let verdict = match end(game, position)? {
        End::Won(side) => Verdict::Winner(side.seat()),
        End::Drawn => Verdict::Draw,
    };
    Some(Outcome::plain(verdict))
}

/// Whether a man of the side to move that comes from one point to another stands in a mill.
pub(crate) fn closes_mill(
    game: &Morris,
    position: &Position,
    from: Option<Point>,
    to: Point,
) -> bool {
    let men = position.men(position.side()).with(to);
    let men = from.map_or(men, |from| men.without(from));
    game.lines.is_in_mill(men, to)
}

/// The men of which this step takes one; none when it closes no mill.
pub(crate) fn takes(game: &Morris, position: &Position, from: Option<Point>, to: Point) -> Points {
    if game.first_mill_wins() || !closes_mill(game, position, from, to) {
        return Points::NONE;
    }
    takable(game, position)
}

/// The men of the other side that a mill may take: those in no mill, or any if all are in mills.
pub(crate) fn takable(game: &Morris, position: &Position) -> Points {
    let men = position.men(position.side().other());
    let loose = men.minus(game.lines.in_mills(men));
    if loose.is_empty() { men } else { loose }
}

pub(crate) fn check(game: &Morris, position: &Position, action: Move) -> Result<(), Refusal> {
    if is_over(game, position) {
        return Err(Common::GameOver.into());
    }
    let Move { from, to, takes } = action;
    match from {
        None => check_place(game, position, to)?,
        Some(from) => check_step(game, position, from, to)?,
    }
    check_taking(game, position, (from, to), takes)
}

pub(crate) fn check_place(game: &Morris, position: &Position, to: Point) -> Result<(), Refusal> {
    if position.in_hand(position.side()) == 0 {
        return Err(Refusal::AllPlaced);
    }
    check_free(game, position, to)
}

fn check_free(game: &Morris, position: &Position, to: Point) -> Result<(), Refusal> {
    if position.man_at(to).is_some() {
        return Err(Refusal::PointTaken { point: game.lines.cell(to) });
    }
    Ok(())
}

/// Whether a man of the side to move can go from here at all.
pub(crate) fn check_from(game: &Morris, position: &Position, from: Point) -> Result<(), Refusal> {
    if position.in_hand(position.side()) > 0 {
        return Err(Refusal::PlaceFirst);
    }
    let point = game.lines.cell(from);
    match position.man_at(from) {
        None => Err(Refusal::NoMan { point }),
        Some(side) if side != position.side() => Err(Refusal::NotYourMan { point }),
        Some(_) => Ok(()),
    }
}

pub(crate) fn check_step(
    game: &Morris,
    position: &Position,
    from: Point,
    to: Point,
) -> Result<(), Refusal> {
    check_from(game, position, from)?;
    check_free(game, position, to)?;
    if !moves::reach(game, position, from).has(to) {
        let [from, to] = [from, to].map(|point| game.lines.cell(point));
        return Err(Refusal::NoLine { from, to });
    }
    Ok(())
}

fn check_taking(
    game: &Morris,
    position: &Position,
    (from, to): (Option<Point>, Point),
    taken: Option<Point>,
) -> Result<(), Refusal> {
    let takes = takes(game, position, from, to);
    match taken {
        None if takes.is_empty() => Ok(()),
        None => Err(Refusal::TakeOne),
        Some(_) if game.first_mill_wins() => Err(Refusal::NothingIsTaken),
        Some(_) if !closes_mill(game, position, from, to) => Err(Refusal::NoMill),
        Some(taken) => check_taken(game, position, taken),
    }
}

/// Whether a closed mill may take this man.
pub(crate) fn check_taken(game: &Morris, position: &Position, taken: Point) -> Result<(), Refusal> {
    let point = game.lines.cell(taken);
    if position.man_at(taken) != Some(position.side().other()) {
        return Err(Refusal::NotTheirMan { point });
    }
    if !takable(game, position).has(taken) {
        return Err(Refusal::InMill { point });
    }
    Ok(())
}
