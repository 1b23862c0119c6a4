//! The statistics as one picture: lengths, endings, and how often the first player wins.
//!
//! An SVG with a title and a description for those who do not see it; every bar carries its
//! number, so that no colour has to be told from another.

use i18n::{Lang, Message, Value};
use paint::pen::{BLUE, BROWN, GREEN, LEFT, LINE, PAGE, Pen, RIGHT};

use super::Stats;
use super::summary::{Advantage, Share, Summary};
use super::table::percent;

/// More bars would be too thin.
const MOST_BARS: u32 = 24;

/// Draws the statistics; `None` before the first play. `say` speaks the language.
#[must_use]
pub fn plot(stats: &Stats, lang: Lang, say: &dyn Fn(&Message) -> String) -> Option<String> {
    let summary = stats.summary()?;
    let name = stats.game().compiled().design().name.in_lang(lang).to_owned();
    let mut pen = Pen::new(lang, say);
    let mut top = 88.0;
    top = lengths(&mut pen, &stats.lengths, &summary, top);
    top = endings(&mut pen, &summary, top);
    if let Some(advantage) = &summary.first {
        top = first(&mut pen, advantage, top);
    }
    let plays = Message::new("stats.plays-of").with("count", summary.plays);
    let about = describe(&summary, lang, say);
    Some(pen.page(&name, &say(&plays), &about, top))
}

/// All that the picture shows, in sentences.
fn describe(summary: &Summary, lang: Lang, say: &dyn Fn(&Message) -> String) -> String {
    let rows = super::table::table(summary, lang, say);
    let sentence = |row: &super::Row| {
        let value = Value::Text(row.value.clone());
        say(&Message::new("stats.told").with("label", row.label.clone()).with("value", value))
    };
    rows.iter().map(sentence).collect::<Vec<_>>().join(" ")
}

/// A histogram of the lengths.
fn lengths(pen: &mut Pen<'_>, lengths: &[u32], summary: &Summary, top: f64) -> f64 {
    let (least, most) = (summary.length.least, summary.length.most);
    let span = most - least + 1;
    let step = span.div_ceil(MOST_BARS);
    let bars = span.div_ceil(step);
    let mut counts = vec![0u32; usize::try_from(bars).unwrap_or(0)];
    for length in lengths {
        let bar = usize::try_from((length - least) / step).unwrap_or(0);
        if let Some(count) = counts.get_mut(bar) {
            *count += 1;
        }
    }
    let start = pen.card(top, 272.0, "stats.lengths");
    let (height, floor) = (140.0, start + 164.0);
    let tallest = f64::from(counts.iter().copied().max().unwrap_or(1).max(1));
    let room = (RIGHT - LEFT) / f64::from(bars);
    let mut x = LEFT;
    for (count, bar) in counts.iter().zip(0u32..) {
        let tall = f64::from(*count) / tallest * height;
        pen.rect(x + room * 0.1, floor - tall, room * 0.8, tall, BLUE);
        // The tallest carries its number; all would be too dense.
        if f64::from(*count) >= tallest {
            pen.text(x + room / 2.0, floor - tall - 6.0, "middle", &count.to_string());
        }
        if bar == 0 || bar + 1 == bars || bars <= 12 {
            let from = least + bar * step;
            pen.text(x + room / 2.0, floor + 20.0, "middle", &from.to_string());
        }
        x += room;
    }
    pen.line((LEFT, floor), (RIGHT, floor), LINE, 1.0);
    let mean = pen.lang.decimal(summary.length.mean);
    let label = Message::new("stats.actions").with("mean", mean);
    let label = (pen.say)(&label);
    pen.text((LEFT + RIGHT) / 2.0, floor + 44.0, "middle", &label);
    top + 288.0
}

/// A bar for each ending.
fn endings(pen: &mut Pen<'_>, summary: &Summary, top: f64) -> f64 {
    let count = u32::try_from(summary.endings.len()).unwrap_or(0);
    let height = 72.0 + 52.0 * f64::from(count);
    let mut y = pen.card(top, height, "stats.endings");
    for Share { ending, share, .. } in &summary.endings {
        let name = (pen.say)(&ending.message(summary.seats));
        pen.text(LEFT, y + 4.0, "start", &name);
        pen.text(RIGHT, y + 4.0, "end", &percent(*share, pen.lang));
        pen.rect(LEFT, y + 12.0, RIGHT - LEFT, 16.0, PAGE);
        pen.rect(LEFT, y + 12.0, (RIGHT - LEFT) * share, 16.0, GREEN);
        y += 52.0;
    }
    top + height + 16.0
}

/// Where the share of the first player lies, and where it would be fair.
fn first(pen: &mut Pen<'_>, first: &Advantage, top: f64) -> f64 {
    let height = 176.0;
    let y = pen.card(top, height, "stats.first") + 44.0;
    let at = |share: f64| LEFT + (RIGHT - LEFT) * share;
    pen.line((LEFT, y), (RIGHT, y), LINE, 2.0);
    for (share, anchor) in [(0.0, "start"), (1.0, "end")] {
        pen.text(at(share), y + 28.0, anchor, &percent(share, pen.lang));
    }
    pen.line((at(first.fair), y - 20.0), (at(first.fair), y + 20.0), BROWN, 2.0);
    let fair = format!("{} {}", pen.words("stats.fair"), percent(first.fair, pen.lang));
    pen.text(at(first.fair), y + 44.0, "middle", &fair);
    pen.line((at(first.low), y), (at(first.high), y), BLUE, 8.0);
    pen.dot(at(first.share), y, 9.0, BLUE);
    let [share, low, high] =
        [first.share, first.low, first.high].map(|share| percent(share, pen.lang));
    let middle = at(first.share).clamp(LEFT + 90.0, RIGHT - 90.0);
    pen.text(middle, y - 24.0, "middle", &format!("{share} ({low} – {high})"));
    top + height + 16.0
}
