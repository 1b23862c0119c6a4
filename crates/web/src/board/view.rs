//! The boards on the page: each sheet is a drawing, and above it grids of buttons.
//!
//! The drawing is for the eyes. What is touched, read aloud or reached by keys are the buttons.

use std::sync::Arc;

use geometry::{Rect, UNIT};
use i18n::Message;
use leptos::prelude::*;
use scene::Touch;

use super::grid::{GridView, Outline};
use super::layout::Sheet;
use super::redraw::redraw;

/// All sheets of a scene, shared by the parts of the page that draw them.
pub(crate) type Sheets = Memo<Arc<Vec<Sheet>>>;

/// How wide a cell is at least, in points of the screen.
const LEAST_CELL: i32 = 28;

/// Which sheets are shown where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    /// The table with the main board.
    Main,
    /// What lies beside it.
    Beside,
}

/// What somebody does with the places of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Gesture {
    /// Touches one.
    Touch(Touch),
    /// Touches one more, with Shift or Ctrl held.
    Add(Touch),
    /// Lifts what lies at one.
    Lift(Touch),
    /// Presses at one and lets go at another.
    Drag { from: Touch, to: Touch },
}

/// Says messages with the names of the players.
pub(crate) type Say = Callback<Message, String>;

/// The sheets of one part.
#[component]
pub(crate) fn Boards(
    sheets: Sheets,
    part: Part,
    say: Say,
    on_gesture: Callback<Gesture>,
    /// Places that the light of one-switch play stands on.
    #[prop(into)]
    lit: Signal<Vec<Touch>>,
    /// What lies over the first sheet besides its places.
    #[prop(optional)]
    over: Option<ViewFn>,
) -> impl IntoView {
    let numbers = Memo::new(move |_| {
        let all = 0..sheets.with(|sheets| sheets.len());
        all.filter(|number| (*number == 0) == (part == Part::Main)).collect::<Vec<_>>()
    });
    move || {
        let sheet = |number| {
            let over = over.clone().filter(|_| number == 0);
            view! { <SheetView sheets number say on_gesture lit over /> }
        };
        numbers.get().into_iter().map(sheet).collect_view()
    }
}

#[component]
fn SheetView(
    sheets: Sheets,
    number: usize,
    say: Say,
    on_gesture: Callback<Gesture>,
    lit: Signal<Vec<Touch>>,
    over: Option<ViewFn>,
) -> impl IntoView {
    let caption = move || {
        let caption = sheets.with(|sheets| sheets.get(number).and_then(|it| it.caption.clone()));
        caption.map(|words| view! { <p class="caption">{say.run(words)}</p> })
    };
    let view =
        Memo::new(move |_| sheets.with(|sheets| sheets.get(number).map(|it| it.drawing.view)));
    let outlines = Memo::new(move |_| {
        let all = |sheet: &Sheet| Outline::all(number, sheet);
        sheets.with(|sheets| sheets.get(number).map(all).unwrap_or_default())
    });
    let grid = move |outline| view! { <GridView sheets outline say on_gesture lit /> };
    view! {
        <div class="stand">
            {caption}
            <div class="sheet" style:aspect-ratio=move || view.get().map(ratio).unwrap_or_default()
                style:max-width=move || widest(view.get())
                style:--narrowest=move || view.get().map(narrowest).unwrap_or_default()>
                <Picture sheets number />
                {move || outlines.get().into_iter().map(grid).collect_view()}
                {over.map(|over| over.run())}
            </div>
        </div>
    }
}

fn ratio(view: Rect) -> String {
    format!("{} / {}", view.width, view.height)
}

/// The widest that keeps the whole board on the screen, whatever its form.
fn widest(view: Option<Rect>) -> String {
    let form = view.map_or(1.0, |it| f64::from(it.width) / f64::from(it.height.max(1)));
    format!("calc(var(--board-height) * {form:.4})")
}

/// A cell stays large enough for a finger; a board that has no room for that is scrolled.
fn narrowest(view: Rect) -> String {
    format!("{}px", view.width * LEAST_CELL / UNIT)
}

/// The drawing of a sheet.
#[component]
fn Picture(sheets: Sheets, number: usize) -> impl IntoView {
    let svg = Memo::new(move |_| {
        let svg = |sheets: &Arc<Vec<Sheet>>| sheets.get(number).map(|it| it.drawing.svg.clone());
        sheets.with(svg).unwrap_or_default()
    });
    let picture = NodeRef::<leptos::html::Div>::new();
    Effect::new(move |_| {
        if let Some(picture) = picture.get() {
            svg.with(|svg| redraw(&picture, svg));
        }
    });
    view! { <div class="picture" aria-hidden="true" node_ref=picture></div> }
}
