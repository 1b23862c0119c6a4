//! What the checker says, beside what it is about; one click mends it where that is possible.

use leptos::prelude::*;
use review::{Remark, Severity};

use super::bench::Bench;
use crate::icon::IconWords;

/// Some of the remarks, by their numbers.
#[component]
pub(super) fn Remarks(bench: Bench, #[prop(into)] numbers: Signal<Vec<usize>>) -> impl IntoView {
    let told = Memo::new(move |_| {
        let numbers = numbers.get();
        bench.with(|bench| {
            let remark = |number: usize| Some((number, bench.remarks().get(number)?.clone()));
            numbers.into_iter().filter_map(remark).collect::<Vec<_>>()
        })
    });
    let line = move |(number, remark): (usize, Remark)| {
        let Remark { what, severity, suggestion, mend, .. } = remark;
        let mend = mend.map(|_| {
            view! {
                <button type="button" on:click=move |_| bench.mend(number)>
                    <IconWords icon="right" key="editing.mend" />
                </button>
            }
        });
        view! {
            <li data-severity=severity_name(severity)>
                <p><b>{move || bench.say(&what)}</b></p>
                <p>{move || bench.say(&suggestion)}</p>
                {mend}
            </li>
        }
    };
    view! {
        <Show when=move || !told.with(Vec::is_empty)>
            <ul class="remarks">{move || told.get().into_iter().map(line).collect_view()}</ul>
        </Show>
    }
}

/// Its name in style sheets.
pub(super) const fn severity_name(severity: Severity) -> &'static str {
    match severity {
        Severity::Advice => "advice",
        Severity::Surprises => "surprises",
        Severity::StopsPlay => "stops-play",
    }
}
