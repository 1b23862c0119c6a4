//! The few fields of a quick maker, drawn alike whatever they ask.

use i18n::Message;
use leptos::prelude::*;
use makers::{Field, FieldKind};

use crate::desk::desk;
use crate::making::Filled;

/// One field.
#[component]
pub(super) fn FieldView(filled: RwSignal<Filled>, field: Field) -> impl IntoView {
    let desk = desk();
    let name = field.name;
    let id = format!("field-{name}");
    let value = Memo::new(move |_| match filled.with(|filled| filled.value(name)) {
        // The language of the words is that of the page until another is chosen.
        (_, false) if name == "lang" => (desk.lang.get().code().to_owned(), false),
        known => known,
    });
    let set = move |text: String| filled.update(|filled| filled.set(name, text));
    let label = move || desk.voice().say(&field.label());
    let control = match field.kind {
        FieldKind::Flag => {
            let is_on = move || value.with(|(text, _)| text == "yes");
            let toggle = move |_| set((if is_on() { "no" } else { "yes" }).to_owned());
            view! { <input type="checkbox" id=id prop:checked=is_on on:change=toggle /> }.into_any()
        }
        FieldKind::Choice(words) => {
            let options = move || {
                words
                    .iter()
                    .map(|word| {
                        let is_now = value.with(|(text, _)| text == word);
                        view! {
                            <option value=*word selected=is_now>
                                {desk.voice().say(&field.choice_label(word))}
                            </option>
                        }
                    })
                    .collect_view()
            };
            let choose = move |event| set(event_target_value(&event));
            view! { <select id=id on:change=choose>{options}</select> }.into_any()
        }
        FieldKind::Number { min, max } => {
            let typed = move |event| set(event_target_value(&event));
            view! {
                <input type="number" id=id min=min max=max inputmode="numeric"
                    prop:value=move || value.get().0 on:change=typed />
            }
            .into_any()
        }
        _ => {
            let typed = move |event| set(event_target_value(&event));
            let hint = move || match name {
                "title" => filled.with(|filled| desk.voice().say(&filled.kind.title())),
                _ => String::new(),
            };
            view! {
                <input type="text" id=id maxlength="200" autocomplete="off" placeholder=hint
                    prop:value=move || value.get().0 on:input=typed />
            }
            .into_any()
        }
    };
    view! {
        <label class="field" class:chosen=move || value.get().1>
            <span>{label}</span>
            {control}
        </label>
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
