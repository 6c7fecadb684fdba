//! Building a domain (VA-14).

use std::ops::RangeInclusive;

use table::{Chance, Id, Log, Number};

use super::payment::Price;
use super::{Each, Flow};
use crate::components::{Column, Domain, DomainId, Effect, NOTHING, Role, Timing, powers};
use crate::state::{Giver, Player};
use crate::{Action, Event, State, effects};

/// VA-14.2, VA-14.3, VA-14.4, VA-14.5: whether the own citizens show the role icons.
#[inline]
pub(crate) fn meets(roles: &[u8; 4], domain: &Domain) -> bool {
    let mut left = *roles;
    domain.requires.iter().all(|role| {
        let icons = &mut left[role.index()];
        *icons > 0 && {
            *icons -= 1;
            true
        }
    })
}

/// The role icons on the own citizens.
#[inline]
pub(crate) fn roles(player: &Player) -> [u8; 4] {
    let mut roles = [0; 4];
    for (role, icons) in Role::ALL.iter().zip(&mut roles) {
        *icons = player.citizens_of(*role);
    }
    roles
}

/// VA-14.9, VA-14.10: the cost, less by the discount, at least 1.
pub(crate) fn price(player: &Player, domain: &Domain) -> u8 {
    let discount = player.domains.and(powers::DISCOUNT).iter().map(|owned| match owned.card().effect {
        Effect::DomainDiscount { gold } => gold,
        _ => 0,
    });
    domain.cost.saturating_sub(discount.sum()).max(1)
}

/// VA-10.5: how much Gold of the price of a domain the active player may replace by Magic.
#[inline]
fn payments(s: &State, domain: DomainId) -> RangeInclusive<u8> {
    let me = s.me();
    Price { tokens: price(me, domain.card()), magic: 0 }.replaceable(me.gold, me.magic)
}

/// VA-6.11, VA-10.9, VA-14.1: the face-up domains whose requirement is met, with every Magic that may replace Gold.
#[inline]
pub(crate) fn options(s: &State, each: &mut impl Each) -> Flow {
    let mut own_roles = None;
    for (&column, stack) in Column::ALL.iter().zip(&s.domains) {
        let Some(domain) = stack.top else { continue };
        let payments = payments(s, domain);
        if !payments.is_empty() && meets(own_roles.get_or_insert_with(|| roles(s.me())), domain.card()) {
            for magic in payments {
                each(Action::Build { column, domain, magic: Number(magic) })?;
            }
        }
    }
    Flow::Continue(())
}

/// Whether this is one of [`options`].
pub(crate) fn may(s: &State, column: Column, domain: DomainId, magic: u8) -> bool {
    s.domains[column.index()].top == Some(domain)
        && payments(s, domain).contains(&magic)
        && meets(&roles(s.me()), domain.card())
}

/// VA-14.6, VA-14.7: payment, card, reward; the next domain is revealed when the action is finished.
pub(crate) fn build(
    s: &mut State,
    column: Column,
    magic: u8,
    chance: &mut impl Chance,
    log: &mut impl Log<Event>,
) {
    s.pending.pop();
    let Some(domain) = s.domains[column.index()].top.take() else { return };
    let gold = price(s.me(), domain.card()) - magic;
    s.me_mut().pay(NOTHING.gold(gold.into()).magic(magic.into()));
    s.me_mut().domains.insert(domain);
    log.push(Event::Built { seat: s.active, domain, gold: Number(gold), magic: Number(magic) });
    if domain.card().timing == Timing::OnBuild {
        effects::resolve(s, Giver::Domain(domain), 0, domain.card().effect, chance, log);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // rules: VA-14.9 VA-14.10
    #[test]
    fn a_discount_leaves_at_least_one_gold() {
        let mut player = Player::default();
        let mut cheap = *DomainId::BloodCrowArmy.card();
        assert_eq!(price(&player, &cheap), 5);
        player.domains.insert(DomainId::PratchettsPlateau);
        assert_eq!(price(&player, &cheap), 4);
        cheap.cost = 1;
        assert_eq!(price(&player, &cheap), 1);
    }
}
