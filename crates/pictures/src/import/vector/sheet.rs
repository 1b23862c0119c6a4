//! Style sheets, as far as they refer to something: which elements a rule may mean, and to what
//! it sends them. In doubt it counts too much, never too little.

use usvg::roxmltree::Node;

/// A rule that refers to something.
pub(super) struct Rule<'a> {
    /// Its selectors; any of them may mean an element.
    selectors: Vec<&'a str>,
    /// Properties and what they refer to.
    pub(super) references: Vec<(String, String)>,
}

/// The rules of a style sheet that refer to something.
pub(super) fn rules(text: &str) -> impl Iterator<Item = Rule<'_>> {
    text.split('}').filter_map(|rule| {
        let (selectors, declarations) = rule.rsplit_once('{')?;
        let references: Vec<_> = references(declarations).collect();
        let selectors = selectors.split(',').collect();
        (!references.is_empty()).then_some(Rule { selectors, references })
    })
}

/// What declarations refer to, each with its property.
pub(super) fn references(declarations: &str) -> impl Iterator<Item = (String, String)> {
    declarations.split(';').flat_map(|declaration| {
        let (name, value) = declaration.split_once(':').unwrap_or(("", declaration));
        let name = name.trim().to_ascii_lowercase();
        ids(value).map(move |id| (name.clone(), id))
    })
}

/// What `url(#…)` names, as often as it stands there.
pub(super) fn ids(value: &str) -> impl Iterator<Item = String> {
    let lower = value.to_ascii_lowercase();
    let starts: Vec<usize> = lower.match_indices("url(").map(|(at, _)| at + 4).collect();
    starts.into_iter().filter_map(|start| {
        let (inside, _) = value.get(start..)?.split_once(')')?;
        let inside =
            inside.trim_matches(|letter: char| letter.is_whitespace() || "'\"".contains(letter));
        Some(inside.strip_prefix('#')?.to_owned())
    })
}

impl Rule<'_> {
    /// Whether it may mean an element.
    pub(super) fn may_mean(&self, node: Node<'_, '_>) -> bool {
        self.selectors.iter().any(|selector| may_mean(selector, node))
    }
}

/// Only the last part of a selector is looked at, and of that only names, classes and ids.
fn may_mean(selector: &str, node: Node<'_, '_>) -> bool {
    let last = selector.rsplit(|letter: char| letter.is_whitespace() || ">+~/".contains(letter));
    let Some(last) = last.into_iter().find(|part| !part.is_empty()) else { return true };
    if last.contains(['[', ':', '*', '\\']) {
        return true;
    }
    let classes = node.attribute("class").unwrap_or_default();
    let name_end = last.find(['.', '#']).unwrap_or(last.len());
    let (name, mut rest) = last.split_at(name_end);
    let mut may = name.is_empty() || name == node.tag_name().name();
    while let Some(sign) = rest.chars().next() {
        let after = rest.split_at(1).1;
        let end = after.find(['.', '#']).unwrap_or(after.len());
        let (word, more) = after.split_at(end);
        may &= match sign {
            '.' => classes.split_whitespace().any(|class| class == word),
            _ => node.attribute("id") == Some(word),
        };
        rest = more;
    }
    may
}
