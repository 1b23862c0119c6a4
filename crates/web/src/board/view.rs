//! The boards on the page: each sheet is a drawing, and above it grids of buttons.
//!
//! The drawing is for the eyes. What is touched, read aloud or reached by keys are the buttons.

use std::sync::Arc;

use geometry::{Rect, UNIT};
use i18n::Message;
use leptos::prelude::*;
use paint::palette::{Mode, palette};
use paint::svg::pattern;
use scene::{Theme, Touch};

use super::aim::Aim;
use super::grid::{GridView, Outline};
use super::layout::{Layer, Sheet};
use super::pointer::Pointing;
use super::redraw::redraw;

/// All sheets of a scene, shared by the parts of the page that draw them.
pub(crate) type Sheets = Memo<Arc<Vec<Sheet>>>;

/// How wide a cell is at least, in points of the screen: a finger that means one of several is
/// asked again.
const LEAST_CELL: i32 = 22;

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
    /// Builds a wall at a corner.
    Build { crossing: Touch, wall: Touch },
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
    /// Whether walls are built in one gesture.
    #[prop(optional)]
    builds: bool,
) -> impl IntoView {
    let numbers = Memo::new(move |_| {
        let all = 0..sheets.with(|sheets| sheets.len());
        all.filter(|number| (*number == 0) == (part == Part::Main)).collect::<Vec<_>>()
    });
    move || {
        let sheet = |number| {
            let over = over.clone().filter(|_| number == 0);
            view! { <SheetView sheets number say on_gesture lit over builds /> }
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
    builds: bool,
) -> impl IntoView {
    let pointing = Pointing::over(sheets, number, builds, on_gesture);
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
    // The table under it: pages take no styles as text, so the colours are set one by one.
    let look = Memo::new(move |_| {
        sheets.with(|sheets| sheets.get(number).map(|it| (it.theme, it.mode))).unwrap_or_default()
    });
    let palette = move || look.with(|(theme, mode)| palette(*theme, *mode));
    let image = Memo::new(move |_| look.with(|(theme, mode)| pattern_address(*theme, *mode)));
    let has_gaps = move || {
        let are_corners = |outline: &Outline| outline.layer() == Layer::Crossings;
        builds && outlines.with(|outlines| outlines.iter().any(are_corners))
    };
    let grid = move |outline| view! { <GridView sheets outline say on_gesture lit /> };
    view! {
        <div class="stand" class:enlarged=move || pointing.near.with(Option::is_some)
            data-theme=move || look.with(|(theme, _)| theme.name())
            style:--table=move || palette().table style:--on-table=move || palette().writing
            style:--pattern=image style:--open=move || palette().mark>
            {caption}
            <div class="sheet" class:builds=has_gaps class:near=move || pointing.near.with(Option::is_some)
                style:transform-origin=move || pointing.near.get().map(origin).unwrap_or_default()
                on:pointerdown:capture=move |event| pointing.pressed(&event)
                on:pointermove=move |event| pointing.moved(&event)
                on:pointerup=move |event| pointing.released(&event)
                on:pointerleave=move |_| pointing.left()
                on:click:capture=move |event| pointing.clicked(&event)
                style:aspect-ratio=move || view.get().map(ratio).unwrap_or_default()
                style:max-width=move || widest(view.get())
                style:--narrowest=move || view.get().map(narrowest).unwrap_or_default()>
                <Picture sheets number />
                {move || outlines.get().into_iter().map(grid).collect_view()}
                {over.map(|over| over.run())}
                {move || pointing.aim.get().map(|(aim, is_asked)| meant(&aim, is_asked))}
            </div>
        </div>
    }
}

/// The wall that is meant, before it stands.
fn meant(aim: &Aim, is_asked: bool) -> impl IntoView + use<> {
    let area = aim.area.style();
    view! { <div class="aim" class:asked=is_asked aria-hidden="true" prop:style=area></div> }
}

/// Where a sheet is enlarged from, as style sheets say it.
fn origin((across, down): (f64, f64)) -> String {
    format!("{:.1}% {:.1}%", 100.0 * across, 100.0 * down)
}

/// The pattern of a table as a style sheet wants it.
fn pattern_address(theme: Theme, mode: Mode) -> String {
    let svg = js_sys::encode_uri_component(&pattern(theme, mode));
    format!("url(\"data:image/svg+xml,{}\")", String::from(svg).replace('\'', "%27"))
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
    format!("{}px", narrowest_of(view))
}

/// The same in points of the screen.
pub(super) const fn narrowest_of(view: Rect) -> i32 {
    view.width * LEAST_CELL / UNIT
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
