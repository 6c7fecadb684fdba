//! When to roll, to roll again, and to stop.

use table::Seat;

use super::weights::{self, EVEN};
use crate::State;
use crate::components::{Effect, Loot, Monster};
use crate::rules::battle;
use crate::rules::roll::totals;
use crate::state::{Roll, RollKind};

/// How a roll stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Standing {
    /// So many points are missing.
    Missing(i32),
    /// A capture is sure, and so many points more make a kill.
    Captured(i32),
    /// There is nothing more to win.
    Won,
}

impl State {
    fn standing(&self, roll: &Roll) -> Standing {
        let now = totals(self, roll);
        let against = |target: u8, total: u8| match i32::from(target) - i32::from(total) {
            missing @ 1.. => Standing::Missing(missing),
            _ => Standing::Won,
        };
        match roll.kind {
            RollKind::Mission => {
                let target = self.missions[0].map_or(0, |mission| mission.dice_mission().target);
                // A higher total beats the rival on the other path.
                against(target, now.base)
            }
            RollKind::Conquest => {
                let land = self.area.land().and_then(|land| self.territories.get(land).copied().flatten());
                against(land.map_or(0, |land| land.card().conquest_value), now.base)
            }
            RollKind::Attack => {
                let Some(foe) = self.foe else { return Standing::Won };
                let card = foe.card();
                let traps = battle::has_traps(self, foe);
                let kill = i32::from(card.kill_value) - i32::from(now.kill);
                if kill <= 0 {
                    Standing::Won
                } else if traps && now.capture >= card.capture_value {
                    Standing::Captured(kill)
                } else if traps {
                    Standing::Missing(i32::from(card.capture_value) - i32::from(now.capture))
                } else {
                    Standing::Missing(kill)
                }
            }
        }
    }

    /// Roll while something is to be won. A capture that is sure stays sure until the total is enough for a kill, so a
    /// kill costs nothing but the capture: it is rolled for if it is worth more. Else one die after the other, so that the
    /// total does not jump over the capture.
    pub(super) fn roll_promise(&self, seat: Seat, all: bool) -> i32 {
        let Some(roll) = &self.roll else { return EVEN };
        let spared = |foe: Monster| {
            battle::has_traps(self, foe) && self.capture_worth(seat, foe) > self.kill_worth(foe)
        };
        let capture = roll.kind == RollKind::Attack && self.foe.is_some_and(spared);
        match self.standing(roll) {
            Standing::Missing(_) if all && capture => EVEN + weights::ROLL_ALL_CAPTURE,
            Standing::Missing(_) => EVEN + weights::ROLL,
            Standing::Captured(_) if !capture => EVEN + weights::ROLL,
            Standing::Captured(_) | Standing::Won => EVEN + weights::ROLL_WON,
        }
    }

    pub(super) fn reroll_promise(&self, face: u8) -> i32 {
        let Some(roll) = &self.roll else { return EVEN };
        let low = weights::REROLL_FACE * (7 - i32::from(face));
        match self.standing(roll) {
            Standing::Missing(_) if face <= 2 => EVEN + weights::REROLL_LOW + low,
            // The dice that are left may do it: higher faces wait until then.
            Standing::Missing(_) if face <= 4 && self.path(self.path).dice.total() == 0 => EVEN + low,
            _ => EVEN + weights::REROLL_IDLE,
        }
    }

    pub(super) fn venom_promise(&self) -> i32 {
        let Some(roll) = &self.roll else { return EVEN };
        let last = self.path(self.path).dice.total() == 0;
        let worth = 2 * i32::from(self.path(self.path).venoms);
        match self.standing(roll) {
            Standing::Missing(missing) if last && missing <= worth => EVEN + weights::VENOM_WINS,
            Standing::Captured(missing) if last && missing <= worth => EVEN + weights::VENOM_KILLS,
            _ => EVEN + weights::VENOM_EARLY,
        }
    }

    /// Loot that helps in a roll is used when it may win it.
    pub(super) fn roll_loot_promise(&self, loot: Loot) -> i32 {
        let Some(roll) = &self.roll else { return EVEN };
        let Standing::Missing(missing) = self.standing(roll) else { return EVEN + weights::LOOT_IDLE };
        if self.path(self.path).dice.total() > 0 {
            return EVEN + weights::LOOT_EARLY;
        }
        let rolled = self.path(self.path).rolled;
        let helps = match loot.token().effect {
            Effect::Reroll { n, .. } => 2 * i32::from(n),
            Effect::TotalBonus { amount, .. } => i32::from(amount),
            Effect::DieBonus { colours, amount, .. } => {
                let dice =
                    [rolled.s, rolled.m][usize::from(!colours.has(crate::components::Colour::Strength))];
                i32::from(amount) * i32::from(dice)
            }
            _ => 0,
        };
        if missing <= helps { EVEN + weights::LOOT_WINS } else { EVEN + weights::LOOT_EARLY }
    }
}
