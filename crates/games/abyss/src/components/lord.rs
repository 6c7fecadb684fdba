//! The lords (AB-13).

use serde::Serialize;
use table::Id;

use super::Effect::{
    self, AffiliateAny, DiscardAllyForPearls, DiscardCouncilStack, DrawAndControl, ExtraTurn, GainPearls,
    IgnoreMandatoryRace, ImmuneToGuild, LimitOpponentsHand, ModifyCost, OpponentsDiscardAllies,
    OpponentsLosePearls, PearlsPerRaceToCouncil, RecruitForPearls, ReplaceCourtLord, ReplaceOwnLord,
    ShiftOpponentsThreat, StealMonsterToken, SupportStacks, SwapLocationWithAvailable, TakeCouncilStack,
    TurnOpponentLords, TurnStartPearls,
};
use super::Guild::{self, Ambassador, Farmer, Mage, Merchant, Politician, Soldier};
use super::{LORDS, LordId, Lords, Races, Source, Timing, Who};

/// AB-2.4, AB-2.5: what is printed on a lord.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Lord {
    /// Its guild.
    pub guild: Guild,
    /// The exact number of different races to play.
    pub races: u8,
    /// The races that must be among them.
    pub mandatory: Races,
    /// The required total value.
    pub sum: u8,
    /// Influence points.
    pub influence: u8,
    /// Keys.
    pub keys: u8,
    /// Its power.
    pub effect: Option<Effect>,
}

impl Lord {
    /// When its power works.
    pub const fn timing(&self) -> Timing {
        match self.effect {
            Some(effect) => effect.timing(),
            None => Timing::None,
        }
    }
}

impl LordId {
    /// What is printed on it.
    #[inline]
    pub fn card(self) -> &'static Lord {
        &TABLE[self.index()]
    }
}

const fn lord(guild: Guild, races: u8, sum: u8, influence: u8, keys: u8, effect: Option<Effect>) -> Lord {
    // AB-13: the mandatory race is the guild's own; ambassadors need all five.
    let mandatory = match guild {
        Ambassador => 0b11111,
        _ => 1 << guild as u32,
    };
    Lord { guild, races, mandatory: Races::from_bits(mandatory), sum, influence, keys, effect }
}

const TABLE: [Lord; LORDS] = [
    // guild, races, sum, influence, keys, power
    lord(Soldier, 2, 10, 4, 1, Some(ModifyCost { who: Who::Opponents, amount: 2 })), // recruiter
    lord(Soldier, 3, 6, 7, 0, Some(OpponentsDiscardAllies { amount: 1 })),           // jailer
    lord(Soldier, 2, 7, 7, 0, Some(OpponentsLosePearls { amount: 2 })),              // seeker
    lord(Soldier, 1, 10, 6, 0, Some(TurnOpponentLords { per_opponent: 1 })),         // assassin
    lord(Soldier, 1, 8, 4, 1, Some(LimitOpponentsHand { limit: 6 })),                // commander
    lord(Soldier, 3, 6, 4, 1, Some(ShiftOpponentsThreat { spaces: 1 })),             // tamer
    lord(Soldier, 2, 8, 6, 0, Some(StealMonsterToken { amount: 1 })),                // hunter
    lord(Merchant, 3, 6, 5, 1, Some(PearlsPerRaceToCouncil { amount: 1 })),          // ship_master
    lord(Merchant, 3, 10, 9, 0, Some(GainPearls { amount: 3 })),                     // trader
    lord(Merchant, 1, 8, 9, 0, Some(GainPearls { amount: 2 })),                      // peddler
    lord(Merchant, 2, 10, 5, 1, Some(TurnStartPearls { amount: 1, on_entry: 1 })),   // landlord
    lord(Merchant, 1, 8, 5, 1, Some(DiscardAllyForPearls { allies: 1, pearls: 2 })), // slaver
    lord(Merchant, 3, 6, 9, 0, Some(GainPearls { amount: 1 })),                      // shopkeeper
    lord(Mage, 3, 6, 5, 1, Some(ImmuneToGuild { guild: Soldier })),                  // shaman
    lord(Mage, 1, 8, 8, 0, Some(ExtraTurn { amount: 1 })),                           // invoker
    lord(Mage, 3, 6, 9, 0, Some(TakeCouncilStack { amount: 1 })),                    // apprentice
    lord(Mage, 2, 8, 5, 1, Some(DiscardCouncilStack { amount: 1 })),                 // oracle
    lord(Mage, 1, 7, 5, 1, Some(SupportStacks { amount: 2 })),                       // alchemist
    lord(Mage, 1, 10, 9, 0, Some(SwapLocationWithAvailable)),                        // illusionist
    lord(Mage, 3, 10, 6, 1, Some(AffiliateAny)),                                     // master_of_magic
    lord(Politician, 3, 6, 5, 1, Some(ReplaceCourtLord { amount: 1 })),              // opportunist
    lord(Politician, 1, 10, 6, 0, Some(RecruitForPearls { pearls: 5 })),             // corruptor
    lord(Politician, 3, 12, 6, 0, Some(ReplaceOwnLord { source: Source::Court })),   // traitor
    lord(Politician, 1, 8, 5, 1, Some(IgnoreMandatoryRace)),                         // diplomat
    lord(Politician, 2, 10, 5, 1, Some(ModifyCost { who: Who::Owner, amount: -2 })), // treasurer
    lord(Politician, 3, 8, 6, 0, Some(ReplaceOwnLord { source: Source::Deck })),     // schemer
    lord(Farmer, 3, 6, 6, 1, None),                                                  // keeper
    lord(Farmer, 2, 7, 6, 1, None),                                                  // reaper
    lord(Farmer, 1, 8, 6, 1, None),                                                  // shepherd
    lord(Farmer, 2, 8, 10, 0, None),                                                 // miller
    lord(Farmer, 3, 9, 11, 0, None),                                                 // aquaculturalist
    lord(Farmer, 1, 10, 12, 0, None),                                                // landowner
    lord(Ambassador, 5, 10, 4, 3, Some(DrawAndControl { draw: 2 })),                 // sage
    lord(Ambassador, 5, 10, 5, 3, Some(DrawAndControl { draw: 1 })),                 // hermit
    lord(Ambassador, 5, 10, 3, 3, Some(DrawAndControl { draw: 3 })),                 // elder
];

/// The lords with a certain kind of power, so that a rule finds those in force by one intersection.
pub mod powers {
    use super::{Effect, LORDS, Lords, TABLE, Timing};

    macro_rules! with {
        ($pattern:pat) => {{
            let mut bits = 0u64;
            let mut lord = 0;
            while lord < LORDS {
                if let Some(effect) = TABLE[lord].effect
                    && matches!(effect, $pattern)
                {
                    bits |= 1 << lord;
                }
                lord += 1;
            }
            Lords::from_bits(bits)
        }};
    }

    /// AB-1.12.
    pub const MODIFY_COST: Lords = with!(Effect::ModifyCost { .. });
    /// AB-1.13.
    pub const LIMIT_HAND: Lords = with!(Effect::LimitOpponentsHand { .. });
    /// AB-1.14.
    pub const SHIFT_THREAT: Lords = with!(Effect::ShiftOpponentsThreat { .. });
    /// AB-1.15.
    pub const PEARLS_PER_RACE: Lords = with!(Effect::PearlsPerRaceToCouncil { .. });
    /// AB-1.16.
    pub const TURN_START: Lords = with!(Effect::TurnStartPearls { .. });
    /// AB-1.17.
    pub const IMMUNE: Lords = with!(Effect::ImmuneToGuild { .. });
    /// AB-1.18.
    pub const SUPPORT_STACKS: Lords = with!(Effect::SupportStacks { .. });
    /// AB-1.19.
    pub const AFFILIATE_ANY: Lords = with!(Effect::AffiliateAny);
    /// AB-1.20.
    pub const IGNORE_MANDATORY: Lords = with!(Effect::IgnoreMandatoryRace);
    /// AB-1.21, AB-1.22, AB-1.23: the powers used by choice.
    pub const ACTIVATED: Lords = {
        let mut bits = 0u64;
        let mut lord = 0;
        while lord < LORDS {
            if matches!(TABLE[lord].timing(), Timing::Activated) {
                bits |= 1 << lord;
            }
            lord += 1;
        }
        Lords::from_bits(bits)
    };

    const fn with_keys(alone: bool) -> Lords {
        let mut bits = 0u64;
        let mut lord = 0;
        while lord < LORDS {
            let keys = TABLE[lord].keys;
            if keys > 0 && (keys >= super::super::KEYS_PER_LOCATION) == alone {
                bits |= 1 << lord;
            }
            lord += 1;
        }
        Lords::from_bits(bits)
    }

    /// AB-11.7: the lords with one key.
    pub const ONE_KEY: Lords = with_keys(false);
    /// AB-13.38: the lords whose keys pay for a location alone.
    pub const ALL_KEYS: Lords = with_keys(true);
}
