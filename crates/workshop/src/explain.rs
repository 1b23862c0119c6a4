//! Why an action is refused and what is said of one that was played: keys with arguments, the
//! words stand in `i18n/`.
//!
//! Spec: section 3.3. A refusal names the token, the cell, the zone and the characteristic that
//! matter. The educator's own words come with the events and replace the stock ones.

use design::{Grammar, Words, Zone};
use game::{Common, Seat};
use i18n::grammar::is_predicate;
use i18n::{Lang, Message, Value};

use crate::compile::Compiled;
use crate::play::Token;

/// A name that the educator gave, in both languages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name {
    /// French.
    pub fr: String,
    /// English.
    pub en: String,
    /// What is said of its article, gender and number.
    pub grammar: Grammar,
}

impl Name {
    /// These words, or a stand-in where there are none.
    #[must_use]
    pub fn of(words: &Words, otherwise: &str) -> Self {
        let or_else = |text: &str| if text.is_empty() { otherwise } else { text }.to_owned();
        Self {
            fr: or_else(words.in_lang(Lang::Fr)),
            en: or_else(words.in_lang(Lang::En)),
            grammar: Grammar::default(),
        }
    }

    /// The same name with what its maker says of it.
    pub(crate) fn with(self, grammar: Grammar) -> Self {
        Self { grammar, ..self }
    }

    /// The name of a token whose face the player may not see.
    pub(crate) fn hidden() -> Self {
        Self { fr: String::new(), en: String::new(), grammar: Grammar::default() }
    }

    fn is_hidden(&self) -> bool {
        self.fr.is_empty() && self.en.is_empty()
    }

    /// The name as an argument of a message: each language says its own.
    #[must_use]
    pub fn message(&self) -> Message {
        if self.is_hidden() {
            return Message::new("workshop.this-token");
        }
        let word = Message::new("workshop.word");
        let word = word.with("fr", self.fr.as_str()).with("en", self.en.as_str());
        self.grammar.said().fold(word, |word, (name, value)| word.with(name, value))
    }
}

impl From<Name> for Value {
    fn from(name: Name) -> Self {
        name.message().into()
    }
}

impl std::fmt::Display for Name {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(if self.is_hidden() { "this token" } else { &self.en })
    }
}

game::reasons! {
    /// Why an action of a design is refused.
    pub enum Refusal from Common(Common) {
        NothingHere { cell: String } = "workshop.nothing-here", "there is no token in {cell}";
        ClosedCell { cell: String } = "workshop.closed-cell", "{cell} is not in play";
        NotYours { player: Seat } = "workshop.not-yours", "this token is seat {player}'s";
        NotYourBoard = "workshop.not-your-board", "this board is not the player's";
        Immobile { token: Name } = "workshop.immobile", "{token} never moves";
        FaceUp { token: Name } = "workshop.face-up", "{token} lies face up already";
        PickedNotMoved { token: Name } = "workshop.picked-not-moved",
            "{token} is picked, not moved";
        MovedNotPicked { token: Name } = "workshop.moved-not-picked",
            "{token} is moved, not picked";
        PickMore { left: u8 } = "workshop.pick-more", "{left} more must be picked first";
        TooFew = "workshop.too-few", "too few tokens are left to compare";
        PlaceFirst = "workshop.place-first", "all tokens must be placed first";
        NoRoute { token: Name } = "workshop.no-route", "{token} does not go from here to there";
        StaysInGrid { token: Name } = "workshop.stays-in-grid",
            "{token} does not move inside the grid";
        SameCell = "workshop.same-cell", "the token is there already";
        OneCell = "workshop.one-cell", "only one cell at a time";
        WrongDirection { cell: String } = "workshop.wrong-direction",
            "that direction is closed from {cell}";
        TooFar { count: u8 } = "workshop.too-far", "at most {count} cells away";
        NothingToJump = "workshop.nothing-to-jump", "there is no token to jump over";
        NoEnemyToJump = "workshop.no-enemy-to-jump", "there is no enemy to jump over";
        NoOwnToJump = "workshop.no-own-to-jump", "there is no own token to jump over";
        JumpOn = "workshop.jump-on", "the jumps of a turn are one move, to its end";
        MustTake { cell: String } = "workshop.must-take", "the token in {cell} must take";
        NoLine = "workshop.no-line", "that cell is not in a straight line";
        InTheWay { cell: String } = "workshop.in-the-way", "the token in {cell} is in the way";
        Falls { cell: String } = "workshop.falls", "the token falls down to {cell}";
        NothingToFlank = "workshop.nothing-to-flank", "there is no enemy between own tokens";
        TooLarge { token: Name } = "workshop.too-large", "{token} lies only on larger ones";
        Visited = "workshop.visited", "that cell was visited this turn";
        GoOn = "workshop.go-on", "only further jumps or the end of the turn are possible";
        ByDie { token: Name } = "workshop.by-die", "{token} moves by its die";
        MustMove { cell: String } = "workshop.must-move", "the token must go to {cell}";
        Taken { cell: String } = "workshop.taken", "there is already a token in {cell}";
        Reserved { cell: String } = "workshop.reserved",
            "{cell} is for what the program lays there";
        NoRoom { token: Name } = "workshop.no-room", "{token} has no room there";
        NotRotatable { token: Name } = "workshop.not-rotatable", "{token} cannot be turned";
        ChooseFirst = "workshop.choose-first", "a token must be chosen first";
        NoStack = "workshop.no-stack", "there is no other token in this stack";
        TopOnly = "workshop.top-only", "only the token on top of this stack moves";
        AllAlike = "workshop.all-alike", "all tokens of this stack are alike";
        WhichToken { cell: String } = "workshop.which-token",
            "several tokens can roll, one in {cell}";
        NothingToRefill = "workshop.nothing-to-refill", "the shoe cannot be filled now";
        NothingToCheck = "workshop.nothing-to-check", "nothing waits for a check";
        NoNext = "workshop.no-next", "the hand cannot be passed now";
        NoDie = "workshop.no-die", "there is no die to roll here";
        ChooseToken = "workshop.choose-token", "a token must be chosen for the die";
        DieTaken { cell: String } = "workshop.die-taken", "there is already a token in {cell}";
        DieOwn { cell: String } = "workshop.die-own", "there is an own token in {cell}";
        DieNoRoom { cell: String } = "workshop.die-no-room", "there is no room at {cell}";
        DieTooFar = "workshop.die-too-far", "the way goes beyond the last cell";
        DieNoNumber { number: i32 } = "workshop.die-no-number", "no cell has the number {number}";
        DieSameCell { cell: String } = "workshop.die-same-cell", "the token comes back to {cell}";
        DieShoeFull = "workshop.die-shoe-full", "the shoe is full";
        DieNoShoe = "workshop.die-no-shoe", "the player has no shoe";
        DieNothingRolled = "workshop.die-nothing-rolled", "no number was rolled before";
        DieStaysInShoe = "workshop.die-stays-in-shoe", "this face lets no token out of the shoe";
        DieOther = "workshop.die-other", "this token is not moved by the die";
        DieNoToken = "workshop.die-no-token", "this face moves no token";
        NoTime = "workshop.no-time", "no rule needs time";
        NothingToStop = "workshop.nothing-to-stop", "nothing is under way";
        Stuck { token: Name } = "workshop.stuck", "{token} has nowhere to go";
        InUse { what: String } = "workshop.in-use",
            "the change would take away {what}, which is in use";
        LeavesHand { player: Seat } = "workshop.leaves-hand", "seat {player} has the hand";
        LeavesTokens { player: Seat } = "workshop.leaves-tokens",
            "seat {player} has tokens or a board";
        LeavesPlace { player: Seat } = "workshop.leaves-place",
            "seat {player} has finished and keeps the place";
    }
}

/// Praise for a right move.
pub(crate) fn praise() -> Message {
    Message::new("workshop.praise")
}

/// Praise for picked tokens that belong together; one alone goes with nothing.
pub(crate) fn praise_for_same(picked: usize) -> Message {
    Message::new(if picked == 1 { "workshop.found-one" } else { "workshop.same" })
}

pub(crate) fn not_the_same() -> Message {
    Message::new("workshop.not-the-same")
}

/// What a token is that was picked alone and is not what is asked for.
pub(crate) fn not_asked(game: &Compiled, token: Token) -> Message {
    let marks = game.design.tokens.get(token.kind()).map(|kind| &kind.characteristics);
    let word = marks.and_then(|words| words.iter().find(|word| !word.trim().is_empty()));
    let word = game.characteristic_name(word.map_or("", |word| word.trim()));
    let fact = fact(game, token, &word, true);
    let refused = Message::new("workshop.not-asked").with("fact", fact);
    refused.with("token", game.name_of(token)).with("word", word)
}

/// How many tokens of a row are right, and how many belong elsewhere in it.
pub(crate) fn answer(right: usize, elsewhere: usize) -> Message {
    Message::new("workshop.answer").with("right", right).with("elsewhere", elsewhere)
}

/// A token that was asked for is not among the hidden ones.
pub(crate) fn not_hidden(game: &Compiled, token: Token) -> Message {
    Message::new("workshop.not-hidden").with("token", game.name_of(token).message())
}

pub(crate) fn won() -> Message {
    Message::new("workshop.won")
}

pub(crate) fn lost() -> Message {
    Message::new("workshop.lost")
}

/// The educator's own words, when there are any.
pub(crate) fn own(words: &Words) -> Option<Words> {
    Some(words.clone()).filter(|words| !words.is_empty())
}

/// Why a token does not belong where it was put.
pub(crate) fn wrong(game: &Compiled, token: Token, why: crate::play::Why) -> Message {
    use crate::play::Why;
    let name = game.name_of(token).message();
    match why {
        Why::Lacks { zone, mark } => {
            let word = mark.and_then(|mark| game.mark_words.get(mark));
            match (zone_name(game, zone), word) {
                (Some(zone), Some(word)) => {
                    let (named, place) = (game.characteristic_name(word), place_of(game, word));
                    // The bare word helps those who are not told the place.
                    let fact = fact(game, token, &named, place.is_none());
                    let place = place.unwrap_or_else(|| Message::new("workshop.elsewhere"));
                    Message::new("workshop.wrong-zone")
                        .with("fact", fact)
                        .with("place", place)
                        .with("token", name)
                        .with("zone", zone)
                        .with("word", named)
                }
                _ => Message::new("workshop.wrong-place").with("token", name),
            }
        }
        Why::SidesDiffer => Message::new("workshop.sides-differ").with("token", name),
        Why::TouchesNothing => Message::new("workshop.touches-nothing").with("token", name),
    }
}

/// What a token is like, as a sentence where the word makes one: *the bee flies*. What is marked by
/// its own id alone says nothing of it; a word that makes no sentence is told where it is needed.
fn fact(game: &Compiled, token: Token, word: &Name, is_needed: bool) -> Message {
    let is_said = is_predicate(Lang::Fr, &word.fr) || is_predicate(Lang::En, &word.en);
    let is_kind = ["un ", "une ", "des "].iter().any(|article| word.fr.starts_with(article));
    let is_its_id = word.fr == game.kind_id(token) && word.en == word.fr;
    if is_its_id || !is_needed && !is_said && !is_kind {
        return Message::new("workshop.not-here");
    }
    let fact = Message::new(match (is_said, is_kind) {
        (true, _) => "workshop.fact-says",
        (false, true) => "workshop.fact-kind",
        (false, false) => "workshop.fact-is",
    });
    fact.with("token", game.name_of(token)).with("word", word.message())
}

/// Where what is like this belongs, when one zone alone is.
fn place_of(game: &Compiled, word: &str) -> Option<Message> {
    let has = |zone: &&Zone| zone.characteristics.iter().any(|known| known.trim() == word);
    let mut fitting = game.design.grid.zones.iter().filter(has);
    match (fitting.next(), fitting.next()) {
        (Some(only), None) => {
            Some(Message::new("workshop.place-is").with("zone", name_of_zone(only)))
        }
        _ => None,
    }
}

/// What a zone is called, with what its maker says of the name.
pub(crate) fn name_of_zone(zone: &Zone) -> Name {
    Name::of(&zone.name, &zone.id).with(zone.grammar)
}

/// What a zone is called; 0 is the rest of the grid.
fn zone_name(game: &Compiled, zone: u16) -> Option<Message> {
    let Some(index) = usize::from(zone).checked_sub(1) else {
        return Some(Message::new("workshop.rest-of-grid"));
    };
    game.design.grid.zones.get(index).map(|zone| name_of_zone(zone).message())
}

/// The same for those who may not know which token it was.
pub(crate) fn wrong_hidden() -> Message {
    Message::new("workshop.wrong-place").with("token", Name::hidden().message())
}

impl Compiled {
    /// The id of a token's kind.
    pub(crate) fn kind_id(&self, token: Token) -> String {
        self.design.tokens.get(token.kind()).map(|kind| kind.id.clone()).unwrap_or_default()
    }

    /// A characteristic as people read it.
    pub(crate) fn characteristic_name(&self, word: &str) -> Name {
        let named = self.design.characteristic_names.get(word);
        named.map_or_else(|| Name::of(&word.into(), word), |words| Name::of(words, word))
    }

    /// The name of a token's kind for people.
    pub(crate) fn name_of(&self, token: Token) -> Name {
        let kind = self.design.tokens.get(token.kind());
        match kind {
            // What nobody named is shown, not called by a number.
            Some(kind) if kind.name.is_empty() && is_made(&kind.id) => Name::hidden(),
            Some(kind) => Name::of(&kind.name, &kind.id).with(kind.grammar),
            None => Name::hidden(),
        }
    }
}

/// Whether an id is one that the editor made, such as `token-5`.
fn is_made(id: &str) -> bool {
    id.strip_prefix("token-").is_some_and(|number| number.parse::<u16>().is_ok())
}
