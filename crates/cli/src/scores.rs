//! `marelle scores`: the points of everybody, or of one player.
//!
//! They are earned at the table; here they are only read and told.

use clap::ArgMatches;
use i18n::Message;
use serde_json::json;
use storage_files::{Score, Scores};

use crate::console::Console;
use crate::halt::Halt;
use crate::{args, files};

pub(crate) fn run(matches: &ArgMatches, console: &mut Console<'_>) -> Result<(), Halt> {
    let scores = files::data_folder(matches)?.scores()?;
    let wanted = match matches.get_one::<String>(args::NAME) {
        None => scores.ranked(),
        Some(name) => {
            let message = || Message::new("cli.no-score").with("name", i18n::clip(name));
            vec![scores.of(name).ok_or_else(|| Halt::Refused(message()))?]
        }
    };
    if matches.get_flag(args::JSON) {
        return Ok(console.data(&as_json(&wanted))?);
    }
    tell(&wanted, &scores, console)
}

fn as_json(scores: &[&Score]) -> String {
    let entry = |score: &&Score| {
        let Score { name, points, won, played } = score;
        json!({ "name": name, "points": points, "won": won, "played": played })
    };
    json!(scores.iter().map(entry).collect::<Vec<_>>()).to_string()
}

fn tell(wanted: &[&Score], scores: &Scores, console: &mut Console<'_>) -> Result<(), Halt> {
    if wanted.is_empty() {
        console.say_key("cli.no-scores")?;
    } else {
        let heads = ["cli.score-points", "cli.score-won", "cli.score-played", "cli.score-name"];
        let heads = heads.map(|key| console.words(&Message::new(key)));
        let row = |[points, won, played, name]: [String; 4]| {
            let [wide, wider, widest] = [0, 1, 2].map(|at: usize| heads[at].chars().count().max(6));
            format!("{points:>wide$}  {won:>wider$}  {played:>widest$}  {name}")
        };
        console.line(&row(heads.clone()))?;
        for Score { name, points, won, played } in wanted {
            let numbers = [points.to_string(), won.to_string(), played.to_string(), name.clone()];
            console.line(&row(numbers))?;
        }
    }
    match scores.unread() {
        0 => Ok(()),
        count => Ok(console.say(&Message::new("cli.scores-unread").with("count", count))?),
    }
}
