//! What a design can ever need in a turn, found once so that no turn asks again.
//!
//! Plain turns are those of designs in which all tokens step or jump alike, and only inside the
//! grid: nothing is picked, turned, fought or placed. All other turns go by the general rules,
//! which say the same of plain ones.

use design::{By, Design, InGrid, Mode, MustTake, WhenChecked, WhenToValidate};

use super::boards::SeatBoards;
use super::fast::{FastTables, Ways};
use super::grid::GridTables;
use super::kinds::Kind;
use super::lanes::Lanes;
use super::placing::Placing;
use super::{NOWHERE, Place};

/// What validation finds for a kind in a cell whatever lies elsewhere. Spec: check 5.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Known {
    Unchecked,
    Right,
    Wrong,
    /// It depends on other tokens.
    Open,
}

/// What the turns of a design need.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    /// How plain turns go, where turns can be plain.
    pub(crate) plain: Option<Plain>,
    /// The same where turns only put tokens on the grid.
    pub(crate) placing: Option<Placing>,
}

/// Turns that are one token that goes or jumps.
#[derive(Clone, Debug)]
pub(crate) struct Plain {
    /// All that may be done: the ways of all tokens together.
    pub(crate) lanes: Lanes,
    cells: usize,
    kinds: usize,
    /// What validation finds, kind by kind for each cell.
    known: Vec<Known>,
    of_kinds: Vec<PlainKind>,
    /// The cell that a jump goes over, cell by cell for each cell it comes from; empty for steps.
    overs: Vec<Place>,
    /// Nothing depends on which tokens were found wrong.
    pub(crate) forgets_wrong: bool,
}

/// What a plain turn asks of a kind.
#[derive(Clone, Copy, Debug)]
struct PlainKind {
    /// A turn is one step or jump, and nothing is rolled after it.
    is_single: bool,
    /// What it jumps over is taken.
    takes: bool,
}

impl Plain {
    /// Whether a turn of this kind is a single step or jump.
    #[inline]
    pub(crate) fn is_single(&self, kind: usize) -> bool {
        self.of_kinds.get(kind).is_some_and(|kind| kind.is_single)
    }

    /// What validation finds for a kind that comes to a cell.
    #[inline]
    pub(crate) fn known(&self, kind: usize, cell: Place) -> Known {
        let index = usize::from(cell) * self.kinds + kind;
        self.known.get(index).copied().unwrap_or(Known::Open)
    }

    /// The cell whose token is taken when one of this kind goes that way.
    #[inline]
    pub(crate) fn taken(&self, kind: usize, from: Place, to: Place) -> Option<Place> {
        let index = usize::from(from) * self.cells + usize::from(to);
        let over = self.overs.get(index).filter(|over| **over != NOWHERE);
        over.copied().filter(|_| self.of_kinds.get(kind).is_some_and(|kind| kind.takes))
    }
}

pub(super) fn plan(
    design: &Design,
    of_seats: &[SeatBoards],
    grid: &GridTables,
    kinds: &[Kind],
    fast: &FastTables,
) -> Plan {
    Plan { plain: plain(design, of_seats, grid, kinds, fast), placing: None }
}

fn plain(
    design: &Design,
    of_seats: &[SeatBoards],
    grid: &GridTables,
    kinds: &[Kind],
    fast: &FastTables,
) -> Option<Plain> {
    let ways = fast.ways.first()?;
    let mut each = kinds.iter().zip(&fast.of_kind);
    let are_alike = each.all(|(kind, way)| match kind.mode {
        Mode::Immobile => true,
        _ => *way == Some(0),
    });
    let has_side_boards = of_seats.iter().any(|has| has.shoe.is_some() || has.waiting.is_some());
    let is_delayed = design.association.when != WhenToValidate::AtOnce;
    let steps_show = kinds.iter().any(|kind| kind.steps_show);
    let must_take = design.turns.must_take != MustTake::No;
    if design.grid.code.is_some() || design.grid.grows.is_some() {
        return None;
    }
    if !are_alike || has_side_boards || is_delayed || steps_show || must_take {
        return None;
    }
    let has_dice = grid.dice.iter().any(Option::is_some);
    let of_kind = |kind: &Kind| PlainKind {
        is_single: !(has_dice || kind.in_grid == InGrid::Jumps && kind.jumps.multiple),
        takes: kind.jumps.capture,
    };
    let cells = grid.in_play.len();
    let all = 0..cells;
    let known: Vec<Known> = all
        .flat_map(|cell| kinds.iter().map(move |kind| (cell, kind)))
        .enumerate()
        .map(|(index, (cell, kind))| known(design, grid, kind, index % kinds.len(), cell))
        .collect();
    Some(Plain {
        lanes: super::lanes::lanes(ways, cells),
        cells,
        kinds: kinds.len(),
        forgets_wrong: !known.contains(&Known::Open),
        known,
        of_kinds: kinds.iter().map(of_kind).collect(),
        overs: overs(ways, cells),
    })
}

/// The token comes from elsewhere in the grid to a cell where nothing lies.
fn known(design: &Design, grid: &GridTables, kind: &Kind, index: usize, cell: usize) -> Known {
    let rules = &design.association;
    if rules.checked == WhenChecked::FromShoe {
        return Known::Unchecked;
    }
    if rules.by == By::Sides {
        return if kind.has_sides { Known::Open } else { Known::Unchecked };
    }
    let number = grid.zone_of[cell];
    if !kind.has_marks {
        return Known::Unchecked;
    }
    let zone = &grid.zones[usize::from(number)];
    // The rest of the grid takes nothing from its tokens, however many lie there.
    let givers = if number == 0 { 1 } else { zone.cells.len() };
    match (zone.right[index], givers) {
        (true, _) => Known::Right,
        // In a zone of one cell there is nobody else to give it characteristics.
        (false, 1) if zone.has_marks => Known::Wrong,
        (false, 1) => Known::Unchecked,
        (false, _) => Known::Open,
    }
}

fn overs(ways: &Ways, cells: usize) -> Vec<Place> {
    let Ways::Hops(lists) = ways else { return Vec::new() };
    let mut overs = vec![NOWHERE; cells * cells];
    for (from, hops) in lists.iter().enumerate() {
        for hop in hops {
            // One bit of at most 128.
            let over = hop.over.trailing_zeros() as Place;
            overs[from * cells + usize::from(hop.place)] = over;
        }
    }
    overs
}
