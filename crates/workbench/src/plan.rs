//! What an action would do: the edit, and what is selected, copied and in hand afterwards.

use design::Design;
use design::edit::{
    BoardEdit, BoardName, DieEdit, Edit, GridEdit, PlayerEdit, RuleEdit, TokenEdit, ZoneEdit,
};
use design::{Action, CellWord, Face, TokenKind, Words};
use geometry::Cell;
use i18n::Message;

use crate::Workbench;
use crate::action::ActionName as A;
use crate::bench::Copied;
use crate::part::Part;
use crate::place::Place;
use crate::tool::{Tool, one};

/// What an action would do.
#[derive(Default)]
pub(crate) struct Plan {
    pub(crate) edit: Option<Edit>,
    pub(crate) select: Option<Part>,
    pub(crate) copied: Option<Copied>,
    pub(crate) tool: Option<Tool>,
}

impl Plan {
    pub(crate) fn edit(edit: Edit) -> Self {
        Self { edit: Some(edit), ..Self::default() }
    }

    pub(crate) fn select(mut self, part: Part) -> Self {
        self.select = Some(part);
        self
    }
}

impl Workbench {
    /// What an action would do, or why it cannot be done.
    pub(crate) fn plan(&self, name: A) -> Result<Plan, Message> {
        match name {
            A::AddToken => Ok(self.add_token()),
            A::AddZone => Ok(self.add_zone()),
            A::AddPlayer => self.add_player(),
            A::AddDie => Ok(self.add_die()),
            A::AddFace => self.add_face(),
            A::AddVariant => Ok(self.add_variant()),
            A::GiveGrid | A::SwapGrid | A::TakeGrid => self.own_grid(name),
            A::Copy => self.copy(),
            A::Paste => self.paste_copied(),
            A::Remove => self.remove(),
            A::First | A::Previous | A::Next | A::Last => self.walk(name),
            A::MoveUp | A::MoveDown => self.move_token(name),
            A::InsertRowAbove
            | A::InsertRowBelow
            | A::InsertColumnBefore
            | A::InsertColumnAfter
            | A::DeleteRows
            | A::DeleteColumns => self.lines(name),
            A::NumberByRow => Ok(Plan::edit(Edit::Grid(GridEdit::NumberByRow))),
            A::ClearNumbers => {
                let has_any = !self.design().grid.numbers.0.is_empty();
                let none = || Message::new("bench.no-numbers");
                has_any.then(|| Plan::edit(Edit::Grid(GridEdit::ClearNumbers))).ok_or_else(none)
            }
            A::TakeTokens => self.take_tokens(),
            A::PlaceLeft => self.place_left(),
            A::Give(board) => self.give(board),
            A::TakeBoard(board) => self.take_board(board),
            _ => self.measure(name),
        }
    }

    /// A new token takes what was chosen for the selected one, when choices are kept.
    fn add_token(&self) -> Plan {
        let design = self.design();
        let like = match &self.selected {
            Part::Token(id) => design.tokens.iter().find(|kind| kind.id == *id),
            _ => design.tokens.last(),
        };
        let like = like.filter(|_| self.keeps_choices).cloned().unwrap_or_default();
        let id = fresh("token", design.tokens.iter().map(|kind| &kind.id));
        let kind = TokenKind {
            id: id.clone(),
            name: Words::default(),
            picture: String::new(),
            characteristics: Vec::new(),
            sides: design::Sides::default(),
            ..like
        };
        Plan::edit(Edit::Tokens(TokenEdit::Add { kind: Box::new(kind) })).select(Part::Token(id))
    }

    /// A new zone takes the selected cells.
    fn add_zone(&self) -> Plan {
        let zones = &self.design().grid.zones;
        let zone = fresh("zone", zones.iter().map(|zone| &zone.id));
        let added = ZoneEdit::Add { zone: zone.clone(), name: Words::default() };
        let mut edits = vec![Edit::Zones(added)];
        if let Part::Cells(cells) = &self.selected {
            let (zone, cells) = (zone.clone(), cells.clone());
            edits.push(Edit::Zones(ZoneEdit::Paint { zone, cells }));
        }
        let tool = Some(Tool::Paint(zone.clone()));
        Plan { tool, ..Plan::edit(one(edits)).select(Part::Zone(zone)) }
    }

    fn add_player(&self) -> Result<Plan, Message> {
        let next = self.design().players.len() + 1;
        if next > usize::from(game::MAX_SEATS) {
            return Err(Message::new("bench.enough-players").with("count", game::MAX_SEATS));
        }
        let edit = Edit::Players(PlayerEdit::Add { name: Words::default() });
        Ok(Plan::edit(edit).select(Part::Player(next)))
    }

    /// A new die is an ordinary one: a die without faces could not roll.
    fn add_die(&self) -> Plan {
        let die = fresh("die", self.design().dice.iter().map(|die| &die.id));
        let mut edits = vec![Edit::Dice(DieEdit::Add { die: die.clone() })];
        for (at, cells) in (1usize..).zip(1i16..=6) {
            let picture = format!("die:{cells}");
            let face = Face { picture, action: Action::Move(cells), ..Face::default() };
            edits.push(Edit::Dice(DieEdit::AddFace { die: die.clone(), at, face }));
        }
        Plan::edit(one(edits)).select(Part::Die(die))
    }

    fn add_face(&self) -> Result<Plan, Message> {
        let (Part::Die(id) | Part::Face(id, _)) = &self.selected else {
            return Err(Message::new("bench.select-die"));
        };
        let die = self.design().dice.iter().find(|die| die.id == *id);
        let faces = die.map_or(0, |die| die.faces.len());
        let at = match &self.selected {
            Part::Face(_, face) => face + 1,
            _ => faces + 1,
        };
        let edit = DieEdit::AddFace { die: id.clone(), at, face: Face::default() };
        Ok(Plan::edit(Edit::Dice(edit)).select(Part::Face(id.clone(), at)))
    }

    fn add_variant(&self) -> Plan {
        let variants = &self.design().variants;
        let variant = fresh("variant", variants.iter().map(|variant| &variant.id));
        let edit = RuleEdit::AddVariant { variant: variant.clone(), name: Words::default() };
        Plan::edit(Edit::Rules(edit)).select(Part::Variant(variant))
    }

    /// A grid for the selected variant alone.
    fn own_grid(&self, name: A) -> Result<Plan, Message> {
        let Part::Variant(id) = &self.selected else {
            return Err(Message::new("bench.no-own-grid"));
        };
        let found = self.design().variants.iter().find(|variant| variant.id == *id);
        let has_own = found.is_some_and(|variant| variant.grid.is_some());
        let variant = id.clone();
        let edit = match (name, has_own) {
            (A::GiveGrid, true) => return Err(Message::new("bench.has-own-grid")),
            (A::GiveGrid, false) => RuleEdit::GiveGrid { variant },
            (_, false) => return Err(Message::new("bench.no-own-grid")),
            (A::SwapGrid, true) => RuleEdit::SwapGrid { variant },
            (_, true) => RuleEdit::TakeGrid { variant },
        };
        Ok(Plan::edit(Edit::Rules(edit)))
    }

    fn copy(&self) -> Result<Plan, Message> {
        let none = || Message::new("bench.nothing-to-copy");
        let design = self.design();
        let (copied, tool) = match &self.selected {
            Part::Token(id) => {
                let kind = design.tokens.iter().find(|kind| kind.id == *id).ok_or_else(none)?;
                (Copied::Token(Box::new(kind.clone())), Some(Tool::Paste(id.clone())))
            }
            Part::Zone(id) => {
                let zone = design.grid.zones.iter().find(|zone| zone.id == *id);
                (Copied::Zone(zone.ok_or_else(none)?.clone()), None)
            }
            _ => return Err(none()),
        };
        Ok(Plan { copied: Some(copied), tool, ..Plan::default() })
    }

    fn paste_copied(&self) -> Result<Plan, Message> {
        let nothing = || Message::new("bench.nothing-copied");
        let copied = self.copied.as_ref().ok_or_else(nothing)?;
        match (&self.selected, copied) {
            (Part::Cells(cells), Copied::Token(kind)) => {
                let paste = |cell: &Cell| self.paste(Place::Grid(*cell), &kind.id);
                let edits = cells.cells().iter().map(paste).collect::<Result<Vec<_>, _>>()?;
                Ok(Plan::edit(one(edits)))
            }
            (Part::ShoeCell(shoe, cell), Copied::Token(kind)) => {
                self.paste(Place::Shoe(*shoe, *cell), &kind.id).map(Plan::edit)
            }
            (Part::QueuePlace(shoe, place), Copied::Token(kind)) => {
                self.paste(Place::Queue(*shoe, *place), &kind.id).map(Plan::edit)
            }
            (_, Copied::Token(kind)) => {
                let id = fresh("token", self.design().tokens.iter().map(|kind| &kind.id));
                let kind = Box::new(TokenKind { id: id.clone(), ..kind.as_ref().clone() });
                Ok(Plan::edit(Edit::Tokens(TokenEdit::Add { kind })).select(Part::Token(id)))
            }
            (_, Copied::Zone(copy)) => {
                let zones = &self.design().grid.zones;
                let zone = fresh("zone", zones.iter().map(|zone| &zone.id));
                let name = copy.name.clone();
                let words = copy.characteristics.clone();
                let edits = [
                    ZoneEdit::Add { zone: zone.clone(), name },
                    ZoneEdit::Characteristics { zone: zone.clone(), words },
                ];
                let edit = Edit::All(edits.map(Edit::Zones).into());
                Ok(Plan::edit(edit).select(Part::Zone(zone)))
            }
        }
    }

    /// To another part of the same sort.
    fn walk(&self, name: A) -> Result<Plan, Message> {
        let is_same = |part: &Part| match (part, &self.selected) {
            (Part::Face(a, _), Part::Face(b, _)) => a == b,
            (part, selected) => std::mem::discriminant(part) == std::mem::discriminant(selected),
        };
        let lines = crate::lines::lines(self.design(), &[]);
        let parts: Vec<Part> =
            lines.into_iter().map(|line| line.part).filter(|part| is_same(part)).collect();
        let here = parts.iter().position(|part| *part == self.selected);
        let to = match name {
            A::First => Some(0),
            A::Previous => here.and_then(|here| here.checked_sub(1)),
            A::Next => here.map(|here| here + 1),
            _ => parts.len().checked_sub(1),
        };
        let part = to.filter(|to| Some(*to) != here).and_then(|to| parts.into_iter().nth(to));
        let part = part.ok_or_else(|| Message::new("bench.no-other"))?;
        Ok(Plan::default().select(part))
    }

    fn move_token(&self, name: A) -> Result<Plan, Message> {
        let Part::Token(id) = &self.selected else {
            return Err(Message::new("bench.select-token"));
        };
        let tokens = &self.design().tokens;
        let number = tokens.iter().position(|kind| kind.id == *id).map_or(0, |index| index + 1);
        let to = if name == A::MoveUp { number.saturating_sub(1) } else { number + 1 };
        if to == 0 || to > tokens.len() {
            return Err(Message::new("bench.no-other"));
        }
        Ok(Plan::edit(Edit::Tokens(TokenEdit::Move { kind: id.clone(), to })))
    }

    /// Rows and columns at the selected cells.
    fn lines(&self, name: A) -> Result<Plan, Message> {
        let Part::Cells(cells) = &self.selected else {
            return Err(Message::new("bench.select-cells"));
        };
        let cells = cells.cells();
        let sorted = |of: fn(&Cell) -> u8| {
            let mut lines: Vec<u8> = cells.iter().map(|cell| of(cell) + 1).collect();
            lines.sort_unstable();
            lines.dedup();
            lines
        };
        let (rows, columns) = (sorted(|cell| cell.row), sorted(|cell| cell.col));
        let first = |lines: &[u8]| lines.first().copied().unwrap_or(1);
        let behind = |lines: &[u8]| lines.last().copied().unwrap_or(0).saturating_add(1);
        let edits = match name {
            A::InsertRowAbove => vec![GridEdit::InsertRow { at: first(&rows) }],
            A::InsertRowBelow => vec![GridEdit::InsertRow { at: behind(&rows) }],
            A::InsertColumnBefore => vec![GridEdit::InsertColumn { at: first(&columns) }],
            A::InsertColumnAfter => vec![GridEdit::InsertColumn { at: behind(&columns) }],
            // From the last one on, so that numbers stay right.
            A::DeleteRows => rows.iter().rev().map(|at| GridEdit::DeleteRow { at: *at }).collect(),
            _ => columns.iter().rev().map(|at| GridEdit::DeleteColumn { at: *at }).collect(),
        };
        let plan = Plan::edit(one(edits.into_iter().map(Edit::Grid).collect()));
        Ok(match name {
            A::DeleteRows | A::DeleteColumns => plan.select(Part::Grid),
            _ => plan,
        })
    }

    /// The tokens that are left go into free cells of the grid, or to the end of a queue.
    fn place_left(&self) -> Result<Plan, Message> {
        let design = self.design();
        let used = crate::lines::used(design);
        let left = design.tokens.iter().flat_map(|kind| {
            let used = used.get(&kind.id).copied().unwrap_or(0);
            let left = usize::from(kind.count).saturating_sub(used);
            std::iter::repeat_n(kind.id.clone(), left)
        });
        let edits: Vec<Edit> = match &self.selected {
            Part::Shoe(number) => {
                let shoe = design.shoes.get(usize::from(*number).saturating_sub(1));
                let room = shoe.map_or(0, |shoe| {
                    usize::from(shoe.queue_cells).saturating_sub(shoe.queue.len())
                });
                let first = shoe.map_or(0, |shoe| shoe.queue.len()) + 1;
                let insert = |(at, token)| BoardEdit::QueueInsert { shoe: *number, at, token };
                let places = (first..).zip(left).take(room);
                places.map(insert).map(Edit::Boards).collect()
            }
            _ => {
                let paste = |(cell, token)| Edit::Grid(GridEdit::Paste { cell, token });
                free_cells(design).into_iter().zip(left).map(paste).collect()
            }
        };
        if edits.is_empty() {
            Err(Message::new("bench.none-left-to-place"))
        } else {
            Ok(Plan::edit(one(edits)))
        }
    }

    fn give(&self, board: BoardName) -> Result<Plan, Message> {
        let Part::Player(player) = self.selected else {
            return Err(Message::new("bench.select-player"));
        };
        let design = self.design();
        let own = design.players.get(player.saturating_sub(1));
        if own.and_then(|own| board.of(own)).is_some() {
            return Err(Message::new("bench.has-board"));
        }
        let part: fn(u8) -> Part = match board {
            BoardName::Shoe => Part::Shoe,
            BoardName::WaitingZone => Part::WaitingZone,
            BoardName::ResultZone => Part::ResultZone,
        };
        let number = u8::try_from(board.count(design) + 1).unwrap_or(u8::MAX);
        let mut edits = vec![Edit::Players(PlayerEdit::Give { player, board })];
        edits.extend(self.place_new(board, number));
        Ok(Plan::edit(one(edits)).select(part(number)))
    }

    fn take_board(&self, board: BoardName) -> Result<Plan, Message> {
        let Part::Player(player) = self.selected else {
            return Err(Message::new("bench.select-player"));
        };
        let own = self.design().players.get(player.saturating_sub(1));
        own.and_then(|own| board.of(own)).ok_or_else(|| Message::new("bench.has-no-board"))?;
        Ok(Plan::edit(Edit::Players(PlayerEdit::Take { player, board })))
    }
}

/// A new id: the word and the first number that is free.
fn fresh<'a>(word: &str, taken: impl Iterator<Item = &'a String>) -> String {
    let taken: Vec<&String> = taken.collect();
    let ids = (1u32..).map(|number| format!("{word}-{number}"));
    let mut free = ids.filter(|id| !taken.contains(&id));
    free.next().unwrap_or_default()
}

/// The cells of the grid that are in play and hold nothing, row by row.
fn free_cells(design: &Design) -> Vec<Cell> {
    let grid = &design.grid;
    let is_free = |cell: &Cell| match grid.tokens.at(cell.col, cell.row) {
        None => true,
        Some(CellWord::Tokens(tokens)) => tokens.is_empty(),
        Some(CellWord::Closed) => false,
    };
    grid.cells().filter(|cell| is_free(cell) && grid.is_in_play(*cell)).collect()
}
