//! Real browsers before a real server, for tests and pictures of the application.
//!
//! A [`Stage`] is a server of our own with an empty folder, and a driver of Chromium. Whatever
//! happens, also when a test panics, sessions are closed and programs ended. It knows nothing of
//! what the application shows. `cargo xtask test --only browser` builds what is needed and says
//! where it is; without that, nothing can be run.

mod axe;
mod command;
mod driver;
mod page;
mod server;
mod wire;

use std::future::Future;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;

use anyhow::Result;
use futures_util::FutureExt as _;

pub use axe::Violation;
pub use driver::{Driver, Window};
pub use page::Page;
pub use server::Server;
pub use wire::Wire;

/// The program `marelle`, as `cargo xtask` built it.
pub const PROGRAM: &str = "MARELLE_TEST_PROGRAM";
/// The folder with the application's files.
pub const DIST: &str = "MARELLE_TEST_DIST";
/// The file of axe-core.
pub const AXE: &str = "MARELLE_TEST_AXE";

/// A server and browsers before it.
pub struct Stage {
    /// The server; a test may stop it and start it again.
    pub server: Server,
    driver: Arc<Driver>,
}

impl Stage {
    /// A new browser at an address of the server, such as `/`.
    ///
    /// # Errors
    /// When it cannot be started.
    pub async fn open(&self, window: Window, path: &str) -> Result<Page> {
        self.open_at(self.server.address(), window, path).await
    }

    /// The same over a wire that can be cut.
    ///
    /// # Errors
    /// When it cannot be started.
    pub async fn open_over(&self, wire: &Wire, window: Window, path: &str) -> Result<Page> {
        self.open_at(wire.address(), window, path).await
    }

    async fn open_at(&self, server: String, window: Window, path: &str) -> Result<Page> {
        let page = self.driver.open(window, server).await?;
        page.go(path).await?;
        Ok(page)
    }

    /// A wire to the server.
    ///
    /// # Errors
    /// When there is no port for it.
    pub async fn wire(&self) -> Result<Wire> {
        Wire::to(self.server.port()).await
    }
}

/// Runs a test on a stage of its own, and ends everything behind it.
///
/// # Panics
/// When the test fails.
#[expect(clippy::panic, reason = "tests fail by panic")]
pub fn test<F>(body: impl FnOnce(Stage) -> F)
where
    F: Future<Output = Result<()>>,
{
    if let Err(error) = run(body) {
        panic!("{error:?}");
    }
}

/// Runs something on a stage.
///
/// # Errors
/// When the stage cannot be set, or what is run fails.
pub fn run<F>(body: impl FnOnce(Stage) -> F) -> Result<()>
where
    F: Future<Output = Result<()>>,
{
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        // A driver that ends before its browsers would leave them behind.
        let driver = Arc::new(Driver::start().await?);
        let stage = Stage { server: Server::start().await?, driver: Arc::clone(&driver) };
        let outcome = AssertUnwindSafe(body(stage)).catch_unwind().await;
        driver.close_all().await;
        outcome.unwrap_or_else(|panic| std::panic::resume_unwind(panic))
    })
}
