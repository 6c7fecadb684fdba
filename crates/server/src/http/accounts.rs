//! Accounts: from guest to account, signing in and out, name, password, and being forgotten.

use std::sync::Arc;

use axum::Json;
use axum::body::Bytes;
use axum::extract::State;
use axum::extract::rejection::BytesRejection;
use axum::http::StatusCode;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Response};
use protocol::{Code, Credentials, ForgetMe, Me, NewName, NewPassword, Refused, SessionList, SessionShown};
use store::people::Account;
use store::{Person, PersonKind, StoreError};

use super::House;
use super::people::tidy_name;
use super::reply::{Answer, Refusal, read};
use super::visitor::{Address, Bearer, Known};
use crate::session::{self, Token};
use crate::{clock, refuse};

type Body = Result<Bytes, BytesRejection>;

/// Who I am.
pub(crate) async fn me(State(house): State<Arc<House>>, Known(me): Known) -> Answer<Me> {
    Ok(Json(shown(&house, me).await?))
}

/// A guest becomes an account; games, and whatever else is theirs, stay.
pub(crate) async fn upgrade(
    State(house): State<Arc<House>>,
    address: Address,
    Known(me): Known,
    Bearer(old): Bearer,
    body: Body,
) -> Result<Response, Refusal> {
    let Credentials { login, password } = read(body)?;
    let login = tidy_login(&login)
        .ok_or_else(|| refuse::bad("a login has 3 to 32 letters a to z, digits, `.`, `_` and `-`"))?;
    check_password(&password, &login)?;
    if me.kind == PersonKind::Account {
        return Err(Refused::new(Code::AccountExists, "you have an account already").into());
    }
    house.gates.sign_up(address.0)?;
    let password = house.passwords.hash(password).await?;
    let now = clock::now_ms();
    let account = Account { person: me.id, login: login.clone(), password, created_ms: now };
    let token = Token::fresh()?;
    let old = old.map_or(token.hash(), |old| old.hash());
    let made = house.store.people().make_account(account, house.new_session(&token, now), old).await;
    made.map_err(|error| match error {
        StoreError::Taken => Refused::new(Code::LoginTaken, "this login is taken; choose another"),
        error => refuse::not_saved(&error),
    })?;
    house.hang_up(me.id);
    tracing::info!(person.id = %me.id, "a guest became an account");
    let me = Me { id: me.id, name: me.name, login: Some(login), created_ms: me.created_ms };
    Ok((StatusCode::CREATED, house.cookie(&token), Json(me)).into_response())
}

/// Signs in. Whether there is no such login or the password is wrong cannot be told apart, by words or by time.
pub(crate) async fn sign_in(
    State(house): State<Arc<House>>,
    address: Address,
    body: Body,
) -> Result<Response, Refusal> {
    let Credentials { login, password } = read(body)?;
    let login = login.trim().to_ascii_lowercase();
    house.gates.sign_in(address.0, &login)?;
    let account = house.store.people().account(login).await.map_err(|error| refuse::not_saved(&error))?;
    let account = house.open(account, password).await?;
    let person = house.store.people().person(account.person).await;
    let person = person.map_err(|error| refuse::not_saved(&error))?.ok_or_else(wrong_login)?;
    let (token, now) = (Token::fresh()?, clock::now_ms());
    let session = house.new_session(&token, now);
    let added = house.store.people().add_session(person.id, session).await;
    added.map_err(|error| refuse::not_saved(&error))?;
    let login = Some(account.login);
    let me = Me { id: person.id, name: person.name, login, created_ms: person.created_ms };
    Ok((StatusCode::CREATED, house.cookie(&token), Json(me)).into_response())
}

/// Where I am signed in.
pub(crate) async fn sessions(
    State(house): State<Arc<House>>,
    Known(me): Known,
    Bearer(this): Bearer,
) -> Answer<SessionList> {
    Ok(Json(SessionList { sessions: house.sessions(&me, this.as_ref()).await? }))
}

/// Signs out everywhere.
pub(crate) async fn sign_out_everywhere(
    State(house): State<Arc<House>>,
    Known(me): Known,
) -> Result<Response, Refusal> {
    let ended = house.store.people().end_sessions(me.id, None).await;
    ended.map_err(|error| refuse::not_saved(&error))?;
    house.hang_up(me.id);
    let cookie = [(SET_COOKIE, session::forget_cookie(house.is_secure()))];
    Ok((StatusCode::NO_CONTENT, cookie).into_response())
}

/// Another name from now on.
pub(crate) async fn rename(State(house): State<Arc<House>>, Known(me): Known, body: Body) -> Answer<Me> {
    let NewName { name } = read(body)?;
    let name = tidy_name(&name)?;
    let renamed = house.store.people().rename(me.id, name.clone()).await;
    renamed.map_err(|error| refuse::not_saved(&error))?;
    Ok(Json(shown(&house, Person { name, ..me }).await?))
}

/// Another password. Whoever else is signed in with the old one is signed out.
pub(crate) async fn change_password(
    State(house): State<Arc<House>>,
    address: Address,
    Known(me): Known,
    Bearer(this): Bearer,
    body: Body,
) -> Result<StatusCode, Refusal> {
    let NewPassword { old, new } = read(body)?;
    let account = house.account(&me).await?;
    check_password(&new, &account.login)?;
    house.gates.sign_in(address.0, &account.login)?;
    let account = house.open(Some(account), old).await?;
    let new = house.passwords.hash(new).await?;
    let this = this.map(|token| token.hash());
    let changed = house.store.people().set_password(me.id, account.password, new, this).await;
    changed.map_err(|error| refuse::not_saved(&error))?;
    house.hang_up(me.id);
    Ok(StatusCode::NO_CONTENT)
}

/// Forgets somebody for good. An account shows its password once more.
pub(crate) async fn forget(
    State(house): State<Arc<House>>,
    address: Address,
    Known(me): Known,
    body: Body,
) -> Result<Response, Refusal> {
    let ForgetMe { password } = read(body)?;
    if me.kind == PersonKind::Account {
        let account = house.account(&me).await?;
        house.gates.sign_in(address.0, &account.login)?;
        house.open(Some(account), password.unwrap_or_default()).await?;
    }
    let forgotten = house.store.people().forget(me.id, clock::now_ms()).await;
    forgotten.map_err(|error| refuse::not_saved(&error))?;
    house.hang_up(me.id);
    tracing::info!(person.id = %me.id, "a person was forgotten");
    let cookie = [(SET_COOKIE, session::forget_cookie(house.is_secure()))];
    Ok((StatusCode::NO_CONTENT, cookie).into_response())
}

pub(super) async fn shown(house: &House, me: Person) -> Result<Me, Refused> {
    let account = house.store.people().account_of(me.id).await.map_err(|error| refuse::not_saved(&error))?;
    let login = account.map(|account| account.login);
    Ok(Me { id: me.id, name: me.name, login, created_ms: me.created_ms })
}

impl House {
    /// The account of somebody.
    pub(super) async fn account(&self, me: &Person) -> Result<Account, Refused> {
        let account = self.store.people().account_of(me.id).await;
        account.map_err(|error| refuse::not_saved(&error))?.ok_or_else(account_needed)
    }

    /// The account, if this is its password; a hash of an older scheme is renewed on the way.
    async fn open(&self, account: Option<Account>, password: String) -> Result<Account, Refused> {
        let kept = account.as_ref().map(|account| &account.password);
        let is_right = self.passwords.is_right(password.clone(), kept).await?;
        let mut account = account.filter(|_| is_right).ok_or_else(wrong_login)?;
        if self.passwords.is_outdated(&account.password) {
            let new = self.passwords.hash(password).await?;
            let old = std::mem::replace(&mut account.password, new.clone());
            let renewed = self.store.people().rehash(account.person, old, new).await;
            renewed.map_err(|error| refuse::not_saved(&error))?;
        }
        Ok(account)
    }

    pub(super) async fn sessions(
        &self,
        me: &Person,
        this: Option<&Token>,
    ) -> Result<Vec<SessionShown>, Refused> {
        let sessions = self.store.people().sessions_of(me.id, clock::now_ms()).await;
        let this = this.map(Token::hash);
        let shown = |session: &store::Session| SessionShown {
            created_ms: session.created_ms,
            expires_ms: session.expires_ms,
            is_this: Some(session.token) == this,
        };
        Ok(sessions.map_err(|error| refuse::not_saved(&error))?.iter().map(shown).collect())
    }
}

fn wrong_login() -> Refused {
    Refused::new(Code::WrongLogin, "no account has this login and this password")
}

/// This is not for guests.
pub(super) fn account_needed() -> Refused {
    Refused::new(Code::AccountNeeded, "this takes an account; you are a guest")
}

/// A login in small letters, if it can be one.
fn tidy_login(login: &str) -> Option<String> {
    let login = login.trim().to_ascii_lowercase();
    let is_fine = |byte: u8| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'.' | b'_' | b'-');
    ((3..=32).contains(&login.len()) && login.bytes().all(is_fine)).then_some(login)
}

fn check_password(password: &str, login: &str) -> Result<(), Refused> {
    if !(8..=128).contains(&password.chars().count()) {
        return Err(refuse::bad("a password has 8 to 128 characters"));
    }
    if password.to_ascii_lowercase().contains(login) {
        return Err(refuse::bad("a password does not contain the login"));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn logins_are_plain_and_passwords_are_long() {
        assert_eq!(tidy_login(" Ana.B_c-9 ").as_deref(), Some("ana.b_c-9"));
        for bad in ["", "ab", "a b c", "zażółć", &"x".repeat(33), "ana@b"] {
            assert_eq!(tidy_login(bad), None, "{bad}");
        }
        assert!(check_password("correct horse", "ana").is_ok() && check_password("ąąąąąąąą", "ana").is_ok());
        for bad in ["", "1234567", "xxAnaxxxxx", &"x".repeat(129)] {
            assert!(check_password(bad, "ana").is_err(), "{bad}");
        }
    }
}
