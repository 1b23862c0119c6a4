//! How many moves each kind needs at least from each cell to where it must go, as if nothing else
//! lay on the board.
//!
//! Tables are made only for designs of one player in which every action moves one token, so that
//! the moves of different tokens can be added up. `play::least` does that.

use std::collections::HashMap;

use design::{Flanks, InGrid, Layout, Mode, Offset, WhenRight};

use super::goals::steps_from;
use super::kinds::Kind;
use super::{Compiled, NOWHERE, Place};
use crate::play::way;

/// More ways than these between all cells, for all kinds, are not looked at: whoever opens such a
/// design would wait for tables that hardly lead a search.
const MOST_WAYS: usize = 20_000_000;

/// From here it cannot get there.
pub(crate) const TOO_FAR: u16 = u16::MAX;

/// What a bound on the moves to the goal is computed from.
#[derive(Clone, Debug)]
pub(crate) struct LeastMoves {
    /// For each kind, to where it may stay when all zones are to be valid; none where no end asks
    /// for that.
    pub(crate) to_zones: Vec<LeastOfKind>,
    /// The kind that must fill a zone, to that zone.
    pub(crate) to_named: Option<LeastOfKind>,
    /// For each kind, to the zone where the player's own tokens must go.
    pub(crate) to_own: Option<Vec<LeastOfKind>>,
    /// How many tokens an action can take off the board besides the one that is moved.
    pub(crate) captures: u32,
    /// The token that is moved can leave the grid.
    pub(crate) can_leave: bool,
    /// Some kind covers several cells.
    pub(crate) has_pieces: bool,
    /// Where tokens only slide: the one place of each kind that has one.
    pub(crate) homes: Option<Vec<Place>>,
}

/// The least moves of one kind.
#[derive(Clone, Debug)]
pub(crate) struct LeastOfKind {
    /// Cell by cell for each number of turns; for tokens of one cell, turns do not matter.
    of_turns: Vec<Vec<u16>>,
}

impl LeastOfKind {
    #[inline]
    pub(crate) fn from(&self, cell: Place, turned: u8) -> u16 {
        let table = self.of_turns.get(usize::from(turned)).or_else(|| self.of_turns.first());
        table.and_then(|table| table.get(usize::from(cell))).copied().unwrap_or(0)
    }
}

/// The tables, where moves can be counted at all.
pub(super) fn least_moves(game: &Compiled) -> Option<LeastMoves> {
    let rules = &game.design.association;
    let ways = game.grid.cells.len().pow(2) * game.kinds.len();
    let captures = |kind: &Kind| kind.in_grid == InGrid::Jumps && kind.jumps.capture;
    let changes_others =
        |kind: &Kind| kind.pushes || kind.swaps || kind.replaces || kind.flanks != Flanks::Nothing;
    let cannot_be_counted = |kind: &Kind| {
        let jumps_far = kind.jumps.whole && kind.in_grid == InGrid::Jumps;
        kind.endless
            || kind.attacks()
            || kind.is_piece && captures(kind)
            || changes_others(kind)
            || jumps_far
    };
    if game.seats != 1
        || game.has_chance
        || game.is_delayed
        || game.has_selection
        || rules.when_right == WhenRight::Win
        || game.design.won.all_face_up
        || game.kinds.iter().any(cannot_be_counted)
        || ways > MOST_WAYS
    {
        return None;
    }
    let mut routes = Routes { game, known: HashMap::new() };
    let in_zone =
        |zone: u16| move |_: usize, cell: Place| game.grid.zone_of[usize::from(cell)] == zone;
    let belongs =
        |kind: usize, cell: Place| game.grid.belongs[usize::from(cell) * game.kinds.len() + kind];
    let all = 0..game.kinds.len();
    let won = &game.design.won;
    let wants_zones =
        won.zones_valid || won.zones_valid_and_grid_full || won.zones_valid_and_shoe_empty;
    let marked = all.clone().filter(|_| wants_zones && game.grid.has_designer_marks);
    let to_zones: Vec<LeastOfKind> = marked.map(|kind| routes.least(kind, belongs)).collect();
    let to_named = game.goals.kind_in_zone.map(|(kind, zone)| routes.least(kind, in_zone(zone)));
    let own = game.goals.own_tokens_in.first().copied().flatten();
    let to_own = own.map(|zone| all.map(|kind| routes.least(kind, in_zone(zone))).collect());
    Some(LeastMoves {
        homes: homes(game, &to_zones),
        to_zones,
        to_named,
        to_own,
        captures: u32::from(game.kinds.iter().any(captures)),
        can_leave: game.has_side_boards || removes(game),
        has_pieces: game.kinds.iter().any(|kind| kind.is_piece),
    })
}

/// What of a kind decides where it goes.
type Movement = (InGrid, u8, bool, Option<u8>, (bool, bool));

/// From where each cell can be reached by one move, for each way of moving.
struct Routes<'a> {
    game: &'a Compiled,
    known: HashMap<Movement, Vec<Vec<Place>>>,
}

impl Routes<'_> {
    /// The least moves of a kind to cells that are all good when it covers them.
    fn least(&mut self, index: usize, is_good: impl Fn(usize, Place) -> bool) -> LeastOfKind {
        let (game, kind) = (self.game, &self.game.kinds[index]);
        let turns = if kind.is_piece { usize::from(game.design.grid.layout.turns()) } else { 1 };
        let homes = |shape: &[Offset]| {
            let is_home = |cell: &Place| {
                let mut covered = shape.iter().map(|offset| game.shifted(*cell, *offset));
                covered.all(|cell| cell.is_some_and(|cell| is_good(index, cell)))
            };
            game.grid.cells.iter().copied().filter(is_home).collect()
        };
        let shapes = kind.shape.iter().take(turns);
        LeastOfKind { of_turns: shapes.map(|shape| self.to(kind, homes(shape))).collect() }
    }

    fn to(&mut self, kind: &Kind, homes: Vec<Place>) -> Vec<u16> {
        let (game, cells) = (self.game, self.game.grid.in_play.len());
        if kind.mode == Mode::Immobile {
            return steps_from(cells, homes, TOO_FAR, |_| std::iter::empty());
        }
        // A turn may change where a piece is at home; its jumps depend on what it passes.
        let may_be_near = kind.is_piece && (kind.rotatable || kind.in_grid == InGrid::Jumps);
        let to_shoe = kind.routes.grid_to_shoe || kind.routes.grid_to_waiting;
        // Whatever leaves the grid lies wrong no more.
        let may_leave = game.has_side_boards && to_shoe || removes(game);
        if may_be_near || may_leave || kind.in_grid == InGrid::Anywhere && !homes.is_empty() {
            let mut least = vec![1; cells];
            homes.iter().for_each(|home| least[usize::from(*home)] = 0);
            return least;
        }
        if homes.is_empty() {
            return vec![TOO_FAR; cells];
        }
        let movement = (
            kind.in_grid,
            kind.distance,
            kind.jumps.or_one_cell,
            kind.table,
            (kind.is_piece, kind.relative),
        );
        let before = self.known.entry(movement).or_insert_with(|| reversed(game, kind));
        steps_from(cells, homes, TOO_FAR, |cell| before[usize::from(cell)].iter().copied())
    }
}

/// Whether a token that is right leaves the grid.
fn removes(game: &Compiled) -> bool {
    game.design.association.when_right == WhenRight::Remove
}

/// The one place of each kind, where tokens do nothing but slide along rows and columns and can
/// never pass each other in one.
fn homes(game: &Compiled, to_zones: &[LeastOfKind]) -> Option<Vec<Place>> {
    const STRAIGHT: u8 = 0b0101_0101;
    let slides = |kind: &Kind| {
        let is_straight = kind.table.is_none_or(|open| open & !STRAIGHT == 0);
        kind.mode == Mode::Immobile
            || kind.in_grid == InGrid::OneCell && is_straight && !kind.stackable && !kind.is_piece
    };
    let grid = &game.grid;
    let is_straight = grid.cells.iter().all(|cell| grid.open[usize::from(*cell)] & !STRAIGHT == 0);
    let is_closed = grid.around == grid.near && game.design.grid.layout == Layout::Rectangles;
    if game.has_side_boards
        || removes(game)
        || !is_straight
        || !is_closed
        || !game.kinds.iter().all(slides)
    {
        return None;
    }
    let home = |least: &LeastOfKind| {
        let mut homes = grid.cells.iter().filter(|cell| least.from(**cell, 0) == 0);
        homes.next().filter(|_| homes.next().is_none()).copied().unwrap_or(NOWHERE)
    };
    Some(to_zones.iter().map(home).collect())
}

/// From which cells one move of a kind leads to each cell.
fn reversed(game: &Compiled, kind: &Kind) -> Vec<Vec<Place>> {
    let mut before = vec![Vec::new(); game.grid.in_play.len()];
    for from in &game.grid.cells {
        for to in way(kind.in_grid).reached(&game.grid, kind, *from).unwrap_or_default() {
            if let Some(before) = before.get_mut(usize::from(to)) {
                before.push(*from);
            }
        }
    }
    before
}
