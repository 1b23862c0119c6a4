//! The analysis as lines of a table, in a language.

use i18n::{Lang, Message};

use crate::{Analysis, Judged, counted_moves};

/// One move as it is read, a text for each column of [`headings`].
pub type Line = [String; 6];

/// What the columns are.
#[must_use]
pub fn headings() -> [Message; 6] {
    ["number", "player", "move", "chance", "best", "loss"]
        .map(|name| Message::new(format!("analysis.{name}")))
}

/// A line for each move; `say` speaks the language and knows the players' names.
#[must_use]
pub fn lines(analysis: &Analysis, lang: Lang, say: &dyn Fn(&Message) -> String) -> Vec<Line> {
    analysis.moves.iter().map(|judged| line(judged, lang, say)).collect()
}

fn line(judged: &Judged, lang: Lang, say: &dyn Fn(&Message) -> String) -> Line {
    let player = say(&Message::new("analysis.seat").with("player", judged.seat));
    let chance = judged.chance.map_or("–".to_owned(), |chance| match judged.score {
        Some(score) => worth(score, chance, lang, say),
        None => percent(chance, lang),
    });
    let best = if judged.is_best() { String::new() } else { judged.best.clone() };
    let loss = match judged.longer {
        _ if judged.is_best() => String::new(),
        Some(moves) if moves > 0 => say(&Message::new("analysis.longer").with("count", moves)),
        _ if judged.chance.is_none() => "–".to_owned(),
        _ => loss(judged, lang),
    };
    [judged.number.to_string(), player, judged.action.clone(), chance, best, loss]
}

/// What was given away; the sign at its end shows where the game turned.
fn loss(judged: &Judged, lang: Lang) -> String {
    let mark = if judged.turns() { " !" } else { "" };
    format!("−{}{mark}", percent(judged.loss, lang))
}

/// A certain end by its distance, anything else by its chance.
fn worth(score: i32, chance: f64, lang: Lang, say: &dyn Fn(&Message) -> String) -> String {
    match counted_moves(score) {
        Some(moves) => {
            let key = if score > 0 { "analysis.wins-in" } else { "analysis.loses-in" };
            say(&Message::new(key).with("count", moves))
        }
        None => percent(chance, lang),
    }
}

/// A share in whole hundredths.
#[must_use]
pub fn percent(share: f64, lang: Lang) -> String {
    lang.percent(share, 0)
}
