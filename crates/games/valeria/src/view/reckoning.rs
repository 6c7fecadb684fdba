//! What the numbers of a view come to for who looks at it: what a card costs, and what is missing for it.

use serde::Serialize;
use table::{Id, Seat};

use super::{PlayerView, View};
use crate::components::{CitizenId, DomainId, Effect, MonsterId, Resource, Role, STARTERS, powers};

/// What a card of the centre costs somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Cost {
    /// VA-10.1: which resource Magic may replace.
    pub resource: Resource,
    /// How much of it.
    pub tokens: u8,
    /// VA-10.4: Magic besides.
    pub magic: u8,
}

/// What somebody lacks for a cost, Magic already used where it may replace.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Lack {
    /// Gold or Strength.
    pub tokens: u16,
    /// Magic that cannot be anything else.
    pub magic: u16,
}

/// What a card on top of a stack costs who looks, and what is missing for it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Offer {
    /// Its cost.
    pub cost: Cost,
    /// What cannot be paid.
    pub lack: Lack,
    /// VA-14.2: the role icons that a domain still asks for.
    pub roles: Vec<Role>,
}

/// A card of this cost, offered to the player.
pub(super) fn offer(player: &PlayerView, cost: Cost) -> Offer {
    Offer { cost, lack: lack(player, cost), roles: Vec::new() }
}

/// A domain, offered to the player.
pub(super) fn offer_domain(player: &PlayerView, domain: DomainId) -> Offer {
    let missing = required(player, domain).into_iter().filter(|&(_, is_missing)| is_missing);
    Offer { roles: missing.map(|(role, _)| role).collect(), ..offer(player, to_build(player, domain)) }
}

/// Who looks at the board; for a spectator the active player.
pub(crate) fn me(view: &View) -> &PlayerView {
    &view.players[looking(view.viewer, view.active)]
}

/// Where whoever looks at the board is among the players.
pub(super) fn looking(viewer: Option<Seat>, active: Option<Seat>) -> usize {
    viewer.or(active).unwrap_or_default().index()
}

/// How much of a resource a player has.
pub(crate) const fn held(player: &PlayerView, resource: Resource) -> u16 {
    match resource {
        Resource::Gold => player.gold,
        Resource::Strength => player.strength,
        Resource::Magic => player.magic,
    }
}

/// VA-11.1: what slaying costs.
pub(crate) fn to_slay(monster: MonsterId) -> Cost {
    let card = monster.card();
    Cost { resource: Resource::Strength, tokens: card.strength, magic: card.magic }
}

/// VA-12.2, VA-12.3, VA-1.14: what recruiting costs the player.
pub(crate) fn to_recruit(player: &PlayerView, citizen: CitizenId) -> Cost {
    let plus = if player.domains.and(powers::IGNORE_PLUS).is_empty() { named(player, citizen) } else { 0 };
    Cost { resource: Resource::Gold, tokens: citizen.card().cost + plus, magic: 0 }
}

/// VA-1.19: own cards of that name, starters included.
fn named(player: &PlayerView, citizen: CitizenId) -> u8 {
    player.citizens.count(citizen) + STARTERS.iter().filter(|starter| starter.named == citizen).count() as u8
}

/// VA-14.9, VA-14.10: what building costs the player.
pub(crate) fn to_build(player: &PlayerView, domain: DomainId) -> Cost {
    let discount = player.domains.and(powers::DISCOUNT).iter().map(|owned| match owned.card().effect {
        Effect::DomainDiscount { gold } => gold,
        _ => 0,
    });
    let tokens = domain.card().cost.saturating_sub(discount.sum()).max(1);
    Cost { resource: Resource::Gold, tokens, magic: 0 }
}

/// VA-10.2 to VA-10.5: what the player lacks for a cost: one token must be real, the rest may be Magic.
pub(crate) fn lack(player: &PlayerView, cost: Cost) -> Lack {
    let (price, due) = (u16::from(cost.tokens), u16::from(cost.magic));
    let spare = player.magic.saturating_sub(due);
    let replaced = spare.min(price.saturating_sub(1));
    Lack {
        tokens: price.saturating_sub(held(player, cost.resource)).saturating_sub(replaced),
        magic: due.saturating_sub(player.magic),
    }
}

/// The least Magic with which the player can pay instead of tokens.
pub(crate) fn least_magic(player: &PlayerView, cost: Cost) -> u16 {
    u16::from(cost.tokens).saturating_sub(held(player, cost.resource))
}

/// VA-14.2 to VA-14.5: the role icons on the own citizens.
pub(crate) fn icons(player: &PlayerView, role: Role) -> u8 {
    role.citizens().iter().map(|&citizen| player.citizens.count(citizen)).sum()
}

/// VA-14.2: the roles that a domain asks for, each with whether the player lacks it.
pub(crate) fn required(player: &PlayerView, domain: DomainId) -> Vec<(Role, bool)> {
    let mut left: [u8; 4] = std::array::from_fn(|index| icons(player, Role::ALL[index]));
    let role = |&role: &Role| {
        let have = &mut left[role.index()];
        let is_missing = *have == 0;
        *have = have.saturating_sub(1);
        (role, is_missing)
    };
    domain.card().requires.iter().map(role).collect()
}

#[cfg(test)]
mod tests {
    use table::{Game, Pcg, Silent, pick};

    use super::*;
    use crate::rules::{build, payment::Price, recruit};
    use crate::{Options, State};

    #[test]
    fn a_view_gives_the_same_numbers_as_the_rules() {
        let (mut payable, mut lacking, mut roles) = (0, 0, 0);
        for (players, seed) in (1..=5).flat_map(|players| (0..6).map(move |seed| (players, seed))) {
            let mut chance = Pcg::new(seed);
            let choices = table::conformance::choices::<State>(&format!("players={players} card_set=random"));
            let options = <Options as table::Options>::build(&choices.unwrap()).unwrap();
            let mut state = State::new(&options, &mut chance, &mut Silent);
            let mut legal = Vec::new();
            while let Some(seat) = state.to_act().first() {
                let view = state.view(seat.into());
                let (looking, player) = (me(&view), &state.players[seat]);
                let mut check = |cost: Cost, tokens: u8| {
                    assert_eq!(cost.tokens, tokens);
                    let price = Price { tokens, magic: cost.magic };
                    let payments = price.replaceable(player.held(cost.resource), player.magic);
                    let lack = lack(looking, cost);
                    let is_payable = lack == Lack { tokens: 0, magic: 0 };
                    assert_eq!(is_payable, !payments.is_empty(), "{cost:?} {lack:?} {player:?}");
                    // With what is missing it could be paid.
                    let more = player.held(cost.resource) + lack.tokens;
                    assert!(!price.replaceable(more, player.magic + lack.magic).is_empty());
                    if is_payable {
                        assert_eq!(least_magic(looking, cost), u16::from(*payments.start()));
                        payable += 1;
                    } else {
                        lacking += 1;
                    }
                };
                for monster in state.monsters.iter().filter_map(crate::MonsterStack::top) {
                    check(to_slay(monster), monster.card().strength);
                }
                for citizen in state.top_citizens() {
                    check(to_recruit(looking, citizen), recruit::price(player, citizen));
                }
                for domain in state.domains.iter().filter_map(|stack| stack.top) {
                    check(to_build(looking, domain), build::price(player, domain.card()));
                    let missing = required(looking, domain).iter().filter(|(_, missing)| *missing).count();
                    assert_eq!(missing == 0, build::meets(&build::roles(player), domain.card()));
                    roles += missing;
                }
                state.legal(seat, &mut legal);
                let action = pick(&legal, &mut chance);
                state.apply(seat, action, &mut chance, &mut Silent).unwrap();
            }
        }
        assert!(payable > 0 && lacking > 0 && roles > 0, "{payable} {lacking} {roles}");
    }
}
