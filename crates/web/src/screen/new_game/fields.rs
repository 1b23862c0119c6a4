//! The fields of a new game: who plays each seat, its options, its clock.

use game::{Level, OptionSpec};
use i18n::Message;
use leptos::prelude::*;
use session::{ClockRules, Controller};
use sitting::{SeatForm, values};

use super::Filling;
use crate::desk::desk;
use crate::online::Allowed;
use crate::words;

/// The times that a player may get, in minutes.
const MINUTES: [u32; 6] = [1, 3, 5, 10, 20, 30];
const MINUTE_MS: u64 = 60_000;

/// Who plays a seat; `seat` counts from 0.
#[component]
pub(super) fn SeatField(filling: Filling, seat: usize) -> impl IntoView {
    let desk = desk();
    let number = seat + 1;
    let controller = move || filling.with(|form| form.seats.get(seat).map(|it| it.controller));
    let is_human = move || controller() == Some(Controller::Human);
    let choose = move |event| {
        let level = event_target_value(&event).parse().ok().and_then(Level::new);
        let controller = level.map_or(Controller::Human, Controller::Machine);
        change_seat(filling, seat, |it| it.controller = controller);
    };
    let levels = move || {
        let option = |level: Level| {
            let is_chosen = controller() == Some(Controller::Machine(level));
            let name = words::level(level, &desk.voice());
            view! { <option value=level.number() selected=is_chosen>{name}</option> }
        };
        Level::all().map(option).collect_view()
    };
    let label = move || desk.voice().say(&Message::new("web.seat").with("number", number));
    let side = move || {
        let seat = u8::try_from(number).ok()?;
        filling.with(|form| catalogue::side_name(&**form.game(), seat, &desk.voice()))
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
                <NameField filling seat />
            </Show>
        </li>
    }
}

/// How the person at a seat is called.
#[component]
fn NameField(filling: Filling, seat: usize) -> impl IntoView {
    let desk = desk();
    let name = filling.with_now(|form| form.seats.get(seat).map(|it| it.name.clone()));
    let label = move || desk.say("web.name");
    let write = move |event| {
        let name = event_target_value(&event);
        change_seat(filling, seat, |it| it.name = name);
    };
    view! {
        <input type="text" maxlength="40" autocomplete="off" id=format!("name-{}", seat + 1)
            aria-label=label placeholder=label prop:value=name.unwrap_or_default() on:input=write />
    }
}

fn change_seat(filling: Filling, seat: usize, change: impl FnOnce(&mut SeatForm)) {
    filling.change(|form| {
        form.seats.get_mut(seat).map(change);
        Ok(())
    });
}

/// One option of the game.
#[component]
pub(super) fn OptionField(filling: Filling, spec: OptionSpec) -> impl IntoView {
    let desk = desk();
    let name = spec.name;
    let is_chosen = move || filling.with(|form| form.is_chosen(name));
    let label = move || filling.with(|form| form.option_words(name, &desk.voice()));
    let choose = move |event| {
        let value = event_target_value(&event);
        filling.change(|form| form.set(name, Some(value)));
    };
    let choices = move || {
        filling.with(|form| {
            let settings = form.game().settings();
            let now = settings.get(name).unwrap_or_default();
            let option = |value: String| {
                let is_now = value == now;
                let words = form.value_words(&value, &desk.voice());
                // What was refused is not shown as chosen.
                view! { <option value=value prop:selected=is_now>{words}</option> }
            };
            values(&spec).into_iter().map(option).collect_view()
        })
    };
    view! {
        <label class="field" class:chosen=is_chosen>
            <span>{label}</span>
            <select id=format!("option-{name}") on:change=choose>{choices}</select>
        </label>
    }
}

/// No clock, one that only counts, or so many minutes.
#[component]
pub(super) fn ClockField(filling: Filling) -> impl IntoView {
    let desk = desk();
    let now = move || filling.with(|form| clock_value(form.clock));
    let choose = move |event| {
        let clock = clock_of(event_target_value(&event).parse().unwrap_or(0));
        filling.change(|form| {
            form.clock = clock;
            Ok(())
        });
    };
    let minutes = move |minutes: u32| {
        let words = move || desk.voice().say(&Message::new("web.minutes").with("count", minutes));
        let is_now = move || now() == u64::from(minutes) + 1;
        view! { <option value=minutes + 1 selected=is_now>{words}</option> }
    };
    view! {
        <label class="field">
            <span>{move || desk.say("web.clock")}</span>
            <select id="clock" on:change=choose>
                <option value="0" selected=move || now() == 0>{move || desk.say("web.clock-off")}</option>
                <option value="1" selected=move || now() == 1>{move || desk.say("web.clock-counted")}</option>
                {MINUTES.map(minutes).collect_view()}
            </select>
        </label>
    }
}

/// What others may do when it is played online.
#[component]
pub(super) fn OnlineFields(allowed: RwSignal<Allowed>) -> impl IntoView {
    let desk = desk();
    view! {
        <fieldset>
            <legend>{move || desk.say("web.invite")}</legend>
            <Switch allowed id="allow-hints" key="web.allow-hints"
                read={|it| it.hints} write={|it, on| it.hints = on} />
            <Switch allowed id="allow-watching" key="web.allow-watching"
                read={|it| it.watch} write={|it, on| it.watch = on} />
            <Switch allowed id="one-device" key="web.one-device"
                read={|it| it.one_device} write={|it, on| it.one_device = on} />
        </fieldset>
    }
}

#[component]
fn Switch(
    allowed: RwSignal<Allowed>,
    id: &'static str,
    key: &'static str,
    read: fn(&Allowed) -> bool,
    write: fn(&mut Allowed, bool),
) -> impl IntoView {
    let desk = desk();
    let change = move |event| allowed.update(|it| write(it, event_target_checked(&event)));
    view! {
        <label class="check">
            <input type="checkbox" id=id prop:checked=move || allowed.with(read) on:change=change />
            <span>{move || desk.say(key)}</span>
        </label>
    }
}

/// A clock as the page numbers it: none, counted, or one more than its minutes.
fn clock_value(clock: Option<ClockRules>) -> u64 {
    match clock {
        None => 0,
        Some(ClockRules::Counted) => 1,
        Some(ClockRules::Limited { initial_ms, .. }) => initial_ms / MINUTE_MS + 1,
    }
}

fn clock_of(value: u64) -> Option<ClockRules> {
    match value {
        0 => None,
        1 => Some(ClockRules::Counted),
        more => {
            let initial_ms = (more - 1) * MINUTE_MS;
            Some(ClockRules::Limited { initial_ms, increment_ms: 0 })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_clock_of_the_page_is_chosen_by_its_number() {
        let all = [0, 1].into_iter().chain(MINUTES.map(|minutes| u64::from(minutes) + 1));
        for value in all {
            assert_eq!(clock_value(clock_of(value)), value);
        }
    }
}
