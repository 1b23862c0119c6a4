//! The table that a screen shows: a game on this device, or a match on a server.

use std::sync::Arc;

use game::{AnyGame, Seat, Told, Touched};
use i18n::{Message, Translator, Value};
use protocol::live::Ask;
use scene::{Scene, Touch};
use session::Session;
use sitting::Sitting;

use crate::kept;
use crate::remote::Remote;

pub(crate) use sitting::LineTone;

/// A table of either sort.
pub(crate) enum Table {
    Here(Box<Sitting>),
    Online(Box<Remote>),
}

/// The end of a game, ready to be shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct End {
    /// Whether the person at this device has won; nothing where several share it, and where all
    /// are equal.
    pub(crate) won: Option<bool>,
    /// The points of each seat.
    pub(crate) points: Vec<i32>,
}

/// What the line beside the board says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Line {
    /// Whose turn it is, or how it ended.
    pub(crate) prompt: String,
    /// Explanations, praise, advice; each a sentence or two.
    pub(crate) said: Vec<String>,
    pub(crate) tone: LineTone,
    /// Whether it says how the game is played, since nobody has played yet.
    pub(crate) greets: bool,
}

impl Table {
    /// The sitting, when the game is on this device.
    pub(crate) fn here(&self) -> Option<&Sitting> {
        match self {
            Self::Here(sitting) => Some(sitting),
            Self::Online(_) => None,
        }
    }

    pub(crate) fn here_mut(&mut self) -> Option<&mut Sitting> {
        match self {
            Self::Here(sitting) => Some(sitting),
            Self::Online(_) => None,
        }
    }

    /// The match, when it is on a server.
    pub(crate) fn online(&self) -> Option<&Remote> {
        match self {
            Self::Here(_) => None,
            Self::Online(remote) => Some(remote),
        }
    }

    pub(crate) fn online_mut(&mut self) -> Option<&mut Remote> {
        match self {
            Self::Here(_) => None,
            Self::Online(remote) => Some(remote),
        }
    }

    fn session(&self) -> Option<&Session> {
        self.here().map(Sitting::session)
    }

    /// What is seen now.
    pub(crate) fn scene(&self) -> Scene {
        match self {
            Self::Here(sitting) => sitting.scene(),
            Self::Online(remote) => remote.scene().unwrap_or_else(Scene::empty),
        }
    }

    /// The same, with or without the marks of what can be touched next.
    pub(crate) fn scene_with(&self, targets: bool) -> Scene {
        let mut scene = self.scene();
        if !targets {
            scene.hide_targets();
        }
        scene
    }

    pub(crate) fn say(&self, message: &Message) -> String {
        match self {
            Self::Here(sitting) => sitting.say(message),
            Self::Online(remote) => remote.voice().say_named(message, &|seat| remote.name_of(seat)),
        }
    }

    pub(crate) fn listen_anew(&mut self, words: &Translator) {
        match self {
            Self::Here(sitting) => sitting.listen_anew(words),
            Self::Online(remote) => remote.listen_anew(words),
        }
    }

    /// The id of the game, once it is known.
    pub(crate) fn game_id(&self) -> Option<String> {
        let game = match self {
            Self::Here(sitting) => Some(sitting.session().played().game()),
            Self::Online(remote) => remote.game(),
        };
        game.map(|game| game.card().id.to_string())
    }

    pub(crate) fn title(&self) -> String {
        match self {
            Self::Here(sitting) => sitting.title(),
            Self::Online(remote) => {
                let title = |game: &Arc<dyn AnyGame>| catalogue::title(&**game, remote.voice());
                remote.game().map_or_else(String::new, title)
            }
        }
    }

    pub(crate) fn name(&self, seat: u8) -> String {
        let named = match self {
            Self::Here(sitting) => Seat::new(seat).map(|seat| sitting.name(seat)),
            Self::Online(remote) => remote.name_of(seat),
        };
        named.unwrap_or_else(|| self.say(&Message::new("seat.by-number").with("number", seat)))
    }

    /// The level of the machine that plays a seat.
    pub(crate) fn machine(&self, seat: u8) -> Option<u8> {
        match self {
            Self::Here(sitting) => {
                let player = sitting.session().table().player(Seat::new(seat)?)?;
                match player.controller {
                    session::Controller::Machine(level) => Some(level.number()),
                    session::Controller::Human => None,
                }
            }
            Self::Online(remote) => {
                remote.players().get(usize::from(seat).checked_sub(1)?)?.machine
            }
        }
    }

    /// Who has the hand, from 1.
    pub(crate) fn hand(&self) -> Option<u8> {
        match self {
            Self::Here(sitting) => sitting.session().hand().map(Seat::number),
            Self::Online(remote) => remote.now().and_then(|now| now.hand),
        }
    }

    /// Whether a person at this device may act.
    pub(crate) fn may_act(&self) -> bool {
        match self {
            Self::Here(sitting) => sitting.awaits_person(),
            Self::Online(remote) => remote.has_the_hand(),
        }
    }

    /// Whether faces stay in view until something is touched.
    pub(crate) fn awaits_touch(&self) -> bool {
        self.here().is_some_and(Sitting::awaits_touch)
    }

    /// How many things happened.
    pub(crate) fn plies(&self) -> usize {
        match self {
            Self::Here(sitting) => sitting.session().log().len(),
            Self::Online(remote) => usize::try_from(remote.plies()).unwrap_or(usize::MAX),
        }
    }

    /// The moves so far; none where they would tell what is hidden.
    pub(crate) fn moves(&self) -> Vec<String> {
        match self {
            Self::Here(sitting) => {
                let session = sitting.session();
                let hides = session.played().game().card().hides && session.ending().is_none();
                let moves = session.played().moves().iter().filter(|_| !hides);
                moves.map(|played| played.text.clone()).collect()
            }
            Self::Online(remote) => {
                remote.moves().into_iter().flatten().map(str::to_owned).collect()
            }
        }
    }

    /// What the last move did.
    pub(crate) fn told(&self) -> Vec<Told> {
        match self {
            Self::Here(sitting) => sitting.session().told(sitting.viewer()),
            Self::Online(remote) => remote.told().to_vec(),
        }
    }

    /// Whether the last move showed faces for a while.
    pub(crate) fn shows_faces(&self) -> bool {
        self.told().iter().any(|told| matches!(told, Told::Shown { .. }))
    }

    /// Whom the device must be handed to, in a game with secrets.
    pub(crate) fn awaits(&self) -> Option<u8> {
        self.session().and_then(Session::awaits).map(Seat::number)
    }

    /// Whom the device is handed to, if it waits for somebody.
    pub(crate) fn hand_over(&self) -> Option<String> {
        let words = |seat| Message::new("web.hand-over").with("player", Value::Seat(seat));
        self.awaits().map(|seat| self.say(&words(seat)))
    }

    /// The time each seat has used, and has left where there is a limit, in milliseconds.
    pub(crate) fn times(&self, seat: u8) -> (u64, Option<u64>) {
        match self {
            Self::Here(sitting) => Seat::new(seat).map_or((0, None), |seat| {
                (sitting.session().used_ms(seat), sitting.session().left_ms(seat))
            }),
            Self::Online(remote) => {
                let at = usize::from(seat).saturating_sub(1);
                let of = |times: &[u64]| times.get(at).copied();
                remote
                    .now()
                    .map_or((0, None), |now| (of(&now.used_ms).unwrap_or(0), of(&now.left_ms)))
            }
        }
    }

    /// Whether time is counted.
    pub(crate) fn has_clock(&self) -> bool {
        match self {
            Self::Here(sitting) => sitting.session().table().clock.is_some(),
            Self::Online(remote) => remote.now().is_some_and(|now| !now.used_ms.is_empty()),
        }
    }

    pub(crate) fn end(&self) -> Option<End> {
        match self {
            Self::Here(sitting) => {
                let session = sitting.session();
                let ending = session.ending()?;
                let seats = Seat::all(session.played().game().seats());
                let points = seats.filter_map(|seat| ending.points.get(seat).copied()).collect();
                Some(End { won: kept::won(session), points })
            }
            Self::Online(remote) => {
                let ended = remote.now()?.ending.as_ref()?;
                Some(End { won: remote.won(&ended.outcome), points: ended.points.clone() })
            }
        }
    }

    /// The line beside the board. Before the first move it says how the game is played.
    pub(crate) fn line(&self) -> Line {
        let mut line = match self {
            Self::Here(sitting) => line_of(sitting),
            Self::Online(remote) => self.line_online(remote),
        };
        if let Some(greeting) = self.greeting().filter(|_| line.said.is_empty()) {
            line.said.push(self.say(&greeting));
            line.greets = true;
        }
        line
    }

    fn greeting(&self) -> Option<Message> {
        match self {
            Self::Here(sitting) => {
                let played = sitting.session().played();
                played.moves().is_empty().then(|| played.game().greeting())?
            }
            Self::Online(remote) => remote.moves().is_empty().then(|| remote.game()?.greeting())?,
        }
    }

    fn line_online(&self, remote: &Remote) -> Line {
        let (prompt, said) = remote.line();
        let watched = self.hand().filter(|_| remote.seat().is_none());
        let prompt = match (prompt, watched) {
            (None, _) => Message::new("web.connecting"),
            (Some(_), Some(hand)) => {
                Message::new("scene.wait-for").with("player", Value::Seat(hand))
            }
            (Some(prompt), None) => prompt,
        };
        let tone = said.as_ref().map_or(LineTone::Plain, |(_, tone)| *tone);
        let said = said.map(|(said, _)| i18n::sentence(&self.say(&said)));
        let (prompt, said) = (self.say(&prompt), said.into_iter().collect());
        Line { prompt, said, tone, greets: false }
    }

    /// What was touched on the way to a move.
    pub(crate) fn selection(&self) -> &[Touch] {
        match self {
            Self::Here(sitting) => sitting.session().played().selection(),
            Self::Online(remote) => remote.selection(),
        }
    }

    /// Whether a touch would make a move complete.
    pub(crate) fn would_play(&self, touch: &Touch) -> bool {
        let touched = match self {
            Self::Here(sitting) => {
                let session = sitting.session();
                session.touch(sitting.viewer(), self.selection(), touch).ok()
            }
            Self::Online(remote) => remote.touched(touch),
        };
        matches!(touched, Some(Touched::Move(_)))
    }

    /// Touches a place; online, what must be said comes back. Tells whether it was refused.
    pub(crate) fn touch(&mut self, touch: &Touch) -> (Option<Ask>, bool) {
        match self {
            Self::Here(sitting) => (None, !sitting.touch(touch)),
            Self::Online(remote) => {
                let ask = remote.touch(touch);
                let refused = ask.is_none() && self.line().tone == LineTone::Refused;
                (ask, refused)
            }
        }
    }
}

fn line_of(sitting: &Sitting) -> Line {
    let sitting::Line { prompt, said, tone } = sitting.line();
    let said = said.iter().map(|said| i18n::sentence(&sitting.say(said))).collect();
    Line { prompt: sitting.say(&prompt), said, tone, greets: false }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::remote::tests::at_othello;
    use crate::words::voice;
    use game::Settings;
    use i18n::Lang;
    use protocol::Role;
    use scene::Mark;
    use session::{Match, Player};

    fn table(game: &str, seats: usize) -> Table {
        let game = catalogue::open(game, &Settings::default()).unwrap();
        let players = ["Anna", "Ben"].iter().take(seats).map(|name| Player::human(*name));
        let players = session::Table::new(players.collect());
        let session = Session::new(Match::new(game, 3), players).unwrap();
        Table::Here(Box::new(Sitting::new(session, &sitting::translator(Lang::En).unwrap())))
    }

    #[test]
    fn the_line_says_whose_turn_it_is_and_why_something_was_refused() {
        let mut table = table("othello", 2);
        assert!(table.line().prompt.contains("Anna"), "{}", table.line().prompt);
        assert_eq!(table.line().said, Vec::<String>::new());
        assert_eq!(table.touch(&Touch::new("a1")), (None, true));
        assert_eq!((table.line().tone, table.line().said.len()), (LineTone::Refused, 1));
        assert_eq!(table.touch(&Touch::new("d3")), (None, false));
        assert_eq!(table.line().tone, LineTone::Plain);
        assert!(table.line().prompt.contains("Ben"));
    }

    #[test]
    fn a_design_says_how_it_is_played_until_somebody_has_played() {
        let mut table = table("pigeon-vole", 1);
        assert!(table.line().said[0].starts_with("Does this animal fly? Put it"));
        assert!(table.line().greets);
        assert_eq!(table.touch(&Touch::new("shoe1.a1")), (None, false));
        assert_eq!(table.line().prompt, "Anna, where does it go?");
        assert_eq!(table.touch(&Touch::new("a1")), (None, false));
        assert_eq!(table.line().prompt, "Anna, it is your turn.");
        assert!(!table.line().greets, "{:?}", table.line().said);
    }

    #[test]
    fn those_who_are_waited_for_are_called_by_their_names() {
        let shared = |pass_device| {
            let game = catalogue::open("labyrinth", &Settings::default()).unwrap();
            let players = vec![Player::human("Anna"), Player::human("Ben")];
            let players = session::Table { pass_device, ..session::Table::new(players) };
            let session = Session::new(Match::new(game, 3), players).unwrap();
            Table::Here(Box::new(Sitting::new(session, &voice(Lang::En)))).hand_over()
        };
        assert_eq!(shared(true).unwrap(), "Anna, it is your turn.");
        assert_eq!(shared(false), None);
        let online = |role| {
            let (mut remote, _) = at_othello(role);
            remote.listen_anew(&voice(Lang::En));
            Table::Online(Box::new(remote)).line().prompt
        };
        assert_eq!(online(Role::Seat(1)), "Anna, it is your turn.");
        assert_eq!(online(Role::Seat(2)), "It is Anna’s turn.");
        assert_eq!(online(Role::Spectator), "It is Anna’s turn.");
    }

    #[test]
    fn it_is_known_what_a_touch_would_do() {
        let othello = table("othello", 2);
        assert!(othello.would_play(&Touch::new("d3")));
        assert!(!othello.would_play(&Touch::new("a1")), "that is refused");
        let mut mansuba = table("mansuba", 2);
        let taken = Touch::new("a1");
        assert!(!mansuba.would_play(&taken), "a pawn is only taken up");
        assert_eq!(mansuba.touch(&taken), (None, false));
        assert_eq!(mansuba.selection(), [taken]);
        let scene = mansuba.scene();
        let mut spots = scene.boards.iter().flat_map(|board| &board.spots);
        let goal = spots.find(|spot| spot.marks.contains(&Mark::Target)).unwrap();
        assert!(mansuba.would_play(&goal.touch));
    }

    #[test]
    fn targets_are_shown_only_when_they_are_wanted() {
        let table = table("othello", 2);
        let marks = |targets| {
            let scene = table.scene_with(targets);
            let spots = scene.boards.iter().flat_map(|board| &board.spots);
            spots.filter(|spot| spot.marks.contains(&Mark::Target)).count()
        };
        assert_eq!((marks(true), marks(false)), (4, 0));
    }

    #[test]
    fn the_end_tells_who_won_where_one_person_plays() {
        let mut table = table("othello", 2);
        assert_eq!(table.end(), None);
        table.here_mut().unwrap().resign();
        let end = table.end().unwrap();
        assert_eq!(end.won, None, "both are at this device");
        assert_eq!(end.points.len(), 2);
    }
}
