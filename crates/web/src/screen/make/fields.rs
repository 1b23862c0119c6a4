//! The few fields of a quick maker, drawn alike whatever they ask.

use i18n::Message;
use leptos::prelude::*;
use makers::{Field, FieldKind, Kind};

use crate::desk::desk;
use crate::making::Filled;

/// One field.
#[component]
pub(super) fn FieldView(filled: RwSignal<Filled>, field: Field) -> impl IntoView {
    let desk = desk();
    let name = field.name;
    let value = Memo::new(move |_| match filled.with(|filled| filled.value(name)) {
        // The language of the words is that of the page until another is chosen.
        (_, false) if name == "lang" => (desk.lang.get().code().to_owned(), false),
        known => known,
    });
    let is_chosen = move || value.with(|(_, is_chosen)| *is_chosen);
    let value = Signal::derive(move || value.with(|(text, _)| text.clone()));
    let set = Callback::new(move |text: String| filled.update(|filled| filled.set(name, text)));
    let control = match field.kind {
        FieldKind::Flag => view! { <FlagControl name value set /> }.into_any(),
        FieldKind::Choice(words) => view! { <ChoiceControl field words value set /> }.into_any(),
        FieldKind::Number { min, max } => {
            view! { <NumberControl name range=(min, max) any=field.any() value set /> }.into_any()
        }
        _ => view! { <TextControl name kind=filled.with_untracked(|it| it.kind) value set /> }
            .into_any(),
    };
    view! {
        <label class="field" class:chosen=is_chosen>
            <span>{move || desk.voice().say(&field.label())}</span>
            {control}
        </label>
    }
}

/// The id of a field in the page.
fn id(name: &str) -> String {
    format!("field-{name}")
}

#[component]
fn FlagControl(name: &'static str, value: Signal<String>, set: Callback<String>) -> impl IntoView {
    let is_on = move || value.with(|text| text == "yes");
    let toggle = move |_| set.run((if is_on() { "no" } else { "yes" }).to_owned());
    view! { <input type="checkbox" id=id(name) prop:checked=is_on on:change=toggle /> }
}

#[component]
fn ChoiceControl(
    field: Field,
    words: &'static [&'static str],
    value: Signal<String>,
    set: Callback<String>,
) -> impl IntoView {
    let desk = desk();
    let option = move |word: &&'static str| {
        let is_now = value.with(|text| text == word);
        let label = desk.voice().say(&field.choice_label(word));
        view! { <option value=*word selected=is_now>{label}</option> }
    };
    view! {
        <select id=id(field.name) on:change=move |event| set.run(event_target_value(&event))>
            {move || words.iter().map(option).collect_view()}
        </select>
    }
}

/// A number. Where 0 leaves the choice to others, the field is empty and says so.
#[component]
fn NumberControl(
    name: &'static str,
    range: (u32, u32),
    any: Option<Message>,
    value: Signal<String>,
    set: Callback<String>,
) -> impl IntoView {
    let desk = desk();
    let (least, most) = range;
    let is_any = any.is_some();
    let shown = move || Some(value.get()).filter(|it| !is_any || it != "0").unwrap_or_default();
    let placeholder = move || any.as_ref().map(|any| desk.voice().say(any));
    view! {
        <input type="number" id=id(name) min=least max=most inputmode="numeric"
            placeholder=placeholder prop:value=shown
            on:change=move |event| set.run(event_target_value(&event)) />
    }
}

#[component]
fn TextControl(
    name: &'static str,
    kind: Kind,
    value: Signal<String>,
    set: Callback<String>,
) -> impl IntoView {
    let desk = desk();
    // Without a title the game is called like its kind.
    let usual =
        move || if name == "title" { desk.voice().say(&kind.title()) } else { String::new() };
    view! {
        <input type="text" id=id(name) maxlength="200" autocomplete="off" placeholder=usual
            prop:value=value on:input=move |event| set.run(event_target_value(&event)) />
    }
}

/// The list, as it is typed or pasted.
#[component]
pub(super) fn ListView(filled: RwSignal<Filled>) -> impl IntoView {
    let desk = desk();
    let value = Memo::new(move |_| filled.with(|filled| filled.value("list").0));
    let kind = filled.with_untracked(|filled| filled.kind);
    let lang = move || {
        let chosen = filled.with(|filled| filled.value("lang"));
        if chosen.1 { chosen.0.parse().unwrap_or_default() } else { desk.lang.get() }
    };
    let example = move || Filled::example(kind, lang()).unwrap_or_default();
    let wants = move || desk.voice().say(&kind.wants());
    let typed = move |event| {
        filled.update(|filled| filled.set("list", event_target_value(&event)));
    };
    view! {
        <div class="list-field">
            <label for="field-list">{move || desk.say("make.list")}</label>
            <p class="detail" id="list-wants">{wants}</p>
            <textarea id="field-list" rows="8" spellcheck="false" aria-describedby="list-wants"
                placeholder=example prop:value=move || value.get() on:input=typed></textarea>
        </div>
    }
}

/// What could not be used and what else is worth saying.
#[component]
pub(super) fn ToldView(#[prop(into)] told: Signal<Vec<Message>>) -> impl IntoView {
    let desk = desk();
    view! {
        <div role="status">
            <ul class="told" id="told">
                {move || told.get().into_iter().map(|message| {
                    view! { <li>{desk.voice().say(&message)}</li> }
                }).collect_view()}
            </ul>
        </div>
    }
}
