//! How near a side is to its end where all of its pieces have to arrive.
//!
//! What counts is time: about how many moves a side still needs, and how many of them the other
//! side will cost it. An enemy on the way costs moves; so does a prisoner whose place is open,
//! since it comes out again and has to be taken again. A piece of one's own on that place keeps
//! it in for nothing, until that piece has to go home too. What stands behind a piece and is
//! slow does it no harm. Whoever stays at home for long is shut in there by enemies who arrive;
//! a pawn behind another piece goes twice as fast.

use game::Side;

use crate::Mansuba;
use crate::board::Position;
use crate::eval::{far, held};
use crate::jail::Prisoner;
use crate::moves::{self, Ground};
use crate::pieces::{Piece, Sort};
use crate::places::Places;
use crate::relation::Relation;
use crate::world::Hop;

/// What it is worth to have arrived: so much that one move still counts when all are to be made.
pub(crate) const ARRIVAL: i32 = 40_000;
/// With so many moves left, it is worth a quarter of that.
const QUARTER: i32 = 11;
/// Moves are counted in hundredths.
const MOVE: i32 = 100;

/// Freeing a prisoner takes two tries on average, and whoever comes out may be taken again.
const FREEING: i32 = 5;
/// It takes longer where an enemy stands, who has to leave, or one's own piece does, and where
/// an enemy is held on the same place, since either may come out first.
const SHUT: i32 = 2;
const OWN_SHUT: i32 = 1;
const SHARED: i32 = 1;
/// Where an enemy watches, whoever comes out is taken again. If a piece of one's own watches
/// too, it takes that enemy in turn; if not, it may go on so for good.
const WATCHED: i32 = 3;
const FORSAKEN: i32 = 8;

/// How much of what enemies cost counts, in hundredths: with more of it, pieces rather keep
/// prisoners in than go home; with less of it, they run into enemies.
const CAUTION: i32 = 20;
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
/// What a piece costs that has not left its home yet, in hundredths of a move.
const AT_HOME: i32 = 160;
/// What a pawn saves that has a piece to jump over before it, in hundredths of a move.
const STONE: i32 = 80;
/// The ways of so few pieces are looked for among all others as they stand: the nearest open
/// place may lie behind pieces that have arrived.
const LAST_ONES: u32 = 2;
/// The widest world.
const MAX_COLUMNS: usize = 16;

/// The nearer a side is to its end, the more a move counts. So whoever leads goes on, instead of
/// taking again and again what the other one frees.
pub(crate) fn standing(game: &Mansuba, position: &Position, side: Side) -> i32 {
    let quarter = i64::from(QUARTER * MOVE);
    let all = quarter + i64::from(time_left(game, position, side));
    // At most what it is worth to have arrived.
    (i64::from(ARRIVAL) * quarter * quarter / (all * all)) as i32
}

/// About how long a side needs until all have arrived, each piece sent to the nearest open
/// place. Elephants choose first, since they never reach half of the places, then pawns, then
/// towers, which get anywhere. A prisoner is a piece like the others that has to be freed first:
/// nobody wins without it. How hard that is counts for the hardest alone, so that one enemy who
/// is held for good is enough, and others need not be taken again whenever they come out.
fn time_left(game: &Mansuba, position: &Position, side: Side) -> i32 {
    let costs = Costs::of(game, position, side);
    let goals = game.world.starts(side.other());
    let under_way = position.pieces(side) & !goals;
    let are_last = under_way.count() <= LAST_ONES;
    let mut open = goals & !position.pieces(side);
    let (mut left, mut hardest) = (0, 0);
    for sort in [Sort::Elephant, Sort::Pawn, Sort::Tower] {
        let piece = Piece { side, sort };
        (position.pieces_of(piece) & under_way).each(|place| {
            let among_others =
                if are_last { moves_among(game, position, piece, place, &mut open) } else { None };
            let moves = among_others
                .unwrap_or_else(|| moves_to_open(game, position.relation, piece, place, &mut open));
            left += moves * costs.of_move(game, place);
        });
        for held in held(position, side).filter(|held| held.piece.sort == sort) {
            let moves = moves_to_open(game, position.relation, held.piece, held.place, &mut open);
            left += (moves + FREEING) * costs.of_move(game, held.place);
            hardest = hardest.max(hardship(game, position, held));
        }
    }
    let at_home = (position.pieces(side) & game.world.starts(side)).count() as i32;
    left + hardest * MOVE + AT_HOME * at_home - STONE * jumpers(game, position, side)
}

/// How many pawns can jump ahead.
fn jumpers(game: &Mansuba, position: &Position, side: Side) -> i32 {
    let occupied = moves::occupied(position);
    let reaches = game.world.reaches(position.relation);
    let steps = |place| game.world.distance(position.relation, side, place);
    let mut count = 0;
    position.pieces_of(Piece { side, sort: Sort::Pawn }).each(|place| {
        let leads_on = |hop: &Hop| {
            occupied.has(hop.over)
                && !occupied.has(hop.landing)
                && steps(hop.landing) + 2 <= steps(place)
        };
        count += i32::from(reaches[usize::from(place)].hops().iter().any(leads_on));
    });
    count
}

/// About how many moves it takes to free a prisoner, besides the tries.
fn hardship(game: &Mansuba, position: &Position, held: &Prisoner) -> i32 {
    let (side, enemy) = (held.piece.side, held.piece.side.other());
    let shut = if position.pieces(enemy).has(held.place) {
        SHUT
    } else if position.pieces(side).has(held.place) {
        OWN_SHUT
    } else {
        0
    };
    let watched = if !is_watched(game, position, held.place, enemy) {
        0
    } else if is_watched(game, position, held.place, side) {
        WATCHED
    } else {
        FORSAKEN
    };
    let is_shared = self::held(position, enemy).any(|other| other.place == held.place);
    shut + watched + if is_shared { SHARED } else { 0 }
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
            part: (100 * (100 - past) / LATE).min(100) * CAUTION / 100,
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

/// How many moves a piece needs to the nearest open place, which it then takes, while all others
/// stay where they are; `None` where there is no such way.
fn moves_among(
    game: &Mansuba,
    position: &Position,
    piece: Piece,
    from: u8,
    open: &mut Places,
) -> Option<i32> {
    let ground = Ground::of(game, position, piece.side);
    let mut last: Places = std::iter::once(from).collect();
    let mut seen = last;
    for moves in 1.. {
        let mut next = Places::NONE;
        last.each(|place| next |= ground.destinations(piece.sort, place));
        last = next & !seen;
        seen |= last;
        if let Some(goal) = (last & *open).iter().next() {
            open.remove(goal);
            return Some(moves);
        }
        if last.is_empty() {
            break;
        }
    }
    None
}

/// About how many moves a piece needs to the nearest open place, which it then takes.
fn moves_to_open(
    game: &Mansuba,
    relation: Relation,
    piece: Piece,
    from: u8,
    open: &mut Places,
) -> i32 {
    let mut nearest: Option<(i32, u8)> = None;
    open.each(|goal| {
        let moves = game.ways.between(relation, piece, from, goal).unwrap_or(far(game));
        if nearest.is_none_or(|(least, _)| moves < least) {
            nearest = Some((moves, goal));
        }
    });
    nearest.map_or(far(game), |(moves, goal)| {
        open.remove(goal);
        moves
    })
}
