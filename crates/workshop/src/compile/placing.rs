//! Turns that are nothing but one token put on the grid, for two players: tables for bits.
//!
//! Such designs (lines, four in a row, reversi) are played by bits where nobody listens. The
//! general rules say the same of them.

use design::{Flanks, InGrid, Layout, Mode, MustTake, Refill, Routes};

use super::fast::MOST_CELLS;
use super::{Compiled, NOWHERE, Place, Sort};
use crate::play::Token;

/// What the turns of such a design need.
#[derive(Clone, Debug)]
pub(crate) struct Placing {
    /// The cells in play.
    pub(crate) cells: u128,
    /// The cell of each seat's shoe.
    pub(crate) shoes: [Place; 2],
    /// The token that lies there as long as there are any.
    pub(crate) tokens: [Token; 2],
    /// The queue behind it.
    pub(crate) queues: [usize; 2],
    /// Tokens fall to the lowest free cell.
    pub(crate) falls: bool,
    /// Enemies between two own tokens change sides, and some must.
    pub(crate) flanks: bool,
}

/// Steps of many cells at once, in each direction.
#[derive(Clone, Debug)]
pub(crate) struct Shifts {
    by: [i32; 8],
    /// The cells that have a neighbour in the direction.
    from: [u128; 8],
}

impl Shifts {
    /// The neighbours of some cells.
    #[inline]
    pub(crate) const fn step(&self, cells: u128, direction: usize) -> u128 {
        let cells = cells & self.from[direction];
        let by = self.by[direction];
        if by >= 0 { cells << by } else { cells >> -by }
    }
}

/// The steps of a grid of few enough rectangles.
pub(super) fn shifts(game: &Compiled) -> Option<Shifts> {
    let grid = &game.grid;
    if grid.in_play.len() > MOST_CELLS || game.design.grid.layout != Layout::Rectangles {
        return None;
    }
    let from = std::array::from_fn(|direction| {
        let has = |cell: &&Place| grid.near[usize::from(**cell)][direction] != NOWHERE;
        grid.cells.iter().filter(has).fold(0, |cells, cell| cells | 1u128 << cell)
    });
    let way = |direction: usize| match direction {
        0 => -grid.cols,
        1 => 1 - grid.cols,
        2 => 1,
        3 => grid.cols + 1,
        4 => grid.cols,
        5 => grid.cols - 1,
        6 => -1,
        _ => -grid.cols - 1,
    };
    Some(Shifts { by: std::array::from_fn(way), from })
}

/// The tables, where all turns are of that sort.
pub(super) fn placing(game: &Compiled) -> Option<Placing> {
    game.fast.shifts.as_ref()?;
    let [first, second] = game.of_seats.as_slice() else { return None };
    let board = |index: Option<u8>| game.boards.get(usize::from(index?));
    let shoes = [board(first.shoe)?, board(second.shoe)?];
    let only_cell = |shoe: &&super::Board| shoe.len() == 1 && shoe.seats.count_ones() == 1;
    let has_other = game.boards.iter().any(|board| !matches!(board.sort, Sort::Grid | Sort::Shoe));
    if has_other || !shoes.iter().all(only_cell) || shoes[0].queue == shoes[1].queue {
        return None;
    }
    let traits = [0, 1].map(|seat| only_kind(game, seat, shoes[usize::from(seat)]));
    let [Some(one), Some(other)] = traits else { return None };
    let are_alike = one.falls == other.falls && one.flanks == other.flanks;
    (is_bare(game) && are_alike).then(|| Placing {
        cells: game.grid.cells.iter().fold(0, |cells, cell| cells | 1u128 << cell),
        shoes: shoes.map(|shoe| shoe.first),
        tokens: [one.token, other.token],
        queues: shoes.map(|shoe| shoe.queue),
        falls: one.falls,
        flanks: one.flanks,
    })
}

/// Nothing but placing can happen: no rule looks at more than who has the hand and what lies where.
fn is_bare(game: &Compiled) -> bool {
    let (turns, lost, won) = (&game.design.turns, &game.design.lost, &game.design.won);
    let on_grid = |(place, token): &(Place, Token)| {
        !game.is_grid(*place) || game.kind(*token).is_placed() && token.owners().count_ones() == 1
    };
    turns.pass_after_right
        && turns.end_of_one_is_end_of_all
        && !turns.next_button
        && !turns.place_first
        && turns.must_take == MustTake::No
        && !lost.no_action
        && !won.last_awake
        && !game.is_delayed
        && game.design.refill == Refill::TokenLeaves
        && game.grid.dice.iter().all(Option::is_none)
        && game.lots.code.is_none()
        && game.lots.grows.0.is_empty()
        && game.ends.is_at_most_a_line()
        && game.drawn.tokens.iter().all(on_grid)
}

/// The tokens of a shoe, and whether they fall or flank.
struct Placed {
    token: Token,
    falls: bool,
    flanks: bool,
}

/// The tokens of a shoe and its queue, where they are all alike and only ever placed.
fn only_kind(game: &Compiled, seat: u8, shoe: &super::Board) -> Option<Placed> {
    let lying = game.drawn.tokens.iter().filter(|(place, _)| shoe.cells().contains(place));
    let queued = game.drawn.queues.get(shoe.queue)?;
    let mut tokens = lying.map(|(_, token)| *token).chain(queued.iter().copied());
    let first = tokens.next()?;
    let kind = game.kind(first);
    let is_placed = kind.is_placed()
        && kind.flanking_only == (kind.flanks == Flanks::Turn)
        && kind.flanks != Flanks::Take;
    let owns = |token: Token| shoe.marks_owner || token.owners() == 1 << seat;
    let is_owned = owns(first) && first.owners() & !(1 << seat) == 0;
    let is_all = tokens.all(|token| token == first) && is_owned;
    let token = first.belonging_to(1 << seat);
    let flanks = kind.flanks == Flanks::Turn;
    (is_placed && is_all).then_some(Placed { token, falls: kind.falls, flanks })
}

impl super::Kind {
    /// Whether a token is put on the grid from a shoe, and stays there.
    fn is_placed(&self) -> bool {
        let only_placed = Routes { shoe_to_grid: true, ..Routes::NONE };
        self.mode == Mode::Movement
            && self.in_grid == InGrid::Immobile
            && self.routes == only_placed
            && !self.stackable
            && !self.rotatable
            && self.die.is_none()
            && !self.attacks()
            && !self.has_marks
            && !self.has_sides
            && !self.is_piece
            && self.becomes.is_none()
            && !self.pushable
            && !self.swaps
            && self.size == 0
    }
}
