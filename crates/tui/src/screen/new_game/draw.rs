//! The picture of the form of a new game.

use i18n::Message;
use paint::Alphabet;
use ratatui::layout::Rect;
use scene::Token;
use session::{ClockRules, Controller};

use super::NewGame;
use super::fields::Field;
use crate::desk::Desk;
use crate::frame::{self, Frame, Told};
use crate::paper::{Paper, indented, row, wrapped};
use crate::theme::Role;

const AT_START: [(&str, &str); 4] = [
    ("enter", "tui.keys-start"),
    ("up-down", "tui.keys-choose"),
    ("F1", "tui.keys-rules"),
    ("esc", "tui.keys-menu"),
];
const IN_FORM: [(&str, &str); 6] = [
    ("up-down", "tui.keys-choose"),
    ("left-right", "tui.keys-change"),
    ("tab", "tui.keys-next-field"),
    ("F5", "tui.keys-start"),
    ("F1", "tui.keys-rules"),
    ("esc", "tui.keys-menu"),
];

/// Where words end and values begin.
const VALUES: u16 = 48;

fn form_area(area: Rect) -> Rect {
    let content = frame::content(area);
    let width = 76.min(content.width);
    let left = (content.width - width) / 2;
    Rect { x: content.x + left, y: content.y + 1, width, height: content.height.saturating_sub(1) }
}

impl NewGame {
    pub(crate) fn draw(&self, paper: &mut Paper<'_>, desk: &Desk, area: Rect) {
        let title = catalogue::title(&**self.form.game(), &desk.words);
        let told = match &self.trouble {
            Some(message) => Told { text: desk.words.say(message), role: Role::Refused },
            None => Told { text: self.explained(desk), role: Role::Text },
        };
        let keys: &[(&str, &str)] = if self.focus == Field::Start { &AT_START } else { &IN_FORM };
        Frame { title: &title, told: vec![told], keys }.draw(paper, desk, area);
        for (line, fields) in self.placed(area) {
            for field in fields {
                self.draw_field(paper, desk, line, &field);
            }
        }
    }

    /// The lines in view with their places; there is an empty one below the start.
    fn placed(&self, area: Rect) -> Vec<(Rect, Vec<Field>)> {
        let form = form_area(area);
        let lines = self.lines();
        let here = lines.iter().position(|line| line.contains(&self.focus)).unwrap_or(0);
        let room = usize::from(form.height.saturating_sub(1));
        let skipped = if lines.len() <= room { 0 } else { (here + 1).saturating_sub(room) };
        let gap = |index: usize| u16::from(index > 0);
        let placed = lines.into_iter().enumerate().skip(skipped).zip(0..);
        placed
            .map(|((index, fields), nth)| (row(form, nth + gap(index)), fields))
            .filter(|(line, _)| line.height > 0)
            .collect()
    }

    /// The field at a place of the screen.
    pub(super) fn field_at(&self, area: Rect, col: u16, line: u16) -> Option<Field> {
        let (_, fields) = self.placed(area).into_iter().find(|(place, _)| place.y == line)?;
        let form = form_area(area);
        let starts = |field: &Field| form.x + start_of(field) <= col;
        fields.iter().rev().find(|field| starts(field)).or_else(|| fields.first()).cloned()
    }

    /// What the field that is chosen is for.
    fn explained(&self, desk: &Desk) -> String {
        match &self.focus {
            Field::Start => desk.say("tui.form-start"),
            Field::Name(_) => desk.say("tui.form-name"),
            Field::Controller(_) => desk.say("tui.form-controller"),
            Field::Token(_) => desk.say("tui.form-token"),
            Field::Clock => desk.say("tui.form-clock"),
            Field::Order => desk.say("tui.form-order"),
            Field::Option(name) if self.form.is_chosen(name) => desk.say("tui.form-option-chosen"),
            Field::Option(_) => desk.say("tui.form-option-usual"),
        }
    }

    fn draw_field(&self, paper: &mut Paper<'_>, desk: &Desk, line: Rect, field: &Field) {
        let is_chosen = *field == self.focus;
        let role = |usual| if is_chosen { Role::Chosen } else { usual };
        match field {
            Field::Start => {
                let sign = if paper.alphabet == Alphabet::Ascii { ">" } else { "▶" };
                let text = format!("  {sign} {}  ", desk.say("tui.form-begin"));
                paper.text(line, &text, role(Role::Action));
            }
            Field::Name(seat) => self.draw_name(paper, desk, line, *seat, is_chosen),
            Field::Controller(_) | Field::Token(_) => {
                let text = self.value(desk, field);
                let at = Rect {
                    width: value_width(field).min(line.width),
                    ..indented(line, start_of(field))
                };
                let shown = framed(&text, is_chosen, paper.alphabet);
                paper.text(at, &shown, role(Role::Text));
            }
            Field::Clock | Field::Order | Field::Option(_) => {
                let label = self.label(desk, field);
                let label = wrapped(&label, VALUES - 2).into_iter().next().unwrap_or_default();
                paper.text(indented(line, 2), label.trim_end_matches('.'), Role::Text);
                let shown = framed(&self.value(desk, field), is_chosen, paper.alphabet);
                paper.text(indented(line, VALUES), &shown, role(Role::Notice));
            }
        }
    }

    fn draw_name(
        &self,
        paper: &mut Paper<'_>,
        desk: &Desk,
        line: Rect,
        seat: usize,
        is_chosen: bool,
    ) {
        let number = u8::try_from(seat + 1).unwrap_or(u8::MAX);
        let side = catalogue::side_name(&**self.form.game(), number, &desk.words);
        let by_number = || desk.words.say(&Message::new("seat.by-number").with("number", number));
        let title = side.unwrap_or_else(by_number);
        let style = paper.theme.seat_words(number);
        paper.styled(Rect { width: 14, ..indented(line, 2) }, &title, style);
        let name = self.form.seats.get(seat).map(|seat| seat.name.clone()).unwrap_or_default();
        let at = Rect { width: 24, ..indented(line, start_of(&Field::Name(seat))) };
        let role = if is_chosen { Role::Chosen } else { Role::Entry };
        paper.fill(at, role);
        // The end of a long name is in view while it is written.
        let skipped = name.chars().count().saturating_sub(22);
        let shown: String = name.chars().skip(skipped).collect();
        let cursor = if is_chosen { "_" } else { "" };
        paper.text(at, &format!(" {shown}{cursor}"), role);
    }

    fn label(&self, desk: &Desk, field: &Field) -> String {
        match field {
            Field::Clock => desk.say("tui.form-clock-label"),
            Field::Order => desk.say("tui.form-order-label"),
            Field::Option(name) => self.form.option_words(name, &desk.words),
            _ => String::new(),
        }
    }

    fn value(&self, desk: &Desk, field: &Field) -> String {
        match field {
            Field::Controller(seat) => match self.form.seats.get(*seat).map(|seat| seat.controller)
            {
                Some(Controller::Machine(level)) => {
                    let name = desk.words.say(&level.message());
                    format!("{} {level} · {name}", desk.say("tui.form-machine"))
                }
                _ => desk.say("tui.form-human"),
            },
            Field::Token(seat) => {
                let number = u8::try_from(seat + 1).unwrap_or(u8::MAX);
                let chosen = self.form.seats.get(*seat).and_then(|seat| seat.token);
                chosen.unwrap_or(Token::of_seat(number).0).to_string()
            }
            Field::Clock => match self.form.clock {
                None => desk.say("tui.clock-off"),
                Some(ClockRules::Counted) => desk.say("tui.clock-counted"),
                Some(ClockRules::Limited { initial_ms, .. }) => {
                    let minutes = i64::try_from(initial_ms / 60_000).unwrap_or(i64::MAX);
                    desk.words.say(&Message::new("tui.clock-limited").with("minutes", minutes))
                }
            },
            Field::Order if self.form.is_drawn() => desk.say("tui.order-drawn"),
            Field::Order => desk.say("tui.order-listed"),
            Field::Option(name) => self.option_value(desk, name),
            Field::Start | Field::Name(_) => String::new(),
        }
    }

    fn option_value(&self, desk: &Desk, name: &str) -> String {
        let settings = self.form.game().settings();
        self.form.value_words(settings.get(name).unwrap_or_default(), &desk.words)
    }
}

/// Where a field begins in its line.
const fn start_of(field: &Field) -> u16 {
    match field {
        Field::Name(_) => 16,
        Field::Controller(_) => 42,
        Field::Token(_) => 70,
        Field::Start => 0,
        Field::Clock | Field::Order | Field::Option(_) => VALUES,
    }
}

const fn value_width(field: &Field) -> u16 {
    match field {
        Field::Controller(_) => 28,
        _ => 6,
    }
}

/// A value that can be changed, with arrows while it is chosen.
fn framed(value: &str, is_chosen: bool, alphabet: Alphabet) -> String {
    match (is_chosen, alphabet) {
        (false, _) => format!("  {value}  "),
        (true, Alphabet::Unicode) => format!("◂ {value} ▸"),
        (true, Alphabet::Ascii) => format!("< {value} >"),
    }
}
