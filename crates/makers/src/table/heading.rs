//! Headings of columns, known by their words: only what is surely a heading is taken for one.

use super::{Row, fold};

/// Words that stand above columns, in both languages.
const ABOVE_COLUMNS: [&str; 52] = [
    "answer",
    "anglais",
    "calcul",
    "calculation",
    "carte",
    "card",
    "case",
    "cases",
    "catégorie",
    "categorie",
    "category",
    "cell",
    "cells",
    "effect",
    "effet",
    "en",
    "english",
    "families",
    "family",
    "famille",
    "familles",
    "fr",
    "français",
    "francais",
    "french",
    "group",
    "groupe",
    "image",
    "images",
    "item",
    "list",
    "liste",
    "mot",
    "mots",
    "nom",
    "noms",
    "number",
    "numéro",
    "n°",
    "picture",
    "pictures",
    "paire",
    "pair",
    "question",
    "réponse",
    "reponse",
    "result",
    "résultat",
    "resultat",
    "traduction",
    "translation",
    "words",
];
/// Words that stand above columns too, but are also plain words: only beside others.
const BESIDE_OTHERS: [&str; 10] =
    ["word", "name", "sum", "somme", "opération", "operation", "left", "right", "gauche", "droite"];

/// Whether a first row is surely a heading: every cell is a known word, and if it is alone, one
/// that nobody would play with.
pub(super) fn is_heading(row: &Row) -> bool {
    let folded: Vec<String> =
        row.cells.iter().filter(|cell| !cell.is_empty()).map(|cell| fold(cell)).collect();
    let is_known = |cell: &String| ABOVE_COLUMNS.contains(&cell.as_str());
    let is_usual = |cell: &String| is_known(cell) || BESIDE_OTHERS.contains(&cell.as_str());
    match folded.as_slice() {
        [] => false,
        [only] => {
            matches!(only.as_str(), "mots" | "words" | "liste" | "list" | "images" | "pictures")
        }
        several => several.iter().all(is_usual) && several.iter().any(is_known),
    }
}
