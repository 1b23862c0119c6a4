//! The boards of a scene spread over a part of the screen: the main one in a window of its own,
//! side boards with it or in a second window.

use i18n::Message;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use scene::{Scene, Spot, Touch};

use super::paint::{Look, paint};
use super::plan::{Asked, MOST_ROWS, Plan, Span, shown};
use super::window::Window;
use crate::paper::Paper;

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
        self.parts.iter().flat_map(|part| spots_of(part, scene, cursor)).collect()
    }

    /// The spot at a place of the screen, the topmost one.
    pub(crate) fn at(
        &self,
        scene: &Scene,
        cursor: Option<&Touch>,
        place: (u16, u16),
    ) -> Option<Touch> {
        let part = self.parts.iter().find(|(_, area)| area.contains(place.into()))?;
        let (col, row) = (i32::from(place.0), i32::from(place.1));
        let spots = spots_of(part, scene, cursor);
        let hit = spots.iter().rev().find(|(_, span)| span.contains(col, row));
        hit.map(|(spot, _)| spot.touch.clone())
    }

    pub(crate) fn paint(&self, buffer: &mut Buffer, scene: &Scene, look: &Look<'_>) {
        for (plan, area) in &self.parts {
            let scroll = plan.scroll(*area, span_of(&plan.spots(scene), look.cursor));
            paint(buffer, &Window { area: *area, scroll }, scene, plan, look);
            let is_beyond = |size: i32, from: i32, room: u16| (from > 0, size - from > room.into());
            let (theme, alphabet) = (look.theme, look.alphabet);
            let mut paper = Paper { buffer: &mut *buffer, theme, alphabet };
            paper.more(*area, is_beyond(plan.height, scroll.1, area.height));
            paper.more_beside(*area, is_beyond(plan.width, scroll.0, area.width));
        }
    }
}

/// The spots of a part with what they cover on the screen.
fn spots_of<'a>(
    (plan, area): &(Plan, Rect),
    scene: &'a Scene,
    cursor: Option<&Touch>,
) -> Vec<(&'a Spot, Span)> {
    let spots = plan.spots(scene);
    let (col, row) = plan.scroll(*area, span_of(&spots, cursor));
    let (right, down) = (i32::from(area.x) - col, i32::from(area.y) - row);
    spots.into_iter().map(|(spot, span)| (spot, span.moved(right, down))).collect()
}

fn span_of(spots: &[(&Spot, Span)], touch: Option<&Touch>) -> Option<Span> {
    spots.iter().find(|(spot, _)| Some(&spot.touch) == touch).map(|(_, span)| *span)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_out_of_view_is_not_hit_through_the_window_beside_it() {
        let game = catalogue::open("quoridor", &game::Settings::none()).unwrap();
        let scene = game.start(1).scene(game::Viewer::Public, &[], None);
        let (window, annex) = (Rect::new(0, 0, 10, 20), Rect::new(10, 0, 30, 20));
        let board = Spread::of(&scene, window, None, &|_| String::new());
        let parts = [board.parts, vec![(Plan::default(), annex)]].concat();
        let spread = Spread { parts };
        let is_hit = |place| spread.at(&scene, None, place).is_some();
        assert!((0..20).any(|row| is_hit((9, row))), "some of the board is in view");
        assert!(!(0..20).any(|row| is_hit((12, row))), "the rest is not");
    }
}
