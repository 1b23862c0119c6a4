//! The whole program as a state: what comes in changes it, and it is drawn as it is.
//!
//! It reads no key and writes to no terminal; [`crate::terminal`] does. Every way out of a screen
//! leads to the menu; only leaving the menu ends the program.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::Invite;
use crate::desk::Desk;
use crate::frame;
use crate::input::{Input, KeyCode, KeyModifiers};
use crate::paper::Paper;
use crate::screen::{Next, Screen, help, join, menu};
use crate::theme::Role;

/// The program.
pub(crate) struct App {
    pub(crate) desk: Desk,
    pub(crate) screen: Screen,
    /// The screen that waits behind help.
    behind: Option<Screen>,
    has_left: bool,
}

impl App {
    pub(crate) fn new(desk: Desk) -> Self {
        let screen = Screen::Menu(menu::Menu::default());
        Self { desk, screen, behind: None, has_left: false }
    }

    /// The program with a match that somebody wants to join at once.
    pub(crate) fn joining(desk: Desk, invite: &Invite) -> Self {
        let mut app = Self::new(desk);
        let mut join = join::Join::open(&app.desk);
        join.fill(invite);
        app.screen = Screen::Join(join);
        app.take(&Input::Key(KeyCode::F(5).into()));
        app
    }

    /// Whether somebody left.
    pub(crate) const fn has_left(&self) -> bool {
        self.has_left
    }

    /// The terminal has this size now.
    pub(crate) fn resize(&mut self, area: Rect) {
        self.desk.area = area;
    }

    /// Takes a key, a click or a text.
    pub(crate) fn take(&mut self, input: &Input) {
        if let Input::Key(key) = input
            && key.modifiers.contains(KeyModifiers::CONTROL)
            && matches!(key.code, KeyCode::Char('c' | 'q'))
        {
            self.leave();
            return;
        }
        self.desk.notice = None;
        let desk = &mut self.desk;
        let next = match &mut self.screen {
            Screen::Menu(screen) => screen.take(input, desk),
            Screen::Games(screen) => screen.take(input, desk),
            Screen::NewGame(screen) => screen.take(input, desk),
            Screen::Play(screen) => screen.take(input, desk),
            Screen::Files(screen) => screen.take(input, desk),
            Screen::Join(screen) => screen.take(input, desk),
            Screen::Library(screen) => screen.take(input, desk),
            Screen::Scores(screen) => screen.take(input, desk),
            Screen::Help(screen) => screen.take(input, desk),
        };
        self.go(next);
    }

    fn go(&mut self, next: Next) {
        match next {
            Next::Stay => {}
            Next::Open(screen) => self.screen = screen,
            Next::Read(page, screen) => {
                self.screen = Screen::Help(help::Help::of(page));
                self.behind = Some(screen);
            }
            Next::Help(page) => {
                let help = Screen::Help(help::Help::of(page));
                self.behind = Some(std::mem::replace(&mut self.screen, help));
            }
            Next::Back => {
                let menu = || Screen::Menu(menu::Menu::default());
                self.screen = self.behind.take().unwrap_or_else(menu);
                if let Screen::Play(play) = &mut self.screen {
                    play.listen_anew(&self.desk.words);
                }
            }
            Next::Menu => self.screen = Screen::Menu(menu::Menu::default()),
            Next::Leave => self.leave(),
        }
    }

    /// Saves what is being played and ends.
    pub(crate) fn leave(&mut self) {
        for screen in [Some(&mut self.screen), self.behind.as_mut()].into_iter().flatten() {
            if let Screen::Play(play) = screen {
                play.interrupt();
            }
        }
        self.has_left = true;
    }

    /// Time went by; tells whether anything is to be drawn anew.
    pub(crate) fn tick(&mut self, elapsed_ms: u64) -> bool {
        match (&mut self.screen, &mut self.behind) {
            (Screen::Join(join), _) => match join.tick(&self.desk) {
                Some(next) => {
                    self.go(next);
                    true
                }
                None => false,
            },
            (Screen::Play(play), _) => play.tick(elapsed_ms, &self.desk),
            // Who reads the rules while playing uses time; before the first move nobody does.
            (_, Some(Screen::Play(play))) if play.goes_on_behind() => {
                play.tick(elapsed_ms, &self.desk);
                false
            }
            _ => false,
        }
    }

    /// Draws everything.
    pub(crate) fn draw(&self, buffer: &mut Buffer) {
        let area = buffer.area;
        let desk = &self.desk;
        let mut paper = Paper { buffer, theme: desk.theme, alphabet: desk.alphabet };
        paper.fill(area, Role::Page);
        if area.width < frame::LEAST.0 || area.height < frame::LEAST.1 {
            frame::draw_too_small(&mut paper, desk, area);
            return;
        }
        match &self.screen {
            Screen::Menu(screen) => screen.draw(&mut paper, desk, area),
            Screen::Games(screen) => screen.draw(&mut paper, desk, area),
            Screen::NewGame(screen) => screen.draw(&mut paper, desk, area),
            Screen::Play(screen) => screen.draw(&mut paper, desk, area),
            Screen::Files(screen) => screen.draw(&mut paper, desk, area),
            Screen::Join(screen) => screen.draw(&mut paper, desk, area),
            Screen::Library(screen) => screen.draw(&mut paper, desk, area),
            Screen::Scores(screen) => screen.draw(&mut paper, desk, area),
            Screen::Help(screen) => screen.draw(&mut paper, desk, area),
        }
    }
}
