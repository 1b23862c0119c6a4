//! Dice and their faces.

use design::Design;
use design::edit::{DieEdit, Edit};
use design::{Action, Die, Face, FromShoe};
use i18n::Message;

use super::{About, Form, Pair, options, pair};
use crate::slot::{Entry, Slot};

const CAPTURES: [&str; 3] = ["nothing", "to-shoe", "to-result"];
const FROM_SHOE: [&str; 3] = ["by-number", "first-cell", "stays"];

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
        let Die { id, face_time, faces_shown, faces: _, captures, choose_token } = &mut self.die;
        let is_seen = *faces_shown > 0;
        vec![
            Entry::new("id", Slot::Text(id)),
            Entry::new("faces_shown", Slot::Number { value: faces_shown, least: 0, most: 50 }),
            Entry::new("face_time", Slot::Number { value: face_time, least: 0, most: 100 })
                .when(is_seen),
            Entry::new("choose_token", Slot::Switch(choose_token)),
            Entry::new(
                "captures",
                Slot::Choice { value: captures, options: options("die-captures", &CAPTURES) },
            ),
        ]
    }

    fn edit(&self, name: &str, _: &Design) -> Edit {
        let die = self.old.clone();
        Edit::Dice(match name {
            "id" => DieEdit::Rename { die, id: joined(&self.die.id) },
            "captures" => DieEdit::Captures { die, captures: self.die.captures },
            "choose_token" => DieEdit::ChooseToken { die, choose: self.die.choose_token },
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
    /// What it does in order, and room for one more.
    actions: Vec<ActionForm>,
    from_shoe: FromShoe,
}

/// An action with everything that any action may need.
struct ActionForm {
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
    let form = |face: &Face, shown: usize| FaceForm {
        die: id.to_owned(),
        die_number,
        at,
        picture: face.picture.clone(),
        actions: {
            let room = std::iter::repeat(&Action::Nothing);
            let actions = face.actions().chain(room).take(shown.min(1 + Face::MOST_MORE));
            actions.map(|action| ActionForm::of(action, &other.id)).collect()
        },
        from_shoe: face.from_shoe,
    };
    pair(form(face, face.then.len() + 2), form(&Face::default(), 1 + Face::MOST_MORE))
}

const ACTIONS: [&str; 12] = [
    "nothing",
    "move",
    "manual-move",
    "to-shoe",
    "to-result",
    "roll",
    "eliminate",
    "pass-the-hand",
    "play-again",
    "sleep",
    "skip-turns",
    "move-again",
];

impl ActionForm {
    fn of(action: &Action, other: &str) -> Self {
        let mut form = Self {
            action: action_name(action).to_owned(),
            cells: 1,
            attempts: 3,
            rolled: other.to_owned(),
            times: 1,
            turns: 1,
        };
        match action {
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
            "play-again" => Action::PlayAgain,
            "sleep" => Action::Sleep,
            "skip-turns" => Action::SkipTurns(self.turns),
            "move-again" => Action::MoveAgain,
            _ => Action::Nothing,
        }
    }

    /// Its fields, under the name of the action.
    fn entries<'a>(&'a mut self, name: &str, dice: Vec<(String, Message)>) -> Vec<Entry<'a>> {
        let Self { action, cells, attempts, rolled, times, turns } = self;
        let is = |name: &str| action == name;
        let (moves, by_hand) = (is("move") || is("manual-move"), is("manual-move"));
        let (rolls, skips) = (is("roll"), is("skip-turns"));
        let part = |part: &str| format!("{name}.{part}");
        vec![
            Entry::new(
                name.to_owned(),
                Slot::Choice { value: action, options: options("face-action", &ACTIONS) },
            ),
            Entry::new(part("cells"), Slot::Number { value: cells, least: -999, most: 999 })
                .when(moves),
            Entry::new(part("attempts"), Slot::Number { value: attempts, least: 0, most: 99 })
                .when(by_hand),
            Entry::new(part("die"), Slot::Choice { value: rolled, options: dice }).when(rolls),
            Entry::new(part("times"), Slot::Number { value: times, least: 1, most: 20 })
                .when(rolls),
            Entry::new(part("turns"), Slot::Number { value: turns, least: 1, most: 99 })
                .when(skips),
        ]
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
        Action::PlayAgain => "play-again",
        Action::Sleep => "sleep",
        Action::SkipTurns(_) => "skip-turns",
        Action::MoveAgain => "move-again",
    }
}

impl Form for FaceForm {
    fn entries<'a>(&'a mut self, about: &'a About) -> Vec<Entry<'a>> {
        let Self { picture, actions, from_shoe, .. } = self;
        let moves = actions.iter().any(|it| it.action.contains("move"));
        let mut entries = vec![Entry::new("picture", Slot::Picture(picture))];
        for (action, at) in actions.iter_mut().zip(0..) {
            let name = if at == 0 { "action".to_owned() } else { format!("then.{at}") };
            entries.extend(action.entries(&name, about.dice.clone()));
        }
        let options = options("face-from-shoe", &FROM_SHOE);
        let from_shoe = Slot::Choice { value: from_shoe, options };
        entries.push(Entry::new("from_shoe", from_shoe).when(moves));
        entries
    }

    fn edit(&self, _: &str, _: &Design) -> Edit {
        let mut actions = self.actions.iter().map(ActionForm::action);
        let face = Face {
            picture: self.picture.clone(),
            action: actions.next().unwrap_or_default(),
            // A further action that does nothing is none.
            then: actions.filter(|action| *action != Action::Nothing).collect(),
            from_shoe: self.from_shoe,
        };
        Edit::Dice(DieEdit::SetFace { die: self.die.clone(), at: self.at, face })
    }

    fn path(&self, name: &str) -> String {
        let mut parts = name.split('.');
        let field = match (parts.next(), parts.next()) {
            (Some("then"), Some(at)) => format!("then[{at}]"),
            (field, _) => field.unwrap_or_default().to_owned(),
        };
        format!("dice[{}].faces[{}].{field}", self.die_number, self.at)
    }

    fn words(&self, _: &str) -> &'static str {
        "face"
    }

    /// What belongs to a further action has the words of the first one's.
    fn key(&self, name: &str) -> String {
        match name.strip_prefix("then.").and_then(|name| name.split_once('.')) {
            Some((_, part)) => super::key("face", &format!("action.{part}")),
            None => super::key("face", name),
        }
    }
}
