//! What some random designs have besides: tokens that lie open and are judged alone, draws by
//! lot, what grows with errors, kinds that never run out.

use design::{CellWord, Design, Draw, FacesSeenBy, Growth, Mode, Picks, TokenKind};
use game::Rng;
use geometry::Cell;

/// Gives a random design some of it, drawn apart so that all the rest stays as it is.
pub(crate) fn add(design: &mut Design, number: u64) {
    let mut rng = Rng::for_ply(0xf4e5, number);
    if rng.below(2) == 0 {
        return;
    }
    let mut empty = empty_cells(design);
    rng.shuffle(&mut empty);
    for kind in &mut design.tokens {
        kind.lies_open = kind.mode == Mode::Selection && rng.below(2) == 0;
        kind.endless = kind.mode == Mode::Movement && rng.below(4) == 0;
    }
    let open: Vec<String> = design.tokens.iter().filter(|kind| is_open(kind)).map(id).collect();
    design.association.picks =
        [Picks::Together, Picks::Alone, Picks::Hidden][rng.below(3) as usize];
    design.won.all_found = rng.below(2) == 0;
    if let (Some(cell), false) = (empty.pop(), open.is_empty()) {
        draw(design, vec![cell], open);
    }
    if empty.len() > 1 && rng.below(2) == 0 {
        let secret = ["x", "y"].map(sealed);
        let cells = empty.split_off(empty.len() - 2);
        draw(design, cells, secret.iter().map(id).collect());
        design.tokens.extend(secret);
    }
    if let Some(cell) = empty.pop() {
        let kind =
            TokenKind { id: "part".to_owned(), mode: Mode::Immobile, ..TokenKind::default() };
        let tokens = vec![kind.id.clone(); 2];
        design.tokens.push(kind);
        design.grid.grows = Some(Growth { cells: [cell].into_iter().collect(), tokens });
    }
}

fn draw(design: &mut Design, cells: Vec<Cell>, from: Vec<String>) {
    let cells = cells.into_iter().collect();
    design.grid.draws.push(Draw { cells, from, repeats: true, ..Draw::default() });
}

fn sealed(mark: &str) -> TokenKind {
    TokenKind {
        id: format!("secret-{mark}"),
        characteristics: vec![mark.to_owned()],
        mode: Mode::Immobile,
        faces_seen_by: FacesSeenBy::Nobody,
        ..TokenKind::default()
    }
}

fn id(kind: &TokenKind) -> String {
    kind.id.clone()
}

fn is_open(kind: &TokenKind) -> bool {
    kind.faces_seen_by == FacesSeenBy::Everyone && kind.shape.0.is_empty()
}

fn empty_cells(design: &Design) -> Vec<Cell> {
    let grid = &design.grid;
    let is_empty = |cell: &Cell| match grid.tokens.at(cell.col, cell.row) {
        None => true,
        Some(CellWord::Tokens(tokens)) => tokens.is_empty(),
        Some(CellWord::Closed) => false,
    };
    grid.cells().filter(is_empty).filter(|cell| grid.is_in_play(*cell)).collect()
}
