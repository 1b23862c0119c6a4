//! The parts of a design that can be selected, and the list of them.

use design::CellList;
use design::Design;
use design::edit::{DieEdit, Edit, RuleName};
use geometry::Cell;
use i18n::Message;
use review::Severity;

/// A part of a design. Boards, players, faces and places are counted from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// The game as a whole.
    Game,
    /// A kind of token, by its id.
    Token(String),
    /// The grid.
    Grid,
    /// Cells of the grid, selected together.
    Cells(CellList),
    /// A zone by its id; `rest` for the rest of the grid.
    Zone(String),
    /// All players: how many take part.
    Players,
    /// One player.
    Player(usize),
    /// A shoe with its queue.
    Shoe(u8),
    /// A cell of a shoe.
    ShoeCell(u8, Cell),
    /// A place in the queue of a shoe.
    QueuePlace(u8, usize),
    /// A waiting zone.
    WaitingZone(u8),
    /// A result zone.
    ResultZone(u8),
    /// A die by its id.
    Die(String),
    /// A face of a die.
    Face(String, usize),
    /// A group of rules: the design's own, or those of a variant by its id.
    #[expect(missing_docs, reason = "the names say it")]
    Rules { variant: Option<String>, group: RuleName },
    /// A variant by its id.
    Variant(String),
    /// Own words for stock messages, and names of characteristics.
    Messages,
}

/// The headings of the list of parts, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Sort {
    Game,
    Tokens,
    Grid,
    Zones,
    Players,
    Boards,
    Dice,
    Rules,
    Variants,
    Messages,
}

impl Sort {
    /// All headings.
    pub const ALL: [Self; 10] = [
        Self::Game,
        Self::Tokens,
        Self::Grid,
        Self::Zones,
        Self::Players,
        Self::Boards,
        Self::Dice,
        Self::Rules,
        Self::Variants,
        Self::Messages,
    ];

    /// The words of the heading.
    #[must_use]
    pub fn label(self) -> Message {
        Message::new(match self {
            Self::Game => "bench.sort-game",
            Self::Tokens => "bench.sort-tokens",
            Self::Grid => "bench.sort-grid",
            Self::Zones => "bench.sort-zones",
            Self::Players => "bench.sort-players",
            Self::Boards => "bench.sort-boards",
            Self::Dice => "bench.sort-dice",
            Self::Rules => "bench.sort-rules",
            Self::Variants => "bench.sort-variants",
            Self::Messages => "bench.sort-messages",
        })
    }
}

/// A line of the list of parts.
#[derive(Clone, Debug, PartialEq)]
pub struct PartLine {
    /// What it selects.
    pub part: Part,
    /// The heading it stands under.
    pub sort: Sort,
    /// What it is called.
    pub label: Message,
    /// A word more, such as how many are used.
    pub detail: Option<Message>,
    /// How grave the gravest remark about it is.
    pub worst: Option<Severity>,
    /// How many remarks there are about it.
    pub remarks: usize,
    /// Its picture.
    pub picture: Option<String>,
    /// Whether it stands one step to the right, below the line it belongs to.
    pub is_inner: bool,
}

impl Part {
    /// What the part is called after an edit of it: only dice are known by what is typed.
    pub(crate) fn after(&self, edit: &Edit) -> Self {
        match (self, edit) {
            (Self::Die(_), Edit::Dice(DieEdit::Rename { id, .. })) => Self::Die(id.clone()),
            _ => self.clone(),
        }
    }

    /// The heading it stands under.
    #[must_use]
    pub const fn sort(&self) -> Sort {
        match self {
            Self::Game => Sort::Game,
            Self::Token(_) => Sort::Tokens,
            Self::Grid | Self::Cells(_) => Sort::Grid,
            Self::Zone(_) => Sort::Zones,
            Self::Players | Self::Player(_) => Sort::Players,
            Self::Shoe(_)
            | Self::ShoeCell(..)
            | Self::QueuePlace(..)
            | Self::WaitingZone(_)
            | Self::ResultZone(_) => Sort::Boards,
            Self::Die(_) | Self::Face(..) => Sort::Dice,
            Self::Rules { variant: None, .. } => Sort::Rules,
            Self::Variant(_) | Self::Rules { variant: Some(_), .. } => Sort::Variants,
            Self::Messages => Sort::Messages,
        }
    }

    /// What it is called where the list of parts has no line for it.
    pub(crate) fn name(&self) -> Message {
        match self {
            Self::Cells(cells) => {
                let names: Vec<String> =
                    cells.cells().iter().take(4).map(Cell::to_string).collect();
                let more = cells.cells().len().saturating_sub(names.len());
                let named = match more {
                    0 => Message::new("bench.cells-named").with("count", names.len()),
                    _ => Message::new("bench.cells-and-more").with("more", more),
                };
                named.with("cells", names.join(", "))
            }
            Self::ShoeCell(_, cell) => {
                Message::new("bench.shoe-cell").with("cell", cell.to_string())
            }
            Self::QueuePlace(_, place) => Message::new("bench.queue-place").with("place", *place),
            _ => self.sort().label(),
        }
    }

    /// Whether the design has it.
    #[must_use]
    pub fn is_in(&self, design: &Design) -> bool {
        let board = |number: u8, count: usize| number > 0 && usize::from(number) <= count;
        let variant = |id: &str| design.variants.iter().any(|variant| variant.id == id);
        match self {
            Self::Game | Self::Grid | Self::Players | Self::Messages => true,
            Self::Token(id) => design.tokens.iter().any(|kind| kind.id == *id),
            Self::Cells(cells) => {
                let on_grid = |cell: &Cell| design.grid.contains(*cell);
                !cells.cells().is_empty() && cells.cells().iter().all(on_grid)
            }
            Self::Zone(id) => {
                id == design::edit::REST_OF_GRID
                    || design.grid.zones.iter().any(|zone| zone.id == *id)
            }
            Self::Player(number) => (1..=design.players.len()).contains(number),
            Self::Shoe(number) => board(*number, design.shoes.len()),
            Self::ShoeCell(number, cell) => {
                let shoe = usize::from(*number).checked_sub(1).and_then(|at| design.shoes.get(at));
                shoe.is_some_and(|shoe| cell.row < shoe.rows && cell.col < shoe.columns)
            }
            Self::QueuePlace(number, place) => {
                let shoe = usize::from(*number).checked_sub(1).and_then(|at| design.shoes.get(at));
                shoe.is_some_and(|shoe| (1..=shoe.queue.len()).contains(place))
            }
            Self::WaitingZone(number) => board(*number, design.waiting_zones.len()),
            Self::ResultZone(number) => board(*number, design.result_zones.len()),
            Self::Die(id) => design.dice.iter().any(|die| die.id == *id),
            Self::Face(id, face) => {
                let die = design.dice.iter().find(|die| die.id == *id);
                die.is_some_and(|die| (1..=die.faces.len()).contains(face))
            }
            Self::Variant(id) => variant(id),
            Self::Rules { variant: None, .. } => true,
            Self::Rules { variant: Some(id), .. } => variant(id),
        }
    }
}
