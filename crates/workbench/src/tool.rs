//! Tools: what a touch of the drawn design does.

use std::cmp::Reverse;

use design::Design;
use design::edit::{BoardEdit, Edit, GridEdit, REST_OF_GRID, ZoneEdit};
use design::{CellList, CellWord};
use geometry::Cell;
use i18n::Message;
use scene::Touch;

use crate::Workbench;
use crate::form::{die_name, kind_name, zone_name};
use crate::part::{Part, Sort};
use crate::place::Place;

/// What a touch of the drawn design does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Tool {
    /// Selects what is there.
    Select,
    /// Puts a token of this kind there.
    Paste(String),
    /// Takes the topmost token away.
    Take,
    /// Gives the cell to this zone.
    Paint(String),
    /// Takes the cell out of play.
    Close,
    /// Puts the cell in play.
    Open,
    /// Gives the cell this number; the next cell gets the next one.
    Number(u16),
    /// Puts this die there; none takes it away.
    Die(Option<String>),
}

/// A tool with its name.
#[derive(Clone, Debug, PartialEq)]
pub struct ToolLine {
    /// The tool.
    pub tool: Tool,
    /// What it is called.
    pub label: Message,
    /// Whether it is in hand.
    pub is_chosen: bool,
    /// Why it cannot be used now.
    pub closed: Option<Message>,
}

impl Tool {
    /// The tool in hand once this part is selected: whoever goes on to the rules and touches the
    /// game again does not expect to paint.
    pub(crate) fn beside(self, part: &Part) -> Self {
        match (self, part) {
            (Self::Paint(_), Part::Zone(id)) => Self::Paint(id.clone()),
            (Self::Paste(_), Part::Token(id)) => Self::Paste(id.clone()),
            (Self::Paint(_), _) => Self::Select,
            (tool, part) if matches!(part.sort(), Sort::Grid | Sort::Boards) => tool,
            _ => Self::Select,
        }
    }

    /// Whether the design has what the tool needs.
    pub(crate) fn is_for(&self, design: &Design) -> bool {
        match self {
            Self::Paste(kind) => design.tokens.iter().any(|known| known.id == *kind),
            Self::Paint(zone) => {
                zone == REST_OF_GRID || design.grid.zones.iter().any(|known| known.id == *zone)
            }
            Self::Die(Some(die)) => design.dice.iter().any(|known| known.id == *die),
            _ => true,
        }
    }
}

impl Workbench {
    /// The tool in hand.
    #[must_use]
    pub const fn tool(&self) -> &Tool {
        &self.tool
    }

    /// Takes a tool in hand; one that the design has nothing for is laid down at once.
    pub fn set_tool(&mut self, tool: Tool) {
        self.tool = if tool.is_for(self.design()) { tool } else { Tool::Select };
    }

    /// All tools: those for every token, zone and die included.
    #[must_use]
    pub fn tools(&self) -> Vec<ToolLine> {
        let design = self.design();
        let mut lines = Vec::new();
        let mut add = |tool: Tool, label: Message, closed: Option<Message>| {
            let is_chosen = match (&tool, &self.tool) {
                (Tool::Number(_), Tool::Number(_)) => true,
                (tool, chosen) => tool == chosen,
            };
            lines.push(ToolLine { tool, label, is_chosen, closed });
        };
        add(Tool::Select, Message::new("bench.tool-select"), None);
        let used = crate::lines::used(design);
        for kind in &design.tokens {
            let label = Message::new("bench.tool-paste").with("token", kind_name(design, &kind.id));
            let is_left = used.get(&kind.id).copied().unwrap_or(0) < usize::from(kind.count);
            let closed = (!is_left).then(|| Message::new("bench.all-used"));
            add(Tool::Paste(kind.id.clone()), label, closed);
        }
        add(Tool::Take, Message::new("bench.tool-take"), None);
        let zones = design.grid.zones.iter().map(|zone| zone.id.as_str()).chain([REST_OF_GRID]);
        for zone in zones {
            let label = Message::new("bench.tool-paint").with("zone", zone_name(design, zone));
            add(Tool::Paint(zone.to_owned()), label, None);
        }
        add(Tool::Close, Message::new("bench.tool-close"), None);
        add(Tool::Open, Message::new("bench.tool-open"), None);
        let next = match self.tool {
            Tool::Number(next) => next,
            _ => next_number(design),
        };
        let label = Message::new("bench.tool-number").with("number", next);
        add(Tool::Number(next), label, None);
        for die in &design.dice {
            let label = Message::new("bench.tool-die").with("die", die_name(&die.id));
            add(Tool::Die(Some(die.id.clone())), label, None);
        }
        if !design.dice.is_empty() {
            add(Tool::Die(None), Message::new("bench.tool-no-die"), None);
        }
        lines
    }

    /// Touches a place of the drawn design with the tool in hand.
    ///
    /// # Errors
    /// Why nothing happened.
    pub fn touch(&mut self, touch: &Touch) -> Result<(), Message> {
        let place = self.place(touch)?;
        self.touch_places(&[place])
    }

    /// The place of this name.
    pub(crate) fn place(&self, touch: &Touch) -> Result<Place, Message> {
        let nowhere = || Message::new("bench.no-place").with("place", touch.as_str());
        Place::of(self.design(), touch).ok_or_else(nowhere)
    }

    /// Touches several places in one go; what changes is one step to undo.
    pub(crate) fn touch_places(&mut self, places: &[Place]) -> Result<(), Message> {
        if self.tool == Tool::Select {
            self.select_places(places);
            return Ok(());
        }
        let edits = self.edits(places)?;
        self.apply(one(edits))?;
        if let Tool::Number(next) = self.tool {
            let count = u16::try_from(cells_of(places).cells().len()).unwrap_or(u16::MAX);
            self.tool = Tool::Number(next.saturating_add(count));
        }
        Ok(())
    }

    /// Adds a cell of the grid to those that are selected, or takes it out again; elsewhere the
    /// same as [`Workbench::touch`].
    ///
    /// # Errors
    /// Why nothing happened.
    pub fn touch_more(&mut self, touch: &Touch) -> Result<(), Message> {
        let place = Place::of(self.design(), touch);
        let (Some(Place::Grid(cell)), Part::Cells(cells), Tool::Select) =
            (place, &self.selected, &self.tool)
        else {
            return self.touch(touch);
        };
        let mut cells = cells.clone();
        if cells.contains(cell) {
            cells.remove(cell);
        } else {
            cells.add(cell);
        }
        let is_empty = cells.cells().is_empty();
        self.select(if is_empty { Part::Grid } else { Part::Cells(cells) });
        Ok(())
    }

    fn select_places(&mut self, places: &[Place]) {
        let design = self.design();
        let cells = cells_of(places);
        let part = if cells.cells().is_empty() {
            places.first().map(|place| part_at(design, *place))
        } else {
            Some(Part::Cells(cells))
        };
        if let Some(part) = part {
            self.select(part);
        }
    }

    /// What the tool in hand does at these places.
    fn edits(&self, places: &[Place]) -> Result<Vec<Edit>, Message> {
        let on_cells = |edit: &dyn Fn(CellList) -> Edit| {
            let cell = |place: &Place| match place {
                Place::Grid(cell) => Ok(*cell),
                _ => Err(Message::new("bench.only-grid")),
            };
            let cells = places.iter().map(cell).collect::<Result<Vec<Cell>, _>>()?;
            Ok(vec![edit(cells.into_iter().collect())])
        };
        match &self.tool {
            Tool::Select => Ok(Vec::new()),
            Tool::Paste(kind) => places.iter().map(|place| self.paste(*place, kind)).collect(),
            Tool::Take => {
                // Queues move up: from the last one on, so that each place stays the one touched.
                let mut places = places.to_vec();
                places.sort_by_key(|place| match place {
                    Place::Queue(_, at) => Reverse(*at),
                    _ => Reverse(0),
                });
                places.into_iter().map(take).collect()
            }
            Tool::Paint(zone) => {
                on_cells(&|cells| Edit::Zones(ZoneEdit::Paint { zone: zone.clone(), cells }))
            }
            Tool::Close => {
                on_cells(&|cells| Edit::Grid(GridEdit::InPlay { cells, in_play: false }))
            }
            Tool::Open => on_cells(&|cells| Edit::Grid(GridEdit::InPlay { cells, in_play: true })),
            Tool::Number(first) => on_cells(&|cells| {
                let numbers = (*first..=u16::MAX).chain(std::iter::repeat(u16::MAX));
                let number = |(cell, number): (&Cell, u16)| {
                    Edit::Grid(GridEdit::Number { cell: *cell, number })
                };
                Edit::All(cells.cells().iter().zip(numbers).map(number).collect())
            }),
            Tool::Die(die) => {
                on_cells(&|cells| Edit::Grid(GridEdit::Die { cells, die: die.clone() }))
            }
        }
    }

    /// A token into a place; into a queue before the one that lies there, else at its end.
    pub(crate) fn paste(&self, place: Place, kind: &str) -> Result<Edit, Message> {
        let token = kind.to_owned();
        Ok(match place {
            Place::Grid(cell) => Edit::Grid(GridEdit::Paste { cell, token }),
            Place::Shoe(shoe, cell) => Edit::Boards(BoardEdit::Paste { shoe, cell, token }),
            Place::Queue(shoe, place) => {
                let index = usize::from(shoe).saturating_sub(1);
                let length = self.design().shoes.get(index).map_or(0, |shoe| shoe.queue.len());
                let at = place.min(length + 1);
                Edit::Boards(BoardEdit::QueueInsert { shoe, at, token })
            }
            Place::Waiting(_) | Place::Result(_) => return Err(Message::new("bench.stays-empty")),
        })
    }
}

/// The cells of the grid among some places, each once.
fn cells_of(places: &[Place]) -> CellList {
    let cells = places.iter().filter_map(|place| match place {
        Place::Grid(cell) => Some(*cell),
        _ => None,
    });
    cells.collect()
}

pub(crate) fn take(place: Place) -> Result<Edit, Message> {
    Ok(match place {
        Place::Grid(cell) => Edit::Grid(GridEdit::Take { cell }),
        Place::Shoe(shoe, cell) => Edit::Boards(BoardEdit::Take { shoe, cell }),
        Place::Queue(shoe, at) => Edit::Boards(BoardEdit::QueueRemove { shoe, at }),
        Place::Waiting(_) | Place::Result(_) => return Err(Message::new("bench.stays-empty")),
    })
}

/// One edit stands for itself, so that its name tells what was done.
pub(crate) fn one(mut edits: Vec<Edit>) -> Edit {
    match edits.len() {
        1 => edits.remove(0),
        _ => Edit::All(edits),
    }
}

/// What a touch selects: a token where one lies in a shoe or a queue, else the board.
fn part_at(design: &Design, place: Place) -> Part {
    let shoe = |number: u8| design.shoes.get(usize::from(number).saturating_sub(1));
    match place {
        Place::Grid(cell) => Part::Cells([cell].into_iter().collect()),
        Place::Shoe(number, cell) => {
            let word = shoe(number).and_then(|shoe| shoe.tokens.at(cell.col, cell.row));
            match word {
                Some(CellWord::Tokens(tokens)) if !tokens.is_empty() => {
                    Part::ShoeCell(number, cell)
                }
                _ => Part::Shoe(number),
            }
        }
        Place::Queue(number, place) => {
            let is_held = shoe(number).is_some_and(|shoe| place <= shoe.queue.len());
            if is_held { Part::QueuePlace(number, place) } else { Part::Shoe(number) }
        }
        Place::Waiting(number) => Part::WaitingZone(number),
        Place::Result(number) => Part::ResultZone(number),
    }
}

/// One more than the highest number of a cell.
fn next_number(design: &Design) -> u16 {
    let highest = design.grid.numbers.0.iter().flatten().max().copied().unwrap_or(0);
    highest.saturating_add(1)
}
