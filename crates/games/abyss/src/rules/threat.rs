//! What a fight pays (AB-7.17, AB-7.18): the reward of the threat token's space.

use table::{Chance, Log, Number, Secret};

use super::{Each, Flow, explore, turn};
use crate::components::{Effect, REWARDS, Reward, THREAT_START, powers as with};
use crate::{Action, Event, State, TOKENS};

/// AB-1.14, AB-13.8, AB-13.9: the space where the reward is read, lower by every Tamer against the fighter but never
/// below the first.
pub(crate) fn reward_space(s: &State) -> u8 {
    let lower: u8 = s
        .powers_against(s.active, with::SHIFT_THREAT)
        .map(|lord| match lord.card().effect {
            Some(Effect::ShiftOpponentsThreat { spaces }) => spaces,
            _ => 0,
        })
        .sum();
    s.threat.saturating_sub(lower).max(THREAT_START)
}

/// AB-7.17: what a space of the threat track pays.
pub(crate) fn records(space: u8) -> &'static [Reward] {
    REWARDS.get(space as usize - 1).copied().unwrap_or_default()
}

/// AB-7.17, AB-7.18, AB-16.3: the records of a space for which there are tokens enough.
pub(crate) fn options(s: &State, space: u8, each: &mut impl Each) -> Flow {
    let mut possible = records(space).iter().filter(|record| record.tokens as usize <= s.token_pile.len());
    possible.try_for_each(|&reward| each(Action::Reward { reward }))
}

/// AB-1.36, AB-7.19, AB-7.25, AB-16.4: pays the reward, sets the threat back, and ends the exploration.
pub(crate) fn reward(s: &mut State, reward: Reward, chance: &mut impl Chance, log: &mut impl Log<Event>) {
    s.pending.pop();
    log.push(Event::Rewarded { seat: s.active, reward });
    let keys = reward.keys.min(s.key_supply);
    if keys > 0 {
        s.key_supply -= keys;
        s.me_mut().keys += keys;
        log.push(Event::KeysGained { seat: s.active, amount: Number(keys) });
    }
    if reward.pearls > 0 {
        turn::gain_pearls(s, reward.pearls, log);
    }
    for _ in 0..reward.tokens {
        if let Some(token) = s.token_pile.draw(TOKENS, chance) {
            s.me_mut().tokens.add(token);
            log.push(Event::TokenGained { seat: s.active, token: Secret::Known(token) });
        }
    }
    s.threat = THREAT_START;
    log.push(Event::Threat { space: Number(THREAT_START) });
    explore::end(s, log);
}
