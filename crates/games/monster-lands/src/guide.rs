//! How to play Monster Lands sensibly: raw material for bots, no part of the rules.
//!
//! Every action gets a *promise*: what it is expected to gain or to cost, in hundredths of a victory point, added to
//! [`weights::EVEN`]. What wins: members (reputation, dice for every round to come) as long as glory and gold allow;
//! glory from missions, contracts, monsters and lands by their odds; the loot of whoever comes back alive; and salaries
//! that are paid. The guide reads only what the seat may know. What things are worth is in `data/guide.toml`.

mod features;
mod front;
mod odds;
mod rolling;
mod sortie;
mod weights;
mod worth;

use table::{Guide, PerSeat, Seat};

use self::sortie::Sortie;
use self::weights::{DIE_NOW, DIE_PER_ROUND, EVEN, GOLD, HALF, POINT, WOUND};
use crate::components::{Building, Die, Effect, Goods, Item, Loot, MemberId, Monster, TROPHY_GOLD, Trap};
use crate::rules::{citadel, hire};
use crate::values::{PathId, Savings};
use crate::{Action, Question, State, score};

impl Guide for State {
    fn priors(&self, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
        out.clear();
        out.extend(
            actions.iter().map(|&action| (self.promise(seat, action) - EVEN) as f32 / weights::PRIOR_SCALE),
        );
        let best = out.iter().copied().fold(f32::MIN, f32::max);
        for prior in out.iter_mut() {
            *prior = (*prior - best).max(-6.0).exp();
        }
    }

    fn value(&self) -> PerSeat<f32> {
        let seats = self.count();
        let prospects: PerSeat<f32> = PerSeat::from_fn(seats, |seat| self.prospect(seat));
        if seats == 1 {
            // Alone there is a goal instead of a rival: the points of the middle rank.
            let goal = f32::from(self.scenario().goals[1].points.max(35));
            return PerSeat::new(
                1,
                1.0 / (1.0 + (weights::SHARPNESS_ALONE * (goal - prospects[Seat::FIRST])).exp()),
            );
        }
        let best = prospects.as_slice().iter().copied().fold(f32::MIN, f32::max);
        let sharpness = self.sharpness();
        let weight = |seat: Seat| ((prospects[seat] - best) * sharpness).exp();
        let total: f32 = Seat::all(seats).map(weight).sum();
        PerSeat::from_fn(seats, |seat| weight(seat) / total)
    }

    fn learned(&self) -> Option<PerSeat<f32>> {
        features::learned(self)
    }

    fn features(&self, seat: Seat, out: &mut Vec<f32>) {
        out.clear();
        out.extend(features::features(self, seat, &features::Outlooks::of(self)));
    }

    fn points(&self) -> Option<PerSeat<f32>> {
        Some(PerSeat::from_fn(self.count(), |seat| self.prospect(seat)))
    }

    fn round(&self) -> Option<u32> {
        Some(self.round.into())
    }

    fn leanings(&self, seat: Seat, actions: &[Action], out: &mut Vec<f32>) {
        out.clear();
        out.extend(actions.iter().map(|&action| self.promise(seat, action) as f32));
        let best = out.iter().copied().fold(f32::MIN, f32::max);
        for leaning in out.iter_mut() {
            // Halved for every few hundredths below the best: nearly always the best, now and then one that is as good.
            let worse = ((best - *leaning) / HALF as f32) as u32;
            *leaning = (1u32 << 16).checked_shr(worse).unwrap_or(0) as f32;
        }
    }
}

impl State {
    /// What a point's lead means: the more the later it is.
    fn sharpness(&self) -> f32 {
        if self.over {
            weights::SHARPNESS_OVER
        } else {
            weights::SHARPNESS + weights::SHARPNESS_ROUND * f32::from(self.round)
        }
    }

    /// Points so far, and what may come of the rest.
    fn prospect(&self, seat: Seat) -> f32 {
        let clan = &self.players[seat];
        let points = score(self, seat).total() as f32;
        if self.over {
            return points;
        }
        let tokens = i32::from(clan.potions) * self.token_worth(Item::Potion)
            + i32::from(clan.venoms) * self.token_worth(Item::Venom)
            + i32::from(clan.defence) * self.token_worth(Item::Defence)
            + clan.traps.len() as i32 * self.token_worth(Item::Defence);
        let loot: i32 = clan.loot.iter().map(|loot| self.loot_worth(seat, loot)).sum();
        let dice: i32 = clan.members.iter().map(|member| self.dice_worth(member.card().dice)).sum();
        let owed = self.owed(seat) * GOLD[(self.rounds_to_come() as usize).min(5)];
        let pool = i32::from(clan.pool.len()) * DIE_PER_ROUND;
        let wounds = clan.members.and(self.wounded).len() as i32 * WOUND;
        let more = i32::from(clan.gold.min(60)) * GOLD[(self.rounds_to_come() as usize).min(5)]
            + tokens
            + loot
            + dice
            + pool
            - owed
            - wounds;
        points + more as f32 / 100.0
    }

    /// How good an action looks: [`EVEN`] and what it gains or costs.
    fn promise(&self, seat: Seat, action: Action) -> i32 {
        EVEN + match action {
            Action::Affinity { .. } | Action::GiftDie { .. } => 0,
            Action::Gift { item } | Action::Talent { item, .. } => weights::GIFT + self.token_worth(item),
            Action::Swap { .. } | Action::Beer | Action::Hide | Action::Allow => weights::TRICKLE,
            Action::BuyDie { .. } if self.gold_worth(seat, -2) > -weights::BUY_DIE_GOLD => weights::BUY_DIE,
            Action::BuyDie { .. } => weights::BUY_DIE_DEAR,
            Action::Convert { .. } => weights::CONVERT,
            Action::Use { loot } => self.use_promise(seat, loot),
            Action::Sell { monster } => {
                self.sale(seat, monster.card().trophies, monster.card().trophies * TROPHY_GOLD)
            }
            Action::SellLoot { loot } => match loot.token().effect {
                Effect::Trophy { points, sale_gold } => self.sale(seat, points, sale_gold),
                _ => 0,
            },
            Action::Heal { member } => self.heal_promise(seat, member),
            Action::Equip { .. } => self.equip_promise(),
            Action::Drop { .. } => self.equip_promise() + weights::DROP,
            Action::Settle { .. } => weights::SETTLE,
            Action::Visit { building, die } => self.visit_promise(seat, building, die),
            Action::Assign { path, member } => self.best_sortie(seat, path, member),
            Action::Work { territory, s, m, p } => {
                self.work_promise(seat, territory.card().effect) - DIE_NOW * i32::from(s.0 + m.0 + p.len())
            }
            Action::Pass | Action::Done => 0,
            Action::BuyTraps { slots, savings } => {
                let traps = slots.each().filter_map(|slot| self.lodge[slot]);
                let worth: i32 = traps.clone().map(|trap| self.trap_worth(seat, trap)).sum();
                let sum = traps.map(|trap| trap.token().price).sum();
                worth / slots.each().count().max(1) as i32
                    + self.gold_worth(seat, -i32::from(self.price(seat, sum, savings)))
            }
            Action::Brew { space, potions } => {
                let tokens = if space.0 == 1 { 3u8 } else { 2 };
                let venom = tokens.saturating_sub(potions.0);
                self.goods_worth(seat, Goods { potion: potions.0, venom, ..Goods::default() })
            }
            Action::Hire { member, savings } => {
                let price = match self.pending.top() {
                    Some(Question::Tavern { .. }) => self.price(seat, member.card().cost, savings),
                    _ => 0,
                };
                self.hire_worth(seat, member) + self.gold_worth(seat, -i32::from(price))
            }
            Action::BuyDefence { tokens } => {
                let goods = Goods { defence: tokens.0, ..Goods::default() };
                let price = self.price(seat, 2 * tokens.0, Savings::default());
                self.goods_worth(seat, goods) + self.gold_worth(seat, -i32::from(price))
            }
            Action::Pawn { .. } => self.gold_worth(seat, 1) - DIE_NOW,
            Action::BuyGear { gear, member } => {
                let bearer = if member.is_novice() || self.players[seat].leader == Some(member) {
                    0
                } else {
                    weights::GEAR_BEARER
                };
                self.gear_worth(gear) + bearer
            }
            Action::Mine { space } => {
                let rule = Building::Mine.spaces()[usize::from(space.0 - 1)];
                self.gold_worth(seat, rule.gives.into()) - DIE_NOW * i32::from(rule.dice)
            }
            Action::Dice { s, m, p } => self.dice_promise(seat, s.0, m.0, p.len()),
            Action::Lay { trap } => self.lay_promise(seat, Some(trap)),
            Action::LayDefence => self.lay_promise(seat, None),
            Action::Carry { potions, venoms } => self.carry_promise(seat, potions.0, venoms.0),
            Action::DiscardTrap { trap } | Action::PayTrap { trap } => -i32::from(trap.token().price),
            Action::Pay => match self.pending.top() {
                Some(Question::Contract { path, .. }) => self.contract_worth(seat, path),
                _ => 0,
            },
            Action::Roll { .. } => self.roll_promise(seat, false) - EVEN,
            Action::RollAll => self.roll_promise(seat, true) - EVEN - 1,
            Action::Reroll { face, .. } => self.reroll_promise(face.0) - EVEN,
            Action::Venom => self.venom_promise() - EVEN,
            Action::Stop => 0,
            Action::Kill => self.foe.map_or(0, |foe| self.kill_worth(foe)),
            Action::Capture => self.foe.map_or(0, |foe| self.capture_worth(seat, foe)),
            Action::Reveal => self.reveal_promise(seat),
            Action::Target { path } if self.path_owner(path) == Some(seat) => weights::TARGET_OWN,
            Action::Target { path } => i32::from(self.path(path).dice.total()),
            Action::Cancel => weights::CANCEL,
            Action::Steal { m, .. } => i32::from(m.0),
            Action::Redirect { path, .. } if self.path_owner(path) == Some(seat) => weights::REDIRECT_OWN,
            Action::Redirect { dice, .. } => weights::REDIRECT * i32::from(dice.0),
            Action::Sacrifice { dice } => self.sacrifice_promise(seat, dice.0),
            Action::Block { tokens } => weights::BLOCK * i32::from(tokens.0),
            Action::Drink { potions } => self.drink_promise(potions.0),
            Action::TakeLoot { loot } => self.loot_worth(seat, loot),
            Action::Leader { member } | Action::Desert { member } => -self.member_worth(seat, member),
        }
    }

    /// The price of what is bought now.
    fn price(&self, seat: Seat, sum: u8, savings: Savings) -> u8 {
        let (building, discount) = match self.pending.top() {
            Some(Question::Hunter { discount, .. }) => (Building::Hunter, discount),
            Some(Question::Tavern { discount, .. }) => (Building::Tavern, discount),
            Some(Question::Armoury { discount, .. }) => (Building::Armoury, discount),
            _ => return sum,
        };
        let off = citadel::saved_by(self, seat, building, savings);
        citadel::price(sum, discount, off)
    }

    /// Trophies are points; they are sold for salaries that could not be paid.
    fn sale(&self, seat: Seat, points: u8, gold: u8) -> i32 {
        self.gold_worth(seat, gold.into()) * weights::SALE_PERCENT / 100 - POINT * i32::from(points)
    }

    fn use_promise(&self, seat: Seat, loot: Loot) -> i32 {
        match self.pending.top() {
            Some(Question::Roll { .. }) => self.roll_loot_promise(loot) - EVEN,
            Some(Question::Deed { .. }) => weights::USE_DEED,
            _ => match loot.token().effect {
                Effect::Gain(goods) => self.goods_worth(seat, goods).min(weights::MOST_GOODS),
                Effect::FreeHire => {
                    let best = hire::candidates(self, seat).map(|member| self.hire_worth(seat, member)).max();
                    best.unwrap_or(0).min(weights::MOST_HIRE) + weights::HIRE_LOOT
                }
                _ => 0,
            },
        }
    }

    /// The wounded are healed; the strongest first.
    fn heal_promise(&self, seat: Seat, member: MemberId) -> i32 {
        if self.rounds_to_come() == 0 && !matches!(self.pending.top(), Some(Question::Turn { .. })) {
            return weights::HEAL_LATE;
        }
        WOUND + self.member_worth(seat, member) / 20
    }

    /// ML-29.11: equipment of the dead is taken over.
    fn equip_promise(&self) -> i32 {
        match self.pending.top() {
            Some(Question::Inherit { .. }) => weights::INHERIT,
            _ => weights::EQUIP,
        }
    }

    fn visit_promise(&self, seat: Seat, building: Building, die: Die) -> i32 {
        let clan = &self.players[seat];
        let discount = citadel::discount(self, building, die);
        let afford = |price: u8| clan.gold >= price.into();
        let net = |worth: i32, price: u8| worth + self.gold_worth(seat, -i32::from(price));
        let best = match building {
            Building::Tavern => hire::candidates(self, seat)
                .map(|member| (member, citadel::price(member.card().cost, discount, 0)))
                .filter(|&(_, price)| afford(price))
                .map(|(member, price)| net(self.hire_worth(seat, member), price))
                .max(),
            Building::Hunter => self
                .lodge
                .iter()
                .flatten()
                .map(|&trap| (trap, citadel::price(trap.token().price, discount, 0)))
                .filter(|&(_, price)| afford(price))
                .map(|(trap, price)| net(self.trap_worth(seat, trap), price))
                .max(),
            Building::Armoury => (1..=3u8)
                .map(|tokens| (tokens, citadel::price(2 * tokens, discount, 0)))
                .filter(|&(_, price)| afford(price))
                .map(|(defence, price)| {
                    net(self.goods_worth(seat, Goods { defence, ..Goods::default() }), price)
                })
                .max(),
            Building::Bazaar => self
                .bazaar
                .iter()
                .flatten()
                .map(|&gear| (gear, citadel::gear_price(gear, Some(discount))))
                .filter(|&(_, price)| afford(price))
                .map(|(gear, price)| net(self.gear_worth(gear), price))
                .max(),
            Building::Alchemist => {
                let tokens = if self.citadel.taken[Building::Alchemist as usize] & 1 == 0 { 3 } else { 2 };
                let potion = tokens.min(3u8.saturating_sub(clan.potions));
                Some(self.goods_worth(seat, Goods { potion, venom: tokens - potion, ..Goods::default() }))
            }
            Building::Mine => citadel::free_spaces(self, Building::Mine)
                .map(|space| Building::Mine.spaces()[space])
                .filter(|space| space.dice <= clan.pool.s)
                .map(|space| self.gold_worth(seat, space.gives.into()) - DIE_NOW * i32::from(space.dice - 1))
                .max(),
            Building::PawnShop => Some(self.gold_worth(seat, 1)),
        };
        best.unwrap_or(weights::VISIT_NOTHING) - DIE_NOW
    }

    fn work_promise(&self, seat: Seat, effect: Effect) -> i32 {
        match effect {
            Effect::Gain(goods) => self.goods_worth(seat, goods),
            Effect::PoolDice(dice) => i32::from(dice.total()) * (DIE_NOW + weights::POOL_DIE),
            Effect::FreeHire => {
                hire::candidates(self, seat).map(|member| self.hire_worth(seat, member)).max().unwrap_or(0)
            }
            Effect::FreeEquipment => weights::FREE_EQUIPMENT,
            Effect::TakeLoot { .. } => {
                self.loot_open.iter().map(|loot| self.loot_worth(seat, loot)).max().unwrap_or(0)
            }
            _ => 0,
        }
    }

    /// What is being loaded.
    fn loading(&self) -> Option<(PathId, MemberId)> {
        let (Question::LoadDice { path, .. }
        | Question::LoadTokens { path, .. }
        | Question::LoadCarry { path, .. }) = self.pending.top()?
        else {
            return None;
        };
        self.member_on(path).map(|member| (path, member))
    }

    /// The dice of a load: those that pay.
    fn dice_promise(&self, seat: Seat, s: u8, m: u8, p: u8) -> i32 {
        let Some((path, member)) = self.loading() else { return 0 };
        if path.area().land().is_none() {
            // High Persuasion dice are kept for discounts; Magic for potions and defence.
            return -i32::from(m) - 2 * i32::from(p);
        }
        let clan = &self.players[seat];
        let mut sortie = self.sortie(path, member);
        sortie.dice = crate::components::DiceCount { s, m, p: 0 };
        sortie.defence = clan.defence.min(2);
        sortie.traps =
            (u8::from(!clan.traps.is_empty()), clan.traps.each().map(worth::trap_points).max().unwrap_or(0));
        sortie.potions += clan.potions.min(1);
        self.outlook(seat, &sortie)
    }

    /// One more token on the path: what it changes, less what it is worth in the store.
    fn lay_promise(&self, seat: Seat, trap: Option<Trap>) -> i32 {
        let Some((path, member)) = self.loading() else { return 0 };
        let clan = &self.players[seat];
        let mut now = self.sortie(path, member);
        now.potions += clan.potions.min(1);
        let mut with = now;
        let kept = if let Some(trap) = trap {
            with.traps = (now.traps.0 + 1, now.traps.1 + worth::trap_points(trap));
            self.trap_worth(seat, trap) / 2
        } else {
            with.defence += 1;
            self.token_worth(Item::Defence) / 2
        };
        let front = self.front(seat, path, member);
        front.outlook(&with) - front.outlook(&now) - kept
    }

    /// A potion and a venom come back if they are not used, so they are carried.
    fn carry_promise(&self, seat: Seat, potions: u8, venoms: u8) -> i32 {
        let Some((path, member)) = self.loading() else { return 0 };
        let mut sortie = self.sortie(path, member);
        let front = self.front(seat, path, member);
        let now = front.outlook(&sortie);
        sortie.potions += potions;
        sortie.venoms += venoms;
        front.outlook(&sortie) - now - 5 * i32::from(potions + venoms)
    }

    fn kill_worth(&self, foe: Monster) -> i32 {
        i32::from(foe.card().kill_glory) * self.glory_worth() + POINT * i32::from(foe.card().trophies)
    }

    fn capture_worth(&self, seat: Seat, foe: Monster) -> i32 {
        i32::from(foe.card().capture_glory) * self.glory_worth()
            + self.gold_worth(seat, foe.card().capture_gold.into())
    }

    /// Traps work when they are revealed; tricks are for neighbours that are not one's own.
    fn reveal_promise(&self, seat: Seat) -> i32 {
        let Some(Question::Reveal { path, token, .. }) = self.pending.top() else { return 0 };
        let trick = self.path(path).tokens.get(usize::from(token)).is_some_and(|token| token.trap.is_trick());
        let rivals =
            crate::rules::fight::adjacent(self, path).any(|other| self.path_owner(other) != Some(seat));
        if !trick || rivals { weights::REVEAL } else { weights::TRICK_ALONE }
    }

    /// Magic dice against attack dice: fewer hits, less damage.
    fn sacrifice_promise(&self, seat: Seat, dice: u8) -> i32 {
        let Some(packet) = self.packets.first().copied() else { return 0 };
        let Some(member) = self.member_on(packet.target) else { return 0 };
        let mut sortie: Sortie = self.sortie(packet.target, member);
        sortie.dice.m = sortie.dice.m.saturating_sub(dice);
        // A die less against it is as good as a hit stopped two times in three.
        sortie.defence += dice;
        self.outlook(seat, &sortie) - DIE_NOW * i32::from(dice)
    }

    fn drink_promise(&self, potions: u8) -> i32 {
        let Some(packet) = self.packets.first().copied() else { return 0 };
        let wounded = self.member_on(packet.target).is_some_and(|member| self.wounded.contains(member));
        let left = packet.hits.saturating_sub(potions);
        let dies = left > 1 || (left == 1 && wounded);
        -self.token_worth(Item::Potion) * i32::from(potions)
            - if dies { weights::DRINK_DEATH } else { WOUND * weights::DRINK_WOUNDS * i32::from(left) }
    }
}
