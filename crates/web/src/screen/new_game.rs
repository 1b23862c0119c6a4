//! A game before it begins: what it is, who plays, with which options; then one button.

use game::{Level, OptionSpec};
use i18n::Message;
use leptos::prelude::*;
use session::{ClockRules, Controller, Session, Table};
use sitting::{Form, values};
use wasm_bindgen_futures::spawn_local;

use crate::desk::{Desk, desk};
use crate::icon::Icon;
use crate::kept::Kept;
use crate::play::Play;
use crate::route::Route;
use crate::source::Own;
use crate::{browser, online, published, random, source, thumbnail};

/// The times that a player may get, in minutes.
const MINUTES: [u32; 6] = [1, 3, 5, 10, 20, 30];

/// A new game of this id.
#[component]
pub(crate) fn NewGame(game: String) -> impl IntoView {
    let desk = desk();
    desk.want_pictures();
    let name = desk.choices.with_untracked(|choices| choices.name.clone());
    let id = game.clone();
    let opened = move || {
        let own = source::of(desk, &game);
        if own.is_some() {
            desk.want_all_pictures();
        }
        match source::form(&game, own.as_ref(), std::slice::from_ref(&name)) {
            Ok(form) => {
                view! { <FormView form=StoredValue::new(form) own id=game.clone() /> }.into_any()
            }
            Err(why) => view! { <NoGame is_own=own.is_some() why /> }.into_any(),
        }
    };
    // Games of one's own are there once the store was read, those of the server once they came.
    if published::id_of(&id).is_some() {
        return view! { <Fetched name=id /> }.into_any();
    }
    (move || {
        if is_own(&id) && !desk.has_read.get() {
            return ().into_any();
        }
        opened.clone()()
    })
    .into_any()
}

/// A game that somebody published, by its name.
#[component]
fn Fetched(name: String) -> impl IntoView {
    let desk = desk();
    desk.want_all_pictures();
    let fetched = RwSignal::new(None::<Result<Own, Message>>);
    let asked = name.clone();
    spawn_local(async move { fetched.set(Some(published::fetch(&asked).await)) });
    move || {
        let own = match fetched.get() {
            None => return view! { <p class="page" role="status">{move || desk.say("web.connecting")}</p> }.into_any(),
            Some(Err(why)) => return view! { <NoGame is_own=true why /> }.into_any(),
            Some(Ok(own)) => own,
        };
        match source::form(&name, Some(&own), &[]) {
            Ok(form) => {
                let form = StoredValue::new(form);
                view! { <FormView form own=Some(own) id=name.clone() /> }.into_any()
            }
            Err(why) => view! { <NoGame is_own=true why /> }.into_any(),
        }
    }
}

/// The name of a game on a server; none for one's own that was not published.
fn server_name(desk: Desk, id: &str) -> Option<String> {
    match desk.design(id) {
        Some(own) => own.published.map(|it| published::name_of(&it.id)),
        None => Some(id.to_owned()),
    }
}

/// Whether a game is one that somebody made.
fn is_own(id: &str) -> bool {
    catalogue::family(id).is_err()
}

/// A game that is not there, or a design that cannot be played yet.
#[component]
fn NoGame(is_own: bool, why: Message) -> impl IntoView {
    let desk = desk();
    let heading = if is_own { "make.unplayable" } else { "web.unknown-game" };
    view! {
        <main id="main" tabindex="-1" class="page">
            <h1>{move || desk.say(heading)}</h1>
            {is_own.then(|| view! { <p>{move || desk.voice().say(&why)}</p> })}
            <a class="button primary" href=Route::Home.hash()>{move || desk.say("web.home")}</a>
        </main>
    }
}

#[component]
fn FormView(form: StoredValue<Form>, own: Option<Own>, id: String) -> impl IntoView {
    let desk = desk();
    // Grows when the form has changed.
    let version = RwSignal::new(0_u32);
    let trouble = RwSignal::new(None::<Message>);
    let change = Callback::new(move |change: Change| {
        let refused = form.try_update_value(|form| change.apply(form)).and_then(Result::err);
        trouble.set(refused);
        version.update(|version| *version += 1);
    });
    let own = StoredValue::new(own);
    let title = move || form.with_value(|form| catalogue::title(&**form.game(), &desk.voice()));
    let picture = {
        let id = id.clone();
        move || {
            desk.pictures.track();
            own.with_value(|own| thumbnail::of_game(&id, own.as_ref(), desk.lang.get()))
        }
    };
    let about = {
        let id = id.clone();
        move || own.with_value(|own| super::help::summary(&id, own.as_ref(), &desk.voice()))
    };
    let begin = move |_| match begin(desk, form, own.get_value()) {
        Ok(id) => desk.go(&Route::Play(id)),
        Err(why) => trouble.set(Some(why)),
    };
    let invite = move |_| {
        let mut asked = form.with_value(|form| online::asked(form, &desk.voice()));
        asked.game = server_name(desk, &asked.game).unwrap_or(asked.game);
        online::invite(desk, asked, trouble);
    };
    let can_invite = server_name(desk, &id).is_some();
    // Only another number of seats makes their fields anew: whoever types keeps the focus.
    let seats = Memo::new(move |_| {
        version.track();
        form.with_value(|form| form.seats.len())
    });
    let options = form.with_value(|form| form.options().cloned().collect::<Vec<_>>());
    let (first, others): (Vec<_>, Vec<_>) =
        options.into_iter().partition(|spec| spec.name == "players" || spec.name == "preset");
    let field = move |spec: OptionSpec| {
        view! { <OptionField form version change spec /> }
    };
    view! {
        <main id="main" tabindex="-1" class="new-game">
            <section class="about">
                <h1>{title}</h1>
                <img src=picture alt="" />
                <p>{about}</p>
                <a href=Route::Help(Some(id)).hash()>{move || desk.say("web.rules")}</a>
            </section>
            <section class="form card" aria-labelledby="who">
                <h2 id="who">{move || desk.say("web.who-plays")}</h2>
                {first.into_iter().map(field).collect_view()}
                <ol class="who">
                    {move || (0..seats.get()).map(|seat| view! { <SeatField form version change seat /> }).collect_view()}
                </ol>
                <div class="go">
                    <button type="button" class="primary large" id="begin" on:click=begin>
                        <Icon name="play" /><span>{move || desk.say("web.begin")}</span>
                    </button>
                    <Show when=move || can_invite>
                        <button type="button" id="invite" on:click=invite>
                            <Icon name="link" /><span>{move || desk.say("web.invite")}</span>
                        </button>
                    </Show>
                </div>
                <p class="trouble" role="alert">
                    {move || trouble.get().map(|why| desk.voice().say(&why))}
                </p>
                <details class="more">
                    <summary>{move || desk.say("web.more-options")}</summary>
                    <ClockField form version change />
                    {others.into_iter().map(field).collect_view()}
                </details>
            </section>
        </main>
    }
}

/// One change of the form.
enum Change {
    Option(&'static str, Option<String>),
    Name(usize, String),
    Controller(usize, Controller),
    Clock(Option<ClockRules>),
}

impl Change {
    fn apply(self, form: &mut Form) -> Result<(), Message> {
        match self {
            Self::Option(name, value) => return form.set(name, value),
            Self::Name(seat, name) => {
                if let Some(seat) = form.seats.get_mut(seat) {
                    seat.name = name;
                }
            }
            Self::Controller(seat, controller) => {
                if let Some(seat) = form.seats.get_mut(seat) {
                    seat.controller = controller;
                }
            }
            Self::Clock(clock) => form.clock = clock,
        }
        Ok(())
    }
}

#[component]
fn SeatField(
    form: StoredValue<Form>,
    version: RwSignal<u32>,
    change: Callback<Change>,
    seat: usize,
) -> impl IntoView {
    let desk = desk();
    let number = seat + 1;
    let controller = move || {
        version.track();
        form.with_value(|form| form.seats.get(seat).map(|it| it.controller))
    };
    let is_human = move || controller() == Some(Controller::Human);
    let name = form.with_value(|form| form.seats.get(seat).map(|it| it.name.clone()));
    let chosen = move || match controller() {
        Some(Controller::Machine(level)) => level.number(),
        _ => 0,
    };
    let choose = move |event| {
        let number = event_target_value(&event).parse().ok().and_then(Level::new);
        let controller = number.map_or(Controller::Human, Controller::Machine);
        change.run(Change::Controller(seat, controller));
    };
    let levels = move || {
        Level::all()
            .map(|level| {
                let words = format!("{level} · {}", desk.voice().say(&level.message()));
                let is_chosen = chosen() == level.number();
                view! { <option value=level.number() selected=is_chosen>{words}</option> }
            })
            .collect_view()
    };
    let label = move || desk.voice().say(&Message::new("web.seat").with("number", number));
    let side = move || {
        form.with_value(|form| {
            let seat = u8::try_from(number).ok()?;
            catalogue::side_name(&**form.game(), seat, &desk.voice())
        })
    };
    view! {
        <li data-seat=number>
            <span class="chip" aria-hidden="true">{number}</span>
            <span class="unseen">{label}</span>
            {move || side().map(|side| view! { <span class="side">{side}</span> })}
            <select id=format!("controller-{number}") aria-label=move || desk.say("web.who-moves")
                on:change=choose>
                <option value="0" selected=is_human>{move || desk.say("web.person")}</option>
                <optgroup label=move || desk.say("web.machine")>{levels}</optgroup>
            </select>
            <Show when=is_human>
                <input type="text" maxlength="40" autocomplete="off"
                    id=format!("name-{number}")
                    aria-label=move || desk.say("web.name")
                    placeholder=move || desk.say("web.name")
                    prop:value=name.clone().unwrap_or_default()
                    on:input=move |event| change.run(Change::Name(seat, event_target_value(&event))) />
            </Show>
        </li>
    }
}

#[component]
fn OptionField(
    form: StoredValue<Form>,
    version: RwSignal<u32>,
    change: Callback<Change>,
    spec: OptionSpec,
) -> impl IntoView {
    let desk = desk();
    let name = spec.name;
    let now = move || {
        version.track();
        form.with_value(|form| form.game().settings().get(name).unwrap_or_default().to_owned())
    };
    let is_chosen = move || {
        version.track();
        form.with_value(|form| form.settings().get(name).is_some())
    };
    let label = move || form.with_value(|form| form.option_words(name, &desk.voice()));
    let choose = move |event| change.run(Change::Option(name, Some(event_target_value(&event))));
    let choices = move || {
        let now = now();
        values(&spec)
            .into_iter()
            .map(|value| {
                let is_now = value == now;
                let words = form.with_value(|form| form.value_words(&value, &desk.voice()));
                view! { <option value=value selected=is_now>{words}</option> }
            })
            .collect_view()
    };
    view! {
        <label class="field" class:chosen=is_chosen>
            <span>{label}</span>
            <select id=format!("option-{name}") on:change=choose>{choices}</select>
        </label>
    }
}

#[component]
fn ClockField(
    form: StoredValue<Form>,
    version: RwSignal<u32>,
    change: Callback<Change>,
) -> impl IntoView {
    let desk = desk();
    let now = move || {
        version.track();
        form.with_value(|form| match form.clock {
            None => 0,
            Some(ClockRules::Counted) => 1,
            Some(ClockRules::Limited { initial_ms, .. }) => initial_ms / 60_000 + 1,
        })
    };
    let choose = move |event| {
        let clock = match event_target_value(&event).parse().unwrap_or(0_u64) {
            0 => None,
            1 => Some(ClockRules::Counted),
            more => {
                let initial_ms = (more - 1) * 60_000;
                Some(ClockRules::Limited { initial_ms, increment_ms: 0 })
            }
        };
        change.run(Change::Clock(clock));
    };
    let minutes = move || {
        MINUTES
            .map(|minutes| {
                let words = desk.voice().say(&Message::new("web.minutes").with("count", minutes));
                let is_now = now() == u64::from(minutes) + 1;
                view! { <option value=minutes + 1 selected=is_now>{words}</option> }
            })
            .collect_view()
    };
    view! {
        <label class="field">
            <span>{move || desk.say("web.clock")}</span>
            <select id="clock" on:change=choose>
                <option value="0" selected=move || now() == 0>{move || desk.say("web.clock-off")}</option>
                <option value="1" selected=move || now() == 1>{move || desk.say("web.clock-counted")}</option>
                {minutes}
            </select>
        </label>
    }
}

/// Begins the game of a form and keeps it; gives its name.
fn begin(desk: Desk, form: StoredValue<Form>, own: Option<Own>) -> Result<String, Message> {
    let no_luck = |_| Message::new("web.no-randomness");
    let seeds = [random::seed().map_err(no_luck)?, random::seed().map_err(no_luck)?];
    let session = form.with_value(|form| form.begin(&desk.voice(), seeds))?;
    let name = form.with_value(|form| form.seats.first().map(|seat| seat.name.clone()));
    if let Some(name) = name.filter(|name| !name.trim().is_empty()) {
        desk.choices.update(|choices| choices.name = name);
    }
    Ok(keep(desk, &session, own, seeds[0]))
}

/// Begins a game of one's own at once, as usual: one person, against machines where others must
/// play. Gives its name.
pub(super) fn begin_own(desk: Desk, id: &str, own: Own) -> Result<String, Message> {
    let name = desk.choices.with_untracked(|choices| choices.name.clone());
    let form = source::form(id, Some(&own), &[name])?;
    begin(desk, StoredValue::new(form), Some(own))
}

/// Keeps a new game of this device under a name, and says its name.
pub(super) fn keep(desk: Desk, session: &Session, own: Option<Own>, name: u64) -> String {
    let id = format!("{name:016x}");
    desk.keep(Kept::of(&id, session, own, 0, browser::now_ms()));
    id
}

/// The same game once more: the next seat begins.
pub(super) fn again(play: Play) -> Option<String> {
    let seeds = [random::seed().ok()?, random::seed().ok()?];
    let session = play.with_now(|table| {
        let over = table.here()?.session();
        let mut next: Table = over.first_table();
        next.players.rotate_left(1);
        let start = session::Match::new(over.played().first_game(), seeds[1]);
        Session::new(start, next).ok()
    })?;
    Some(keep(play.desk, &session, play.own(), seeds[0]))
}
