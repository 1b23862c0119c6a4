//! The picture of joining: three lines to write on, and the seats below.

use paint::Alphabet;
use ratatui::layout::Rect;

use super::{Field, Join};
use crate::desk::Desk;
use crate::frame::{self, Frame, Told};
use crate::paper::{Paper, columns, indented, row};
use crate::theme::Role;

const KEYS: [(&str, &str); 5] = [
    ("up-down", "tui.keys-choose"),
    ("enter", "tui.keys-next-field"),
    ("F5", "tui.keys-join"),
    ("F1", "tui.menu-help"),
    ("esc", "tui.keys-menu"),
];
const AT_START: [(&str, &str); 3] =
    [("enter", "tui.keys-join"), ("up-down", "tui.keys-choose"), ("esc", "tui.keys-menu")];
const AT_SEAT: [(&str, &str); 4] = [
    ("up-down", "tui.keys-choose"),
    ("enter", "tui.keys-go-on"),
    ("d", "tui.keys-forget"),
    ("esc", "tui.keys-menu"),
];
const WAITING: [(&str, &str); 1] = [("esc", "tui.keys-cancel")];

/// Where words end and texts begin.
const TEXTS: u16 = 20;
/// The lines of the form: a line each, the start after an empty one.
const FORM: [(Field, u16); 4] =
    [(Field::Given, 1), (Field::Server, 2), (Field::Name, 3), (Field::Start, 5)];
/// Where the seats begin, after their heading.
const SEATS: u16 = 8;

impl Join {
    /// The line of a field; none for a seat below the screen.
    fn line_of(&self, field: Field, area: Rect) -> Option<Rect> {
        let content = frame::content(area);
        let nth = match field {
            Field::Seat(index) => SEATS.checked_add(u16::try_from(index).ok()?)?,
            field => FORM.iter().find(|(known, _)| *known == field)?.1,
        };
        (nth < content.height).then(|| row(content, nth))
    }

    /// The field on a line of the screen.
    pub(super) fn field_at(&self, area: Rect, line: u16) -> Option<Field> {
        let is_there = |field: &Field| self.line_of(*field, area).is_some_and(|at| at.y == line);
        self.fields().into_iter().find(is_there)
    }

    pub(crate) fn draw(&self, paper: &mut Paper<'_>, desk: &Desk, area: Rect) {
        let keys: &[(&str, &str)] = match (&self.waiting, self.focus) {
            (Some(_), _) => &WAITING,
            (None, Field::Start) => &AT_START,
            (None, Field::Seat(_)) => &AT_SEAT,
            (None, _) => &KEYS,
        };
        let title = desk.say("tui.menu-join");
        Frame { title: &title, told: vec![self.told(desk)], keys }.draw(paper, desk, area);
        for field in self.fields() {
            if let Some(line) = self.line_of(field, area) {
                self.draw_field(paper, desk, line, field);
            }
        }
        if !self.seats.is_empty() {
            let heading = row(frame::content(area), SEATS - 1);
            paper.text(indented(heading, 2), &desk.say("tui.join-seats"), Role::Faint);
        }
    }

    fn told(&self, desk: &Desk) -> Told {
        if let Some(trouble) = &self.trouble {
            return Told { text: desk.words.say(trouble), role: Role::Refused };
        }
        let (key, role) = match (self.waiting.is_some(), self.asks_to_forget, self.focus) {
            (true, ..) => ("sitting.connecting", Role::Notice),
            (false, true, _) => ("tui.forget-again", Role::Notice),
            (false, false, Field::Given) => ("tui.join-ask", Role::Text),
            (false, false, Field::Server) => ("tui.join-ask-server", Role::Text),
            (false, false, Field::Name) => ("tui.join-ask-name", Role::Text),
            (false, false, Field::Start) => ("tui.join-start", Role::Text),
            (false, false, Field::Seat(_)) => ("tui.join-return", Role::Text),
        };
        Told { text: desk.say(key), role }
    }

    fn draw_field(&self, paper: &mut Paper<'_>, desk: &Desk, line: Rect, field: Field) {
        let is_chosen = field == self.focus;
        let (key, text) = match field {
            Field::Given => ("tui.join-given", &self.given),
            Field::Server => ("tui.join-server", &self.server),
            Field::Name => ("tui.join-name", &self.name),
            Field::Start => {
                let sign = if paper.alphabet == Alphabet::Ascii { ">" } else { "▶" };
                let role = if is_chosen { Role::Chosen } else { Role::Action };
                let text = format!("  {sign} {}  ", desk.say("tui.join-button"));
                paper.text(line, &text, role);
                return;
            }
            Field::Seat(index) => {
                let Some(seat) = self.seats.get(index) else { return };
                let role = paper.choice(line, is_chosen);
                let used = paper.text(indented(line, 2), &seat.title, role(Role::Text));
                paper.text(indented(line, used + 4), &seat.server, role(Role::Faint));
                return;
            }
        };
        paper.text(indented(line, 2), &desk.say(key), Role::Text);
        let place = indented(line, TEXTS);
        if is_chosen {
            // The end of a long text is what was written last.
            let shown = end_of(&format!("{text}_"), place.width);
            paper.text(place, &shown, Role::Entry);
        } else {
            paper.text(place, text, Role::Notice);
        }
    }
}

/// As much of the end of a text as fits.
fn end_of(text: &str, width: u16) -> String {
    let mut shown = text;
    while columns(shown) > width {
        let mut letters = shown.chars();
        letters.next();
        shown = letters.as_str();
    }
    shown.to_owned()
}
