//! The fields of the form of a new game: which there are, and what values they take.

use game::{OptionKind, OptionSpec};
use session::{ClockRules, Controller};

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
        let options = self.family.card().options.iter().filter(|spec| !is_fixed(spec));
        let (players, others): (Vec<&OptionSpec>, Vec<&OptionSpec>) =
            options.partition(|spec| spec.name == PLAYERS);
        let mut lines = vec![vec![Field::Start]];
        lines.extend(players.iter().map(|spec| vec![Field::Option(spec.name)]));
        let has_tokens = self.has_tokens();
        for seat in 0..self.seats.len() {
            let mut line = vec![Field::Name(seat), Field::Controller(seat)];
            line.extend(has_tokens.then_some(Field::Token(seat)));
            lines.push(line);
        }
        if self.seats.len() > 1 {
            lines.push(vec![Field::Order]);
        }
        lines.push(vec![Field::Clock]);
        lines.extend(others.iter().map(|spec| vec![Field::Option(spec.name)]));
        lines
    }

    pub(super) fn spec(&self, name: &str) -> Option<&'static OptionSpec> {
        self.family.card().options.iter().find(|spec| spec.name == name)
    }

    /// The next or previous value of a field.
    pub(super) fn turn(&mut self, forward: bool, desk: &Desk) {
        self.trouble = None;
        match self.focus.clone() {
            Field::Option(name) => {
                let Some(spec) = self.spec(name) else { return };
                let now = self.game.settings().get(name).unwrap_or_default().to_owned();
                let next = beside(&values(spec), &now, forward);
                self.set(name, next, desk);
            }
            Field::Controller(seat) => {
                if let Some(seat) = self.seats.get_mut(seat) {
                    seat.controller = next_controller(seat.controller, forward);
                }
            }
            Field::Name(seat) => self.turn_name(seat, forward, desk),
            Field::Clock => self.clock = next_clock(self.clock, forward),
            Field::Order => self.drawn = Some(!self.is_drawn()),
            Field::Start | Field::Token(_) => {}
        }
    }

    /// Another player who is known by the scores.
    fn turn_name(&mut self, seat: usize, forward: bool, desk: &Desk) {
        let scores = desk.data.as_ref().and_then(|data| data.scores().ok());
        let Some(scores) = scores else { return };
        let taken: Vec<String> = self.seats.iter().map(|seat| seat.name.clone()).collect();
        let Some(seat) = self.seats.get_mut(seat) else { return };
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

/// Whether an option leaves no choice.
fn is_fixed(spec: &OptionSpec) -> bool {
    values(spec).len() < 2
}

/// All values of an option.
fn values(spec: &OptionSpec) -> Vec<String> {
    match &spec.kind {
        OptionKind::Number { min, max } => (*min..=*max).map(|number| number.to_string()).collect(),
        OptionKind::Numbers(list) => list.iter().map(u32::to_string).collect(),
        OptionKind::Choice(words) => words.iter().map(|&word| word.to_owned()).collect(),
        OptionKind::Words(words) => words.clone(),
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
