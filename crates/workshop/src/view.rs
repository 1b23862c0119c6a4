//! What a viewer may see: the position text with hidden faces masked, and which tokens are
//! hidden somewhere.
//!
//! Spec: section 3.14. A hidden token shows what everybody can tell of it (`?3`: it lies like
//! kind number 3) and, to those who may take it, how it is handled (`?3.5`). In a shoe that
//! others may not see it shows its owners and whether another token could lie there too, as with
//! kind number 3 (`?.3`): moves into that shoe tell it anyway. What was shown once stays known.
//! The order of a queue is in no view. Views also come from outside: a position is rebuilt and
//! must show the very same view.

use design::FacesSeenBy;
use game::{Rng, Rules as _, Seat, SetupError, Viewer};
use serde::{Deserialize, Serialize};

use crate::DesignedGame;
use crate::compile::{Compiled, NOWHERE, Place, Sort, TAKES_ROOM};
use crate::explain::Name;
use crate::play::{Over, Position, Token, imagine};
use crate::setup::{STEPPED, details, parse_position, text_with};

/// How often what is hidden is drawn before a view is said to be impossible.
const TRIES: u32 = 64;

/// Marks the mask of a hidden token that was drawn by lot: it is of no kind that is counted.
const SECRET: char = '*';
const SECRET_MASK: &str = "?*";

/// What a viewer sees; it is sent as it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// The game's id.
    pub game: String,
    /// The seat that looks; none for the public.
    pub seat: Option<Seat>,
    /// The seat that has the hand; none when the play is over.
    pub to_move: Option<Seat>,
    /// The outcome, once there is one.
    pub over: Option<String>,
    /// The position text; hidden faces are `?`.
    pub position: String,
    /// The kinds of all hidden tokens by their ids, sorted.
    pub hidden: Vec<String>,
    /// The cell of the token that is on its way in several steps or jumps.
    pub chain: Option<String>,
}

impl Compiled {
    /// Whether the face of a token lies down for a viewer, known or not.
    pub(crate) fn is_face_down(&self, token: Token, place: Place, viewer: Option<u8>) -> bool {
        let board = self.board(place);
        if token.has(Token::FACE_UP | Token::PICKED) || board.sort == Sort::Result {
            return false;
        }
        let sees = |seats: u8| viewer.is_some_and(|seat| seats >> seat & 1 == 1);
        if board.secret && !sees(board.seats) {
            return true;
        }
        let kind = self.kind(token);
        match kind.faces {
            FacesSeenBy::Everyone => kind.is_turned,
            FacesSeenBy::Owner => token.owners() != 0 && !sees(token.owners()),
            FacesSeenBy::Nobody => true,
        }
    }

    /// Whether a viewer cannot know what a token is.
    pub(crate) fn is_hidden(&self, token: Token, place: Place, viewer: Option<u8>) -> bool {
        !token.has(Token::SEEN) && self.is_face_down(token, place, viewer)
    }

    /// The name of a token for a player who may not know what it is.
    pub(crate) fn name_for(&self, token: Token, place: Place, seat: u8) -> Name {
        if self.is_hidden(token, place, Some(seat)) { Name::hidden() } else { self.name_of(token) }
    }

    /// Whether one player may see what another may not.
    pub(crate) fn has_secrets(&self) -> bool {
        let everybody = u8::MAX >> (u8::BITS - u32::from(self.seats));
        self.kinds.iter().any(|kind| kind.faces == FacesSeenBy::Owner)
            || self.boards.iter().any(|board| board.secret && board.seats != everybody)
    }

    /// Whether everybody knows what a token is.
    pub(crate) fn is_public(&self, token: Token, place: Place) -> bool {
        let viewers = (0..self.seats).map(Some).chain([None]);
        viewers.into_iter().all(|viewer| !self.is_hidden(token, place, viewer))
    }

    /// The ids of the kinds that a viewer cannot place, sorted.
    fn hidden_kinds(&self, at: &Position, viewer: Option<u8>) -> Vec<String> {
        let mut kinds = Vec::new();
        text_with(self, at, |place, token| {
            if place.is_none_or(|place| {
                self.is_hidden(token, place, viewer) && !self.is_secret(token, place)
            }) {
                kinds.push(self.kind_id(token));
            }
            String::new()
        });
        kinds.sort();
        kinds
    }

    /// What everybody can tell of a hidden token, and what its player can.
    fn mask(&self, token: Token, place: Place, viewer: Option<u8>) -> String {
        let (kind, board) = (self.kind(token), self.board(place));
        if self.is_secret(token, place) {
            return format!("?{SECRET}{}", details(token));
        }
        if board.secret && viewer.is_none_or(|seat| board.seats >> seat & 1 == 0) {
            return format!("?.{}{}", self.rooms_like(token.kind()), details(token.facing(0)));
        }
        let may_take = |seat: u8| token.owners() == 0 || token.owners() >> seat & 1 == 1;
        let handled = viewer.filter(|seat| may_take(*seat)).map(|_| kind.handled_like);
        let handled = handled.map(|group| format!(".{group}")).unwrap_or_default();
        format!("?{}{handled}{}", kind.lies_like, details(token))
    }

    /// The first kind that leaves as much room in a cell as this one.
    fn rooms_like(&self, kind: usize) -> usize {
        let room = |kind: usize| self.traits.get(kind).map(|traits| traits & TAKES_ROOM);
        (0..kind).find(|other| room(*other) == room(kind)).unwrap_or(kind)
    }

    /// Whether a token of a kind may be marked as seen to step where it lies.
    pub(crate) fn may_have_stepped(&self, kind: usize, place: Place) -> bool {
        self.is_grid(place) && self.kinds.get(kind).is_some_and(|kind| kind.steps_show)
    }

    /// Whether two positions hide the same tokens from everybody.
    pub(crate) fn hide_the_same(&self, one: &Position, other: &Position) -> bool {
        let mut viewers = (0..self.seats).map(Some).chain([None]);
        let secrets = |at: &Position| {
            let is_secret = |place: &&Place| at.stack(**place).any(|t| self.is_secret(t, **place));
            self.grid.cells.iter().filter(is_secret).count()
        };
        let has_secret = self.lots.secret().is_some();
        viewers.all(|viewer| self.hidden_kinds(one, viewer) == self.hidden_kinds(other, viewer))
            && (!has_secret || secrets(one) == secrets(other))
    }
}

impl game::View<DesignedGame> for View {
    fn of(designed: &DesignedGame, at: &Position, viewer: Viewer) -> Self {
        let game = designed.compiled();
        let seat = viewer.seat().map(|seat| seat.number() - 1);
        let position = text_with(game, at, |place, token| match place {
            None => "?".to_owned(),
            Some(place) if game.is_hidden(token, place, seat) => game.mask(token, place, seat),
            Some(_) => format!("{}{}", game.kind_id(token), details(token)),
        });
        let has_hand = at.core.over == Over::No && !at.core.is_chance();
        let outcome = crate::play::outcome(game, at);
        let chain = at.core.chain.cell;
        Self {
            game: designed.card().id.to_string(),
            seat: viewer.seat(),
            to_move: has_hand.then(|| Seat::at(usize::from(at.core.hand))),
            over: outcome.map(|outcome| outcome.verdict.to_string()),
            position,
            hidden: game.hidden_kinds(at, seat),
            chain: (chain != NOWHERE).then(|| game.place_name(chain)),
        }
    }

    fn viewer(&self) -> Viewer {
        self.seat.map_or(Viewer::Public, Viewer::Seat)
    }

    fn sample(&self, designed: &DesignedGame, rng: &mut Rng) -> Result<Position, SetupError> {
        let game = designed.compiled();
        if self.game != designed.card().id {
            return Err(SetupError::unreadable("game", &self.game));
        }
        if self.seat.is_some_and(|seat| seat.number() > game.seats) {
            return Err(SetupError::impossible("seat", "workshop.setup-not-possible"));
        }
        let mut drawn = self.drawn(game, rng);
        for _ in 1..TRIES {
            // Some ways to fill in what is hidden would have ended the play.
            let Err(SetupError::Impossible { field: "end", .. }) = drawn else { break };
            drawn = self.drawn(game, rng);
        }
        let at = drawn?;
        if Self::of(designed, &at, self.viewer()) != *self {
            return Err(SetupError::impossible("hidden", "workshop.setup-not-possible"));
        }
        Ok(at)
    }
}

impl View {
    /// A position with something drawn for all that is hidden.
    fn drawn(&self, game: &Compiled, rng: &mut Rng) -> Result<Position, SetupError> {
        let at = parse_position(game, &self.unmasked(game, None, rng)?)?;
        if game.lots.secret().is_none() || !self.position.contains(SECRET_MASK) {
            return Ok(at);
        }
        let impossible = || SetupError::impossible("hidden", "workshop.setup-not-possible");
        let drawn = imagine(game, &at, rng).ok_or_else(impossible)?;
        parse_position(game, &self.unmasked(game, Some(&drawn), rng)?)
    }

    /// The position text with a kind drawn for every mask: the masks that tell most first, so
    /// that the others can be given what is left.
    fn unmasked(
        &self,
        game: &Compiled,
        secrets: Option<&[usize]>,
        rng: &mut Rng,
    ) -> Result<String, SetupError> {
        let impossible = || SetupError::impossible("hidden", "workshop.setup-not-possible");
        let mut pool = Vec::new();
        for kind in &self.hidden {
            pool.push(*game.kind_ids.get(kind).ok_or_else(impossible)?);
        }
        rng.shuffle(&mut pool);
        let mut parts: Vec<Part> = parts(&self.position)?;
        fill_secrets(game, &mut parts, secrets).ok_or_else(impossible)?;
        for wanted in 0..8 {
            for part in &mut parts {
                let Part::Mask { lies, handled, stepped, drawn, .. } = part else { continue };
                let level = match (&lies, &handled) {
                    (Some(_), Some(_)) => 0,
                    (Some(_), None) => 1,
                    (None, Some(_)) => 2,
                    (None, None) => 3,
                };
                // Of those that tell as much, the ones that were seen to step tell more.
                if 2 * level + u8::from(!*stepped) != wanted {
                    continue;
                }
                let fits = |index: &usize| {
                    let kind = &game.kinds[*index];
                    if *stepped && !kind.steps_show {
                        return false;
                    }
                    match (&lies, &handled) {
                        (Some(lies), Some(handled)) => {
                            kind.lies_like == *lies && kind.handled_like == *handled
                        }
                        (Some(lies), None) => kind.lies_like == *lies,
                        (None, Some(room)) => game.rooms_like(*index) == usize::from(*room),
                        (None, None) => true,
                    }
                };
                let at = pool.iter().position(fits).ok_or_else(impossible)?;
                *drawn = Some(pool.swap_remove(at));
            }
        }
        if !pool.is_empty() {
            return Err(impossible());
        }
        Ok(parts.into_iter().map(|part| part.text(game)).collect())
    }
}

/// Puts kinds in the place of what was drawn and is hidden; any kind until it is known which.
fn fill_secrets(game: &Compiled, parts: &mut [Part], secrets: Option<&[usize]>) -> Option<()> {
    let any = game.lots.secret().and_then(|lot| lot.entries.first()?.first());
    let mut known = secrets.map(|kinds| kinds.iter().copied());
    for part in parts.iter_mut().filter(|part| matches!(part, Part::Secret)) {
        let kind = match &mut known {
            Some(kinds) => kinds.next()?,
            None => any?.kind(),
        };
        *part = Part::Plain(game.design.tokens.get(kind)?.id.clone());
    }
    Some(())
}

/// A stretch of a masked position text.
enum Part {
    Plain(String),
    /// Drawn by lot, and hidden from everybody.
    Secret,
    Mask {
        lies: Option<u16>,
        handled: Option<u16>,
        stepped: bool,
        is_queued: bool,
        drawn: Option<usize>,
    },
}

impl Part {
    fn text(self, game: &Compiled) -> String {
        match self {
            Self::Plain(text) => text,
            Self::Secret => String::new(),
            Self::Mask { is_queued, drawn, .. } => {
                let kind = drawn.and_then(|kind| game.design.tokens.get(kind).zip(Some(kind)));
                let Some((token, kind)) = kind else { return String::new() };
                // A token in a queue is told by nothing but its kind.
                let present = (1 << game.seats) - 1;
                let fresh = Token::new(kind, game.kinds[kind].owners & present, 0);
                let more = if is_queued { details(fresh) } else { String::new() };
                format!("{}{more}", token.id)
            }
        }
    }
}

fn parts(text: &str) -> Result<Vec<Part>, SetupError> {
    let fault = || SetupError::unreadable("position", text);
    let mut pieces = text.split('?');
    let mut parts = vec![Part::Plain(pieces.next().unwrap_or_default().to_owned())];
    for piece in pieces {
        if let Some(rest) = piece.strip_prefix(SECRET) {
            parts.extend([Part::Secret, Part::Plain(rest.to_owned())]);
            continue;
        }
        let end = piece.find(|letter: char| !letter.is_ascii_digit() && letter != '.');
        let (mask, rest) = piece.split_at(end.unwrap_or(piece.len()));
        let (lies, handled) = mask.split_once('.').unwrap_or((mask, ""));
        let group = |text: &str| match text {
            "" => Ok(None),
            _ => text.parse::<u16>().map(Some).map_err(|_| fault()),
        };
        let (lies, handled) = (group(lies)?, group(handled)?);
        let is_queued = mask.is_empty();
        let stepped = is_stepped(rest);
        parts.push(Part::Mask { lies, handled, stepped, is_queued, drawn: None });
        parts.push(Part::Plain(rest.to_owned()));
    }
    Ok(parts)
}

/// Whether what follows a mask says that all saw the token step.
fn is_stepped(rest: &str) -> bool {
    let details = rest.split([',', '+', '/', ' ']).next().unwrap_or_default();
    details.split_once('!').is_some_and(|(_, flags)| flags.contains(STEPPED))
}

#[cfg(test)]
mod tests {
    use game::{Notation as _, Presentation as _, Rules as _, Seat, Settings, Viewer};

    fn view(hand: &str, viewer: Viewer) -> super::View {
        let text = r#"{
            "tokens": [
                { "id": "a", "rotatable": true }, { "id": "b", "attack": 2 },
                { "id": "c", "shape": ["xx"] }, { "id": "d", "mode": "selection" }
            ],
            "grid": { "rows": 2, "columns": 3 },
            "shoes": [
                { "columns": 2, "tokens": ["HAND"], "seen_by": "owner" },
                { "queue": [REST], "seen_by": "owner", "queue_order": "kept" }
            ],
            "players": [{ "shoe": 1 }, { "shoe": 2 }], "refill": "on-request"
        }"#;
        let rest = ["a", "b", "c", "d"].into_iter().filter(|id| !hand.contains(id));
        let rest: Vec<String> = rest.map(|id| format!("\"{id}\"")).collect();
        let text = text.replace("HAND", hand).replace("REST", &rest.join(","));
        let design = design::files::read(&text).unwrap();
        let game = crate::open("hands", &design, &Settings::none()).unwrap();
        let view = game.view_for(&game.start(0), viewer);
        let again = game.sample(&view, &mut game::Rng::from_seed(1)).unwrap();
        assert_eq!(game.view_for(&again, viewer), view);
        view
    }

    #[test]
    fn nothing_shows_of_the_tokens_in_the_hand_of_another() {
        let hands = ["a b", "b a", "c d", "d^1 a"];
        for viewer in [Viewer::Public, Viewer::Seat(Seat::at(1))] {
            for hand in hands {
                assert_eq!(view(hand, viewer), view(hands[0], viewer), "{hand}");
            }
        }
        let own = Viewer::Seat(Seat::at(0));
        assert_ne!(view("a b", own), view("c d", own), "the owner sees them");
    }

    /// What is picked is never moved: fields that say how it would be do not tell it apart.
    #[test]
    fn hidden_tokens_that_are_handled_alike_look_alike() {
        let seen = |row: &str| {
            let text = r#"{
                "tokens": [
                    { "id": "a", "mode": "selection", "in_grid": "one-cell", "rotatable": true },
                    { "id": "b", "mode": "selection", "distance": 3,
                      "routes": { "grid_to_shoe": false } }
                ],
                "grid": { "rows": 1, "columns": 2, "order": "kept", "tokens": ["ROW"] },
                "players": [{}, {}]
            }"#;
            let design = design::files::read(text.replace("ROW", row)).unwrap();
            let game = crate::open("alike", &design, &Settings::none()).unwrap();
            game.view_for(&game.start(0), Viewer::Seat(Seat::FIRST))
        };
        assert_eq!(seen("a b"), seen("b a"));
    }

    const DUEL: &str = r#"{
        "tokens": [
            { "id": "flag", "in_grid": "immobile", "attack": 0, "defence": 0, "owners": [1],
              "faces_seen_by": "owner" },
            { "id": "scout", "count": 2, "in_grid": "one-cell", "attack": 2, "defence": 2,
              "owners": [1], "faces_seen_by": "owner" },
            { "id": "enemy", "in_grid": "one-cell", "attack": 3, "defence": 3, "owners": [2] }
        ],
        "grid": { "rows": 3, "columns": 3, "order": "kept",
            "tokens": ["flag scout scout", ". . .", ". . enemy"] },
        "players": [{}, {}]
    }"#;

    #[test]
    fn a_hidden_token_that_stepped_is_never_imagined_as_one_that_stays() {
        let design = design::files::read(DUEL).unwrap();
        let game = crate::open("duel", &design, &Settings::none()).unwrap();
        let mut at = game.start(0);
        let step = game.parse_move(&at, "b1-b2").ok().unwrap();
        game.apply(&mut at, &step).ok().unwrap();
        let text = game.position_text(&at);
        assert!(text.contains("scout@1!m"), "{text}");
        assert_eq!(game.parse_position(&text).unwrap(), at);
        let viewer = Viewer::Seat(Seat::at(1));
        let view = game.view_for(&at, viewer);
        let imagined = |seed| game.sample(&view, &mut game::Rng::from_seed(seed)).unwrap();
        let texts: Vec<String> = (0..50).map(|seed| game.position_text(&imagined(seed))).collect();
        assert!(texts.iter().all(|text| !text.contains("flag@1!m")), "{texts:?}");
        // Of the two that never moved, either may be the flag.
        let at_home = texts.iter().filter(|text| text.starts_with("d1 flag@1,")).count();
        assert!(0 < at_home && at_home < texts.len(), "{texts:?}");
        let wrong = text.replace("flag@1", "flag@1!m");
        assert!(game.parse_position(&wrong).is_err(), "{wrong}");
    }
}
