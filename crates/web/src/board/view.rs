//! The board on the page: the drawing, and above it a grid of buttons that anybody can reach.
//!
//! The drawing is for the eyes. What is touched, read aloud or reached by keys are buttons in
//! ARIA grids: one tab stop a grid, arrows inside. They stay in place while games go on, so that
//! the focus is never lost.

use std::collections::HashMap;
use std::sync::Arc;

use i18n::Message;
use leptos::ev::{KeyboardEvent, PointerEvent};
use leptos::prelude::*;
use scene::{Mark, Touch};
use wasm_bindgen::JsCast as _;

use super::layout::{Area, Layer, Sheet};
use super::redraw::redraw;
use super::walk::{Way, step};
use crate::browser;
use crate::label::label;

/// All sheets of a scene, shared by the parts of the page that draw them.
pub(crate) type Sheets = Memo<Arc<Vec<Sheet>>>;

/// A grid without what changes from move to move.
#[derive(Clone, Debug, PartialEq)]
struct Outline {
    sheet: usize,
    grid: usize,
    layer: Layer,
    title: Option<Message>,
    rows: Vec<Vec<Touch>>,
}

/// What changes of a place.
#[derive(Clone, Debug, PartialEq)]
struct Look {
    label: String,
    area: Area,
    classes: String,
    is_selected: bool,
}

/// Which sheets are shown where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    /// The table with the main board.
    Main,
    /// What lies beside it.
    Beside,
}

/// Says messages with the names of the players.
pub(crate) type Say = Callback<Message, String>;

/// The sheets of one part.
#[component]
pub(crate) fn Boards(
    sheets: Sheets,
    part: Part,
    say: Say,
    /// Somebody touches a place.
    on_touch: Callback<Touch>,
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
            view! { <SheetView sheets number say on_touch lit over /> }
        };
        numbers.get().into_iter().map(sheet).collect_view()
    }
}

#[component]
fn SheetView(
    sheets: Sheets,
    number: usize,
    say: Say,
    on_touch: Callback<Touch>,
    lit: Signal<Vec<Touch>>,
    over: Option<ViewFn>,
) -> impl IntoView {
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
    let view =
        Memo::new(move |_| sheets.with(|sheets| sheets.get(number).map(|it| it.drawing.view)));
    let ratio = move || {
        let view = view.get();
        view.map_or_else(String::new, |view| format!("{} / {}", view.width, view.height))
    };
    // The widest that keeps the whole board on the screen, whatever its form.
    let widest = move || {
        let view = view.get().map_or(1.0, |it| f64::from(it.width) / f64::from(it.height.max(1)));
        format!("calc(var(--board-height) * {view:.4})")
    };
    let outlines = Memo::new(move |_| {
        sheets.with(|sheets| sheets.get(number).map(|it| outlines(number, it)).unwrap_or_default())
    });
    let grids = move || {
        let grid = |outline| view! { <GridView sheets outline say on_touch lit /> };
        outlines.get().into_iter().map(grid).collect_view()
    };
    let caption = move || {
        let caption = sheets.with(|sheets| sheets.get(number).and_then(|it| it.caption.clone()));
        caption.map(|words| view! { <p class="caption">{say.run(words)}</p> })
    };
    view! {
        <div class="stand">
            {caption}
            <div class="sheet" style:aspect-ratio=ratio style:max-width=widest>
                <div class="picture" aria-hidden="true" node_ref=picture></div>
                {grids}
                {over.map(|over| over.run())}
            </div>
        </div>
    }
}

fn outlines(sheet: usize, it: &Sheet) -> Vec<Outline> {
    let grids = it.grids.iter().enumerate();
    grids
        .map(|(number, grid)| Outline {
            sheet,
            grid: number,
            layer: grid.layer,
            title: grid.title.clone(),
            rows: grid
                .rows
                .iter()
                .map(|row| row.iter().map(|place| place.touch.clone()).collect())
                .collect(),
        })
        .collect()
}

#[component]
fn GridView(
    sheets: Sheets,
    outline: Outline,
    say: Say,
    on_touch: Callback<Touch>,
    lit: Signal<Vec<Touch>>,
) -> impl IntoView {
    let Outline { sheet, grid, layer, title, rows } = outline;
    let looks = Memo::new(move |_| {
        let found = sheets.with(|sheets| sheets.get(sheet)?.grids.get(grid).cloned());
        let places = found.iter().flat_map(|grid| grid.rows.iter().flatten());
        let look = |place: &super::layout::Place| Look {
            label: label(place, &|message| say.run(message.clone())),
            area: place.area,
            classes: classes(place),
            is_selected: place.has(Mark::Selected),
        };
        Arc::new(places.map(|it| (it.touch.clone(), look(it))).collect::<HashMap<_, _>>())
    });
    let first = rows.first().and_then(|row| row.first()).cloned();
    let cursor = RwSignal::new(first);
    let on_key = move |event: KeyboardEvent| {
        let Some(from) = cursor.get_untracked() else { return };
        // With other keys held, arrows belong to the screen around the board.
        let is_held = event.ctrl_key() && event.key().starts_with("Arrow");
        if is_held || event.alt_key() || event.shift_key() {
            return;
        }
        let Some(way) = Way::of_key(&event.key(), event.ctrl_key()) else { return };
        event.prevent_default();
        let next = sheets.with_untracked(|sheets| {
            let grid = sheets.get(sheet)?.grids.get(grid)?;
            step(grid, &from, way).map(|place| place.touch.clone())
        });
        if let Some(next) = next {
            browser::focus(&place_id(sheet, grid, &next));
        }
    };
    let name = move || match &title {
        Some(title) => say.run(title.clone()),
        None => say.run(Message::new(match layer {
            Layer::Cells => "web.grid-cells",
            Layer::Crossings => "web.grid-crossings",
            Layer::Ghosts => "web.grid-ghosts",
        })),
    };
    let rows = rows.into_iter().map(|row| {
        let places = row.into_iter().map(|touch| {
            view! { <PlaceView sheet grid touch looks cursor on_touch lit /> }
        });
        view! { <div role="row">{places.collect_view()}</div> }
    });
    view! {
        <div role="grid" class=format!("grid {}", layer.name()) aria-label=name on:keydown=on_key>
            {rows.collect_view()}
        </div>
    }
}

#[component]
fn PlaceView(
    sheet: usize,
    grid: usize,
    touch: Touch,
    looks: Memo<Arc<HashMap<Touch, Look>>>,
    cursor: RwSignal<Option<Touch>>,
    on_touch: Callback<Touch>,
    lit: Signal<Vec<Touch>>,
) -> impl IntoView {
    let touch = StoredValue::new(touch);
    let look = Memo::new(move |_| looks.with(|looks| looks.get(&touch.get_value()).cloned()));
    let share = move |part: fn(&Area) -> f64| {
        move || {
            look.with(|look| look.as_ref().map_or(0.0, |look| part(&look.area))).to_string() + "%"
        }
    };
    let is_here = move || cursor.with(|cursor| cursor.as_ref() == Some(&touch.get_value()));
    let classes = move || {
        let own = look.with(|look| look.as_ref().map_or_else(String::new, |it| it.classes.clone()));
        let is_lit = lit.with(|lit| lit.contains(&touch.get_value()));
        if is_lit { format!("place {own} lit") } else { format!("place {own}") }
    };
    let is_selected = move || look.with(|look| look.as_ref().is_some_and(|it| it.is_selected));
    let name =
        move || look.with(|look| look.as_ref().map_or_else(String::new, |it| it.label.clone()));
    let drop_here = move |event: PointerEvent| {
        let to = place_under(&event);
        let from = touch.get_value();
        // What was dragged to another place was meant as two touches.
        if let Some(to) = to.filter(|to| *to != from) {
            if !is_selected() {
                on_touch.run(from);
            }
            on_touch.run(to);
        }
    };
    view! {
        <div role="gridcell" aria-selected=move || is_selected().to_string()>
            <button
                type="button"
                class=classes
                id=place_id(sheet, grid, &touch.get_value())
                data-touch=touch.get_value().0
                tabindex=move || if is_here() { "0" } else { "-1" }
                aria-label=name
                style:left=share(|area| area.left)
                style:top=share(|area| area.top)
                style:width=share(|area| area.width)
                style:height=share(|area| area.height)
                on:focus=move |_| cursor.set(Some(touch.get_value()))
                on:click=move |_| on_touch.run(touch.get_value())
                on:pointerup=drop_here
            ></button>
        </div>
    }
}

/// The id of a place in the page.
pub(crate) fn place_id(sheet: usize, grid: usize, touch: &Touch) -> String {
    format!("at-{sheet}-{grid}-{}", touch.as_str())
}

/// The place under a pointer, wherever it was pressed.
fn place_under(event: &PointerEvent) -> Option<Touch> {
    #[expect(clippy::cast_precision_loss, reason = "no screen is that large")]
    let (x, y) = (event.client_x() as f32, event.client_y() as f32);
    let element = document().element_from_point(x, y)?;
    let button = element.dyn_into::<web_sys::HtmlElement>().ok()?;
    button.get_attribute("data-touch").map(Touch)
}

fn classes(place: &super::layout::Place) -> String {
    let mut classes = Vec::new();
    if place.is_open() {
        classes.push("open");
    }
    if place.has(Mark::Selected) {
        classes.push("selected");
    }
    if place.has(Mark::Hint) {
        classes.push("hint");
    }
    classes.join(" ")
}
