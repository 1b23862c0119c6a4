//! The fields of the form of a new game: which there are, and what values they take.

use game::OptionSpec;
use session::{ClockRules, Controller};
use sitting::values;

use super::NewGame;
use crate::desk::Desk;

/// One field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Field {
    Start,
    Option(&'static str),
    Name(usize),
    Controller(usize),
    Token(usize),
    Clock,
    Order,
}

/// The times that a player may get, in minutes.
const MINUTES: [u64; 6] = [1, 3, 5, 10, 20, 30];
/// The name of the option that says how many play.
const PLAYERS: &str = "players";

impl NewGame {
    /// The fields in lines, from the top.
    pub(super) fn lines(&self) -> Vec<Vec<Field>> {
        let options = self.form.options();
        let (players, others): (Vec<&OptionSpec>, Vec<&OptionSpec>) =
            options.partition(|spec| spec.name == PLAYERS);
        let mut lines = vec![vec![Field::Start]];
        lines.extend(players.iter().map(|spec| vec![Field::Option(spec.name)]));
        let has_tokens = self.form.has_tokens();
        for seat in 0..self.form.seats.len() {
            let mut line = vec![Field::Name(seat), Field::Controller(seat)];
            line.extend(has_tokens.then_some(Field::Token(seat)));
            lines.push(line);
        }
        if self.form.seats.len() > 1 {
            lines.push(vec![Field::Order]);
        }
        lines.push(vec![Field::Clock]);
        lines.extend(others.iter().map(|spec| vec![Field::Option(spec.name)]));
        lines
    }

    /// The next or previous value of a field.
    pub(super) fn turn(&mut self, forward: bool, desk: &Desk) {
        match self.focus.clone() {
            Field::Option(name) => {
                let Some(spec) = self.form.option(name) else { return };
                let now = self.form.game().settings().get(name).unwrap_or_default().to_owned();
                let next = beside(&values(spec), &now, forward);
                self.set(name, next);
            }
            Field::Controller(seat) => {
                if let Some(seat) = self.form.seats.get_mut(seat) {
                    seat.controller = next_controller(seat.controller, forward);
                }
            }
            Field::Name(seat) => self.turn_name(seat, forward, desk),
            Field::Clock => self.form.clock = next_clock(self.form.clock, forward),
            Field::Order => self.form.drawn = Some(!self.form.is_drawn()),
            Field::Start | Field::Token(_) => {}
        }
    }

    /// Another player who is known by the scores.
    fn turn_name(&mut self, seat: usize, forward: bool, desk: &Desk) {
        let scores = desk.data.as_ref().and_then(|data| data.scores().ok());
        let Some(scores) = scores else { return };
        let taken: Vec<String> = self.form.seats.iter().map(|seat| seat.name.clone()).collect();
        let Some(seat) = self.form.seats.get_mut(seat) else { return };
        let ranked = scores.ranked();
        let names = ranked.iter().map(|score| score.name.clone());
        let mut names: Vec<String> =
            names.filter(|name| *name == seat.name || !taken.contains(name)).take(100).collect();
        names.push(String::new());
        if let Some(name) = beside(&names, &seat.name, forward) {
            seat.name = name;
        }
    }
}

/// The value after or before this one, around the ends.
fn beside(values: &[String], now: &str, forward: bool) -> Option<String> {
    let at = values.iter().position(|value| value == now);
    let step = if forward { 1 } else { values.len().saturating_sub(1) };
    let next = at.map_or(0, |at| (at + step) % values.len().max(1));
    values.get(next).cloned()
}

fn next_controller(now: Controller, forward: bool) -> Controller {
    let mut all = vec![Controller::Human];
    all.extend(game::Level::all().map(Controller::Machine));
    let at = all.iter().position(|controller| *controller == now).unwrap_or(0);
    let step = if forward { 1 } else { all.len() - 1 };
    all.get((at + step) % all.len()).copied().unwrap_or(now)
}

fn next_clock(now: Option<ClockRules>, forward: bool) -> Option<ClockRules> {
    let limited =
        |minutes: &u64| Some(ClockRules::Limited { initial_ms: minutes * 60_000, increment_ms: 0 });
    let mut all = vec![None, Some(ClockRules::Counted)];
    all.extend(MINUTES.iter().map(limited));
    let at = all.iter().position(|clock| *clock == now).unwrap_or(0);
    let step = if forward { 1 } else { all.len() - 1 };
    all.get((at + step) % all.len()).copied().flatten()
}
