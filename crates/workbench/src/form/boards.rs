//! Shoes with their queues, waiting zones and result zones.

use design::Design;
use design::edit::{BoardEdit, BoardName, Edit};
use design::files::{MAX_COLUMNS, MAX_ROWS};
use design::{Frame, Refill, RequestFills, ResultZone, Shoe, WaitingZone};
use i18n::Message;

use super::rules::{refill_options, request_options};
use super::{About, Form, Pair, board_name, frame, options, pair};
use crate::slot::{Entry, Slot};

fn at<T>(list: &[T], number: u8) -> Option<&T> {
    list.get(usize::from(number).checked_sub(1)?)
}

fn size_entries<'a>(rows: &'a mut u8, columns: &'a mut u8) -> Vec<Entry<'a>> {
    vec![
        Entry::new("rows", Slot::Number { value: rows, least: 1, most: MAX_ROWS.into() }),
        Entry::new("columns", Slot::Number { value: columns, least: 1, most: MAX_COLUMNS.into() }),
    ]
}

/// The words of what all boards share.
fn board_words(name: &str, own: &'static str) -> &'static str {
    if frame::has(name) || matches!(name, "rows" | "columns") { "board" } else { own }
}

struct ShoeForm {
    number: u8,
    shoe: Shoe,
    /// The shoe whose queue it shares; none when empty.
    shares: String,
    /// One setting for all shoes, shown with each.
    refill: Refill,
    request_fills: RequestFills,
}

pub(super) fn open_shoe(design: &Design, number: u8) -> Option<Pair> {
    let shoe = at(&design.shoes, number)?;
    let shares = shoe.shares_queue_of.map(|other| other.to_string()).unwrap_or_default();
    let frame = frame::usual(&shoe.frame);
    let usual = ShoeForm {
        number,
        shoe: Shoe { frame, ..Shoe::default() },
        shares: String::new(),
        refill: Refill::default(),
        request_fills: RequestFills::default(),
    };
    let (refill, request_fills) = (design.refill, design.request_fills);
    pair(ShoeForm { number, shoe: shoe.clone(), shares, refill, request_fills }, usual)
}

impl Form for ShoeForm {
    fn entries<'a>(&'a mut self, about: &'a About) -> Vec<Entry<'a>> {
        let has_own = self.shares.is_empty();
        let Shoe {
            rows,
            columns,
            marks_owner,
            seen_by,
            queue,
            queue_cells,
            queue_order,
            frame,
            ..
        } = &mut self.shoe;
        let own_number = self.number;
        let others =
            (1..=u8::try_from(about.shoes).unwrap_or(u8::MAX)).filter(|n| *n != own_number);
        let others = others
            .map(|number| (number.to_string(), board_name("bench.shoe", number, about.shoes)));
        let own = (String::new(), Message::new("form-choice.shoe-shares-queue-of-own"));
        let shares = std::iter::once(own).chain(others).collect();
        let order = options("shoe-queue-order", &["shuffled", "kept"]);
        let seen = options("shoe-seen-by", &["everyone", "owner"]);
        let on_request = self.refill == Refill::OnRequest;
        let refill = Slot::Choice { value: &mut self.refill, options: refill_options() };
        let request = Slot::Choice { value: &mut self.request_fills, options: request_options() };
        let mut entries = size_entries(rows, columns);
        entries.extend([
            Entry::new("queue", Slot::Queue { words: queue, about }).under("queue").when(has_own),
            Entry::new("queue_cells", Slot::Number { value: queue_cells, least: 0, most: 1000 })
                .under("queue")
                .when(has_own),
            Entry::new("queue_order", Slot::Choice { value: queue_order, options: order })
                .under("queue")
                .when(has_own),
            Entry::new(
                "shares_queue_of",
                Slot::Choice { value: &mut self.shares, options: shares },
            )
            .under("queue")
            .when(about.shoes > 1),
            Entry::new("refill", refill).under("queue"),
            Entry::new("request_fills", request).under("queue").when(on_request),
            Entry::new("marks_owner", Slot::Switch(marks_owner)).under("more"),
            Entry::new("seen_by", Slot::Choice { value: seen_by, options: seen }).under("more"),
        ]);
        entries.extend(frame::entries(frame));
        entries
    }

    fn edit(&self, name: &str, design: &Design) -> Edit {
        let (shoe, form) = (self.number, &self.shoe);
        Edit::Boards(match name {
            "rows" | "columns" => resize(BoardName::Shoe, shoe, (form.rows, form.columns)),
            "marks_owner" => BoardEdit::MarksOwner { shoe, yes: form.marks_owner },
            "seen_by" => BoardEdit::SeenBy { shoe, who: form.seen_by },
            "queue_cells" => BoardEdit::QueueCells { shoe, cells: form.queue_cells },
            "queue_order" => BoardEdit::QueueOrder { shoe, order: form.queue_order },
            "shares_queue_of" => {
                BoardEdit::ShareQueue { shoe, with: self.shares.parse::<u8>().ok() }
            }
            "refill" => BoardEdit::Refill(self.refill),
            "request_fills" => BoardEdit::RequestFills(self.request_fills),
            "queue" => return queue_edit(design, shoe, &form.queue),
            _ => reframe(BoardName::Shoe, shoe, &form.frame),
        })
    }

    fn path(&self, name: &str) -> String {
        match name {
            "refill" | "request_fills" => name.to_owned(),
            _ => format!("shoes[{}].{name}", self.number),
        }
    }

    fn words(&self, name: &str) -> &'static str {
        match name {
            "refill" | "request_fills" => "rules",
            _ => board_words(name, "shoe"),
        }
    }
}

/// The whole queue anew.
fn queue_edit(design: &Design, shoe: u8, words: &[String]) -> Edit {
    let old = at(&design.shoes, shoe).map_or(0, |shoe| shoe.queue.len());
    let gone = (1..=old).rev().map(|at| BoardEdit::QueueRemove { shoe, at });
    let new = (1..).zip(words).map(|(at, token)| BoardEdit::QueueInsert {
        shoe,
        at,
        token: token.clone(),
    });
    Edit::All(gone.chain(new).map(Edit::Boards).collect())
}

fn resize(board: BoardName, number: u8, (rows, columns): (u8, u8)) -> BoardEdit {
    BoardEdit::Size { board, number, rows, columns }
}

fn reframe(board: BoardName, number: u8, frame: &Frame) -> BoardEdit {
    BoardEdit::Frame { board, number, frame: frame.clone() }
}

struct WaitingForm {
    number: u8,
    zone: WaitingZone,
}

pub(super) fn open_waiting(design: &Design, number: u8) -> Option<Pair> {
    let zone = at(&design.waiting_zones, number)?;
    let usual = WaitingZone { frame: frame::usual(&zone.frame), ..WaitingZone::default() };
    pair(WaitingForm { number, zone: zone.clone() }, WaitingForm { number, zone: usual })
}

impl Form for WaitingForm {
    fn entries<'a>(&'a mut self, _: &'a About) -> Vec<Entry<'a>> {
        let WaitingZone { rows, columns, frame } = &mut self.zone;
        let mut entries = size_entries(rows, columns);
        entries.extend(frame::entries(frame));
        entries
    }

    fn edit(&self, name: &str, _: &Design) -> Edit {
        let (board, zone) = (BoardName::WaitingZone, &self.zone);
        Edit::Boards(match name {
            "rows" | "columns" => resize(board, self.number, (zone.rows, zone.columns)),
            _ => reframe(board, self.number, &zone.frame),
        })
    }

    fn path(&self, name: &str) -> String {
        format!("waiting_zones[{}].{name}", self.number)
    }

    fn words(&self, _: &str) -> &'static str {
        "board"
    }
}

struct ResultForm {
    number: u8,
    zone: ResultZone,
}

pub(super) fn open_result(design: &Design, number: u8) -> Option<Pair> {
    let zone = at(&design.result_zones, number)?;
    let usual = ResultZone { frame: frame::usual(&zone.frame), ..ResultZone::default() };
    pair(ResultForm { number, zone: zone.clone() }, ResultForm { number, zone: usual })
}

impl Form for ResultForm {
    fn entries<'a>(&'a mut self, _: &'a About) -> Vec<Entry<'a>> {
        let ResultZone { rows, columns, fill, when_full, frame } = &mut self.zone;
        let fills = options("result-fill", &["by-row", "by-column"]);
        let full = options("result-when-full", &["empty", "shift-row", "shift-column", "stop"]);
        let mut entries = size_entries(rows, columns);
        entries.extend([
            Entry::new("fill", Slot::Choice { value: fill, options: fills }),
            Entry::new("when_full", Slot::Choice { value: when_full, options: full }),
        ]);
        entries.extend(frame::entries(frame));
        entries
    }

    fn edit(&self, name: &str, _: &Design) -> Edit {
        let (board, zone) = (BoardName::ResultZone, &self.zone);
        Edit::Boards(match name {
            "rows" | "columns" => resize(board, self.number, (zone.rows, zone.columns)),
            "fill" => BoardEdit::Fill { zone: self.number, fill: zone.fill },
            "when_full" => BoardEdit::WhenFull { zone: self.number, when_full: zone.when_full },
            _ => reframe(board, self.number, &zone.frame),
        })
    }

    fn path(&self, name: &str) -> String {
        format!("result_zones[{}].{name}", self.number)
    }

    fn words(&self, name: &str) -> &'static str {
        board_words(name, "result")
    }
}
