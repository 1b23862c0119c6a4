//! How the game will play: asked of the worker whenever the design rests for a moment.

use design::edit::RuleName;
use errands::Inspected;
use i18n::Message;
use leptos::prelude::*;
use review::{Level, Outlook};
use workbench::Part;

use super::bench::Bench;

/// What the worker found out last.
#[component]
pub(super) fn Outlook(bench: Bench) -> impl IntoView {
    bench.look_ahead();
    let words = move || match bench.outlook.get() {
        None => vec![Message::new("editing.looking")],
        Some(found) => told(&found),
    };
    let lines = move || {
        let line = |message: Message| view! { <p>{bench.say(&message)}</p> };
        words().into_iter().map(line).collect_view()
    };
    let is_lost = move || bench.outlook.with(|found| found.as_ref().is_some_and(cannot_be_won));
    let to_goals = move |_| {
        bench.select(Part::Rules { variant: None, group: RuleName::Won });
    };
    view! {
        <div class="card outlook" id="outlook">
            <div role="status">{lines}</div>
            <Show when=is_lost>
                <button type="button" id="to-goals" on:click=to_goals>
                    {move || bench.desk.say("editing.to-goals")}
                </button>
            </Show>
        </div>
    }
}

fn cannot_be_won(found: &Inspected) -> bool {
    match found {
        Inspected::Alone(outlook) => *outlook == Outlook::Never,
        Inspected::Levels { first, others } => {
            let mut all = std::iter::once(first).chain(others.iter().map(|level| &level.outlook));
            all.any(|outlook| *outlook == Outlook::Never)
        }
        Inspected::Played { .. } | Inspected::Nothing => false,
    }
}

fn told(found: &Inspected) -> Vec<Message> {
    match found {
        Inspected::Alone(outlook) => vec![outlook.message()],
        Inspected::Levels { first, others } => {
            std::iter::once(first.message()).chain(others.iter().map(Level::message)).collect()
        }
        Inspected::Played { plays, length, first } => {
            let mut told = vec![Message::new("editing.length").with("count", *length)];
            #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a share")]
            let percent = first.map(|first| (first * 100.0).round() as u32);
            let balance = percent.map(|percent| {
                Message::new("editing.balance").with("player", 1_u32).with("percent", percent)
            });
            told.extend(balance);
            told.push(Message::new("editing.estimate").with("count", *plays));
            told
        }
        Inspected::Nothing => Vec::new(),
    }
}
