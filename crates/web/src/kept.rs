//! Games kept on this device: plain data.

use std::sync::Arc;

use catalogue::OpenError;
use game::{AnyGame, Settings};
use i18n::{Message, Translator};
use serde::{Deserialize, Serialize};
use session::{Controller, Record, Session};

use crate::source::Own;

/// A game as it is kept after every move.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Kept {
    /// Its name in the store.
    pub(crate) id: String,
    /// The game by its id.
    pub(crate) game: String,
    /// The whole game, as a record.
    pub(crate) record: String,
    /// When it was last touched, in milliseconds since 1970.
    pub(crate) touched_ms: f64,
    pub(crate) moves: usize,
    pub(crate) is_over: bool,
    /// Whether the only person at the table has won; nothing where several play, and where all
    /// are equal.
    pub(crate) won: Option<bool>,
    /// How often something was refused.
    pub(crate) refusals: u32,
    /// How long the people thought, in milliseconds.
    pub(crate) thought_ms: u64,
    /// Who plays, as far as they have names.
    pub(crate) names: Vec<String>,
    /// The design that it is played with, where that is no game of the shelf.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) own: Option<Own>,
}

impl Kept {
    /// The game of a session as it is now.
    pub(crate) fn of(
        id: &str,
        session: &Session,
        own: Option<Own>,
        refusals: u32,
        now_ms: f64,
    ) -> Self {
        let names = session.table().players.iter();
        let names = names.filter(|player| player.controller == Controller::Human);
        Self {
            id: id.to_owned(),
            game: session.played().game().card().id.to_string(),
            record: Record::of(session).to_string(),
            touched_ms: now_ms,
            moves: session.played().moves().len(),
            is_over: session.ending().is_some(),
            won: sitting::won(session),
            refusals,
            thought_ms: session.log().iter().map(|entry| entry.ms).sum(),
            names: names.map(|player| player.name.clone()).filter(|it| !it.is_empty()).collect(),
            own,
        }
    }

    /// Whether nobody has moved yet.
    pub(crate) const fn is_unplayed(&self) -> bool {
        self.moves == 0 && !self.is_over
    }

    fn open_game(&self, id: &str, settings: &Settings) -> Result<Arc<dyn AnyGame>, OpenError> {
        catalogue::open_with(id, self.own.as_ref().map(|own| own.text.as_str()), settings)
    }

    /// What it is called, in the words of its design where it has one.
    pub(crate) fn title(&self, words: &Translator) -> String {
        match &self.own {
            None => words.say(&Message::new(self.game.clone())),
            Some(_) => match self.open_game(&self.game, &Settings::none()) {
                Ok(game) => catalogue::title(&*game, words),
                Err(_) => words.say(&Message::new("catalogue.unnamed")),
            },
        }
    }

    /// The whole game for another device: its design is part of the text.
    pub(crate) fn whole(&self) -> String {
        self.open()
            .map_or_else(|| self.record.clone(), |session| Record::whole_of(&session).to_string())
    }

    /// The session again, exactly as it was.
    pub(crate) fn open(&self) -> Option<Session> {
        let record: Record = self.record.parse().ok()?;
        record.open(|id, settings| self.open_game(id, settings)).ok()
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use game::{Level, Rng, Seat, Verdict};
    use session::{Command, Match, Player, Table};

    /// A game of Othello after its first move, by Anna.
    pub(crate) fn played() -> Session {
        let game = catalogue::open("othello", &Settings::default()).unwrap();
        let table = Table::new(vec![Player::human("Anna"), Player::machine("", Level::FIRST)]);
        let mut session = Session::new(Match::new(game, 4), table).unwrap();
        let seat = Seat::new(1).unwrap();
        session.handle(Command::Tick { elapsed_ms: 900 }).unwrap();
        session.handle(Command::Play { seat, text: "d3".to_owned() }).unwrap();
        session
    }

    #[test]
    fn a_kept_game_goes_on_exactly_as_it_was() {
        let session = played();
        let kept = Kept::of("g1", &session, None, 2, 5.0);
        assert_eq!((kept.moves, kept.is_over, kept.won), (1, false, None));
        assert_eq!((kept.thought_ms, kept.names.as_slice()), (900, &["Anna".to_owned()][..]));
        let text = serde_json::to_string(&kept).unwrap();
        let again: Kept = serde_json::from_str(&text).unwrap();
        let opened = again.open().unwrap();
        assert_eq!(opened.played().position().text(), session.played().position().text());
        assert_eq!(opened.log(), session.log());
    }

    #[test]
    fn a_game_goes_on_with_the_design_it_began_with() {
        let entry = workshop::library::entry("memory").unwrap();
        let own = Own { text: design::files::write(&entry.design), files: BTreeMap::new() };
        let form = crate::source::form("own-1", Some(&own), &[]).unwrap();
        let words = crate::words::voice(i18n::Lang::En);
        let session = form.begin(&words, [1, 2]).unwrap();
        let kept = Kept::of("g1", &session, Some(own), 0, 0.0);
        let text = serde_json::to_string(&kept).unwrap();
        let again: Kept = serde_json::from_str(&text).unwrap();
        let opened = again.open().unwrap();
        assert_eq!(opened.played().position().text(), session.played().position().text());
        assert_eq!(again.title(&words), entry.design.name.en);
        let whole: Record = again.whole().parse().unwrap();
        let elsewhere = whole.open(|id, it| catalogue::open_with(id, whole.design(), it)).unwrap();
        assert_eq!(elsewhere.played().position().text(), session.played().position().text());
        assert!(Kept { own: None, ..again }.open().is_none(), "no shelf has this game");
    }

    /// Anna and a machine play at random to the end.
    fn random_end(seed: u64) -> Session {
        let game = catalogue::open("othello", &Settings::default()).unwrap();
        let table = Table::new(vec![Player::human("Anna"), Player::machine("", Level::FIRST)]);
        let mut session = Session::new(Match::new(game, seed), table).unwrap();
        let mut rng = Rng::from_seed(seed);
        while let Some(seat) = session.hand() {
            let mut moves = session.played().position().legal_moves();
            rng.shuffle(&mut moves);
            session.handle(Command::Play { seat, text: moves.remove(0) }).unwrap();
        }
        session
    }

    #[test]
    fn whoever_draws_has_neither_won_nor_lost() {
        let mut ends = (0..500).map(random_end);
        let drawn = ends.find(|it| it.ending().unwrap().outcome.verdict == Verdict::Draw).unwrap();
        let won = |session: &Session| Kept::of("g1", session, None, 0, 0.0).won;
        assert_eq!(won(&drawn), None);
        let first = Seat::new(1).unwrap();
        let other = ends.find(|it| it.ending().unwrap().outcome.verdict != Verdict::Draw).unwrap();
        let outcome = &other.ending().unwrap().outcome;
        assert_eq!(won(&other), Some(outcome.is_won_by(first)));
    }

    #[test]
    fn a_damaged_record_opens_nothing() {
        let mut kept = Kept::of("g1", &played(), None, 0, 0.0);
        kept.record = kept.record.replace("d3", "d4");
        assert!(kept.open().is_none());
    }
}
