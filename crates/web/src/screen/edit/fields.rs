//! At the right: what can be done with the selected part, and its few fields.

use i18n::Message;
use leptos::prelude::*;
use workbench::{Action, Field, Input, Part};

use super::bench::Bench;
use super::control::{ControlView, Of};
use super::keys;
use super::remarks::Remarks;
use crate::icon::Icon;

/// The selected part.
#[component]
pub(super) fn Fields(bench: Bench) -> impl IntoView {
    let part = Memo::new(move |_| bench.with(|bench| bench.selected().clone()));
    let fields = Memo::new(move |_| bench.with(workbench::Workbench::fields));
    // Fields stay as long as the part does: whoever types keeps the focus.
    let names = Memo::new(move |_| {
        part.track();
        let outline = |field: &Field| (field.name.clone(), field.group.clone());
        fields.with(|fields| fields.iter().map(outline).collect::<Vec<_>>())
    });
    let title = move || bench.with(workbench::Workbench::title);
    let about_part = Signal::derive(move || bench.with(workbench::Workbench::remarks_here));
    let is_token = move || bench.with(|bench| matches!(bench.selected(), Part::Token(_)));
    let keeps = move || bench.with(workbench::Workbench::keeps_choices);
    let all = move || {
        part.track();
        let mut last: Option<Message> = None;
        let field = |(name, group): (String, Option<Message>)| {
            let heading = (group != last).then(|| group.clone()).flatten();
            last = group;
            let heading = heading.map(|words| view! { <h3>{move || bench.say(&words)}</h3> });
            view! { {heading} <FieldView bench fields name /> }
        };
        names.get().into_iter().map(field).collect_view()
    };
    view! {
        <section class="edit-fields card" id="fields" aria-labelledby="part-title" tabindex="-1">
            <h2 id="part-title">{move || bench.say(&title())}</h2>
            <Actions bench />
            <Show when=is_token>
                <label class="tick">
                    <input type="checkbox" id="keep-choices" prop:checked=keeps
                        on:change=move |event| bench.keep_choices(event_target_checked(&event)) />
                    <span>{move || bench.desk.say("editing.keep-choices")}</span>
                </label>
            </Show>
            <Remarks bench numbers=about_part />
            {all}
        </section>
    }
}

/// So many actions are in view; the others wait behind a word.
const IN_VIEW: usize = 6;

/// What can be done with the part as a whole.
#[component]
fn Actions(bench: Bench) -> impl IntoView {
    // What concerns no part in particular is at hand in the list of parts.
    let is_general = |part: &Part| matches!(part, Part::Game | Part::Messages | Part::Rules { .. });
    let actions = Memo::new(move |_| {
        bench.with(|bench| if is_general(bench.selected()) { Vec::new() } else { bench.actions() })
    });
    let button = move |action: Action| view! { <ActionButton bench action /> };
    let first = move || actions.get().into_iter().take(IN_VIEW).map(button).collect_view();
    let others = move || actions.get().into_iter().skip(IN_VIEW).map(button).collect_view();
    view! {
        <div class="edit-actions">{first}</div>
        <Show when=move || { actions.with(Vec::len) > IN_VIEW }>
            <details class="more">
                <summary>{move || bench.desk.say("editing.more")}</summary>
                <div class="edit-actions">{others}</div>
            </details>
        </Show>
    }
}

#[component]
fn ActionButton(bench: Bench, action: Action) -> impl IntoView {
    let Action { name, label, key, closed } = action;
    let id = label.key().trim_start_matches("bench.").to_owned();
    let is_closed = closed.is_some();
    // What cannot be done now says why.
    let act = move |_| match &closed {
        Some(why) => bench.refuse(why.clone()),
        None => bench.act(name),
    };
    view! {
        <button type="button" id=id aria-disabled=is_closed.then_some("true")
            aria-keyshortcuts=key.map(|key| key.replace("Ctrl", "Control"))
            title=move || key.map(|key| keys::written(key, bench.desk)) on:click=act>
            {move || bench.say(&label)}
        </button>
    }
}

/// One field: its name, what it means, its control, what is said about it.
#[component]
fn FieldView(bench: Bench, fields: Memo<Vec<Field>>, name: String) -> impl IntoView {
    let name = StoredValue::new(name);
    let field = Memo::new(move |_| {
        fields.with(|fields| {
            fields.iter().find(|it| name.with_value(|name| it.name == *name)).cloned()
        })
    });
    let held = Memo::new(move |_| field.with(|it| it.as_ref().map(|it| it.control.clone())));
    let of = Of { bench, name, held };
    let explains = RwSignal::new(false);
    let is_default =
        Signal::derive(move || field.with(|it| it.as_ref().is_none_or(|it| it.is_default)));
    let matters = move || field.with(|field| field.as_ref().is_some_and(|it| it.matters));
    let remarks = Signal::derive(move || {
        field.with(|field| field.as_ref().map(|it| it.remarks.clone()).unwrap_or_default())
    });
    let say = move |part: fn(&Field) -> &Message| {
        move || field.with(|field| field.as_ref().map(|it| bench.say(part(it))))
    };
    view! {
        <div class="edit-field" data-field=name.get_value() class:chosen=move || !is_default.get()
            class:idle=move || !matters()>
            <FieldHead of field is_default explains />
            <Show when=move || explains.get()>
                <div class="explained">
                    <p>{say(|field| &field.help)}</p>
                    <p><i>{say(|field| &field.example)}</i></p>
                </div>
            </Show>
            <ControlView of />
            <Remarks bench numbers=remarks />
        </div>
    }
}

/// Its name, with the ways back to how it was and to what it means.
#[component]
fn FieldHead(
    of: Of,
    field: Memo<Option<Field>>,
    is_default: Signal<bool>,
    explains: RwSignal<bool>,
) -> impl IntoView {
    let Of { bench, name, .. } = of;
    let label =
        move || field.with(|it| it.as_ref().map(|it| bench.say(&it.label)).unwrap_or_default());
    let named = move |key: &'static str| bench.say(&Message::new(key).with("field", label()));
    view! {
        <div class="head">
            <label class="of-field" id=of.label() for=of.id()>{label}</label>
            <Show when=move || !is_default.get()>
                <button type="button" class="quiet" aria-label=move || named("editing.back-to-default")
                    on:click=move |_| of.fill(Input::Default)>
                    <Icon name="undo" />
                </button>
            </Show>
            <button type="button" class="quiet" id=format!("why-{}", name.get_value())
                aria-expanded=move || explains.get().to_string()
                aria-label=move || named("editing.explain")
                on:click=move |_| explains.update(|it| *it = !*it)>
                <Icon name="help" />
            </button>
        </div>
    }
}
