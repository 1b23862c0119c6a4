//! Chromium, driven by its own driver.

use std::process::Stdio;

use anyhow::{Context, Result, bail};
use fantoccini::wd::Capabilities;
use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::json;
use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};
use tokio::sync::Mutex;

use crate::Page;

/// Nothing of the person's own browser, nothing from elsewhere, no screen.
const FLAGS: [&str; 14] = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-dev-shm-usage",
    "--disable-extensions",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--no-default-browser-check",
    "--hide-scrollbars",
    "--force-color-profile=srgb",
    "--font-render-hinting=none",
];
/// What the driver says when it can be spoken to.
const STARTED: &str = "started successfully on port ";

/// The window of a browser, and what the person behind it likes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Window {
    /// In points of the page.
    pub width: u32,
    /// In points of the page.
    pub height: u32,
    /// How many points of the screen one of them takes, in each direction.
    pub density: u32,
    /// The language that the browser asks for.
    pub lang: &'static str,
    /// Whether the person likes dark pages.
    pub is_dark: bool,
    /// Whether things may move.
    pub moves: bool,
}

impl Window {
    /// A classroom's computer; nothing moves, so that tests need not wait.
    pub const DESKTOP: Self =
        Self { width: 1280, height: 800, density: 1, lang: "en", is_dark: false, moves: false };
    /// A tablet, upright.
    pub const TABLET: Self = Self { width: 820, height: 1180, ..Self::DESKTOP };
    /// A phone, upright.
    pub const PHONE: Self = Self { width: 390, height: 844, density: 2, ..Self::DESKTOP };

    /// The same in French.
    #[must_use]
    pub const fn french(self) -> Self {
        Self { lang: "fr", ..self }
    }

    /// The same for somebody who likes dark pages.
    #[must_use]
    pub const fn dark(self) -> Self {
        Self { is_dark: true, ..self }
    }

    /// The same where things may move.
    #[must_use]
    pub const fn moving(self) -> Self {
        Self { moves: true, ..self }
    }

    fn capabilities(self, profile: &TempDir) -> Capabilities {
        let mut flags: Vec<String> = FLAGS.map(str::to_owned).to_vec();
        flags.push(format!("--user-data-dir={}", profile.path().display()));
        flags.push(format!("--window-size={},{}", self.width, self.height));
        let options = json!({
            "args": flags,
            "prefs": { "intl.accept_languages": self.lang },
        });
        Capabilities::from_iter([
            ("browserName".to_owned(), json!("chrome")),
            ("goog:chromeOptions".to_owned(), options),
            ("goog:loggingPrefs".to_owned(), json!({ "browser": "ALL" })),
        ])
    }
}

/// A driver; it ends when this is dropped.
pub struct Driver {
    port: u16,
    /// Browsers that are open, each with its folder, so that all are closed in the end.
    open: Mutex<Vec<(Client, TempDir)>>,
    _child: Child,
}

impl Driver {
    /// Starts the driver on a free port.
    ///
    /// # Errors
    /// When there is none.
    pub async fn start() -> Result<Self> {
        let mut command = Command::new("chromedriver");
        command.arg("--port=0").stdin(Stdio::null()).stdout(Stdio::piped()).kill_on_drop(true);
        let mut child = command
            .spawn()
            .context("Chromium and its driver are needed; `cargo xtask browsers` installs them")?;
        let output = child.stdout.take().context("the driver says nothing")?;
        let mut lines = BufReader::new(output).lines();
        while let Some(line) = lines.next_line().await? {
            if let Some((_, port)) = line.split_once(STARTED) {
                let port = port.trim_end_matches('.').parse()?;
                // What else it says must be read, or it would wait for a reader.
                tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
                return Ok(Self { port, open: Mutex::default(), _child: child });
            }
        }
        bail!("the driver ended by itself")
    }

    /// A browser of its own, with nothing kept from before, for the server at this address.
    ///
    /// # Errors
    /// When it cannot be started.
    pub(crate) async fn open(&self, window: Window, server: String) -> Result<Page> {
        let profile = tempfile::tempdir()?;
        let mut builder = ClientBuilder::new(HttpConnector::new());
        let client = builder.capabilities(window.capabilities(&profile));
        let client = client.connect(&format!("http://127.0.0.1:{}", self.port)).await;
        let client = client.context("the browser cannot be started")?;
        self.open.lock().await.push((client.clone(), profile));
        let page = Page::new(client, server);
        page.dress(window).await?;
        Ok(page)
    }

    /// Closes all browsers; one that is gone already is no trouble.
    pub(crate) async fn close_all(&self) {
        for (client, profile) in self.open.lock().await.drain(..) {
            drop(client.close().await);
            drop(profile);
        }
    }
}
