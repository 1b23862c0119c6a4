//! What a player types: an order to the table, or else a move.
//!
//! Orders are understood in both languages, whichever is spoken, and so are the words that stood
//! for them once: `undo`, `hint`, `annuler`, `sauver`.

/// One typed line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Order<'a> {
    Help,
    Rules,
    Moves,
    TakeBack,
    Advice,
    /// Somebody more plays; the name may be left out.
    Join(&'a str),
    /// Somebody stops, by name or number.
    Leave(&'a str),
    Save(Option<&'a str>),
    Resign,
    Quit,
    /// Nothing was typed: the board is shown again.
    Look,
    Move(&'a str),
}

impl<'a> Order<'a> {
    pub(super) fn read(line: &'a str) -> Self {
        let line = line.trim();
        let (word, rest) = match line.split_once(char::is_whitespace) {
            Some((word, rest)) => (word, Some(rest.trim())),
            None => (line, None),
        };
        match (word.to_lowercase().as_str(), rest) {
            ("", _) => Self::Look,
            ("help" | "aide" | "?", None) => Self::Help,
            ("rules" | "règles" | "regles", None) => Self::Rules,
            ("moves" | "coups", None) => Self::Moves,
            ("back" | "undo" | "reprendre" | "annuler", None) => Self::TakeBack,
            ("advice" | "hint" | "conseil", None) => Self::Advice,
            ("join" | "ajouter", name) => Self::Join(name.unwrap_or_default()),
            ("leave" | "retirer", name) => Self::Leave(name.unwrap_or_default()),
            ("save" | "garder" | "sauver", file) => Self::Save(file),
            ("resign" | "abandonner", None) => Self::Resign,
            ("quit" | "quitter", None) => Self::Quit,
            _ => Self::Move(line),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orders_in_both_languages_and_everything_else_is_a_move() {
        for word in ["back", "  UNDO ", "reprendre", "annuler"] {
            assert_eq!(Order::read(word), Order::TakeBack);
        }
        for word in ["advice", "hint", "conseil"] {
            assert_eq!(Order::read(word), Order::Advice);
        }
        for word in ["save", "garder", "sauver"] {
            assert_eq!(Order::read(word), Order::Save(None));
        }
        assert_eq!(Order::read("sauver ma partie.txt"), Order::Save(Some("ma partie.txt")));
        assert_eq!(Order::read("join Zoé B."), Order::Join("Zoé B."));
        assert_eq!(Order::read("ajouter"), Order::Join(""));
        assert_eq!(Order::read("retirer Zoé"), Order::Leave("Zoé"));
        assert_eq!(Order::read(""), Order::Look);
        assert_eq!(Order::read("D1 D2 G"), Order::Move("D1 D2 G"));
        assert_eq!(Order::read("help me"), Order::Move("help me"));
    }
}
