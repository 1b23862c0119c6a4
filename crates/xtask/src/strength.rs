//! The table of levels: matches between levels two apart, in every game that has machines.
//!
//! Every game is kept as a record, so that a run that was stopped goes on where it was. What is
//! printed goes into `docs/src/strength.md` as it is. Nothing is judged here.

use std::fs;
use std::path::Path;
use std::time::Instant;

use anyhow::{Context, Result};
use serde_json::Value as Json;

use crate::process;
use crate::workspace::Workspace;

/// The weaker and the stronger level.
const PAIRS: [(u8, u8); 5] = [(1, 3), (3, 5), (5, 7), (7, 9), (9, 10)];
/// Designs that machines think about in different ways; of games with code of their own, all.
const DESIGNS: [&str; 3] = ["chinese-checkers", "memory", "flag"];
/// A match ends when the test decides, or here.
const MOST_GAMES: &str = "60";
/// No difference, or one that nobody can miss.
const SPRT: &str = "0,120";

/// Which matches to play.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// Only these games.
    #[arg(long)]
    only: Vec<String>,
    /// Where records and results are kept.
    #[arg(long, default_value = "target/strength")]
    folder: String,
}

/// Plays what is not played yet and prints the table.
pub(crate) fn run(workspace: &Workspace, options: &Options) -> Result<()> {
    let mut build = process::cargo(workspace);
    process::run(build.args(["build", "--quiet", "--release", "--package", "cli"]))?;
    let folder = workspace.root.join(&options.folder);
    fs::create_dir_all(&folder).context("no folder for the records")?;
    println!("| Game | Levels | Games | Won, drawn, lost | Elo | 95 % interval | Test |");
    println!("|---|---|---|---|---|---|---|");
    let games = games(&workspace.root)?;
    let is_wanted = |game: &&String| options.only.is_empty() || options.only.contains(game);
    for game in games.iter().filter(is_wanted) {
        for (weak, strong) in PAIRS {
            let began = Instant::now();
            let result = play(workspace, &folder, game, weak, strong)?;
            println!("{}", row(game, weak, strong, &result));
            eprintln!("{game} {weak}–{strong}: {} s", began.elapsed().as_secs());
        }
    }
    Ok(())
}

/// The games with code of their own, which have a folder each, and some designs.
fn games(root: &Path) -> Result<Vec<String>> {
    let mut games = Vec::new();
    for entry in fs::read_dir(root.join("crates")).context("no folder of crates")? {
        let name = entry?.file_name();
        let id = name.to_str().and_then(|name| name.strip_prefix("game-"));
        games.extend(id.map(str::to_owned));
    }
    games.sort();
    games.extend(DESIGNS.map(str::to_owned));
    Ok(games)
}

fn play(workspace: &Workspace, folder: &Path, game: &str, weak: u8, strong: u8) -> Result<Json> {
    let records = folder.join(format!("{game}-{weak}-{strong}"));
    let mut marelle = process::cargo(workspace);
    marelle.args(["run", "--quiet", "--release", "--package", "cli", "--bin", "marelle", "--"]);
    marelle.args(["match", game, "--games", MOST_GAMES, "--sprt", SPRT, "--json"]);
    marelle.args(["--a", &format!("level:{strong}"), "--b", &format!("level:{weak}")]);
    let text = process::output(marelle.arg("--records").arg(records))?;
    serde_json::from_str(&text).with_context(|| format!("{game}: no result in `{text}`"))
}

/// A line of the table; a difference that is not finite is told as such.
fn row(game: &str, weak: u8, strong: u8, result: &Json) -> String {
    let number = |name: &str| result[name].as_u64().unwrap_or_default();
    let elo = |name: &str, without: &str| {
        result[name].as_f64().map_or_else(|| without.to_owned(), |elo| format!("{elo:+.0}"))
    };
    // No number is as large as that of who won, or lost, every game.
    let beyond = if number("wins") == 0 { "−∞" } else { "∞" };
    let decision = match result["sprt"]["decision"].as_str() {
        Some("larger") => "stronger",
        Some("smaller") => "not stronger",
        _ => "open",
    };
    format!(
        "| {game} | {weak}–{strong} | {} | {}, {}, {} | {} | {} to {} | {decision} |",
        number("games"),
        number("wins"),
        number("draws"),
        number("losses"),
        elo("elo", beyond),
        elo("elo_low", "−∞"),
        elo("elo_high", "∞"),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_with_a_folder_is_measured() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let games = games(&root).unwrap();
        assert!(["othello", "quoridor", "flag"].iter().all(|id| games.iter().any(|it| it == id)));
        assert!(games.iter().all(|id| !id.contains("game")), "{games:?}");
    }

    #[test]
    fn a_result_becomes_a_line_of_the_table() {
        let result = serde_json::json!({
            "games": 14, "wins": 12, "draws": 1, "losses": 1, "elo": 305.4, "elo_low": 110.0,
            "elo_high": null, "sprt": {"decision": "larger"},
        });
        assert_eq!(
            row("othello", 1, 3, &result),
            "| othello | 1–3 | 14 | 12, 1, 1 | +305 | +110 to ∞ | stronger |"
        );
        let lost = serde_json::json!({
            "games": 4, "wins": 0, "draws": 0, "losses": 4, "elo": null, "elo_low": null,
            "elo_high": -20.2, "sprt": {"decision": "smaller"},
        });
        assert_eq!(
            row("othello", 1, 3, &lost),
            "| othello | 1–3 | 4 | 0, 0, 4 | −∞ | −∞ to -20 | not stronger |"
        );
    }
}
