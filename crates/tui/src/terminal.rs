//! The real terminal: raw keys, a screen of its own, the mouse; given back whatever happens.

use std::io::{self, Stdout, stdout};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::event::{
    self, DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture,
    Event, KeyEventKind, MouseButton, MouseEventKind,
};
use ratatui::crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use ratatui::crossterm::{cursor, execute};
use ratatui::layout::{Position, Rect};

use crate::app::App;
use crate::input::Input;

/// The screen is looked after this often while nothing is typed.
const BEAT: Duration = Duration::from_millis(50);

/// A screen that takes longer to close has lost its terminal.
const CLOSING: Duration = Duration::from_secs(2);

/// Lets the program run in the terminal until somebody leaves, or until it is asked to end.
pub(crate) fn run(app: &mut App) -> io::Result<()> {
    let closing = Arc::new(AtomicBool::new(false));
    let flag = Arc::clone(&closing);
    // Asked to end, or the terminal was closed. Reading from a closed terminal may never come
    // back: there is nothing to give back then, and every completed move is on the disk. Where a
    // handler is set already, the other one does its work.
    let _ = ctrlc::set_handler(move || {
        flag.store(true, Ordering::Relaxed);
        std::thread::sleep(CLOSING);
        std::process::exit(0);
    });
    let guard = Guard::take()?;
    let mut terminal = Terminal::new(CrosstermBackend::new(stdout()))?;
    let result = serve(app, &mut terminal, &closing);
    // A terminal that was closed takes no more keys; what is played is kept all the same.
    app.leave();
    drop(guard);
    result
}

/// Gives the terminal back when it goes, also after a panic.
struct Guard;

impl Guard {
    fn take() -> io::Result<Self> {
        let before = std::panic::take_hook();
        let here = std::thread::current().id();
        std::panic::set_hook(Box::new(move |info| {
            // A machine that fails beside the screen has found nothing; the game goes on.
            if std::thread::current().id() == here {
                restore();
                before(info);
            }
        }));
        enable_raw_mode()?;
        let guard = Self;
        execute!(stdout(), EnterAlternateScreen, EnableMouseCapture, EnableBracketedPaste)?;
        Ok(guard)
    }
}

impl Drop for Guard {
    fn drop(&mut self) {
        restore();
    }
}

/// When even this fails, the terminal is gone.
fn restore() {
    let _ = execute!(
        stdout(),
        DisableBracketedPaste,
        DisableMouseCapture,
        LeaveAlternateScreen,
        cursor::Show
    );
    let _ = disable_raw_mode();
}

fn serve(
    app: &mut App,
    terminal: &mut Terminal<CrosstermBackend<Stdout>>,
    closing: &AtomicBool,
) -> io::Result<()> {
    let mut is_stale = true;
    let mut last = Instant::now();
    while !app.has_left() && !closing.load(Ordering::Relaxed) {
        if is_stale {
            app.resize(Rect::from((Position::ORIGIN, terminal.size()?)));
            terminal.draw(|frame| app.draw(frame.buffer_mut()))?;
            is_stale = false;
        }
        if event::poll(BEAT)? {
            is_stale |= take(app, event::read()?);
        }
        let elapsed = last.elapsed();
        last = Instant::now();
        is_stale |= app.tick(u64::try_from(elapsed.as_millis()).unwrap_or(u64::MAX));
    }
    Ok(())
}

/// Takes one event; tells whether the screen changes by it.
fn take(app: &mut App, event: Event) -> bool {
    let input = match event {
        Event::Key(key) if key.kind != KeyEventKind::Release => Input::Key(key),
        Event::Mouse(mouse) => match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => Input::Click(mouse.column, mouse.row),
            MouseEventKind::ScrollUp => Input::Wheel(true),
            MouseEventKind::ScrollDown => Input::Wheel(false),
            _ => return false,
        },
        Event::Paste(text) => Input::Paste(text),
        Event::Resize(..) => return true,
        _ => return false,
    };
    app.take(&input);
    true
}
