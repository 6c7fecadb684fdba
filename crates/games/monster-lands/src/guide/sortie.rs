//! What may come of sending a mercenary outside with a certain load: one estimate for assigning, loading and defending.

use table::Seat;

use super::odds::{at_most, mean, reaches};
use super::weights::{DIE_NOW, LOOT, POINT, UNKNOWN_TRAP, WOUND};
use super::worth::trap_points;
use crate::State;
use crate::components::{
    Colour, DiceCount, Effect, GATE_DEATH_GLORY, GATE_SPACES, Item, LAND_DEATH_GLORY, MemberId, Scope, forbid,
};
use crate::rules::{attack, fight, load, roll};
use crate::state::Occupant;
use crate::values::{Area, PathId};

/// A mercenary with its load.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sortie {
    pub(super) path: PathId,
    pub(super) member: MemberId,
    pub(super) dice: DiceCount,
    /// Trap tokens, and what they add in points.
    pub(super) traps: (u8, i32),
    pub(super) defence: u8,
    pub(super) potions: u8,
    pub(super) venoms: u8,
}

impl State {
    /// What the path of an assigned mercenary holds now, with everything of the owner's known.
    pub(super) fn sortie(&self, path: PathId, member: MemberId) -> Sortie {
        let at = self.path(path);
        let points = at.tokens.iter().map(|token| trap_points(token.trap)).sum();
        let (potion, venom) = self.path_gift(path);
        Sortie {
            path,
            member,
            dice: at.dice,
            traps: (fight::traps_on(self, path) as u8, points),
            defence: at.defence,
            potions: at.potions.max(potion),
            venoms: at.venoms.max(venom),
        }
    }

    /// Potions and venoms that the path brings.
    fn path_gift(&self, path: PathId) -> (u8, u8) {
        match load::path_rule(self, path).map(|rule| rule.benefit) {
            Some(Effect::Carry { potion, venom }) => (potion, venom),
            _ => (0, 0),
        }
    }

    /// The best load for this mercenary on this path, and what may come of it.
    pub(super) fn best_sortie(&self, seat: Seat, path: PathId, member: MemberId) -> i32 {
        match path.area() {
            Area::Dice => self.mission(seat, path, member),
            Area::Contract => self.contract(seat, path),
            _ => self.fight(seat, path, member),
        }
    }

    fn fight(&self, seat: Seat, path: PathId, member: MemberId) -> i32 {
        let clan = &self.players[seat];
        let (potion, venom) = self.path_gift(path);
        let traps: i32 = clan.traps.each().map(trap_points).max().unwrap_or(0);
        let mut best = i32::MIN;
        let _ = load::dice_options(self, seat, path, &mut |action| {
            if let crate::Action::Dice { s, m, .. } = action {
                let dice = DiceCount { s: s.0, m: m.0, p: 0 };
                let room = match path.area() {
                    Area::Gate => GATE_SPACES.saturating_sub(dice.total()) / 2,
                    _ => 2 + 6u8.saturating_sub(dice.total()) / 2,
                };
                let tokens = u8::from(!clan.traps.is_empty()).min(room);
                let sortie = Sortie {
                    path,
                    member,
                    dice,
                    traps: (tokens, if tokens > 0 { traps } else { 0 }),
                    defence: clan.defence.min(room - tokens),
                    potions: potion + clan.potions.min(1),
                    venoms: venom + clan.venoms.min(1),
                };
                let tokens = i32::from(sortie.defence) * self.token_worth(Item::Defence) / 3;
                best = best.max(self.outlook(seat, &sortie) - tokens);
            }
            crate::rules::Flow::Continue(())
        });
        best
    }

    /// What a load may bring, less what its dice could do elsewhere.
    pub(super) fn outlook(&self, seat: Seat, sortie: &Sortie) -> i32 {
        self.prospects(seat, sortie) - DIE_NOW * i32::from(sortie.dice.total())
    }

    /// What a load on a territory or at the Entrance may bring.
    fn prospects(&self, seat: Seat, sortie: &Sortie) -> i32 {
        let area = sortie.path.area();
        let coins = match load::path_rule(self, sortie.path).map(|rule| rule.benefit) {
            Some(Effect::GainOnReturn { gold }) => i32::from(gold),
            _ if area == Area::Gate => i32::from(crate::components::GATE_GOLD[sortie.path.place()]),
            _ => 0,
        };
        let returned = self.gold_worth(seat, coins);
        let left = (self.rounds_to_come() as usize).min(5);
        let loot = if area == Area::Gate { 0 } else { LOOT[left] };
        let Some(foe) = self.monster_at(area) else {
            return returned + self.conquest(sortie, 0).max(loot);
        };
        let before = self.damage_to_the_left(seat, sortie.path);
        let card = foe.card();
        let survived = self.survival(sortie, foe);
        let own = self.damage(sortie, Scope::Monster);
        let target = if sortie.traps.0 > 0 || has(sortie.member, Effect::CaptureWithoutTrap) {
            i32::from(card.capture_value)
        } else {
            i32::from(card.kill_value)
        };
        // Others may have beaten it already: then the land can be conquered.
        let gone = if before.1 > 0 { reaches(before.0, before.1, target) } else { 0 };
        let dice = sortie.dice.total() + before.1;
        let beaten = (reaches(before.0 + own, dice, target) - gone).max(0);
        let killed = (reaches(before.0 + own, dice, card.kill_value.into()) - gone).max(0);
        let kill = i32::from(card.kill_glory) * self.glory_worth() + POINT * i32::from(card.trophies);
        let capture = i32::from(card.capture_glory) * self.glory_worth()
            + self.gold_worth(seat, card.capture_gold.into());
        let won = (killed * kill + (beaten - killed).max(0) * capture) / 10_000;
        let lost = (10_000 - beaten).max(0) * loot / 10_000;
        let fought = (survived * (won + lost + returned) + (10_000 - survived) * self.death(seat, sortie))
            / 10_000
            - WOUND * (10_000 - self.unhurt(sortie, foe)) / 10_000;
        if gone == 0 || area == Area::Gate {
            return fought;
        }
        let spared = self.conquest(sortie, 0).max(loot) + returned;
        (gone * spared + (10_000 - gone) * fought) / 10_000
    }

    /// What a death costs and brings.
    fn death(&self, seat: Seat, sortie: &Sortie) -> i32 {
        let glory = match sortie.path.area() {
            Area::Gate => GATE_DEATH_GLORY,
            _ => LAND_DEATH_GLORY[sortie.path.place()],
        };
        let starting = if self.players[seat].members.len() <= 2 { 200 } else { 40 };
        i32::from(glory) * self.glory_worth() - self.member_worth(seat, sortie.member) - starting
    }

    fn attack(&self, sortie: &Sortie, foe: crate::components::Monster) -> (u8, i32) {
        let dice = attack::attack_dice_at(self, sortie.path.area(), foe);
        let talents = attack::talents_against(self, sortie.path, sortie.member, foe);
        let potions = if roll::forbids(Some(foe), forbid::POTION) { 0 } else { sortie.potions };
        let defence = if self.scenario().no_defence { 0 } else { sortie.defence };
        (dice, i32::from(talents + potions + defence) - i32::from(attack::auto_hits(foe)))
    }

    fn survival(&self, sortie: &Sortie, foe: crate::components::Monster) -> i32 {
        let (dice, cover) = self.attack(sortie, foe);
        let healthy = i32::from(!self.wounded.contains(sortie.member));
        at_most(dice, cover + healthy)
    }

    fn unhurt(&self, sortie: &Sortie, foe: crate::components::Monster) -> i32 {
        let (dice, cover) = self.attack(sortie, foe);
        at_most(dice, cover)
    }

    /// What the load adds to a total, in hundredths.
    fn damage(&self, sortie: &Sortie, scope: Scope) -> i32 {
        let mut bonus = [0; 2];
        let mut fixed = 0;
        let mut count = |effect: Effect| match effect {
            Effect::DieBonus { colours, amount, scope: of } if of == Scope::Outside || of == scope => {
                for (at, colour) in [(0, Colour::Strength), (1, Colour::Magic)] {
                    if colours.has(colour) {
                        bonus[at] += i32::from(amount);
                    }
                }
            }
            Effect::TotalBonus { amount, scope: of } if of == scope || scope == Scope::Monster => {
                fixed += 100 * i32::from(amount);
            }
            Effect::Reroll { n, .. } => fixed += 70 * i32::from(n),
            _ => {}
        };
        count(sortie.member.card().effect);
        self.gear_of(sortie.member).for_each(|gear| count(gear.card().effect));
        if let Some(rule) = load::path_rule(self, sortie.path) {
            count(rule.benefit);
        }
        if scope == Scope::Monster {
            fixed += 200 * i32::from(sortie.venoms) + 100 * sortie.traps.1;
        }
        mean(sortie.dice.s, bonus[0]) + mean(sortie.dice.m, bonus[1]) + fixed
    }

    /// What mercenaries on paths to the left may have done before, and with how many dice.
    fn damage_to_the_left(&self, seat: Seat, path: PathId) -> (i32, u8) {
        let mut sum = (0, 0);
        for other in path.area().paths().filter(|&other| other < path) {
            if let Occupant::Member(_) = self.path(other).occupant {
                let at = self.path(other);
                let own = self.path_owner(other) == Some(seat);
                let traps: i32 = at
                    .tokens
                    .iter()
                    .map(|token| if own { 100 * trap_points(token.trap) } else { UNKNOWN_TRAP })
                    .sum();
                let dice = at.dice.s + at.dice.m;
                // Some of them die before they strike.
                sum.0 += (mean(dice, 0) + traps) * 7 / 10;
                sum.1 += dice;
            }
        }
        sum
    }

    fn conquest(&self, sortie: &Sortie, carried: i32) -> i32 {
        let land = sortie.path.area().land().filter(|&land| land < 2).and_then(|land| self.territories[land]);
        let Some(land) = land else { return 0 };
        let total = self.damage(sortie, Scope::Conquest) + carried;
        let worth = i32::from(land.card().conquest_glory) * self.glory_worth() + POINT;
        reaches(total, sortie.dice.total(), land.card().conquest_value.into()) * worth / 10_000
    }

    /// A dice mission: reward and penalty by the odds; a rival on the other path may win it.
    fn mission(&self, seat: Seat, path: PathId, member: MemberId) -> i32 {
        let Some(mission) = self.missions[0] else { return 0 };
        let side = mission.dice_mission();
        let dice = side.dice.len() as u8;
        let mut fixed = 0;
        let mut count = |effect: Effect| match effect {
            Effect::DieBonus { colours, amount, scope: Scope::Outside } => {
                let fits = side.dice.iter().filter(|slot| slot.0 & colours.0 != 0).count();
                fixed += 100 * i32::from(amount) * fits as i32;
            }
            Effect::Reroll { colours, .. } if side.dice.iter().any(|slot| slot.0 & colours.0 != 0) => {
                fixed += 80;
            }
            _ => {}
        };
        count(member.card().effect);
        self.gear_of(member).for_each(|gear| count(gear.card().effect));
        let won = reaches(mean(dice, 0) + fixed, dice, side.target.into());
        let other = Area::Dice.paths().find(|&other| other != path);
        let shared = other.is_some_and(|other| self.path(other).occupant != Occupant::Nobody);
        let reward = self.goods_worth(seat, side.reward) / if shared { 2 } else { 1 };
        let penalty = i32::from(side.penalty) * self.glory_worth();
        (won * reward - (10_000 - won) * penalty) / 10_000 - DIE_NOW * i32::from(dice)
    }

    /// A contract: what it pays, less what it takes, if that is there.
    fn contract(&self, seat: Seat, path: PathId) -> i32 {
        let Some(mission) = self.missions[1] else { return 0 };
        let side = mission.contract();
        let clan = &self.players[seat];
        let busy =
            Area::Contract.paths().filter(|&other| self.path_owner(other) == Some(seat)).count() as u8 + 1;
        let pay = side.pay;
        let enough = clan.gold >= u16::from(pay.gold * busy)
            && clan.traps.len() >= usize::from(pay.trap * busy)
            && clan.potions >= pay.potion * busy
            && clan.venoms >= pay.venom * busy
            && clan.defence >= pay.defence * busy;
        let dice = DIE_NOW * side.dice.len() as i32;
        if enough { self.contract_worth(seat, path) - dice } else { -dice }
    }

    /// What paying a contract brings.
    pub(super) fn contract_worth(&self, seat: Seat, path: PathId) -> i32 {
        let Some(mission) = self.missions[1] else { return 0 };
        let side = mission.contract();
        let cheapest =
            self.players[seat].traps.each().map(|trap| self.trap_worth(seat, trap)).min().unwrap_or(0);
        let price = i32::from(side.pay.potion) * self.token_worth(Item::Potion)
            + i32::from(side.pay.venom) * self.token_worth(Item::Venom)
            + i32::from(side.pay.defence) * self.token_worth(Item::Defence)
            + i32::from(side.pay.trap) * cheapest
            - self.gold_worth(seat, -i32::from(side.pay.gold));
        self.goods_worth(seat, side.rewards[path.place()]) - price
    }
}

fn has(member: MemberId, effect: Effect) -> bool {
    member.card().effect == effect
}
