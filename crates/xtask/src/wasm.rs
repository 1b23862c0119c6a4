//! Building for the browser; the pure crates prove so that they need no operating system.
//!
//! There are three ways, tried in this order: the active toolchain has the target; Debian's own
//! toolchain for the web (installed here only by root, as on machines for tests); otherwise the
//! step is left out with advice, which continuous integration counts as a failure. A toolchain
//! is never changed unasked.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Result, bail};

use crate::workspace::Workspace;
use crate::{process, tidy};

pub(crate) const TARGET: &str = "wasm32-unknown-unknown";
/// What browsers load: the page of those who play, that of those who make games, and what works
/// away from both.
pub(crate) const MODULES: [&str; 3] = ["web-player", "web-maker", "web-worker"];
/// The profile of those who work on the application.
pub(crate) const QUICK: &str = "web-dev";
/// Debian's toolchain for the web: a compiler, its cargo, and the source of the library.
const DEBIAN_PACKAGES: [&str; 3] = ["rustc-web", "cargo-web", "rust-web-src"];
const DEBIAN_BINARIES: &str = "/usr/bin";
const ADVICE: &str = "this toolchain cannot build for wasm32-unknown-unknown; \
    run `rustup target add wasm32-unknown-unknown`, or `cargo xtask test --add-target`";

/// How to build for the browser here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    /// The active toolchain has the target.
    Active,
    /// Debian's own toolchain for the web.
    Debian,
}

/// Builds every pure crate and the application for wasm32, quickly.
///
/// # Errors
/// When the build fails, or no way was found and this is continuous integration.
pub(crate) fn build(workspace: &Workspace, add_target: bool) -> Result<()> {
    let Some(way) = Way::find(workspace, add_target)? else { return Ok(()) };
    process::run(&mut way.quick(workspace))
}

/// Where builds for the browser go.
pub(crate) fn folder(workspace: &Workspace) -> PathBuf {
    workspace.target.join("wasm")
}

impl Way {
    /// Cargo, told to build all that goes to browsers for those who work on it. The selection is
    /// always the same, so that nothing is built twice.
    pub(crate) fn quick(self, workspace: &Workspace) -> Command {
        let mut cargo = self.cargo(workspace);
        cargo.args(["--profile", QUICK]);
        let pure = workspace.crates.iter().map(String::as_str).filter(|name| tidy::is_pure(name));
        for name in MODULES.into_iter().chain(pure) {
            cargo.args(["--package", name]);
        }
        cargo
    }

    /// Finds a way, and says which; without one it says what to do.
    ///
    /// # Errors
    /// When something cannot be installed, or no way was found and this is continuous
    /// integration.
    pub(crate) fn find(workspace: &Workspace, add_target: bool) -> Result<Option<Self>> {
        if add_target && !has_target(workspace) {
            let mut rustup = process::command(workspace, "rustup");
            process::run(rustup.args(["target", "add", TARGET]))?;
        }
        if has_target(workspace) {
            println!("Building for the browser, with the active toolchain.");
            return Ok(Some(Self::Active));
        }
        if has_debian_packages(workspace) || install_debian_packages(workspace)? {
            println!("Building for the browser, with Debian's toolchain for the web.");
            return Ok(Some(Self::Debian));
        }
        if process::is_ci() {
            bail!("{ADVICE}");
        }
        println!("SKIPPED: {ADVICE}");
        Ok(None)
    }

    /// A build of libraries for the browser; which ones is for the caller to add.
    pub(crate) fn cargo(self, workspace: &Workspace) -> Command {
        let mut cargo = match self {
            Self::Active => by_active_toolchain(workspace),
            Self::Debian => by_debian(workspace),
        };
        cargo.arg("--target-dir").arg(folder(workspace));
        cargo
    }
}

fn has_target(workspace: &Workspace) -> bool {
    let mut rustc = process::command(workspace, "rustc");
    let libraries = process::output(rustc.args(["--print", "target-libdir", "--target", TARGET]));
    let entries = libraries.ok().and_then(|folder| std::fs::read_dir(folder).ok());
    entries.is_some_and(|mut entries| entries.next().is_some())
}

fn by_active_toolchain(workspace: &Workspace) -> Command {
    let mut cargo = process::cargo(workspace);
    cargo.args(["build", "--lib", "--target", TARGET]);
    // Flags meant for this machine's processor are of no use in the browser.
    cargo.env_remove("RUSTFLAGS").env_remove("CARGO_ENCODED_RUSTFLAGS");
    cargo
}

/// Debian ships no compiled library for this target, so the library is built along.
fn by_debian(workspace: &Workspace) -> Command {
    let binaries = Path::new(DEBIAN_BINARIES);
    let mut cargo = process::command(workspace, binaries.join("cargo"));
    cargo.args(["build", "--lib", "--target", TARGET]);
    cargo.arg("-Zbuild-std=std,panic_abort").env("RUSTC_BOOTSTRAP", "1");
    cargo.env("RUSTC", binaries.join("rustc")).env("RUSTDOC", binaries.join("rustdoc"));
    for outer in
        ["CARGO", "CARGO_TARGET_DIR", "RUSTFLAGS", "CARGO_ENCODED_RUSTFLAGS", "RUSTUP_TOOLCHAIN"]
    {
        cargo.env_remove(outer);
    }
    if let Some(linker) = rustup_linker(workspace) {
        cargo.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker);
    }
    cargo
}

/// Debian's compiler comes without the linker of this target; rustup's has it.
fn rustup_linker(workspace: &Workspace) -> Option<PathBuf> {
    let mut rustc = process::command(workspace, "rustc");
    let libraries = process::output(rustc.args(["--print", "target-libdir"])).ok()?;
    let linker = Path::new(&libraries).parent()?.join("bin").join("rust-lld");
    linker.is_file().then_some(linker)
}

fn has_debian_packages(workspace: &Workspace) -> bool {
    let mut dpkg = process::command(workspace, "dpkg-query");
    let states =
        process::output(dpkg.args(["--show", "--showformat=${Status}\n"]).args(DEBIAN_PACKAGES));
    states.is_ok_and(|states| {
        let mut installed = states.lines().filter(|state| state.ends_with(" installed"));
        installed.by_ref().count() == DEBIAN_PACKAGES.len()
    })
}

/// Installs Debian's toolchain for the web where this user may; says whether it did.
fn install_debian_packages(workspace: &Workspace) -> Result<bool> {
    process::install_debian(workspace, &DEBIAN_PACKAGES)
}
