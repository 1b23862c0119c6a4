//! A new room, from what somebody asked for.

use std::collections::BTreeSet;
use std::sync::Arc;

use game::{AnyGame, Level, Reason, Settings};
use i18n::Message;
use protocol::rest::NewMatch;
use protocol::{Clock, Fault};
use scene::Token;
use session::{ClockRules, Match, Player, Session, Table};
use storage::{Allows, Id};

use super::Room;

/// Makes a room that the store does not know yet, when the server has run for so long; the opener
/// makes games from their ids, such as `catalogue::open`.
///
/// # Errors
/// What is wrong with what was asked for.
pub fn make<E: Reason>(
    asked: &NewMatch,
    id: Id,
    seed: u64,
    run_ms: u64,
    opener: impl FnOnce(&str, &Settings) -> Result<Arc<dyn AnyGame>, E>,
) -> Result<Room, Fault> {
    let mut settings = Settings::none();
    for (name, value) in &asked.settings {
        settings.set(name, value);
    }
    let game = opener(&asked.game, &settings).map_err(|error| Fault::from(error.message()))?;
    let mut table = Table::new(players(asked, game.seats())?);
    table.clock = asked.clock.map(clock);
    let session = Session::new(Match::new(game, seed), table);
    let session = session.map_err(|error| Fault::from(error.message()))?;
    Ok(Room::around(id, session, run_ms))
}

fn players(asked: &NewMatch, seats: u8) -> Result<Vec<Player>, Fault> {
    let given = asked.players.len();
    if given > usize::from(seats) {
        let message = Message::new("live.too-many-players").with("wanted", seats);
        return Err(Fault::from(message.with("given", given)));
    }
    let mut players = asked.players.iter().map(player).collect::<Result<Vec<_>, _>>()?;
    players.resize_with(usize::from(seats), || Player::human(""));
    Ok(players)
}

fn player(asked: &protocol::Player) -> Result<Player, Fault> {
    let token = asked.token.map(|token| {
        Token::chosen(token).ok_or_else(|| Fault::from(Message::new("live.bad-token")))
    });
    let token = token.transpose()?;
    let player = match asked.machine {
        None => Player::human(&asked.name),
        Some(number) => {
            let unknown = || Fault::from(Message::new("live.bad-level").with("level", number));
            Player::machine(&asked.name, Level::new(number).ok_or_else(unknown)?)
        }
    };
    Ok(Player { token, ..player })
}

const fn clock(asked: Clock) -> ClockRules {
    match asked {
        Clock::Counted => ClockRules::Counted,
        Clock::Limited { initial_ms, increment_ms } => {
            ClockRules::Limited { initial_ms, increment_ms }
        }
    }
}

impl Room {
    /// A room around a session of which the store knows the start only.
    #[must_use]
    pub const fn around(id: Id, session: Session, run_ms: u64) -> Self {
        Self {
            id,
            session,
            plies: 0,
            logged: 0,
            names: Vec::new(),
            named: 0,
            wants_undo: BTreeSet::new(),
            entered: BTreeSet::new(),
            taken: BTreeSet::new(),
            left: BTreeSet::new(),
            counted_ms: run_ms,
        }
    }

    /// What somebody would ask for to get the same match anew, with the names of now; a new match
    /// follows the newest rules.
    #[must_use]
    pub fn asked(&self, allows: Allows) -> NewMatch {
        let played = self.session.played();
        let mut settings = played.first_game().settings();
        settings.take(game::RULES);
        let clock = self.session.table().clock.map(|clock| match clock {
            ClockRules::Counted => Clock::Counted,
            ClockRules::Limited { initial_ms, increment_ms } => {
                Clock::Limited { initial_ms, increment_ms }
            }
        });
        let pair = |(name, value): (&str, &str)| (name.to_owned(), value.to_owned());
        NewMatch {
            game: played.game().card().id.to_string(),
            settings: settings.iter().map(pair).collect(),
            players: super::players_of(self.session.table()),
            clock,
            watch: allows.watching,
            one_device: allows.one_device,
            hints: allows.hints,
            design: None,
        }
    }
}
