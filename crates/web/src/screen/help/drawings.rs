//! Pictures of what the help is about, drawn with the pen of the icons.

/// The drawing of a part of the help, on a field of 120 by 72.
pub(super) fn drawing(part: &str) -> &'static str {
    match part {
        // A finger moves a disc from one cell to the next.
        "touch" => {
            "<path class='board' d='M4 12h48v48H4zM52 12h48v48H52z'/><circle class='piece' cx='28' \
             cy='36' r='15'/><path class='way' d='M46 36h24M64 29l8 7-8 7'/><path class='hand' d='M78 \
             66V40a5 5 0 0 1 10 0v10l14 4q5 2 4 7l-2 9'/>"
        }
        // Four arrows and the key below them.
        "keys" => {
            "<g class='key'><rect x='46' y='4' width='26' height='22' rx='4'/><rect x='16' y='30' \
             width='26' height='22' rx='4'/><rect x='46' y='30' width='26' height='22' rx='4'/><rect \
             x='76' y='30' width='26' height='22' rx='4'/><rect x='30' y='56' width='58' height='13' \
             rx='4'/></g><path class='way' d='M59 20v-9M55 14l4-4 4 4M59 36v9M55 42l4 4 4-4M35 \
             41h-10M29 37l-4 4 4 4M83 41h10M89 37l4 4-4 4'/>"
        }
        // A light on one row, and one large button.
        "switch" => {
            "<path class='board' d='M4 6h52v60H4zM4 26h52M4 46h52'/><rect class='light' x='4' y='26' \
             width='52' height='20'/><ellipse class='key' cx='92' cy='52' rx='22' ry='13'/><ellipse \
             class='piece' cx='92' cy='44' rx='14' ry='9'/><path class='way' d='M92 8v18M86 21l6 6 \
             6-6'/>"
        }
        // Two screens that show the same.
        "together" => {
            "<rect class='key' x='4' y='12' width='44' height='48' rx='5'/><rect class='key' x='72' \
             y='12' width='44' height='48' rx='5'/><circle class='piece' cx='26' cy='36' \
             r='11'/><circle class='piece' cx='94' cy='36' r='11'/><path class='way' d='M52 32h16M64 \
             28l4 4-4 4M68 44H52M56 40l-4 4 4 4'/>"
        }
        // A box that holds a board.
        "kept" => {
            "<path class='key' d='M22 34h76v32H22z'/><path class='key' d='M14 22h92v12H14z'/><path \
             class='board' d='M42 4h36v18H42z'/><circle class='piece' cx='60' cy='13' r='6'/><path \
             class='way' d='M50 48l8 8 14-14'/>"
        }
        _ => "",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_part_of_the_help_has_a_picture_of_its_own() {
        let mut all = super::super::PARTS.map(drawing).to_vec();
        assert!(all.iter().all(|drawing| drawing.contains("class='")));
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), super::super::PARTS.len());
    }
}
