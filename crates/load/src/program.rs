//! A server as a program of its own: started, looked at from outside, stopped or killed.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::Duration;

use anyhow::{Context, Result, ensure};

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
    /// Whoever stops reading would stop the one who writes.
    _output: BufReader<ChildStdout>,
    /// Where it answers.
    pub address: SocketAddr,
}

impl Program {
    /// Starts it at an address, port 0 for any, and waits until it says that it is ready.
    ///
    /// # Errors
    /// When it does not start.
    pub fn start(marelle: &Path, keeps: Keeps<'_>, listen: &str) -> Result<Self> {
        let mut command = Command::new(marelle);
        command.args(["--lang", "en", "serve", "--no-limits", "--listen", listen]);
        match keeps {
            Keeps::Folder(folder) => command.arg("--data").arg(folder),
            Keeps::Database(url) => command.args(["--database-url", url]),
        };
        let child = command.stdout(Stdio::piped()).stdin(Stdio::null()).spawn();
        let mut child = child.with_context(|| format!("{} does not start", marelle.display()))?;
        let mut output = BufReader::new(child.stdout.take().context("no output")?);
        let mut line = String::new();
        output.read_line(&mut line)?;
        let address = line.trim().rsplit_once("http://").map(|(_, address)| address);
        let address = address.and_then(|address| address.parse().ok());
        let address = address.with_context(|| format!("it says {line:?}, not where it is"))?;
        Ok(Self { child, _output: output, address })
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
    /// When it says that something went wrong.
    pub fn wait(mut self) -> Result<()> {
        let status = self.child.wait()?;
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

impl Drop for Program {
    fn drop(&mut self) {
        // A program that has ended already needs no killing.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
