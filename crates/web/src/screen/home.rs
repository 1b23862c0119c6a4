//! The shelf: the games as pictures, those that wait to go on, and ways to play together.

use catalogue::Family;
use i18n::{Lang, Message};
use leptos::prelude::*;
use makers::Kind as MakerKind;
use protocol::rest::DesignSummary;
use wasm_bindgen_futures::spawn_local;

use super::make::Mine;
use crate::desk::desk;
use crate::icon::Icon;
use crate::kept::Kept;
use crate::route::Route;
use crate::{published, thumbnail};

/// Where a game stands on the shelf.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Strategy,
    First,
    Words,
    Puzzles,
    Together,
}

impl Kind {
    const ALL: [Self; 5] =
        [Self::Strategy, Self::First, Self::Words, Self::Puzzles, Self::Together];

    const fn key(self) -> &'static str {
        match self {
            Self::Strategy => "web.kind-strategy",
            Self::First => "web.kind-first",
            Self::Words => "web.kind-words",
            Self::Puzzles => "web.kind-puzzles",
            Self::Together => "web.kind-together",
        }
    }

    /// The kind of a game: by what it trains, how many play and for which age it is.
    fn of(family: &Family) -> Self {
        let Some(entry) = family.design() else { return Self::Strategy };
        let trains =
            |skills: &[&str]| entry.skills.iter().any(|known| skills.contains(&known.as_str()));
        if !entry.players.contains(&1) {
            Self::Together
        } else if trains(&["language", "counting"]) && !trains(&["sorting"]) {
            Self::Words
        } else if trains(&["attention", "sorting"]) {
            Self::First
        } else {
            Self::Puzzles
        }
    }
}

/// The first screen.
#[component]
pub(crate) fn Home() -> impl IntoView {
    let desk = desk();
    desk.want_pictures();
    let query = RwSignal::new(String::new());
    let is_searching = move || !query.with(|query| query.trim().is_empty());
    view! {
        <main id="main" tabindex="-1" class="home">
            <section class="welcome">
                <div>
                    <h1>{move || desk.say("web.welcome")}</h1>
                    <p>{move || desk.say("web.summary")}</p>
                </div>
                <div class="tools">
                    <label class="search">
                        <Icon name="search" />
                        <span class="unseen">{move || desk.say("web.search")}</span>
                        <input type="search" id="search"
                            placeholder=move || desk.say("web.search")
                            prop:value=move || query.get()
                            on:input=move |event| query.set(event_target_value(&event)) />
                    </label>
                    <a class="button" id="join" href=Route::Join(None).hash()>
                        <Icon name="link" /><span>{move || desk.say("web.join")}</span>
                    </a>
                </div>
            </section>
            <Show when=move || !is_searching()>
                <Resume />
                <MakeRow />
                <Mine most=4 />
                <Shared />
            </Show>
            {move || Kind::ALL.into_iter().map(|kind| view! { <Row kind query /> }).collect_view()}
            <Show when=move || is_searching() && found(&query.get(), desk.lang.get()) == 0>
                <p role="status">{move || desk.say("web.search-nothing")}</p>
            </Show>
            <footer>
                {move || pictures::CREDITS.map(|key| {
                    view! { <p>{desk.voice().say(&Message::new(key))}</p> }
                }).collect_view()}
            </footer>
        </main>
    }
}

/// The ways to a game of one's own that are wanted most.
const FIRST_MAKERS: [MakerKind; 5] = [
    MakerKind::Memory,
    MakerKind::Families,
    MakerKind::PigeonVole,
    MakerKind::SlidingPuzzle,
    MakerKind::Goose,
];

/// The way to games of one's own.
#[component]
fn MakeRow() -> impl IntoView {
    let desk = desk();
    let link = move |kind: MakerKind| {
        view! {
            <a class="button" href=Route::Maker(kind.name().to_owned()).hash() data-maker=kind.name()>
                {move || desk.voice().say(&kind.title())}
            </a>
        }
    };
    view! {
        <section class="make-row card">
            <div>
                <h2>{move || desk.say("make")}</h2>
                <p>{move || desk.say("make.summary")}</p>
            </div>
            <nav class="makers" aria-label=move || desk.say("make")>
                {FIRST_MAKERS.map(link).collect_view()}
                <a class="button primary" id="make" href=Route::Make.hash()>
                    <Icon name="add" /><span>{move || desk.say("make.all")}</span>
                </a>
            </nav>
        </section>
    }
}

/// Games that somebody published on this server.
#[component]
fn Shared() -> impl IntoView {
    let desk = desk();
    let all = RwSignal::new(Vec::new());
    spawn_local(async move {
        // Without a server there are none.
        if let Ok(shared) = published::shared().await {
            all.try_set(shared);
        }
    });
    let card = move |it: DesignSummary| {
        let name = if it.name.trim().is_empty() { desk.say("catalogue.unnamed") } else { it.name };
        let route = Route::New(published::name_of(&it.id));
        view! { <li><a class="button" href=route.hash()>{name}</a></li> }
    };
    view! {
        <Show when=move || !all.with(Vec::is_empty)>
            <section class="row" id="shared">
                <h2>{move || desk.say("make.shared")}</h2>
                <ul class="makers">{move || all.get().into_iter().map(card).collect_view()}</ul>
            </section>
        </Show>
    }
}

/// Games that are not over.
#[component]
fn Resume() -> impl IntoView {
    let desk = desk();
    let waiting = Memo::new(move |_| {
        desk.games.with(|games| {
            games.iter().filter(|kept| !kept.is_over).take(4).cloned().collect::<Vec<_>>()
        })
    });
    view! {
        <Show when=move || !waiting.with(Vec::is_empty)>
            <section class="row">
                <h2>{move || desk.say("web.resume")}</h2>
                <ul class="cards">
                    {move || waiting.get().into_iter().map(|kept| view! { <Waiting kept /> }).collect_view()}
                </ul>
            </section>
        </Show>
    }
}

#[component]
fn Waiting(kept: Kept) -> impl IntoView {
    let desk = desk();
    let id = kept.id.clone();
    let title = {
        let kept = kept.clone();
        move || kept.title(&desk.voice())
    };
    let how_far = move || desk.voice().say(&Message::new("web.moves").with("count", kept.moves));
    let picture = {
        let kept = kept.clone();
        move || {
            desk.pictures.track();
            thumbnail::of_kept(&kept, desk.lang.get())
        }
    };
    let forget = {
        let kept = kept.clone();
        move |_| desk.forget(kept.clone())
    };
    view! {
        <li class="game-card">
            <a href=Route::Play(id).hash()>
                <img src=picture alt="" />
                <span class="title">{title}</span>
                <span class="detail">{how_far}</span>
            </a>
            <button type="button" class="quiet forget" on:click=forget>
                <Icon name="delete" /><span>{move || desk.say("web.forget")}</span>
            </button>
        </li>
    }
}

/// One kind of games.
#[component]
fn Row(kind: Kind, query: RwSignal<String>) -> impl IntoView {
    let desk = desk();
    let games = Memo::new(move |_| {
        let (query, lang) = (query.get(), desk.lang.get());
        let of_kind = catalogue::families().iter().filter(|family| Kind::of(family) == kind);
        let fitting = of_kind.filter(|family| fits(family, &query, lang));
        fitting.map(|family| family.card().id.to_string()).collect::<Vec<_>>()
    });
    view! {
        <Show when=move || !games.with(Vec::is_empty)>
            <section class="row">
                <h2>{move || desk.say(kind.key())}</h2>
                <ul class="cards">
                    {move || games.get().into_iter().map(|id| view! { <GameCard id /> }).collect_view()}
                </ul>
            </section>
        </Show>
    }
}

#[component]
fn GameCard(id: String) -> impl IntoView {
    let desk = desk();
    let key = id.clone();
    let title = move || desk.voice().say(&Message::new(key.clone()));
    let detail = {
        let id = id.clone();
        move || players(&id, desk)
    };
    let picture = {
        let id = id.clone();
        move || {
            desk.pictures.track();
            thumbnail::of_game(&id, None, desk.lang.get())
        }
    };
    view! {
        <li class="game-card">
            <a href=Route::New(id.clone()).hash() data-game=id>
                <img src=picture alt="" loading="lazy" />
                <span class="title">{title}</span>
                <span class="detail">{detail}</span>
            </a>
        </li>
    }
}

/// How many can play.
fn players(id: &str, desk: crate::desk::Desk) -> String {
    let Ok(family) = catalogue::family(id) else { return String::new() };
    let numbers: Vec<u8> = match family.design() {
        Some(entry) => entry.players.clone(),
        None => {
            let spec = family.card().options.iter().find(|spec| spec.name == "players");
            let values = spec.map(sitting::values).unwrap_or_default();
            let given: Vec<u8> = values.iter().filter_map(|value| value.parse().ok()).collect();
            if given.is_empty() { vec![2] } else { given }
        }
    };
    let (least, most) = (numbers.iter().min(), numbers.iter().max());
    let (Some(least), Some(most)) = (least, most) else { return String::new() };
    let key = if least == most { "web.for-players" } else { "web.for-players-to" };
    desk.voice().say(&Message::new(key).with("least", *least).with("most", *most))
}

/// Whether a game fits what somebody looks for: its title, or what it trains.
fn fits(family: &Family, query: &str, lang: Lang) -> bool {
    let voice = crate::words::voice(lang);
    let mut words = voice.say(&Message::new(family.card().id.clone()));
    if let Some(entry) = family.design() {
        for skill in &entry.skills {
            words.push(' ');
            words.push_str(&voice.say(&Message::new(format!("shelf.skill-{skill}"))));
        }
    }
    let words = plain(&words);
    plain(query).split_whitespace().all(|part| words.contains(part))
}

fn found(query: &str, lang: Lang) -> usize {
    catalogue::families().iter().filter(|family| fits(family, query, lang)).count()
}

/// Letters without accents and capitals, as people type them in a hurry. A test looks that these
/// are all that names of games have: the tables of Unicode would make the first visit longer.
fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for letter in text.chars().flat_map(char::to_lowercase) {
        match without_accent(letter) {
            Some(known) => plain.push_str(known),
            None => plain.push(letter),
        }
    }
    plain
}

fn without_accent(letter: char) -> Option<&'static str> {
    Some(match letter {
        'à' | 'â' | 'ä' => "a",
        'ç' => "c",
        'é' | 'è' | 'ê' | 'ë' => "e",
        'î' | 'ï' => "i",
        'ô' | 'ö' => "o",
        'ù' | 'û' | 'ü' => "u",
        'ÿ' => "y",
        'œ' => "oe",
        'æ' => "ae",
        // Accents that were typed apart from their letters.
        '\u{300}'..='\u{36f}' => "",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_found_by_title_and_by_what_they_train() {
        let ids = |query: &str, lang| {
            let all = catalogue::families().iter().filter(|family| fits(family, query, lang));
            all.map(|family| family.card().id.to_string()).collect::<Vec<_>>()
        };
        assert_eq!(ids("quori", Lang::En), ["quoridor"]);
        assert!(ids("memoire", Lang::Fr).contains(&"memory".to_owned()));
        assert_eq!(ids("xyzzy", Lang::En), Vec::<String>::new());
        assert_eq!(ids("", Lang::En).len(), catalogue::families().len());
    }

    #[test]
    fn no_name_has_accents_that_must_be_typed() {
        assert_eq!(plain("Mémoire, ŒUF, me\u{301}moire"), "memoire, oeuf, memoire");
        for lang in Lang::ALL {
            let voice = crate::words::voice(lang);
            for id in catalogue::ids() {
                let title = plain(&voice.say(&Message::new(id)));
                let is_plain = |letter: char| letter.is_ascii() || !letter.is_alphabetic();
                assert!(title.chars().all(is_plain), "{title}");
            }
        }
    }

    #[test]
    fn every_kind_of_the_shelf_has_games() {
        for kind in Kind::ALL {
            let count = catalogue::families().iter().filter(|it| Kind::of(it) == kind).count();
            assert!(count >= 2, "{kind:?}: {count}");
        }
    }
}
