//! Dice and their faces.

use design::Design;
use design::edit::{DieEdit, Edit};
use design::{Action, Die, Face};

use super::{About, Form, Pair, options, pair};
use crate::slot::{Entry, Slot};

struct DieForm {
    /// The id before it was changed.
    old: String,
    number: usize,
    die: Die,
}

pub(super) fn open(design: &Design, id: &str) -> Option<Pair> {
    let (number, die) = (1..).zip(&design.dice).find(|(_, die)| die.id == id)?;
    let usual = Die { id: id.to_owned(), ..Die::default() };
    let form = |die: Die| DieForm { old: id.to_owned(), number, die };
    pair(form(die.clone()), form(usual))
}

impl Form for DieForm {
    fn entries<'a>(&'a mut self, _: &'a About) -> Vec<Entry<'a>> {
        let Die { id, face_time, faces_shown, faces: _ } = &mut self.die;
        let is_seen = *faces_shown > 0;
        vec![
            Entry::new("id", Slot::Text(id)),
            Entry::new("faces_shown", Slot::Number { value: faces_shown, least: 0, most: 50 }),
            Entry::new("face_time", Slot::Number { value: face_time, least: 0, most: 100 })
                .when(is_seen),
        ]
    }

    fn edit(&self, name: &str, _: &Design) -> Edit {
        let die = self.old.clone();
        Edit::Dice(match name {
            "id" => DieEdit::Rename { die, id: joined(&self.die.id) },
            _ => DieEdit::Show {
                die,
                face_time: self.die.face_time,
                faces_shown: self.die.faces_shown,
            },
        })
    }

    fn path(&self, name: &str) -> String {
        format!("dice[{}].{name}", self.number)
    }

    fn words(&self, _: &str) -> &'static str {
        "die"
    }
}

/// A name as an id: hyphens for what stands between its words.
fn joined(name: &str) -> String {
    let fits = |letter: char| letter.is_alphanumeric() || letter == '_';
    let words = name.split(|letter: char| !fits(letter)).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join("-")
}

struct FaceForm {
    die: String,
    die_number: usize,
    at: usize,
    picture: String,
    action: String,
    cells: i16,
    attempts: u8,
    rolled: String,
    times: u8,
    turns: u8,
}

pub(super) fn open_face(design: &Design, id: &str, at: usize) -> Option<Pair> {
    let (die_number, die) = (1..).zip(&design.dice).find(|(_, die)| die.id == id)?;
    let face = die.faces.get(at.checked_sub(1)?)?;
    let other = design.dice.iter().find(|other| other.id != id).unwrap_or(die);
    let form = |face: &Face| FaceForm::of(face, (id, die_number, at), &other.id);
    pair(form(face), form(&Face::default()))
}

const ACTIONS: [&str; 11] = [
    "nothing",
    "move",
    "manual-move",
    "to-shoe",
    "to-result",
    "roll",
    "eliminate",
    "pass-the-hand",
    "sleep",
    "skip-turns",
    "move-again",
];

impl FaceForm {
    fn of(face: &Face, (die, die_number, at): (&str, usize, usize), other: &str) -> Self {
        let mut form = Self {
            die: die.to_owned(),
            die_number,
            at,
            picture: face.picture.clone(),
            action: action_name(&face.action).to_owned(),
            cells: 1,
            attempts: 3,
            rolled: other.to_owned(),
            times: 1,
            turns: 1,
        };
        match &face.action {
            Action::Move(cells) => form.cells = *cells,
            Action::ManualMove { cells, attempts } => {
                (form.cells, form.attempts) = (*cells, *attempts);
            }
            Action::Roll { die, times } => (form.rolled, form.times) = (die.clone(), *times),
            Action::SkipTurns(turns) => form.turns = *turns,
            _ => {}
        }
        form
    }

    fn action(&self) -> Action {
        match self.action.as_str() {
            "move" => Action::Move(self.cells),
            "manual-move" => Action::ManualMove { cells: self.cells, attempts: self.attempts },
            "to-shoe" => Action::ToShoe,
            "to-result" => Action::ToResult,
            "roll" => Action::Roll { die: self.rolled.clone(), times: self.times },
            "eliminate" => Action::Eliminate,
            "pass-the-hand" => Action::PassTheHand,
            "sleep" => Action::Sleep,
            "skip-turns" => Action::SkipTurns(self.turns),
            "move-again" => Action::MoveAgain,
            _ => Action::Nothing,
        }
    }
}

fn action_name(action: &Action) -> &'static str {
    match action {
        Action::Nothing => "nothing",
        Action::Move(_) => "move",
        Action::ManualMove { .. } => "manual-move",
        Action::ToShoe => "to-shoe",
        Action::ToResult => "to-result",
        Action::Roll { .. } => "roll",
        Action::Eliminate => "eliminate",
        Action::PassTheHand => "pass-the-hand",
        Action::Sleep => "sleep",
        Action::SkipTurns(_) => "skip-turns",
        Action::MoveAgain => "move-again",
    }
}

impl Form for FaceForm {
    fn entries<'a>(&'a mut self, about: &'a About) -> Vec<Entry<'a>> {
        let Self { picture, action, cells, attempts, rolled, times, turns, .. } = self;
        let is = |name: &str| action == name;
        let (moves, by_hand) = (is("move") || is("manual-move"), is("manual-move"));
        let (rolls, skips) = (is("roll"), is("skip-turns"));
        let dice = about.dice.clone();
        vec![
            Entry::new("picture", Slot::Picture(picture)),
            Entry::new(
                "action",
                Slot::Choice { value: action, options: options("face-action", &ACTIONS) },
            ),
            Entry::new("action.cells", Slot::Number { value: cells, least: -999, most: 999 })
                .when(moves),
            Entry::new("action.attempts", Slot::Number { value: attempts, least: 0, most: 99 })
                .when(by_hand),
            Entry::new("action.die", Slot::Choice { value: rolled, options: dice }).when(rolls),
            Entry::new("action.times", Slot::Number { value: times, least: 1, most: 20 })
                .when(rolls),
            Entry::new("action.turns", Slot::Number { value: turns, least: 1, most: 99 })
                .when(skips),
        ]
    }

    fn edit(&self, _: &str, _: &Design) -> Edit {
        let face = Face { picture: self.picture.clone(), action: self.action() };
        Edit::Dice(DieEdit::SetFace { die: self.die.clone(), at: self.at, face })
    }

    fn path(&self, name: &str) -> String {
        let field = name.split('.').next().unwrap_or_default();
        format!("dice[{}].faces[{}].{field}", self.die_number, self.at)
    }

    fn words(&self, _: &str) -> &'static str {
        "face"
    }
}
