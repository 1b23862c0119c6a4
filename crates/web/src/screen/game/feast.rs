//! A feast at the end of a game: a large picture grows over the board and paper rains for a
//! moment. It takes no touch away; whoever wants a still screen sees the picture on the card alone.

use std::time::Duration;

use leptos::prelude::*;

use crate::board::motion;
use crate::desk::Desk;
use crate::play::Play;
use crate::settings::Prize as Chosen;

/// How long it lasts.
const LENGTH: Duration = Duration::from_millis(2300);
/// How many pieces of paper fall.
const PAPERS: u32 = 44;

/// Comes once, when the game ends while somebody looks on, unless it was lost.
#[component]
pub(super) fn Feast(play: Play) -> impl IntoView {
    let was_over = play.snapshot_now().end.is_some();
    let is_due = Memo::new(move |_| {
        let end = play.snapshot().end.clone();
        !was_over && !play.lingers() && end.is_some_and(|end| end.won != Some(false))
    });
    let lasts = RwSignal::new(false);
    Effect::new(move |_| {
        if is_due.get() && !motion::is_unwanted() {
            lasts.set(true);
            // The screen may be gone by then.
            set_timeout(
                move || {
                    let _ = lasts.try_set(false);
                },
                LENGTH,
            );
        }
    });
    view! {
        <Show when=move || lasts.get()>
            <div class="feast" aria-hidden="true">
                <Prize desk=play.desk />
                {(0..PAPERS).map(paper).collect_view()}
            </div>
        </Show>
    }
}

/// A piece of paper that falls: where, when and how fast differ from one to the next.
fn paper(number: u32) -> impl IntoView {
    let scattered = |step: u32, range: u32| (number * step + 7) % range;
    let style = format!(
        "left:{}%;--delay:{}ms;--turn:{}deg;--drift:{}px;--seat:var(--seat-{})",
        scattered(37, 100),
        scattered(53, 600),
        360 + scattered(71, 540),
        i64::from(scattered(29, 120)) - 60,
        scattered(3, 5) + 1
    );
    view! { <i prop:style=style></i> }
}

/// The picture of success that was chosen.
#[component]
pub(super) fn Prize(desk: Desk) -> impl IntoView {
    let drawing = move || drawing(desk.choices.with(|choices| choices.prize));
    view! {
        <svg class="prize" viewBox="0 0 100 100" aria-hidden="true" inner_html=drawing></svg>
    }
}

const fn drawing(prize: Chosen) -> &'static str {
    match prize {
        Chosen::Star => {
            "<path d='M50 6L63 36L95 39L71 60L78 92L50 75L22 92L29 60L5 39L37 36Z' fill='#ffcf70' \
             stroke='#8a5a00' stroke-width='3' stroke-linejoin='round'/><circle cx='40' cy='50' \
             r='3.5' fill='#1d2433'/><circle cx='60' cy='50' r='3.5' fill='#1d2433'/><path d='M38 \
             60q12 12 24 0' fill='none' stroke='#1d2433' stroke-width='3.5' stroke-linecap='round'/>"
        }
        Chosen::Bouquet => {
            "<path d='M50 96L36 52M50 96L50 44M50 96L64 52' stroke='#1c7a45' stroke-width='4'/>\
             <path d='M34 66L66 66L54 97L46 97Z' fill='#8ab8ff' stroke='#1f5fbf' stroke-width='2.5'/>\
             <g stroke='#1d2433' stroke-width='1.5'><circle cx='32' cy='44' r='15' fill='#ff9d94'/>\
             <circle cx='68' cy='44' r='15' fill='#c9a7ff'/><circle cx='50' cy='26' r='16' \
             fill='#ffcf70'/><g fill='#ffffff'><circle cx='32' cy='44' r='5'/><circle cx='68' \
             cy='44' r='5'/><circle cx='50' cy='26' r='5'/></g></g>"
        }
        Chosen::Medal => {
            "<path d='M30 4L46 44M70 4L54 44' stroke='#1f5fbf' stroke-width='14'/><circle cx='50' \
             cy='64' r='30' fill='#ffcf70' stroke='#8a5a00' stroke-width='3'/><circle cx='50' cy='64' \
             r='22' fill='none' stroke='#8a5a00' stroke-width='2'/><path d='M50 48L55 59L67 60L58 68L61 \
             80L50 74L39 80L42 68L33 60L45 59Z' fill='#8a5a00'/>"
        }
        Chosen::Fireworks => {
            "<g stroke-width='4' stroke-linecap='round'><g stroke='#b3261e'><path d='M34 36v-18M34 \
             36l15-9M34 36l15 9M34 36v18M34 36l-15 9M34 36l-15-9'/></g><g stroke='#1f5fbf'><path d='M68 \
             60v-20M68 60l17-10M68 60l17 10M68 60v20M68 60l-17 10M68 60l-17-10'/></g><g \
             stroke='#8a5a00'><path d='M72 22v-10M72 22l9-5M72 22l9 5M72 22v10M72 22l-9 5M72 \
             22l-9-5'/></g><g stroke='#1c7a45'><path d='M30 78v-12M30 78l10-6M30 78l10 6M30 78v12M30 \
             78l-10 6M30 78l-10-6'/></g></g>"
        }
    }
}
