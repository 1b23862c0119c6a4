//! Quoridor: reach the far side first; walls make the way longer but never close it.
//!
//! Two players face to face or four around the board, boards from 3×3 to 12×12, every option of
//! the text protocol. This file is the name card and the contract's thin front; the rules stand
//! in `pawns`, `walls` and `rules`. Machines are not made here, only the knowledge they use.

mod bits;
mod board;
mod candidates;
mod demos;
mod endgame;
mod eval;
mod hash;
mod layout;
mod moves;
mod notation;
mod paths;
mod pawns;
mod perft;
mod race;
mod reason;
mod refusal;
mod rules;
mod scene;
mod sheet;
mod view;
mod walls;
mod ways;

use std::borrow::Cow;

use ::scene::{Scene, Touch};
use game::{
    BuiltIn, BySeat, Card, Game, OptionDefault, OptionError, OptionKind, OptionSpec, Order,
    Outcome, Rng, Seat, Settings, SetupError, Sheet, SheetError, Turn, UndoPolicy, Verdict, Viewer,
};
use i18n::{Message, Words};

pub use board::Position;
pub use moves::{Move, Orientation};
pub use refusal::Refusal;
pub use view::View;

/// Quoridor with its options.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Quoridor {
    size: u8,
    players: u8,
    walls_each: u8,
    pass: bool,
    bonus: u8,
    behind: Behind,
    /// The goal cells of each seat.
    goals: [[u64; 3]; 4],
    /// All crossings, then those of the west column, east column, south row and north row.
    crossings: [[u64; 2]; 5],
}

/// What a second pawn right behind a jumped one does, with four players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Behind {
    /// There is no jump over the first.
    None,
    /// It is like a wall: the way around is open.
    Diagonal,
}

const OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        name: "size",
        kind: OptionKind::Number { min: 3, max: layout::MAX_SIZE as u32 },
        default: OptionDefault::Is("9"),
    },
    OptionSpec {
        name: "players",
        kind: OptionKind::Numbers(&[2, 4]),
        default: OptionDefault::Is("2"),
    },
    OptionSpec {
        name: "walls",
        kind: OptionKind::Number { min: 0, max: hash::MAX_WALLS as u32 },
        default: OptionDefault::Follows("quoridor.walls-default"),
    },
    OptionSpec { name: "pass", kind: OptionKind::FLAG, default: OptionDefault::Is("no") },
    OptionSpec {
        name: "bonus",
        kind: OptionKind::Number { min: 0, max: board::MAX_BONUS as u32 },
        default: OptionDefault::Is("0"),
    },
    OptionSpec {
        name: "behind",
        kind: OptionKind::Choice(&["none", "diagonal"]),
        default: OptionDefault::Is("none"),
    },
];

static CARD: Card = Card {
    id: Cow::Borrowed("quoridor"),
    options: Cow::Borrowed(OPTIONS),
    words: Some(Words { en: include_str!("../i18n/en.ftl"), fr: include_str!("../i18n/fr.ftl") }),
    undo: UndoPolicy::Single,
    antisymmetric: true,
    order: Order::Drawn,
    suggested: &["pass=yes"],
    demos: demos::DEMOS,
    ..Card::USUAL
};

/// Points for reaching the goal.
const WINNER_POINTS: i32 = 5;

impl BuiltIn for Quoridor {
    fn name_card() -> &'static Card {
        &CARD
    }

    fn configure(settings: &Settings) -> Result<Self, OptionError> {
        let values = settings.against(OPTIONS)?;
        // The specs keep every number below 256.
        let number = |name| values.number(name).and_then(|number| u8::try_from(number).ok());
        let (size, players) = (number("size").unwrap_or(9), number("players").unwrap_or(2));
        let stock = if size > 9 { 40 } else { 20 };
        Ok(Self {
            size,
            players,
            walls_each: number("walls").unwrap_or(stock / players),
            pass: values.flag("pass"),
            bonus: number("bonus").unwrap_or(0),
            behind: match values.word("behind") {
                Some("diagonal") => Behind::Diagonal,
                _ => Behind::None,
            },
            goals: board::goals(size, players),
            crossings: board::crossings(size),
        })
    }
}

impl Quoridor {
    /// Whether a cell is a goal of a seat.
    fn is_goal(&self, seat: usize, cell: u8) -> bool {
        board::is_set(&self.goals[seat], cell)
    }

    /// How many steps each seat's pawn is from its goal, pawns ignored.
    #[must_use]
    pub fn distances(&self, position: &Position) -> Vec<Option<u32>> {
        let seats = 0..self.players as usize;
        layout::with_layout!(self.size, L => {
            seats.map(|seat| paths::distance::<L>(self, position, seat)).collect()
        })
    }
}

impl Game for Quoridor {
    type Position = Position;
    type Move = Move;
    type Undo = Position;
    type View = View;
    type Refusal = Refusal;

    fn card(&self) -> &Card {
        &CARD
    }

    fn settings(&self) -> Settings {
        let yes_or_no = |flag| if flag { "yes" } else { "no" };
        let mut settings = Settings::none();
        settings.set("size", self.size);
        settings.set("players", self.players);
        settings.set("walls", self.walls_each);
        settings.set("pass", yes_or_no(self.pass));
        settings.set("bonus", self.bonus);
        settings.set("behind", if self.behind == Behind::None { "none" } else { "diagonal" });
        settings
    }

    fn seats(&self) -> u8 {
        self.players
    }

    fn max_plies(&self) -> u32 {
        4 * u32::from(self.size) * u32::from(self.size)
    }

    fn start(&self, seed: u64) -> Position {
        board::start(self, seed)
    }

    #[inline(always)]
    fn turn(&self, position: &Position) -> Turn {
        if position.winner.is_some() || rules::is_blocked(self, position) {
            Turn::Over
        } else {
            Turn::Seat(Seat::at(position.turn as usize))
        }
    }

    fn outcome(&self, position: &Position) -> Option<Outcome> {
        let verdict = match position.winner {
            Some(seat) => Verdict::Winner(seat),
            None if rules::is_blocked(self, position) => Verdict::Nobody,
            None => return None,
        };
        Some(Outcome::plain(verdict))
    }

    fn legal_moves(&self, position: &Position, moves: &mut Vec<Move>) {
        moves::legal_moves(self, position, moves);
    }

    fn count_moves(&self, position: &Position) -> u64 {
        moves::count_moves(self, position)
    }

    fn random_move(
        &self,
        position: &Position,
        rng: &mut Rng,
        _moves: &mut Vec<Move>,
    ) -> Option<Move> {
        moves::random_move(self, position, rng)
    }

    fn check(&self, position: &Position, action: &Move) -> Result<(), Refusal> {
        rules::check(self, position, *action)
    }

    fn apply_unchecked(&self, position: &mut Position, action: &Move) -> Position {
        let before = position.clone();
        rules::apply(self, position, *action);
        before
    }

    fn advance(&self, position: &mut Position, action: &Move) {
        rules::apply(self, position, *action);
    }

    fn undo(&self, position: &mut Position, undo: Position) {
        *position = undo;
    }

    fn hash(&self, position: &Position) -> u64 {
        position.hash
    }

    fn rehash(&self, position: &Position) -> u64 {
        board::hash(self, position)
    }

    /// With the passes in a row, which can end a game and stand in no text.
    fn key(&self, position: &Position) -> u64 {
        position.hash ^ hash::passes(position.passes)
    }

    /// With two players the board may be mirrored; with four, that would change who sits where.
    fn symmetries(&self) -> usize {
        if self.players == 2 { 2 } else { 1 }
    }

    fn map_position(&self, symmetry: usize, position: &Position) -> Position {
        if symmetry == 0 { position.clone() } else { board::mirrored(self, position) }
    }

    fn map_move(&self, symmetry: usize, action: &Move) -> Move {
        if symmetry == 0 { *action } else { board::mirrored_move(self, *action) }
    }

    fn position_text(&self, position: &Position) -> String {
        notation::position_text(self, position)
    }

    fn parse_position(&self, text: &str) -> Result<Position, SetupError> {
        notation::parse_position(self, text)
    }

    fn move_text(&self, _position: &Position, action: &Move) -> String {
        notation::move_text(self, *action)
    }

    fn parse_move(&self, _position: &Position, text: &str) -> Result<Move, Refusal> {
        notation::parse_move(self, text)
    }

    fn sheet_formats(&self) -> &'static [&'static str] {
        sheet::FORMATS
    }

    fn read_sheet(&self, text: &str) -> Result<Sheet, SheetError> {
        sheet::read(self, text)
    }

    fn write_sheet(&self, format: &str, sheet: &Sheet) -> Option<String> {
        sheet::write(self, format, sheet)
    }

    fn touch_path(&self, _position: &Position, action: &Move) -> Vec<Touch> {
        scene::touch_path(self, *action)
    }

    fn explain_touch(&self, position: &Position, _touches: &[Touch], next: &Touch) -> Refusal {
        scene::explain_touch(self, position, next)
    }

    fn picture(&self, position: &Position, _viewer: Viewer, touches: &[Touch]) -> Scene {
        scene::picture(self, position, touches)
    }

    /// Only a corner is touched before more is wanted: then the wall has to lie somehow.
    fn prompt(&self, position: &Position, _viewer: Viewer, touches: &[Touch]) -> Message {
        match (touches, self.turn(position)) {
            ([_, ..], Turn::Seat(hand)) => Message::new("quoridor.lay-how").with("player", hand),
            _ => game::usual_prompt(self, position),
        }
    }

    fn evaluate(&self, position: &Position, seat: Seat) -> i32 {
        eval::evaluate(self, position, seat)
    }

    fn evaluation_scale(&self) -> i32 {
        eval::SCALE
    }

    fn evaluation_tells(&self) -> f32 {
        1.0
    }

    /// One's own pawn is always in sight; where a wall could stand is not.
    fn is_obvious(&self, _position: &Position, action: &Move) -> bool {
        matches!(action, Move::Pawn(_))
    }

    fn known_score(&self, position: &Position, seat: Seat) -> Option<i32> {
        race::known_score(self, position, seat)
    }

    fn solving_nodes(&self, position: &Position) -> Option<u64> {
        endgame::fits(self, position).then_some(endgame::NODES)
    }

    fn solve(
        &self,
        position: &Position,
        _go_on: &mut dyn FnMut(u64) -> bool,
    ) -> Option<(Move, i32)> {
        endgame::solve(self, position)
    }

    fn candidates(&self, position: &Position, moves: &mut Vec<Move>) -> bool {
        candidates::list(self, position, moves)
    }

    fn order(&self, position: &Position, action: &Move) -> i32 {
        let mut found = Vec::with_capacity(1);
        candidates::orders(self, position, &[*action], &mut found);
        found.first().copied().unwrap_or_default()
    }

    fn orders(&self, position: &Position, moves: &[Move], found: &mut Vec<i32>) {
        candidates::orders(self, position, moves, found);
    }

    fn is_calm(&self, position: &Position) -> bool {
        candidates::is_calm(self, position)
    }

    fn reason(&self, position: &Position, action: &Move, seat: Seat) -> Option<Message> {
        reason::reason(self, position, *action, seat)
    }

    /// The winner's points, and what each pawn found on bonus cells.
    fn points(&self, position: &Position, outcome: &Outcome) -> BySeat<i32> {
        BySeat::from_fn(self.players, |seat| {
            let won = if outcome.is_won_by(seat) { WINNER_POINTS } else { 0 };
            won + i32::from(position.earned[seat.index()])
        })
    }

    fn perft(&self, position: &Position, depth: u32) -> u64 {
        perft::perft(self, position, depth)
    }
}
