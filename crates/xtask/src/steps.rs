//! `cargo xtask test`: the steps of continuous integration, one after the other.
//!
//! It stops at the first step that fails. `SLOW_TESTS=1` reaches the tests as it is.

use std::process::Command;
use std::time::Instant;

use anyhow::{Context, Result};
use clap::ValueEnum;

use crate::postgres::{self, Postgres};
use crate::workspace::Workspace;
use crate::{browsers, process, tidy, wasm};

/// What to run.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// Runs only this step (may be given several times).
    #[arg(long, value_name = "STEP")]
    only: Vec<Step>,
    /// Leaves this step out (may be given several times).
    #[arg(long, value_name = "STEP")]
    skip: Vec<Step>,
    /// Lets rustup add the wasm32 target when the active toolchain lacks it.
    #[arg(long)]
    add_target: bool,
}

/// One step, in the order in which they run: the quick ones first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Step {
    /// Formatting.
    Fmt,
    /// The habits of the house.
    Tidy,
    /// Clippy, on all targets.
    Clippy,
    /// All tests and the examples in the documentation.
    Test,
    /// The documentation itself.
    Doc,
    /// The pure crates for the browser.
    Wasm,
    /// The application in a real browser.
    Browser,
}

impl Options {
    fn wants(&self, step: Step) -> bool {
        (self.only.is_empty() || self.only.contains(&step)) && !self.skip.contains(&step)
    }
}

impl Step {
    const fn title(self) -> &'static str {
        match self {
            Self::Fmt => "formatting",
            Self::Tidy => "habits of the house",
            Self::Clippy => "clippy, warnings are errors",
            Self::Test => "tests and documented examples",
            Self::Doc => "documentation, warnings are errors",
            Self::Wasm => "pure crates for wasm32",
            Self::Browser => "the application in a browser",
        }
    }

    fn run(self, workspace: &Workspace, options: &Options) -> Result<()> {
        let mut cargo = process::cargo(workspace);
        match self {
            Self::Fmt => process::run(cargo.args(["fmt", "--all", "--check"])),
            Self::Tidy => tidy::run(workspace),
            Self::Clippy => process::run(clippy(&mut cargo)),
            Self::Test => test(workspace, &mut cargo),
            Self::Doc => process::run(documentation(&mut cargo)),
            Self::Wasm => wasm::build(workspace, options.add_target),
            Self::Browser => browsers::test(workspace, options.add_target),
        }
    }
}

/// All tests; those of PostgreSQL only where it can be started, never silently without, and in
/// continuous integration not without at all.
fn test(workspace: &Workspace, cargo: &mut Command) -> Result<()> {
    install_strace(workspace)?;
    let server = Postgres::start(workspace);
    match &server {
        Ok(server) => drop(cargo.env(postgres::VARIABLE, server.address())),
        Err(_) if process::is_ci() => return server.map(drop),
        Err(error) => {
            eprintln!("\n!!! LEFT OUT: the tests of PostgreSQL, because: {error:#}\n");
        }
    }
    // Those in a browser have a step of their own, where none of them is left out. Programs that
    // measure hold no tests, and clippy has seen that they can be built.
    process::run(cargo.args(["test", "--workspace", "--lib", "--bins", "--tests"]))?;
    process::run(process::cargo(workspace).args(["test", "--workspace", "--doc"]))
}

/// What writes down the deeds of the program for the test of power cuts, which says so itself when
/// it has to be left out.
fn install_strace(workspace: &Workspace) -> Result<()> {
    let is_there = Command::new("strace").arg("-V").output().is_ok();
    if cfg!(target_os = "linux") && !is_there {
        process::install_debian(workspace, &["strace"])?;
    }
    Ok(())
}

fn clippy(cargo: &mut Command) -> &mut Command {
    cargo.args(["clippy", "--workspace", "--all-targets", "--quiet", "--", "-D", "warnings"])
}

fn documentation(cargo: &mut Command) -> &mut Command {
    cargo.args(["doc", "--workspace", "--no-deps", "--quiet"]).env("RUSTDOCFLAGS", "-D warnings")
}

/// Runs the steps wanted.
///
/// # Errors
/// When one of them fails; the later ones are not run.
pub(crate) fn run(workspace: &Workspace, options: &Options) -> Result<()> {
    let begun = Instant::now();
    let all = Step::value_variants().iter().copied();
    let wanted: Vec<Step> = all.filter(|step| options.wants(*step)).collect();
    for (number, step) in (1..).zip(&wanted) {
        println!("\n== {number}/{}: {} ==", wanted.len(), step.title());
        let step_begun = Instant::now();
        step.run(workspace, options)
            .with_context(|| format!("cargo xtask test FAILED at the step: {}", step.title()))?;
        println!("== {}: done in {:.1} s ==", step.title(), step_begun.elapsed().as_secs_f32());
    }
    let (count, seconds) = (wanted.len(), begun.elapsed().as_secs_f32());
    println!("\ncargo xtask test: all {count} steps passed in {seconds:.1} s");
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_can_be_chosen_and_left_out() {
        let options = |only: &[Step], skip: &[Step]| Options {
            only: only.to_vec(),
            skip: skip.to_vec(),
            add_target: false,
        };
        assert!(options(&[], &[]).wants(Step::Wasm));
        assert!(!options(&[Step::Fmt], &[]).wants(Step::Wasm));
        assert!(options(&[Step::Fmt], &[]).wants(Step::Fmt));
        assert!(!options(&[], &[Step::Doc]).wants(Step::Doc));
    }
}
