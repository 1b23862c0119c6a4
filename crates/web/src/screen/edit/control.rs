//! The controls of one field: each shows what is so, and tells what somebody chose.
//!
//! A control is made once and stays while its field does, so that the focus is never lost; what
//! it shows follows the design.

use design::{MoveTable, Words};
use i18n::{Lang, Message};
use leptos::prelude::*;
use workbench::{Check, Control, Input};

use super::bench::Bench;
use super::list::{QueueControl, WordsControl};
use super::picture::PickPicture;

/// What a control needs: the field's name, what it holds, and the way to change it.
#[derive(Clone, Copy)]
pub(super) struct Of {
    pub(super) bench: Bench,
    pub(super) name: StoredValue<String>,
    pub(super) held: Memo<Option<Control>>,
}

impl Of {
    pub(super) fn fill(self, input: Input) {
        self.bench.fill(&self.name.get_value(), input);
    }

    /// While somebody types.
    fn type_in(self, input: Input) {
        self.bench.type_in(&self.name.get_value(), input);
    }

    /// Something of what the field holds.
    pub(super) fn get<T: Default>(self, part: impl Fn(&Control) -> Option<T>) -> T {
        self.held.with(|held| held.as_ref().and_then(part)).unwrap_or_default()
    }

    /// The same for controls that change with a touch: what was refused is not shown as done.
    fn get_anew<T: Default>(self, part: impl Fn(&Control) -> Option<T>) -> T {
        self.bench.refusals.track();
        self.get(part)
    }

    /// The id of the field in the page, for its label.
    pub(super) fn id(self) -> String {
        format!("field-{}", self.name.get_value())
    }

    /// The id of its label.
    pub(super) fn label(self) -> String {
        format!("label-{}", self.name.get_value())
    }
}

/// The control that fits what the field holds.
#[component]
pub(super) fn ControlView(of: Of) -> impl IntoView {
    // Only another sort of control is made anew.
    let sort = Memo::new(move |_| of.held.with(|held| held.as_ref().map(std::mem::discriminant)));
    move || {
        sort.track();
        match of.held.get_untracked() {
            None => ().into_any(),
            Some(Control::Words(_)) => view! { <InTwoLanguages of is_long=false /> }.into_any(),
            Some(Control::Long(_)) => view! { <InTwoLanguages of is_long=true /> }.into_any(),
            Some(Control::Text(_)) => view! { <OneText of /> }.into_any(),
            Some(Control::Number { .. } | Control::Maybe { .. }) => {
                view! { <Number of /> }.into_any()
            }
            Some(Control::Switch(_)) => view! { <Switch of /> }.into_any(),
            Some(Control::Choice { .. }) => view! { <Choice of /> }.into_any(),
            Some(Control::Picture(_)) => view! { <PickPicture of /> }.into_any(),
            Some(Control::List { .. }) => view! { <WordsControl of /> }.into_any(),
            Some(Control::Table(_) | Control::OwnTable { .. }) => view! { <Ways of /> }.into_any(),
            Some(Control::Checks(_)) => view! { <Checks of /> }.into_any(),
            Some(Control::Shape(_)) => view! { <Cells of /> }.into_any(),
            Some(Control::Queue(_)) => view! { <QueueControl of /> }.into_any(),
        }
    }
}

/// The same text in French and English; who writes only one is understood in both.
#[component]
fn InTwoLanguages(of: Of, is_long: bool) -> impl IntoView {
    // The language of the person comes first, and is what the label leads to.
    let order = match of.bench.desk.lang.get_untracked() {
        Lang::Fr => [Lang::Fr, Lang::En],
        Lang::En => [Lang::En, Lang::Fr],
    };
    let ids = [of.id(), format!("{}-other", of.id())];
    let line = |(lang, id)| view! { <InLanguage of is_long lang id /> };
    view! {
        <div class="two-languages">{order.into_iter().zip(ids).map(line).collect_view()}</div>
    }
}

#[component]
fn InLanguage(of: Of, is_long: bool, lang: Lang, id: String) -> impl IntoView {
    let now = move || of_lang(&mut of.get(words), lang).clone();
    let write = move |event| {
        let mut words = of.get(words);
        *of_lang(&mut words, lang) = event_target_value(&event);
        of.type_in(Input::Words(words));
    };
    let key = if lang == Lang::Fr { "editing.in-french" } else { "editing.in-english" };
    let code = lang.code();
    let name = format!("lang-{code}-{}", of.id());
    let labelled = format!("{} {name}", of.label());
    let field = if is_long {
        view! {
            <textarea id=id lang=code rows="3" aria-labelledby=labelled prop:value=now
                on:input=write></textarea>
        }
        .into_any()
    } else {
        view! {
            <input type="text" id=id lang=code aria-labelledby=labelled autocomplete="off"
                prop:value=now on:input=write />
        }
        .into_any()
    };
    view! {
        <div class="in-language"><span id=name>{move || of.bench.desk.say(key)}</span>{field}</div>
    }
}

fn words(control: &Control) -> Option<Words> {
    match control {
        Control::Words(words) | Control::Long(words) => Some(words.clone()),
        _ => None,
    }
}

fn of_lang(words: &mut Words, lang: Lang) -> &mut String {
    match lang {
        Lang::Fr => &mut words.fr,
        Lang::En => &mut words.en,
    }
}

#[component]
fn OneText(of: Of) -> impl IntoView {
    let now = move || {
        of.get(|control| match control {
            Control::Text(text) => Some(text.clone()),
            _ => None,
        })
    };
    view! {
        <input type="text" id=of.id() autocomplete="off" prop:value=now
            on:input=move |event| of.type_in(Input::Text(event_target_value(&event))) />
    }
}

#[component]
fn Number(of: Of) -> impl IntoView {
    let part = |control: &Control| match control {
        Control::Number { value, least, most } => Some((Some(*value), *least, *most)),
        Control::Maybe { value, least, most } => Some((*value, *least, *most)),
        _ => None,
    };
    let now = move || of.get_anew(part).0.map_or_else(String::new, |value| value.to_string());
    let write = move |event| {
        let text: String = event_target_value(&event);
        match text.trim().parse() {
            Ok(number) => of.fill(Input::Number(number)),
            Err(_) if text.trim().is_empty() => of.fill(Input::Nothing),
            // That is no whole number, which is told.
            Err(_) => of.fill(Input::Text(text)),
        }
    };
    view! {
        <input type="number" id=of.id() min=move || of.get(part).1.to_string()
            max=move || of.get(part).2.to_string() prop:value=now on:change=write />
    }
}

#[component]
fn Switch(of: Of) -> impl IntoView {
    let now = move || of.get_anew(|control| Some(matches!(control, Control::Switch(true))));
    view! {
        <div class="tick">
            <input type="checkbox" id=of.id() prop:checked=now
                on:change=move |event| of.fill(Input::Switch(event_target_checked(&event))) />
            <span aria-hidden="true">
                {move || of.bench.desk.say(if now() { "web.yes" } else { "web.no" })}
            </span>
        </div>
    }
}

#[component]
fn Choice(of: Of) -> impl IntoView {
    let now = move || {
        of.get_anew(|control| match control {
            Control::Choice { value, .. } => Some(value.clone()),
            _ => None,
        })
    };
    let options = Memo::new(move |_| {
        of.get(|control| match control {
            Control::Choice { options, .. } => Some(options.clone()),
            _ => None,
        })
    });
    let lines = move || {
        let option = |(value, label): (String, Message)| {
            let is_now = {
                let value = value.clone();
                move || now() == value
            };
            view! {
                <option value=value prop:selected=is_now>{move || of.bench.say(&label)}</option>
            }
        };
        options.get().into_iter().map(option).collect_view()
    };
    view! {
        <select id=of.id() on:change=move |event| of.fill(Input::Choice(event_target_value(&event)))>
            {lines}
        </select>
    }
}

#[component]
fn Checks(of: Of) -> impl IntoView {
    let checks = move || {
        of.get_anew(|control| match control {
            Control::Checks(checks) => Some(checks.clone()),
            _ => None,
        })
    };
    let names = Memo::new(move |_| {
        checks().into_iter().map(|check| (check.name, check.label)).collect::<Vec<_>>()
    });
    let line = move |(name, label): (String, Message)| {
        let id = format!("{}-{name}", of.id());
        let (known, chosen) = (name.clone(), name);
        let now = move || checks().iter().any(|check: &Check| check.name == known && check.on);
        let write =
            move |event| of.fill(Input::Check(chosen.clone(), event_target_checked(&event)));
        view! {
            <label class="tick">
                <input type="checkbox" id=id prop:checked=now on:change=write />
                <span>{move || of.bench.say(&label)}</span>
            </label>
        }
    };
    view! {
        <div role="group" aria-labelledby=of.label()>
            {move || names.get().into_iter().map(line).collect_view()}
        </div>
    }
}

/// The eight ways out of a cell, and in the middle whether it is in play, row by row.
const WAYS: [(&str, &str); 9] = [
    ("↖", "editing.way-nw"),
    ("↑", "editing.way-n"),
    ("↗", "editing.way-ne"),
    ("←", "editing.way-w"),
    ("●", "editing.way-in-play"),
    ("→", "editing.way-e"),
    ("↙", "editing.way-sw"),
    ("↓", "editing.way-s"),
    ("↘", "editing.way-se"),
];

/// Where tokens may go from a cell.
#[component]
fn Ways(of: Of) -> impl IntoView {
    let now = move || {
        of.get(|control| match control {
            Control::Table(table) => Some(*table),
            Control::OwnTable { own, usual } => Some(own.unwrap_or(*usual)),
            _ => None,
        })
    };
    let button = move |(at, (arrow, name)): (usize, (&'static str, &'static str))| {
        let is_open = move || now().open.get(at).copied().unwrap_or(false);
        let toggle = move |_| {
            let MoveTable { mut open } = now();
            if let Some(way) = open.get_mut(at) {
                *way = !*way;
            }
            of.fill(Input::Table(MoveTable { open }));
        };
        view! {
            <button type="button" id=format!("{}-{at}", of.id())
                aria-pressed=move || is_open().to_string()
                aria-label=move || of.bench.desk.say(name) on:click=toggle>
                {arrow}
            </button>
        }
    };
    view! {
        <div class="ways" role="group" aria-labelledby=of.label()>
            {WAYS.into_iter().enumerate().map(button).collect_view()}
        </div>
    }
}

/// No piece has more rows or columns.
const MOST_CELLS: usize = 8;

/// The cells of a piece; there is always room for one row and column more.
#[component]
fn Cells(of: Of) -> impl IntoView {
    let size = Memo::new(move |_| {
        let rows = of.get(shape);
        let widest = rows.iter().map(Vec::len).max().unwrap_or(0);
        ((rows.len() + 1).min(MOST_CELLS), (widest + 1).min(MOST_CELLS))
    });
    let lines = move || {
        let (rows, columns) = size.get();
        let line = |row| (0..columns).map(|col| view! { <OneCell of row col /> }).collect_view();
        let lines = (0..rows).map(|row| view! { <div class="shape-row">{line(row)}</div> });
        lines.collect_view()
    };
    view! { <div role="group" aria-labelledby=of.label()>{lines}</div> }
}

#[component]
fn OneCell(of: Of, row: usize, col: usize) -> impl IntoView {
    let is_on = move || {
        let rows = of.get(shape);
        rows.get(row).and_then(|row| row.get(col)).copied().unwrap_or(false)
    };
    let toggle = move |_| {
        let mut rows = of.get(shape);
        rows.resize(rows.len().max(row + 1), Vec::new());
        if let Some(line) = rows.get_mut(row) {
            line.resize(line.len().max(col + 1), false);
            line.get_mut(col).into_iter().for_each(|cell| *cell = !*cell);
        }
        of.fill(Input::Shape(rows));
    };
    let name = move || {
        let place = Message::new("editing.shape-cell");
        of.bench.say(&place.with("row", row + 1).with("column", col + 1))
    };
    view! {
        <button type="button" aria-pressed=move || is_on().to_string() aria-label=name
            on:click=toggle></button>
    }
}

/// The rows of a piece, each with whether its cells belong to it.
fn shape(control: &Control) -> Option<Vec<Vec<bool>>> {
    match control {
        Control::Shape(rows) => Some(rows.clone()),
        _ => None,
    }
}
