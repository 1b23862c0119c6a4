//! Which spot an arrow key leads to: the next one in that direction, by where spots lie on the
//! screen.

use scene::{Reply, Spot, SpotKind, Touch};

use super::Span;

/// Spots with what they cover on the screen.
pub(crate) type Spots<'a> = [(&'a Spot, Span)];

/// What the cursor walks over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Layer {
    /// Cells, tiles, slots and piles.
    #[default]
    Places,
    /// The crossings where walls are put.
    Crossings,
}

/// An arrow key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    Up,
    Down,
    Left,
    Right,
}

impl Layer {
    pub(crate) fn holds(self, spot: &Spot) -> bool {
        match spot.kind {
            SpotKind::Crossing => self == Self::Crossings,
            SpotKind::Wall | SpotKind::Rim => false,
            SpotKind::Cell | SpotKind::Slot | SpotKind::Tile { .. } | SpotKind::Pile => {
                self == Self::Places
            }
        }
    }

    fn of<'a>(self, spots: &Spots<'a>) -> Vec<(&'a Spot, Span)> {
        spots.iter().filter(|(spot, _)| self.holds(spot)).copied().collect()
    }
}

/// The spot that an arrow leads to from here; the first open one when there is no here.
pub(crate) fn step(
    spots: &Spots<'_>,
    layer: Layer,
    from: Option<&Touch>,
    way: Way,
) -> Option<Touch> {
    let Some(here) = from.and_then(|touch| span_of(spots, touch)) else {
        return nearest_open(spots, layer, None);
    };
    let spots = layer.of(spots);
    let costs = spots.iter().filter_map(|(spot, span)| Some((cost(here, *span, way)?, spot)));
    costs.min_by_key(|(cost, _)| *cost).map(|(_, spot)| spot.touch.clone())
}

/// How far another spot lies in a direction; `None` when it does not lie there at all. A line is
/// about twice as high as a column is wide.
fn cost(here: Span, there: Span, way: Way) -> Option<i32> {
    let (across, down) = offset(here, there);
    let (ahead, aside) = match way {
        Way::Up => (-down, across),
        Way::Down => (down, across),
        Way::Left => (-across, down),
        Way::Right => (across, down),
    };
    // What lies more aside than ahead is reached by another key, unless nothing else is there.
    (ahead > 0).then(|| ahead + 3 * aside.abs() + if aside.abs() > ahead { 1000 } else { 0 })
}

/// From one middle to another, in half columns.
fn offset(here: Span, there: Span) -> (i32, i32) {
    let across = (there.left + there.right) - (here.left + here.right);
    let down = (there.top + there.bottom) - (here.top + here.bottom);
    (across, 2 * down)
}

/// The open spot nearest to a place; without one, the first of all.
pub(crate) fn nearest_open(spots: &Spots<'_>, layer: Layer, from: Option<&Touch>) -> Option<Touch> {
    let is_open = |spot: &Spot| spot.reply == Reply::Accepts;
    let first = || layer.of(spots).first().map(|(spot, _)| spot.touch.clone());
    nearest(spots, layer, from, is_open).or_else(first)
}

/// The spot of a sort that is nearest to a place.
pub(crate) fn nearest(
    spots: &Spots<'_>,
    layer: Layer,
    from: Option<&Touch>,
    fits: impl Fn(&Spot) -> bool,
) -> Option<Touch> {
    let here = from.and_then(|touch| span_of(spots, touch));
    let far = |span: Span| {
        here.map_or(0, |here| {
            let (across, down) = offset(here, span);
            across.abs() + down.abs()
        })
    };
    let fitting = layer.of(spots).into_iter().filter(|(spot, _)| fits(spot));
    fitting.min_by_key(|(_, span)| far(*span)).map(|(spot, _)| spot.touch.clone())
}

/// The next open spot after this one in drawing order, or the one before it.
pub(crate) fn next_open(
    spots: &Spots<'_>,
    layer: Layer,
    from: Option<&Touch>,
    back: bool,
) -> Option<Touch> {
    let spots = layer.of(spots);
    let mut ordered: Vec<&Spot> = spots.iter().map(|(spot, _)| *spot).collect();
    if back {
        ordered.reverse();
    }
    let here = ordered.iter().position(|spot| Some(&spot.touch) == from);
    let after = here.map_or(0, |here| here + 1);
    let (first, last) = ordered.split_at_checked(after)?;
    let mut around = last.iter().chain(first);
    around.find(|spot| spot.reply == Reply::Accepts).map(|spot| spot.touch.clone())
}

fn span_of(spots: &Spots<'_>, touch: &Touch) -> Option<Span> {
    spots.iter().find(|(spot, _)| &spot.touch == touch).map(|(_, span)| *span)
}
