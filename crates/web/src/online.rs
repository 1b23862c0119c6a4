//! Matches on a server from this side: making one, inviting, sitting down, coming back.

use i18n::{Message, Translator};
use leptos::prelude::*;
use protocol::rest::{AskSeat, Join, Joined, Made, NewMatch, Reach, SeatAsked};
use protocol::{Clock, Player};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use session::{ClockRules, Controller};
use sitting::{Form, Remote, Snapshot};
use wasm_bindgen_futures::spawn_local;

use crate::desk::Desk;
use crate::http::Body;
use crate::route::Route;
use crate::{browser, http};

/// Where the invitations of matches made here are kept.
const INVITATIONS: &str = "marelle.invitations";
/// Where the matches are kept at which somebody sits here.
const PLACES: &str = "marelle.places";
/// So many of either are remembered.
const MOST: usize = 20;

/// What others need to sit down at a match that was made here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Invitation {
    /// The link of the person who made it.
    pub(crate) own: String,
    pub(crate) code: String,
    pub(crate) spectator: String,
}

/// A match at which somebody sits here, so that they find it again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Place {
    /// The link of the seat.
    pub(crate) link: String,
    /// The id of the game.
    pub(crate) game: String,
    /// What the game is called, where it is not on the shelf.
    pub(crate) title: String,
}

/// The match that a form describes, for a server.
pub(crate) fn asked(form: &Form, allowed: Allowed, words: &Translator) -> NewMatch {
    let player = |seat: &sitting::SeatForm| Player {
        name: seat.name_in(words),
        machine: match seat.controller {
            Controller::Human => None,
            Controller::Machine(level) => Some(level.number()),
        },
        token: seat.token,
    };
    let mut players: Vec<Player> = form.seats.iter().map(player).collect();
    // Somebody must be invited: where all others are machines, the next seat is free.
    if players.iter().filter(|player| player.machine.is_none()).count() < 2
        && let Some(second) = players.get_mut(1)
    {
        *second = Player::default();
    }
    let settings = form.settings();
    NewMatch {
        game: form.id().to_owned(),
        settings: settings.iter().map(|(name, value)| (name.into(), value.into())).collect(),
        players,
        clock: form.clock.map(|clock| match clock {
            ClockRules::Counted => Clock::Counted,
            ClockRules::Limited { initial_ms, increment_ms } => {
                Clock::Limited { initial_ms, increment_ms }
            }
        }),
        watch: allowed.watch,
        one_device: allowed.one_device,
        hints: allowed.hints,
        design: None,
    }
}

/// What whoever makes a match allows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Allowed {
    pub(crate) watch: bool,
    pub(crate) one_device: bool,
    pub(crate) hints: bool,
}

/// What a page must know of its server before somebody makes a match; nothing without a server.
pub(crate) async fn reach() -> Option<Reach> {
    http::read(&http::ask("GET", "/api/reach", Body::Nothing, None).await.ok()?).ok()
}

/// Asks the people of a table for a seat that was lost.
pub(crate) async fn ask_for_seat(asked: &AskSeat) -> Result<SeatAsked, Message> {
    http::post("/api/seats", asked).await
}

/// How it stands with that seat.
pub(crate) async fn seat_asked(link: &str) -> Result<SeatAsked, Message> {
    http::read(&http::ask("GET", "/api/seats", Body::Nothing, Some(link)).await?)
}

/// Makes a match and goes to it.
pub(crate) fn invite(desk: Desk, asked: NewMatch, trouble: RwSignal<Option<Message>>) {
    spawn_local(async move {
        let made: Made = match http::post("/api/matches", &asked).await {
            Ok(made) => made,
            Err(why) => return trouble.set(Some(why)),
        };
        let Some(own) = made.seats.into_iter().flatten().next() else { return };
        let invitation =
            Invitation { own: own.clone(), code: made.code, spectator: made.spectator };
        remember(invitation);
        desk.go(&Route::Online(own));
    });
}

/// Sits down at the match of a code.
pub(crate) fn join(desk: Desk, asked: Join, trouble: RwSignal<Option<Message>>) {
    spawn_local(async move {
        match http::post::<_, Joined>("/api/join", &asked).await {
            Ok(joined) => desk.go(&Route::Online(joined.link)),
            Err(why) => trouble.set(Some(why)),
        }
    });
}

fn remember(invitation: Invitation) {
    let mut all: Vec<Invitation> = listed(INVITATIONS);
    all.insert(0, invitation);
    list(INVITATIONS, &all);
}

/// The invitation to the match that this link leads to, when it was made here.
pub(crate) fn invitation(own: &str) -> Option<Invitation> {
    listed(INVITATIONS).into_iter().find(|invitation: &Invitation| invitation.own == own)
}

/// The matches that wait for somebody here, the last one first.
pub(crate) fn places() -> Vec<Place> {
    listed(PLACES)
}

/// Remembers a match that goes on, and forgets one that is over.
pub(crate) fn note(remote: &Remote, now: &Snapshot) {
    let known = places();
    let mut places = known.clone();
    places.retain(|place| place.link != remote.link());
    let is_over = remote.is_void() || now.end.is_some();
    let before = known.iter().find(|place| place.link == remote.link());
    if let Some(game) = now.game.clone().filter(|_| remote.seat().is_some() && !is_over) {
        let (link, title) = (remote.link().to_owned(), now.title.clone());
        places.insert(0, Place { link, game, title });
    } else if let Some(before) = before.filter(|_| !is_over) {
        // Whatever keeps the match from being shown now: the seat is still theirs.
        places.insert(0, before.clone());
    }
    if places != known {
        list(PLACES, &places);
    }
}

/// Forgets a match; the server still has it.
pub(crate) fn forget(link: &str) {
    let mut places = places();
    places.retain(|place| place.link != link);
    list(PLACES, &places);
}

fn listed<T: DeserializeOwned>(name: &str) -> Vec<T> {
    let kept = browser::stored(name).unwrap_or_default();
    serde_json::from_str(&kept).unwrap_or_default()
}

fn list<T: Serialize>(name: &str, all: &[T]) {
    let last: Vec<&T> = all.iter().take(MOST).collect();
    // Plain data always has a JSON form.
    browser::store(name, &serde_json::to_string(&last).unwrap_or_default());
}
