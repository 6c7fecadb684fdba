//! The location tiles (AB-14).

use serde::Serialize;
use table::Id;

use super::Scoring::{
    self, CopyBestOpponentLocation, Nothing, PerAffiliated, PerAffiliatedOfRace, PerDistinctGuild, PerLord,
    PerLordByKey, PerLordOfGuild, SumWeakestAllyPerRace, TimesStrongestLord, TimesWeakestLord,
};
use super::{Guild, LOCATIONS, LocationId, OnGain, Race};

/// AB-2.6: what is printed on a location tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Location {
    /// Points in any case.
    pub fixed: i16,
    /// The variable part.
    pub score: Scoring,
    /// What happens when it is gained.
    pub on_gain: Option<OnGain>,
}

impl LocationId {
    /// What is printed on it.
    #[inline]
    pub fn tile(self) -> &'static Location {
        &TABLE[self.index()]
    }
}

const fn location(fixed: i16, score: Scoring) -> Location {
    Location { fixed, score, on_gain: None }
}

const TABLE: [Location; LOCATIONS] = [
    location(5, PerLordOfGuild { guild: Guild::Farmer, points: 2 }), // sargasso_silos
    location(6, PerLordOfGuild { guild: Guild::Mage, points: 2 }),   // hydrozoa_reserves
    location(4, PerAffiliatedOfRace { race: Race::Jellyfish, points: 3 }), // sanctuary
    location(6, PerLordOfGuild { guild: Guild::Politician, points: 2 }), // parliament
    location(7, PerLordOfGuild { guild: Guild::Soldier, points: 2 }), // barracks
    location(5, PerLordOfGuild { guild: Guild::Merchant, points: 2 }), // dockworks
    location(3, PerAffiliatedOfRace { race: Race::Seahorse, points: 3 }), // sargasso_fields
    location(0, PerDistinctGuild { points: 2 }),                     // abyss
    location(0, CopyBestOpponentLocation),                           // city_of_mirrors
    Location { fixed: 0, score: Nothing, on_gain: Some(OnGain::SwapWithStack) }, // black_smokers
    location(4, PerAffiliatedOfRace { race: Race::Squid, points: 3 }), // oceanic_senate_assembly
    location(0, TimesWeakestLord { factor: 2 }),                     // depths
    location(0, TimesStrongestLord { factor: 1 }),                   // throne_room
    location(15, PerLord { points: -1 }),                            // jail
    location(5, PerAffiliatedOfRace { race: Race::Crab, points: 3 }), // chasm
    location(0, PerLordByKey { has_key: true, points: 3 }),          // closed_tower
    location(0, PerLordByKey { has_key: false, points: 3 }),         // lost_tower
    location(3, SumWeakestAllyPerRace),                              // chamber_of_allies
    location(3, PerAffiliatedOfRace { race: Race::Shellfish, points: 3 }), // nest_of_giant_clams
    location(20, PerAffiliated { points: -1 }),                      // coral_barrier
];
