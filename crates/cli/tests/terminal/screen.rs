//! A real terminal with the program in it: keys go in, the screen is read.

use std::io::{Read, Write};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};

/// Nothing on the screen takes longer, even on a busy machine; it only bounds a failing test.
const PATIENCE: Duration = Duration::from_secs(120);

/// How the program is started.
#[derive(Clone, Copy)]
pub(crate) struct Setup<'a> {
    pub(crate) data: &'a Path,
    pub(crate) lang: &'a str,
    pub(crate) columns: u16,
    pub(crate) rows: u16,
    /// Variables of the environment besides the usual ones.
    pub(crate) variables: &'a [(&'a str, &'a str)],
    /// What the program is called with; nothing opens its menu.
    pub(crate) words: &'a [&'a str],
}

impl<'a> Setup<'a> {
    pub(crate) fn new(data: &'a Path) -> Self {
        Self { data, lang: "en", columns: 80, rows: 24, variables: &[], words: &[] }
    }
}

/// The program at a terminal.
pub(crate) struct Terminal {
    /// Until it is left alone.
    child: Option<Box<dyn Child + Send + Sync>>,
    keys: Box<dyn Write + Send>,
    bytes: Receiver<Vec<u8>>,
    parser: vt100::Parser,
    /// Tells the reader to stop after what comes next.
    closing: Arc<AtomicBool>,
    reader: Option<JoinHandle<()>>,
    /// Closing it, after the reader, ends the terminal.
    master: Box<dyn MasterPty + Send>,
}

impl Terminal {
    /// Starts `marelle`.
    pub(crate) fn start(setup: Setup<'_>) -> Self {
        let Setup { data, lang, columns: cols, rows, variables, words } = setup;
        let size = PtySize { rows, cols, pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).unwrap();
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_marelle"));
        command.args(["--lang", lang, "--data"]);
        command.arg(data);
        command.args(words);
        command.env_clear();
        command.env("TERM", "xterm-256color");
        command.env("LC_ALL", "en_GB.UTF-8");
        for (name, value) in variables {
            command.env(name, value);
        }
        let child = pair.slave.spawn_command(command).unwrap();
        let mut reader = pair.master.try_clone_reader().unwrap();
        let keys = pair.master.take_writer().unwrap();
        let (sender, bytes) = mpsc::channel();
        let closing = Arc::new(AtomicBool::new(false));
        let is_closing = Arc::clone(&closing);
        let reader = std::thread::spawn(move || {
            let mut buffer = [0; 4096];
            while let Ok(count @ 1..) = reader.read(&mut buffer) {
                let is_heard = sender.send(buffer[..count].to_vec()).is_ok();
                if !is_heard || is_closing.load(Ordering::Relaxed) {
                    return;
                }
            }
        });
        let parser = vt100::Parser::new(rows, cols, 0);
        let (child, reader) = (Some(child), Some(reader));
        Self { child, keys, bytes, parser, closing, reader, master: pair.master }
    }

    /// Sends keys as a terminal does.
    pub(crate) fn press(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).unwrap();
        self.keys.flush().unwrap();
    }

    /// Waits until the screen holds this text.
    #[track_caller]
    pub(crate) fn sees(&mut self, text: &str) {
        self.waits(text, |screen| screen.contains(text));
    }

    /// Presses keys, and waits until the screen holds this text.
    #[track_caller]
    pub(crate) fn press_and_see(&mut self, keys: &str, text: &str) {
        self.press(keys);
        self.sees(text);
    }

    /// Waits until the screen is as wanted.
    #[track_caller]
    pub(crate) fn waits(&mut self, wanted: &str, is_wanted: impl Fn(&str) -> bool) {
        let began = Instant::now();
        loop {
            let screen = self.screen();
            if is_wanted(&screen) {
                return;
            }
            let left = PATIENCE.saturating_sub(began.elapsed());
            match self.bytes.recv_timeout(left) {
                Ok(bytes) => self.parser.process(&bytes),
                Err(RecvTimeoutError::Timeout) => panic!("{wanted:?} never came:\n{screen}"),
                Err(RecvTimeoutError::Disconnected) => {
                    panic!("the program ended before {wanted:?}:\n{screen}")
                }
            }
        }
    }

    /// What stands on the screen.
    pub(crate) fn screen(&mut self) -> String {
        while let Ok(bytes) = self.bytes.try_recv() {
            self.parser.process(&bytes);
        }
        self.parser.screen().contents()
    }

    /// Whether the program uses the screen of its own that is put away at the end.
    pub(crate) fn is_on_its_own_screen(&mut self) -> bool {
        self.screen();
        self.parser.screen().alternate_screen()
    }

    /// Makes the terminal larger or smaller.
    pub(crate) fn resize(&mut self, columns: u16, rows: u16) {
        let size = PtySize { rows, cols: columns, pixel_width: 0, pixel_height: 0 };
        self.master.resize(size).unwrap();
        self.screen();
        self.parser.screen_mut().set_size(rows, columns);
    }

    /// Waits for the program to end by itself, and tells whether all was well.
    pub(crate) fn ends_well(&mut self) -> bool {
        let began = Instant::now();
        let child = self.child.as_mut().unwrap();
        let status = loop {
            if let Some(status) = child.try_wait().unwrap() {
                break status;
            }
            assert!(began.elapsed() < PATIENCE, "it does not end");
            std::thread::sleep(Duration::from_millis(20));
        };
        // What it wrote last is still on its way.
        while let Ok(bytes) = self.bytes.recv_timeout(Duration::from_secs(1)) {
            self.parser.process(&bytes);
        }
        status.success()
    }

    /// Sends a signal such as `KILL`.
    pub(crate) fn signal(&mut self, name: &str) {
        let process = self.child.as_ref().unwrap().process_id().unwrap().to_string();
        let sent = std::process::Command::new("kill").args(["-s", name, &process]).status();
        assert!(sent.unwrap().success());
    }

    /// Closes the terminal under the program, which must end by itself then.
    #[track_caller]
    pub(crate) fn close(mut self) {
        self.closing.store(true, Ordering::Relaxed);
        // The reader holds the terminal too: something must come for it to see that it closes.
        self.resize(90, 30);
        self.reader.take().unwrap().join().unwrap();
        let mut child = self.child.take().unwrap();
        drop(self);
        let began = Instant::now();
        while child.try_wait().unwrap().is_none() {
            if began.elapsed() > PATIENCE {
                child.kill().unwrap();
                panic!("it goes on without a terminal");
            }
            std::thread::sleep(Duration::from_millis(50));
        }
    }

    /// Kills the program as a power cut would.
    pub(crate) fn kill(mut self) {
        self.signal("KILL");
        self.child.as_mut().unwrap().wait().unwrap();
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        // A test that fails leaves no program behind.
        if let Some(child) = &mut self.child {
            let _ = child.kill();
        }
    }
}
