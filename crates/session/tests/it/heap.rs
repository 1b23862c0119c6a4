//! A tiny game for these tests: a heap, a coin and a secret; who takes the last stone wins.
//!
//! Moves: `1` and `2` take stones; `coin` takes one stone, and one more when the coin shows
//! heads; `ask` shows the player the secret number, once each. It is no game for people.

use std::borrow::Cow;
use std::sync::Arc;

use game::{
    AnyGame, Card, Chance, Common, Fields, Game, Knowledge, NoSolver, Notation, OptionDefault,
    OptionError, OptionKind, OptionSpec, Outcome, Presentation, Rng, Rules, Saying, Seat, Settings,
    SetupError, Told, Tone, Turn, UndoPolicy, Verdict, Viewer, Weighted, erase,
};
use i18n::Message;
use scene::{Scene, Touch};
use serde::{Deserialize, Serialize};

const OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        name: "stones",
        kind: OptionKind::Number { min: 1, max: 40 },
        default: OptionDefault::Is("9"),
    },
    OptionSpec {
        name: "undo",
        kind: OptionKind::Choice(&["single", "unlimited"]),
        default: OptionDefault::Is("single"),
    },
];

const fn card(undo: UndoPolicy) -> Card {
    Card {
        id: Cow::Borrowed("heap"),
        options: Cow::Borrowed(OPTIONS),
        undo,
        has_chance: true,
        hides: true,
        antisymmetric: true,
        ..Card::USUAL
    }
}

static SINGLE: Card = card(UndoPolicy::Single);
static UNLIMITED: Card = card(UndoPolicy::Unlimited);

/// Opens the game as a catalogue would.
pub(crate) fn open(id: &str, settings: &Settings) -> Result<Arc<dyn AnyGame>, OptionError> {
    if id != "heap" {
        return Err(OptionError::Unknown { name: id.to_owned(), known: "heap".to_owned() });
    }
    let values = settings.against(OPTIONS)?;
    let stones = values.number("stones").and_then(|number| u8::try_from(number).ok()).unwrap();
    Ok(erase(Heap { stones, single: values.word("undo") == Some("single") }))
}

/// The game with these options.
pub(crate) fn heap(options: &str) -> Arc<dyn AnyGame> {
    open("heap", &Settings::parse(options.split_whitespace()).unwrap()).unwrap()
}

#[derive(Clone)]
struct Heap {
    stones: u8,
    single: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Move {
    Take(u8),
    Coin,
    Ask,
}

#[derive(Clone, Debug, PartialEq)]
struct Position {
    stones: u8,
    secret: u8,
    asked: [bool; 2],
    hand: Seat,
    coin_in_the_air: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct View {
    seat: Option<Seat>,
    stones: u8,
    secret: Option<u8>,
    asked: [bool; 2],
    hand: Seat,
}

impl Position {
    fn pass_hand(&mut self) {
        // The hand stays with the winner, so that the outcome needs no memory.
        if self.stones > 0 {
            self.hand = self.hand.next(2);
        }
    }
}

impl game::View<Heap> for View {
    fn of(_: &Heap, position: &Position, viewer: Viewer) -> Self {
        let seat = viewer.seat();
        let knows = seat.is_some_and(|seat| position.asked[seat.index()]);
        Self {
            seat,
            stones: position.stones,
            secret: knows.then_some(position.secret),
            asked: position.asked,
            hand: position.hand,
        }
    }

    fn viewer(&self) -> Viewer {
        self.seat.map_or(Viewer::Public, Viewer::Seat)
    }

    fn sample(&self, _: &Heap, rng: &mut Rng) -> Result<Position, SetupError> {
        let guess = u8::try_from(rng.below(10)).unwrap();
        Ok(Position {
            stones: self.stones,
            secret: self.secret.unwrap_or(guess),
            asked: self.asked,
            hand: self.hand,
            coin_in_the_air: false,
        })
    }
}

impl Rules for Heap {
    type Position = Position;
    type Move = Move;
    type Undo = Position;
    type Refusal = Common;

    fn card(&self) -> &Card {
        if self.single { &SINGLE } else { &UNLIMITED }
    }

    fn settings(&self) -> Settings {
        let mut settings = Settings::none();
        settings.set("stones", self.stones);
        settings.set("undo", if self.single { "single" } else { "unlimited" });
        settings
    }

    fn seats(&self) -> u8 {
        2
    }

    fn max_plies(&self) -> u32 {
        u32::from(self.stones) + 2
    }

    fn start(&self, seed: u64) -> Position {
        let secret = u8::try_from(Rng::from_seed(seed).below(10)).unwrap();
        Position {
            stones: self.stones,
            secret,
            asked: [false; 2],
            hand: Seat::FIRST,
            coin_in_the_air: false,
        }
    }

    fn turn(&self, position: &Position) -> Turn {
        match position {
            Position { coin_in_the_air: true, .. } => Turn::Chance,
            Position { stones: 0, .. } => Turn::Over,
            Position { hand, .. } => Turn::Seat(*hand),
        }
    }

    fn outcome(&self, position: &Position) -> Option<Outcome> {
        let over = self.turn(position) == Turn::Over;
        over.then(|| Outcome::plain(Verdict::Winner(position.hand)))
    }

    fn legal_moves(&self, position: &Position, moves: &mut Vec<Move>) {
        moves.clear();
        moves.extend([Move::Take(1), Move::Take(2), Move::Coin, Move::Ask]);
        moves.retain(|action| self.check(position, action).is_ok());
    }

    fn check(&self, position: &Position, action: &Move) -> Result<(), Common> {
        let possible = match action {
            Move::Take(count) => *count <= position.stones,
            Move::Coin => true,
            Move::Ask => !position.asked[position.hand.index()],
        };
        match self.turn(position) {
            Turn::Over => Err(Common::GameOver),
            _ if possible => Ok(()),
            _ => Err(Common::NothingThere),
        }
    }

    fn apply_unchecked(&self, position: &mut Position, action: &Move) -> Position {
        let before = position.clone();
        match action {
            Move::Take(count) => position.stones -= count,
            Move::Ask => position.asked[position.hand.index()] = true,
            Move::Coin => {
                position.stones -= 1;
                position.coin_in_the_air = position.stones > 0;
            }
        }
        if !position.coin_in_the_air {
            position.pass_hand();
        }
        before
    }

    fn undo(&self, position: &mut Position, undo: Position) {
        *position = undo;
    }

    fn chances(&self, _: &Position, chances: &mut Vec<Weighted>) {
        chances.clear();
        chances.extend([0, 1].map(|side| Weighted { chance: Chance(side), weight: 1 }));
    }

    fn resolve(&self, position: &mut Position, chance: Chance) -> Option<Position> {
        let before = position.clone();
        position.coin_in_the_air = false;
        position.stones -= u8::from(chance.0 == 0);
        position.pass_hand();
        Some(before)
    }

    fn rehash(&self, position: &Position) -> u64 {
        self.position_text(position)
            .bytes()
            .fold(7, |hash, byte| hash.wrapping_mul(1_000_003) ^ u64::from(byte))
    }

    fn reveals(&self, _: &Position, action: &Move) -> bool {
        *action == Move::Ask
    }
}

impl Notation for Heap {
    fn chance_text(&self, _: &Position, chance: Chance) -> String {
        ["heads", "tails side"][usize::from(chance.0)].to_owned()
    }

    fn position_text(&self, position: &Position) -> String {
        let [first, second] = position.asked.map(u8::from);
        format!("{} {} {first}{second} {}", position.stones, position.secret, position.hand)
    }

    fn parse_position(&self, text: &str) -> Result<Position, SetupError> {
        let mut fields = Fields::of(text);
        let mut next = |name| Ok((name, fields.required(name)?));
        let (stones, secret, asked, hand) =
            (next("stones")?, next("secret")?, next("asked")?, next("hand")?);
        fields.end()?;
        let bad = |(name, text)| SetupError::unreadable(name, text);
        Ok(Position {
            stones: stones.1.parse().map_err(|_| bad(stones))?,
            secret: secret.1.parse().map_err(|_| bad(secret))?,
            asked: match asked.1 {
                "00" => [false, false],
                "10" => [true, false],
                "01" => [false, true],
                "11" => [true, true],
                _ => return Err(bad(asked)),
            },
            hand: hand.1.parse().map_err(|_| bad(hand))?,
            coin_in_the_air: false,
        })
    }

    fn move_text(&self, _: &Position, action: &Move) -> String {
        match action {
            Move::Take(count) => count.to_string(),
            Move::Coin => "coin".to_owned(),
            Move::Ask => "ask".to_owned(),
        }
    }

    fn parse_move(&self, _: &Position, text: &str) -> Result<Move, Common> {
        match text.trim() {
            "1" => Ok(Move::Take(1)),
            "2" => Ok(Move::Take(2)),
            "coin" => Ok(Move::Coin),
            "ask" => Ok(Move::Ask),
            _ => Err(Common::not_a_move(text)),
        }
    }
}

impl Presentation for Heap {
    type View = View;

    fn told(&self, position: &Position, action: &Move, viewer: Viewer) -> Vec<Told> {
        let knows = viewer == Viewer::Seat(position.hand);
        let message = match action {
            Move::Ask if knows => Message::new("heap.secret").with("number", position.secret),
            Move::Ask => Message::new("heap.asked"),
            _ => return Vec::new(),
        };
        vec![Told::Said(Saying::new(message, Tone::Plain))]
    }

    fn told_of_chance(&self, _: &Position, chance: Chance, _: Viewer) -> Vec<Told> {
        let face = chance.0 + 1;
        vec![Told::Rolled { die: "coin".to_owned(), face, faces_shown: 1, tenths: 0 }]
    }

    fn touch_path(&self, _: &Position, action: &Move) -> Vec<Touch> {
        vec![Touch::new(format!("{action:?}"))]
    }

    fn picture(&self, _: &Position, _: Viewer, _: &[Touch]) -> Scene {
        Scene::empty()
    }
}

impl Knowledge for Heap {
    type Solver = NoSolver;
}

impl Game for Heap {}
