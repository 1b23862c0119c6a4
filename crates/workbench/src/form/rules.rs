//! The rules but for the ends: association, turns, ranking, combat, refill; the design's own or a
//! variant's. A variant that says nothing of a rule shows the design's own.

use design::Design;
use design::edit::{BoardEdit, Edit, Rule, RuleEdit, RuleName};
use design::{Association, Refill, Turns, WhenToValidate};
use i18n::Message;

use super::{About, Form, Pair, options, pair};
use crate::slot::{Entry, Slot};

/// Whose rules.
#[derive(Clone)]
pub(super) struct Whose {
    variant: Option<String>,
    /// How the paths of its rules begin.
    path: String,
}

impl Whose {
    pub(super) fn of(design: &Design, variant: Option<&str>) -> Option<Self> {
        let Some(id) = variant else { return Some(Self { variant: None, path: String::new() }) };
        let (number, _) = (1usize..).zip(&design.variants).find(|(_, other)| other.id == id)?;
        Some(Self { variant: Some(id.to_owned()), path: format!("variants[{number}].") })
    }

    pub(super) fn set(&self, rule: Rule) -> Edit {
        Edit::Rules(RuleEdit::Set { variant: self.variant.clone(), rule })
    }

    pub(super) fn path(&self, rule: &str, name: &str) -> String {
        format!("{}{rule}.{name}", self.path)
    }

    /// A design with these rules in force.
    pub(super) fn rules(&self, design: &Design) -> Design {
        let variant = self.variant.as_deref();
        variant.map_or_else(|| design.clone(), |id| design.with_variant(id))
    }

    /// A design with the rules that are in force where nothing is said.
    pub(super) fn usual(&self, design: &Design) -> Design {
        if self.is_own() { Design::default() } else { design.clone() }
    }

    const fn is_own(&self) -> bool {
        self.variant.is_none()
    }
}

pub(super) fn open(design: &Design, variant: Option<&str>, group: RuleName) -> Option<Pair> {
    let whose = Whose::of(design, variant)?;
    let (now, usual) = (whose.rules(design), whose.usual(design));
    match group {
        RuleName::Association => pair(
            AssociationForm::of(&whose, now.association),
            AssociationForm::of(&whose, usual.association),
        ),
        _ => pair(
            RestForm { whose: whose.clone(), group, rules: now },
            RestForm { whose, group, rules: usual },
        ),
    }
}

struct AssociationForm {
    whose: Whose,
    rules: Association,
    when: String,
    after: u16,
}

const WHEN: [&str; 5] = ["at-once", "after-moves", "after-seconds", "on-request", "shoe-empty"];

impl AssociationForm {
    fn of(whose: &Whose, rules: Association) -> Self {
        let (when, after) = match rules.when {
            WhenToValidate::AtOnce => ("at-once", 3),
            WhenToValidate::AfterMoves(count) => ("after-moves", count),
            WhenToValidate::AfterSeconds(count) => ("after-seconds", count),
            WhenToValidate::OnRequest => ("on-request", 3),
            WhenToValidate::ShoeEmpty => ("shoe-empty", 3),
        };
        Self { whose: whose.clone(), rules, when: when.to_owned(), after }
    }
}

impl Form for AssociationForm {
    fn entries<'a>(&'a mut self, _: &'a About) -> Vec<Entry<'a>> {
        let Self { rules, when, after, whose: _ } = self;
        let (asks_right, asks_wrong) = (rules.right_dialog, rules.wrong_dialog);
        let counts = when == "after-moves" || when == "after-seconds";
        let choice = |name: &str, values: &[&str]| options(&format!("association-{name}"), values);
        let by = choice("by", &["characteristics", "sides"]);
        let validation = choice("validation", &["maximum", "minimum"]);
        let right = choice("when-right", &["accept", "remove", "win"]);
        let wrong = choice("when-wrong", &["refuse", "accept"]);
        let picks = choice("picks", &["together", "alone", "hidden"]);
        let compares = rules.picks == design::Picks::Together;
        let checked = choice("checked", &["always", "from-shoe"]);
        vec![
            Entry::new("by", Slot::Choice { value: &mut rules.by, options: by }),
            Entry::new(
                "validation",
                Slot::Choice { value: &mut rules.validation, options: validation },
            ),
            Entry::new("when_right", Slot::Choice { value: &mut rules.when_right, options: right }),
            Entry::new("right_message", Slot::Words(&mut rules.right_message)),
            Entry::new("when_wrong", Slot::Choice { value: &mut rules.when_wrong, options: wrong }),
            Entry::new("wrong_message", Slot::Words(&mut rules.wrong_message)),
            Entry::new("when", Slot::Choice { value: when, options: choice("when", &WHEN) })
                .under("check"),
            Entry::new("when.after", Slot::Number { value: after, least: 1, most: 9999 })
                .under("check")
                .when(counts),
            Entry::new("checked", Slot::Choice { value: &mut rules.checked, options: checked })
                .under("check"),
            Entry::new("picks", Slot::Choice { value: &mut rules.picks, options: picks })
                .under("selection"),
            Entry::new(
                "selections",
                Slot::Number { value: &mut rules.selections, least: 1, most: 20 },
            )
            .under("selection")
            .when(compares),
            Entry::new("allow_deselection", Slot::Switch(&mut rules.allow_deselection))
                .under("selection"),
            Entry::new(
                "turn_back_after",
                Slot::Maybe { value: &mut rules.turn_back_after, least: 0 },
            )
            .under("selection"),
            Entry::new("right_dialog", Slot::Switch(&mut rules.right_dialog)).under("selection"),
            Entry::new("right_dialog_message", Slot::Words(&mut rules.right_dialog_message))
                .under("selection")
                .when(asks_right),
            Entry::new("wrong_dialog", Slot::Switch(&mut rules.wrong_dialog)).under("selection"),
            Entry::new("wrong_dialog_message", Slot::Words(&mut rules.wrong_dialog_message))
                .under("selection")
                .when(asks_wrong),
        ]
    }

    fn edit(&self, _: &str, _: &Design) -> Edit {
        let when = match self.when.as_str() {
            "after-moves" => WhenToValidate::AfterMoves(self.after),
            "after-seconds" => WhenToValidate::AfterSeconds(self.after),
            "on-request" => WhenToValidate::OnRequest,
            "shoe-empty" => WhenToValidate::ShoeEmpty,
            _ => WhenToValidate::AtOnce,
        };
        self.whose.set(Rule::Association(Box::new(Association { when, ..self.rules.clone() })))
    }

    fn path(&self, name: &str) -> String {
        self.whose.path("association", name.split('.').next().unwrap_or_default())
    }

    fn words(&self, _: &str) -> &'static str {
        "association"
    }
}

struct RestForm {
    whose: Whose,
    group: RuleName,
    /// Only the rules of it matter.
    rules: Design,
}

impl Form for RestForm {
    fn entries<'a>(&'a mut self, _: &'a About) -> Vec<Entry<'a>> {
        let rules = &mut self.rules;
        match self.group {
            RuleName::Turns => turn_entries(&mut rules.turns),
            RuleName::Ranking => {
                let values = [
                    "order-of-finishing",
                    "most-tokens",
                    "fewest-errors",
                    "tokens-minus-errors",
                    "most-in-grid",
                ];
                let options = options("rules-ranking", &values);
                vec![Entry::new("ranking", Slot::Choice { value: &mut rules.ranking, options })]
            }
            RuleName::Combat => {
                let options = options("rules-tie", &["both-lose", "by-lot"]);
                vec![Entry::new("tie", Slot::Choice { value: &mut rules.combat.tie, options })]
            }
            _ => {
                let on_request = rules.refill == Refill::OnRequest;
                let refill = Slot::Choice { value: &mut rules.refill, options: refill_options() };
                let request =
                    Slot::Choice { value: &mut rules.request_fills, options: request_options() };
                let mut entries = vec![Entry::new("refill", refill)];
                if self.whose.is_own() {
                    entries.push(Entry::new("request_fills", request).when(on_request));
                }
                entries
            }
        }
    }

    fn edit(&self, name: &str, _: &Design) -> Edit {
        let rules = &self.rules;
        match name {
            "request_fills" => Edit::Boards(BoardEdit::RequestFills(rules.request_fills)),
            _ => self.whose.set(Rule::of(rules, self.group)),
        }
    }

    fn path(&self, name: &str) -> String {
        match self.group {
            RuleName::Turns => self.whose.path("turns", name),
            RuleName::Combat => self.whose.path("combat", name),
            _ => format!("{}{name}", self.whose.path),
        }
    }

    fn words(&self, _: &str) -> &'static str {
        "rules"
    }
}

/// When shoes are filled.
pub(super) fn refill_options() -> Vec<(String, Message)> {
    options("rules-refill", &["token-leaves", "empty", "on-request"])
}

/// What a request fills.
pub(super) fn request_options() -> Vec<(String, Message)> {
    options("rules-request-fills", &["everything", "one-cell"])
}

const MUST_TAKE: [&str; 3] = ["no", "any", "most"];

fn turn_entries(turns: &mut Turns) -> Vec<Entry<'_>> {
    let Turns {
        next_button,
        pass_after_wrong,
        pass_after_right,
        place_first,
        end_of_one_is_end_of_all,
        must_take,
    } = turns;
    let must_take =
        Slot::Choice { value: must_take, options: options("rules-must-take", &MUST_TAKE) };
    vec![
        Entry::new("pass_after_right", Slot::Switch(pass_after_right)),
        Entry::new("pass_after_wrong", Slot::Switch(pass_after_wrong)),
        Entry::new("next_button", Slot::Switch(next_button)),
        Entry::new("place_first", Slot::Switch(place_first)),
        Entry::new("end_of_one_is_end_of_all", Slot::Switch(end_of_one_is_end_of_all)),
        Entry::new("must_take", must_take),
    ]
}
