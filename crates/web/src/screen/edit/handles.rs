//! Handles that move boards on the table: dragged, or with arrow keys.

use geometry::{Point, UNIT};
use i18n::Message;
use leptos::ev::{KeyboardEvent, PointerEvent};
use leptos::html::Button;
use leptos::prelude::*;
use scene::Board;

use super::bench::Bench;
use crate::board::view::Sheets;

/// How far an arrow key moves a board.
const STEP: i32 = UNIT / 2;

/// A handle for each board that has a place of its own.
#[component]
pub(super) fn Handles(bench: Bench, sheets: Sheets) -> impl IntoView {
    let boards = Memo::new(move |_| {
        let scene = bench.with(workbench::Workbench::scene);
        let placed = scene.boards.iter().filter(|board| !board.id.starts_with("queue"));
        placed.map(|board| board.id.clone()).collect::<Vec<_>>()
    });
    // A board that lies alone needs no place.
    let ids = move || Some(boards.get()).filter(|boards| boards.len() > 1).unwrap_or_default();
    move || ids().into_iter().map(|id| view! { <Handle bench sheets id /> }).collect_view()
}

/// Where a board is drawn, and where its origin lies on the table.
#[derive(Clone, Debug, PartialEq)]
struct Lying {
    title: Option<Message>,
    place: Point,
    /// In hundredths of the sheet.
    left: f64,
    top: f64,
    /// Units of the scene across the sheet.
    width: f64,
}

#[component]
fn Handle(bench: Bench, sheets: Sheets, id: String) -> impl IntoView {
    let id = StoredValue::new(id);
    let lying = Memo::new(move |_| {
        let scene = bench.with(workbench::Workbench::scene);
        let at = scene.boards.iter().position(|board| id.with_value(|id| board.id == *id))?;
        lying(sheets, at, scene.boards.get(at)?)
    });
    let handle = NodeRef::<Button>::new();
    // Where the pointer took hold, and how far it has come.
    let held = RwSignal::new(None::<(i32, i32)>);
    let moved = RwSignal::new((0, 0));
    let take = move |event: PointerEvent| {
        held.set(Some((event.client_x(), event.client_y())));
        if let Some(handle) = handle.get_untracked() {
            drop(handle.set_pointer_capture(event.pointer_id()));
        }
    };
    let drag = move |event: PointerEvent| {
        if let Some((x, y)) = held.get_untracked() {
            moved.set((event.client_x() - x, event.client_y() - y));
        }
    };
    let drop_it = move |_: PointerEvent| {
        let by = moved.get_untracked();
        held.set(None);
        moved.set((0, 0));
        let sheet = handle.get_untracked().and_then(|it| it.closest(".sheet").ok().flatten());
        let (Some(sheet), Some(lying)) = (sheet, lying.get_untracked()) else { return };
        let scale = lying.width / f64::from(sheet.client_width().max(1));
        #[expect(clippy::cast_possible_truncation, reason = "no table is that large")]
        let units = |pixels: i32| (f64::from(pixels) * scale).round() as i32;
        if by != (0, 0) {
            bench.move_board(&id.get_value(), moved_by(lying.place, units(by.0), units(by.1)));
        }
    };
    let step = move |event: KeyboardEvent| {
        let (x, y) = match event.key().as_str() {
            "ArrowLeft" => (-STEP, 0),
            "ArrowRight" => (STEP, 0),
            "ArrowUp" => (0, -STEP),
            "ArrowDown" => (0, STEP),
            _ => return,
        };
        event.prevent_default();
        if let Some(lying) = lying.get_untracked() {
            bench.move_board(&id.get_value(), moved_by(lying.place, x, y));
        }
    };
    let name = move || {
        let title = lying.with(|lying| lying.as_ref().and_then(|it| it.title.clone()));
        let title = title.unwrap_or_else(|| Message::new("bench.part-grid"));
        bench.say(&Message::new("editing.move-board").with("board", bench.say(&title)))
    };
    let share = move |part: fn(&Lying) -> f64| {
        move || format!("{:.3}%", lying.with(|lying| lying.as_ref().map_or(0.0, part)))
    };
    let shift = move || {
        let (x, y) = moved.get();
        format!("translate({x}px, {y}px)")
    };
    view! {
        <button type="button" class="handle" node_ref=handle aria-label=name title=name
            data-board=id.get_value()
            style:left=share(|it| it.left) style:top=share(|it| it.top) style:transform=shift
            on:pointerdown=take on:pointermove=drag on:pointerup=drop_it on:keydown=step>
            "✥"
        </button>
    }
}

fn lying(sheets: Sheets, at: usize, board: &Board) -> Option<Lying> {
    sheets.with(|sheets| {
        let drawing = &sheets.first()?.drawing;
        let (view, origin) = (drawing.view, drawing.places.get(at)?);
        let (width, height) = (f64::from(view.width.max(1)), f64::from(view.height.max(1)));
        let left = origin.x + board.bounds.corner.x + board.bounds.width - view.corner.x;
        let top = origin.y + board.bounds.corner.y - view.corner.y;
        Some(Lying {
            title: board.title.clone(),
            place: board.frame.place?,
            left: f64::from(left) * 100.0 / width,
            top: f64::from(top) * 100.0 / height,
            width,
        })
    })
}

/// No board leaves the table at its upper or left edge.
fn moved_by(place: Point, x: i32, y: i32) -> Point {
    Point::new((place.x + x).max(0), (place.y + y).max(0))
}
