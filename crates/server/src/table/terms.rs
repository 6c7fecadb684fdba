//! What the creator of a table chose beside the game's own options.

use bots::{BotSpec, Level};
use protocol::{Clock, CreateTable, Origin, Refused, StandIn};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use crate::refuse;

/// How long a table waits for somebody if nobody said otherwise.
const GRACE_S: u32 = 60;

/// Who plays for people if nobody said otherwise.
const BOT: BotSpec = BotSpec::Level(Level::Normal);

/// The terms of a table, as the store keeps them. Old ones are read for ever.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Terms {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) clock: Option<Clock>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) stand_in: Option<StandIn>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) beginning: Option<Beginning>,
}

/// Where a game begins that does not begin with its set-up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Beginning {
    /// It is all in this record.
    Imported { record: String },
    /// It goes on from the end of this record, with dice of its own.
    Continued { table: Uuid, step: usize, record: String },
}

impl Terms {
    /// The terms that somebody asks for, checked.
    pub(crate) fn of(wish: &CreateTable) -> Result<Self, Refused> {
        let is_right = match wish.clock {
            None => true,
            Some(Clock::Live { bank_s, increment_s }) => {
                (1..=86_400).contains(&bank_s) && increment_s <= 3600
            }
            Some(Clock::Slow { days }) => (1..=60).contains(&days),
        };
        if !is_right {
            return Err(refuse::bad(
                "a clock has 1 to 86400 seconds in the bank and up to 3600 for each answer, or 1 to 60 days",
            ));
        }
        let usual = || StandIn { bot: BOT.to_string(), grace_s: GRACE_S };
        let stand_in = wish.stand_in.clone().or_else(|| wish.clock.map(|_| usual()));
        if let Some(StandIn { bot, grace_s }) = &stand_in {
            bot.parse::<BotSpec>().map_err(|error| refuse::bad(error.to_string()))?;
            if !(1..=86_400).contains(grace_s) {
                return Err(refuse::bad("the time to wait for somebody is 1 to 86400 seconds"));
            }
        }
        Ok(Self { clock: wish.clock, stand_in, beginning: None })
    }

    /// Whether people have days, so that nobody needs to be connected.
    pub(crate) const fn is_slow(&self) -> bool {
        matches!(self.clock, Some(Clock::Slow { .. }))
    }

    /// How long the table waits for somebody who is to act and not connected.
    pub(crate) fn grace_ms(&self) -> Option<u64> {
        let stand_in = self.stand_in.as_ref().filter(|_| !self.is_slow())?;
        Some(u64::from(stand_in.grace_s) * 1000)
    }

    /// The bot that stands in.
    pub(crate) fn bot(&self) -> Option<BotSpec> {
        self.stand_in.as_ref()?.bot.parse().ok()
    }

    /// Where the game comes from, as everybody may know.
    pub(crate) fn origin(&self) -> Option<Origin> {
        self.beginning.as_ref().map(|beginning| match beginning {
            Beginning::Imported { .. } => Origin::Imported {},
            Beginning::Continued { table, step, .. } => Origin::Continued { table: *table, step: *step },
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn terms(clock: Option<Clock>, stand_in: Option<StandIn>) -> Result<Terms, Refused> {
        Terms::of(&CreateTable { clock, stand_in, ..CreateTable::default() })
    }

    #[test]
    fn who_plays_by_the_clock_has_a_stand_in() {
        assert_eq!(terms(None, None).unwrap(), Terms::default());
        let live = terms(Some(Clock::Live { bank_s: 60, increment_s: 5 }), None).unwrap();
        assert_eq!((live.grace_ms(), live.bot()), (Some(60_000), Some(BOT)));
        let slow = terms(Some(Clock::Slow { days: 3 }), None).unwrap();
        assert_eq!((slow.grace_ms(), slow.bot()), (None, Some(BOT)));
    }

    #[test]
    fn strange_terms_are_refused() {
        for clock in [
            Clock::Live { bank_s: 0, increment_s: 0 },
            Clock::Live { bank_s: 90_000, increment_s: 0 },
            Clock::Live { bank_s: 60, increment_s: 4000 },
            Clock::Slow { days: 0 },
            Clock::Slow { days: 61 },
        ] {
            assert!(terms(Some(clock), None).is_err(), "{clock:?}");
        }
        for (bot, grace_s) in [("greedy", 0), ("greedy", 90_000), ("nobody", 60)] {
            let stand_in = StandIn { bot: bot.into(), grace_s };
            assert!(terms(None, Some(stand_in)).is_err(), "{bot} {grace_s}");
        }
    }

    #[test]
    fn the_form_in_the_store_is_fixed() {
        let live = Terms {
            clock: Some(Clock::Live { bank_s: 60, increment_s: 5 }),
            stand_in: Some(StandIn { bot: "greedy".into(), grace_s: 30 }),
            beginning: Some(Beginning::Continued { table: Uuid::nil(), step: 1, record: "r".into() }),
        };
        let text = r#"{"clock":{"live":{"bank_s":60,"increment_s":5}},"stand_in":{"bot":"greedy","grace_s":30},"beginning":{"continued":{"table":"00000000-0000-0000-0000-000000000000","step":1,"record":"r"}}}"#;
        assert_eq!(serde_json::to_string(&live).unwrap(), text);
        assert_eq!(serde_json::from_str::<Terms>(text).unwrap(), live);
        assert_eq!(serde_json::from_str::<Terms>("{}").unwrap(), Terms::default());
    }
}
