//! Memory: cards from words, pictures or pairs. A pair is two cards with one characteristic.

use std::collections::HashMap;

use design::Design;
use design::{
    Association, Fill, Mode, Order, Player, PlayerCount, Ranking, ResultZone, TokenKind, Turns,
    WhenFull, WhenRight, Won,
};
use serde::{Deserialize, Serialize};

use crate::draft::{Draft, Sheet};
use crate::job::{Job, Pair};
use crate::layout::{near_square, small};
use crate::table::{Row, fold, read_table};
use crate::unused::Why;
use crate::{Field, Refusal, Remark};

/// The most pairs a board holds; more cards than that nobody finds.
const MOST_PAIRS: u32 = 50;
/// Fewer pairs are no game.
const FEWEST_PAIRS: usize = 2;
/// Pairs side by side in a result zone.
const WIDEST_RESULT: usize = 13;

/// The form of a memory.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Memory {
    /// What is on the cards.
    pub cards: Cards,
    /// How many pairs at most.
    pub pairs: u32,
    /// How many play; 0 for any number.
    pub players: u8,
}

/// What is on the cards of a memory.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cards {
    /// What the list says: the two halves of every line where all have two, else words.
    #[default]
    Listed,
    /// Every word twice.
    Words,
    /// The picture of every word twice.
    Pictures,
    /// Every word and its picture.
    WordPicture,
    /// The two halves of every line: a word and its translation, a sum and its result.
    Pairs,
}

impl Default for Memory {
    fn default() -> Self {
        Self { cards: Cards::default(), pairs: MOST_PAIRS, players: 0 }
    }
}

impl Cards {
    /// What they are with this list.
    fn by_list(self, list: &str) -> Self {
        match self {
            Self::Listed if is_of_pairs(list) => Self::Pairs,
            Self::Listed => Self::Words,
            chosen => chosen,
        }
    }
}

/// One side of a pair.
#[derive(Clone, PartialEq)]
struct Card {
    name: String,
    picture: String,
}

impl Memory {
    pub(crate) const FIELDS: &[Field] = &[
        Field::choice("cards", &["listed", "words", "pictures", "word-picture", "pairs"]),
        Field::number("pairs", 2, MOST_PAIRS),
        Field::number("players", 0, 6),
    ];

    pub(crate) fn make(&self, job: &mut Job<'_>) -> Result<Design, Refusal> {
        let most = usize::try_from(self.pairs).unwrap_or(FEWEST_PAIRS);
        let cards = self.cards.by_list(&job.form.list);
        let pairs = match cards {
            Cards::Pairs => of_pairs(job, most),
            _ => of_words(cards, job, most),
        };
        if pairs.len() < FEWEST_PAIRS {
            let (found, wanted) = (pairs.len(), FEWEST_PAIRS);
            return Err(match cards {
                Cards::Pairs => Refusal::TooFewPairs { found, wanted },
                _ => Refusal::TooFewWords { found, wanted },
            });
        }
        match (self.cards, cards) {
            (Cards::Listed, Cards::Pairs) => job.remarks.push(Remark::TakenForPairs),
            (Cards::Words, _) if is_of_pairs(&job.form.list) => {
                job.remarks.push(Remark::LooksLikePairs);
            }
            _ => {}
        }
        let mut draft = Draft::new(job.form);
        let mut cards = Vec::new();
        for (left, right, mark) in &pairs {
            if left == right {
                let id = draft.add(card(&draft, left, mark));
                cards.extend([id.clone(), id]);
            } else {
                cards.push(draft.add(card(&draft, left, mark)));
                cards.push(draft.add(card(&draft, right, mark)));
            }
        }
        lay_out(&mut draft, &cards);
        self.rules(&mut draft.design, pairs.len());
        Ok(draft.finish())
    }

    fn rules(&self, design: &mut Design, pairs: usize) {
        let result = ResultZone {
            rows: 2,
            columns: small(pairs.min(WIDEST_RESULT)),
            fill: Fill::ByColumn,
            when_full: WhenFull::ShiftColumn,
            ..ResultZone::default()
        };
        let zones = self.players.max(1);
        design.result_zones = vec![result; usize::from(zones)];
        let player = |zone| Player { result_zone: Some(zone), ..Player::default() };
        design.players = (1..=zones).map(player).collect();
        // One player defined means any number; only a lone player is told so.
        if self.players == 1 {
            design.player_count = Some(PlayerCount::between(1, 1));
        }
        design.turns = Turns { pass_after_right: false, ..Turns::default() };
        // Nobody is hurried: the cards stay open until the player goes on.
        let (when_right, turn_back_after) = (WhenRight::Remove, None);
        design.association = Association { when_right, turn_back_after, ..Association::default() };
        design.won = Won { grid_empty: true, ..Won::none() };
        design.ranking = Ranking::MostTokens;
        design.grid.order = Order::Shuffled;
    }
}

/// Pairs from single words; words without the picture they need are left out.
fn of_words(cards: Cards, job: &mut Job<'_>, most: usize) -> Vec<(Card, Card, String)> {
    let mut pairs = Vec::new();
    let words = job.words(usize::MAX);
    for item in words {
        let word = Card { name: item.text.clone(), picture: String::new() };
        let found = if cards == Cards::Words { None } else { job.picture(&item.text) };
        let pictured = found.map(|picture| Card { name: item.text.clone(), picture });
        let pair = match (cards, pictured) {
            (Cards::Words, _) => Some((word.clone(), word)),
            (Cards::Pictures, Some(picture)) => Some((picture.clone(), picture)),
            (_, Some(picture)) => Some((word, picture)),
            (_, None) => None,
        };
        match pair {
            None => job.leave_out(item.line, &item.text, Why::NoPicture),
            Some(_) if pairs.len() == most => {
                job.leave_out(item.line, &item.text, Why::NoRoom { most });
            }
            Some((left, right)) => pairs.push((left, right, item.text)),
        }
    }
    pairs
}

/// Whether a list is a table of two columns.
fn is_of_pairs(list: &str) -> bool {
    let rows = read_table(list, 2).rows;
    let is_pair = |row: &Row| row.cells.len() == 2 && row.cells.iter().all(|cell| !cell.is_empty());
    rows.len() >= FEWEST_PAIRS && rows.iter().all(is_pair)
}

/// Pairs from two columns. Where one text stands in several pairs, as 7 in 3 + 4 = 7 and
/// 5 + 2 = 7, all of them belong together, for nobody could tell them apart.
fn of_pairs(job: &mut Job<'_>, most: usize) -> Vec<(Card, Card, String)> {
    let pairs = job.pairs(most);
    let marks = groups(&pairs);
    let job = &*job;
    // A picture is called what it goes with.
    let card = |text: &str, other: &str| match job.named_picture(text) {
        Some(picture) => Card { name: other.to_owned(), picture },
        None => Card { name: text.to_owned(), picture: String::new() },
    };
    pairs
        .iter()
        .zip(marks)
        .map(|(Pair { left, right, .. }, mark)| (card(left, right), card(right, left), mark))
        .collect()
}

/// One characteristic for all pairs that share a text.
fn groups(pairs: &[Pair]) -> Vec<String> {
    let mut group_of: HashMap<String, usize> = HashMap::new();
    let mut group: Vec<usize> = Vec::new();
    for (index, pair) in pairs.iter().enumerate() {
        let mut mine = index;
        for text in [fold(&pair.left), fold(&pair.right)] {
            let found = *group_of.entry(text).or_insert(mine);
            let (low, high) = (found.min(mine), found.max(mine));
            for other in group.iter_mut().chain(group_of.values_mut()) {
                if *other == high {
                    *other = low;
                }
            }
            mine = low;
        }
        group.push(mine);
    }
    let name = |group: usize| pairs.get(group).map_or_else(String::new, |pair| pair.left.clone());
    group.into_iter().map(name).collect()
}

fn card(draft: &Draft, card: &Card, mark: &str) -> TokenKind {
    TokenKind {
        name: draft.own(&card.name),
        picture: card.picture.clone(),
        mode: Mode::Selection,
        characteristics: vec![mark.to_owned()],
        ..TokenKind::default()
    }
}

/// Lays the cards out near a square; cells left over are closed, a lone one in the middle.
fn lay_out(draft: &mut Draft, cards: &[String]) {
    let size = near_square(cards.len());
    let spare = size.cells() - cards.len();
    let middle = size.cells() / 2;
    let in_middle = spare == 1 && size.rows % 2 == 1 && size.columns % 2 == 1;
    let mut sheet = Sheet::new(size);
    let mut cards = cards.iter();
    for at in 0..size.cells() {
        let (row, column) = (at / size.columns, at % size.columns);
        let is_closed = in_middle && at == middle;
        match if is_closed { None } else { cards.next() } {
            Some(id) => sheet.put(row, column, id),
            None => sheet.close(row, column),
        }
    }
    draft.grid(sheet);
}
