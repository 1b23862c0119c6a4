//! A wire between a browser and the server that can be cut and mended.

use std::sync::{Arc, Mutex, PoisonError};

use anyhow::Result;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinHandle;

/// A wire; it is gone when this is dropped.
pub struct Wire {
    port: u16,
    /// The connections under way; none are let through while it is cut.
    through: Arc<Mutex<Option<Vec<JoinHandle<()>>>>>,
    listener: JoinHandle<()>,
}

impl Wire {
    /// A wire to a port of loopback.
    pub(crate) async fn to(server: u16) -> Result<Self> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let port = listener.local_addr()?.port();
        let through = Arc::new(Mutex::new(Some(Vec::new())));
        let open = Arc::clone(&through);
        let listener = tokio::spawn(async move {
            while let Ok((browser, _)) = listener.accept().await {
                let mut open = open.lock().unwrap_or_else(PoisonError::into_inner);
                if let Some(open) = open.as_mut() {
                    open.push(tokio::spawn(carry(browser, server)));
                }
            }
        });
        Ok(Self { port, through, listener })
    }

    /// Where the browser finds the server: `http://127.0.0.1:…`.
    #[must_use]
    pub fn address(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// Ends every connection, and lets none through until it is mended.
    pub fn cut(&self) {
        let all = self.through.lock().unwrap_or_else(PoisonError::into_inner).take();
        for connection in all.into_iter().flatten() {
            connection.abort();
        }
    }

    /// Lets connections through again.
    pub fn mend(&self) {
        *self.through.lock().unwrap_or_else(PoisonError::into_inner) = Some(Vec::new());
    }
}

impl Drop for Wire {
    fn drop(&mut self) {
        self.cut();
        self.listener.abort();
    }
}

async fn carry(mut browser: TcpStream, server: u16) {
    if let Ok(mut server) = TcpStream::connect(("127.0.0.1", server)).await {
        // Either side may go away at any time.
        drop(tokio::io::copy_bidirectional(&mut browser, &mut server).await);
    }
}
