//! A mercenary before a monster or a land, and what its load makes of it, in hundredths of a victory point.

use super::odds::{at_most, mean, reaches};
use super::sortie::Sortie;
use super::weights::{DIE_NOW, WOUND};
use crate::components::DiceCount;

/// What a mercenary finds on its path.
pub(super) struct Front {
    pub(super) at_gate: bool,
    /// What coming back is worth, and the loot of whoever comes back without a trophy.
    pub(super) returned: i32,
    pub(super) loot: i32,
    pub(super) foe: Option<Foe>,
    /// A land that can be conquered: what is struck, what it takes, what it is worth.
    pub(super) land: Option<(Strikes, i32, i32)>,
}

/// The monster on the path, and how this mercenary stands against it.
pub(super) struct Foe {
    /// What mercenaries to the left may have done, and with how many dice.
    pub(super) before: (i32, u8),
    pub(super) strikes: Strikes,
    /// Its attack dice, and the hits that talents and places stop, less those that never miss.
    pub(super) attack: u8,
    pub(super) cover: i32,
    pub(super) potions_help: bool,
    pub(super) defence_helps: bool,
    /// Hits that only wound.
    pub(super) bearable: i32,
    pub(super) kill_value: i32,
    /// What beats it with a trap, and what without one.
    pub(super) capture_value: i32,
    pub(super) bare_value: i32,
    /// What killing, capturing and dying are worth.
    pub(super) kill: i32,
    pub(super) capture: i32,
    pub(super) death: i32,
}

/// What is added to each strength and magic die, and to the total, in hundredths.
#[derive(Clone, Copy)]
pub(super) struct Strikes {
    pub(super) bonus: [i32; 2],
    pub(super) fixed: i32,
}

impl Strikes {
    fn with(self, dice: DiceCount) -> i32 {
        mean(dice.s, self.bonus[0]) + mean(dice.m, self.bonus[1]) + self.fixed
    }
}

impl Front {
    /// What a load may bring, less what its dice could do elsewhere.
    pub(super) fn outlook(&self, sortie: &Sortie) -> i32 {
        self.prospects(sortie) - DIE_NOW * i32::from(sortie.dice.total())
    }

    fn prospects(&self, sortie: &Sortie) -> i32 {
        let Some(foe) = &self.foe else {
            return self.spared(sortie);
        };
        let target = if sortie.traps.0 > 0 { foe.capture_value } else { foe.bare_value };
        let tokens = 200 * i32::from(sortie.venoms) + 100 * sortie.traps.1;
        let total = foe.before.0 + foe.strikes.with(sortie.dice) + tokens;
        let dice = sortie.dice.total() + foe.before.1;
        // Others may have beaten it already: then the land can be conquered.
        let gone = if foe.before.1 > 0 { reaches(foe.before.0, foe.before.1, target) } else { 0 };
        let beaten = (reaches(total, dice, target) - gone).max(0);
        let killed = (reaches(total, dice, foe.kill_value) - gone).max(0);
        let won = (killed * foe.kill + (beaten - killed).max(0) * foe.capture) / 10_000;
        let lost = (10_000 - beaten).max(0) * self.loot / 10_000;
        let cover = foe.covered(sortie);
        let survived = at_most(foe.attack, cover + foe.bearable);
        let fought = (survived * (won + lost + self.returned) + (10_000 - survived) * foe.death) / 10_000
            - WOUND * (10_000 - at_most(foe.attack, cover)) / 10_000;
        if gone == 0 || self.at_gate {
            return fought;
        }
        (gone * self.spared(sortie) + (10_000 - gone) * fought) / 10_000
    }

    /// Nothing attacks: the land is conquered, or loot taken.
    fn spared(&self, sortie: &Sortie) -> i32 {
        let conquest = self.land.map_or(0, |(strikes, value, worth)| {
            reaches(strikes.with(sortie.dice), sortie.dice.total(), value) * worth / 10_000
        });
        self.returned + conquest.max(self.loot)
    }
}

impl Foe {
    /// The hits that do no harm.
    fn covered(&self, sortie: &Sortie) -> i32 {
        let potions = if self.potions_help { i32::from(sortie.potions) } else { 0 };
        let defence = if self.defence_helps { i32::from(sortie.defence) } else { 0 };
        self.cover + potions + defence
    }
}
