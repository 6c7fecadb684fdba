//! The routes about people. `docs/PROTOCOL.md` describes each of them.

use std::sync::Arc;

use axum::Router;
use axum::routing::{delete, get, post, put};

use super::{House, accounts, campaigns, chat, people, profile, settings};

/// Coming in, accounts, settings, talk, results.
pub(super) fn routes() -> Router<Arc<House>> {
    Router::new()
        .route("/api/guests", post(people::enter))
        .route("/api/session", post(accounts::sign_in))
        .route("/api/me", get(accounts::me).delete(accounts::forget))
        .route("/api/me/account", post(accounts::upgrade))
        .route("/api/me/name", put(accounts::rename))
        .route("/api/me/password", put(accounts::change_password))
        .route("/api/me/session", delete(people::leave))
        .route("/api/me/sessions", get(accounts::sessions).delete(accounts::sign_out_everywhere))
        .route("/api/me/settings", get(settings::get).put(settings::put))
        .route("/api/me/mutes", get(chat::mutes))
        .route("/api/me/mutes/{person}", put(chat::mute).delete(chat::unmute))
        .route("/api/me/history", get(profile::history))
        .route("/api/me/export", get(profile::export))
        .route(
            "/api/me/campaigns/{game}",
            get(campaigns::look).post(campaigns::play).delete(campaigns::give_up),
        )
        .route("/api/people/{id}", get(profile::profile))
        .route("/api/tables/{id}/chat", get(chat::said).post(chat::say))
        .route("/api/tables/{id}/chat/{number}/report", post(chat::report))
}
