//! What a person chooses once for all games; every change holds at once.

mod forget;

use i18n::Message;
use leptos::prelude::*;
use scene::Theme;

use crate::desk::desk;
use crate::pictures;
use crate::settings::{Choices, FACES, Look, Prize, TextSize};
use forget::Forget;

/// The choices, grouped by what they concern.
#[component]
pub(crate) fn Settings() -> impl IntoView {
    let desk = desk();
    desk.want_pictures();
    view! {
        <main id="main" tabindex="-1" class="page">
            <h1>{move || desk.say("web.settings")}</h1>
            <fieldset>
                <legend>{move || desk.say("web.you")}</legend>
                <Name />
                <Faces />
                <Choose label="web.prize" name="prize" all=Prize::ALL.map(Prize::name).to_vec()
                    now=|choices| choices.prize.name() set=set_prize />
            </fieldset>
            <fieldset>
                <legend>{move || desk.say("web.looks")}</legend>
                <Looks />
            </fieldset>
            <fieldset>
                <legend>{move || desk.say("web.sounds")}</legend>
                <Tick label="web.sound" name="sound" now=|choices| choices.sound
                    set=|choices, is_on| choices.sound = is_on />
                <Tick label="web.speech" name="speech" now=|choices| choices.speech
                    set=|choices, is_on| choices.speech = is_on />
            </fieldset>
            <fieldset>
                <legend>{move || desk.say("web.for-educators")}</legend>
                <Tick label="web.counters" name="counters" now=|choices| choices.counters
                    set=|choices, is_on| choices.counters = is_on />
            </fieldset>
            <fieldset>
                <legend>{move || desk.say("web.one-switch-group")}</legend>
                <Tick label="web.one-switch" name="one-switch" now=|choices| choices.one_switch
                    set=|choices, is_on| choices.one_switch = is_on />
                <p class="help">{move || desk.say("web.one-switch-why")}</p>
                <Pace />
            </fieldset>
            <Forget />
        </main>
    }
}

fn set_prize(choices: &mut Choices, value: &str) {
    let chosen = Prize::ALL.into_iter().find(|prize| prize.name() == value);
    choices.prize = chosen.unwrap_or(Prize::Star);
}

/// How the person is called.
#[component]
fn Name() -> impl IntoView {
    let desk = desk();
    let now = move || desk.choices.with(|choices| choices.name.clone());
    let set = move |event| {
        let name = event_target_value(&event);
        desk.choices.update(|choices| choices.name = name);
    };
    view! {
        <label class="field">
            <span>{move || desk.say("web.name")}</span>
            <input type="text" id="own-name" maxlength="40" autocomplete="off"
                prop:value=now on:input=set />
        </label>
        <p class="help">{move || desk.say("web.name-why")}</p>
    }
}

/// What the page looks like.
#[component]
fn Looks() -> impl IntoView {
    let set_look = |choices: &mut Choices, value: &str| {
        let chosen = Look::ALL.into_iter().find(|look| look.name() == value);
        choices.look = chosen.unwrap_or(Look::Device);
    };
    let set_text = |choices: &mut Choices, value: &str| {
        let chosen = TextSize::ALL.into_iter().find(|size| size.name() == value);
        choices.text = chosen.unwrap_or(TextSize::Usual);
    };
    view! {
        <Choose label="web.look" name="look" all=Look::ALL.map(Look::name).to_vec()
            now=|choices| choices.look.name() set=set_look />
        <Choose label="web.text-size" name="text" all=TextSize::ALL.map(TextSize::name).to_vec()
            now=|choices| choices.text.name() set=set_text />
        <Tick label="web.still" name="still" now=|choices| choices.still
            set=|choices, is_on| choices.still = is_on />
        <Choose label="web.table" name="table" all=tables() now=table_now set=set_table />
        <Tick label="web.coordinates" name="coordinates" now=|choices| choices.coordinates
            set=|choices, is_on| choices.coordinates = is_on />
        <Tick label="web.targets" name="targets" now=|choices| choices.targets
            set=|choices, is_on| choices.targets = is_on />
    }
}

/// As the game says, or one of the themes.
fn tables() -> Vec<&'static str> {
    std::iter::once("game").chain(Theme::ALL.map(Theme::name)).collect()
}

fn table_now(choices: &Choices) -> &'static str {
    choices.table.map_or("game", Theme::name)
}

fn set_table(choices: &mut Choices, value: &str) {
    choices.table = Theme::ALL.into_iter().find(|theme| theme.name() == value);
}

/// The picture that stands for the person.
#[component]
fn Faces() -> impl IntoView {
    let desk = desk();
    let face = move |id: &'static str| {
        let is_chosen = move || desk.choices.with(|choices| choices.picture == id);
        let drawing = move || {
            desk.pictures.track();
            pictures::drawing(id, None, desk.lang.get())
        };
        let name = move || {
            desk.pictures.track();
            let lang = desk.lang.get();
            pictures::library().find(id).map(|picture| picture.name(lang))
        };
        view! {
            <label class="face">
                <input type="radio" name="face" value=id prop:checked=is_chosen
                    on:change=move |_| desk.choices.update(|choices| choices.picture = id.to_owned()) />
                <span class="drawing" aria-hidden="true" inner_html=move || drawing().unwrap_or_default()></span>
                <span class="unseen">{name}</span>
            </label>
        }
    };
    view! {
        <div class="faces" role="radiogroup" aria-label=move || desk.say("web.face")>
            {FACES.map(face).collect_view()}
        </div>
    }
}

#[component]
fn Pace() -> impl IntoView {
    let desk = desk();
    let now = move || desk.choices.with(|choices| choices.pace_tenths);
    let words = move || {
        let seconds = f64::from(now()) / 10.0;
        let seconds = desk.lang.get().decimal(seconds);
        desk.voice().say(&Message::new("web.pace").with("seconds", seconds))
    };
    let (least, most) = Choices::PACES;
    let set = move |event| {
        if let Ok(tenths) = event_target_value(&event).parse::<u16>() {
            desk.choices.update(|choices| choices.pace_tenths = tenths.clamp(least, most));
        }
    };
    view! {
        <label class="field">
            <span>{words}</span>
            <input type="range" id="pace" min=least max=most step="5" prop:value=now on:input=set />
        </label>
    }
}

/// A choice between yes and no.
#[component]
fn Tick(
    label: &'static str,
    name: &'static str,
    now: fn(&Choices) -> bool,
    set: fn(&mut Choices, bool),
) -> impl IntoView {
    let desk = desk();
    view! {
        <label class="tick">
            <input type="checkbox" id=format!("choice-{name}")
                prop:checked=move || desk.choices.with(now)
                on:change=move |event| {
                    let is_on = event_target_checked(&event);
                    desk.choices.update(|choices| set(choices, is_on));
                } />
            <span>{move || desk.say(label)}</span>
        </label>
    }
}

/// A choice between several words.
#[component]
fn Choose(
    label: &'static str,
    name: &'static str,
    all: Vec<&'static str>,
    now: fn(&Choices) -> &'static str,
    set: fn(&mut Choices, &str),
) -> impl IntoView {
    let desk = desk();
    let options = move || {
        let chosen = desk.choices.with(now);
        let option = |value: &&'static str| {
            let words = desk.voice().say(&Message::new(format!("web.{name}-{value}")));
            let is_chosen = *value == chosen;
            view! { <option value=*value selected=is_chosen>{words}</option> }
        };
        all.iter().map(option).collect_view()
    };
    view! {
        <label class="field">
            <span>{move || desk.say(label)}</span>
            <select id=format!("choice-{name}") on:change=move |event| {
                let value = event_target_value(&event);
                desk.choices.update(|choices| set(choices, &value));
            }>{options}</select>
        </label>
    }
}
