//! The keys of a Fluent source, for the checks that walk every key in every language.

use fluent_bundle::FluentResource;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

/// The arguments that variables are filled from, sorted, each once: `token-the` is a form of
/// `token`, and what a game calls its things is always there.
#[must_use]
pub fn roots(variables: &[String]) -> Vec<&str> {
    let root = |name: &'_ String| {
        let form = crate::grammar::Form::of(name).map(|(base, _)| base.len());
        form.or_else(|| name.strip_suffix("-told").map(str::len)).unwrap_or(name.len())
    };
    let mut roots: Vec<&str> = variables.iter().filter_map(|it| it.get(..root(it))).collect();
    roots.retain(|name| *name != "thing");
    roots.sort_unstable();
    roots.dedup();
    roots
}

/// One key of a source with what the checks need to know of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SourceKey {
    /// The key as a [`crate::Message`] names it.
    pub key: String,
    /// The names of the variables its words use, sorted, each once.
    pub variables: Vec<String>,
    /// Its words, each variable and each choice between plurals standing as one word `…`.
    pub words: String,
    /// The words of each choice between plurals, in the same way.
    pub choices: Vec<String>,
}

/// Every key of a Fluent source, in the order of the file; what cannot be read is left out
/// (building a [`crate::Translator`] reports it).
#[must_use]
pub fn keys_of(source: &str) -> Vec<SourceKey> {
    let resource = match FluentResource::try_new(source.to_owned()) {
        Ok(resource) | Err((resource, _)) => resource,
    };
    let mut keys = Vec::new();
    for entry in resource.entries() {
        let Entry::Message(message) = entry else { continue };
        if let Some(pattern) = &message.value {
            keys.push(source_key(message.id.name.to_owned(), pattern));
        }
        for attribute in &message.attributes {
            let key = format!("{}.{}", message.id.name, attribute.id.name);
            keys.push(source_key(key, &attribute.value));
        }
    }
    keys
}

/// The names of the variables that a pattern uses, as they come.
pub(crate) fn variables<'a>(pattern: &'a Pattern<&'a str>) -> Vec<&'a str> {
    let mut found = Vec::new();
    gather(pattern, &mut found);
    found
}

fn gather<'a>(pattern: &'a Pattern<&'a str>, found: &mut Vec<&'a str>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            gather_in(expression, found);
        }
    }
}

fn gather_in<'a>(expression: &'a Expression<&'a str>, found: &mut Vec<&'a str>) {
    let inline = match expression {
        Expression::Inline(inline) => inline,
        Expression::Select { selector, variants } => {
            variants.iter().for_each(|variant| gather(&variant.value, found));
            selector
        }
    };
    match inline {
        InlineExpression::VariableReference { id } => found.push(id.name),
        InlineExpression::Placeable { expression } => gather_in(expression, found),
        _ => {}
    }
}

fn source_key(key: String, pattern: &Pattern<&str>) -> SourceKey {
    let mut found =
        SourceKey { key, variables: Vec::new(), words: String::new(), choices: Vec::new() };
    found.words = read_pattern(pattern, &mut found.variables, &mut found.choices);
    found.variables.sort();
    found.variables.dedup();
    found
}

fn read_pattern(
    pattern: &Pattern<&str>,
    variables: &mut Vec<String>,
    choices: &mut Vec<String>,
) -> String {
    let mut words = String::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => words.push_str(value),
            PatternElement::Placeable { expression } => {
                words.push('…');
                read_expression(expression, variables, choices);
            }
        }
    }
    words
}

fn read_expression(
    expression: &Expression<&str>,
    variables: &mut Vec<String>,
    choices: &mut Vec<String>,
) {
    match expression {
        Expression::Inline(inline) => read_inline(inline, variables, choices),
        Expression::Select { selector, variants } => {
            read_inline(selector, variables, choices);
            for variant in variants {
                let words = read_pattern(&variant.value, variables, choices);
                choices.push(words);
            }
        }
    }
}

fn read_inline(
    inline: &InlineExpression<&str>,
    variables: &mut Vec<String>,
    choices: &mut Vec<String>,
) {
    match inline {
        InlineExpression::VariableReference { id } => variables.push(id.name.to_owned()),
        InlineExpression::Placeable { expression } => {
            read_expression(expression, variables, choices)
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forms_of_a_word_come_from_one_argument() {
        let source = "a = { $token-the } { $token-number ->\n    [many] { $cell-told }\n   *[other] { $n }\n} { $thing-a } { $most-slips }\n";
        let [key] = &keys_of(source)[..] else { panic!("one key") };
        assert_eq!(roots(&key.variables), ["cell", "most-slips", "n", "token"]);
        let resource = FluentResource::try_new(source.to_owned()).unwrap();
        let Some(Entry::Message(message)) = resource.entries().next() else { panic!("a message") };
        let mut found = variables(message.value.as_ref().unwrap());
        found.sort_unstable();
        let all = ["cell-told", "most-slips", "n", "thing-a", "token-number", "token-the"];
        assert_eq!(found, all);
    }

    #[test]
    fn keys_variables_and_words_are_found() {
        let source = "a = One { $x }.\n    .b = { $n ->\n        [one] wall\n       *[other] { $n } walls of { $y }\n    } left\n";
        let keys = keys_of(source);
        assert_eq!(keys[0].key, "a");
        assert_eq!(keys[0].words, "One ….");
        assert_eq!(keys[1].key, "a.b");
        assert_eq!(keys[1].variables, ["n", "y"]);
        assert_eq!(keys[1].choices, ["wall", "… walls of …"]);
    }
}
