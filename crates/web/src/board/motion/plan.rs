//! What moved between two scenes: which pieces went where, which turned over, came or left.
//!
//! A function of the scene before, the scene after and what the move told, so that a game on this
//! device and a match on a server move alike. No browser is needed to know it.

use std::collections::{BTreeMap, BTreeSet};

use game::Told;
use geometry::{Point, Rect};
use scene::{Figure, Mark, Piece, Scene, Spot, SpotKind, Touch};

/// A longer walk is not counted step by step.
const MOST_STEPS: u16 = 18;

/// One thing that moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Motion {
    /// The topmost piece of the last place came there over the others.
    Goes { path: Vec<Touch>, counts: bool },
    /// What lies there turned over, as the so-manieth after the first.
    Turns { at: Touch, rank: i32 },
    /// Something new lies there.
    Comes { at: Touch },
    /// What lay there left the board, for a seat or for nobody.
    Leaves { from: Touch, by: Option<u8> },
    /// The tiles of a line came in at a slot.
    Pushed { slot: Touch },
    /// The lines of the board lie otherwise.
    Relinked,
}

/// The spots of a scene by their names.
type Spots<'a> = BTreeMap<&'a Touch, &'a Spot>;

fn spots(scene: &Scene) -> Spots<'_> {
    let all = scene.boards.iter().flat_map(|board| &board.spots);
    all.map(|spot| (&spot.touch, spot)).collect()
}

/// What moved when a move was played or taken back; `mover` is who had the hand before.
pub(crate) fn plan(before: &Scene, after: &Scene, told: &[Told], mover: Option<u8>) -> Vec<Motion> {
    let (old, new) = (spots(before), spots(after));
    let slot = pushed(before, after);
    let mut motions: Vec<Motion> =
        slot.iter().map(|slot| Motion::Pushed { slot: slot.clone() }).collect();
    let mut gone = walks(told, after, &new);
    // What a game tells step by step is all that happened.
    let is_told = told.iter().any(|told| !matches!(told, Told::Said(_)));
    let (lost, gained) = (unmatched(&old, &new), unmatched(&new, &old));
    if !is_told && slot.is_none() {
        gone = found(&lost, &gained, &new);
    }
    if let Some(slot) = &slot {
        gone.extend(walks_after_push(after, slot, &lost, &gained, &new));
    }
    motions.extend(is_relinked(before, after).then_some(Motion::Relinked));
    let is_end = |touch: &Touch| {
        gone.iter().any(|motion| match motion {
            Motion::Goes { path, .. } => path.first() == Some(touch) || path.last() == Some(touch),
            _ => false,
        })
    };
    let removed: BTreeMap<&Touch, Option<u8>> = told
        .iter()
        .filter_map(|told| match told {
            Told::Removed { from, by } => Some((from, by.map(game::Seat::number))),
            _ => None,
        })
        .collect();
    motions
        .extend(removed.iter().map(|(from, by)| Motion::Leaves { from: (*from).clone(), by: *by }));
    if slot.is_none() {
        let is_free = |touch: &Touch| !is_end(touch) && !removed.contains_key(touch);
        let lost_at: BTreeSet<&Touch> = lost.iter().map(|(at, _)| *at).collect();
        let gained_at: BTreeSet<&Touch> = gained.iter().map(|(at, _)| *at).collect();
        let comes = || gained_at.iter().filter(|at| !lost_at.contains(**at) && is_free(at));
        let first = comes().next().and_then(|at| new.get(*at)).map(|spot| spot.outline.center());
        motions.extend(turned(&old, &new, first, &is_free));
        motions.extend(comes().map(|at| Motion::Comes { at: (*at).clone() }));
        let leaves =
            lost_at.iter().filter(|at| !is_told && !gained_at.contains(**at) && is_free(at));
        motions.extend(leaves.map(|at| Motion::Leaves { from: (*at).clone(), by: mover }));
    }
    motions.extend(gone);
    motions
}

/// The faces that turned up or down without a move, as after a look.
pub(crate) fn faces(before: &Scene, after: &Scene) -> Vec<Motion> {
    let (old, new) = (spots(before), spots(after));
    let is_down = |spots: &Spots<'_>, at: &Touch| {
        let top = spots.get(at).and_then(|spot| spot.pieces.last());
        top.is_some_and(|piece| matches!(piece.figure, Figure::FaceDown { .. }))
    };
    turned(&old, &new, None, &|at| is_down(&old, at) != is_down(&new, at))
}

/// What turned over where it lay: the nearer to where something was put, the sooner.
fn turned(
    old: &Spots<'_>,
    new: &Spots<'_>,
    first: Option<Point>,
    is_free: &dyn Fn(&Touch) -> bool,
) -> Vec<Motion> {
    let mut turned: Vec<(i32, &Touch)> = Vec::new();
    for (touch, spot) in new {
        let Some(known) = old.get(*touch).filter(|known| known.pieces.len() == spot.pieces.len())
        else {
            continue;
        };
        let (was, is) = (known.pieces.last(), spot.pieces.last());
        let looks_other = was.zip(is).is_some_and(|(was, is)| !is_same(was, is));
        if looks_other && is_free(touch) {
            let at = spot.outline.center();
            let far = first.map_or(0, |first| (at.x - first.x).abs().max((at.y - first.y).abs()));
            turned.push((far, touch));
        }
    }
    turned.sort();
    let mut steps: Vec<i32> = turned.iter().map(|(far, _)| *far).collect();
    steps.dedup();
    let rank = |far: i32| steps.iter().position(|it| *it == far).unwrap_or(0);
    turned
        .into_iter()
        .map(|(far, at)| Motion::Turns {
            at: at.clone(),
            rank: i32::try_from(rank(far)).unwrap_or(0),
        })
        .collect()
}

/// Whether two pieces look the same.
fn is_same(one: &Piece, other: &Piece) -> bool {
    (&one.figure, one.owner, one.turned) == (&other.figure, other.owner, other.turned)
}

/// The pieces that lie on one side and not on the other.
fn unmatched<'a>(here: &Spots<'a>, there: &Spots<'_>) -> Vec<(&'a Touch, &'a Piece)> {
    let mut rest = Vec::new();
    for (touch, spot) in here {
        let mut others: Vec<&Piece> =
            there.get(*touch).map(|spot| spot.pieces.iter().collect()).unwrap_or_default();
        for piece in &spot.pieces {
            match others.iter().position(|other| is_same(piece, other)) {
                Some(at) => drop(others.remove(at)),
                None => rest.push((*touch, piece)),
            }
        }
    }
    rest
}

/// Pieces that lie elsewhere now, where there is no doubt which one it was.
fn found(lost: &[(&Touch, &Piece)], gained: &[(&Touch, &Piece)], new: &Spots<'_>) -> Vec<Motion> {
    let mut motions = Vec::new();
    for (to, piece) in gained {
        let is_top =
            new.get(to).and_then(|spot| spot.pieces.last()).is_some_and(|top| is_same(top, piece));
        let same =
            |list: &[(&Touch, &Piece)]| list.iter().filter(|(_, it)| is_same(it, piece)).count();
        let from = lost.iter().find(|(_, it)| is_same(it, piece));
        if let Some((from, _)) = from.filter(|_| is_top && same(lost) == 1 && same(gained) == 1)
            && from != to
        {
            let path =
                through(from, to, new).unwrap_or_else(|| vec![(*from).clone(), (*to).clone()]);
            motions.push(Motion::Goes { path, counts: false });
        }
    }
    motions
}

/// The ways that a move told of, one for each piece: where a piece went on, in one.
fn walks(told: &[Told], after: &Scene, new: &Spots<'_>) -> Vec<Motion> {
    let counts = told.iter().any(|told| matches!(told, Told::Rolled { .. }));
    let mut ways: Vec<Vec<Touch>> = Vec::new();
    for told in told {
        let Told::Moved { from, to } = told else { continue };
        match ways.iter_mut().find(|way| way.last() == Some(from)) {
            Some(way) => way.push(to.clone()),
            None => ways.push(vec![from.clone(), to.clone()]),
        }
    }
    let track = if counts { track(after) } else { BTreeMap::new() };
    let number = |touch: &Touch| numbered(new.get(touch)?);
    ways.into_iter()
        .filter(|way| {
            way.last().is_some_and(|to| new.get(to).is_some_and(|it| !it.pieces.is_empty()))
        })
        .map(|way| {
            let mut path: Vec<Touch> = way.first().cloned().into_iter().collect();
            for leg in way.windows(2) {
                let [from, to] = leg else { continue };
                let numbers = number(from).zip(number(to));
                let steps = numbers.map(|(from, to)| between(&track, from, to)).unwrap_or_default();
                path.extend(steps);
                path.push(to.clone());
            }
            let counts = counts && path.len() > way.len();
            Motion::Goes { path, counts }
        })
        .collect()
}

/// The places of a track by their numbers.
fn track(scene: &Scene) -> BTreeMap<u16, Touch> {
    let all = scene.boards.iter().flat_map(|board| &board.spots);
    all.filter_map(|spot| Some((numbered(spot)?, spot.touch.clone()))).collect()
}

fn numbered(spot: &Spot) -> Option<u16> {
    spot.marks.iter().find_map(|mark| match mark {
        Mark::Number(number) => Some(*number),
        _ => None,
    })
}

/// The places of a track strictly between two of its numbers, in the order of the walk.
fn between(track: &BTreeMap<u16, Touch>, from: u16, to: u16) -> Vec<Touch> {
    if from.abs_diff(to) > MOST_STEPS || from.abs_diff(to) < 2 {
        return Vec::new();
    }
    let places = track.range(from.min(to) + 1..from.max(to)).map(|(_, touch)| touch.clone());
    let mut places: Vec<Touch> = places.collect();
    if from > to {
        places.reverse();
    }
    places
}

/// Whether the links of the main board lead elsewhere.
fn is_relinked(before: &Scene, after: &Scene) -> bool {
    let links = |scene: &Scene| scene.boards.first().map(|board| board.links.clone());
    links(before) != links(after) && !before.boards.is_empty()
}

/// Pawns that walked after a push in one move: from where the push had carried them.
fn walks_after_push(
    after: &Scene,
    slot: &Touch,
    lost: &[(&Touch, &Piece)],
    gained: &[(&Touch, &Piece)],
    new: &Spots<'_>,
) -> Vec<Motion> {
    let board = after.boards.iter().find(|board| board.spots.iter().any(|it| it.touch == *slot));
    let Some((board, slot)) = board.zip(new.get(slot)) else { return Vec::new() };
    let line: Vec<&Touch> = line_of(board, slot).into_iter().map(|spot| &spot.touch).collect();
    // What falls out at the end comes in again at the slot.
    let carried = |at: &'_ Touch| {
        let number = line.iter().position(|tile| *tile == at)?;
        line.get((number + 1) % line.len()).map(|tile| (*tile).clone())
    };
    let is_pawn = |piece: &Piece| matches!(piece.figure, Figure::Pawn(_));
    let mut motions = Vec::new();
    for (to, pawn) in gained.iter().filter(|(_, piece)| is_pawn(piece)) {
        let Some((from, _)) = lost.iter().find(|(_, piece)| is_same(piece, pawn)) else { continue };
        let from = carried(from).unwrap_or_else(|| (*from).clone());
        let path = through(&from, to, new).filter(|path| path.len() > 1);
        motions.extend(path.map(|path| Motion::Goes { path, counts: false }));
    }
    // One that was carried back to where it stood may have walked as well; nobody sees that.
    motions
}

/// The way through corridors, where tiles have some.
fn through(from: &Touch, to: &Touch, new: &Spots<'_>) -> Option<Vec<Touch>> {
    let tiles: BTreeMap<Point, (&Touch, u8)> = new
        .values()
        .filter_map(|spot| match spot.kind {
            SpotKind::Tile { openings } => Some((spot.outline.center(), (&spot.touch, openings))),
            _ => None,
        })
        .collect();
    let (start, goal) = (new.get(from)?.outline.center(), new.get(to)?.outline.center());
    let Rect { width, height, .. } = new.get(from)?.outline.around();
    let ways = [(1, 4, 0, -height), (2, 8, width, 0), (4, 1, 0, height), (8, 2, -width, 0)];
    let mut came: BTreeMap<Point, Point> = BTreeMap::from([(start, start)]);
    let mut open = std::collections::VecDeque::from([start]);
    while let Some(at) = open.pop_front() {
        if at == goal {
            let mut path = vec![at];
            while let Some(before) =
                path.last().and_then(|at| came.get(at)).filter(|it| Some(*it) != path.last())
            {
                path.push(*before);
            }
            path.reverse();
            return path
                .iter()
                .map(|at| tiles.get(at).map(|(touch, _)| (*touch).clone()))
                .collect();
        }
        let (_, openings) = tiles.get(&at)?;
        for (side, back, x, y) in ways {
            let next = Point::new(at.x + x, at.y + y);
            let leads = tiles
                .get(&next)
                .is_some_and(|(_, other)| openings & side != 0 && other & back != 0);
            if leads && !came.contains_key(&next) {
                came.insert(next, at);
                open.push_back(next);
            }
        }
    }
    None
}

/// The slot at which a line of tiles came in, when one did.
fn pushed(before: &Scene, after: &Scene) -> Option<Touch> {
    let (old, new) = (before.boards.first()?, after.boards.first()?);
    let openings = |spot: &Spot| match spot.kind {
        SpotKind::Tile { openings } => Some(openings),
        _ => None,
    };
    let slots = new.spots.iter().filter(|spot| spot.kind == SpotKind::Slot);
    let mut found = slots.filter(|slot| {
        let line =
            |board| line_of(board, slot).into_iter().filter_map(openings).collect::<Vec<u8>>();
        let (was, is) = (line(old), line(new));
        let moved_on = was.len() > 1
            && was.len() == is.len()
            && is.iter().skip(1).eq(was.iter().take(was.len() - 1));
        moved_on && was != is
    });
    let slot = found.next()?;
    // A line that looks pushed from both ends was changed in another way.
    found.next().is_none().then(|| slot.touch.clone())
}

/// The tiles of the line that a slot pushes, the nearest first.
pub(super) fn line_of<'a>(board: &'a scene::Board, slot: &Spot) -> Vec<&'a Spot> {
    let at = slot.outline.center();
    let is_tile = |spot: &&Spot| matches!(spot.kind, SpotKind::Tile { .. });
    let reach = |spot: &Spot| {
        let center = spot.outline.center();
        ((center.x - at.x).abs(), (center.y - at.y).abs())
    };
    let tiles = || board.spots.iter().filter(is_tile);
    let (across, along) = tiles().map(reach).min_by_key(|(x, y)| x + y).unwrap_or_default();
    let is_column = across < along;
    let step = board.frame.step;
    let is_in = |spot: &&Spot| {
        let (x, y) = reach(spot);
        if is_column { x < step.x / 2 } else { y < step.y / 2 }
    };
    let mut line: Vec<&Spot> = tiles().filter(is_in).collect();
    line.sort_by_key(|spot| reach(spot).0 + reach(spot).1);
    line
}

#[cfg(test)]
mod tests {
    use geometry::Shape;
    use i18n::Message;
    use scene::{Board, Ground, Pitch};

    use super::*;

    fn piece(letters: &str, owner: Option<u8>) -> Piece {
        Piece::new(Figure::Text(letters.to_owned()), owner, Message::new("x"))
    }

    /// A row of numbered places; each text is what lies on one, lowest first.
    fn row(pieces: &[&str]) -> Scene {
        let mut scene = Scene::empty();
        let bounds = Rect::new(0, 0, 100, 100);
        let mut board = Board::new("b", Ground::Wood, bounds, Pitch { cols: 1, rows: 1 });
        for (number, lying) in (1_u16..).zip(pieces) {
            let room = Rect::new(100 * i32::from(number), 0, 100, 100);
            let mut spot = Spot::new(Touch::new(number), SpotKind::Cell, Shape::Rect(room));
            spot.marks.push(Mark::Number(number));
            let letters = lying.chars().map(|letter| match letter {
                '?' => Piece::new(Figure::FaceDown { back: None }, None, Message::new("x")),
                letter => piece(&letter.to_string(), None),
            });
            spot.pieces = letters.collect();
            board.spots.push(spot);
        }
        scene.boards.push(board);
        scene
    }

    fn goes(path: &[u16], counts: bool) -> Motion {
        Motion::Goes { path: path.iter().map(Touch::new).collect(), counts }
    }

    fn moved(from: u16, to: u16) -> Told {
        Told::Moved { from: Touch::new(from), to: Touch::new(to) }
    }

    #[test]
    fn a_pawn_that_a_die_moved_walks_from_place_to_place_and_nothing_else_moves() {
        let (before, after) = (row(&["p", "g", "", "g", ""]), row(&["", "g", "", "gp", ""]));
        let rolled = Told::Rolled { die: "d".to_owned(), face: 3, faces_shown: 1, tenths: 1 };
        let found = plan(&before, &after, &[rolled, moved(1, 4)], Some(1));
        assert_eq!(found, [goes(&[1, 2, 3, 4], true)]);
        let found = plan(&before, &after, &[moved(1, 4)], Some(1));
        assert_eq!(found, [goes(&[1, 4], false)], "without a die it goes straight");
    }

    #[test]
    fn a_way_in_two_parts_is_one_walk() {
        let (before, after) = (row(&["p", "g", "", "", ""]), row(&["", "g", "", "", "p"]));
        let found = plan(&before, &after, &[moved(1, 2), moved(2, 5)], Some(1));
        assert_eq!(found, [goes(&[1, 2, 5], false)]);
    }

    #[test]
    fn cards_turn_and_what_was_taken_leaves() {
        let turns = |at: u16| Motion::Turns { at: Touch::new(at), rank: 0 };
        assert_eq!(plan(&row(&["?", "?"]), &row(&["a", "?"]), &[], Some(1)), [turns(1)]);
        assert_eq!(faces(&row(&["a", "b"]), &row(&["?", "?"])), [turns(1), turns(2)]);
        assert_eq!(faces(&row(&["a"]), &row(&["b"])), [], "no face came or went");
        let taken = Told::Removed { from: Touch::new(1), by: game::Seat::new(2) };
        let found = plan(&row(&["a", "b"]), &row(&["", "b"]), &[taken], Some(2));
        assert_eq!(found, [Motion::Leaves { from: Touch::new(1), by: Some(2) }]);
    }

    #[test]
    fn without_words_the_scenes_tell_who_went_where() {
        assert_eq!(plan(&row(&["p", ""]), &row(&["", "p"]), &[], None), [goes(&[1, 2], false)]);
        let taken = plan(&row(&["p", "x", ""]), &row(&["", "", "p"]), &[], Some(1));
        let leaves = Motion::Leaves { from: Touch::new(2), by: Some(1) };
        assert_eq!(taken, [leaves, goes(&[1, 3], false)]);
        // Of two that look the same nobody knows which one it was.
        let doubt = plan(&row(&["p", "p", "", ""]), &row(&["", "", "p", "p"]), &[], None);
        assert!(!doubt.iter().any(|it| matches!(it, Motion::Goes { .. })), "{doubt:?}");
    }

    #[test]
    fn discs_turn_in_the_order_of_their_distance() {
        let found = plan(&row(&["", "b", "b", "a"]), &row(&["a", "a", "a", "a"]), &[], Some(1));
        let turns = |at: u16, rank| Motion::Turns { at: Touch::new(at), rank };
        assert_eq!(found, [turns(2, 0), turns(3, 1), Motion::Comes { at: Touch::new(1) }]);
    }

    #[test]
    fn a_machine_s_pawn_walks_from_where_the_push_carried_it() {
        let game = catalogue::open("labyrinth", &game::Settings::default()).unwrap();
        let walks = (1..12_u64).filter_map(|seed| {
            let before = game.start(seed);
            let moves = before.legal_moves();
            let played = moves.iter().find_map(|text| {
                let mut after = before.boxed_clone();
                after.play(text, game::Luck::Given(&[])).ok()?;
                let scene = |it: &dyn game::AnyPosition| it.scene(game::Viewer::Public, &[], None);
                let found = plan(&scene(&*before), &scene(&*after), &[], Some(1));
                let walk = found.iter().find_map(|it| match it {
                    Motion::Goes { path, .. } => Some(path.clone()),
                    _ => None,
                });
                let pushed = found.iter().any(|it| matches!(it, Motion::Pushed { .. }));
                walk.filter(|path| pushed && path.last().is_some_and(|to| text.ends_with(&to.0)))
            });
            played.filter(|path| path.len() > 1)
        });
        let longest = walks.map(|path| path.len()).max();
        assert!(longest.is_some_and(|steps| steps >= 2), "no pawn walked: {longest:?}");
    }

    #[test]
    fn links_that_change_redraw_the_board() {
        let (before, mut after) = (row(&["p", ""]), row(&["p", ""]));
        after.boards[0].links.push(scene::Link { from: Point::new(0, 0), to: Point::new(9, 0) });
        assert_eq!(plan(&before, &after, &[], Some(1)), [Motion::Relinked]);
        assert_eq!(plan(&before, &before, &[], Some(1)), []);
    }
}
