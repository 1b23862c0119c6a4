//! The table as a machine: commands in, events out.
//!
//! It keeps whose hand it is, the undo policy, the device that goes around, clocks and results.
//! It holds no rule of any game, moves no machine and measures no time. A refused command
//! changes nothing but the message line.

use game::{
    Action, AnyPosition, BySeat, Level, Outcome, Played, Refused, Seat, Touched, Turn, Viewer,
};
use scene::{Scene, Touch};

use crate::clock::Clocks;
use crate::line::Last;
use crate::{Act, Command, Controller, Ending, Entry, Event, Match, Player, SessionError, Table};

/// What the slowest seat pays when the clock is on.
const SLOWNESS_PENALTY: i32 = 2;

/// A match at a table.
#[derive(Clone)]
pub struct Session {
    pub(crate) played: Match,
    pub(crate) table: Table,
    /// Those who sat at the table when the match began.
    pub(crate) first: Vec<Player>,
    /// Those who left, the last one last.
    pub(crate) gone: Vec<Player>,
    pub(crate) clocks: Clocks,
    pub(crate) log: Vec<Entry>,
    /// Who did what the log tells; in moves that were there before, who had the hand.
    by: Vec<Seat>,
    /// How long the seat that has the hand has thought since the last entry of the log.
    thinking_ms: u64,
    /// What a rule of the game has counted and no entry of the log tells yet.
    pub(crate) rule_ms: u64,
    /// The person who holds the device that goes around.
    pub(crate) holder: Option<Seat>,
    pub(crate) ending: Option<Ending>,
    /// Whether somebody gave up or ran out of time, and that was not taken back.
    pub(crate) is_cut_short: bool,
    pub(crate) last: Last,
}

impl Session {
    /// A session around a match; moves it already has count as played without thinking. The
    /// table is that of the match's first position. Where people play, the game never stops
    /// because it is long.
    ///
    /// # Errors
    /// When the table does not fit the game.
    pub fn new(start: Match, table: Table) -> Result<Self, SessionError> {
        let seats = start.first_game().seats();
        table.check(seats)?;
        let start = if table.people().next().is_some() { start.for_people() } else { start };
        let clocks = Clocks::new(table.clock, seats);
        let mut session = Self {
            played: start,
            first: table.players.clone(),
            gone: Vec::new(),
            table,
            clocks,
            log: Vec::new(),
            by: Vec::new(),
            thinking_ms: 0,
            rule_ms: 0,
            holder: None,
            ending: None,
            is_cut_short: false,
            last: Last::Move,
        };
        session.note_moves();
        session.put_device_down();
        session.end_if_over();
        Ok(session)
    }

    /// Does what is asked and tells what happened.
    ///
    /// # Errors
    /// The reason, the game's or a [`SessionError`]; nothing has changed then but what the
    /// message line says.
    pub fn handle(&mut self, command: Command) -> Result<Vec<Event>, Refused> {
        match command {
            Command::Play { seat, text } => self.play(seat, text),
            Command::Touch { seat, touch } => {
                let touched = self.touch_for(seat, &touch);
                self.explain(seat, touched)
            }
            Command::Time { tenths } => self.act_at_hand(&Action::Time(tenths)),
            Command::Change { rules } => self.act_at_hand(&Action::Rules(rules)),
            Command::Join { name } => self.act_at_hand(&Action::Join(name)),
            Command::Leave { seat } => self.act_at_hand(&Action::Leave(seat)),
            Command::Undo { seat } => Ok(self.undo(seat, Self::stands_before_last_move)?),
            Command::TakeBack { seat } => {
                let noted = self.note_rule_time();
                Ok(noted
                    .into_iter()
                    .chain(self.undo(seat, Self::stands_before_last_choice)?)
                    .collect())
            }
            Command::Resign { seat } => {
                let noted = self.note_rule_time();
                Ok(noted.into_iter().chain(self.resign(seat)?).collect())
            }
            Command::HandOver => Ok(self.hand_over()?),
            Command::Tick { elapsed_ms } => Ok(self.tick(elapsed_ms)),
        }
    }

    /// The game, its start and its moves.
    #[must_use]
    pub const fn played(&self) -> &Match {
        &self.played
    }

    /// The seats and the house rules.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// The same as it was when the match began.
    #[must_use]
    pub fn first_table(&self) -> Table {
        Table { players: self.first.clone(), ..self.table.clone() }
    }

    /// All that was done, moves taken back included.
    #[must_use]
    pub fn log(&self) -> &[Entry] {
        &self.log
    }

    /// Who did what the log tells, entry by entry. It stands in no record: replay tells it again.
    #[must_use]
    pub fn log_seats(&self) -> &[Seat] {
        &self.by
    }

    /// Who has the hand; nobody when the session is over.
    #[must_use]
    pub fn hand(&self) -> Option<Seat> {
        match self.played.position().turn() {
            Turn::Seat(seat) if self.ending.is_none() => Some(seat),
            _ => None,
        }
    }

    /// Who may ask for something that need not be a move: the seat that has the hand. Where the
    /// game is tried out its end settles nothing, and whoever acted last may still ask.
    #[must_use]
    pub fn asker(&self) -> Option<Seat> {
        let last = || self.by.last().copied().unwrap_or(Seat::FIRST);
        self.hand().or_else(|| self.is_over_in_test().then(last))
    }

    /// Who has the hand, when a machine plays that seat, and how well.
    #[must_use]
    pub fn machine_to_move(&self) -> Option<(Seat, Level)> {
        let seat = self.hand()?;
        match self.table.player(seat)?.controller {
            Controller::Human => None,
            Controller::Machine(level) => Some((seat, level)),
        }
    }

    /// Who has the hand, when a person plays that seat.
    pub(crate) fn person_to_act(&self) -> Option<Seat> {
        self.hand().filter(|seat| self.table.is_human(*seat))
    }

    /// The person who must get the device before anybody can go on.
    #[must_use]
    pub fn awaits(&self) -> Option<Seat> {
        let next = self.person_to_act()?;
        (self.table.device_goes_around() && self.holder != Some(next)).then_some(next)
    }

    /// How the session ended, if it did.
    #[must_use]
    pub const fn ending(&self) -> Option<&Ending> {
        self.ending.as_ref()
    }

    /// The time a seat has used.
    #[must_use]
    pub fn used_ms(&self, seat: Seat) -> u64 {
        self.clocks.used_ms(seat)
    }

    /// The time a seat has left, where there is a limit.
    #[must_use]
    pub fn left_ms(&self, seat: Seat) -> Option<u64> {
        self.clocks.left_ms(seat)
    }

    /// How long the seat that has the hand has thought about this turn.
    #[must_use]
    pub const fn thinking_ms(&self) -> u64 {
        self.thinking_ms
    }

    /// Who looks at a device that all people of the table share: the person who holds it, and
    /// nobody while it is on its way; where nothing is passed around, the person who has the
    /// hand, or the only person there is.
    #[must_use]
    pub fn viewer(&self) -> Viewer {
        let looks = if self.awaits().is_some() {
            None
        } else if self.table.device_goes_around() {
            self.holder
        } else {
            let only = || self.table.people().next().filter(|_| self.table.people().count() == 1);
            self.person_to_act().or_else(only)
        };
        looks.map_or(Viewer::Public, Viewer::Seat)
    }

    /// How it ended, where somebody gave up or ran out of time: the position would let it go on.
    pub(crate) fn cut_short(&self) -> Option<&Ending> {
        self.ending.as_ref().filter(|_| self.played.position().outcome().is_none())
    }

    /// The picture for a viewer after some touches, as [`Match::scene`] gives it, with the
    /// tokens that the players chose. Once the session is over, nothing can be touched in it.
    #[must_use]
    pub fn scene(&self, viewer: Viewer, touches: &[Touch]) -> Scene {
        let mut scene = match self.cut_short() {
            None => self.played.scene(viewer, touches),
            Some(ending) => {
                let mut left = self.played.scene(viewer, &[]);
                left.end(ending.outcome.verdict.message());
                left
            }
        };
        self.table.lay_tokens(&mut scene);
        scene
    }

    /// The picture for a viewer after this many moves, as [`Match::scene_at`] gives it, with the
    /// tokens that the players chose.
    #[must_use]
    pub fn scene_at(&self, ply: usize, viewer: Viewer) -> Scene {
        let mut scene = self.played.scene_at(ply, viewer, &[]);
        self.table.lay_tokens(&mut scene);
        scene
    }

    /// Adds a touch of a viewer; a complete move comes as text, ready for [`Command::Play`].
    ///
    /// # Errors
    /// The reason when the touch leads nowhere.
    pub fn touch(
        &self,
        viewer: Viewer,
        touches: &[Touch],
        next: &Touch,
    ) -> Result<Touched<String>, Refused> {
        if self.cut_short().is_some() {
            return Err(SessionError::GameOver.into());
        }
        self.played.position().touch(viewer, touches, next)
    }

    /// After moves made elsewhere nobody holds the device: it waits for the person who has the hand.
    pub(crate) const fn put_device_down(&mut self) {
        self.holder = None;
    }

    fn seats(&self) -> u8 {
        self.played.game().seats()
    }

    pub(crate) fn act_or_explain(
        &mut self,
        seat: Seat,
        action: &Action,
    ) -> Result<Vec<Event>, Refused> {
        let done = self.act(seat, action);
        self.explain(seat, done)
    }

    /// The message line keeps why a move was refused.
    fn explain<T>(&mut self, seat: Seat, done: Result<T, Refused>) -> Result<T, Refused> {
        done.inspect_err(|refused| self.last = Last::Refusal(seat, refused.message().clone()))
    }

    /// The time of a rule is noted before a move, but not for one that is refused.
    fn play(&mut self, seat: Seat, text: String) -> Result<Vec<Event>, Refused> {
        let is_played =
            || self.check_hand(seat).is_ok() && self.played.position().check(&text).is_ok();
        let mut events = if is_played() { self.note_rule_time() } else { Vec::new() };
        events.extend(self.act_or_explain(seat, &Action::Move(text))?);
        Ok(events)
    }

    fn touch_for(&mut self, seat: Seat, touch: &Touch) -> Result<Vec<Event>, Refused> {
        self.check_hand(seat)?;
        match self.played.touched(touch)? {
            Touched::Move(text) => self.play(seat, text),
            Touched::More(touches) => {
                self.played.select_or_let_go(touches);
                // A refusal is settled by what was chosen after it.
                if matches!(self.last, Last::Refusal(..)) {
                    self.last = Last::Nothing;
                }
                Ok(vec![Event::Selected { seat }])
            }
        }
    }

    /// Does something for the seat that has the hand, notes it and lets the table follow.
    pub(crate) fn act(&mut self, seat: Seat, action: &Action) -> Result<Vec<Event>, Refused> {
        self.check_actor(seat, action)?;
        self.check_change(action)?;
        let played = self.played.act(action)?.clone();
        self.last = Last::Move;
        if !played.action.changes_game() {
            self.clocks.move_made(seat, self.played.moves().len());
        }
        let ms = self.note(seat, Act::of(&played));
        let reseated = self.follow(&played.action);
        let Played { action, chances, reveals } = played;
        let mut events =
            vec![reseated.unwrap_or(Event::Played { seat, action, chances, reveals, ms })];
        events.extend(self.end_if_over());
        Ok(events)
    }

    pub(crate) fn resign(&mut self, seat: Seat) -> Result<Vec<Event>, SessionError> {
        self.check_running(seat)?;
        self.note(seat, Act::Resign(seat));
        self.is_cut_short = true;
        let ended = self.end(Outcome::forfeit(seat, self.seats()));
        Ok(vec![Event::Resigned { seat }, ended])
    }

    fn hand_over(&mut self) -> Result<Vec<Event>, SessionError> {
        if self.ending.is_some() {
            return Err(SessionError::GameOver);
        }
        let to = self.awaits().ok_or(SessionError::KeepDevice)?;
        self.holder = Some(to);
        Ok(vec![Event::HandedOver { to }])
    }

    /// Time counts for the seat that has the hand; not after the end, and not while the device
    /// is on its way.
    pub(crate) fn run_clock(&mut self, elapsed_ms: u64) -> Vec<Event> {
        let Some(seat) = self.hand().filter(|_| self.awaits().is_none()) else {
            return Vec::new();
        };
        self.thinking_ms += self.clocks.run(seat, elapsed_ms);
        if self.clocks.left_ms(seat) != Some(0) {
            return Vec::new();
        }
        self.note(seat, Act::RunOut(seat));
        self.is_cut_short = true;
        let ended = self.end(Outcome::forfeit(seat, self.seats()));
        vec![Event::ClockRanOut { seat }, ended]
    }

    pub(crate) fn is_over_in_test(&self) -> bool {
        self.ending.is_some() && self.table.test
    }

    pub(crate) fn check_seat(&self, seat: Seat) -> Result<(), SessionError> {
        match self.table.player(seat) {
            Some(_) => Ok(()),
            None => Err(SessionError::NoSuchSeat { seat }),
        }
    }

    pub(crate) fn check_running(&self, seat: Seat) -> Result<(), SessionError> {
        self.check_seat(seat)?;
        if self.ending.is_some() {
            return Err(SessionError::GameOver);
        }
        Ok(())
    }

    /// Makes sure that a seat has the hand, and the device where it goes around.
    pub(crate) fn check_hand(&self, seat: Seat) -> Result<(), SessionError> {
        self.check_running(seat)?;
        match (self.hand(), self.awaits()) {
            (Some(hand), _) if hand != seat => Err(SessionError::NotYourTurn { hand }),
            (_, Some(to)) => Err(SessionError::PassDevice { to }),
            _ => Ok(()),
        }
    }

    /// The same, but for the maker of a game, who may change it when it is over too.
    fn check_actor(&self, seat: Seat, action: &Action) -> Result<(), SessionError> {
        if matches!(action, Action::Rules(_)) && self.is_over_in_test() {
            return self.check_seat(seat);
        }
        self.check_hand(seat)
    }

    fn note_moves(&mut self) {
        for (ply, played) in self.played.moves().to_vec().iter().enumerate() {
            let seat = match self.played.position_at(ply).map(AnyPosition::turn) {
                Some(Turn::Seat(seat)) => seat,
                // Chances are resolved at once: no move is played when it is theirs.
                _ => Seat::FIRST,
            };
            if !played.action.changes_game() {
                self.clocks.move_made(seat, ply + 1);
            }
            self.by.push(seat);
            self.follow(&played.action);
            self.log.push(Entry { act: Act::of(played), ms: 0 });
        }
    }

    /// Writes what was done into the log with the thinking time before it, which it returns.
    pub(crate) fn note(&mut self, seat: Seat, act: Act) -> u64 {
        let ms = std::mem::take(&mut self.thinking_ms);
        self.by.push(seat);
        self.log.push(Entry { act, ms });
        ms
    }

    pub(crate) fn end_if_over(&mut self) -> Option<Event> {
        let outcome = self.played.position().outcome()?;
        Some(self.end(outcome))
    }

    fn end(&mut self, outcome: Outcome) -> Event {
        let points = self.points(&outcome);
        let ending = self.ending.insert(Ending { outcome, points });
        Event::Ended(ending.clone())
    }

    fn points(&self, outcome: &Outcome) -> BySeat<i32> {
        let paid = self.played.position().points(outcome);
        let slowest = self.clocks.slowest();
        BySeat::from_fn(self.seats(), |seat| {
            let penalty = if slowest == Some(seat) { SLOWNESS_PENALTY } else { 0 };
            paid.get(seat).copied().unwrap_or_default() - penalty
        })
    }
}
