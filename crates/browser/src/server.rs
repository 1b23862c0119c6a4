//! `marelle serve` with an empty folder on a free port of loopback.

use std::net::TcpListener;
use std::path::Path;
use std::process::Stdio;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use tempfile::TempDir;
use tokio::net::TcpStream;
use tokio::process::{Child, Command};

/// How long a server may take to answer; generous, because machines for tests are busy.
const PATIENCE: u32 = 600;
const STEP: Duration = Duration::from_millis(100);

/// A server. It ends when this is dropped; its folder goes with it.
pub struct Server {
    port: u16,
    folder: TempDir,
    child: Option<Child>,
}

impl Server {
    /// Starts a server.
    ///
    /// # Errors
    /// When it does not answer.
    pub async fn start() -> Result<Self> {
        let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
        let mut server = Self { port, folder: tempfile::tempdir()?, child: None };
        server.resume().await?;
        Ok(server)
    }

    /// Where it answers: `http://127.0.0.1:…`.
    #[must_use]
    pub fn address(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    pub(crate) const fn port(&self) -> u16 {
        self.port
    }

    /// Where it keeps its games.
    #[must_use]
    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// Sends the stop signal and waits until the server has ended.
    ///
    /// # Errors
    /// When it cannot be told, or does not stop.
    pub async fn stop_kindly(&mut self) -> Result<()> {
        if let Some(mut child) = self.child.take() {
            let id = child.id().context("the server ended by itself")?.to_string();
            Command::new("kill").args(["-TERM", &id]).status().await?;
            child.wait().await?;
        }
        self.stop().await
    }

    /// Ends it, as if its machine were switched off, until nobody answers any more.
    ///
    /// # Errors
    /// When it goes on answering.
    pub async fn stop(&mut self) -> Result<()> {
        if let Some(mut child) = self.child.take() {
            child.kill().await?;
        }
        for _ in 0..PATIENCE {
            if !self.answers().await {
                return Ok(());
            }
            tokio::time::sleep(STEP).await;
        }
        bail!("the server still answers")
    }

    /// Starts it again at the same address with the same folder.
    ///
    /// # Errors
    /// When it does not answer.
    pub async fn resume(&mut self) -> Result<()> {
        let program = std::env::var_os(crate::PROGRAM).context("no program to serve with")?;
        let mut command = Command::new(program);
        command.arg("--data").arg(self.folder.path());
        command.args(["serve", "--listen", &format!("127.0.0.1:{}", self.port)]);
        if let Some(dist) = std::env::var_os(crate::DIST) {
            command.arg("--web").arg(dist);
        }
        command.stdin(Stdio::null()).stdout(Stdio::null()).kill_on_drop(true);
        let child = self.child.insert(command.spawn().context("the server cannot be started")?);
        for _ in 0..PATIENCE {
            if let Some(status) = child.try_wait()? {
                bail!("the server ended by itself ({status})");
            }
            if TcpStream::connect(("127.0.0.1", self.port)).await.is_ok() {
                return Ok(());
            }
            tokio::time::sleep(STEP).await;
        }
        bail!("the server does not answer")
    }

    async fn answers(&self) -> bool {
        TcpStream::connect(("127.0.0.1", self.port)).await.is_ok()
    }
}
