//! Who is connected: so many from one address, and so many in all.
//!
//! When there are too many, whoever has asked least makes room, so that connections which only
//! take up space keep nobody out. Somebody at a match never does.

use std::collections::{BTreeMap, HashMap};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio_util::sync::CancellationToken;

use crate::config::Connections;

/// All connections of a server.
pub(crate) struct Crowd {
    most: Connections,
    known: Mutex<Known>,
}

#[derive(Default)]
struct Known {
    /// The number of the next one.
    next: u64,
    count: usize,
    houses: HashMap<IpAddr, BTreeMap<u64, Member>>,
}

struct Member {
    stage: Stage,
    leave: CancellationToken,
}

/// How far a connection has come; those who come first here make room first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Stage {
    /// Nothing was answered yet.
    New,
    /// Something was, and nothing is asked now.
    Idle,
    /// Something is being answered.
    Busy,
    /// Somebody is at a match.
    Live,
}

/// The place of a connection, for as long as it lives.
pub(crate) struct Slot {
    crowd: Arc<Crowd>,
    house: IpAddr,
    number: u64,
    /// Says that the connection must go.
    pub(crate) leave: CancellationToken,
}

impl Crowd {
    pub(crate) fn new(most: Connections) -> Arc<Self> {
        Arc::new(Self { most, known: Mutex::default() })
    }

    /// Lets a connection in, if need be in the place of another; `None` when nobody can go.
    pub(crate) fn enter(self: &Arc<Self>, house: IpAddr) -> Option<Slot> {
        let mut known = self.known();
        if known.houses.get(&house).map_or(0, BTreeMap::len) >= self.most.per_address {
            known.make_room(house)?;
        }
        if known.count >= self.most.in_all {
            let largest = known.houses.iter().max_by_key(|(_, members)| members.len());
            let largest = largest.map(|(house, _)| *house)?;
            known.make_room(largest)?;
        }
        let (number, leave) = (known.next, CancellationToken::new());
        known.next += 1;
        known.count += 1;
        let member = Member { stage: Stage::New, leave: leave.clone() };
        known.houses.entry(house).or_default().insert(number, member);
        Some(Slot { crowd: self.clone(), house, number, leave })
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        // Whoever panicked with it in hand left it whole.
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Known {
    /// Sends away the oldest of those from a house who have come least far.
    fn make_room(&mut self, house: IpAddr) -> Option<()> {
        let members = self.houses.get(&house)?;
        let may_go = members.iter().filter(|(_, member)| member.stage < Stage::Live);
        let number = may_go.min_by_key(|(number, member)| (member.stage, **number)).map(|it| *it.0);
        let member = self.remove(house, number?)?;
        member.leave.cancel();
        Some(())
    }

    fn remove(&mut self, house: IpAddr, number: u64) -> Option<Member> {
        let members = self.houses.get_mut(&house)?;
        let member = members.remove(&number)?;
        if members.is_empty() {
            self.houses.remove(&house);
        }
        self.count -= 1;
        Some(member)
    }
}

impl Slot {
    /// The connection has come so far.
    pub(crate) fn reach(&self, stage: Stage) {
        let mut known = self.crowd.known();
        let members = known.houses.get_mut(&self.house);
        if let Some(member) = members.and_then(|members| members.get_mut(&self.number)) {
            // The first request of all is not answered before it is read.
            let is_first = member.stage == Stage::New && stage == Stage::Busy;
            member.stage = if is_first { Stage::New } else { stage };
        }
    }
}

impl Drop for Slot {
    fn drop(&mut self) {
        self.crowd.known().remove(self.house, self.number);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn house(last: u8) -> IpAddr {
        IpAddr::from([10, 0, 0, last])
    }

    #[test]
    fn those_who_asked_least_make_room_and_players_stay() {
        let crowd = Crowd::new(Connections { per_address: 3, in_all: 5 });
        let [old, player, idle] = [(); 3].map(|()| crowd.enter(house(1)).unwrap());
        player.reach(Stage::Live);
        idle.reach(Stage::Idle);
        let new = crowd.enter(house(1)).unwrap();
        assert!(old.leave.is_cancelled() && !new.leave.is_cancelled());
        new.reach(Stage::Busy);
        new.reach(Stage::Live);
        let last = crowd.enter(house(1)).unwrap();
        assert!(idle.leave.is_cancelled() && !player.leave.is_cancelled());
        last.reach(Stage::Live);
        assert!(crowd.enter(house(1)).is_none(), "players keep their places");

        let _others = [(); 2].map(|()| crowd.enter(house(2)).unwrap());
        assert!(crowd.enter(house(3)).is_none(), "the largest house holds players only");
        drop(last);
        let _third = crowd.enter(house(3)).unwrap();
        drop(old);
        assert_eq!(crowd.known().count, 5, "who was sent away is not counted twice");
    }
}
