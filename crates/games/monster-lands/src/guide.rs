//! How to play Monster Lands sensibly: raw material for bots, no part of the rules.
//!
//! Every action gets a *promise*, a rough worth on one scale: 10 is about one victory point (ML-32.1). The guide reads only
//! what the seat may know.

use table::{Chance, Guide, PerSeat, Seat, Source};

use crate::components::{Building, Die, Effect, Loot, MemberId, Trap};
use crate::state::RollKind;
use crate::values::{Area, PathId};
use crate::{Action, State, score};

impl Guide for State {
    fn priors(&self, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
        out.clear();
        out.extend(actions.iter().map(|&action| self.promise(seat, action) as f32 + 0.01));
    }

    fn value(&self) -> PerSeat<f32> {
        let seats = self.count();
        let prospects: PerSeat<f32> = PerSeat::from_fn(seats, |seat| self.prospect(seat));
        if seats == 1 {
            return PerSeat::new(1, 1.0);
        }
        let best = prospects.as_slice().iter().copied().fold(f32::MIN, f32::max);
        let sharpness = if self.over { 0.3 } else { 0.03 + 0.015 * f32::from(self.round) };
        let weight = |seat: Seat| ((prospects[seat] - best) * sharpness).exp();
        let total: f32 = Seat::all(seats).map(weight).sum();
        PerSeat::from_fn(seats, |seat| weight(seat) / total)
    }

    fn rollout(&self, seat: Seat, actions: &[Action], chance: &mut impl Chance) -> Action {
        let weight = |action: Action| (self.promise(seat, action) / 2 + 1).pow(3);
        let total = actions.iter().map(|&action| weight(action)).fold(0u32, u32::saturating_add);
        let mut pick = chance.below(Source::POLICY, total.max(1));
        for &action in actions {
            match pick.checked_sub(weight(action)) {
                Some(rest) => pick = rest,
                None => return action,
            }
        }
        actions[0]
    }
}

impl State {
    /// Points so far, and what may come of the rest.
    fn prospect(&self, seat: Seat) -> f32 {
        let clan = &self.players[seat];
        let points = score(self, seat).total() as f32;
        if self.over {
            return points;
        }
        let tokens = clan.traps.len() as f32 + f32::from(clan.defence + clan.potions) * 0.6;
        points
            + 0.28 * f32::from(clan.gold)
            + tokens
            + 1.2 * clan.loot.len() as f32
            + 0.8 * f32::from(clan.pool.len())
    }

    /// How good an action looks, from 0 to 200.
    fn promise(&self, seat: Seat, action: Action) -> u32 {
        let clan = &self.players[seat];
        match action {
            Action::Affinity { .. } | Action::GiftDie { .. } | Action::Gift { .. } => 20,
            Action::Swap { .. } => 4,
            Action::BuyDie { .. } => 25,
            Action::Talent { .. } => 120,
            Action::Convert { .. } => 40,
            Action::Use { loot } => loot_promise(loot),
            Action::Sell { .. } | Action::SellLoot { .. } => self.need_gold(seat),
            Action::Heal { .. } => 90,
            Action::Equip { .. } => 1,
            Action::Drop { .. } => 0,
            Action::Settle { .. } => 120,
            Action::Visit { building, die } => self.visit_promise(seat, building, die),
            Action::Assign { path, member } => self.assign_promise(seat, path, member),
            Action::Work { .. } => 60,
            Action::Pass | Action::Done | Action::Hide => 10,
            Action::BuyTraps { slots, .. } => 40 / (1 + slots.each().count().abs_diff(1) as u32),
            Action::Brew { potions, .. } => 10 + u32::from(potions.0),
            Action::Beer => 3,
            Action::Hire { member, .. } => 40 + 6 * u32::from(member.card().reputation),
            Action::BuyDefence { tokens } => 10 * u32::from(tokens.0),
            Action::Pawn { die } => {
                if die == Die::S {
                    4
                } else {
                    2
                }
            }
            Action::BuyGear { .. } => 20,
            Action::Mine { space } => 60 - 8 * u32::from(space.0),
            Action::Dice { s, m, p } => 6 * u32::from(s.0 + m.0 + p.len()) + 4,
            Action::Lay { trap } => trap_promise(trap),
            Action::LayDefence => 60,
            Action::Carry { potions, venoms } => 10 + 30 * u32::from(potions.0) + 10 * u32::from(venoms.0),
            Action::DiscardTrap { trap } | Action::PayTrap { trap } => {
                30u32.saturating_sub(trap_promise(trap) / 4)
            }
            Action::Pay => 80,
            Action::Roll { .. } => 30,
            Action::RollAll => 20,
            Action::Reroll { face, .. } => {
                if face.0 <= 2 {
                    120
                } else {
                    1
                }
            }
            Action::Venom => self.venom_promise(),
            Action::Stop => self.stop_promise(),
            Action::Kill | Action::Capture | Action::Reveal | Action::Target { .. } | Action::Cancel => 40,
            Action::Allow => 15,
            Action::Steal { m, .. } => 10 + u32::from(m.0),
            Action::Redirect { path, dice } => {
                if self.path_owner(path) == Some(seat) {
                    2
                } else {
                    30 * u32::from(dice.0)
                }
            }
            Action::Sacrifice { dice } => 20u32.saturating_sub(4 * u32::from(dice.0)),
            Action::Block { tokens } => 5 + 60 * u32::from(tokens.0),
            Action::Drink { potions } => 5 + 60 * u32::from(potions.0),
            Action::TakeLoot { loot } => loot_promise(loot).max(10),
            Action::Leader { .. } | Action::Desert { .. } => 20 + u32::from(clan.glory) / 10,
        }
    }

    /// Salaries that could not be paid make a trophy worth its gold.
    fn need_gold(&self, seat: Seat) -> u32 {
        let clan = &self.players[seat];
        if usize::from(clan.gold) < clan.members.len() { 12 } else { 0 }
    }

    fn visit_promise(&self, seat: Seat, building: Building, die: Die) -> u32 {
        let clan = &self.players[seat];
        let cheap = die.face().map_or(0, u32::from);
        match building {
            Building::Tavern if self.surplus(seat) > 1 && clan.gold > 5 => 70 + 4 * cheap,
            Building::Tavern => 3,
            Building::Hunter if clan.traps.len() < 3 => 30 + 3 * cheap,
            Building::Hunter => 6,
            Building::Alchemist => {
                if clan.potions < 2 {
                    25
                } else {
                    3
                }
            }
            Building::Armoury => {
                if clan.defence < 2 {
                    35 + 2 * cheap
                } else {
                    4
                }
            }
            Building::PawnShop => {
                if die == Die::S {
                    3
                } else {
                    5
                }
            }
            Building::Bazaar => 12 + cheap,
            Building::Mine => 30,
        }
    }

    /// Fight where others fight with you, with good cover; leaders stay at home.
    fn assign_promise(&self, seat: Seat, path: PathId, member: MemberId) -> u32 {
        let clan = &self.players[seat];
        let area = path.area();
        if clan.leader == Some(member) && area.land().is_some() {
            return 4;
        }
        let wounded = self.wounded.contains(member);
        match area {
            Area::Dice => 45,
            Area::Contract => 40,
            _ if wounded => 2,
            _ => {
                let dice = u32::from(clan.pool.s + clan.pool.m);
                let cover = 8 * u32::from(clan.defence.min(3)) + 8 * clan.traps.len().min(3) as u32;
                20 + 5 * dice.min(8) + cover
            }
        }
    }

    fn venom_promise(&self) -> u32 {
        match (&self.roll, self.foe) {
            (Some(roll), Some(foe)) if roll.kind == RollKind::Attack => {
                let now = crate::rules::roll::totals(self, roll);
                let close = foe.card().kill_value.saturating_sub(now.kill) <= 2;
                if close { 150 } else { 2 }
            }
            _ => 2,
        }
    }

    /// Stop once the monster or the land is won, or when nothing is left to roll.
    fn stop_promise(&self) -> u32 {
        let Some(roll) = &self.roll else { return 10 };
        let now = crate::rules::roll::totals(self, roll);
        let load = self.path(self.path);
        let won = match roll.kind {
            RollKind::Mission => {
                self.missions[0].is_some_and(|mission| now.base >= mission.dice_mission().target)
            }
            RollKind::Attack => self.foe.is_some_and(|foe| {
                let trapped = crate::rules::fight::traps_on(self, self.path) > 0;
                now.kill >= foe.card().kill_value || trapped && now.capture >= foe.card().capture_value
            }),
            RollKind::Conquest => {
                let land = self.area.land().and_then(|land| self.territories.get(land).copied().flatten());
                land.is_some_and(|land| now.base >= land.card().conquest_value)
            }
        };
        if won {
            180
        } else if load.dice.total() == 0 {
            60
        } else {
            0
        }
    }
}

fn trap_promise(trap: Trap) -> u32 {
    20 + 10 * u32::from(trap.token().price)
}

/// What a loot token is good for.
fn loot_promise(loot: Loot) -> u32 {
    match loot.token().effect {
        Effect::OnEvent { glory, .. } => 60 + 10 * u32::from(glory),
        Effect::Gain(_) => 60,
        Effect::FreeHire => 80,
        _ => 30,
    }
}
