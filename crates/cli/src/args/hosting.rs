//! `marelle serve` and `marelle admin`: where the store is, and what to do with it.

use std::num::NonZeroUsize;
use std::path::PathBuf;

use clap::{Arg, Command, value_parser};

use super::{EXPORT, FILE, FORCE, JSON, STATS, TARGET, Tree};

pub(crate) const SERVE: &str = "serve";
pub(crate) const ADMIN: &str = "admin";
pub(crate) const AUDIT: &str = "audit";
pub(crate) const FORGET: &str = "forget";
pub(crate) const EXPIRE: &str = "expire";
pub(crate) const NAME: &str = "name";
pub(crate) const DAYS: &str = "days";
pub(crate) const BACKUP: &str = "backup";
pub(crate) const RESTORE: &str = "restore";
pub(crate) const DATABASE: &str = "database-url";
pub(crate) const LISTEN: &str = "listen";
pub(crate) const NO_LIMITS: &str = "no-limits";
pub(crate) const TRUST_PROXY: &str = "trust-proxy";
pub(crate) const MATCHES: &str = "matches";
pub(crate) const EDUCATORS: &str = "educators";
pub(crate) const EXPORT_PERSON: &str = "export-person";
pub(crate) const OWN_DESIGNS: &str = "own-designs";
pub(crate) const ANYBODY: &str = "anybody";
pub(crate) const EDUCATOR: &str = "educator";
pub(crate) const CONNECTIONS: &str = "connections";
pub(crate) const PER_ADDRESS: &str = "connections-per-address";
pub(crate) const WEB: &str = "web";
pub(crate) const OPEN: &str = "open";
pub(crate) const LOG: &str = "log";

impl Tree<'_> {
    pub(super) fn serve(&self) -> Command {
        let examples = [
            "marelle serve",
            "marelle serve --listen 0.0.0.0:7878",
            "marelle serve --database-url postgres://marelle@localhost/marelle",
        ];
        let web = self.option(WEB, &self.say("usage.name-folder"), "usage.serve-web");
        let matches = self.option(MATCHES, "anyone|educators", "usage.serve-matches");
        let log = self.option(LOG, "off|warn|info|debug", "usage.serve-log");
        let own = self.option(OWN_DESIGNS, "anybody|educator", "usage.serve-own-designs");
        self.command(SERVE, "usage.serve", &examples)
            .arg(self.option(LISTEN, "127.0.0.1:7878", "usage.serve-listen"))
            .arg(self.database())
            .arg(web.value_parser(value_parser!(PathBuf)))
            .arg(self.flag(OPEN, "usage.serve-open"))
            .arg(self.flag(TRUST_PROXY, "usage.trust-proxy"))
            .arg(matches.value_parser(["anyone", EDUCATORS]).hide_possible_values(true))
            .arg(own.value_parser([ANYBODY, EDUCATOR]).hide_possible_values(true))
            .arg(self.flag(NO_LIMITS, "usage.no-limits"))
            .arg(count(self.option(CONNECTIONS, "10000", "usage.serve-connections")))
            .arg(count(self.option(PER_ADDRESS, "512", "usage.serve-per-address")))
            .arg(log.value_parser(["off", "warn", "info", "debug"]).hide_possible_values(true))
    }

    pub(super) fn admin(&self) -> Command {
        let examples = ["marelle admin stats", "marelle admin backup marelle-monday.db"];
        let of = |name, about| self.command(name, about, &[]).arg(self.database());
        let path = |name, value, help| {
            let arg = self.positional(name, value, help).required(true);
            arg.value_parser(value_parser!(PathBuf))
        };
        self.command(ADMIN, "usage.admin", &examples).subcommand_required(true).subcommands([
            of(STATS, "usage.admin-stats").arg(self.flag(JSON, "usage.json")),
            of(AUDIT, "usage.admin-audit"),
            of(FORGET, "usage.admin-forget")
                .arg(self.positional(NAME, "usage.name-name", "usage.forget-name").required(true)),
            of(EXPORT_PERSON, "usage.admin-export-person")
                .arg(self.positional(NAME, "usage.name-name", "usage.person-name").required(true))
                .arg(path(TARGET, "usage.name-folder", "usage.export-target")),
            of(EXPIRE, "usage.admin-expire").arg(
                self.option(DAYS, "90", "usage.expire-days")
                    .required(true)
                    .value_parser(value_parser!(u32)),
            ),
            of(BACKUP, "usage.admin-backup").arg(path(
                TARGET,
                "usage.name-file",
                "usage.backup-target",
            )),
            of(RESTORE, "usage.admin-restore")
                .arg(path(FILE, "usage.name-file", "usage.restore-file"))
                .arg(self.flag(FORCE, "usage.restore-force")),
            of(EXPORT, "usage.admin-export").arg(path(
                TARGET,
                "usage.name-folder",
                "usage.export-target",
            )),
        ])
    }

    fn database(&self) -> Arg {
        self.option(DATABASE, "URL", "usage.database-url")
    }
}

/// At least one.
fn count(arg: Arg) -> Arg {
    arg.value_parser(|text: &str| text.parse::<NonZeroUsize>().map(NonZeroUsize::get))
}
