//! Cells that do something, as people write them: `6: bridge 12`, `19 auberge`, `5 9 14 goose`.

use std::collections::HashMap;

use design::{Action, Die, Face, Words};
use i18n::Message;
use unicode_normalization::UnicodeNormalization;

use crate::draft::stock;
use crate::job::Job;
use crate::table::{clean, fold, lines};
use crate::unused::Why;

/// A cell that does something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Special {
    /// Its number on the path.
    pub(super) cell: u16,
    place: Place,
    /// Where it leads, how many turns, how many cells.
    number: u16,
}

/// What a cell is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    Goose,
    Bridge,
    Maze,
    Jump,
    Inn,
    Well,
    Prison,
    Death,
    Forward,
    Back,
}

/// How people call the cells, without accents.
const NAMES: &[(Place, &[&str])] = &[
    (Place::Goose, &["goose", "oie", "again", "rejoue", "encore"]),
    (Place::Bridge, &["bridge", "pont", "ladder", "echelle"]),
    (Place::Maze, &["maze", "labyrinth", "labyrinthe", "snake", "serpent"]),
    (Place::Jump, &["jump", "saute", "to", "vers", "va", "go"]),
    (Place::Inn, &["inn", "auberge", "hotel", "pause", "passe", "skip"]),
    (Place::Well, &["well", "puits"]),
    (Place::Prison, &["prison", "jail"]),
    (Place::Death, &["death", "mort", "start", "depart", "skull"]),
    (Place::Forward, &["forward", "avance", "advance"]),
    (Place::Back, &["back", "recule", "arriere"]),
];

/// The cells of the usual game of 63.
const USUAL: &str = "5 9 14 18 23 27 32 36 41 45 50 54 59: goose\n6: bridge 12\n19: inn\n\
                     31: well\n42: maze 30\n52: prison\n58: death";

impl Place {
    fn named(word: &str) -> Option<Self> {
        let plain: String = fold(word).nfd().filter(|letter| letter.is_alphanumeric()).collect();
        NAMES.iter().find(|(_, names)| names.contains(&plain.as_str())).map(|(place, _)| *place)
    }

    const fn name(self) -> &'static str {
        match self {
            Self::Goose => "goose",
            Self::Bridge => "bridge",
            Self::Maze => "maze",
            Self::Jump => "jump",
            Self::Inn => "inn",
            Self::Well => "well",
            Self::Prison => "prison",
            Self::Death => "death",
            Self::Forward => "forward",
            Self::Back => "back",
        }
    }

    /// Whether it leads to another cell.
    const fn leads(self) -> bool {
        matches!(self, Self::Bridge | Self::Maze | Self::Jump)
    }

    /// The number that is meant when none is given, if that makes sense.
    const fn usual(self) -> Option<u16> {
        match self {
            Self::Goose | Self::Death => Some(0),
            Self::Inn => Some(1),
            Self::Well => Some(2),
            Self::Prison | Self::Forward | Self::Back => Some(3),
            Self::Bridge | Self::Maze | Self::Jump => None,
        }
    }
}

impl Special {
    /// The die that is thrown unseen when a pawn lands here.
    pub(super) fn die(&self) -> Die {
        let signed = |number: u16| i16::try_from(number).unwrap_or(i16::MAX);
        let turns = u8::try_from(self.number).unwrap_or(u8::MAX);
        let action = match self.place {
            Place::Goose => Action::MoveAgain,
            Place::Inn | Place::Well | Place::Prison => Action::SkipTurns(turns),
            Place::Death => Action::ToShoe,
            Place::Forward => Action::Move(signed(self.number)),
            Place::Back => Action::Move(-signed(self.number)),
            Place::Bridge | Place::Maze | Place::Jump => {
                Action::Move(signed(self.number) - signed(self.cell))
            }
        };
        let id = match self.place {
            place if place.leads() => format!("{}-{}-{}", place.name(), self.cell, self.number),
            place => format!("{}-{}", place.name(), self.number),
        };
        let faces = vec![Face { action, ..Face::default() }];
        Die { id, faces, faces_shown: 0, ..Die::default() }
    }

    /// What stands in the cell.
    pub(super) fn name(&self) -> Words {
        let key = format!("makers.cell-{}", self.place.name());
        stock(&Message::new(key).with("number", self.number))
    }
}

/// The special cells of the list; of an empty list, the usual ones. `none` is for none.
pub(super) fn read(job: &mut Job<'_>, last: u16) -> Vec<Special> {
    let form = job.form;
    if clean(&form.list).is_empty() {
        let usual = lines(USUAL).flat_map(|(_, line)| parse(line).unwrap_or_default());
        let fits = |special: &Special| special.cell < last && special.number <= last;
        return usual.filter(fits).collect();
    }
    let mut specials: Vec<Special> = Vec::new();
    let mut line_of: HashMap<u16, usize> = HashMap::new();
    for (line, text) in lines(&form.list) {
        let cleaned = clean(text);
        if cleaned.is_empty() || matches!(fold(&cleaned).as_str(), "none" | "aucune" | "rien") {
            continue;
        }
        let Some(found) = parse(&cleaned) else {
            job.leave_out(line, &cleaned, Why::NotUnderstood);
            continue;
        };
        for special in found {
            let leads_off = special.place.leads() && !(1..=last).contains(&special.number);
            if !(1..last).contains(&special.cell) || leads_off {
                job.leave_out(line, &cleaned, Why::NoSuchCell { last: last.into() });
            } else if let Some(first) = line_of.get(&special.cell) {
                job.leave_out(line, &cleaned, Why::Twice { line: *first });
            } else {
                line_of.insert(special.cell, line);
                specials.push(special);
            }
        }
    }
    specials
}

/// Reads cells, a word, and perhaps a number.
fn parse(line: &str) -> Option<Vec<Special>> {
    let spaced = line.replace("->", " to ").replace(['→', '='], " to ");
    let words = spaced.split(|letter: char| !letter.is_alphanumeric());
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    let named = words.iter().position(|word| !word.bytes().all(|byte| byte.is_ascii_digit()))?;
    let (cells, rest) = words.split_at(named);
    let cells: Option<Vec<u16>> = cells.iter().map(|word| word.parse().ok()).collect();
    let cells = cells.filter(|cells| !cells.is_empty())?;
    let place = rest.iter().find_map(|word| Place::named(word))?;
    let given = rest.iter().find_map(|word| word.parse::<u16>().ok());
    let number = match place {
        Place::Goose | Place::Death => 0,
        _ => given.or(place.usual())?,
    };
    let is_sane = place.leads() || number <= 60;
    let special = |cell: u16| Special { cell, place, number };
    let all: Vec<Special> = cells.into_iter().map(special).collect();
    // A cell that leads to itself leads nowhere.
    let is_loop = |special: &Special| special.place.leads() && special.cell == special.number;
    (is_sane && !all.iter().any(is_loop)).then_some(all)
}
