//! What the educator made: every concept of a game with a default for every field.
//!
//! The types here are the design file as it is read and written; they are plain data, not yet
//! checked against each other. `files` reads, checks and writes them, `edit` changes them,
//! `package` packs them with their pictures. Nothing is played here: that is the crate `workshop`.

mod boards;
mod cells;
mod dice;
mod drawing;
pub mod edit;
mod ends;
pub mod files;
mod grammar;
mod own_keys;
pub mod package;
mod players;
mod rules;
mod shapes;
mod table;
mod tokens;
mod words;

pub use boards::{
    Code, Draw, Fill, Frame, Grid, Growth, Layout, Order, Refill, RequestFills, ResultZone, SeenBy,
    Shoe, WaitingZone, WhenFull, Zone,
};
pub use cells::{CellList, CellListError};
pub use dice::{Action, BeyondLast, Captures, CellDie, Die, Face, FromShoe};
pub(crate) use drawing::is_id;
pub use drawing::{CellWord, Drawing, DrawingError, TokenWord};
pub use ends::{Goal, InLine, Lost, NamedGoal, Ranking, Won};
pub use grammar::{Article, Gender, Grammar, Number};
pub use own_keys::own_keys;
pub use players::{MustTake, Player, PlayerCount, Turns};
pub use rules::{
    Association, By, Combat, Picks, Tie, Validation, WhenChecked, WhenRight, WhenToValidate,
    WhenWrong,
};
pub use shapes::{MAX_SHAPE, Offset};
pub use table::{MoveTable, MoveTableError, Numbers, NumbersError, TableOverride};
pub use tokens::{
    FacesSeenBy, Flanks, InGrid, JumpOver, Jumps, Mode, Owners, Promotion, Routes, Shape, Sides,
    TokenKind,
};
pub use words::Words;

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The words of the messages about designs, and of all that plays of designs say: an educator may
/// replace these, so they are part of what a design is.
pub const WORDS: i18n::Words =
    i18n::Words { en: include_str!("../i18n/en.ftl"), fr: include_str!("../i18n/fr.ftl") };

/// The French words of this crate that differ where the player is told *vous*.
pub const FR_VOUS: &str = include_str!("../i18n/fr-vous.ftl");

/// How many shoes, waiting zones and result zones there may be of each.
pub const MAX_BOARDS: usize = 8;
/// How many kinds of tokens a design may have.
pub const MAX_KINDS: usize = 1023;
/// How many different characteristics a design may have.
pub const MAX_MARKS: usize = 512;

/// The newest version of the format that this program reads and writes.
pub const VERSION: u32 = 2;
/// The version of designs that use nothing newer; what is not said is this.
pub const FIRST_VERSION: u32 = 1;

/// A whole design.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Design {
    /// The version of the format; files say the least one that knows all their fields.
    pub marelle_design: u32,
    /// Its name for people.
    pub name: Words,
    /// What the players are told before they begin.
    pub instructions: Words,
    /// Age and skill, for the shelf.
    pub labels: Vec<String>,
    /// Whether French says tu or vous to the player.
    pub address: Address,
    /// What the things are called that are moved or turned: card, animal, letter. Guessed when
    /// empty.
    #[serde(skip_serializing_if = "Words::is_empty")]
    pub thing_name: Words,
    /// What the table, its boards and its cards look like.
    pub theme: Theme,
    /// Whether letters and numbers stand at the edges of boards.
    pub coordinates: bool,
    /// Whether the name of a token stands below its picture.
    pub captions: bool,
    /// The kinds of tokens.
    pub tokens: Vec<TokenKind>,
    /// Height of all tokens on the screen.
    pub token_height: u16,
    /// Width of all tokens on the screen.
    pub token_width: u16,
    /// The one board that every game has.
    pub grid: Grid,
    /// Boards from which tokens are offered.
    pub shoes: Vec<Shoe>,
    /// Side boards where players park tokens.
    pub waiting_zones: Vec<WaitingZone>,
    /// Where removed tokens go.
    pub result_zones: Vec<ResultZone>,
    /// When shoes are filled again; one setting for all, for fairness.
    pub refill: Refill,
    /// What a refill on request fills.
    pub request_fills: RequestFills,
    /// Who plays.
    pub players: Vec<Player>,
    /// How many of the players may take part; all of them when it is not given.
    pub player_count: Option<PlayerCount>,
    /// When the hand passes.
    pub turns: Turns,
    /// When a move or a selection is right.
    pub association: Association,
    /// What happens when enemies meet.
    pub combat: Combat,
    /// When a player has won.
    pub won: Won,
    /// When a player has lost.
    pub lost: Lost,
    /// Who is first at the end.
    pub ranking: Ranking,
    /// The dice.
    pub dice: Vec<Die>,
    /// What a move beyond the last numbered cell does.
    pub beyond_last: BeyondLast,
    /// Other rules over the same material, by name; the player chooses.
    pub variants: Vec<Variant>,
    /// Names of characteristics for people, where the characteristic itself does not do.
    pub characteristic_names: BTreeMap<String, Words>,
    /// The educator's own words for stock messages, by their keys.
    pub messages: BTreeMap<String, Words>,
}

impl Default for Design {
    fn default() -> Self {
        Self {
            marelle_design: FIRST_VERSION,
            name: Words::default(),
            instructions: Words::default(),
            labels: Vec::new(),
            address: Address::default(),
            thing_name: Words::default(),
            theme: Theme::default(),
            coordinates: false,
            captions: false,
            tokens: Vec::new(),
            token_height: 50,
            token_width: 50,
            grid: Grid::default(),
            shoes: Vec::new(),
            waiting_zones: Vec::new(),
            result_zones: Vec::new(),
            refill: Refill::default(),
            request_fills: RequestFills::default(),
            players: vec![Player::default()],
            player_count: None,
            turns: Turns::default(),
            association: Association::default(),
            combat: Combat::default(),
            won: Won::default(),
            lost: Lost::default(),
            ranking: Ranking::default(),
            dice: Vec::new(),
            beyond_last: BeyondLast::default(),
            variants: Vec::new(),
            characteristic_names: BTreeMap::new(),
            messages: BTreeMap::new(),
        }
    }
}

impl Design {
    /// Every token that lies somewhere when a play begins: in the grid, in shoes and queues.
    #[must_use]
    pub fn laid_out(&self) -> Vec<TokenWord> {
        let of_shoes = self.shoes.iter().map(|shoe| &shoe.tokens);
        let drawings = std::iter::once(&self.grid.tokens).chain(of_shoes);
        let drawn = drawings.flat_map(|drawing| drawing.0.iter().flatten());
        let drawn = drawn.flat_map(|word| match word {
            CellWord::Tokens(tokens) => tokens.clone(),
            CellWord::Closed => Vec::new(),
        });
        let queued = self.shoes.iter().flat_map(|shoe| &shoe.queue);
        drawn.chain(queued.filter_map(|word| word.parse().ok())).collect()
    }

    /// Whether the program lays tokens of a kind by itself: it draws them by lot, answers with
    /// them, or makes them grow.
    #[must_use]
    pub fn lays(&self, id: &str) -> bool {
        let levels = self.variants.iter().filter_map(|variant| variant.grid.as_ref());
        std::iter::once(&self.grid).chain(levels).any(|grid| grid.lays(id))
    }

    /// Every picture that it names, by an id or a path: faces and backs of tokens, faces of dice,
    /// backgrounds of boards. Some are empty, and some named twice.
    pub fn pictures(&self) -> impl Iterator<Item = &str> {
        let kinds = self.tokens.iter().flat_map(|kind| [&kind.picture, &kind.back]);
        let faces = self.dice.iter().flat_map(|die| die.faces.iter().map(|face| &face.picture));
        let frames = std::iter::once(&self.grid.frame)
            .chain(self.shoes.iter().map(|shoe| &shoe.frame))
            .chain(self.waiting_zones.iter().map(|zone| &zone.frame))
            .chain(self.result_zones.iter().map(|zone| &zone.frame));
        let frames = frames.map(|frame| &frame.background);
        kinds.chain(faces).chain(frames).map(String::as_str)
    }

    /// The design with the rules of a variant in force, by its id; as it is without such a one.
    #[must_use]
    pub fn with_variant(&self, id: &str) -> Self {
        let mut design = self.clone();
        let Some(variant) = self.variants.iter().find(|variant| variant.id == id) else {
            return design;
        };
        replace(&mut design.turns, &variant.turns);
        replace(&mut design.association, &variant.association);
        replace(&mut design.combat, &variant.combat);
        replace(&mut design.won, &variant.won);
        replace(&mut design.lost, &variant.lost);
        replace(&mut design.ranking, &variant.ranking);
        replace(&mut design.refill, &variant.refill);
        replace(&mut design.grid, &variant.grid);
        design
    }
}

fn replace<T: Clone>(field: &mut T, other: &Option<T>) {
    if let Some(other) = other {
        field.clone_from(other);
    }
}

/// How French speaks to the player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Address {
    #[default]
    Tu,
    Vous,
}

/// What a table looks like.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Theme {
    #[default]
    Table,
    Paper,
    Garden,
    Sea,
    Night,
}

/// A rule set over the same material: what it names replaces the design's own.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are those of the design")]
pub struct Variant {
    /// Its short stable name, as in `variant=…`.
    pub id: String,
    /// Its name for people.
    pub name: Words,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turns: Option<Turns>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub association: Option<Association>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub combat: Option<Combat>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub won: Option<Won>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lost: Option<Lost>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ranking: Option<Ranking>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refill: Option<Refill>,
    /// Another grid for the same tokens: a level.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub grid: Option<Grid>,
}
