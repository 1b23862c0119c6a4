//! A match without somebody's name: what is kept is read and written as text, so that matches can
//! be cleared whose game this program cannot open any more.

use storage::{Event, Rewritten, StoredMatch, known_as};

use super::names::Named;

/// What is to be kept of a match instead, so that nobody is called so any more; nothing where
/// nobody was.
#[must_use]
pub fn without_name(stored: &StoredMatch, name: &str) -> Option<Rewritten> {
    let wanted = known_as(name);
    let is_theirs = |name: &str| known_as(name) == wanted;
    let head = &stored.head.made.record_head;
    let lines = head.lines().map(|line| without_quoted(line, is_theirs));
    let record_head = lines.collect::<Vec<_>>().join("\n");
    let events: Vec<Event> = stored
        .events
        .iter()
        .filter_map(|event| {
            let named = Named::read(&event.text, 0).filter(|named| is_theirs(&named.name))?;
            let text = Named { name: String::new(), ..named }.line();
            Some(Event { text, ..event.clone() })
        })
        .collect();
    let id = stored.head.made.id;
    let is_changed = record_head != *head || !events.is_empty();
    is_changed.then_some(Rewritten { id, record_head, events })
}

/// A line of a record; the quoted name of a seat is left out when it is theirs.
fn without_quoted(line: &str, is_theirs: impl Fn(&str) -> bool) -> String {
    let whole = || line.to_owned();
    if !line.starts_with("seat ") {
        return whole();
    }
    let Some((before, rest)) = line.split_once('"') else { return whole() };
    let mut name = String::new();
    let mut letters = rest.char_indices();
    while let Some((at, letter)) = letters.next() {
        match letter {
            '"' if is_theirs(&name) => {
                let after = rest.split_at(at + 1).1;
                return format!("{before}\"\"{after}");
            }
            '"' => return whole(),
            '\\' => name.extend(letters.next().map(|(_, letter)| letter)),
            letter => name.push(letter),
        }
    }
    whole()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_name_of_a_seat_goes() {
        let without = |line| without_quoted(line, |name| name == r#"Zo"e"#);
        assert_eq!(without(r#"seat 1 human "Zo\"e" token=Z"#), r#"seat 1 human "" token=Z"#);
        for other in [r#"seat 1 human "Zoe""#, r#"game "Zo\"e""#, r#"seat 1 human "Zo"#] {
            assert_eq!(without(other), other);
        }
    }
}
