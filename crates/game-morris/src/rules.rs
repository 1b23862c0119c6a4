//! The rules: what may be played, what a mill takes, how the game ends.

use game::{Card, Common, Outcome, Rules, Settings, Side, Turn, Verdict};

use crate::CARD;
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

impl Rules for Morris {
    type Position = Position;
    type Move = Move;
    type Undo = Position;
    type Refusal = Refusal;

    fn card(&self) -> &Card {
        &CARD
    }

    fn settings(&self) -> Settings {
        self.in_force()
    }

    fn seats(&self) -> u8 {
        2
    }

    /// Placing all men, and between two takings at most the limit of quiet moves. In the game of
    /// three nothing is taken.
    fn max_plies(&self) -> u32 {
        let takings = 2 * u32::from(self.men - FEWEST);
        2 * u32::from(self.men) + (takings + 1) * u32::from(QUIET_LIMIT)
    }

    fn start(&self, _seed: u64) -> Position {
        Position::start(self.men)
    }

    fn turn(&self, position: &Position) -> Turn {
        if is_over(self, position) { Turn::Over } else { Turn::Seat(position.side().seat()) }
    }

    fn outcome(&self, position: &Position) -> Option<Outcome> {
        let verdict = match end(self, position)? {
            End::Won(side) => Verdict::Winner(side.seat()),
            End::Drawn => Verdict::Draw,
        };
        Some(Outcome::plain(verdict))
    }

    /// In the order of points.
    fn legal_moves(&self, position: &Position, moves: &mut Vec<Move>) {
        moves.clear();
        if is_over(self, position) {
            return;
        }
        moves::each_step(self, position, |from, to| {
            let takes = takes(self, position, from, to);
            if takes.is_empty() {
                moves.push(Move { from, to, takes: None });
            }
            moves.extend(takes.iter().map(|taken| Move { from, to, takes: Some(taken) }));
        });
    }

    fn check(&self, position: &Position, action: &Move) -> Result<(), Refusal> {
        if is_over(self, position) {
            return Err(Common::GameOver.into());
        }
        let Move { from, to, takes } = *action;
        match from {
            None => check_place(self, position, to)?,
            Some(from) => check_step(self, position, from, to)?,
        }
        check_taking(self, position, (from, to), takes)
    }

    fn apply_unchecked(&self, position: &mut Position, action: &Move) -> Position {
        let before = *position;
        position.play(*action);
        before
    }

    fn undo(&self, position: &mut Position, undo: Position) {
        *position = undo;
    }

    fn hash(&self, position: &Position) -> u64 {
        position.hash()
    }

    fn rehash(&self, position: &Position) -> u64 {
        position.rehash()
    }

    fn symmetries(&self) -> usize {
        self.lines.symmetries()
    }

    fn map_position(&self, symmetry: usize, position: &Position) -> Position {
        position.mapped(|men| self.lines.image_of(symmetry, men))
    }

    fn map_move(&self, symmetry: usize, action: &Move) -> Move {
        action.mapped(|point| self.lines.image(symmetry, point))
    }
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
fn takes(game: &Morris, position: &Position, from: Option<Point>, to: Point) -> Points {
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
