//! Under which addresses other devices find a server on this computer.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use server::config::Reach;

use crate::args;

/// Under which addresses others find what listens there. Where every address of the computer is
/// listened to, the system is asked for them.
pub(super) fn of(listens: SocketAddr) -> Reach {
    let own: Vec<IpAddr> = match listens.ip().is_unspecified() {
        // A computer that does not tell its addresses is found by whoever knows them.
        true => if_addrs::get_if_addrs().unwrap_or_default().iter().map(|it| it.ip()).collect(),
        false => vec![listens.ip()],
    };
    let addresses = reachable(own).into_iter();
    let addresses = addresses.map(|ip| format!("http://{}", SocketAddr::new(ip, listens.port())));
    let is_open = !listens.ip().is_loopback();
    let command = if is_open { String::new() } else { opened_up(std::env::args(), listens.port()) };
    Reach { is_open, addresses: addresses.collect(), command }
}

/// The command with which this program was started, so that it answers everybody at this port.
/// Where a database was named, which may hold a password, only that much is told.
fn opened_up(words: impl Iterator<Item = String>, port: u16) -> String {
    let listen = format!("--{} 0.0.0.0:{port}", args::LISTEN);
    let short = format!("marelle {} {listen}", args::SERVE);
    let (mut told, mut words) = (vec!["marelle".to_owned()], words.skip(1));
    while let Some(word) = words.next() {
        let (name, has_value) = match word.split_once('=') {
            Some((name, _)) => (name, true),
            None => (word.as_str(), false),
        };
        match name.strip_prefix("--") {
            Some(args::DATABASE) => return short,
            // What stood there is told anew, at the end.
            Some(args::LISTEN) if has_value => {}
            Some(args::LISTEN) => drop(words.next()),
            _ if word.contains(char::is_whitespace) => told.push(format!("\"{word}\"")),
            _ => told.push(word),
        }
    }
    if !told.iter().any(|word| word == args::SERVE) {
        return short;
    }
    told.push(listen);
    told.join(" ")
}

/// Those that lead here from elsewhere, the likeliest first: a school's network is a private one
/// of the older sort.
fn reachable(own: Vec<IpAddr>) -> Vec<IpAddr> {
    let is_near = |ip: &IpAddr| match ip {
        IpAddr::V4(ip) => ip.is_link_local(),
        // Such an address needs to be told on which side of the computer it lies.
        IpAddr::V6(ip) => ip.is_unicast_link_local(),
    };
    let mut own: Vec<IpAddr> =
        own.into_iter().filter(|ip| !ip.is_loopback() && !is_near(ip)).collect();
    // The newer addresses are long to type: they are told where there is no other.
    if own.iter().any(IpAddr::is_ipv4) {
        own.retain(IpAddr::is_ipv4);
    }
    own.sort_by_key(|ip| (rank(ip), *ip));
    own.dedup();
    own
}

/// Homes and schools number from 192.168, virtual networks of programs from 172.
fn rank(ip: &IpAddr) -> u8 {
    match ip {
        IpAddr::V4(ip) if ip.octets().starts_with(&[192, 168]) => 0,
        IpAddr::V4(ip) if ip.octets().starts_with(&[10]) => 1,
        IpAddr::V4(ip) if !is_virtual(*ip) => 2,
        IpAddr::V4(_) => 3,
        IpAddr::V6(_) => 4,
    }
}

const fn is_virtual(ip: Ipv4Addr) -> bool {
    let [first, second, ..] = ip.octets();
    first == 172 && second >= 16 && second < 32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn others_find_the_network_of_the_house_first() {
        let own = ["127.0.0.1", "::1", "169.254.3.4", "fe80::1", "2001:db8::7", "172.17.0.1"];
        let own = own.into_iter().chain(["10.1.2.3", "192.168.1.20", "192.168.1.20"]);
        let own = own.map(|ip| ip.parse().unwrap()).collect();
        let found: Vec<String> = reachable(own).iter().map(IpAddr::to_string).collect();
        assert_eq!(found, ["192.168.1.20", "10.1.2.3", "172.17.0.1"]);
        let newer = ["::1", "fe80::1", "2001:db8::7"].map(|ip| ip.parse().unwrap());
        assert_eq!(reachable(newer.into()).len(), 1);
    }

    #[test]
    fn the_command_that_opens_a_server_up_is_its_own() {
        let told = |words: &str| opened_up(words.split('|').map(str::to_owned), 7878);
        let short = "marelle serve --listen 0.0.0.0:7878";
        assert_eq!(told("/usr/bin/marelle|serve"), short);
        assert_eq!(
            told("m|--data|/my games|serve|--listen|127.0.0.1:1|--open"),
            "marelle --data \"/my games\" serve --open --listen 0.0.0.0:7878"
        );
        assert_eq!(told("m|serve|--listen=127.0.0.1:1"), short);
        assert_eq!(told("m|serve|--database-url|postgres://me:secret@there/x"), short);
        assert_eq!(told("m|serve|--database-url=postgres://me:secret@there/x"), short);
        assert_eq!(told("test-program"), short);
    }

    #[test]
    fn who_listens_to_this_computer_alone_is_found_by_nobody() {
        let here = of("127.0.0.1:7878".parse().unwrap());
        assert_eq!((here.is_open, here.addresses.len()), (false, 0));
        assert!(here.command.ends_with("serve --listen 0.0.0.0:7878"), "{}", here.command);
        let there = of("192.168.1.20:80".parse().unwrap());
        assert_eq!(
            (there.is_open, there.addresses),
            (true, vec!["http://192.168.1.20:80".to_owned()])
        );
        assert!(of("0.0.0.0:1".parse().unwrap()).is_open);
    }
}
