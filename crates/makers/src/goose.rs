//! The game of the goose: a path of numbered cells, a die, and some cells that do something.

mod special;

use design::Design;
use design::{
    Action, Association, CellDie, CellWord, Die, Drawing, Face, InGrid, Mode, Numbers, Owners,
    Player, PlayerCount, Routes, Shoe, TokenKind, TokenWord, WhenRight, WhenWrong, Won,
};
use i18n::Message;
use serde::{Deserialize, Serialize};
use special::Special;

use crate::draft::{Draft, Sheet, cells, stock};
use crate::job::Job;
use crate::layout::{near_square, serpentine, spiral};
use crate::{Field, Refusal};

/// The die that everybody throws.
const DIE: &str = "d6";
/// The balls that players walk with, in the order of their seats and the colours of their names.
const PAWNS: [&str; 6] =
    ["ball:blue", "ball:green", "ball:red", "ball:yellow", "ball:purple", "ball:white"];
/// What only the last cell and all pawns have.
const ARRIVAL: &str = "arrival";

/// The form of a goose game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Goose {
    /// How many cells the path has.
    pub cells: u16,
    /// How the path lies.
    pub path: Path,
    /// How many may play at most.
    pub players: u8,
}

/// How a path lies on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Path {
    /// It winds to the middle.
    #[default]
    Spiral,
    /// It goes to and fro.
    Serpentine,
}

impl Default for Goose {
    fn default() -> Self {
        Self { cells: 63, path: Path::default(), players: 6 }
    }
}

impl Goose {
    pub(crate) const FIELDS: &[Field] = &[
        Field::number("cells", 10, 120),
        Field::choice("path", &["spiral", "serpentine"]),
        Field::number("players", 2, 6),
    ];

    pub(crate) fn make(&self, job: &mut Job<'_>) -> Result<Design, Refusal> {
        let specials = special::read(job, self.cells);
        let mut draft = Draft::new(job.form);
        let places = self.lay_path(&mut draft, &specials);
        for special in &specials {
            let die = special.die();
            let id = die.id.clone();
            if !draft.design.dice.iter().any(|known| known.id == id) {
                draft.design.dice.push(die);
            }
            let at = places.get(usize::from(special.cell) - 1).copied();
            draft.design.grid.dice.push(CellDie { cells: cells(at), die: id });
        }
        if let Some(last) = places.last() {
            draft.zone(stock(&Message::new("makers.zone-arrival")), cells([*last]), &[ARRIVAL]);
        }
        self.pawns(&mut draft);
        let design = &mut draft.design;
        design.association = Association {
            when_right: WhenRight::Win,
            when_wrong: WhenWrong::Accept,
            ..Association::default()
        };
        design.won = Won::none();
        Ok(draft.finish())
    }

    /// Numbers the cells along the path and puts a sign on the special ones; where each lies.
    fn lay_path(&self, draft: &mut Draft, specials: &[Special]) -> Vec<(usize, usize)> {
        let count = usize::from(self.cells);
        let size = near_square(count);
        let path = match self.path {
            Path::Spiral => spiral(size),
            Path::Serpentine => serpentine(size),
        };
        let mut sheet = Sheet::new(size);
        let mut numbers = vec![vec![0; size.columns]; size.rows];
        for (&(row, column), number) in path.iter().zip(1u16..) {
            if number > self.cells {
                sheet.close(row, column);
                continue;
            }
            if let Some(place) = numbers.get_mut(row).and_then(|row| row.get_mut(column)) {
                *place = number;
            }
            if let Some(special) = specials.iter().find(|special| special.cell == number) {
                let (name, mode) = (special.name(), Mode::Immobile);
                let id = draft.add_once(TokenKind { name, mode, ..TokenKind::default() });
                sheet.put(row, column, &id);
            }
        }
        draft.grid(sheet);
        draft.design.grid.numbers = Numbers(numbers);
        path.into_iter().take(count).collect()
    }

    /// A pawn for each player, waiting in the shoe before the first cell.
    fn pawns(&self, draft: &mut Draft) {
        let face = |cells| Face { action: Action::Move(cells), ..Face::default() };
        let faces = (1..=6).map(face).collect();
        draft.design.dice.push(Die { id: DIE.to_owned(), faces, ..Die::default() });
        let mut pawns = Vec::new();
        for (number, picture) in (1..=self.players).zip(PAWNS) {
            let id = draft.add(TokenKind {
                name: stock(&Message::new(format!("makers.pawn-{number}"))),
                picture: picture.to_owned(),
                owners: Owners(vec![number]),
                stackable: true,
                in_grid: InGrid::Die,
                die: DIE.to_owned(),
                characteristics: vec![ARRIVAL.to_owned()],
                routes: Routes { grid_to_shoe: false, shoe_to_grid: false, ..Routes::default() },
                ..TokenKind::default()
            });
            pawns.push(CellWord::Tokens(vec![TokenWord::of(&id)]));
        }
        draft.design.shoes =
            vec![Shoe { columns: self.players, tokens: Drawing(vec![pawns]), ..Shoe::default() }];
        let player = Player { shoe: Some(1), ..Player::default() };
        draft.design.players = vec![player; usize::from(self.players)];
        draft.design.player_count = Some(PlayerCount::between(2, self.players));
    }
}
