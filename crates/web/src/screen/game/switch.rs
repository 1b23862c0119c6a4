//! One switch: the light goes over rows, then over places; a press anywhere chooses.
//!
//! The switch is a click, a touch anywhere, Space or Enter. What it would do otherwise is held
//! back while one-switch play is on.

use std::time::Duration;

use leptos::ev::Event;
use leptos::prelude::*;
use scene::{Reply, Touch};
use wasm_bindgen::JsCast as _;
use wasm_bindgen::prelude::Closure;

use crate::board::view::Sheets;
use crate::play::Play;
use crate::scan::Scan;
use crate::table::Table;

/// Lights up what can be touched, when the person chose that.
#[component]
pub(super) fn Switch(play: Play, sheets: Sheets, lit: RwSignal<Vec<Touch>>) -> impl IntoView {
    let is_on = Memo::new(move |_| play.desk.choices.with(|choices| choices.one_switch));
    let pace = Memo::new(move |_| play.desk.choices.with(|choices| choices.pace_tenths));
    let scan = RwSignal::new(Scan::default());
    let groups = Memo::new(move |_| groups(play, sheets));
    // Something new can be touched: the light begins anew.
    Effect::new(move |_| {
        groups.track();
        scan.set(Scan::default());
    });
    Effect::new(move |_| {
        let sizes = sizes(&groups.get());
        let found = scan.with(|scan| scan.lit(&sizes)).filter(|_| is_on.get());
        lit.set(found.map_or_else(Vec::new, |(group, member)| {
            let group = groups.with(|groups| groups.get(group).cloned()).unwrap_or_default();
            match member {
                None => group,
                Some(member) => group.get(member).cloned().into_iter().collect(),
            }
        }));
    });
    Effect::new(move |_| mark_buttons(&lit.get()));
    Effect::new(move |old: Option<Option<IntervalHandle>>| {
        if let Some(Some(handle)) = old {
            handle.clear();
        }
        let every = Duration::from_millis(u64::from(pace.get()) * 100);
        let tick = move || {
            let sizes = groups.with_untracked(|groups| sizes(groups));
            scan.update(|scan| scan.tick(&sizes));
        };
        is_on.get().then(|| set_interval_with_handle(tick, every).ok()).flatten()
    });
    let press = move || {
        let all = groups.get_untracked();
        if play.with_now(Table::awaits).is_some() {
            play.change(sitting::Sitting::hand_over);
            return;
        }
        let chosen = scan.try_update(|scan| scan.press(&sizes(&all))).flatten();
        let touch = chosen.and_then(|(group, member)| all.get(group)?.get(member).cloned());
        if let Some(touch) = touch {
            play.touch(&touch);
        }
    };
    catch(move |event| {
        if is_on.get_untracked() && !is_about_leaving(event) {
            event.prevent_default();
            event.stop_propagation();
            press();
        }
    });
}

/// The rows of places that can be touched, then the buttons.
fn groups(play: Play, sheets: Sheets) -> Vec<Vec<Touch>> {
    if !play.with(Table::may_act) {
        return Vec::new();
    }
    let open = |sheets: &std::sync::Arc<Vec<crate::board::layout::Sheet>>| {
        let rows = sheets.iter().flat_map(|sheet| &sheet.grids).flat_map(|grid| &grid.rows);
        let row = |row: &Vec<crate::board::layout::Place>| -> Vec<Touch> {
            row.iter().filter(|place| place.is_open()).map(|place| place.touch.clone()).collect()
        };
        rows.map(row).filter(|row| !row.is_empty()).collect::<Vec<_>>()
    };
    let mut groups = sheets.with(open);
    let scene = play.scene();
    let buttons = scene.buttons.iter().filter(|button| button.reply == Reply::Accepts);
    groups.extend(buttons.map(|button| vec![button.touch.clone()]));
    groups
}

fn sizes(groups: &[Vec<Touch>]) -> Vec<usize> {
    groups.iter().map(Vec::len).collect()
}

/// The light on the game's own buttons, which lie on no board.
fn mark_buttons(lit: &[Touch]) {
    let Ok(buttons) = document().query_selector_all("#game-buttons button") else { return };
    for at in 0..buttons.length() {
        let button = buttons.get(at).and_then(|it| it.dyn_into::<web_sys::Element>().ok());
        let Some(button) = button else { continue };
        let is_lit = lit.iter().any(|touch| format!("button-{}", touch.as_str()) == button.id());
        let changed = if is_lit {
            button.class_list().add_1("lit")
        } else {
            button.class_list().remove_1("lit")
        };
        drop(changed);
    }
}

/// Links and what belongs to the page, not to the game, work as always.
fn is_about_leaving(event: &Event) -> bool {
    let target = event.target().and_then(|it| it.dyn_into::<web_sys::Element>().ok());
    let inside = |element: web_sys::Element| {
        element.closest("a, header, .actions, .end, details").ok().flatten()
    };
    if event.type_() == "keydown" {
        let key = event.dyn_ref::<web_sys::KeyboardEvent>().map(web_sys::KeyboardEvent::key);
        let is_switch = key.is_some_and(|key| key == " " || key == "Enter");
        return !is_switch || target.and_then(inside).is_some();
    }
    target.and_then(inside).is_some()
}

/// Catches the switch before anything else hears of it, as long as the screen is there.
fn catch(call: impl Fn(&Event) + 'static) {
    let closure = Closure::<dyn Fn(Event)>::new(move |event: Event| call(&event));
    let listener: js_sys::Function = closure.as_ref().unchecked_ref::<js_sys::Function>().clone();
    for name in ["click", "keydown"] {
        drop(window().add_event_listener_with_callback_and_bool(name, &listener, true));
    }
    let closure = StoredValue::new_local(Some(closure));
    let listener = StoredValue::new_local(listener);
    on_cleanup(move || {
        listener.with_value(|listener| {
            for name in ["click", "keydown"] {
                drop(window().remove_event_listener_with_callback_and_bool(name, listener, true));
            }
        });
        closure.update_value(|closure| drop(closure.take()));
    });
}
