//! What is printed on the domains (VA-25).

use serde::Serialize;
use table::Id;

use super::vocabulary::{Count, Effect, Filter, Returned};
use super::{DOMAINS, DomainId, NOTHING, Resource, Role};

/// VA-3.10: what is printed on a domain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Domain {
    /// What it costs in gold.
    pub cost: u8,
    /// The role icons it asks for.
    pub requires: &'static [Role],
    /// What it is worth at the end.
    pub vp: u8,
    /// When its power works.
    pub timing: Timing,
    /// Its power.
    pub effect: Effect,
}

/// VA-1.23: when the power of a domain works.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Timing {
    /// Once, as the reward of building it.
    OnBuild,
    /// In the owner's Roll Phase.
    OwnRoll,
    /// In any Roll Phase, at doubles.
    AnyDoubles,
    /// At the start of the owner's Action Phase.
    OwnActionStart,
    /// All through the owner's Action Phase.
    OwnAction,
    /// When the owner slays in the own Action Phase.
    OwnSlay,
    /// When the owner gains a citizen in the own Action Phase.
    OwnCitizenGain,
    /// At the end of the owner's Action Phase.
    OwnActionEnd,
}

const CARDS: [Domain; DOMAINS] = [
    Domain {
        cost: 9,
        requires: &[Role::Soldier, Role::Shadow],
        vp: 3,
        timing: Timing::OwnRoll,
        effect: Effect::SetDie { value: 6, pay: NOTHING.gold(2), pay_per: None },
    }, // foxgrove_palisade
    Domain {
        cost: 9,
        requires: &[Role::Holy, Role::Shadow],
        vp: 3,
        timing: Timing::OwnRoll,
        effect: Effect::SetDie {
            value: 1,
            pay: NOTHING.gold(1),
            pay_per: Some(Count::CitizenRole(Role::Holy)),
        },
    }, // desert_orchid
    Domain {
        cost: 12,
        requires: &[Role::Worker, Role::Soldier, Role::Holy],
        vp: 5,
        timing: Timing::OwnAction,
        effect: Effect::IgnorePlus,
    }, // emerald_stronghold
    Domain {
        cost: 8,
        requires: &[Role::Worker, Role::Holy],
        vp: 3,
        timing: Timing::OwnAction,
        effect: Effect::DomainDiscount { gold: 1 },
    }, // pratchetts_plateau
    Domain {
        cost: 8,
        requires: &[Role::Holy, Role::Holy],
        vp: 3,
        timing: Timing::OwnActionEnd,
        effect: Effect::Steal { kinds: &[Resource::Gold], amount: 1, up_to: false },
    }, // cathedral_of_st_aquila
    Domain {
        cost: 6,
        requires: &[Role::Shadow, Role::Worker, Role::Soldier],
        vp: 2,
        timing: Timing::OnBuild,
        effect: Effect::TakeCitizen(Filter {
            role: Some(Role::Shadow),
            name: None,
            max_cost: None,
            optional: false,
        }),
    }, // darktide_harbour
    Domain {
        cost: 8,
        requires: &[Role::Soldier, Role::Holy],
        vp: 2,
        timing: Timing::OnBuild,
        effect: Effect::All {
            effects: &[
                Effect::Gain(NOTHING.strength(3)),
                Effect::TakeCitizen(Filter {
                    role: Some(Role::Soldier),
                    name: None,
                    max_cost: Some(2),
                    optional: false,
                }),
            ],
        },
    }, // cloudriders_camp
    Domain {
        cost: 6,
        requires: &[Role::Shadow, Role::Holy],
        vp: 1,
        timing: Timing::OwnActionEnd,
        effect: Effect::Steal { kinds: &[Resource::Magic], amount: 1, up_to: false },
    }, // orb_of_urdr
    Domain {
        cost: 7,
        requires: &[Role::Worker, Role::Shadow],
        vp: 3,
        timing: Timing::OnBuild,
        effect: Effect::TakeCitizen(Filter {
            role: Some(Role::Worker),
            name: None,
            max_cost: None,
            optional: false,
        }),
    }, // rogues_landing
    Domain {
        cost: 5,
        requires: &[Role::Soldier, Role::Soldier, Role::Soldier],
        vp: 2,
        timing: Timing::OwnActionStart,
        effect: Effect::Gain(NOTHING.strength(1)),
    }, // blood_crow_army
    Domain {
        cost: 8,
        requires: &[Role::Holy, Role::Soldier],
        vp: 1,
        timing: Timing::OnBuild,
        effect: Effect::All { effects: &[Effect::Gain(NOTHING.strength(5)), Effect::ExtraSlay] },
    }, // eye_of_asteraten
    Domain {
        cost: 5,
        requires: &[Role::Shadow, Role::Holy],
        vp: 1,
        timing: Timing::OnBuild,
        effect: Effect::Steal { kinds: &[Resource::Gold], amount: 3, up_to: false },
    }, // cutthroats_truce
    Domain {
        cost: 6,
        requires: &[Role::Worker, Role::Worker, Role::Worker],
        vp: 2,
        timing: Timing::OwnActionStart,
        effect: Effect::Gain(NOTHING.gold(1)),
    }, // halfpenny_hill
    Domain {
        cost: 7,
        requires: &[Role::Holy, Role::Worker],
        vp: 3,
        timing: Timing::OnBuild,
        effect: Effect::TakeCitizen(Filter {
            role: Some(Role::Holy),
            name: None,
            max_cost: None,
            optional: false,
        }),
    }, // shattered_hand
    Domain {
        cost: 9,
        requires: &[Role::Worker, Role::Shadow],
        vp: 3,
        timing: Timing::OwnCitizenGain,
        effect: Effect::Gain(NOTHING.magic(1)),
    }, // forgotten_sorrows
    Domain {
        cost: 6,
        requires: &[Role::Soldier, Role::Soldier],
        vp: 3,
        timing: Timing::OnBuild,
        effect: Effect::ReturnCard { from: Returned::Monsters, gain: NOTHING.vp(3) },
    }, // watcher_on_the_water
    Domain {
        cost: 7,
        requires: &[Role::Soldier, Role::Soldier],
        vp: 2,
        timing: Timing::AnyDoubles,
        effect: Effect::Gain(NOTHING.vp(1)),
    }, // gargans_embrace
    Domain {
        cost: 6,
        requires: &[Role::Worker, Role::Worker],
        vp: 3,
        timing: Timing::OnBuild,
        effect: Effect::ReturnCard { from: Returned::Citizens, gain: NOTHING.vp(3) },
    }, // nest_of_the_weaver_witch
    Domain {
        cost: 11,
        requires: &[Role::Worker, Role::Soldier, Role::Soldier],
        vp: 4,
        timing: Timing::OwnRoll,
        effect: Effect::LowerDie { by: 1, min: 1 },
    }, // palace_of_the_dawn
    Domain {
        cost: 10,
        requires: &[Role::Worker, Role::Worker, Role::Shadow],
        vp: 4,
        timing: Timing::OnBuild,
        effect: Effect::TakeCitizen(Filter { role: None, name: None, max_cost: Some(3), optional: false }),
    }, // grimmwater_keep
    Domain {
        cost: 7,
        requires: &[Role::Soldier, Role::Holy],
        vp: 3,
        timing: Timing::OwnSlay,
        effect: Effect::Gain(NOTHING.magic(1)),
    }, // violet_thorn
    Domain {
        cost: 10,
        requires: &[Role::Shadow, Role::Shadow],
        vp: 2,
        timing: Timing::OnBuild,
        effect: Effect::TakeRandomMonster,
    }, // purloiners_perch
    Domain {
        cost: 6,
        requires: &[Role::Worker, Role::Holy],
        vp: 3,
        timing: Timing::OnBuild,
        effect: Effect::PayToGain { pay: NOTHING.magic(3), gain: NOTHING.vp(3) },
    }, // golden_obelisk
    Domain {
        cost: 9,
        requires: &[Role::Worker, Role::Soldier],
        vp: 3,
        timing: Timing::OwnActionStart,
        effect: Effect::Gain(NOTHING.magic(1)),
    }, // monolith_of_ostendaar
];

impl DomainId {
    /// What is printed on it.
    #[inline]
    pub fn card(self) -> &'static Domain {
        &CARDS[self.index()]
    }
}

/// The domains whose powers work at the same moment, so that nobody has to look through all. A test compares them with
/// the cards.
pub mod powers {
    use super::DomainId;
    use crate::components::Domains;

    const fn set(domains: &[DomainId]) -> Domains {
        let (mut bits, mut index) = (0, 0);
        while index < domains.len() {
            bits |= 1 << domains[index] as u32;
            index += 1;
        }
        Domains::from_bits(bits)
    }

    /// VA-7.2: domains that change dice.
    pub const OWN_ROLL: Domains =
        set(&[DomainId::FoxgrovePalisade, DomainId::DesertOrchid, DomainId::PalaceOfTheDawn]);
    /// VA-7.11: domains that pay for doubles.
    pub const ANY_DOUBLES: Domains = set(&[DomainId::GargansEmbrace]);
    /// VA-9.6: domains that pay at the start of the Action Phase.
    pub const OWN_ACTION_START: Domains =
        set(&[DomainId::BloodCrowArmy, DomainId::HalfpennyHill, DomainId::MonolithOfOstendaar]);
    /// VA-9.7: domains that take a token at the end of the Action Phase.
    pub const OWN_ACTION_END: Domains = set(&[DomainId::CathedralOfStAquila, DomainId::OrbOfUrdr]);
    /// VA-11.3: domains that pay for slaying.
    pub const OWN_SLAY: Domains = set(&[DomainId::VioletThorn]);
    /// VA-12.7: domains that pay for citizens gained.
    pub const OWN_CITIZEN_GAIN: Domains = set(&[DomainId::ForgottenSorrows]);
    /// VA-1.14: domains that lift the "+" of citizens.
    pub const IGNORE_PLUS: Domains = set(&[DomainId::EmeraldStronghold]);
    /// VA-1.15: domains that make domains cheaper.
    pub const DISCOUNT: Domains = set(&[DomainId::PratchettsPlateau]);
}
