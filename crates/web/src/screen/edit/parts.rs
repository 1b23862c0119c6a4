//! At the left: the parts of the game, with what there is to say about each.

use i18n::Message;
use leptos::prelude::*;
use workbench::{ActionName, Part, PartLine, Sort};

use super::bench::Bench;
use super::remarks::severity_name;

/// All parts under their headings.
#[component]
pub(super) fn Parts(bench: Bench) -> impl IntoView {
    let lines = Memo::new(move |_| bench.with(workbench::Workbench::parts));
    let section = move |sort: Sort| {
        let own = Memo::new(move |_| {
            let own = |line: &PartLine| line.sort == sort;
            lines.with(|lines| lines.iter().filter(|line| own(line)).cloned().collect::<Vec<_>>())
        });
        let id = format!("parts-{}", name(sort));
        let add = adds(sort).map(|(action, key)| {
            let act = move |_| bench.act(action);
            view! {
                <button type="button" id=format!("add-{}", name(sort)) on:click=act>
                    {move || bench.desk.say(key)}
                </button>
            }
        });
        view! {
            <div role="group" aria-labelledby=format!("parts-{}", name(sort))>
                <div class="heading">
                    <h2 id=id>{move || bench.say(&sort.label())}</h2>
                    {add}
                </div>
                <ul>
                    {move || own.get().into_iter().map(|line| view! { <Line bench line /> }).collect_view()}
                </ul>
            </div>
        }
    };
    view! {
        <nav class="edit-parts card" aria-label=move || bench.desk.say("editing.parts")>
            {Sort::ALL.map(section).collect_view()}
        </nav>
    }
}

#[component]
fn Line(bench: Bench, line: PartLine) -> impl IntoView {
    let id = part_id(&line.part);
    let PartLine { part, label, detail, worst, remarks, picture, is_inner, .. } = line;
    let is_now = {
        let part = part.clone();
        move || bench.with(|bench| *bench.selected() == part)
    };
    let select = move |_| bench.select(part.clone());
    let picture = picture.filter(|id| !id.is_empty()).map(|id| {
        let drawing = move || {
            bench.desk.pictures.track();
            bench.drawing(&id)
        };
        view! { <span class="drawing" inner_html=drawing></span> }
    });
    let badge = worst.map(|worst| {
        let told = Message::new("editing.remarks").with("count", remarks);
        view! {
            <span class="badge" data-severity=severity_name(worst) role="img"
                aria-label=move || bench.say(&told)>{remarks}</span>
        }
    });
    view! {
        <li class:inner=is_inner>
            <button type="button" data-part=id aria-current=move || is_now().then_some("true") on:click=select>
                {picture}
                <span>{move || bench.say(&label)}</span>
                {detail.map(|detail| view! { <span class="detail">{move || bench.say(&detail)}</span> })}
                {badge}
            </button>
        </li>
    }
}

/// The name of a part in the page.
fn part_id(part: &Part) -> String {
    match part {
        Part::Token(id) => format!("token-{id}"),
        Part::Zone(id) => format!("zone-{id}"),
        Part::Player(number) => format!("player-{number}"),
        Part::Shoe(number) => format!("shoe-{number}"),
        Part::WaitingZone(number) => format!("waiting-{number}"),
        Part::ResultZone(number) => format!("result-{number}"),
        Part::Die(id) => format!("die-{id}"),
        Part::Face(id, number) => format!("face-{id}-{number}"),
        Part::Rules { variant: None, group } => format!("rules-{}", group.field()),
        Part::Rules { variant: Some(id), group } => format!("rules-{}-of-{id}", group.field()),
        Part::Variant(id) => format!("variant-{id}"),
        Part::Players => "players".to_owned(),
        other => name(other.sort()).to_owned(),
    }
}

/// What can be added under a heading.
fn adds(sort: Sort) -> Option<(ActionName, &'static str)> {
    match sort {
        Sort::Tokens => Some((ActionName::AddToken, "editing.add-token")),
        Sort::Zones => Some((ActionName::AddZone, "editing.add-zone")),
        Sort::Players => Some((ActionName::AddPlayer, "editing.add-player")),
        Sort::Dice => Some((ActionName::AddDie, "editing.add-die")),
        Sort::Variants => Some((ActionName::AddVariant, "editing.add-variant")),
        _ => None,
    }
}

/// Its name in the page.
const fn name(sort: Sort) -> &'static str {
    match sort {
        Sort::Game => "game",
        Sort::Tokens => "token",
        Sort::Grid => "grid",
        Sort::Zones => "zone",
        Sort::Players => "player",
        Sort::Boards => "board",
        Sort::Dice => "die",
        Sort::Rules => "rules",
        Sort::Variants => "variant",
        Sort::Messages => "messages",
    }
}
