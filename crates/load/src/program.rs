//! A server as a program of its own: started, looked at from outside, stopped or killed.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::mpsc;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};

/// A server that has not begun or ended within this time never will.
const PATIENCE: Duration = Duration::from_secs(60);
/// How often it is looked whether it has ended.
const LOOK: Duration = Duration::from_millis(5);

/// Where a server keeps what it keeps.
#[derive(Clone, Copy, Debug)]
pub enum Keeps<'a> {
    /// In a file of this folder.
    Folder(&'a Path),
    /// In this database.
    Database(&'a str),
}

/// A running server; it is killed when this is dropped.
#[derive(Debug)]
pub struct Program {
    child: Child,
    /// Where it answers.
    pub address: SocketAddr,
}

impl Program {
    /// Starts it at an address, port 0 for any, and waits until it says that it is ready.
    ///
    /// # Errors
    /// When it does not start.
    pub fn start(marelle: &Path, keeps: Keeps<'_>, listen: &str) -> Result<Self> {
        Self::start_as(marelle, keeps, listen, |_| {})
    }

    /// The same, with something of one's own in the command.
    ///
    /// # Errors
    /// When it does not start.
    pub fn start_as(
        marelle: &Path,
        keeps: Keeps<'_>,
        listen: &str,
        change: impl FnOnce(&mut Command),
    ) -> Result<Self> {
        let mut command = Command::new(marelle);
        command.args(["--lang", "en", "serve", "--no-limits", "--listen", listen]);
        match keeps {
            Keeps::Folder(folder) => command.arg("--data").arg(folder),
            Keeps::Database(url) => command.args(["--database-url", url]),
        };
        change(&mut command);
        let child = command.stdout(Stdio::piped()).stdin(Stdio::null()).spawn();
        let mut child = child.with_context(|| format!("{} does not start", marelle.display()))?;
        let lines = lines_of(child.stdout.take().context("no output")?);
        // From here on it is killed when nothing comes of it.
        let mut program = Self { child, address: ([127, 0, 0, 1], 0).into() };
        let line = lines.recv_timeout(PATIENCE).context("it does not say where it is")?;
        let address = line.trim().rsplit_once("http://").map(|(_, address)| address);
        let address = address.and_then(|address| address.parse().ok());
        program.address = address.with_context(|| format!("it says {line:?}, not where it is"))?;
        Ok(program)
    }

    /// Kills it as the system kills: without a word.
    ///
    /// # Errors
    /// When it cannot be killed.
    pub fn kill(mut self) -> Result<()> {
        self.child.kill()?;
        self.child.wait()?;
        Ok(())
    }

    /// Asks it to stop and waits until it has.
    ///
    /// # Errors
    /// When it says that something went wrong.
    pub fn stop(self) -> Result<()> {
        let asked = Command::new("kill").args(["-TERM", &self.id().to_string()]).status()?;
        ensure!(asked.success(), "it cannot be asked to stop");
        self.wait()
    }

    /// By what number the system knows it.
    #[must_use]
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// Waits until it has ended by itself.
    ///
    /// # Errors
    /// When it says that something went wrong, or does not end.
    pub fn wait(mut self) -> Result<()> {
        let began = Instant::now();
        let status = loop {
            if let Some(status) = self.child.try_wait()? {
                break status;
            }
            ensure!(began.elapsed() < PATIENCE, "it does not end");
            std::thread::sleep(LOOK);
        };
        ensure!(status.success(), "it stopped with {status}");
        Ok(())
    }

    /// How much the processor has worked for it so far, on Linux.
    ///
    /// # Errors
    /// When the system does not tell.
    pub fn worked(&self) -> Result<Duration> {
        let text = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id()))?;
        // The name of the program stands in brackets and may hold anything.
        let (_, rest) = text.rsplit_once(')').context("strange words of the system")?;
        let field = |nth: usize| -> Result<u64> {
            Ok(rest.split_whitespace().nth(nth).context("too few words")?.parse()?)
        };
        // User and system time, in hundredths of a second on every Linux there is.
        Ok(Duration::from_millis(10 * (field(11)? + field(12)?)))
    }

    /// How much memory it has, in bytes, on Linux.
    ///
    /// # Errors
    /// When the system does not tell.
    pub fn memory(&self) -> Result<u64> {
        let text = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()))?;
        let line = text.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kib = line.and_then(|line| line.split_whitespace().next()).context("no VmRSS")?;
        Ok(kib.parse::<u64>()? * 1024)
    }
}

/// What it says, line by line. Whoever stopped reading would stop the one who writes, so this
/// goes on until it has ended, also when nobody asks for lines any more.
fn lines_of(output: ChildStdout) -> mpsc::Receiver<String> {
    let (lines, heard) = mpsc::channel();
    std::thread::spawn(move || {
        for line in BufReader::new(output).lines().map_while(Result::ok) {
            let _ = lines.send(line);
        }
    });
    heard
}

impl Drop for Program {
    fn drop(&mut self) {
        // A program that has ended already needs no killing.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
