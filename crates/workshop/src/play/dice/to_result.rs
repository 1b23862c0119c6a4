//! The action `to-result`: the token goes to the result zone and does not count as won.

use crate::play::run::Run;

impl Run<'_> {
    pub(super) fn show_as_result(&mut self) {
        let seat = self.seat();
        if let Some((from, token)) = self.take_rolled() {
            self.send_to_result(token, from, seat);
        }
    }
}
