//! A design while it is being made: kinds of tokens with short names of their own, boards, zones.

use std::collections::HashMap;

use design::Design;
use design::{
    CellList, CellWord, Drawing, InGrid, Order, Player, Routes, Shoe, TokenKind, TokenWord, Words,
    Zone,
};
use i18n::{Lang, Message, Translator};

use crate::layout::{Size, cell, shoe_size, small};
use crate::{Form, WORDS};

/// How wide a letter of a name is, and how wide a whole board may become for its names.
const LETTER: usize = 11;
const WIDEST_BOARD: usize = 600;

/// The longest short name, so that a number still fits behind it.
const LONGEST_ID: usize = 30;
/// Tokens side by side in a shoe.
const WIDEST_SHOE: usize = 12;

/// A design in the making.
pub(crate) struct Draft {
    pub(crate) design: Design,
    ids: Ids,
    lang: Lang,
}

impl Draft {
    /// A design with its name and instructions.
    pub(crate) fn new(form: &Form) -> Self {
        let kind = form.kind();
        let title = crate::table::clean(&form.title);
        let mut design = Design {
            name: stock(&kind.title()),
            instructions: stock(&kind.instructions()),
            theme: kind.theme(),
            ..Design::default()
        };
        if !title.is_empty() {
            design.name = in_lang(form.lang, &title);
        }
        // What is drawn is meant so, unless a maker says otherwise.
        design.grid.order = Order::Kept;
        Self { design, ids: Ids::default(), lang: form.lang }
    }

    /// Words of the person, in the language of the form.
    pub(crate) fn own(&self, text: &str) -> Words {
        in_lang(self.lang, text)
    }

    /// Adds a kind of token and gives it a short name from what it is called.
    pub(crate) fn add(&mut self, mut kind: TokenKind) -> String {
        let called = kind.name.in_lang(self.lang);
        // A kind without a picture is drawn by its short name, where the library has one of that
        // name: words of the person stay words. Single letters and digits are drawn as tiles.
        let is_own = kind.name.fr.is_empty() != kind.name.en.is_empty();
        let is_word = is_own && kind.picture.is_empty() && called.chars().count() > 1;
        let called = if is_word { format!("{called} word") } else { called.to_owned() };
        kind.id = self.ids.make(&called, "token");
        let id = kind.id.clone();
        self.design.tokens.push(kind);
        id
    }

    /// The short name of such a kind, which is added unless there is one like it.
    pub(crate) fn add_once(&mut self, kind: TokenKind) -> String {
        let is_alike =
            |known: &&TokenKind| TokenKind { id: String::new(), ..TokenKind::clone(known) } == kind;
        match self.design.tokens.iter().find(is_alike) {
            Some(known) => known.id.clone(),
            None => self.add(kind),
        }
    }

    /// Adds a zone of some cells with its characteristics.
    pub(crate) fn zone(&mut self, name: Words, cells: CellList, marks: &[&str]) {
        let taken = |id: &str| self.design.grid.zones.iter().any(|zone| zone.id == id);
        let base = id_of(name.in_lang(self.lang), "zone");
        let number = |n: usize| format!("{base}-{n}");
        let id = if taken(&base) {
            (2..).map(number).find(|id| !taken(id)).unwrap_or_default()
        } else {
            base.clone()
        };
        let characteristics = marks.iter().map(|mark| (*mark).to_owned()).collect();
        self.design.grid.zones.push(Zone { id, name, cells, characteristics, ..Zone::default() });
    }

    /// The whole design. Of every kind there are as many tokens as were laid out.
    pub(crate) fn finish(mut self) -> Design {
        let laid_out = self.design.laid_out();
        for kind in &mut self.design.tokens {
            let count = laid_out.iter().filter(|token| token.kind == kind.id).count();
            kind.count = u16::try_from(count).unwrap_or(u16::MAX).max(1);
        }
        self.name_in_its_languages();
        self.make_room_for_words();
        self.design
    }

    /// Tokens without a picture show their names: cells are as wide as the longest word wants, as
    /// far as the whole board stays small.
    fn make_room_for_words(&mut self) {
        let design = &mut self.design;
        let written = design.tokens.iter().filter(|kind| kind.picture.is_empty());
        let names = written.flat_map(|kind| [&kind.name.fr, &kind.name.en]);
        let words = names.flat_map(|name| name.split_whitespace());
        let longest = words.map(|word| word.chars().count()).max().unwrap_or(0);
        let wanted = longest
            .saturating_mul(LETTER)
            .min(WIDEST_BOARD / usize::from(design.grid.columns.max(1)));
        let usual = design.token_width;
        let width = u16::try_from(wanted).unwrap_or(usual).max(usual);
        design.token_width = width;
        design.grid.frame.cell_width = width;
        design.shoes.iter_mut().for_each(|shoe| shoe.frame.cell_width = width);
        design.result_zones.iter_mut().for_each(|zone| zone.frame.cell_width = width);
    }

    /// A game speaks the languages of its name; words of one language make it a game of that one.
    fn name_in_its_languages(&mut self) {
        let design = &mut self.design;
        let kinds = design.tokens.iter().map(|kind| &kind.name);
        let mut names = kinds.chain(design.grid.zones.iter().map(|zone| &zone.name));
        if names.any(|name| name.fr.is_empty() != name.en.is_empty()) {
            design.name = in_lang(self.lang, design.name.in_lang(self.lang));
        }
    }

    /// Sets the size of the grid and what lies on it.
    pub(crate) fn grid(&mut self, sheet: Sheet) {
        self.design.grid.rows = small(sheet.size.rows);
        self.design.grid.columns = small(sheet.size.columns);
        self.design.grid.tokens = sheet.into_drawing();
    }

    /// One shoe for all, which shows some of the tokens; the others wait in its queue.
    pub(crate) fn shoe(&mut self, tokens: Vec<String>, shown: usize) {
        let size = shoe_size(shown.min(tokens.len()), WIDEST_SHOE);
        self.design.shoes.push(Shoe {
            rows: small(size.rows),
            columns: small(size.columns),
            queue_cells: u16::try_from(tokens.len().max(20)).unwrap_or(u16::MAX),
            queue: tokens,
            ..Shoe::default()
        });
        self.design.players = vec![Player { shoe: Some(1), ..Player::default() }];
    }
}

/// A token that stands where it is: a title, a number that is given. Unlike decor, it lets no
/// other token into its cell.
pub(crate) fn fixed(name: Words) -> TokenKind {
    let (routes, in_grid) = (Routes::NONE, InGrid::Immobile);
    TokenKind { name, routes, in_grid, ..TokenKind::default() }
}

/// A token that goes from the shoe to the grid and stays where it was right.
pub(crate) fn placed(name: Words, mark: &str) -> TokenKind {
    TokenKind {
        name,
        characteristics: vec![mark.to_owned()],
        in_grid: InGrid::Immobile,
        routes: Routes { grid_to_shoe: false, grid_to_waiting: false, ..Routes::default() },
        ..TokenKind::default()
    }
}

/// What lies on a board, cell by cell.
pub(crate) struct Sheet {
    size: Size,
    words: Vec<Vec<CellWord>>,
}

impl Sheet {
    pub(crate) fn new(size: Size) -> Self {
        let words = vec![vec![CellWord::Tokens(Vec::new()); size.columns]; size.rows];
        Self { size, words }
    }

    /// Lays a token on a cell.
    pub(crate) fn put(&mut self, row: usize, column: usize, id: &str) {
        self.set(row, column, CellWord::Tokens(vec![TokenWord::of(id)]));
    }

    /// Takes a cell out of play.
    pub(crate) fn close(&mut self, row: usize, column: usize) {
        self.set(row, column, CellWord::Closed);
    }

    /// Puts an empty cell in play again.
    pub(crate) fn open(&mut self, row: usize, column: usize) {
        self.set(row, column, CellWord::Tokens(Vec::new()));
    }

    fn set(&mut self, row: usize, column: usize, word: CellWord) {
        if let Some(place) = self.words.get_mut(row).and_then(|row| row.get_mut(column)) {
            *place = word;
        }
    }

    fn into_drawing(self) -> Drawing {
        Drawing(self.words)
    }
}

/// Cells by rows and columns from 0.
pub(crate) fn cells(places: impl IntoIterator<Item = (usize, usize)>) -> CellList {
    places.into_iter().map(|(row, column)| cell(row, column)).collect()
}

fn in_lang(lang: Lang, text: &str) -> Words {
    match lang {
        Lang::Fr => Words { fr: text.to_owned(), ..Words::default() },
        Lang::En => Words { en: text.to_owned(), ..Words::default() },
    }
}

/// The same words in both languages: numbers, letters, signs.
pub(crate) fn everywhere(text: &str) -> Words {
    Words { fr: text.to_owned(), en: text.to_owned() }
}

/// A message of this crate in both languages.
pub(crate) fn stock(message: &Message) -> Words {
    Words { fr: say(Lang::Fr, message), en: say(Lang::En, message) }
}

/// A message of this crate in a language; its key when the words cannot be read, which tests
/// would show.
fn say(lang: Lang, message: &Message) -> String {
    let source = match lang {
        Lang::En => WORDS.en,
        Lang::Fr => WORDS.fr,
    };
    Translator::new(lang, &[source])
        .map_or_else(|_| message.key().to_owned(), |words| words.say(message))
}

/// Short names that are all different.
#[derive(Default)]
struct Ids(HashMap<String, usize>);

impl Ids {
    fn make(&mut self, text: &str, otherwise: &str) -> String {
        let base = id_of(text, otherwise);
        loop {
            let count = self.0.entry(base.clone()).or_insert(0);
            *count += 1;
            if *count == 1 {
                return base;
            }
            let id = format!("{base}-{count}");
            if !self.0.contains_key(&id) {
                self.0.insert(id.clone(), 1);
                return id;
            }
        }
    }
}

fn id_of(text: &str, otherwise: &str) -> String {
    let mut id = String::new();
    for letter in text.chars().flat_map(char::to_lowercase) {
        if letter.is_alphanumeric() {
            id.push(letter);
        } else if !id.is_empty() && !id.ends_with('-') {
            id.push('-');
        }
        if id.chars().count() >= LONGEST_ID {
            break;
        }
    }
    let id = id.trim_matches('-');
    if id.is_empty() { otherwise.to_owned() } else { id.to_owned() }
}
