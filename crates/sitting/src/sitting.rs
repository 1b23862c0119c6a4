//! What is seen and what can be done at one device.

use analysis::advice::Ladder;
use game::{NewRules, Refused, Seat, Told, Until, Viewer};
use i18n::{Message, Translator};
use machine_host::Ask;
use scene::{Mark, Scene, Touch};
use session::{Command, Event, Session, Typed};

use crate::LineTone;
use crate::machines::Advice;
use crate::naming;

/// A tenth of a second.
const TENTH_MS: u64 = 100;
/// A move can be seen for so long before a machine answers.
const LOOK_MS: u64 = 500;
/// Where it said something, that can be read for so long.
const READ_MS: u64 = 2_000;

/// A session with all that is needed to show and to play it at one device.
pub struct Sitting {
    session: Session,
    /// The game may say some things in its maker's own words.
    voice: Translator,
    pub(crate) ladder: Ladder,
    /// The help that was told, until the next move.
    pub(crate) advice: Option<Advice>,
    pub(crate) asked: Option<Ask>,
    /// What the table says besides the session: why an undo was refused, who gave up.
    pub(crate) notice: Option<(Message, LineTone)>,
    /// How long the log was when it was last looked at.
    noted: usize,
    /// Time until a machine may play, so that the last move is seen.
    pub(crate) pause_ms: u64,
    pub(crate) faces: Faces,
}

/// Faces that are in view though they lie face down again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Faces {
    Down,
    /// Until somebody touches something.
    Touched,
    /// For so long.
    For(u64),
}

impl Sitting {
    /// A session that begins or goes on; `words` speak for everything.
    #[must_use]
    pub fn new(session: Session, words: &Translator) -> Self {
        let voice = session.played().game().voice(words);
        let noted = session.log().len();
        Self {
            session,
            voice,
            ladder: Ladder::default(),
            advice: None,
            asked: None,
            notice: None,
            noted,
            pause_ms: 0,
            faces: Faces::Down,
        }
    }

    /// The session itself.
    #[must_use]
    pub const fn session(&self) -> &Session {
        &self.session
    }

    /// Speaks other words from now on.
    pub fn listen_anew(&mut self, words: &Translator) {
        self.voice = self.session.played().game().voice(words);
    }

    /// Speaks for this game.
    #[must_use]
    pub const fn voice(&self) -> &Translator {
        &self.voice
    }

    /// The words of a message, with the players' names.
    #[must_use]
    pub fn say(&self, message: &Message) -> String {
        naming::say(&self.session, &self.voice, message)
    }

    /// How a seat is called.
    #[must_use]
    pub fn name(&self, seat: Seat) -> String {
        naming::name(&self.session, &self.voice, seat)
    }

    /// The seat that somebody means who says a name or a number.
    #[must_use]
    pub fn seat_called(&self, meant: &str) -> Option<Seat> {
        naming::seat_called(&self.session, &self.voice, meant)
    }

    /// The title of the game.
    #[must_use]
    pub fn title(&self) -> String {
        catalogue::title(&**self.session.played().game(), &self.voice)
    }

    /// Who looks at this device.
    #[must_use]
    pub fn viewer(&self) -> Viewer {
        self.session.viewer()
    }

    /// What is seen now: with faces that are in view for a moment, and advice.
    #[must_use]
    pub fn scene(&self) -> Scene {
        self.scene_after(self.session.played().selection())
    }

    /// The same after these touches.
    #[must_use]
    pub fn scene_after(&self, touches: &[Touch]) -> Scene {
        let viewer = self.viewer();
        let mut scene = self.session.scene(viewer, touches);
        if self.faces != Faces::Down {
            game::lay_faces(&mut scene, &self.session.told(viewer));
        }
        if let Some(advice) = self.advice_now() {
            scene.mark(&advice.marked, Mark::Hint);
        }
        scene
    }

    fn advice_now(&self) -> Option<&Advice> {
        self.advice.as_ref().filter(|advice| advice.at == self.session.log().len())
    }

    /// What was advised about this position.
    #[must_use]
    pub fn advised(&self) -> Option<&[Message]> {
        self.advice_now().map(|advice| advice.told.as_slice())
    }

    /// The move that was advised, as it is typed, once all of it was told in words.
    #[must_use]
    pub fn advised_move(&self) -> Option<&str> {
        let advice = self.advice_now().filter(|_| self.is_design())?;
        let hint = self.ladder.known(advice.at).filter(|_| self.ladder.has_told_all())?;
        Some(&hint.action)
    }

    /// Says something until the next action, or nothing.
    pub fn notify(&mut self, notice: Option<Message>) {
        self.notice = notice.map(|notice| (notice, LineTone::Plain));
    }

    fn refuse(&mut self, why: Message) {
        self.notice = Some((why, LineTone::Refused));
    }

    /// Whether a person has the hand and the device.
    #[must_use]
    pub fn awaits_person(&self) -> bool {
        let hand = self.session.hand();
        hand.is_some_and(|seat| self.session.table().is_human(seat))
            && self.session.awaits().is_none()
    }

    /// Whether faces stay in view until something is touched.
    #[must_use]
    pub fn awaits_touch(&self) -> bool {
        self.faces == Faces::Touched
    }

    /// Plays what was typed for the person who has the hand; tells whether that was accepted.
    /// What was refused stands in the session's message line.
    pub fn play(&mut self, text: &str) -> bool {
        // What is typed is meant as a move, unless a machine still waits for the look.
        if self.ends_look() && !self.awaits_person() {
            return true;
        }
        self.act(|seat| Typed::read(text).command(seat))
    }

    /// Touches a place for the person who has the hand; tells whether that was accepted. A touch
    /// while faces are in view only turns them down.
    pub fn touch(&mut self, touch: &Touch) -> bool {
        self.ends_look() || self.act(|seat| Command::Touch { seat, touch: touch.clone() })
    }

    /// Turns faces down that stay in view until something is touched; whether there were any.
    fn ends_look(&mut self) -> bool {
        let are_shown = self.awaits_touch();
        if are_shown {
            self.notice = None;
            self.turn_faces_down();
        }
        are_shown
    }

    /// Turns faces down that are in view for a moment: they have been looked at.
    pub const fn turn_faces_down(&mut self) {
        self.faces = Faces::Down;
    }

    fn act(&mut self, command: impl FnOnce(Seat) -> Command) -> bool {
        self.notice = None;
        match self.session.asker() {
            Some(seat) if self.awaits_person() || self.session.hand().is_none() => {
                self.command(command(seat))
            }
            asker => {
                let key = if asker.is_some() { "play.not-your-turn" } else { "play.game-over" };
                self.refuse(Message::new(key));
                false
            }
        }
    }

    /// The last move of a person is taken back, with the answers of machines.
    pub fn take_back(&mut self) -> bool {
        let Some(seat) = self.session.asker() else {
            self.refuse(Message::new("play.game-over"));
            return false;
        };
        let is_done = self.command(Command::TakeBack { seat });
        if is_done {
            self.notify(Some(Message::new("sitting.taken-back")));
        }
        is_done
    }

    /// The maker of the game changes it while it is tried out; `words` speak from then on.
    ///
    /// # Errors
    /// Why the play cannot go on so; nothing has changed then but the session's message line.
    pub fn change(&mut self, rules: NewRules, words: &Translator) -> Result<(), Message> {
        self.handle(Command::Change { rules }).map_err(|refused| refused.message().clone())?;
        self.listen_anew(words);
        Ok(())
    }

    /// Somebody more sits down.
    pub fn join(&mut self, name: &str) -> bool {
        self.notice = None;
        self.command(Command::Join { name: name.trim().to_owned() })
    }

    /// Somebody goes.
    pub fn let_go(&mut self, seat: Seat) -> bool {
        self.notice = None;
        self.command(Command::Leave { seat })
    }

    /// Whether so many could play on from now: where one player is defined, as many as the design
    /// allows come and go.
    fn lets_play(&self, players: u8) -> bool {
        let game = self.session.played().game();
        let design = catalogue::design_of(&**game).filter(|design| design.players.len() == 1);
        self.session.hand().is_some()
            && design.is_some_and(|it| workshop::compile::player_numbers(it).contains(&players))
    }

    /// Whether there is room for one player more.
    #[must_use]
    pub fn lets_join(&self) -> bool {
        self.lets_play(self.session.played().game().seats().saturating_add(1))
    }

    /// Whether somebody could go.
    #[must_use]
    pub fn lets_leave(&self) -> bool {
        self.lets_play(self.session.played().game().seats().saturating_sub(1))
    }

    /// The person who has the hand gives up, or who is alone with machines. A machine never does:
    /// where several people play, they wait until it has moved.
    pub fn resign(&mut self) -> bool {
        let Some(hand) = self.session.hand() else { return false };
        let table = self.session.table();
        let only = table.people().next().filter(|_| table.people().count() == 1);
        match Some(hand).filter(|seat| table.is_human(*seat)).or(only) {
            Some(seat) => self.command(Command::Resign { seat }),
            None => {
                self.refuse(Message::new("play.not-your-turn"));
                false
            }
        }
    }

    /// The device is in the right hands.
    pub fn hand_over(&mut self) -> bool {
        self.command(Command::HandOver)
    }

    /// Lets the session do what is asked, whoever asks, and follows what happened, which it tells.
    ///
    /// # Errors
    /// The session's reason; nothing has changed then but the session's message line.
    pub fn handle(&mut self, command: Command) -> Result<Vec<Event>, Refused> {
        let events = self.session.handle(command)?;
        self.follow(&events);
        Ok(events)
    }

    fn command(&mut self, command: Command) -> bool {
        let done = self.handle(command);
        if let Err(refused) = &done {
            // The session tells that too, but advice would stand before it.
            self.refuse(refused.message().clone());
        }
        done.is_ok()
    }

    /// Does what has to be done after something happened.
    fn follow(&mut self, events: &[Event]) {
        for event in events {
            match event {
                Event::Played { .. } => {
                    self.notice = None;
                    let told = self.session.told(self.viewer());
                    let speaks = told.iter().any(|told| told.saying().is_some());
                    self.pause_ms = if speaks { READ_MS } else { LOOK_MS };
                    self.faces = faces_after(&told);
                }
                Event::Undone { .. } => self.turn_faces_down(),
                Event::Joined { seat } => {
                    self.notify(Some(Message::new("sitting.joined").with("player", *seat)));
                }
                Event::Left { seat, name } => self.notify(Some(naming::left(*seat, name))),
                Event::Resigned { seat } => {
                    self.turn_faces_down();
                    self.notify(Some(Message::new("sitting.resigned").with("player", *seat)));
                }
                Event::ClockRanOut { seat } => {
                    self.turn_faces_down();
                    self.notify(Some(Message::new("sitting.out-of-time").with("player", *seat)));
                }
                _ => {}
            }
        }
        if self.session.log().len() != self.noted {
            self.noted = self.session.log().len();
            self.asked = None;
        }
    }

    /// Time went by; tells whether anything changed.
    pub fn tick(&mut self, elapsed_ms: u64) -> bool {
        let second = |session: &Session| session.hand().map(|seat| session.used_ms(seat) / 1000);
        let before = (second(&self.session), self.session.log().len(), self.faces);
        self.let_time_pass(elapsed_ms);
        before != (second(&self.session), self.session.log().len(), self.faces)
    }

    /// The same; tells what came of it.
    pub fn let_time_pass(&mut self, elapsed_ms: u64) -> Vec<Event> {
        self.pause_ms = self.pause_ms.saturating_sub(elapsed_ms);
        if let Faces::For(ms) = self.faces {
            let left = ms.saturating_sub(elapsed_ms);
            self.faces = if left == 0 { Faces::Down } else { Faces::For(left) };
        }
        // No tick is refused.
        self.handle(Command::Tick { elapsed_ms }).unwrap_or_default()
    }

    /// The game is put away: the time until now is noted.
    pub fn pause(&mut self) {
        let events = self.session.pause();
        self.follow(&events);
    }
}

/// How long faces stay in view after a move.
fn faces_after(told: &[Told]) -> Faces {
    let shown = told.iter().rev().find_map(|told| match told {
        Told::Shown { until, .. } => Some(*until),
        _ => None,
    });
    match shown {
        Some(Until::Touched) => Faces::Touched,
        Some(Until::Tenths(tenths)) if tenths > 0 => Faces::For(u64::from(tenths) * TENTH_MS),
        _ => Faces::Down,
    }
}
