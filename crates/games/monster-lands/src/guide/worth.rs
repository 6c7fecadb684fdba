//! What goods, members, tokens and cards are worth to a clan, in hundredths of a victory point.

use table::Seat;

use super::weights::{
    self, DEFENCE, DIE_NOW, DIE_PER_ROUND, GLORY_EARLY, GLORY_LATE, GOLD, GOLD_OWED, LOOT, POINT, POTION,
    SPARE_TRAP_PERCENT, TALENT_PER_ROUND, TRAP, TRAP_POINT, VENOM,
};
use crate::State;
use crate::components::{
    DEFENCE_LIMIT, DiceCount, Effect, GLORY_END, Gear, Goods, Item, Loot, MemberId, POTION_LIMIT, Trap,
    VENOM_LIMIT, salary,
};
use crate::score::{affinity_points, icons};

impl State {
    /// How many rounds may come after this one: the last round ends the game, and so do 30 glory.
    pub(super) fn rounds_to_come(&self) -> i32 {
        let left = i32::from(self.scenario().rounds) - i32::from(self.round);
        if self.solo() {
            return left.max(0);
        }
        let most = self.players.iter().map(|(_, clan)| clan.glory).max().unwrap_or(0);
        let missing = i32::from(GLORY_END.saturating_sub(most));
        left.min((missing + 5) / 6).max(0)
    }

    pub(super) fn glory_worth(&self) -> i32 {
        if self.rounds_to_come() > 1 { GLORY_EARLY } else { GLORY_LATE }
    }

    /// What the members of a clan are owed at the end of this round (ML-13.16).
    pub(super) fn owed(&self, seat: Seat) -> i32 {
        let clan = &self.players[seat];
        let is_paid = |member: &MemberId| clan.members.contains(*member) && clan.leader != Some(*member);
        let settled = self.settler.iter().flatten().filter(|member| is_paid(member)).count();
        let leads = clan.leader.is_some_and(|leader| clan.members.contains(leader));
        let paid = clan.members.len() - usize::from(leads) - settled;
        paid as i32 * i32::from(salary(clan.glory))
    }

    /// So much gold more, after `spent` gold less.
    pub(super) fn gold_worth(&self, seat: Seat, gold: i32) -> i32 {
        let have = i32::from(self.players[seat].gold);
        let owed = self.owed(seat);
        let each = GOLD[(self.rounds_to_come() as usize).min(5)];
        let missing = |have: i32| (owed - have).max(0);
        gold * each + (missing(have) - missing(have + gold)) * (GOLD_OWED - each)
    }

    pub(super) fn goods_worth(&self, seat: Seat, goods: Goods) -> i32 {
        let clan = &self.players[seat];
        let room = |limit: u8, have: u8, n: u8| i32::from(n.min(limit.saturating_sub(have)));
        i32::from(goods.glory) * self.glory_worth()
            + self.gold_worth(seat, goods.gold.into())
            + self.token_worth(Item::Potion) * room(POTION_LIMIT, clan.potions, goods.potion)
            + self.token_worth(Item::Venom) * room(VENOM_LIMIT, clan.venoms, goods.venom)
            + self.token_worth(Item::Defence) * room(DEFENCE_LIMIT, clan.defence, goods.defence)
    }

    /// A token of the store.
    pub(super) fn token_worth(&self, item: Item) -> i32 {
        let full = match item {
            Item::Potion => POTION,
            Item::Venom => VENOM,
            Item::Defence if self.scenario().no_defence => 0,
            Item::Defence => DEFENCE,
            Item::Gold => return GOLD[(self.rounds_to_come() as usize).min(5)],
        };
        if self.rounds_to_come() == 0 { full / 2 } else { full }
    }

    pub(super) fn dice_worth(&self, dice: DiceCount) -> i32 {
        i32::from(dice.total()) * DIE_PER_ROUND * self.rounds_to_come()
    }

    /// A member of the clan from now on: points, dice of the rounds to come, talent, less its pay.
    pub(super) fn member_worth(&self, seat: Seat, member: MemberId) -> i32 {
        let card = member.card();
        let left = self.rounds_to_come();
        let affinity = card.affinity.map_or(0, |affinity| {
            let have = icons(self, seat, affinity);
            let without = if self.players[seat].members.contains(member) { have - 1 } else { have };
            i32::from(affinity_points(without + 1)) - i32::from(affinity_points(without))
        });
        let pay = i32::from(salary(self.players[seat].glory)) * GOLD[(left as usize).min(5)] * left;
        let talent = if member.is_novice() { 0 } else { TALENT_PER_ROUND * left };
        POINT * (i32::from(card.reputation) + affinity) + self.dice_worth(card.dice) + talent - pay
    }

    /// A member that is hired now: its dice can be used at once.
    pub(super) fn hire_worth(&self, seat: Seat, member: MemberId) -> i32 {
        let now = i32::from(member.card().dice.total()) * DIE_NOW;
        // Somebody more to send out, or somebody more to pay this round.
        let pay = i32::from(salary(self.players[seat].glory));
        self.member_worth(seat, member) + now + self.gold_worth(seat, -pay)
    }

    /// One more trap for the store.
    pub(super) fn trap_worth(&self, seat: Seat, trap: Trap) -> i32 {
        let held = self.players[seat].traps.len();
        let full = TRAP + TRAP_POINT * trap_points(trap);
        match (held, self.rounds_to_come()) {
            (5.., _) => 0,
            (2.., 0) => full / 6,
            (2.., _) => full * SPARE_TRAP_PERCENT / 100,
            (_, 0) => full / 2,
            _ => full,
        }
    }

    pub(super) fn gear_worth(&self, gear: Gear) -> i32 {
        let left = self.rounds_to_come();
        let strong = match gear.card().effect {
            Effect::DieBonus { .. } | Effect::Defence { .. } => weights::GEAR_STRONG,
            Effect::MineBonus { .. } | Effect::Discount { .. } => weights::GEAR_USEFUL,
            _ => 1,
        };
        strong * TALENT_PER_ROUND * left
    }

    /// A loot token in the hand of a clan.
    pub(super) fn loot_worth(&self, seat: Seat, loot: Loot) -> i32 {
        let left = (self.rounds_to_come() as usize).min(5);
        match loot.token().effect {
            Effect::Trophy { points, .. } => POINT * i32::from(points),
            Effect::Gain(goods) => self.goods_worth(seat, goods),
            Effect::FreeHire => LOOT[left] * weights::LOOT_HIRE_PERCENT / 100,
            Effect::Convert { gain, .. } if left > 0 => i32::from(gain.total()) * DIE_PER_ROUND,
            Effect::Convert { .. } => 0,
            Effect::OnEvent { glory, .. } if left > 0 => {
                i32::from(glory) * GLORY_EARLY * weights::LOOT_EVENT_PERCENT / 100
            }
            _ if left > 0 => LOOT[left] * weights::LOOT_OTHER_PERCENT / 100,
            _ => 0,
        }
    }
}

/// What a trap adds to a total, in points.
pub(super) fn trap_points(trap: Trap) -> i32 {
    match trap.token().effect {
        Effect::TrapDice { n, .. } => 7 * i32::from(n) / 2,
        Effect::DieBonus { amount, .. } => 5 * i32::from(amount) / 2,
        Effect::TotalBonus { amount, .. } => i32::from(amount),
        Effect::Steal { n, .. } | Effect::Redirect { n } => 2 * i32::from(n),
        _ => 0,
    }
}
