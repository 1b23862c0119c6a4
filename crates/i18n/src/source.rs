//! The keys of a Fluent source, for the checks that walk every key in every language.

use fluent_bundle::FluentResource;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

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
