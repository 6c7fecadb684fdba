//! What can be played, and its words.

use axum::Json;
use axum::extract::Path;
use axum::extract::rejection::PathRejection;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use bots::BotSpec;
use catalog::AnyGame;
use protocol::{Code, GameOffer, OptionOffer, Refused};
use table::Lang;

use super::reply::Refusal;

/// Which games there are.
pub(crate) async fn games() -> Json<Vec<GameOffer>> {
    Json(catalog::published().into_iter().map(offer).collect())
}

fn offer(game: &dyn AnyGame) -> GameOffer {
    let meta = game.meta();
    let option = |spec: &table::OptionSpec| OptionOffer {
        key: spec.key.to_owned(),
        values: serde_json::to_value(spec.values).unwrap_or_default(),
        default: spec.default.to_owned(),
    };
    GameOffer {
        id: meta.id.to_owned(),
        names: Lang::ALL.iter().map(|&lang| (lang.code().to_owned(), game.name(lang))).collect(),
        rules: meta.rules,
        players: meta.players,
        options: meta.options.iter().map(option).collect(),
        bots: BotSpec::LEVELS.iter().map(ToString::to_string).collect(),
        has_campaign: game.campaign().is_some(),
    }
}

/// The facts of a game's components that are not words.
pub(crate) async fn components(path: Result<Path<String>, PathRejection>) -> Result<Response, Refusal> {
    let none = || Refusal(Refused::new(Code::NotFound, "there is no such game"));
    let Path(game) = path.map_err(|_| none())?;
    let game = catalog::find(&game).map_err(|_| none())?;
    Ok(([(CACHE_CONTROL, "public, max-age=300")], Json(game.components())).into_response())
}

/// The words of a game in one language, as Fluent text: its messages and the names and texts of its components.
pub(crate) async fn messages(
    path: Result<Path<(String, String)>, PathRejection>,
) -> Result<Response, Refusal> {
    let none = |sentence: &str| Refusal(Refused::new(Code::NotFound, sentence));
    let Path((game, lang)) = path.map_err(|_| none("there is no such game"))?;
    let game = catalog::find(&game).map_err(|_| none("there is no such game"))?;
    let lang = Lang::ALL.into_iter().find(|known| known.code() == lang);
    let lang = lang.ok_or_else(|| none("there is no such language"))?;
    let headers = [(CONTENT_TYPE, "text/plain; charset=utf-8"), (CACHE_CONTROL, "public, max-age=300")];
    Ok((headers, game.messages(lang).fluent()).into_response())
}
