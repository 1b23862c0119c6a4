//! The icons of controls, drawn with one pen; they never stand without words or a name.

use leptos::prelude::*;

use crate::desk::desk;

/// The path of an icon on a field of 24 by 24.
fn path(name: &str) -> &'static str {
    match name {
        "hopscotch" => "M9 2h6v5H9zM4 7h8v5H4zM12 7h8v5h-8zM9 12h6v5H9zM9 17h6v5H9z",
        "back" => "M15 5l-7 7 7 7",
        "undo" => "M8 5L4 9l4 4M4 9h10a5 5 0 0 1 0 10h-3",
        "redo" => "M16 5l4 4-4 4M20 9H10a5 5 0 0 0 0 10h3",
        "hint" => {
            "M9 18h6M10 21h4M12 3a6 6 0 0 0-4 10.5c1 1 1.5 1.7 1.5 2.5h5c0-.8.5-1.5 1.5-2.5A6 6 0 0 0 12 3z"
        }
        "flag" => "M5 21V4h13l-3 4 3 4H5",
        "settings" => "M4 7h10M18 7h2M4 17h2M10 17h10M14 4.5v5M6 14.5v5",
        "help" => {
            "M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18v.5M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z"
        }
        "star" => "M12 3l2.7 5.8 6.3.8-4.6 4.3 1.2 6.2L12 17l-5.6 3.1 1.2-6.2L3 9.6l6.3-.8z",
        "play" => "M7 4l13 8-13 8z",
        "again" => "M20 12a8 8 0 1 1-2.5-5.8M20 3v4h-4",
        "look" => "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
        "right" => "M4 12.5l5 5L20 6.5",
        "refused" => "M6 6l12 12M18 6L6 18",
        "wall" => "M3 8h18v8H3zM9 8v8M15 8v8",
        "machine" => "M7 8h10v10H7zM12 8V4M9.5 12v1.5M14.5 12v1.5M4 12v3M20 12v3",
        "link" => {
            "M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 6 6l1-1"
        }
        "delete" => "M5 7h14M10 4h4M7 7l1 13h8l1-13M10 11v5M14 11v5",
        "download" => "M12 4v11M7 11l5 5 5-5M5 20h14",
        "upload" => "M12 16V5M7 9l5-5 5 5M5 20h14",
        "first" => "M6 5v14M18 5l-9 7 9 7z",
        "last" => "M18 5v14M6 5l9 7-9 7z",
        "next" => "M9 5l7 7-7 7",
        "search" => "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L21 21",
        "add" => "M12 5v14M5 12h14",
        "copy" => "M9 9h11v11H9zM5 15H4V4h11v1",
        "edit" => "M4 20l1-5L16 4l4 4L9 19zM13.5 6.5l4 4",
        "more" => "M5 12h.01M12 12h.01M19 12h.01",
        "share" => "M12 15V4M8 7l4-4 4 4M5 12v8h14v-8",
        "sound" => "M4 9h4l5-4v14l-5-4H4zM16 9a4 4 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11",
        "silence" => "M4 9h4l5-4v14l-5-4H4zM17 10l4 4M21 10l-4 4",
        "clock" => "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3 3",
        _ => "",
    }
}

/// An icon; it says nothing to readers, the words beside it do.
#[component]
pub(crate) fn Icon(name: &'static str) -> impl IntoView {
    view! {
        <svg class="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"
            fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"
            stroke-linejoin="round">
            <path d=path(name)></path>
        </svg>
    }
}

/// An icon with the words of a key beside it.
#[component]
pub(crate) fn IconWords(icon: &'static str, key: &'static str) -> impl IntoView {
    let desk = desk();
    view! { <Icon name=icon /><span>{move || desk.say(key)}</span> }
}
