//! The boards of a scene spread over a part of the screen: the main one in a window of its own,
//! side boards with it or in a second window.

use i18n::Message;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use scene::{Alphabet, Scene, Spot, Touch};

use super::paint::{Look, paint};
use super::plan::{Asked, MOST_ROWS, Plan, Span, shown};
use super::window::Window;
use crate::theme::Role;

/// Boards with the windows they are seen through.
pub(crate) struct Spread {
    parts: Vec<(Plan, Rect)>,
}

impl Spread {
    /// All boards in one window, or the side boards in a second one where the main board gets
    /// larger by that.
    pub(crate) fn of(
        scene: &Scene,
        window: Rect,
        annex: Option<Rect>,
        say: &dyn Fn(&Message) -> String,
    ) -> Self {
        let all = shown(scene);
        let asked = Asked { most: MOST_ROWS, say };
        let together = Plan::of(scene, &all, window, &asked);
        let (main, sides) = all.split_at_checked(1).unwrap_or((&all, &[]));
        if let (Some(annex), [_, ..]) = (annex, sides) {
            let first = Plan::of(scene, main, window, &asked);
            let second = Plan::of(scene, sides, annex, &Asked { most: first.scale(), say });
            let is_better = first.scale() > together.scale() || !together.fits(window);
            if second.fits(annex) && is_better {
                return Self { parts: vec![(first, window), (second, annex)] };
            }
        }
        Self { parts: vec![(together, window)] }
    }

    /// The main board alone.
    pub(crate) fn of_main(scene: &Scene, window: Rect) -> Self {
        let all = shown(scene);
        let main = all.get(..1).unwrap_or(&all);
        let asked = Asked { most: MOST_ROWS, say: &|_| String::new() };
        Self { parts: vec![(Plan::of(scene, main, window, &asked), window)] }
    }

    /// Whether everything is in view.
    pub(crate) fn fits(&self) -> bool {
        self.parts.iter().all(|(plan, area)| plan.fits(*area))
    }

    /// Whether a second window is used.
    pub(crate) const fn uses_annex(&self) -> bool {
        self.parts.len() > 1
    }

    /// Every spot with what it covers on the screen; some of it may be out of view.
    pub(crate) fn spots<'a>(
        &self,
        scene: &'a Scene,
        cursor: Option<&Touch>,
    ) -> Vec<(&'a Spot, Span)> {
        let mut all = Vec::new();
        for (plan, area) in &self.parts {
            let spots = plan.spots(scene);
            let (col, row) = plan.scroll(*area, span_of(&spots, cursor));
            let (right, down) = (i32::from(area.x) - col, i32::from(area.y) - row);
            all.extend(spots.into_iter().map(|(spot, span)| (spot, span.moved(right, down))));
        }
        all
    }

    /// The spot at a place of the screen, the topmost one.
    pub(crate) fn at(
        &self,
        scene: &Scene,
        cursor: Option<&Touch>,
        place: (u16, u16),
    ) -> Option<Touch> {
        if !self.parts.iter().any(|(_, area)| area.contains(place.into())) {
            return None;
        }
        let (col, row) = (i32::from(place.0), i32::from(place.1));
        let spots = self.spots(scene, cursor);
        let hit = spots.iter().rev().find(|(_, span)| span.contains(col, row));
        hit.map(|(spot, _)| spot.touch.clone())
    }

    pub(crate) fn paint(&self, buffer: &mut Buffer, scene: &Scene, look: &Look<'_>) {
        for (plan, area) in &self.parts {
            let scroll = plan.scroll(*area, span_of(&plan.spots(scene), look.cursor));
            paint(buffer, &Window { area: *area, scroll }, scene, plan, look);
            paint_more(buffer, plan, *area, scroll, look);
        }
    }
}

/// Signs at the edge of a window that does not show everything.
fn paint_more(buffer: &mut Buffer, plan: &Plan, area: Rect, (_, top): (i32, i32), look: &Look<'_>) {
    let [above, below] = match look.alphabet {
        Alphabet::Unicode => ["▲", "▼"],
        Alphabet::Ascii => ["^", "v"],
    };
    let style = look.theme.style(Role::Action);
    let x = area.right().saturating_sub(1);
    if top > 0 {
        buffer.set_stringn(x, area.y, above, 1, style);
    }
    if plan.height - top > i32::from(area.height) {
        buffer.set_stringn(x, area.bottom().saturating_sub(1), below, 1, style);
    }
}

fn span_of(spots: &[(&Spot, Span)], touch: Option<&Touch>) -> Option<Span> {
    spots.iter().find(|(spot, _)| Some(&spot.touch) == touch).map(|(_, span)| *span)
}
