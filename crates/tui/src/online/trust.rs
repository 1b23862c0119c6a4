//! Whom encrypted connections trust: the certificates of this computer, among them those of a
//! school or firm and what `SSL_CERT_FILE` names; where it has none, those that browsers trust.

use std::sync::Arc;

use rustls::pki_types::CertificateDer;
use rustls::{ClientConfig, RootCertStore};
use ureq::tls::{Certificate, RootCerts, TlsConfig};

/// The certificates of this computer.
pub(super) fn certificates() -> Vec<CertificateDer<'static>> {
    rustls_native_certs::load_native_certs().certs
}

/// For a socket.
pub(super) fn socket(own: &[CertificateDer<'static>]) -> Option<Arc<ClientConfig>> {
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(own.iter().cloned());
    if roots.is_empty() {
        roots.extend(webpki_roots::TLS_SERVER_ROOTS.iter().cloned());
    }
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(provider);
    let config = config.with_safe_default_protocol_versions().ok()?;
    Some(Arc::new(config.with_root_certificates(roots).with_no_client_auth()))
}

/// For what is asked once.
pub(super) fn requests(own: &[CertificateDer<'static>]) -> TlsConfig {
    let roots = match own {
        [] => RootCerts::WebPki,
        own => {
            let own = own.iter().map(|one| Certificate::from_der(one).to_owned());
            RootCerts::from(own.collect::<Vec<_>>())
        }
    };
    TlsConfig::builder().root_certs(roots).build()
}

#[cfg(test)]
mod tests {
    use std::io::{Read as _, Write as _};
    use std::net::{SocketAddr, TcpListener, TcpStream};
    use std::thread;

    use rustls::pki_types::PrivateKeyDer;
    use rustls::{ServerConfig, ServerConnection, StreamOwned};
    use tungstenite::Connector;

    use super::*;

    /// A server of a school, with a certificate of its own: it takes two connections, and says
    /// one thing over each.
    fn school() -> (SocketAddr, CertificateDer<'static>) {
        let made = rcgen::generate_simple_self_signed(["localhost".to_owned()]).unwrap();
        let certificate = made.cert.der().clone();
        let key = PrivateKeyDer::try_from(made.signing_key.serialize_der()).unwrap();
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let config = ServerConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .unwrap()
            .with_no_client_auth()
            .with_single_cert(vec![certificate.clone()], key)
            .unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        let config = Arc::new(config);
        thread::spawn(move || {
            for stream in listener.incoming().take(4) {
                let connection = ServerConnection::new(Arc::clone(&config)).unwrap();
                thread::spawn(move || greet(StreamOwned::new(connection, stream.unwrap())));
            }
        });
        (address, certificate)
    }

    /// A page for who asks once, a word for who stays.
    fn greet(mut stream: StreamOwned<ServerConnection, TcpStream>) {
        let mut first = [0; 9];
        if stream.read_exact(&mut first).is_err() {
            return;
        }
        if &first == b"GET /once" {
            let _ = stream.write_all(b"HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nhi");
            return;
        }
        let stream = Replayed { first: first.to_vec(), stream };
        let mut socket = tungstenite::accept(stream).unwrap();
        socket.send("hello".into()).unwrap();
        let _ = socket.read();
    }

    /// A stream whose first bytes were already looked at.
    struct Replayed {
        first: Vec<u8>,
        stream: StreamOwned<ServerConnection, TcpStream>,
    }

    impl std::io::Read for Replayed {
        fn read(&mut self, into: &mut [u8]) -> std::io::Result<usize> {
            if self.first.is_empty() {
                return self.stream.read(into);
            }
            let count = into.len().min(self.first.len());
            into[..count].copy_from_slice(&self.first[..count]);
            self.first.drain(..count);
            Ok(count)
        }
    }

    impl std::io::Write for Replayed {
        fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
            self.stream.write(bytes)
        }

        fn flush(&mut self) -> std::io::Result<()> {
            self.stream.flush()
        }
    }

    /// What a server says over a socket and to a request.
    fn heard(at: SocketAddr, own: &[CertificateDer<'static>]) -> (Option<String>, Option<String>) {
        let stream = TcpStream::connect(at).unwrap();
        let connector = Some(Connector::Rustls(socket(own).unwrap()));
        let address = format!("wss://localhost:{}/stay", at.port());
        let made = tungstenite::client_tls_with_config(address, stream, None, connector);
        let over_socket = made.ok().and_then(|(mut socket, _)| {
            let message = socket.read().ok()?;
            Some(message.into_text().ok()?.to_string())
        });
        let agent = ureq::Agent::config_builder().tls_config(requests(own)).proxy(None).build();
        let once = agent.new_agent().get(format!("https://localhost:{}/once", at.port())).call();
        (over_socket, once.ok().and_then(|mut page| page.body_mut().read_to_string().ok()))
    }

    #[test]
    fn the_certificate_of_a_school_is_trusted_where_the_computer_has_it() {
        let (at, certificate) = school();
        let trusted = heard(at, &[certificate]);
        assert_eq!(trusted, (Some("hello".to_owned()), Some("hi".to_owned())));
    }

    #[test]
    fn a_certificate_that_nobody_knows_is_not_trusted() {
        let (at, _) = school();
        assert_eq!(heard(at, &[]), (None, None));
    }
}
