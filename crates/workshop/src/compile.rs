//! From a design to fast tables: everything that does not change during a play.
//!
//! What is wrong with a design is found by `files::check`, which is asked first; the tables are
//! made of designs without faults only. Nothing is played here; the play machine in `play` reads
//! only what is here.

mod boards;
mod fast;
mod goals;
mod grid;
mod kinds;
mod lanes;
mod least;
mod lots;
mod marks;
mod placing;
mod plan;
mod reach;
mod seating;
mod tracks;
mod version;

use std::collections::HashMap;

use design::files::{self, Fault, FaultKind};
use design::{Design, Layout, Mode, Offset, WhenToValidate};

use crate::play::Ends;

pub(crate) use boards::{Board, Drawn, SeatBoards, Sort};
pub(crate) use fast::{FastTables, MOST_CELLS, Ways};
pub(crate) use goals::Goals;
pub(crate) use grid::{GridTables, SIDE_DIRECTIONS};
pub(crate) use kinds::Kind;
pub(crate) use lanes::{Group, Lane, Lanes, Word};
pub(crate) use least::{LeastMoves, LeastOfKind, TOO_FAR};
pub(crate) use lots::{CodeTable, Lot, Lots};
pub(crate) use marks::Marks;
pub(crate) use placing::{Placing, Shifts};
pub(crate) use plan::{Known, Plain, Plan};
pub use reach::Reach;
pub use seating::player_numbers;
pub(crate) use tracks::Track;
pub use version::RulesVersion;

/// The kind is no decor.
pub(crate) const MOBILE: u8 = 1;
/// The kind lets no other token into its cell.
pub(crate) const TAKES_ROOM: u8 = 2;
/// The kind is moved by hand.
pub(crate) const SIMPLE: u8 = 4;

/// A cell of any board, by its place in the row of all cells.
pub(crate) type Place = u16;
/// No cell.
pub(crate) const NOWHERE: Place = u16::MAX;

/// A design with its variant and its number of players, ready for play.
#[derive(Clone, Debug)]
pub struct Compiled {
    /// The design with the variant's rules in it.
    pub(crate) design: Design,
    /// The variant's id; empty for the design's own rules.
    pub(crate) variant: String,
    pub(crate) rules: RulesVersion,
    pub(crate) seats: u8,
    pub(crate) kinds: Vec<Kind>,
    /// What the fast lists ask most of each kind.
    pub(crate) traits: Vec<u8>,
    pub(crate) kind_ids: HashMap<String, usize>,
    /// The words of the characteristics, by their numbers.
    pub(crate) mark_words: Vec<String>,
    pub(crate) grid: GridTables,
    pub(crate) fast: FastTables,
    pub(crate) plan: Plan,
    /// Somebody has a shoe or a waiting zone.
    pub(crate) has_side_boards: bool,
    pub(crate) boards: Vec<Board>,
    pub(crate) of_seats: Vec<SeatBoards>,
    /// The board of each cell.
    pub(crate) board_of: Vec<u8>,
    /// Whether each cell of any board is in play.
    pub(crate) in_play: Vec<bool>,
    pub(crate) drawn: Drawn,
    pub(crate) goals: Goals,
    /// The conditions that end a play.
    pub(crate) ends: Ends,
    /// How far tokens are from where they must go, where moves can be counted.
    pub(crate) least: Option<LeastMoves>,
    /// Placed tokens wait for a check.
    pub(crate) is_delayed: bool,
    /// Some token can be hidden from somebody.
    pub(crate) hides: bool,
    pub(crate) has_chance: bool,
    /// Some token is picked instead of moved.
    pub(crate) has_selection: bool,
    /// The own path of each seat, where there is one.
    pub(crate) paths: Vec<Option<Track>>,
    pub(crate) lots: Lots,
}

/// What is chosen before a play: how many play, by which rules.
#[derive(Clone, Copy, Debug)]
pub struct Choice<'a> {
    /// How many players.
    pub players: u8,
    /// The variant's id; empty for the design's own rules.
    pub variant: &'a str,
    /// The version of the rules.
    pub rules: RulesVersion,
}

impl Choice<'_> {
    /// So many players, the design's own rules, in their newest version.
    #[must_use]
    pub const fn players(players: u8) -> Self {
        Self { players, variant: "", rules: RulesVersion::NEWEST }
    }
}

/// Makes the tables of a design for what was chosen.
///
/// # Errors
/// Everything that cannot be played, each with its place.
pub fn compile(design: &Design, choice: Choice<'_>) -> Result<Compiled, Vec<Fault>> {
    let mut faults = files::check(design);
    faults.extend(faults_of_choice(design, choice));
    if faults.is_empty() { Ok(tables(design, choice)) } else { Err(faults) }
}

/// The same for a design in which [`files::check`] has found nothing.
///
/// # Errors
/// When so many cannot play it, or it has no such variant.
pub(crate) fn compile_checked(design: &Design, choice: Choice<'_>) -> Result<Compiled, Vec<Fault>> {
    let faults = faults_of_choice(design, choice);
    if faults.is_empty() { Ok(tables(design, choice)) } else { Err(faults) }
}

fn tables(design: &Design, choice: Choice<'_>) -> Compiled {
    let Choice { players, variant, rules } = choice;
    let design = seating::seated(design.with_variant(variant), players);
    let mut lexicon = kinds::Lexicon::default();
    let (kinds, kind_ids) = kinds::kinds(&design, &mut lexicon);
    let grid = grid::grid_tables(&design, &kinds, &mut lexicon);
    let seats = players.clamp(1, game::MAX_SEATS);
    let (boards, of_seats) = boards::boards(&design, seats);
    let goals = goals::goals(&design, seats, &kind_ids, &grid);
    let fast = fast::fast_tables(&grid, &kinds);
    let lots = lots::lots(&design, &kinds, &kind_ids, &grid);
    let mut compiled = Compiled {
        variant: variant.to_owned(),
        rules,
        seats,
        has_chance: has_chance(&design),
        is_delayed: design.association.when != WhenToValidate::AtOnce,
        hides: hides(&design),
        has_selection: design.tokens.iter().any(|token| token.mode == Mode::Selection),
        traits: kinds.iter().map(traits).collect(),
        plan: plan::plan(&design, &of_seats, &grid, &kinds, &fast),
        fast,
        has_side_boards: of_seats.iter().any(|has| has.shoe.is_some() || has.waiting.is_some()),
        kinds,
        kind_ids,
        mark_words: lexicon.words,
        in_play: in_play(&boards, &grid),
        board_of: board_of(&boards),
        paths: tracks::paths(&design, seats, &grid),
        grid,
        boards,
        of_seats,
        drawn: Drawn::default(),
        goals,
        ends: Ends::default(),
        least: None,
        lots,
        design,
    };
    compiled.drawn = boards::drawn(&mut compiled);
    compiled.fast.shifts = placing::shifts(&compiled);
    compiled.ends = Ends::of(&compiled);
    compiled.plan.placing = placing::placing(&compiled);
    compiled.least = least::least_moves(&compiled);
    compiled
}

/// What is wrong with what was chosen for this play.
fn faults_of_choice(design: &Design, choice: Choice<'_>) -> Vec<Fault> {
    let Choice { players, variant, .. } = choice;
    let mut faults = Vec::new();
    let (min, max) = player_range(design);
    if !player_numbers(design).contains(&players) {
        faults.push(Fault::new("players", FaultKind::NotSoMany { min, max }));
    }
    if !variant.is_empty() && !design.variants.iter().any(|known| known.id == variant) {
        let id = i18n::clip(variant);
        faults.push(Fault::new("variants", FaultKind::UnknownVariant { id }));
    }
    faults
}

/// How many players may play a design.
#[must_use]
pub fn player_range(design: &Design) -> (u8, u8) {
    let defined = u8::try_from(design.players.len()).unwrap_or(u8::MAX);
    match (defined, &design.player_count) {
        (0 | 1, Some(count)) => (count.min.max(1), count.max.min(game::MAX_SEATS)),
        (0 | 1, None) => (1, game::MAX_SEATS),
        (_, Some(count)) => (count.min.max(1), count.max.min(defined).min(game::MAX_SEATS)),
        (_, None) => (defined, defined.min(game::MAX_SEATS)),
    }
}

fn traits(kind: &Kind) -> u8 {
    match kind.mode {
        Mode::Immobile => 0,
        Mode::Selection if kind.stackable => MOBILE,
        Mode::Selection => MOBILE | TAKES_ROOM,
        Mode::Movement if kind.stackable => MOBILE | SIMPLE,
        Mode::Movement => MOBILE | SIMPLE | TAKES_ROOM,
    }
}

fn board_of(boards: &[Board]) -> Vec<u8> {
    // There are fewer than 256 boards.
    let each = boards.iter().zip(0u8..);
    each.flat_map(|(board, index)| std::iter::repeat_n(index, usize::from(board.len()))).collect()
}

fn in_play(boards: &[Board], grid: &GridTables) -> Vec<bool> {
    let cells: usize = boards.iter().map(|board| usize::from(board.len())).sum();
    let mut in_play = vec![true; cells];
    in_play.iter_mut().zip(&grid.in_play).for_each(|(place, open)| *place = *open);
    in_play
}

fn has_chance(design: &Design) -> bool {
    let fights = design.tokens.iter().any(|token| token.attack.is_some());
    !design.dice.is_empty() || fights && design.combat.tie == design::Tie::ByLot
}

fn hides(design: &Design) -> bool {
    use design::{FacesSeenBy, SeenBy};
    let hidden = |token: &design::TokenKind| {
        token.faces_seen_by != FacesSeenBy::Everyone
            || token.mode == Mode::Selection && !token.lies_open
    };
    design.tokens.iter().any(hidden)
        || design.shoes.iter().any(|shoe| shoe.seen_by == SeenBy::Owner || !shoe.queue.is_empty())
}

impl Compiled {
    /// What was chosen for this play.
    pub(crate) fn choice(&self) -> Choice<'_> {
        Choice { players: self.seats, variant: &self.variant, rules: self.rules }
    }

    /// Whether the play follows the rules of this version or a later one.
    pub(crate) fn follows(&self, version: RulesVersion) -> bool {
        self.rules >= version
    }

    /// How many players play.
    #[must_use]
    pub const fn seats(&self) -> u8 {
        self.seats
    }

    /// The design that is played, with the variant's rules in it.
    #[must_use]
    pub const fn design(&self) -> &Design {
        &self.design
    }

    #[inline]
    pub(crate) fn is_grid(&self, place: Place) -> bool {
        usize::from(place) < self.grid.in_play.len()
    }

    #[inline]
    pub(crate) fn board(&self, place: Place) -> &Board {
        let index = self.board_of.get(usize::from(place)).copied().unwrap_or(0);
        // Every index of `board_of` is one of a board.
        &self.boards[usize::from(index)]
    }

    /// The kind of a token.
    #[inline]
    pub(crate) fn kind(&self, token: crate::play::Token) -> &Kind {
        // Tokens are made only for kinds of this design.
        &self.kinds[token.kind()]
    }

    /// The cells that a token covers on the grid when its first cell lies here; `None` when some
    /// lie outside or are not in play.
    pub(crate) fn covered(&self, token: crate::play::Token, cell: Place) -> Option<Vec<Place>> {
        let shape = &self.kind(token).shape[usize::from(token.turned())];
        shape.iter().map(|offset| self.shifted(cell, *offset)).collect()
    }

    /// The grid cell so far away, if it is in play.
    pub(crate) fn shifted(&self, cell: Place, offset: Offset) -> Option<Place> {
        let (rows, cols) = (self.grid.rows, self.grid.cols);
        if cols == 0 {
            return None;
        }
        // A board has at most 99 rows and 26 columns.
        let (row, col) = ((i32::from(cell) / cols) as i16, (i32::from(cell) % cols) as i16);
        let (row, col) = self.design.grid.layout.moved(row, col, offset);
        let (row, col) = (i32::from(row), i32::from(col));
        let inside = (0..rows).contains(&row) && (0..cols).contains(&col);
        let place = u16::try_from(row * cols + col).ok().filter(|_| inside)?;
        self.grid.in_play[usize::from(place)].then_some(place)
    }

    /// By how many eighths the directions of a seat are turned which are told as its owner sees
    /// them: players sit opposite each other first.
    pub(crate) const fn facing(&self, seat: u8) -> u32 {
        match (seat % 4, self.design.grid.layout) {
            (1, _) | (3, Layout::Hexagons) => 4,
            (2, Layout::Rectangles) => 2,
            (3, Layout::Rectangles) => 6,
            _ => 0,
        }
    }

    /// The token after one turn clockwise.
    pub(crate) fn turned(&self, token: crate::play::Token) -> crate::play::Token {
        token.facing((token.turned() + 1) % self.design.grid.layout.turns())
    }
}
