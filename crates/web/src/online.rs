//! Matches on a server from this side: making one, inviting, sitting down.

use i18n::{Message, Translator};
use leptos::prelude::*;
use protocol::rest::{Join, Joined, Made, NewMatch};
use protocol::{Clock, Player};
use serde::{Deserialize, Serialize};
use session::{ClockRules, Controller};
use sitting::Form;
use wasm_bindgen_futures::spawn_local;

use crate::desk::Desk;
use crate::route::Route;
use crate::{browser, http};

/// Where the invitations of matches made here are kept.
const INVITATIONS: &str = "marelle.invitations";
/// So many are remembered.
const MOST: usize = 20;

/// What others need to sit down at a match that was made here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Invitation {
    /// The link of the person who made it.
    pub(crate) own: String,
    pub(crate) code: String,
    pub(crate) spectator: String,
}

/// The match that a form describes, for a server.
pub(crate) fn asked(form: &Form, words: &Translator) -> NewMatch {
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
    }
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
    let mut all = invitations();
    all.insert(0, invitation);
    all.truncate(MOST);
    // Plain data always has a JSON form.
    browser::store(INVITATIONS, &serde_json::to_string(&all).unwrap_or_default());
}

fn invitations() -> Vec<Invitation> {
    let kept = browser::stored(INVITATIONS).unwrap_or_default();
    serde_json::from_str(&kept).unwrap_or_default()
}

/// The invitation to the match that this link leads to, when it was made here.
pub(crate) fn invitation(own: &str) -> Option<Invitation> {
    invitations().into_iter().find(|invitation| invitation.own == own)
}
