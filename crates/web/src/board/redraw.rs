//! A drawing that changes in the page: what stays the same stays where it is.
//!
//! Browsers take long to draw large boards anew, and most of a board is the same after a move.

use leptos::prelude::document;
use wasm_bindgen::JsCast as _;
use web_sys::{Element, Node};

/// Makes an element show a vector picture instead of the one it shows.
pub(super) fn redraw(element: &Element, svg: &str) {
    let fresh = document().create_element("div").ok().filter(|_| element.has_child_nodes());
    let Some(fresh) = fresh else { return element.set_inner_html(svg) };
    fresh.set_inner_html(svg);
    if follow(element, &fresh).is_none() {
        element.set_inner_html(svg);
    }
}

/// Makes the children of a part like those of a fresh one, which loses some of them to it; `None`
/// when the browser refuses.
fn follow(shown: &Node, fresh: &Node) -> Option<()> {
    let (mut old, mut new) = (shown.first_child(), fresh.first_child());
    while let Some(wanted) = new {
        new = wanted.next_sibling();
        let Some(known) = old else {
            shown.append_child(&wanted).ok()?;
            continue;
        };
        let next = known.next_sibling();
        let is = |one: Option<&Node>, other: &Node| {
            one.is_some_and(|one| one.is_equal_node(Some(other)))
        };
        old = if is(Some(&known), &wanted) {
            next
        } else if is(next.as_ref(), &wanted) {
            // Something went away before it.
            shown.remove_child(&known).ok()?;
            next.and_then(|next| next.next_sibling())
        } else if is(new.as_ref(), &known) {
            // Something came before it.
            shown.insert_before(&wanted, Some(&known)).ok()?;
            Some(known)
        } else if has_same_head(&known, &wanted) {
            follow(&known, &wanted)?;
            next
        } else {
            shown.replace_child(&wanted, &known).ok()?;
            next
        };
    }
    while let Some(rest) = old {
        old = rest.next_sibling();
        shown.remove_child(&rest).ok()?;
    }
    Some(())
}

/// Whether two parts differ only in what is inside them.
fn has_same_head(one: &Node, other: &Node) -> bool {
    let head = |node: &Node| node.dyn_ref::<Element>()?.clone_node().ok();
    head(one).zip(head(other)).is_some_and(|(one, other)| one.is_equal_node(Some(&other)))
}
