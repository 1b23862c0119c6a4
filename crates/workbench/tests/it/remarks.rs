//! Remarks stand beside the part and the field they are about, and are mended by one click.

use i18n::Message;
use workbench::{ActionName, Input, Part, Workbench};

use crate::making::*;
use crate::walkthroughs::make_memory;

fn line(bench: &Workbench, part: &Part) -> workbench::PartLine {
    bench.parts().into_iter().find(|line| line.part == *part).unwrap()
}

#[test]
fn a_remark_stands_beside_its_part_and_goes_when_it_is_mended() {
    let (mut bench, made) = (make_memory(), make_memory());
    act(&mut bench, ActionName::AddToken);
    let part = bench.selected().clone();
    let shown = line(&bench, &part);
    assert!(shown.remarks > 0 && shown.worst.is_some(), "the token lies nowhere");
    let told = format!("{:?}", bench.remarks());
    assert!(told.contains("bench.token-number"), "people never saw the id: {told}");
    assert_eq!(bench.mend(99).unwrap_err(), Message::new("bench.no-remedy"));
    bench.select(part);
    act(&mut bench, ActionName::Remove);
    assert_eq!(bench.remarks(), made.remarks());
}

#[test]
fn a_field_knows_its_remarks_and_one_click_mends() {
    let mut bench = make_memory();
    bench.select(Part::Rules { variant: None, group: design::edit::RuleName::Association });
    fill(&mut bench, "turn_back_after", Input::Number(0));
    let field = |bench: &Workbench| {
        bench.fields().into_iter().find(|field| field.name == "turn_back_after").unwrap()
    };
    let remarks = field(&bench).remarks;
    assert_eq!(remarks.len(), 1, "{:?}", bench.remarks());
    assert_eq!(bench.remarks()[remarks[0]].key(), "review.turns-back-at-once");
    bench.mend(remarks[0]).unwrap();
    assert!(field(&bench).remarks.is_empty());
    assert!(bench.to_undo().is_some(), "a remedy is an edit like others");
}
