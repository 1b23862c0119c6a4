//! Plain UCT: all legal moves, upper confidence bounds, random playouts, nothing known of a game.

use game::{Game, Rng, Seat, Turn};

use crate::Baseline;

/// The usual weight of what is little known.
const CURIOSITY: f64 = std::f64::consts::SQRT_2;
/// Playouts longer than this count as drawn.
const LONGEST: u32 = 1_000;

pub(crate) struct PlainUct {
    playouts: u32,
}

struct Node<M> {
    /// The move that led here and who played it.
    action: Option<(M, Seat)>,
    children: Vec<usize>,
    untried: Option<Vec<M>>,
    visits: f64,
    /// Points of whoever moved here.
    points: f64,
}

impl<M> Node<M> {
    const fn new(action: Option<(M, Seat)>) -> Self {
        Self { action, children: Vec::new(), untried: None, visits: 0.0, points: 0.0 }
    }
}

impl PlainUct {
    pub(crate) const fn new(playouts: u32) -> Self {
        Self { playouts }
    }
}

impl<G: Game> Baseline<G> for PlainUct {
    fn choose(&mut self, game: &G, position: &G::Position, rng: &mut Rng) -> Option<G::Move> {
        let mut nodes = vec![Node::new(None)];
        let mut buffer = Vec::new();
        for _ in 0..self.playouts {
            let mut current = position.clone();
            let path = descend(game, &mut current, &mut nodes, rng);
            let shares = play_out(game, &mut current, rng, &mut buffer);
            for at in path {
                let node = &mut nodes[at];
                node.visits += 1.0;
                if let Some((_, seat)) = &node.action {
                    node.points += shares.map_or(0.5, |won| f64::from(won == *seat));
                }
            }
        }
        let most = |&&at: &&usize| nodes[at].visits as u64;
        let best = nodes[0].children.iter().max_by_key(most)?;
        nodes[*best].action.as_ref().map(|(action, _)| action.clone())
    }
}

/// From the root to a new node; the nodes on the way.
fn descend<G: Game>(
    game: &G,
    position: &mut G::Position,
    nodes: &mut Vec<Node<G::Move>>,
    rng: &mut Rng,
) -> Vec<usize> {
    let (mut path, mut at) = (vec![0], 0);
    while let Turn::Seat(seat) = game.turn(position) {
        let untried = nodes[at].untried.get_or_insert_with(|| {
            let mut moves = Vec::new();
            game.legal_moves(position, &mut moves);
            rng.shuffle(&mut moves);
            moves
        });
        if let Some(action) = untried.pop() {
            game.advance(position, &action);
            nodes.push(Node::new(Some((action, seat))));
            let new = nodes.len() - 1;
            nodes[at].children.push(new);
            path.push(new);
            break;
        }
        let log = nodes[at].visits.ln();
        let promise = |at: usize| {
            let node = &nodes[at];
            node.points / node.visits + CURIOSITY * (log / node.visits).sqrt()
        };
        let next = nodes[at].children.iter().max_by(|a, b| promise(**a).total_cmp(&promise(**b)));
        let Some(&next) = next else { break };
        if let Some((action, _)) = &nodes[next].action {
            game.advance(position, action);
        }
        at = next;
        path.push(at);
    }
    path
}

/// Random moves to the end; who won, if anybody.
fn play_out<G: Game>(
    game: &G,
    position: &mut G::Position,
    rng: &mut Rng,
    buffer: &mut Vec<G::Move>,
) -> Option<Seat> {
    for _ in 0..LONGEST {
        let Turn::Seat(_) = game.turn(position) else { break };
        let Some(action) = game.random_move(position, rng, buffer) else { break };
        game.advance(position, &action);
    }
    let outcome = game.outcome(position)?;
    Seat::all(game.seats()).find(|seat| outcome.is_won_by(*seat))
}
