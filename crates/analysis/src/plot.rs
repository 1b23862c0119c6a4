//! The analysis as one picture: how the chances went, and where the game turned.
//!
//! Two players share one line, the first one's chance; with others each has a line of dashes of
//! their own, through their own moves.

use game::Seat;
use i18n::{Lang, Message};
use paint::pen::{BLUE, BROWN, GREEN, LEFT, LINE, Pen, RIGHT};

use crate::table::percent;
use crate::{Analysis, Judged};

/// Where the chart stands on the page.
const TOP: f64 = 120.0;
const FLOOR: f64 = 400.0;
/// Names of turning points nearer than this would cover one another: only the worst has its own.
const APART: f64 = 72.0;
/// A line's colour and dashes, told apart without colour too.
const LINES: [(&str, &str); 6] = [
    (BLUE, ""),
    (BROWN, "9 5"),
    (GREEN, "3 4"),
    (BLUE, "14 4 3 4"),
    (BROWN, "2 7"),
    (GREEN, "18 6"),
];

/// Draws the analysis of a game with this title; `None` before the first move.
#[must_use]
pub fn plot(
    analysis: &Analysis,
    title: &str,
    lang: Lang,
    say: &dyn Fn(&Message) -> String,
) -> Option<String> {
    let last = analysis.moves.last()?.number;
    let mut pen = Pen::new(lang, say);
    frame(&mut pen, last);
    let shown = if analysis.seats == 2 { 1 } else { analysis.seats };
    let at = |judged: &Judged| place(judged.number, last, chance_shown(analysis.seats, judged));
    for (seat, (stroke, dashes)) in Seat::all(shown).zip(LINES) {
        let is_on = |judged: &&Judged| analysis.seats == 2 || judged.seat == seat;
        let known = analysis.moves.iter().filter(|judged| judged.chance.is_some());
        let points: Vec<(f64, f64)> = known.filter(is_on).map(at).collect();
        pen.path(&points, stroke, dashes);
        legend(&mut pen, seat, stroke, dashes);
    }
    let mut named: Vec<f64> = Vec::new();
    for judged in analysis.turning_points() {
        let (x, y) = at(judged);
        pen.dot(x, y, 7.0, BROWN);
        if named.iter().all(|other| (x - other).abs() > APART) {
            let above = if y < TOP + 24.0 { 26.0 } else { -12.0 };
            pen.text(x, y + above, "middle", &format!("{} {}", judged.number, judged.action));
            named.push(x);
        }
    }
    let height = FLOOR + 64.0 + 28.0 * f64::from(shown);
    let line = say(&Message::new("analysis.chances"));
    Some(pen.page(title, &line, &describe(analysis, say), height))
}

/// The chance that is drawn for a move: of the first of two, or of who moved.
fn chance_shown(seats: u8, judged: &Judged) -> f64 {
    let chance = judged.chance.unwrap_or(0.5);
    if seats == 2 && judged.seat != Seat::FIRST { 1.0 - chance } else { chance }
}

fn place(number: usize, last: usize, chance: f64) -> (f64, f64) {
    // A game has far fewer moves than a float can count.
    let along = number as f64 / last.max(1) as f64;
    (LEFT + (RIGHT - LEFT) * along, FLOOR - (FLOOR - TOP) * chance)
}

/// The lines at 0, ½ and 1, and the numbers of the moves below.
fn frame(pen: &mut Pen<'_>, last: usize) {
    for share in [0.0, 0.5, 1.0] {
        let (_, y) = place(0, last, share);
        pen.line((LEFT, y), (RIGHT, y), LINE, 1.0);
        let label = percent(share, pen.lang);
        pen.text(LEFT - 4.0, y + 5.0, "end", &label);
    }
    for part in 1..=4 {
        let number = last * part / 4;
        if number > 0 {
            let (x, _) = place(number, last, 0.0);
            pen.text(x, FLOOR + 22.0, "end", &number.to_string());
        }
    }
}

fn legend(pen: &mut Pen<'_>, seat: Seat, stroke: &str, dashes: &str) {
    let y = FLOOR + 52.0 + 28.0 * f64::from(seat.number() - 1);
    pen.path(&[(LEFT, y - 5.0), (LEFT + 60.0, y - 5.0)], stroke, dashes);
    let words = (pen.say)(&Message::new("analysis.line-of").with("player", seat));
    pen.text(LEFT + 72.0, y, "start", &words);
}

/// What the picture shows, in sentences.
fn describe(analysis: &Analysis, say: &dyn Fn(&Message) -> String) -> String {
    let turns = analysis.turning_points();
    if turns.is_empty() {
        return say(&Message::new("analysis.no-turns"));
    }
    let told = turns.iter().map(|judged| {
        say(&Message::new("analysis.turn")
            .with("number", judged.number)
            .with("player", judged.seat)
            .with("move", judged.action.as_str())
            .with("best", judged.best.as_str()))
    });
    told.collect::<Vec<_>>().join(" ")
}
