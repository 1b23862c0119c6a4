//! Checks of the habits of the house that no compiler makes.
//!
//! Each check is a function from what was read to findings, so that its test is a few lines of
//! made-up input. What formatting and clippy check is not checked here.

mod crate_table;
mod document;
mod headers;
mod layers;
mod machine;
mod messages;
mod purity;
mod spec;

use std::fmt;

use anyhow::{Context, Result, bail};

use crate::workspace::{TextFile, Workspace};

pub(crate) use layers::is_pure;

/// Something to put right.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Finding {
    path: String,
    line: usize,
    what: String,
}

impl Finding {
    fn new(path: impl Into<String>, line: usize, what: impl Into<String>) -> Self {
        Self { path: path.into(), line, what: what.into() }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.path, self.line, self.what)
    }
}

/// Runs every check and prints every finding.
///
/// # Errors
/// When there is a finding, or the files cannot be read.
pub(crate) fn run(workspace: &Workspace) -> Result<()> {
    let files = workspace.text_files()?;
    let findings = findings(workspace, &files)?;
    for finding in &findings {
        println!("{finding}");
    }
    match findings.len() {
        0 => {
            println!("tidy: {} files, nothing to put right", files.len());
            Ok(())
        }
        1 => bail!("tidy: 1 thing to put right"),
        count => bail!("tidy: {count} things to put right"),
    }
}

fn findings(workspace: &Workspace, files: &[TextFile]) -> Result<Vec<Finding>> {
    let document = text_of(files, document::DOCUMENT)?;
    let mut findings = layers::check(document, &workspace.crates, &workspace.edges, files);
    findings.extend(layers::check_unused(document, &workspace.edges));
    findings.extend(headers::check(files));
    findings.extend(purity::check(files));
    findings.extend(messages::check(files));
    findings.extend(machine::check(files));
    findings.extend(spec::check(text_of(files, spec::CHAPTER)?, files));
    let manifest = text_of(files, "Cargo.toml")?;
    findings.extend(crate_table::check(manifest, document));
    findings.sort();
    findings.dedup();
    Ok(findings)
}

fn text_of<'a>(files: &'a [TextFile], path: &str) -> Result<&'a str> {
    let file = files.iter().find(|file| file.path == path);
    file.map(|file| file.text.as_str()).with_context(|| format!("{path} is missing"))
}

/// The crate that a file belongs to, by the name of its folder.
fn crate_of(path: &str) -> Option<&str> {
    path.strip_prefix("crates/")?.split_once('/').map(|(name, _)| name)
}

/// The crate whose `src` folder holds this Rust file, unless the file holds only tests.
fn library_crate_of(path: &str) -> Option<&str> {
    let name = crate_of(path)?;
    let inside = path.strip_prefix("crates/")?.strip_prefix(name)?.strip_prefix("/src/")?;
    let is_test = inside == "tests.rs" || inside.starts_with("tests/") || inside.contains("/tests");
    (inside.ends_with(".rs") && !is_test).then_some(name)
}

/// What the tests of the checks share.
#[cfg(test)]
mod sample {
    use super::{Finding, TextFile};

    pub(super) fn file(path: &str, text: &str) -> TextFile {
        TextFile { path: path.to_owned(), text: text.to_owned() }
    }

    /// The findings as `path:line`, for short assertions.
    pub(super) fn places(findings: &[Finding]) -> Vec<String> {
        findings.iter().map(|finding| format!("{}:{}", finding.path, finding.line)).collect()
    }
}
