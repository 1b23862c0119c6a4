//! The pictures of the book's gallery: every game as `marelle picture` draws it.
//!
//! They are committed, so that the book needs no build of Marelle. What a picture shows is the
//! business of scenes; here is only which moment is drawn.

use std::fs;

use anyhow::{Context, Result, ensure};

use crate::process;
use crate::workspace::Workspace;

/// Where the pictures lie.
const FOLDER: &str = "docs/src/gallery";
const DESIGNS: &str = "crates/workshop/library";

/// Games that show more after some moves, drawn at random with the same seed each time; the
/// others are shown as they start.
const MOMENTS: [(&str, &str); 12] = [
    ("othello", "12"),
    ("quoridor", "24"),
    ("labyrinth", "6"),
    ("mansuba", "16"),
    ("memory", "15"),
    ("families", "9"),
    ("families-free", "9"),
    ("goose", "9"),
    ("peg-solitaire", "8"),
    ("chinese-checkers", "16"),
    ("star", "16"),
    ("flag", "28"),
];

/// Draws all of them anew, or only looks whether the committed ones are what would be drawn.
pub(crate) fn run(workspace: &Workspace, check: bool) -> Result<()> {
    let folder = workspace.root.join(FOLDER);
    fs::create_dir_all(&folder).with_context(|| format!("{FOLDER} cannot be made"))?;
    process::run(process::cargo(workspace).args(["build", "--quiet", "--package", "cli"]))?;
    let mut old = Vec::new();
    for id in ids(workspace)? {
        let drawn = draw(workspace, &id)?;
        let file = folder.join(format!("{id}.svg"));
        if check {
            // Some checkouts write lines with two signs at their ends.
            let kept = fs::read_to_string(&file).unwrap_or_default().replace("\r\n", "\n");
            old.extend((kept != drawn).then_some(id));
        } else {
            fs::write(&file, drawn).with_context(|| format!("{FOLDER}/{id}.svg"))?;
        }
    }
    let list = old.join(", ");
    ensure!(old.is_empty(), "{FOLDER}: not as drawn today: {list}. Run: cargo xtask gallery");
    Ok(())
}

/// A game as `marelle picture` draws it.
fn draw(workspace: &Workspace, id: &str) -> Result<String> {
    let moves = MOMENTS.iter().find(|(known, _)| *known == id).map_or("0", |(_, moves)| moves);
    let mut marelle = process::cargo(workspace);
    marelle.args(["run", "--quiet", "--package", "cli", "--", "picture", id, "--lang", "en"]);
    Ok(process::output(marelle.args(["--seed", "1", "--random", moves]))? + "\n")
}

/// The games with code of their own and the designs that ship, in order.
fn ids(workspace: &Workspace) -> Result<Vec<String>> {
    let names = |folder: &str| -> Result<Vec<String>> {
        let entries = fs::read_dir(workspace.root.join(folder))
            .with_context(|| format!("{folder} cannot be read"))?;
        let names = entries.map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned()));
        names.collect()
    };
    let games = names("crates")?;
    let games = games.iter().filter_map(|name| name.strip_prefix("game-")).map(str::to_owned);
    let mut ids: Vec<String> = games.chain(names(DESIGNS)?).collect();
    ids.sort();
    Ok(ids)
}
