//! Real browsers: `cargo xtask browsers` installs one, the step `browser` of the tests uses it,
//! `cargo xtask screenshots` takes pictures of the application with it.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};
use cargo_metadata::Message;

use crate::workspace::Workspace;
use crate::{process, web};

/// Chromium, its driver, and letters for what the page's own letters lack.
const DEBIAN_PACKAGES: [&str; 4] =
    ["chromium", "chromium-driver", "fonts-dejavu-core", "fonts-noto-color-emoji"];
const ADVICE: &str = "Chromium and its driver are needed. On Debian, root installs them by \
    `cargo xtask browsers`; elsewhere put `chromedriver` on the path";
/// What takes the pictures of the book, and is no test.
const PICTURES: &str = "pictures_of_every_screen";
/// What takes contact sheets of all games, and is no test either.
const SHEETS: &str = "contact_sheets_of_every_game";
/// What finds barriers in pages; from npm when tests want it, and not part of Marelle.
const AXE: &str = "axe-core@4.14.0";

/// Installs a browser where this user may and none is there.
///
/// # Errors
/// When there is none then.
pub(crate) fn install(workspace: &Workspace) -> Result<()> {
    if !has_driver() {
        process::install_debian(workspace, &DEBIAN_PACKAGES)?;
    }
    if has_driver() {
        println!("a browser and its driver are there");
        return Ok(());
    }
    bail!("{ADVICE}")
}

/// Runs the tests in a browser; where that cannot be, says so loudly, and fails in continuous
/// integration.
///
/// # Errors
/// When a test fails.
pub(crate) fn test(workspace: &Workspace, add_target: bool) -> Result<()> {
    match prepare(workspace, add_target) {
        Ok(ready) => {
            process::run(ready.tests(workspace).args(["--skip", PICTURES, "--skip", SHEETS]))
        }
        Err(error) if process::is_ci() => Err(error),
        Err(error) => {
            eprintln!("\n!!! SKIPPED: the tests in a browser, because: {error:#}\n");
            Ok(())
        }
    }
}

/// Takes the pictures of the book anew.
///
/// # Errors
/// When there is no browser, or a screen does not come.
pub(crate) fn screenshots(workspace: &Workspace) -> Result<()> {
    let ready = prepare(workspace, false)?;
    let mut test = ready.tests(workspace);
    let folder = workspace.root.join("docs/src/pictures/web");
    test.env("MARELLE_SCREENSHOTS", folder);
    process::run(test.arg(PICTURES))
}

/// Takes a contact sheet of every game, for people who look whether it is beautiful.
///
/// # Errors
/// When there is no browser, or a game does not come.
pub(crate) fn sheets(workspace: &Workspace) -> Result<()> {
    let ready = prepare(workspace, false)?;
    let mut test = ready.tests(workspace);
    test.env("MARELLE_SHEETS", workspace.root.join("target/sheets"));
    process::run(test.args(["--nocapture", SHEETS]))
}

/// What the tests need, and where it is.
struct Ready {
    tests: PathBuf,
    program: PathBuf,
    dist: PathBuf,
    axe: PathBuf,
}

impl Ready {
    fn tests(&self, workspace: &Workspace) -> Command {
        let mut tests = process::command(workspace, &self.tests);
        tests.env("MARELLE_TEST_PROGRAM", &self.program);
        tests.env("MARELLE_TEST_DIST", &self.dist);
        tests.env("MARELLE_TEST_AXE", &self.axe);
        // Elsewhere they are left out, because they need all this. One at a time: each has a
        // server and browsers of its own.
        tests.args(["--ignored", "--test-threads=1"]);
        tests
    }
}

fn prepare(workspace: &Workspace, add_target: bool) -> Result<Ready> {
    install(workspace)?;
    let axe = axe(workspace)?;
    // What people get is tried with the slow tests; it differs in size and speed alone.
    let is_slow = std::env::var_os("SLOW_TESTS").is_some_and(|value| value == "1");
    let options = web::Options { dev: !is_slow, add_target };
    let dist = web::build(workspace, options)?.context("the application cannot be built here")?;
    let (tests, program) = programs(workspace)?;
    Ok(Ready { tests, program, dist, axe })
}

/// The tests and the program, built as all other tests are, so that nothing is built twice: what
/// is chosen together decides which features the shared crates have.
fn programs(workspace: &Workspace) -> Result<(PathBuf, PathBuf)> {
    let mut cargo = process::cargo(workspace);
    cargo.args(["test", "--workspace", "--lib", "--bins", "--tests", "--no-run"]);
    cargo.arg("--message-format=json-render-diagnostics");
    let told = process::told(&mut cargo)?;
    let (mut tests, mut program) = (None, None);
    for message in Message::parse_stream(told.as_bytes()) {
        let Message::CompilerArtifact(built) = message? else { continue };
        let is_test = built.profile.test;
        match (
            built.target.name.as_str(),
            built.manifest_path.parent().and_then(|it| it.file_name()),
        ) {
            ("it", Some("browser")) if is_test => tests = built.executable,
            ("marelle", _) if !is_test => program = built.executable.or(program),
            _ => {}
        }
    }
    let tests = tests.context("the tests in a browser were not built")?;
    let program = program.context("the program was not built")?;
    Ok((tests.into(), program.into()))
}

fn axe(workspace: &Workspace) -> Result<PathBuf> {
    let folder = workspace.target.join("axe");
    let file = folder.join("node_modules/axe-core/axe.min.js");
    if !file.is_file() {
        std::fs::create_dir_all(&folder)?;
        let mut npm = process::command(workspace, "npm");
        npm.args(["install", "--ignore-scripts", "--no-audit", "--no-fund", "--no-save"]);
        process::output(npm.arg("--prefix").arg(&folder).arg(AXE)).context("axe-core is on npm")?;
    }
    Ok(file)
}

fn has_driver() -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).any(|folder| is_program(&folder.join("chromedriver")))
}

fn is_program(path: &Path) -> bool {
    path.is_file() || path.with_extension("exe").is_file()
}
