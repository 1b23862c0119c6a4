//! `cargo xtask new-game`: a folder with a small whole game, and its line in the catalogue.
//!
//! The example in `template/` is called Heaps there; its name is replaced everywhere. It invents
//! no rules for anybody: it only shows where each thing stands.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail, ensure};

use crate::process;
use crate::workspace::Workspace;

/// The files of the example: where each goes, and what it holds.
macro_rules! template {
    ($($target:literal from $source:literal),* $(,)?) => {
        &[$(($target, include_str!(concat!("../template/", $source)))),*]
    };
}
const TEMPLATE: &[(&str, &str)] = template![
    "Cargo.toml" from "manifest.toml",
    "README.md" from "README.md",
    "benches/perft.rs" from "benches/perft.rs",
    "data/perft.txt" from "data/perft.txt",
    "i18n/en.ftl" from "i18n/en.ftl",
    "i18n/fr.ftl" from "i18n/fr.ftl",
    "src/board.rs" from "src/board.rs",
    "src/eval.rs" from "src/eval.rs",
    "src/lib.rs" from "src/lib.rs",
    "src/notation.rs" from "src/notation.rs",
    "src/rules.rs" from "src/rules.rs",
    "src/scene.rs" from "src/scene.rs",
    "src/tests.rs" from "src/tests.rs",
    "tests/it/laws.rs" from "tests/it/laws.rs",
    "tests/it/main.rs" from "tests/it/main.rs",
    "tests/it/perft.rs" from "tests/it/perft.rs",
    "tests/it/playthrough.rs" from "tests/it/playthrough.rs",
    "tests/it/snapshots/it__playthrough__a_full_game.snap"
        from "tests/it/snapshots/it__playthrough__a_full_game.snap",
];

/// Where the designs that ship have their folders.
const LIBRARY: &str = "crates/workshop/library";

/// Makes the game and says what to do next.
///
/// # Errors
/// When the name is unfit or taken, or a file cannot be written.
pub(crate) fn run(workspace: &Workspace, name: &str) -> Result<()> {
    make(&workspace.root, name)?;
    // The name's length changes where lines break.
    let package = format!("game-{name}");
    process::run(process::cargo(workspace).args(["fmt", "--package", &package]))?;
    process::run(process::cargo(workspace).args(["fmt", "--package", "catalogue"]))?;
    println!("crates/{package} is a small whole game; it is on the shelf of the catalogue.");
    println!("Try it:   cargo test --package {package}");
    println!("Play it:  cargo xtask run -- play {name}");
    println!("Then make it yours; CONTRIBUTING.md says how, step by step.");
    Ok(())
}

fn make(root: &Path, name: &str) -> Result<()> {
    ensure!(is_kebab_case(name), "{name:?} is not in kebab-case, such as `nine-mens-morris`");
    let names = Names::of(name);
    let folder = root.join("crates").join(format!("game-{name}"));
    // Designs that ship stand on the same shelf, under their own names.
    for taken in [&folder, &root.join(LIBRARY).join(name)] {
        if taken.exists() {
            bail!("{} exists already", taken.display());
        }
    }
    for (target, text) in TEMPLATE {
        let path = folder.join(target);
        if let Some(parent) = path.parent() {
            fs::create_dir_all(parent)?;
        }
        fs::write(&path, names.put_into(text)).with_context(|| format!("{}", path.display()))?;
    }
    put_on_the_shelf(root, &names)
}

/// The lines by which the workspace and the catalogue learn of the game.
fn put_on_the_shelf(root: &Path, names: &Names) -> Result<()> {
    let Names { kebab, snake, camel } = names;
    for (path, like, line) in [
        (
            "Cargo.toml",
            ("game-", " = { path = "),
            format!("game-{kebab} = {{ path = \"crates/game-{kebab}\" }}"),
        ),
        // Machines think with it in browsers too.
        (
            "Cargo.toml",
            ("game-", " = { opt-level = "),
            format!("game-{kebab} = {{ opt-level = 3 }}"),
        ),
        (
            "crates/catalogue/Cargo.toml",
            ("game-", ".workspace = true"),
            format!("game-{kebab}.workspace = true"),
        ),
        ("crates/catalogue/src/lib.rs", ("    game_", "::"), format!("    game_{snake}::{camel},")),
    ] {
        let text = fs::read_to_string(root.join(path)).with_context(|| path.to_owned())?;
        // Manifests are in the order of names; on the shelf, what is new comes last.
        let in_order = path.ends_with(".toml");
        let text = with_line_among(&text, like, &line, in_order)
            .with_context(|| format!("{path} has no line like {line:?}"))?;
        fs::write(root.join(path), text).with_context(|| path.to_owned())?;
    }
    Ok(())
}

/// Puts a line among those that begin so and hold this (other lines of a manifest name games
/// too): before the first that comes after it in the order of names, or after the last.
fn with_line_among(
    text: &str,
    (start, holds): (&str, &str),
    line: &str,
    in_order: bool,
) -> Option<String> {
    let mut lines: Vec<&str> = text.lines().collect();
    let is_like = |known: &&str| known.starts_with(start) && known.contains(holds);
    let last = lines.iter().rposition(is_like)?;
    let later = lines.iter().position(|known| in_order && is_like(known) && *known > line);
    lines.insert(later.unwrap_or(last + 1), line);
    Some(lines.join("\n") + "\n")
}

fn is_kebab_case(name: &str) -> bool {
    let is_part = |part: &str| {
        !part.is_empty() && part.bytes().all(|byte| matches!(byte, b'a'..=b'z' | b'0'..=b'9'))
    };
    name.starts_with(|letter: char| letter.is_ascii_lowercase()) && name.split('-').all(is_part)
}

/// A game's name in the three ways it is written.
struct Names {
    kebab: String,
    snake: String,
    camel: String,
}

impl Names {
    fn of(kebab: &str) -> Self {
        let camel = kebab.split('-').map(|part| {
            let (first, rest) = part.split_at(1);
            first.to_uppercase() + rest
        });
        Self { kebab: kebab.to_owned(), snake: kebab.replace('-', "_"), camel: camel.collect() }
    }

    fn put_into(&self, text: &str) -> String {
        text.replace("game_heaps", &format!("game_{}", self.snake))
            .replace("Heaps", &self.camel)
            .replace("heaps", &self.kebab)
    }
}

#[cfg(test)]
mod tests;
