//! Sessions: an opaque token of 256 random bits in a cookie; the store keeps only its hash.

use protocol::Refused;
use store::TokenHash;

use crate::{entropy, hex};

const COOKIE: &str = "bestiary_session";
const DOMAIN: &[u8] = b"bestiary session 1\0";
const INVITATION: &[u8] = b"bestiary invitation 1\0";

/// A token on its way to its owner. It has no `Debug`, so that it cannot end up in a log.
pub(crate) struct Token([u8; 32]);

impl Token {
    /// A new one.
    pub(crate) fn fresh() -> Result<Self, Refused> {
        Ok(Self(entropy::fresh()?))
    }

    /// Reads the token of a `Cookie` header.
    pub(crate) fn of_cookies(header: &str, is_secure: bool) -> Option<Self> {
        let wanted = cookie_name(is_secure);
        let pairs = header.split(';').filter_map(|pair| pair.trim().split_once('='));
        pairs.filter(|&(name, _)| name == wanted).find_map(|(_, value)| hex::decode_array(value)).map(Self)
    }

    /// What the store keeps of it.
    pub(crate) fn hash(&self) -> TokenHash {
        TokenHash(*blake3::Hasher::new().update(DOMAIN).update(&self.0).finalize().as_bytes())
    }

    /// The `Set-Cookie` header that gives it to a browser.
    pub(crate) fn set_cookie(&self, is_secure: bool, days: u64) -> String {
        cookie(&hex::encode(&self.0), is_secure, days * 86_400)
    }
}

/// The `Set-Cookie` header that takes the token away.
pub(crate) fn forget_cookie(is_secure: bool) -> String {
    cookie("", is_secure, 0)
}

fn cookie(value: &str, is_secure: bool, max_age: u64) -> String {
    let secure = if is_secure { "; Secure" } else { "" };
    let name = cookie_name(is_secure);
    format!("{name}={value}; Path=/; HttpOnly; SameSite=Lax; Max-Age={max_age}{secure}")
}

/// Browsers accept the `__Host-` prefix, which no other host can forge, only over https.
fn cookie_name(is_secure: bool) -> String {
    if is_secure { format!("__Host-{COOKIE}") } else { COOKIE.to_owned() }
}

/// What the store keeps of the secret of an invitation.
pub(crate) fn invitation_hash(secret: &str) -> [u8; 32] {
    *blake3::Hasher::new().update(INVITATION).update(secret.as_bytes()).finalize().as_bytes()
}

/// Whether this is the secret; takes the same time whatever is wrong with it.
pub(crate) fn is_invitation(secret: &str, hash: &[u8; 32]) -> bool {
    blake3::Hash::from_bytes(invitation_hash(secret)) == blake3::Hash::from_bytes(*hash)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_comes_back_from_its_cookie_and_only_from_the_right_one() {
        let token = Token([7; 32]);
        for is_secure in [false, true] {
            let set = token.set_cookie(is_secure, 1);
            assert!(set.contains("HttpOnly; SameSite=Lax"));
            assert_eq!(set.contains("; Secure"), is_secure);
            let pair = set.split(';').next().unwrap();
            let back = Token::of_cookies(&format!("theme=dark; {pair}"), is_secure).unwrap();
            assert_eq!(back.hash(), token.hash());
            assert!(Token::of_cookies(pair, !is_secure).is_none(), "the prefix is part of the name");
        }
        for bad in ["", "bestiary_session=", "bestiary_session=07", "bestiary_session"] {
            assert!(Token::of_cookies(bad, false).is_none(), "{bad}");
        }
    }

    #[test]
    fn what_is_kept_is_not_the_token() {
        assert_ne!(Token([7; 32]).hash().0, [7; 32]);
        assert!(
            is_invitation("abc", &invitation_hash("abc")) && !is_invitation("abd", &invitation_hash("abc"))
        );
    }
}
