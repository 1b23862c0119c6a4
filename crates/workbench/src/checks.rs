//! Remarks about the design: made after every edit, told beside the part and field concerned.
//!
//! What takes long (whether a puzzle can be solved) is not asked here: no time is spent on solving.

use design::Design;
use design::edit::{REST_OF_GRID, RuleName};
use geometry::Cell;
use i18n::Message;
use review::{Effort, Remark, Shelf};

use crate::part::Part;
use crate::{Field, Workbench, naming};

/// The remarks about a design, for people who never saw an id.
pub(crate) fn remarks(design: &Design) -> Vec<Remark> {
    let remarks = review::check(design, &Shelf::default(), Effort(0));
    remarks.into_iter().map(|remark| naming::remark(design, remark)).collect()
}

impl Workbench {
    /// The remarks about the design, the gravest first.
    #[must_use]
    pub fn remarks(&self) -> &[Remark] {
        &self.remarks
    }

    /// The remarks about the selected part that no field of it shows.
    #[must_use]
    pub fn remarks_here(&self) -> Vec<usize> {
        let fields = self.fields();
        let is_shown = |index: &usize| fields.iter().any(|field| field.remarks.contains(index));
        let about = |(index, remark): (usize, &Remark)| {
            is_about(&self.selected, &part_of(self.design(), remark)).then_some(index)
        };
        let here = self.remarks.iter().enumerate().filter_map(about);
        here.filter(|index| !is_shown(index)).collect()
    }

    /// Does what a remark suggests.
    ///
    /// # Errors
    /// When there is no such remark, it has no remedy, or that cannot be done.
    pub fn mend(&mut self, index: usize) -> Result<(), Message> {
        let remedy = self.remarks.get(index).and_then(|remark| remark.mend.clone());
        self.apply(remedy.ok_or_else(|| Message::new("bench.no-remedy"))?)
    }
}

/// Tells each field which remarks are about it.
pub(crate) fn attach(fields: &mut [Field], part: &Part, design: &Design, remarks: &[Remark]) {
    for (index, remark) in remarks.iter().enumerate() {
        if !is_about(part, &part_of(design, remark)) {
            continue;
        }
        let path = &remark.place.path;
        for field in fields.iter_mut().filter(|field| covers(path, &field.path)) {
            field.remarks.push(index);
        }
    }
}

/// Whether a remark about one part is shown with another: that of a cell with cells and grid.
pub(crate) fn is_about(shown: &Part, about: &Part) -> bool {
    match (shown, about) {
        (Part::Cells(shown), Part::Cells(about)) => {
            about.cells().iter().any(|cell| shown.contains(*cell))
        }
        (Part::Grid, Part::Cells(_)) => true,
        (Part::Die(shown), Part::Face(about, _)) => shown == about,
        (Part::Shoe(shown), Part::ShoeCell(about, _) | Part::QueuePlace(about, _)) => {
            shown == about
        }
        _ => shown == about,
    }
}

/// Whether a path leads to a field or into it.
fn covers(path: &str, field: &str) -> bool {
    let rest = path.strip_prefix(field);
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(['.', '[']))
}

/// The part that a remark is about.
pub(crate) fn part_of(design: &Design, remark: &Remark) -> Part {
    use review::Part as About;
    let board = |number: usize| u8::try_from(number).unwrap_or(u8::MAX);
    let named = match &remark.place.part {
        Some(About::Token(id)) => Some(Part::Token(id.clone())),
        Some(About::Zone(id)) => Some(Part::Zone(id.clone())),
        Some(About::Die(id)) => Some(Part::Die(id.clone())),
        Some(About::Cell(name)) => {
            name.parse::<Cell>().ok().map(|cell| Part::Cells([cell].into_iter().collect()))
        }
        Some(About::Player(number)) => Some(Part::Player(*number)),
        Some(About::Shoe(number)) => Some(Part::Shoe(board(*number))),
        Some(About::WaitingZone(number)) => Some(Part::WaitingZone(board(*number))),
        Some(About::ResultZone(number)) => Some(Part::ResultZone(board(*number))),
        None => None,
    };
    let part = named.or_else(|| at_path(design, &remark.place.path));
    part.filter(|part| part.is_in(design)).unwrap_or(Part::Game)
}

/// The part whose form holds what stands at this path.
fn at_path(design: &Design, path: &str) -> Option<Part> {
    let (word, number, rest) = step(path);
    let index = number.and_then(|number| number.checked_sub(1));
    let board = number.and_then(|number| u8::try_from(number).ok());
    Some(match word {
        "tokens" => Part::Token(design.tokens.get(index?)?.id.clone()),
        "grid" => match step(rest) {
            ("zones", Some(number), _) => {
                Part::Zone(design.grid.zones.get(number.checked_sub(1)?)?.id.clone())
            }
            ("rest_characteristics", _, _) => Part::Zone(REST_OF_GRID.to_owned()),
            _ => Part::Grid,
        },
        "shoes" => Part::Shoe(board?),
        "waiting_zones" => Part::WaitingZone(board?),
        "result_zones" => Part::ResultZone(board?),
        "players" => number.map_or(Part::Players, Part::Player),
        "player_count" => Part::Players,
        "dice" => {
            let die = design.dice.get(index?)?.id.clone();
            match step(rest) {
                ("faces", Some(face), _) => Part::Face(die, face),
                _ => Part::Die(die),
            }
        }
        "beyond_last" => Part::Grid,
        "variants" => {
            let id = design.variants.get(index?)?.id.clone();
            match group(step(rest).0) {
                Some(group) => Part::Rules { variant: Some(id), group },
                None => Part::Variant(id),
            }
        }
        "messages" | "characteristic_names" => Part::Messages,
        "request_fills" => Part::Rules { variant: None, group: RuleName::Refill },
        _ => match group(word) {
            Some(group) => Part::Rules { variant: None, group },
            None => Part::Game,
        },
    })
}

fn group(word: &str) -> Option<RuleName> {
    RuleName::ALL.into_iter().find(|group| group.field() == word)
}

/// The first word of a path, the number in its brackets, and what comes behind.
fn step(path: &str) -> (&str, Option<usize>, &str) {
    let (first, rest) = path.split_once('.').unwrap_or((path, ""));
    match first.split_once('[') {
        Some((word, number)) => (word, number.trim_end_matches(']').parse().ok(), rest),
        None => (first, None, rest),
    }
}
