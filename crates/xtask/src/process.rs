//! Starting other programs, `cargo` above all.

use std::ffi::OsStr;
use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::workspace::Workspace;

/// Variables by which an outer `cargo run` describes this tool; a program started from here must
/// not take them for its own.
const OUTER_PREFIXES: [&str; 4] = ["CARGO_PKG_", "CARGO_MANIFEST_", "CARGO_BIN_", "CARGO_CRATE_"];

/// The `cargo` that started this tool, at the root of the workspace.
pub(crate) fn cargo(workspace: &Workspace) -> Command {
    let program = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = command(workspace, program);
    command.env_remove("CARGO");
    command
}

/// A program, to be run at the root of the workspace as if nobody had started it from cargo.
pub(crate) fn command(workspace: &Workspace, program: impl AsRef<OsStr>) -> Command {
    let mut command = Command::new(program);
    command.current_dir(&workspace.root).env_remove("LD_LIBRARY_PATH");
    for (name, _) in std::env::vars_os() {
        let name = name.to_string_lossy();
        if OUTER_PREFIXES.iter().any(|prefix| name.starts_with(prefix)) {
            command.env_remove(name.as_ref());
        }
    }
    command
}

/// Runs a program with this terminal as its own.
///
/// # Errors
/// When it cannot be started or does not succeed.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let line = command_line(command);
    let status = command.status().with_context(|| format!("`{line}` cannot be started"))?;
    if !status.success() {
        bail!("`{line}` failed ({status})");
    }
    Ok(())
}

/// Runs a program and gives what it printed, without the last line break.
///
/// # Errors
/// When it cannot be started or does not succeed.
pub(crate) fn output(command: &mut Command) -> Result<String> {
    let line = command_line(command);
    let output = command.output().with_context(|| format!("`{line}` cannot be started"))?;
    if !output.status.success() {
        bail!("`{line}` failed ({}): {}", output.status, String::from_utf8_lossy(&output.stderr));
    }
    let text = String::from_utf8(output.stdout).context("not a text")?;
    Ok(text.trim_end().to_owned())
}

/// Runs a program that tells on this terminal how far it is, and gives what it printed.
///
/// # Errors
/// When it cannot be started or does not succeed.
pub(crate) fn told(command: &mut Command) -> Result<String> {
    output(command.stderr(Stdio::inherit()))
}

/// Runs a program in the place of this one, so that what is pressed reaches it alone.
///
/// # Errors
/// When it cannot be started or, where no program can take another's place, does not succeed.
pub(crate) fn become_it(command: &mut Command) -> Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::process::CommandExt as _;
        let line = command_line(command);
        Err(command.exec()).with_context(|| format!("`{line}` cannot be started"))
    }
    #[cfg(not(unix))]
    run(command)
}

/// Whether nothing may be left out: continuous integration says so.
pub(crate) fn is_ci() -> bool {
    std::env::var_os("CI").is_some_and(|value| value == "true")
}

/// Installs packages of Debian where this user may; says whether it did.
///
/// # Errors
/// When Debian's own tool fails.
pub(crate) fn install_debian(workspace: &Workspace, packages: &[&str]) -> Result<bool> {
    if !is_administrator() || !Path::new("/etc/debian_version").is_file() {
        return Ok(false);
    }
    println!("installing {}", packages.join(", "));
    let apt_get = || {
        let mut command = command(workspace, "apt-get");
        command.env("DEBIAN_FRONTEND", "noninteractive").arg("-qq");
        command
    };
    run(apt_get().arg("update"))?;
    // What is merely recommended can fail to install on a small machine.
    run(apt_get().args(["install", "-y", "--no-install-recommends"]).args(packages))?;
    Ok(true)
}

/// Whether this user may do everything.
pub(crate) fn is_administrator() -> bool {
    output(Command::new("id").arg("-u")).is_ok_and(|id| id == "0")
}

fn command_line(command: &Command) -> String {
    let program = Path::new(command.get_program());
    let program = program.file_name().unwrap_or_default().to_string_lossy();
    let words = command.get_args().map(OsStr::to_string_lossy);
    std::iter::once(program).chain(words).collect::<Vec<_>>().join(" ")
}
