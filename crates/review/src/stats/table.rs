//! The summary as rows of a table, in a language.

use i18n::{Lang, Message};

use super::summary::Summary;

/// One row: what it is and how much.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// What is counted.
    pub label: Message,
    /// How much, as it is read.
    pub value: String,
}

/// The rows of a summary; `say` speaks for names that stand in values.
#[must_use]
pub fn table(summary: &Summary, lang: Lang, say: &dyn Fn(&Message) -> String) -> Vec<Row> {
    let row = |label: Message, value: String| Row { label, value };
    let key = |key: &'static str| Message::new(key);
    let length = &summary.length;
    let mut rows = vec![
        row(key("stats.plays"), summary.plays.to_string()),
        row(key("stats.shortest"), length.least.to_string()),
        row(key("stats.middle"), length.median.to_string()),
        row(key("stats.average"), lang.decimal(length.mean)),
        row(key("stats.longest"), length.most.to_string()),
    ];
    for share in &summary.endings {
        rows.push(row(share.ending.message(summary.seats), percent(share.share, lang)));
    }
    rows.push(row(key("stats.slips"), lang.decimal(summary.slips)));
    rows.push(row(key("stats.options"), lang.decimal(summary.options)));
    rows.push(row(key("stats.most-options"), summary.most_options.to_string()));
    if let Some(first) = &summary.first {
        let [share, low, high] = [first.share, first.low, first.high].map(|one| percent(one, lang));
        rows.push(row(key("stats.first"), format!("{share} ({low} – {high})")));
        rows.push(row(key("stats.fair"), percent(first.fair, lang)));
    }
    let list =
        |names: Vec<String>| if names.is_empty() { "–".to_owned() } else { names.join(", ") };
    rows.push(row(key("stats.tokens-unused"), list(summary.tokens_never_used.clone())));
    let rules = summary.rules_never_used.iter().map(say).collect();
    rows.push(row(key("stats.rules-unused"), list(rules)));
    rows
}

pub(super) fn percent(share: f64, lang: Lang) -> String {
    lang.percent(share, 1)
}
