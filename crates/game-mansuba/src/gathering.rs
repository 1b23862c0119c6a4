//! How near a side is to its end where all of its pieces have to arrive.
//!
//! What counts is time: about how many moves a side still needs, and how many of them the other
//! side will cost it. An enemy on the way costs moves; so does a prisoner whose place is open,
//! since it comes out again and has to be taken again. A piece of one's own on that place keeps
//! it in for nothing, until that piece has to go home too. What stands behind a piece and is
//! slow does it no harm.

use game::Side;

use crate::Mansuba;
use crate::board::Position;
use crate::eval::{far, held};
use crate::jail::Prisoner;
use crate::moves;
use crate::pieces::{Piece, Sort};
use crate::places::Places;
use crate::relation::Relation;

/// What it is worth to have arrived, times [`HALFWAY`].
const NEARNESS: i32 = 40_000;
/// With so many moves left, it is worth half of that.
const HALFWAY: i32 = 20;
/// Moves are counted in hundredths.
const MOVE: i32 = 100;

/// Freeing a prisoner takes two tries on average, longer where an enemy watches or stands, and
/// longest where one's own piece keeps an enemy in on the same place.
const FREEING: i32 = 2;
const WATCHED: i32 = 4;
const SHUT: i32 = 4;
const OWN_SHUT: i32 = 5;

/// What enemies cost, in hundredths of a move for each move to come: on their way or still at
/// home, arrived, and in jail on an open place that is watched or not.
const AWAY: i32 = 10;
const ARRIVED: i32 = 5;
const GUARDED: i32 = 5;
const UNGUARDED: i32 = 8;
/// What it costs besides that a tower can come out of jail, or somebody slow near or ahead.
const TOWER_OUT: i32 = 30;
const SLOW_OUT: i32 = 15;
/// What it costs a piece that it keeps an enemy in and has to leave some day: little while there
/// is time, more and more between these parts of the game, in hundredths.
const KEEPING: [i32; 2] = [5, 30];
const KEPT_UNTIL: [i32; 2] = [30, 40];
/// With less than this part of the turns left, in hundredths, all of these costs go down: what
/// is disturbed later than the end does not matter.
const LATE: i32 = 70;
/// Slow enemies reach so many columns back.
const REACH: usize = 2;
/// The widest world.
const MAX_COLUMNS: usize = 16;

/// The nearer a side is to its end, the more a move counts. So whoever leads goes on, instead of
/// taking again and again what the other one frees.
pub(crate) fn standing(game: &Mansuba, position: &Position, side: Side) -> i32 {
    NEARNESS * MOVE / (time_left(game, position, side) + HALFWAY * MOVE)
}

/// About how long a side needs until all have arrived, each piece sent to the nearest open
/// place. Elephants choose first, since they never reach half of the places, then pawns, then
/// towers, which get anywhere. A prisoner is a piece like the others that has to be freed first:
/// nobody wins without it.
fn time_left(game: &Mansuba, position: &Position, side: Side) -> i32 {
    let costs = Costs::of(game, position, side);
    let goals = game.world.starts(side.other());
    let mut open = goals & !position.pieces(side);
    let mut left = 0;
    for sort in [Sort::Elephant, Sort::Pawn, Sort::Tower] {
        (position.pieces_of(Piece { side, sort }) & !goals).each(|place| {
            let moves = moves_to_open(game, position.relation, sort, place, &mut open);
            left += moves * costs.of_move(game, place);
        });
        for held in held(position, side).filter(|held| held.piece.sort == sort) {
            let moves = moves_to_open(game, position.relation, sort, held.place, &mut open);
            left += (moves + freeing(game, position, held)) * costs.of_move(game, held.place);
        }
    }
    left
}

/// About how many moves it takes to free a prisoner.
fn freeing(game: &Mansuba, position: &Position, held: &Prisoner) -> i32 {
    let side = held.piece.side;
    if position.pieces(side.other()).has(held.place) {
        SHUT
    } else if position.pieces(side).has(held.place) {
        OWN_SHUT
    } else if is_watched(game, position, held.place, side.other()) {
        WATCHED
    } else {
        FREEING
    }
}

/// What every move of a side costs, by where its piece stands.
struct Costs {
    side: Side,
    /// What enemies cost a piece in each column, counted from its home.
    by_column: [i32; MAX_COLUMNS],
    /// Whether a tower can come out of jail.
    tower_out: bool,
    /// Up to which column somebody slow who can come out of jail matters.
    slow_out: Option<usize>,
    /// The places where an enemy is kept in.
    keepers: Places,
    keeping: i32,
    /// How much of all this counts, in hundredths.
    part: i32,
}

impl Costs {
    fn of(game: &Mansuba, position: &Position, side: Side) -> Self {
        let past = 100 * i32::from(position.turn) / i32::from(game.config.max_turns).max(1);
        let mut costs = Self {
            side,
            by_column: [0; MAX_COLUMNS],
            tower_out: false,
            slow_out: None,
            keepers: Places::NONE,
            keeping: keeping(past),
            part: (100 * (100 - past) / LATE).min(100),
        };
        if game.config.captures {
            costs.add_free(game, position);
            costs.add_held(game, position);
        }
        costs
    }

    /// The enemies on the board.
    fn add_free(&mut self, game: &Mansuba, position: &Position) {
        let home = game.world.starts(self.side);
        for sort in Sort::ALL {
            position.pieces_of(Piece { side: self.side.other(), sort }).each(|place| {
                let cost = if home.has(place) { ARRIVED } else { AWAY };
                self.add(game, sort, place, cost);
            });
        }
    }

    /// The enemies in jail.
    fn add_held(&mut self, game: &Mansuba, position: &Position) {
        for held in held(position, self.side.other()) {
            if position.pieces(self.side).has(held.place) {
                self.keepers.insert(held.place);
                continue;
            }
            let guarded = is_watched(game, position, held.place, self.side);
            let cost = if guarded { GUARDED } else { UNGUARDED };
            self.add(game, held.piece.sort, held.place, cost);
            if held.piece.sort == Sort::Tower {
                self.tower_out = true;
            } else {
                let until = column(game, self.side, held.place) + REACH;
                self.slow_out = self.slow_out.max(Some(until));
            }
        }
    }

    /// Towers matter everywhere, others to those behind them and a little before.
    fn add(&mut self, game: &Mansuba, sort: Sort, place: u8, cost: i32) {
        let until = match sort {
            Sort::Tower => MAX_COLUMNS,
            Sort::Pawn | Sort::Elephant => column(game, self.side, place) + REACH + 1,
        };
        self.by_column.iter_mut().take(until).for_each(|sum| *sum += cost);
    }

    /// What a move of the piece on this place costs, in hundredths of a move.
    fn of_move(&self, game: &Mansuba, place: u8) -> i32 {
        let column = column(game, self.side, place);
        let out = if self.tower_out {
            TOWER_OUT
        } else if self.slow_out.is_some_and(|until| column <= until) {
            SLOW_OUT
        } else {
            0
        };
        let keeping = if self.keepers.has(place) { self.keeping } else { 0 };
        // Columns lie within the widest world.
        MOVE + self.part * (self.by_column[column] + out.max(keeping)) / 100
    }
}

/// What it costs to keep an enemy in when so many hundredths of the turns have passed.
fn keeping(past: i32) -> i32 {
    let ([low, high], [from, until]) = (KEEPING, KEPT_UNTIL);
    low + (high - low) * (past - from).clamp(0, until - from) / (until - from)
}

/// The column of a place, counted from the side's home.
fn column(game: &Mansuba, side: Side, place: u8) -> usize {
    let col = game.world.cell(place).col;
    usize::from(match side {
        Side::Black => col,
        Side::White => game.world.grid.cols - 1 - col,
    })
}

/// Whether a piece of this side could go to a place in one move; jumps are not looked at.
fn is_watched(game: &Mansuba, position: &Position, place: u8, side: Side) -> bool {
    // Steps, leaps and lines lead both ways.
    let reach = &game.world.reaches(position.relation)[usize::from(place)];
    let [pawns, towers, elephants] = Sort::ALL.map(|sort| position.pieces_of(Piece { side, sort }));
    if !((reach.steps & pawns) | (reach.leaps & elephants)).is_empty() {
        return true;
    }
    let occupied = moves::occupied(position);
    reach.lines.into_iter().any(|line| {
        let on_line =
            (1..=line.length).map(|steps| place.wrapping_add(line.step.wrapping_mul(steps)));
        on_line.into_iter().find(|at| occupied.has(*at)).is_some_and(|at| towers.has(at))
    })
}

/// About how many moves a piece needs to the nearest open place, which it then takes.
fn moves_to_open(
    game: &Mansuba,
    relation: Relation,
    sort: Sort,
    from: u8,
    open: &mut Places,
) -> i32 {
    let mut nearest: Option<(i32, u8)> = None;
    open.each(|goal| {
        let moves = moves_between(game, relation, sort, from, goal);
        if nearest.is_none_or(|(least, _)| moves < least) {
            nearest = Some((moves, goal));
        }
    });
    nearest.map_or(far(game), |(moves, goal)| {
        open.remove(goal);
        moves
    })
}

/// About how many moves a piece needs from one place to another, if nothing stands in its way.
fn moves_between(game: &Mansuba, relation: Relation, sort: Sort, from: u8, to: u8) -> i32 {
    let (from, to) = (game.world.cell(from), game.world.cell(to));
    let across = i32::from(to.col) - i32::from(from.col);
    let down = i32::from(to.row) - i32::from(from.row);
    let (cols, rows) = (across.abs(), down.abs());
    match (sort, relation) {
        (Sort::Tower, _) => i32::from(cols > 0) + i32::from(rows > 0),
        // Two steps at a time: what is an odd number of steps away is never reached.
        (Sort::Elephant, _) if (cols + rows) % 2 == 1 => far(game),
        (Sort::Elephant, _) => (cols + rows) / 2,
        (Sort::Pawn, Relation::Diagonal) => cols.max(rows),
        (Sort::Pawn, Relation::Triangular) if across.signum() == down.signum() => cols.max(rows),
        (Sort::Pawn, _) => cols + rows,
    }
}
