//! The pure crates, built for the browser: proof that they need no operating system.
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

const TARGET: &str = "wasm32-unknown-unknown";
/// Debian's toolchain for the web: a compiler, its cargo, and the source of the library.
const DEBIAN_PACKAGES: [&str; 3] = ["rustc-web", "cargo-web", "rust-web-src"];
const DEBIAN_BINARIES: &str = "/usr/bin";
const ADVICE: &str = "this toolchain cannot build for wasm32-unknown-unknown; \
    run `rustup target add wasm32-unknown-unknown`, or `cargo xtask test --add-target`";

/// Builds every pure crate for wasm32.
///
/// # Errors
/// When the build fails, or no way was found and this is continuous integration.
pub(crate) fn build(workspace: &Workspace, add_target: bool) -> Result<()> {
    if add_target && !has_target(workspace) {
        let mut rustup = process::command(workspace, "rustup");
        process::run(rustup.args(["target", "add", TARGET]))?;
    }
    if has_target(workspace) {
        println!("with the active toolchain");
        return process::run(&mut by_active_toolchain(workspace));
    }
    if has_debian_packages(workspace) || install_debian_packages(workspace)? {
        println!("with Debian's toolchain for the web");
        return process::run(&mut by_debian(workspace));
    }
    if std::env::var_os("CI").is_some_and(|value| value == "true") {
        bail!("{ADVICE}");
    }
    println!("SKIPPED: {ADVICE}");
    Ok(())
}

fn has_target(workspace: &Workspace) -> bool {
    let mut rustc = process::command(workspace, "rustc");
    let libraries = process::output(rustc.args(["--print", "target-libdir", "--target", TARGET]));
    let entries = libraries.ok().and_then(|folder| std::fs::read_dir(folder).ok());
    entries.is_some_and(|mut entries| entries.next().is_some())
}

fn by_active_toolchain(workspace: &Workspace) -> Command {
    let mut cargo = process::cargo(workspace);
    add_build_arguments(&mut cargo, workspace);
    // Flags meant for this machine's processor are of no use in the browser.
    cargo.env_remove("RUSTFLAGS").env_remove("CARGO_ENCODED_RUSTFLAGS");
    cargo
}

/// Debian ships no compiled library for this target, so the library is built along.
fn by_debian(workspace: &Workspace) -> Command {
    let binaries = Path::new(DEBIAN_BINARIES);
    let mut cargo = process::command(workspace, binaries.join("cargo"));
    add_build_arguments(&mut cargo, workspace);
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

fn add_build_arguments(cargo: &mut Command, workspace: &Workspace) {
    cargo.args(["build", "--lib", "--target", TARGET, "--target-dir"]);
    cargo.arg(workspace.target.join("wasm"));
    for name in workspace.crates.iter().filter(|name| tidy::is_pure(name)) {
        cargo.args(["--package", name]);
    }
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
    let is_root =
        process::output(process::command(workspace, "id").arg("-u")).is_ok_and(|id| id == "0");
    if !is_root || !Path::new("/etc/debian_version").is_file() {
        return Ok(false);
    }
    println!("installing {}", DEBIAN_PACKAGES.join(", "));
    let apt_get = || {
        let mut command = process::command(workspace, "apt-get");
        command.env("DEBIAN_FRONTEND", "noninteractive").arg("-qq");
        command
    };
    process::run(apt_get().arg("update"))?;
    let mut install = apt_get();
    process::run(install.args(["install", "-y", "--no-install-recommends"]).args(DEBIAN_PACKAGES))?;
    Ok(true)
}
