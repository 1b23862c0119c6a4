//! Lists: words that describe something, and tokens one behind the other.

use leptos::prelude::*;
use workbench::{Control, Input, Queued};

use super::control::Of;
use crate::icon::Icon;

/// Words with a cross each, and a field for one more; words used elsewhere are offered.
#[component]
pub(super) fn WordsControl(of: Of) -> impl IntoView {
    let part = |control: &Control| match control {
        Control::List { words, known } => Some((words.clone(), known.clone())),
        _ => None,
    };
    let words = Memo::new(move |_| of.get(part).0);
    let offered = Memo::new(move |_| {
        let (words, known) = of.get(part);
        known.into_iter().filter(|word| !words.contains(word)).collect::<Vec<_>>()
    });
    let typed = RwSignal::new(String::new());
    let add = move |word: String| {
        let word = word.trim().to_owned();
        let mut all = words.get_untracked();
        if !word.is_empty() && !all.contains(&word) {
            all.push(word);
            of.fill(Input::List(all));
        }
        typed.set(String::new());
    };
    let remove = move |word: &String| {
        let left = words.get_untracked().into_iter().filter(|known| known != word);
        of.fill(Input::List(left.collect()));
    };
    let say_remove = move |word: &str| {
        of.bench.say(&i18n::Message::new("editing.remove-word").with("word", word.to_owned()))
    };
    let chip = move |word: String| {
        let (name, gone) = (word.clone(), word.clone());
        view! {
            <li>
                <button type="button" aria-label=move || say_remove(&name)
                    on:click=move |_| remove(&gone)>
                    <span>{word}</span><Icon name="refused" />
                </button>
            </li>
        }
    };
    let offer = move |word: String| {
        let chosen = word.clone();
        view! {
            <li>
                <button type="button" class="quiet offer" on:click=move |_| add(chosen.clone())>
                    <span>"+ " {word}</span>
                </button>
            </li>
        }
    };
    let on_key = move |event: leptos::ev::KeyboardEvent| {
        if event.key() == "Enter" {
            event.prevent_default();
            add(typed.get_untracked());
        }
    };
    view! {
        <ul class="words-list">{move || words.get().into_iter().map(chip).collect_view()}</ul>
        <div class="add-word">
            <input type="text" id=of.id() autocomplete="off" prop:value=typed
                on:input=move |event| typed.set(event_target_value(&event)) on:keydown=on_key
                on:change=move |_| add(typed.get_untracked()) />
            <button type="button" id=format!("{}-add", of.id())
                on:click=move |_| add(typed.get_untracked())>
                {move || of.bench.desk.say("editing.add")}
            </button>
        </div>
        <ul class="words-list">{move || offered.get().into_iter().map(offer).collect_view()}</ul>
    }
}

/// Tokens in their order; each can go up, down or away.
#[component]
pub(super) fn QueueControl(of: Of) -> impl IntoView {
    let tokens = Memo::new(move |_| {
        of.get(|control| match control {
            Control::Queue(tokens) => Some(tokens.clone()),
            _ => None,
        })
    });
    let write = move |tokens: Vec<Queued>| {
        of.fill(Input::List(tokens.into_iter().map(|token| token.word).collect()));
    };
    let raise = move |at: usize| {
        let mut all = tokens.get_untracked();
        if at > 0 && at < all.len() {
            all.swap(at, at - 1);
            write(all);
        }
    };
    let remove = move |at: usize| {
        let mut all = tokens.get_untracked();
        if at < all.len() {
            all.remove(at);
            write(all);
        }
    };
    let line = move |(at, token): (usize, Queued)| {
        let name = of.bench.say(&token.name);
        let say =
            |key: &'static str| of.bench.say(&i18n::Message::new(key).with("word", name.clone()));
        let (earlier, gone) = (say("editing.earlier"), say("editing.remove-word"));
        view! {
            <li class="queued">
                <span class="drawing" inner_html=of.bench.drawing(&token.picture)></span>
                <span>{name}</span>
                <button type="button" aria-label=earlier on:click=move |_| raise(at)>"↑"</button>
                <button type="button" aria-label=gone on:click=move |_| remove(at)>
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
