//! The OpenAPI document: what is asked and answered over HTTP, made from the types that are sent.
//! The WebSocket is told in words, on the page about live games.

use axum::Json;
use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityScheme};
use utoipa::openapi::{Components, OpenApi};
use utoipa::{Modify, OpenApi as _};

use super::{designs, login, matches, pictures, seats};

#[derive(utoipa::OpenApi)]
#[openapi(
    info(title = "Marelle", description = "Games, matches, designs and pictures of a server."),
    paths(
        matches::games, matches::make, matches::list, matches::delete, matches::record,
        matches::join, matches::scores, matches::reach, super::cookies::forget,
        seats::ask, seats::asked, seats::hand_out,
        designs::save, designs::save_next, designs::list, designs::list_all, designs::load,
        designs::versions, designs::share, designs::copy, designs::delete, designs::file,
        pictures::upload, pictures::show, login::log_in, login::log_out,
        super::metrics, super::health, super::ready,
    ),
    modifiers(&Secrets)
)]
struct Document;

/// Links, secrets and tickets all come as bearers.
struct Secrets;

impl Modify for Secrets {
    fn modify(&self, document: &mut OpenApi) {
        let bearer = || SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
        let components = document.components.get_or_insert_with(Components::new);
        for name in ["host", "link", "edit"] {
            components.add_security_scheme(name, bearer());
        }
    }
}

pub(super) async fn document() -> Json<OpenApi> {
    Json(Document::openapi())
}
