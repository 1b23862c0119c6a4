//! What actions take away: parts with all they hold, and tokens of cells and boards.

use design::edit::{
    BoardEdit, BoardName, DieEdit, Edit, GridEdit, PlayerEdit, REST_OF_GRID, RuleEdit, TokenEdit,
    ZoneEdit,
};
use design::{CellWord, Drawing};
use geometry::Cell;
use i18n::Message;

use crate::Workbench;
use crate::part::Part;
use crate::plan::Plan;
use crate::tool::one;

impl Workbench {
    /// The selected part, with all it holds where it is a board.
    pub(crate) fn remove(&self) -> Result<Plan, Message> {
        let edit = match &self.selected {
            Part::Token(kind) => Edit::Tokens(TokenEdit::Remove { kind: kind.clone() }),
            Part::Zone(zone) if zone == REST_OF_GRID => {
                return Err(Message::new("bench.rest-stays"));
            }
            Part::Zone(zone) => Edit::Zones(ZoneEdit::Remove { zone: zone.clone() }),
            Part::Player(player) => Edit::Players(PlayerEdit::Remove { player: *player }),
            Part::Die(die) => Edit::Dice(DieEdit::Remove { die: die.clone() }),
            Part::Face(die, at) => {
                let edit = DieEdit::RemoveFace { die: die.clone(), at: *at };
                return Ok(Plan::edit(Edit::Dice(edit)).select(Part::Die(die.clone())));
            }
            Part::Variant(variant) => {
                Edit::Rules(RuleEdit::RemoveVariant { variant: variant.clone() })
            }
            Part::ShoeCell(shoe, cell) => {
                let edit = BoardEdit::Take { shoe: *shoe, cell: *cell };
                return Ok(Plan::edit(Edit::Boards(edit)).select(Part::Shoe(*shoe)));
            }
            Part::QueuePlace(shoe, at) => {
                let edit = BoardEdit::QueueRemove { shoe: *shoe, at: *at };
                return Ok(Plan::edit(Edit::Boards(edit)).select(Part::Shoe(*shoe)));
            }
            Part::Grid => return self.remove_grid(),
            Part::Shoe(number) => return self.remove_board(BoardName::Shoe, *number),
            Part::WaitingZone(number) => {
                return self.remove_board(BoardName::WaitingZone, *number);
            }
            Part::ResultZone(number) => return self.remove_board(BoardName::ResultZone, *number),
            _ => return Err(Message::new("bench.stays")),
        };
        Ok(Plan::edit(edit))
    }

    /// The grid begins anew: without tokens, cells and zones' cells.
    fn remove_grid(&self) -> Result<Plan, Message> {
        let grid = &self.design().grid;
        if grid.rows == 0 && grid.columns == 0 {
            return Err(Message::new("bench.nothing-to-take"));
        }
        let taken = held(&grid.tokens).into_iter().map(|cell| GridEdit::Take { cell });
        let size = GridEdit::Size { rows: 0, columns: 0 };
        Ok(Plan::edit(one(taken.chain([size]).map(Edit::Grid).collect())))
    }

    /// A board with all it holds leaves everybody who has it.
    fn remove_board(&self, board: BoardName, number: u8) -> Result<Plan, Message> {
        let mut edits: Vec<Edit> = Vec::new();
        if board == BoardName::Shoe {
            edits.extend(self.shoe_emptied(number));
        }
        let players = (1usize..).zip(&self.design().players);
        let have = players.filter(|(_, own)| board.of(own) == Some(number));
        let taken: Vec<Edit> =
            have.map(|(player, _)| Edit::Players(PlayerEdit::Take { player, board })).collect();
        if taken.is_empty() {
            return Err(Message::new("bench.board-of-nobody"));
        }
        edits.extend(taken);
        Ok(Plan::edit(one(edits)).select(Part::Players))
    }

    /// Takes every token out of a shoe and its queue.
    fn shoe_emptied(&self, shoe: u8) -> Vec<Edit> {
        let found = self.design().shoes.get(usize::from(shoe).saturating_sub(1));
        let cells = found.map(|shoe| held(&shoe.tokens)).unwrap_or_default();
        let queued = found.map_or(0, |shoe| shoe.queue.len());
        let taken = cells.into_iter().map(|cell| BoardEdit::Take { shoe, cell });
        let gone = (1..=queued).rev().map(|at| BoardEdit::QueueRemove { shoe, at });
        taken.chain(gone).map(Edit::Boards).collect()
    }

    /// Every token of the selected cells or board.
    pub(crate) fn take_tokens(&self) -> Result<Plan, Message> {
        let design = self.design();
        let grid = |cell: Cell| Edit::Grid(GridEdit::Take { cell });
        let edits: Vec<Edit> = match &self.selected {
            Part::Cells(cells) => {
                let held = held(&design.grid.tokens).into_iter();
                held.filter(|cell| cells.contains(*cell)).map(grid).collect()
            }
            Part::Grid => held(&design.grid.tokens).into_iter().map(grid).collect(),
            Part::Shoe(number) => self.shoe_emptied(*number),
            _ => Vec::new(),
        };
        if edits.is_empty() {
            Err(Message::new("bench.no-tokens-here"))
        } else {
            Ok(Plan::edit(one(edits)))
        }
    }
}

/// The cells that hold tokens, each as often as it holds one.
fn held(drawing: &Drawing) -> Vec<Cell> {
    let rows = (0..=u8::MAX).zip(&drawing.0);
    let cells = rows.flat_map(|(row, words)| {
        (0..=u8::MAX).zip(words).flat_map(move |(col, word)| {
            let count = match word {
                CellWord::Tokens(tokens) => tokens.len(),
                CellWord::Closed => 0,
            };
            std::iter::repeat_n(Cell::new(col, row), count)
        })
    });
    cells.collect()
}
