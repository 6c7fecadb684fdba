//! What may come of sending a mercenary outside with a certain load: one estimate for assigning, loading and defending.
//! What the load does not change is worked out once ([`Front`]); many loads are compared on it.

use table::Seat;

use super::front::{Foe, Front, Strikes};
use super::odds::{mean, reaches};
use super::weights::{self, DIE_NOW, LOOT, POINT, UNKNOWN_TRAP};
use super::worth::trap_points;
use crate::State;
use crate::components::{
    Colour, DiceCount, Effect, GATE_DEATH_GLORY, Item, LAND_DEATH_GLORY, MemberId, Monster, Scope, forbid,
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
        let front = self.front(seat, path, member);
        let (potion, venom) = self.path_gift(path);
        let traps: i32 = clan.traps.each().map(trap_points).max().unwrap_or(0);
        let defence = self.token_worth(Item::Defence);
        let [own_potions, own_venoms] = load::carry_limits(self, seat, path);
        let mut best = i32::MIN;
        let _ = load::dice_options(self, seat, path, &mut |action| {
            if let crate::Action::Dice { s, m, .. } = action {
                let dice = DiceCount { s: s.0, m: m.0, p: 0 };
                let (_, room) = load::token_limits(path, dice.total());
                let tokens = u8::from(!clan.traps.is_empty()).min(room);
                let sortie = Sortie {
                    path,
                    member,
                    dice,
                    traps: (tokens, if tokens > 0 { traps } else { 0 }),
                    defence: clan.defence.min(room - tokens),
                    potions: potion + own_potions,
                    venoms: venom + own_venoms,
                };
                best = best.max(front.outlook(&sortie) - i32::from(sortie.defence) * defence / 3);
            }
            crate::rules::Flow::Continue(())
        });
        best
    }

    /// What a load may bring, less what its dice could do elsewhere.
    pub(super) fn outlook(&self, seat: Seat, sortie: &Sortie) -> i32 {
        self.front(seat, sortie.path, sortie.member).outlook(sortie)
    }

    /// Everything about a mercenary on a territory or at the Entrance that its load does not change.
    pub(super) fn front(&self, seat: Seat, path: PathId, member: MemberId) -> Front {
        let area = path.area();
        let coins = match load::path_rule(self, path).map(|rule| rule.benefit) {
            Some(Effect::GainOnReturn { gold }) => i32::from(gold),
            _ if area == Area::Gate => i32::from(crate::components::GATE_GOLD[path.place()]),
            _ => 0,
        };
        let land = area.land().filter(|&land| land < 2).and_then(|land| self.territories[land]);
        Front {
            at_gate: area == Area::Gate,
            returned: self.gold_worth(seat, coins),
            loot: if area == Area::Gate { 0 } else { LOOT[(self.rounds_to_come() as usize).min(5)] },
            foe: self.monster_at(area).map(|foe| self.foe_of(seat, path, member, foe)),
            land: land.map(|land| {
                let worth = i32::from(land.card().conquest_glory) * self.glory_worth() + POINT;
                (self.strikes(path, member, Scope::Conquest), land.card().conquest_value.into(), worth)
            }),
        }
    }

    fn foe_of(&self, seat: Seat, path: PathId, member: MemberId, foe: Monster) -> Foe {
        let card = foe.card();
        let cover = i32::from(attack::talents_against(self, path, member, foe));
        Foe {
            before: self.damage_to_the_left(seat, path),
            strikes: self.strikes(path, member, Scope::Monster),
            attack: attack::attack_dice_at(self, path.area(), foe),
            cover: cover - i32::from(attack::auto_hits(foe)),
            potions_help: !roll::forbids(Some(foe), forbid::POTION),
            defence_helps: !self.scenario().no_defence,
            bearable: i32::from(!self.wounded.contains(member)),
            kill_value: card.kill_value.into(),
            capture_value: card.capture_value.into(),
            bare_value: match member.card().effect {
                Effect::CaptureWithoutTrap => card.capture_value.into(),
                _ => card.kill_value.into(),
            },
            kill: self.kill_worth(foe),
            capture: self.capture_worth(seat, foe),
            death: self.death(seat, path, member),
        }
    }

    /// What a death costs and brings.
    fn death(&self, seat: Seat, path: PathId, member: MemberId) -> i32 {
        let glory = match path.area() {
            Area::Gate => GATE_DEATH_GLORY,
            _ => LAND_DEATH_GLORY[path.place()],
        };
        let starting =
            if self.players[seat].members.len() <= 2 { weights::LAST_MEMBERS_DEATH } else { weights::DEATH };
        i32::from(glory) * self.glory_worth() - self.member_worth(seat, member) - starting
    }

    /// What a mercenary on a path adds to a total by talents, equipment and the path itself.
    fn strikes(&self, path: PathId, member: MemberId, scope: Scope) -> Strikes {
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
            Effect::Reroll { n, .. } => fixed += weights::REROLL * i32::from(n),
            _ => {}
        };
        count(member.card().effect);
        self.gear_of(member).for_each(|gear| count(gear.card().effect));
        if let Some(rule) = load::path_rule(self, path) {
            count(rule.benefit);
        }
        Strikes { bonus, fixed }
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
                sum.0 += (mean(dice, 0) + traps) * weights::STRUCK_TENTHS / 10;
                sum.1 += dice;
            }
        }
        sum
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
                fixed += weights::MISSION_REROLL;
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
