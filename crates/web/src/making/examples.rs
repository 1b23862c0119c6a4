//! What stands in a quick maker until somebody fills it in: small lists, and a drawing to cut.

use i18n::Lang;
use makers::Kind;

/// The example of a maker that needs a list.
pub(super) const fn list(kind: Kind, lang: Lang) -> Option<&'static str> {
    let [en, fr] = match kind {
        Kind::Memory => {
            ["cat\ndog\ncow\nhorse\nduck\nfrog", "chat\nchien\nvache\ncheval\ncanard\ngrenouille"]
        }
        Kind::Families => [
            "apple;fruit\nbanana;fruit\ncherry;fruit\ncarrot;vegetable\npotato;vegetable\nonion;vegetable",
            "pomme;fruit\nbanane;fruit\ncerise;fruit\ncarotte;légume\noignon;légume\ntomate;légume",
        ],
        Kind::PigeonVole => [
            "eagle;flies\nbee;flies\nduck;flies\ncow;does not fly\ncat;does not fly\nfrog;does not fly",
            "aigle;vole\nabeille;vole\ncanard;vole\nvache;ne vole pas\nchat;ne vole pas\ngrenouille;ne vole pas",
        ],
        Kind::Lotto => [
            "cat\ndog\ncow\nhorse\nduck\nfrog\nbee\nowl",
            "chat\nchien\nvache\ncheval\ncanard\ngrenouille\nabeille\nchouette",
        ],
        Kind::OddOneOut => [
            "cow;dog;cat;*banana\napple;pear;cherry;*bus\nhammer;saw;axe;*duck",
            "vache;chien;chat;*banane\npomme;poire;cerise;*bus\nmarteau;scie;hache;*canard",
        ],
        Kind::Hangman => ["castle\nrabbit\nwindow", "maison\nlapin\njardin"],
        Kind::Spelling => ["cat\nsun\ntree", "chat\nsoleil\narbre"],
        Kind::OneAmong => [
            "Which one flies?\n*bee\ncow\ncat\nfish",
            "Lequel vole ?\n*abeille\nvache\nchat\npoisson",
        ],
        Kind::SomeAmong => [
            "Which ones fly?\n*bee\n*eagle\ncow\ncat\nfish",
            "Lesquels volent ?\n*abeille\n*aigle\nvache\nchat\npoisson",
        ],
        _ => return None,
    };
    Some(match lang {
        Lang::En => en,
        Lang::Fr => fr,
    })
}

/// A house under the sun, for jigsaws and sliding puzzles without a picture yet.
pub(super) const PICTURE: &str = r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30">
<path fill="#bfe0f7" d="M0 0h40v30H0z"/>
<path fill="#7cb86b" d="M0 22q10-4 20 0t20-1v9H0z"/>
<circle cx="33" cy="6" r="3.5" fill="#f7c948"/>
<path fill="#fff" d="M4 7a3 3 0 0 1 5-2 2.5 2.5 0 0 1 4 2 2 2 0 0 1-1 4H5a2 2 0 0 1-1-4z"/>
<path fill="#e7d3b0" d="M12 14h14v11H12z"/>
<path fill="#b3261e" d="M10 14l9-7 9 7z"/>
<path fill="#8a5a00" d="M17 18h4v7h-4z"/>
<path fill="#1f5fbf" d="M13 16h3v3h-3zM22 16h3v3h-3z"/>
<path fill="#8a5a00" d="M33 17h1.5v8H33z"/>
<circle cx="33.7" cy="15.5" r="4" fill="#1c7a45"/>
</svg>"##;
