//! Lists: words that describe something, and tokens one behind the other.

use i18n::Message;
use leptos::prelude::*;
use workbench::{Control, Input, Queued};

use super::control::Of;
use crate::icon::Icon;

/// Words with a cross each, and a field for one more; words used elsewhere are offered.
#[component]
pub(super) fn WordsControl(of: Of) -> impl IntoView {
    let words = Memo::new(move |_| of.get(listed).0);
    let offered = Memo::new(move |_| {
        let (words, known) = of.get(listed);
        known.into_iter().filter(|word| !words.contains(word)).collect::<Vec<_>>()
    });
    let chip = move |word: String| {
        let gone = word.clone();
        let word = shown(of, word);
        let name = word.clone();
        view! {
            <li>
                <button type="button" aria-label=move || say_of(of, "editing.remove-word", &name)
                    on:click=move |_| remove(of, &gone)>
                    <span>{word}</span><Icon name="refused" />
                </button>
            </li>
        }
    };
    let offer = move |word: String| {
        let chosen = word.clone();
        view! {
            <li>
                <button type="button" class="quiet" on:click=move |_| add(of, &chosen)>
                    <span>"+ " {word}</span>
                </button>
            </li>
        }
    };
    view! {
        <ul class="words-list">{move || words.get().into_iter().map(chip).collect_view()}</ul>
        <AddWord of />
        <ul class="words-list">{move || offered.get().into_iter().map(offer).collect_view()}</ul>
    }
}

/// The field for one word more.
#[component]
fn AddWord(of: Of) -> impl IntoView {
    let typed = RwSignal::new(String::new());
    let take = move || {
        add(of, &typed.get_untracked());
        typed.set(String::new());
    };
    let on_key = move |event: leptos::ev::KeyboardEvent| {
        if event.key() == "Enter" {
            event.prevent_default();
            take();
        }
    };
    view! {
        <div class="add-word">
            <input type="text" id=of.id() autocomplete="off" prop:value=typed
                on:input=move |event| typed.set(event_target_value(&event)) on:keydown=on_key
                on:change=move |_| take() />
            <button type="button" id=format!("{}-add", of.id()) on:click=move |_| take()>
                {move || of.bench.desk.say("editing.add")}
            </button>
        </div>
    }
}

/// What a game trains is said in the person's language; other words are the maker's own.
fn shown(of: Of, word: String) -> String {
    if !SKILLS.contains(&word.as_str()) {
        return word;
    }
    of.bench.say(&Message::new(format!("shelf.skill-{word}")))
}

/// Labels of games that Marelle has words for.
const SKILLS: [&str; 10] = [
    "attention",
    "counting",
    "language",
    "logic",
    "memory",
    "patience",
    "planning",
    "sorting",
    "space",
    "strategy",
];

/// The words of a list, and those that are used elsewhere.
fn listed(control: &Control) -> Option<(Vec<String>, Vec<String>)> {
    match control {
        Control::List { words, known } => Some((words.clone(), known.clone())),
        _ => None,
    }
}

fn add(of: Of, word: &str) {
    let word = word.trim();
    let (mut all, _) = untrack(|| of.get(listed));
    if !word.is_empty() && !all.iter().any(|known| known == word) {
        all.push(word.to_owned());
        of.fill(Input::List(all));
    }
}

fn remove(of: Of, word: &str) {
    let (mut all, _) = untrack(|| of.get(listed));
    all.retain(|known| known != word);
    of.fill(Input::List(all));
}

/// Says something of a word.
fn say_of(of: Of, key: &'static str, word: &str) -> String {
    of.bench.say(&Message::new(key).with("word", word))
}

/// Tokens in their order; each can go up or away.
#[component]
pub(super) fn QueueControl(of: Of) -> impl IntoView {
    let tokens = Memo::new(move |_| of.get(queued));
    let line = move |(at, token): (usize, Queued)| {
        let name = of.bench.say(&token.name);
        let earlier = say_of(of, "editing.earlier", &name);
        let gone = say_of(of, "editing.remove-word", &name);
        view! {
            <li class="queued">
                <span class="drawing" inner_html=of.bench.drawing(&token.picture)></span>
                <span>{name}</span>
                <button type="button" aria-label=earlier on:click=move |_| raise(of, at)>"↑"</button>
                <button type="button" aria-label=gone on:click=move |_| remove_at(of, at)>
                    <Icon name="refused" />
                </button>
            </li>
        }
    };
    view! {
        <ol class="queue" id=of.id()>
            {move || tokens.get().into_iter().enumerate().map(line).collect_view()}
        </ol>
    }
}

fn queued(control: &Control) -> Option<Vec<Queued>> {
    match control {
        Control::Queue(tokens) => Some(tokens.clone()),
        _ => None,
    }
}

/// Lets a token come one place earlier.
fn raise(of: Of, at: usize) {
    let mut all = untrack(|| of.get(queued));
    if at > 0 && at < all.len() {
        all.swap(at, at - 1);
        write(of, all);
    }
}

fn remove_at(of: Of, at: usize) {
    let mut all = untrack(|| of.get(queued));
    if at < all.len() {
        all.remove(at);
        write(of, all);
    }
}

fn write(of: Of, tokens: Vec<Queued>) {
    of.fill(Input::List(tokens.into_iter().map(|token| token.word).collect()));
}
