//! A match on a server as one of its people sees it: what was heard, and what to say.
//!
//! It holds no socket: what comes in is told to it, and what is to be said comes out. Rules are
//! asked of the game itself, on the view that the server sent, so that a refusal needs no wire.

use std::sync::Arc;

use game::{AnyGame, Seat, Settings, Told, Touched};
use i18n::{Message, Translator};
use protocol::live::{Ask, Happening, Now, Tell};
use protocol::{Player, Role, VERSION};
use scene::{Scene, Touch};
use sitting::LineTone;

/// What is said once a move was asked back.
const UNDO_ASKED: &str = "web.undo-asked";

/// A match on a server.
pub(crate) struct Remote {
    link: String,
    game: Option<Arc<dyn AnyGame>>,
    voice: Translator,
    role: Role,
    players: Vec<Player>,
    now: Option<Now>,
    /// Everything that happened, as this person may know it.
    log: Vec<Happening>,
    /// What the last move did, as this person may know it.
    told: Vec<Told>,
    /// What was touched on the way to a move.
    selection: Vec<Touch>,
    /// A refusal or a notice, until the next action.
    said: Option<(Message, LineTone)>,
    /// The number of the last wish, and whether its answer is still to come.
    wishes: u32,
    waits: bool,
    /// The seats that want to take the last move back.
    undo_by: Vec<u8>,
    /// The seats that want to play again.
    again_by: Vec<u8>,
    /// The link to the next match, once all want to play again.
    again: Option<String>,
    /// Why the server sent us away.
    bye: Option<Message>,
    is_connected: bool,
}

impl Remote {
    /// Nothing is known yet but the link.
    pub(crate) fn new(link: &str, words: &Translator) -> Self {
        Self {
            link: link.to_owned(),
            game: None,
            voice: words.clone(),
            role: Role::Spectator,
            players: Vec::new(),
            now: None,
            log: Vec::new(),
            told: Vec::new(),
            selection: Vec::new(),
            said: None,
            wishes: 0,
            waits: false,
            undo_by: Vec::new(),
            again_by: Vec::new(),
            again: None,
            bye: None,
            is_connected: false,
        }
    }

    /// What to say first on every new connection.
    pub(crate) fn hello(&self) -> Ask {
        Ask::Hello { version: VERSION, link: self.link.clone(), after: self.plies() }
    }

    /// The connection is gone; it will be made again.
    pub(crate) fn cut_off(&mut self) {
        self.is_connected = false;
        self.waits = false;
    }

    /// Hears what the server says; `design` is the file that the match is played with, where the
    /// game is not on the shelf.
    pub(crate) fn hear(&mut self, tell: Tell, design: Option<&str>, words: &Translator) {
        match tell {
            Tell::Welcome { role, game, settings, players, .. } => {
                self.is_connected = true;
                (self.role, self.players) = (role, players);
                // Who wants what is told anew after the welcome.
                self.undo_by.clear();
                self.again_by.clear();
                self.open(&game, design, &settings, words);
            }
            Tell::Happened { from, events, mut now } => {
                self.learn_names(&events);
                self.log.truncate(usize::try_from(from).unwrap_or(usize::MAX));
                self.log.extend(events);
                if self.now.as_ref().is_none_or(|known| known.plies != now.plies) {
                    self.selection.clear();
                    self.said = None;
                }
                // Read once; what cannot be read tells nothing.
                self.told = serde_json::from_value(now.told.take()).unwrap_or_default();
                self.now = Some(*now);
            }
            Tell::Done { wish, .. } => self.waits &= wish != self.wishes,
            Tell::Refused { wish, fault } => {
                self.waits &= wish != self.wishes;
                self.refuse(fault.why);
            }
            Tell::UndoAsked { by } => {
                self.undo_by = by;
                self.learn_refusal();
            }
            Tell::AgainAsked { by } => self.again_by = by,
            Tell::Again { link } => self.again = Some(link),
            Tell::Bye { fault } => self.bye = Some(fault.why),
        }
    }

    /// Nobody wants a move back any more, and none was taken back: the others said no.
    fn learn_refusal(&mut self) {
        let has_asked = self.said.as_ref().is_some_and(|(said, _)| said.key() == UNDO_ASKED);
        if has_asked && self.undo_by.is_empty() {
            self.said = Some((Message::new("web.undo-refused"), LineTone::Plain));
        }
    }

    /// Who sat down or changed their name since the welcome.
    fn learn_names(&mut self, events: &[Happening]) {
        for event in events {
            let Happening::Named { seat, name } = event else { continue };
            let at = usize::from(*seat).checked_sub(1);
            if let Some(player) = at.and_then(|at| self.players.get_mut(at)) {
                player.name.clone_from(name);
            }
        }
    }

    fn open(
        &mut self,
        game: &str,
        design: Option<&str>,
        settings: &[(String, String)],
        words: &Translator,
    ) {
        let mut given = Settings::none();
        settings.iter().for_each(|(name, value)| given.set(name, value));
        match catalogue::open_with(game, design, &given) {
            Ok(game) => {
                self.voice = game.voice(words);
                self.game = Some(game);
            }
            Err(_) => self.bye = Some(Message::new("web.unknown-game")),
        }
    }

    /// Speaks other words from now on.
    pub(crate) fn listen_anew(&mut self, words: &Translator) {
        self.voice = self.game.as_ref().map_or_else(|| words.clone(), |game| game.voice(words));
    }

    /// The secret link.
    pub(crate) fn link(&self) -> &str {
        &self.link
    }

    pub(crate) const fn now(&self) -> Option<&Now> {
        self.now.as_ref()
    }

    pub(crate) fn plies(&self) -> u32 {
        self.now.as_ref().map_or(0, |now| now.plies)
    }

    pub(crate) const fn game(&self) -> Option<&Arc<dyn AnyGame>> {
        self.game.as_ref()
    }

    pub(crate) const fn voice(&self) -> &Translator {
        &self.voice
    }

    pub(crate) const fn is_connected(&self) -> bool {
        self.is_connected
    }

    pub(crate) const fn bye(&self) -> Option<&Message> {
        self.bye.as_ref()
    }

    pub(crate) fn again(&self) -> Option<&str> {
        self.again.as_deref()
    }

    /// The seat of this person, from 1; none for somebody who looks on.
    pub(crate) const fn seat(&self) -> Option<u8> {
        match self.role {
            Role::Seat(seat) => Some(seat),
            Role::Host | Role::Spectator => None,
        }
    }

    pub(crate) fn players(&self) -> &[Player] {
        &self.players
    }

    /// How a seat is called.
    pub(crate) fn name_of(&self, seat: u8) -> Option<String> {
        let player = usize::from(seat).checked_sub(1).and_then(|at| self.players.get(at));
        let given = player.map(|player| player.name.clone()).filter(|name| !name.is_empty());
        given.or_else(|| catalogue::side_name(&**self.game.as_ref()?, seat, &self.voice))
    }

    /// Whether others wait for this person's yes to take a move back.
    pub(crate) fn is_asked_for_undo(&self) -> bool {
        let mine = self.seat();
        mine.is_some_and(|mine| !self.undo_by.is_empty() && !self.undo_by.contains(&mine))
    }

    /// Whether somebody else wants to play again.
    pub(crate) fn others_want_again(&self) -> bool {
        let mine = self.seat();
        self.again_by.iter().any(|seat| Some(*seat) != mine)
    }

    /// Whether this person has won a match of this outcome, which is told in the words of the text
    /// protocol: who won, or all seats from best to last. Points do not tell: they count other
    /// things too. Nothing for somebody who looks on, and where all are equal.
    pub(crate) fn won(&self, outcome: &str) -> Option<bool> {
        let game = self.game.as_ref()?;
        let mine = game.seat_text(Seat::new(self.seat()?)?);
        let who = outcome.split_whitespace().next()?;
        match who {
            "draw" => None,
            "none" => (game.seats() == 1).then_some(false),
            order => Some(order.split(',').next()?.split('=').any(|best| best == mine)),
        }
    }

    /// Whether it is this person's turn.
    pub(crate) fn has_the_hand(&self) -> bool {
        let hand = self.now.as_ref().and_then(|now| now.hand);
        hand.is_some() && hand == self.seat()
    }

    /// The moves that stand, in the order of play; none for one that this person may not know.
    pub(crate) fn moves(&self) -> Vec<Option<&str>> {
        let mut moves = Vec::new();
        for event in &self.log {
            match event {
                Happening::Played { text, .. } => moves.push(text.as_deref()),
                Happening::Undone { .. } => drop(moves.pop()),
                Happening::Resigned { .. } | Happening::RanOut { .. } | Happening::Named { .. } => {
                }
            }
        }
        moves
    }

    /// What is seen, after what was touched.
    pub(crate) fn scene(&self) -> Option<Scene> {
        let (game, now) = (self.game.as_ref()?, self.now.as_ref()?);
        let last = self.moves().last().copied().flatten();
        let mut scene = game.scene(&now.view, &self.selection, last).ok()?;
        game::lay_faces(&mut scene, &self.told);
        game::turn_dice(&mut scene, &self.told);
        if now.ending.is_some() {
            // Whoever gave up left a position in which one could go on.
            scene.end(now.prompt.clone());
        }
        Some(scene)
    }

    /// What the last move did, as this person may know it.
    pub(crate) fn told(&self) -> &[Told] {
        &self.told
    }

    /// What is asked now, and the last explanation or praise.
    pub(crate) fn line(&self) -> (Option<Message>, Option<(Message, LineTone)>) {
        let prompt = self.scene().map(|scene| scene.prompt);
        let last = || {
            let saying = self.told.iter().rev().find_map(Told::saying);
            let tone = saying.map_or(LineTone::Plain, |saying| saying.tone.into());
            Some((self.now.as_ref()?.said.clone()?, tone))
        };
        (prompt, self.said.clone().or_else(last))
    }

    /// What was touched on the way to a move.
    pub(crate) fn selection(&self) -> &[Touch] {
        &self.selection
    }

    /// What a touch would do.
    pub(crate) fn touched(&self, touch: &Touch) -> Option<Touched<String>> {
        let (game, now) = (self.game.as_ref()?, self.now.as_ref()?);
        game.touch(&now.view, &self.selection, touch).ok()
    }

    /// Touches a place; a complete move is to be said.
    pub(crate) fn touch(&mut self, touch: &Touch) -> Option<Ask> {
        self.said = None;
        let (game, now) = (self.game.clone()?, self.now.clone()?);
        if self.waits {
            return None;
        }
        if self.seat().is_none() {
            self.refuse(Message::new("web.only-looking"));
            return None;
        }
        if now.ending.is_some() {
            self.refuse(Message::new("play.game-over"));
            return None;
        }
        match game.touch(&now.view, &self.selection, touch) {
            Ok(Touched::Move(text)) => {
                self.selection.clear();
                let after = now.plies;
                Some(self.wish(|wish| Ask::Play { wish, text, after }))
            }
            Ok(Touched::More(touches)) => {
                self.selection = if touches == self.selection { Vec::new() } else { touches };
                None
            }
            Err(refused) => {
                self.refuse(refused.message().clone());
                None
            }
        }
    }

    fn refuse(&mut self, why: Message) {
        self.said = Some((why, LineTone::Refused));
    }

    /// A wish with the next number.
    pub(crate) fn wish(&mut self, ask: impl FnOnce(u32) -> Ask) -> Ask {
        self.wishes += 1;
        self.waits = true;
        ask(self.wishes)
    }

    /// Asks to take the last move back, or agrees.
    pub(crate) fn ask_undo(&mut self) -> Ask {
        let after = self.plies();
        self.said = Some((Message::new(UNDO_ASKED), LineTone::Plain));
        self.wish(|wish| Ask::Undo { wish, after })
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use game::Viewer;
    use i18n::Lang;
    use protocol::live::Ended;

    fn now(plies: u32, view: serde_json::Value, hand: u8) -> Now {
        Now {
            plies,
            view,
            told: serde_json::Value::Null,
            prompt: Message::new("scene.your-turn"),
            said: None,
            hand: Some(hand),
            used_ms: Vec::new(),
            left_ms: Vec::new(),
            ending: None,
        }
    }

    pub(crate) fn at_othello(role: Role) -> (Remote, Translator) {
        let words = sitting::translator(Lang::En).unwrap();
        let mut remote = Remote::new("secret", &words);
        let players = vec![Player { name: "Anna".to_owned(), ..Player::default() }; 2];
        let (game, settings) = ("othello".to_owned(), Vec::new());
        remote.hear(Tell::Welcome { version: 1, role, game, settings, players }, None, &words);
        let game = catalogue::open("othello", &Settings::default()).unwrap();
        let viewer = match role {
            Role::Seat(seat) => Viewer::Seat(game::Seat::new(seat).unwrap()),
            Role::Host | Role::Spectator => Viewer::Public,
        };
        let view = game.start(0).view(viewer);
        let now = Box::new(now(0, view, 1));
        remote.hear(Tell::Happened { from: 0, events: Vec::new(), now }, None, &words);
        (remote, words)
    }

    #[test]
    fn a_touch_becomes_a_wish_and_a_wrong_one_an_explanation() {
        let (mut remote, words) = at_othello(Role::Seat(1));
        assert!(remote.has_the_hand());
        assert_eq!(remote.touch(&Touch::new("a1")), None);
        assert!(remote.line().1.is_some(), "it says why");
        let ask = remote.touch(&Touch::new("d3"));
        assert_eq!(ask, Some(Ask::Play { wish: 1, text: "d3".to_owned(), after: 0 }));
        assert_eq!(remote.touch(&Touch::new("c4")), None, "one wish at a time");
        remote.hear(Tell::Done { wish: 1, plies: 1 }, None, &words);
        assert!(remote.touch(&Touch::new("c4")).is_some());
    }

    #[test]
    fn moves_are_known_and_the_last_one_is_marked_until_it_is_taken_back() {
        let (mut remote, words) = at_othello(Role::Seat(2));
        let game = catalogue::open("othello", &Settings::default()).unwrap();
        let mut played = session::Match::new(game, 0);
        played.play("d3").unwrap();
        let view = played.position().view(Viewer::Seat(game::Seat::new(2).unwrap()));
        let event = Happening::Played { seat: 1, text: Some("d3".to_owned()), ms: 5 };
        let happened = |events, now| Tell::Happened { from: 0, events, now: Box::new(now) };
        remote.hear(happened(vec![event.clone()], now(1, view.clone(), 2)), None, &words);
        assert_eq!(remote.moves(), [Some("d3")]);
        let is_last = |remote: &Remote| {
            let scene = remote.scene().unwrap();
            let spots = scene.boards.iter().flat_map(|board| &board.spots);
            let marked = spots.filter(|spot| spot.marks.contains(&scene::Mark::LastMove));
            marked.map(|spot| spot.touch.as_str().to_owned()).collect::<Vec<_>>()
        };
        assert_eq!(is_last(&remote), ["d3"]);
        // After a break everything is told again from the first event.
        let undone = Happening::Undone { seat: 2 };
        remote.hear(happened(vec![event, undone], now(2, view, 1)), None, &words);
        assert_eq!((remote.moves().len(), is_last(&remote).len()), (0, 0));
    }

    #[test]
    fn after_somebody_gave_up_nothing_can_be_touched() {
        let (mut remote, words) = at_othello(Role::Seat(1));
        assert_eq!(remote.scene().unwrap().touchables().count(), 4);
        let last = remote.now().cloned().unwrap();
        let ending = Some(Ended { outcome: "1".to_owned(), points: vec![5, 0] });
        let prompt = Message::new("scene.won").with("player", game::Seat::FIRST);
        let over = Now { plies: 1, hand: None, prompt: prompt.clone(), ending, ..last };
        let events = vec![Happening::Resigned { seat: 2 }];
        remote.hear(Tell::Happened { from: 0, events, now: Box::new(over) }, None, &words);
        assert_eq!(remote.scene().unwrap().touchables().count(), 0);
        assert_eq!(remote.line().0, Some(prompt));
        assert_eq!(remote.touch(&Touch::new("d3")), None);
        assert_eq!(remote.line().1.unwrap().0.key(), "play.game-over");
    }

    #[test]
    fn who_won_is_told_by_the_outcome_and_not_by_points() {
        let (remote, words) = at_othello(Role::Seat(2));
        let told = ["black 40-24", "white 24-40", "draw 32-32"].map(|told| remote.won(told));
        assert_eq!(told, [Some(false), Some(true), None]);
        assert_eq!(at_othello(Role::Spectator).0.won("black 40-24"), None);
        let mut remote = Remote::new("secret", &words);
        let (role, players) = (Role::Seat(3), vec![Player::default(); 4]);
        let (game, settings) =
            ("quoridor".to_owned(), vec![("players".to_owned(), "4".to_owned())]);
        remote.hear(Tell::Welcome { version: 1, role, game, settings, players }, None, &words);
        let told = ["3", "1", "1=3,2,4", "1,3,2,4", "none"].map(|told| remote.won(told));
        assert_eq!(told, [Some(true), Some(false), Some(true), Some(false), None]);
    }

    #[test]
    fn who_looks_on_cannot_play() {
        let (mut remote, _) = at_othello(Role::Spectator);
        assert_eq!(remote.touch(&Touch::new("d3")), None);
        let (said, tone) = remote.line().1.unwrap();
        assert_eq!((said.key(), tone), ("web.only-looking", LineTone::Refused));
    }

    #[test]
    fn after_a_cut_the_hello_says_how_far_one_is() {
        let (mut remote, _) = at_othello(Role::Seat(1));
        remote.cut_off();
        assert!(!remote.is_connected());
        let hello = remote.hello();
        assert!(matches!(hello, Ask::Hello { after: 0, ref link, .. } if link == "secret"));
    }

    #[test]
    fn undo_waits_for_the_others() {
        let (mut remote, words) = at_othello(Role::Seat(1));
        assert!(matches!(remote.ask_undo(), Ask::Undo { wish: 1, after: 0 }));
        let (said, tone) = remote.line().1.unwrap();
        assert_eq!((said.key(), tone), ("web.undo-asked", LineTone::Plain), "nothing was refused");
        remote.hear(Tell::UndoAsked { by: vec![2] }, None, &words);
        assert!(remote.is_asked_for_undo());
        remote.hear(Tell::UndoAsked { by: vec![1, 2] }, None, &words);
        assert!(!remote.is_asked_for_undo());
        assert_eq!(remote.line().1.unwrap().0.key(), "web.undo-asked");
        remote.hear(Tell::UndoAsked { by: Vec::new() }, None, &words);
        assert_eq!(remote.line().1.unwrap().0.key(), "web.undo-refused");
    }
}
