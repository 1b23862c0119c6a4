//! Advice for the player who has the hand, step by step.
//!
//! Built-in games tell the move and why at once. In a design help comes in three steps, one each
//! time it is asked for: what to look at, where it goes, the whole move. The machine that finds the move
//! is asked elsewhere.

use i18n::Message;
use search::Hint;

use crate::counted_moves;

/// How far the help about one position has come.
#[derive(Clone, Debug, Default)]
pub struct Ladder {
    /// After so many entries of the log the help was asked for.
    at: usize,
    /// The advice, and how many steps of it were told.
    given: Option<(Hint, u32)>,
}

impl Ladder {
    /// The move that was found for a log of this length, when one was.
    #[must_use]
    pub fn known(&self, at: usize) -> Option<&Hint> {
        self.given.as_ref().filter(|_| self.at == at).map(|(hint, _)| hint)
    }

    /// Takes a move that was found for a log of this length.
    pub fn learn(&mut self, at: usize, hint: Hint) {
        *self = Self { at, given: Some((hint, 0)) };
    }

    /// What is told now; nothing while no move is known. `path` are the touches that make the
    /// move, `slowly` asks for one step at a time.
    pub fn next(&mut self, path: &[Step], slowly: bool) -> Vec<Message> {
        let Some((hint, step)) = &mut self.given else { return Vec::new() };
        *step += 1;
        match (slowly, *step) {
            (true, 1) => vec![look(path)],
            (true, 2) => vec![goal(path)],
            (true, _) => shown(path).into_iter().chain(why(hint)).collect(),
            (false, _) => {
                std::iter::once(typed(hint)).chain(pressed(path)).chain(why(hint)).collect()
            }
        }
    }

    /// Those of the move's touches that were told so far.
    #[must_use]
    pub fn told<'a>(&self, path: &'a [Step], slowly: bool) -> Vec<&'a Step> {
        let places: Vec<&Step> = path.iter().filter(|step| step.is_place()).collect();
        let told = self.given.as_ref().map_or(0, |(_, step)| *step);
        match (slowly, told) {
            // A place that is the whole move would leave nothing to find.
            (true, 1) if places.len() < 2 => Vec::new(),
            (_, 0) => Vec::new(),
            (true, 1) => places.first().copied().into_iter().collect(),
            (true, 2) => places,
            _ => path.iter().collect(),
        }
    }

    /// Whether the last of the steps has been told.
    #[must_use]
    pub fn has_told_all(&self) -> bool {
        self.given.as_ref().is_some_and(|(_, step)| *step > 2)
    }
}

/// One touch of the move that is advised.
#[derive(Clone, Debug, PartialEq)]
pub enum Step {
    /// A place of a board, by its name, and what lies on top there.
    Place(String, Option<Message>),
    /// A button, by its name, and what stands on it.
    Button(String, Message),
}

impl Step {
    /// Its name as a touch.
    #[must_use]
    pub fn name(&self) -> &str {
        match self {
            Self::Place(name, _) | Self::Button(name, _) => name,
        }
    }

    const fn is_place(&self) -> bool {
        matches!(self, Self::Place(..))
    }
}

/// The move as it is typed.
fn typed(hint: &Hint) -> Message {
    Message::new("hint.move").with("move", hint.action.as_str())
}

/// The buttons that the move needs, each with how often: no place on the board shows them.
fn pressed(path: &[Step]) -> Vec<Message> {
    let buttons = path.chunk_by(PartialEq::eq).filter_map(|same| match same.first()? {
        Step::Button(_, label) => Some((label.clone(), same.len())),
        Step::Place(..) => None,
    });
    let press = |(label, count)| match count {
        1 => Message::new("hint.press").with("button", label),
        _ => Message::new("hint.press-often").with("button", label).with("count", count),
    };
    buttons.map(press).collect()
}

/// Why it is a good one.
fn why(hint: &Hint) -> Option<Message> {
    let goal = || {
        let count = counted_moves(hint.score).filter(|_| hint.score > 0)?;
        Some(Message::new("hint.goal").with("count", count))
    };
    hint.reason.clone().or_else(goal)
}

/// What to look at first: what is moved, or whereabouts the only place is that the move needs.
fn look(path: &[Step]) -> Message {
    let places: Vec<&Step> = path.iter().filter(|step| step.is_place()).collect();
    match places.as_slice() {
        [] => Message::new("hint.button"),
        [Step::Place(name, _)] if is_beside(name) => Message::new("hint.beside"),
        [only] => match row(only.name()) {
            Some(row) => Message::new("hint.row").with("row", row),
            None => with_thing(only, ["hint.look", "hint.look-here"]),
        },
        [first, ..] => with_thing(first, ["hint.look", "hint.look-here"]),
    }
}

/// Where it goes, or what is touched where that is all.
fn goal(path: &[Step]) -> Message {
    let places: Vec<&Step> = path.iter().filter(|step| step.is_place()).collect();
    match places.as_slice() {
        [] => Message::new("hint.button"),
        [only] => with_thing(only, ["hint.touch", "hint.touch-here"]),
        [.., last] if is_beside(last.name()) => Message::new("hint.goes-beside"),
        [.., last] => Message::new("hint.goes").with("place", last.name()),
    }
}

/// The move as hands make it: what is taken, where it goes, what is pressed.
fn shown(path: &[Step]) -> Vec<Message> {
    match path {
        [Step::Place(_, Some(thing)), Step::Place(to, _)] => {
            let key = if is_beside(to) { "hint.put-beside" } else { "hint.put" };
            let put = Message::new(key).with("thing", thing.clone());
            vec![if is_beside(to) { put } else { put.with("place", to.as_str()) }]
        }
        _ => path.iter().map(one).collect(),
    }
}

/// One touch in words.
fn one(step: &Step) -> Message {
    match step {
        Step::Place(..) => with_thing(step, ["hint.touch", "hint.touch-here"]),
        Step::Button(_, label) => Message::new("hint.press").with("button", label.clone()),
    }
}

/// How a place is named: by what lies there, otherwise by the place itself.
fn with_thing(step: &Step, [thing, place]: [&'static str; 2]) -> Message {
    match step {
        Step::Place(_, Some(it)) => Message::new(thing).with("thing", it.clone()),
        Step::Place(name, None) if is_beside(name) => Message::new("hint.beside"),
        Step::Place(name, None) | Step::Button(name, _) => {
            Message::new(place).with("place", name.as_str())
        }
    }
}

/// Whether a place lies on a board beside the main one, such as `shoe1.a1`.
fn is_beside(place: &str) -> bool {
    place.contains('.')
}

/// The row of a cell such as `b3`; `None` for what is no cell.
fn row(cell: &str) -> Option<u8> {
    let digits = cell.trim_start_matches(|letter: char| letter.is_ascii_lowercase());
    let has_column = digits.len() < cell.len();
    digits.parse().ok().filter(|_| has_column)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The keys of what is told step by step, and how much of the path is marked meanwhile.
    fn ladder(touches: &[&str]) -> (String, String) {
        let step = |touch: &&str| match row(touch.rsplit('.').next().unwrap_or(touch)) {
            Some(_) => Step::Place((*touch).to_owned(), Some(Message::new("thing"))),
            None => Step::Button((*touch).to_owned(), Message::new("button")),
        };
        let path: Vec<Step> = touches.iter().map(step).collect();
        let mut ladder = Ladder::default();
        let hint = Hint { action: "move".to_owned(), reason: None, score: 0 };
        ladder.learn(0, hint);
        let (mut told, mut marked) = (Vec::new(), Vec::new());
        for _ in 0..3 {
            let keys: Vec<String> =
                ladder.next(&path, true).iter().map(|message| message.key().to_owned()).collect();
            told.push(keys.join("+"));
            let names: Vec<&str> = ladder.told(&path, true).into_iter().map(Step::name).collect();
            marked.push(names.join("+"));
        }
        (told.join(" "), marked.join(" "))
    }

    #[test]
    fn each_step_tells_more_than_the_one_before() {
        let told = |touches: &[&str]| ladder(touches).0;
        assert_eq!(told(&["b3", "c3"]), "hint.look hint.goes hint.put");
        assert_eq!(told(&["b3"]), "hint.row hint.touch hint.touch");
        assert_eq!(told(&["b3", "turn"]), "hint.row hint.touch hint.touch+hint.press");
        assert_eq!(told(&["shoe1.a1", "e1"]), "hint.look hint.goes hint.put");
        assert_eq!(told(&["shoe1.a1", "roll"]), "hint.beside hint.touch hint.touch+hint.press");
        assert_eq!(told(&["b3", "shoe1.a1"]), "hint.look hint.goes-beside hint.put-beside");
        assert_eq!(told(&["next"]), "hint.button hint.button hint.press");
        let turned = ["N2", "turn", "turn", "c1"].map(|name| match name {
            "turn" => Step::Button(name.to_owned(), Message::new("button")),
            _ => Step::Place(name.to_owned(), None),
        });
        let [often] = &pressed(&turned)[..] else { panic!("one button") };
        assert_eq!(often.key(), "hint.press-often");
        assert_eq!(ladder(&["shoe1.a1", "e1"]).1, "shoe1.a1 shoe1.a1+e1 shoe1.a1+e1");
        assert_eq!(ladder(&["b3"]).1, " b3 b3");
        assert_eq!((row("a12"), row("next"), row("7")), (Some(12), None, None));
    }
}
