//! How much one address may do. IPv6 addresses count by their /64, for one household has that many.

use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZero;

use governor::clock::{Clock as _, DefaultClock};
use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};
use protocol::{Code, Refused};
use uuid::Uuid;

use crate::{Allowance, Limits};

/// The gates that every address passes.
pub(crate) struct Gates {
    requests: Gate,
    guests: Gate,
    tables: Gate,
    sign_ins: Gate,
    sign_ups: Gate,
    accounts: Gate<[u8; 32]>,
    lines: Gate<Uuid>,
}

struct Gate<K: Clone + Hash + Eq = IpAddr>(DefaultKeyedRateLimiter<K>);

impl Gates {
    pub(crate) fn new(limits: &Limits) -> Self {
        Self {
            requests: Gate::new(limits.requests),
            guests: Gate::new(limits.guests),
            tables: Gate::new(limits.tables),
            sign_ins: Gate::new(limits.sign_ins),
            sign_ups: Gate::new(limits.sign_ups),
            accounts: Gate::new(limits.sign_ins_of_account),
            lines: Gate::new(limits.lines),
        }
    }

    /// One more request.
    pub(crate) fn request(&self, address: IpAddr) -> Result<(), Refused> {
        self.requests.pass(&household(address), "requests from your address")
    }

    /// One more guest.
    pub(crate) fn guest(&self, address: IpAddr) -> Result<(), Refused> {
        self.guests.pass(&household(address), "new guests from your address")
    }

    /// One more table.
    pub(crate) fn table(&self, address: IpAddr) -> Result<(), Refused> {
        self.tables.pass(&household(address), "new tables from your address")
    }

    /// One more attempt to sign in, whether there is such an account or not.
    pub(crate) fn sign_in(&self, address: IpAddr, login: &str) -> Result<(), Refused> {
        self.sign_ins.pass(&household(address), "attempts to sign in from your address")?;
        self.accounts.pass(blake3::hash(login.as_bytes()).as_bytes(), "attempts to sign in to this account")
    }

    /// One more account.
    pub(crate) fn sign_up(&self, address: IpAddr) -> Result<(), Refused> {
        self.sign_ups.pass(&household(address), "new accounts from your address")
    }

    /// One more line.
    pub(crate) fn line(&self, person: Uuid) -> Result<(), Refused> {
        self.lines.pass(&person, "lines at once")
    }

    /// Forgets addresses that have been quiet.
    pub(crate) fn tidy_up(&self) {
        for gate in [&self.requests, &self.guests, &self.tables, &self.sign_ins, &self.sign_ups] {
            gate.0.retain_recent();
        }
        self.accounts.0.retain_recent();
        self.lines.0.retain_recent();
    }
}

impl<K: Clone + Hash + Eq> Gate<K> {
    fn new(allowance: Allowance) -> Self {
        Self(RateLimiter::keyed(quota(allowance)))
    }

    fn pass(&self, key: &K, what: &str) -> Result<(), Refused> {
        self.0.check_key(key).map_err(|not_yet| {
            let wait = not_yet.wait_time_from(DefaultClock::default().now());
            let seconds = wait.as_secs() + 1;
            let sentence = format!("too many {what}; try again in {seconds} s");
            Refused { retry_after: Some(seconds), ..Refused::new(Code::TooMany, sentence) }
        })
    }
}

/// The credits of one live connection.
pub(crate) struct Credits(DefaultDirectRateLimiter);

impl Credits {
    pub(crate) fn new(allowance: Allowance) -> Self {
        Self(RateLimiter::direct(quota(allowance)))
    }

    /// One more message.
    pub(crate) fn spend(&self) -> bool {
        self.0.check().is_ok()
    }
}

fn quota(allowance: Allowance) -> Quota {
    let burst = NonZero::new(allowance.burst).unwrap_or(NonZero::<u32>::MIN);
    Quota::with_period(allowance.every).unwrap_or(Quota::per_second(burst)).allow_burst(burst)
}

fn household(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(v6) => match v6.to_ipv4_mapped() {
            Some(v4) => IpAddr::V4(v4),
            None => IpAddr::V6(Ipv6Addr::from_bits(v6.to_bits() >> 64 << 64)),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_household_shares_its_allowance_and_is_told_when_to_come_again() {
        let limits = Limits { guests: Allowance::new(2, 60_000), ..Limits::BOUNDLESS };
        let gates = Gates::new(&limits);
        let at = |text: &str| gates.guest(text.parse().unwrap());
        assert!(at("2001:db8::1").is_ok() && at("2001:db8::2").is_ok());
        let refused = at("2001:db8::3").unwrap_err();
        assert_eq!(refused.code, Code::TooMany);
        assert!((1..=61).contains(&refused.retry_after.unwrap()));
        assert!(at("2001:db8:0:1::1").is_ok() && at("10.0.0.1").is_ok());
        gates.tidy_up();
        assert!(at("2001:db8::4").is_err(), "tidying up forgives nobody");
    }
}
