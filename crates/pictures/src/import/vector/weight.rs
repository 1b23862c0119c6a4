//! How much a drawing asks for, before anybody works it out.
//!
//! What is drawn by reference (copies, masks, clips, filters, patterns, markers, colours) is
//! counted as often as it is drawn, and references inside what is referred to are followed only
//! so far: each level can double the work of the one below.

use std::collections::{BTreeMap, HashMap};

use usvg::roxmltree::{Document, Node, NodeId};

use super::sheet::{self, Rule};

/// Elements inside each other, with all references followed.
const DEEPEST: usize = 64;
/// References inside what is referred to. Copies do not count: they are only drawn again.
const LONGEST_CHAIN: usize = 4;
/// A marker is drawn at each corner of a line, so nothing of weight may stand in it.
const MARKER: usize = 3;
/// What is inherited: who says it says it for everything inside.
const NOT_INHERITED: [&str; 4] = ["mask", "clip-path", "filter", "href"];

/// What an element and all it refers to come to.
#[derive(Clone, Copy)]
struct Weight {
    elements: usize,
    /// Letters of outlines.
    letters: usize,
    height: usize,
    chain: usize,
}

/// What a drawing may ask for.
#[derive(Clone, Copy)]
pub(super) struct Most {
    pub(super) elements: usize,
    pub(super) letters: usize,
}

/// Counts as far as anything is still allowed.
struct Scales<'a, 'input> {
    by_id: BTreeMap<&'a str, Node<'a, 'input>>,
    rules: Vec<Rule<'a>>,
    most: Most,
    /// What was weighed; nothing while it is being weighed, as what leads to itself is endless.
    known: HashMap<NodeId, Option<Weight>>,
}

/// Whether a drawing asks for no more than that.
pub(super) fn fits(document: &Document<'_>, most: Most) -> bool {
    let mut by_id = BTreeMap::new();
    let mut rules = Vec::new();
    for node in document.descendants().filter(Node::is_element) {
        if let Some(id) = node.attribute("id") {
            by_id.entry(id).or_insert(node);
        }
        if node.tag_name().name() == "style" {
            rules.extend(node.children().filter_map(|text| text.text()).flat_map(sheet::rules));
        }
    }
    let mut scales = Scales { by_id, rules, most, known: HashMap::new() };
    scales.weigh(document.root_element(), 0).is_some()
}

impl<'a, 'input> Scales<'a, 'input> {
    /// What an element comes to; nothing where that is too much.
    fn weigh(&mut self, node: Node<'a, 'input>, depth: usize) -> Option<Weight> {
        if depth > DEEPEST {
            return None;
        }
        if let Some(known) = self.known.get(&node.id()) {
            return known.filter(|weight| depth + weight.height <= DEEPEST);
        }
        self.known.insert(node.id(), None);
        let letters = ["d", "points"].iter().filter_map(|name| node.attribute(*name)).map(str::len);
        let mut weight = Weight { elements: 1, letters: letters.sum(), height: 0, chain: 0 };
        for child in node.children().filter(Node::is_element) {
            let child = self.weigh(child, depth + 1)?;
            self.add(&mut weight, child, 1)?;
        }
        let inside = weight.elements;
        for (property, id) in self.references(node) {
            let Some(target) = self.by_id.get(&*id).copied() else { continue };
            let mut found = self.weigh(target, depth + 1)?;
            found.chain += match target.tag_name().name() {
                "marker" => MARKER,
                "mask" | "clipPath" | "filter" | "pattern" => 1,
                _ => 0,
            };
            let times = if NOT_INHERITED.contains(&&*property) { 1 } else { inside };
            self.add(&mut weight, found, times)?;
        }
        self.known.insert(node.id(), Some(weight));
        Some(weight)
    }

    fn add(&self, weight: &mut Weight, other: Weight, times: usize) -> Option<()> {
        let more = |count: usize| count.saturating_mul(times);
        weight.elements = weight.elements.saturating_add(more(other.elements));
        weight.letters = weight.letters.saturating_add(more(other.letters));
        weight.height = weight.height.max(other.height + 1);
        weight.chain = weight.chain.max(other.chain);
        let is_little =
            weight.elements <= self.most.elements && weight.letters <= self.most.letters;
        (is_little && weight.chain <= LONGEST_CHAIN).then_some(())
    }

    /// What an element refers to, each by the property that says so.
    fn references(&self, node: Node<'a, 'input>) -> Vec<(String, String)> {
        let mut found = Vec::new();
        for attribute in node.attributes() {
            let (name, value) = (attribute.name(), attribute.value());
            match name {
                // A link leads somewhere and draws nothing.
                "href" if node.tag_name().name() == "a" => {}
                "href" => found.extend(
                    value.trim().strip_prefix('#').map(|id| (name.to_owned(), id.to_owned())),
                ),
                "style" => found.extend(sheet::references(value)),
                _ => found.extend(sheet::ids(value).map(|id| (name.to_owned(), id))),
            }
        }
        let matching = self.rules.iter().filter(|rule| rule.may_mean(node));
        found.extend(matching.flat_map(|rule| rule.references.iter().cloned()));
        found
    }
}
