//! What somebody set, kept for accounts. The page keeps it for guests.

use std::sync::Arc;

use axum::Json;
use axum::body::Bytes;
use axum::extract::State;
use axum::extract::rejection::BytesRejection;
use axum::http::StatusCode;
use protocol::{Refused, Setting, Settings};
use store::{Person, PersonKind};

use super::House;
use super::accounts::account_needed;
use super::reply::{Answer, Refusal, read};
use super::visitor::Known;
use crate::refuse;

/// The most keys.
const KEYS: usize = 64;
/// The longest key.
const KEY: usize = 40;
/// The longest word.
const WORD: usize = 200;

/// What I set.
pub(crate) async fn get(State(house): State<Arc<House>>, Known(me): Known) -> Answer<Settings> {
    if me.kind == PersonKind::Guest {
        return Err(account_needed().into());
    }
    Ok(Json(kept(&house, &me).await?))
}

/// Sets it otherwise, as a whole.
pub(crate) async fn put(
    State(house): State<Arc<House>>,
    Known(me): Known,
    body: Result<Bytes, BytesRejection>,
) -> Result<StatusCode, Refusal> {
    let settings: Settings = read(body)?;
    check(&settings)?;
    if me.kind == PersonKind::Guest {
        return Err(account_needed().into());
    }
    let document = serde_json::to_string(&settings).map_err(|error| refuse::bad(error.to_string()))?;
    let set = house.store.people().set_settings(me.id, document).await;
    set.map_err(|error| refuse::not_saved(&error))?;
    Ok(StatusCode::NO_CONTENT)
}

/// What is kept; nothing where nothing was set.
pub(super) async fn kept(house: &House, me: &Person) -> Result<Settings, Refused> {
    let document = house.store.people().settings(me.id).await.map_err(|error| refuse::not_saved(&error))?;
    // It was checked when it came; what cannot be read counts as not set.
    Ok(document.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default())
}

fn check(settings: &Settings) -> Result<(), Refused> {
    let is_key = |key: &str| {
        (1..=KEY).contains(&key.len())
            && key.bytes().all(|byte| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'_' | b'-' | b'.'))
    };
    let is_value = |value: &Setting| match value {
        Setting::Word(word) => word.chars().count() <= WORD,
        Setting::Flag(_) | Setting::Number(_) => true,
    };
    if settings.0.len() > KEYS || !settings.0.iter().all(|(key, value)| is_key(key) && is_value(value)) {
        return Err(refuse::bad(format!(
            "settings have at most {KEYS} keys of small letters, digits, `.`, `_` and `-`, and words of at most \
             {WORD} characters"
        )));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_are_small_and_plain() {
        let read = |text: &str| serde_json::from_str::<Settings>(text).ok().filter(|s| check(s).is_ok());
        let text = r#"{"confirm":true,"speed":-2,"theme":"dark"}"#;
        assert_eq!(serde_json::to_string(&read(text).unwrap()).unwrap(), text);
        let long = format!(r#"{{"a":"{}"}}"#, "x".repeat(201));
        for bad in ["[]", r#"{"a":null}"#, r#"{"a":{}}"#, r#"{"a":1.5}"#, r#"{"A":1}"#, r#"{"":1}"#, &long] {
            assert!(read(bad).is_none(), "{bad}");
        }
        let many = |n: usize| {
            let pairs: Vec<String> = (0..n).map(|n| format!("\"k{n}\":{n}")).collect();
            format!("{{{}}}", pairs.join(","))
        };
        assert!(read(&many(64)).is_some() && read(&many(65)).is_none());
    }
}
