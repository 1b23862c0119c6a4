//! An app on a desk of its own, driven by keys, and its picture as text.

use std::fs;
use std::path::PathBuf;
use std::sync::Arc;

use game::{AnyGame, Reason as _, Settings};
use i18n::{Lang, Message};
use paint::Alphabet;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier};
use storage_files::DataFolder;

use crate::Surroundings;
use crate::app::App;
use crate::desk::Desk;
use crate::input::{Input, KeyCode, KeyEvent, KeyModifiers};
use crate::screen::Screen;
use crate::screen::play::Play;
use crate::theme::Colours;

/// How a test looks at the program.
#[derive(Clone, Copy)]
pub(crate) struct Eyes {
    pub(super) lang: Lang,
    pub(super) size: (u16, u16),
    pub(super) colours: Colours,
    pub(super) alphabet: Alphabet,
}

pub(crate) const USUAL: Eyes =
    Eyes { lang: Lang::En, size: (80, 24), colours: Colours::None, alphabet: Alphabet::Unicode };

/// What the program is told of its surroundings; only `design:<file>` with plain JSON is opened.
pub(crate) fn surroundings(eyes: Eyes, data: Option<DataFolder>) -> Surroundings {
    let Eyes { lang, colours, alphabet, .. } = eyes;
    let (folder, today) = (PathBuf::from("."), "2026-05-01 10:00".to_owned());
    Surroundings { lang, alphabet, colours, data, folder, open, seed: 7, today, join: None }
}

fn open(id: &str, design: Option<&str>, settings: &Settings) -> Result<Arc<dyn AnyGame>, Message> {
    let file = id.strip_prefix(catalogue::DESIGN).filter(|_| design.is_none());
    let text = file.map(|file| fs::read_to_string(file).unwrap());
    let design = design.or(text.as_deref());
    catalogue::open_with(id, design, settings).map_err(|error| error.message())
}

pub(super) fn app(eyes: Eyes, data: Option<DataFolder>) -> App {
    let desk = Desk::new(surroundings(eyes, data)).unwrap();
    let mut app = App::new(desk);
    app.resize(Rect::new(0, 0, eyes.size.0, eyes.size.1));
    app
}

impl App {
    pub(super) fn key(&mut self, code: KeyCode) {
        self.take(&Input::Key(KeyEvent::from(code)));
    }

    /// Presses keys named by words: `enter`, `down`, `esc`; other words are typed.
    pub(super) fn keys(&mut self, words: &str) {
        for word in words.split_whitespace() {
            let code = match word {
                "enter" => KeyCode::Enter,
                "esc" => KeyCode::Esc,
                "up" => KeyCode::Up,
                "down" => KeyCode::Down,
                "left" => KeyCode::Left,
                "right" => KeyCode::Right,
                "tab" => KeyCode::Tab,
                "backspace" => KeyCode::Backspace,
                "help" => KeyCode::F(1),
                word => {
                    word.chars().for_each(|letter| self.key(KeyCode::Char(letter)));
                    continue;
                }
            };
            self.key(code);
        }
    }

    pub(super) fn control(&mut self, letter: char) {
        self.take(&Input::Key(KeyEvent::new(KeyCode::Char(letter), KeyModifiers::CONTROL)));
    }

    /// Types a move and sends it.
    pub(super) fn type_move(&mut self, text: &str) {
        self.key(KeyCode::Char(':'));
        text.chars().for_each(|letter| self.key(KeyCode::Char(letter)));
        self.key(KeyCode::Enter);
    }

    /// The game on the screen.
    pub(super) fn play(&mut self) -> &mut Play {
        let shown = self.text();
        match &mut self.screen {
            Screen::Play(play) => play,
            _ => panic!("no game is on the screen:\n{shown}"),
        }
    }

    pub(super) fn picture(&self) -> Buffer {
        let mut buffer = Buffer::empty(self.desk.area);
        self.draw(&mut buffer);
        buffer
    }

    /// The screen as text, without what follows the last sign of a line.
    pub(super) fn text(&self) -> String {
        let buffer = self.picture();
        let mut text = String::new();
        for y in 0..buffer.area.height {
            let line: String = (0..buffer.area.width).map(|x| buffer[(x, y)].symbol()).collect();
            text.push_str(line.trim_end());
            text.push('\n');
        }
        text
    }

    /// The screen as runs of the same colours: `ink/ground`, then the signs.
    pub(super) fn coloured(&self) -> String {
        let buffer = self.picture();
        let mut text = String::new();
        for y in 0..buffer.area.height {
            let mut last = None;
            for x in 0..buffer.area.width {
                let cell = &buffer[(x, y)];
                let look = (cell.fg, cell.bg, cell.modifier);
                if last != Some(look) {
                    text.push_str(&format!("‹{}›", named(look)));
                    last = Some(look);
                }
                text.push_str(cell.symbol());
            }
            let kept = text.trim_end().len();
            text.truncate(kept);
            text.push('\n');
        }
        text
    }
}

fn named((ink, ground, modifier): (Color, Color, Modifier)) -> String {
    let color = |color: Color| match color {
        Color::Indexed(index) => index.to_string(),
        Color::Reset => "-".to_owned(),
        other => format!("{other}"),
    };
    let bold = if modifier.contains(Modifier::BOLD) { "b" } else { "" };
    format!("{}/{}{bold}", color(ink), color(ground))
}
