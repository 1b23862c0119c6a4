//! What cargo and git know of the workspace: its crates, their edges, its files.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use cargo_metadata::{DependencyKind, MetadataCommand};

use crate::process;

/// The workspace as it lies on the disk.
pub(crate) struct Workspace {
    /// Where the root `Cargo.toml` lies.
    pub root: PathBuf,
    /// Where builds go.
    pub target: PathBuf,
    /// Our crates by name, sorted.
    pub crates: Vec<String>,
    /// Every direct dependency of our crates.
    pub edges: Vec<Edge>,
}

/// A crate uses another one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Edge {
    pub from: String,
    pub to: String,
    /// Whether only tests, examples and benches use it.
    pub dev_only: bool,
    /// Whether the crate used is one of ours.
    pub is_ours: bool,
}

/// A text file of the repository, by its path from the root with `/` between folders.
#[derive(Clone, Debug)]
pub(crate) struct TextFile {
    pub path: String,
    pub text: String,
}

impl Workspace {
    /// Asks cargo about the workspace that a folder belongs to.
    ///
    /// # Errors
    /// When cargo cannot read it.
    pub(crate) fn around(folder: &Path) -> Result<Self> {
        let metadata = MetadataCommand::new().current_dir(folder).no_deps().exec()?;
        let packages = metadata.workspace_packages();
        let mut crates: Vec<String> =
            packages.iter().map(|package| package.name.to_string()).collect();
        crates.sort();
        let edges = packages
            .iter()
            .flat_map(|package| package.dependencies.iter().map(move |used| (package, used)))
            .map(|(package, used)| Edge {
                from: package.name.to_string(),
                to: used.name.clone(),
                dev_only: used.kind == DependencyKind::Development,
                is_ours: used.path.is_some(),
            })
            .collect();
        let root = metadata.workspace_root.clone().into();
        let target = metadata.target_directory.clone().into();
        Ok(Self { root, target, crates, edges })
    }

    /// Every text file that is or could be committed (what git ignores is left out).
    ///
    /// # Errors
    /// When git does not answer or a file cannot be read.
    pub(crate) fn text_files(&self) -> Result<Vec<TextFile>> {
        let mut git = process::command(self, "git");
        git.args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"]);
        let list = process::output(&mut git).context("the list of files comes from git")?;
        let mut files = Vec::new();
        for path in list.split('\0').filter(|path| !path.is_empty()) {
            if let Some(text) = read_text(&self.root.join(path))? {
                files.push(TextFile { path: path.to_owned(), text });
            }
        }
        files.sort_by(|one, other| one.path.cmp(&other.path));
        files.dedup_by(|one, other| one.path == other.path);
        Ok(files)
    }
}

/// The text of a file; `None` for what is not text, or was deleted but not yet committed so.
fn read_text(path: &Path) -> Result<Option<String>> {
    if !path.is_file() {
        return Ok(None);
    }
    let bytes = std::fs::read(path).with_context(|| format!("{} is unreadable", path.display()))?;
    Ok(String::from_utf8(bytes).ok())
}
