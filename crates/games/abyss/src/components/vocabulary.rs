//! The closed vocabulary of effects (AB-1): what lords do and how locations score. A new card needs no code, a new
//! kind needs one variant here and one function where it is carried out.

use serde::Serialize;

use super::{Guild, Race};

/// What a lord does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Effect {
    /// AB-1.1: the owner gains pearls.
    GainPearls {
        /// How many.
        amount: u8,
    },
    /// AB-1.2: each opponent discards allies.
    OpponentsDiscardAllies {
        /// How many each.
        amount: u8,
    },
    /// AB-1.3: each opponent loses pearls.
    OpponentsLosePearls {
        /// How many each.
        amount: u8,
    },
    /// AB-1.4: the owner turns lords of each opponent.
    TurnOpponentLords {
        /// How many of each.
        per_opponent: u8,
    },
    /// AB-1.5: the owner takes monster tokens from one opponent.
    StealMonsterToken {
        /// How many.
        amount: u8,
    },
    /// AB-1.6: the owner takes more turns.
    ExtraTurn {
        /// How many.
        amount: u8,
    },
    /// AB-1.7: the owner takes Council stacks.
    TakeCouncilStack {
        /// How many.
        amount: u8,
    },
    /// AB-1.8: the owner may exchange a location.
    SwapLocationWithAvailable,
    /// AB-1.9: the owner may pay pearls for a second lord.
    RecruitForPearls {
        /// How many.
        pearls: u8,
    },
    /// AB-1.10: the owner may replace an own lord.
    ReplaceOwnLord {
        /// Where the new lord comes from.
        source: Source,
    },
    /// AB-1.11: the owner draws tiles and controls one of them.
    DrawAndControl {
        /// How many.
        draw: u8,
    },
    /// AB-1.12: the required sum changes.
    ModifyCost {
        /// For whom.
        who: Who,
        /// By how much.
        amount: i8,
    },
    /// AB-1.13: opponents keep a smaller hand.
    LimitOpponentsHand {
        /// How many allies.
        limit: u8,
    },
    /// AB-1.14: opponents get lower rewards.
    ShiftOpponentsThreat {
        /// By how many spaces.
        spaces: u8,
    },
    /// AB-1.15: pearls for the races that go to the Council.
    PearlsPerRaceToCouncil {
        /// For each race.
        amount: u8,
    },
    /// AB-1.16: pearls each turn.
    TurnStartPearls {
        /// At the start of each own turn.
        amount: u8,
        /// When the lord enters.
        on_entry: u8,
    },
    /// AB-1.17: no power of this guild touches the owner.
    ImmuneToGuild {
        /// The guild.
        guild: Guild,
    },
    /// AB-1.18: support takes several stacks.
    SupportStacks {
        /// How many.
        amount: u8,
    },
    /// AB-1.19: any ally played may be affiliated.
    AffiliateAny,
    /// AB-1.20: mandatory races are ignored.
    IgnoreMandatoryRace,
    /// AB-1.21: once a turn, allies for pearls.
    DiscardAllyForPearls {
        /// How many allies.
        allies: u8,
        /// For how many pearls.
        pearls: u8,
    },
    /// AB-1.22: once a turn, discard Council stacks.
    DiscardCouncilStack {
        /// How many.
        amount: u8,
    },
    /// AB-1.23: once a turn, replace lords of the Court.
    ReplaceCourtLord {
        /// How many.
        amount: u8,
    },
}

/// When a power works.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Timing {
    /// No power.
    None,
    /// AB-12.2: once, when the lord enters.
    Instant,
    /// AB-12.3: as long as the lord is active.
    Permanent,
    /// AB-12.8: once in each own turn.
    Activated,
}

impl Effect {
    /// AB-1: instant, permanent or activated.
    pub const fn timing(self) -> Timing {
        match self {
            Self::GainPearls { .. }
            | Self::OpponentsDiscardAllies { .. }
            | Self::OpponentsLosePearls { .. }
            | Self::TurnOpponentLords { .. }
            | Self::StealMonsterToken { .. }
            | Self::ExtraTurn { .. }
            | Self::TakeCouncilStack { .. }
            | Self::SwapLocationWithAvailable
            | Self::RecruitForPearls { .. }
            | Self::ReplaceOwnLord { .. }
            | Self::DrawAndControl { .. } => Timing::Instant,
            Self::ModifyCost { .. }
            | Self::LimitOpponentsHand { .. }
            | Self::ShiftOpponentsThreat { .. }
            | Self::PearlsPerRaceToCouncil { .. }
            | Self::TurnStartPearls { .. }
            | Self::ImmuneToGuild { .. }
            | Self::SupportStacks { .. }
            | Self::AffiliateAny
            | Self::IgnoreMandatoryRace => Timing::Permanent,
            Self::DiscardAllyForPearls { .. }
            | Self::DiscardCouncilStack { .. }
            | Self::ReplaceCourtLord { .. } => Timing::Activated,
        }
    }

    /// AB-12.4: whether the owner may decline it.
    pub const fn is_optional(self) -> bool {
        matches!(
            self,
            Self::SwapLocationWithAvailable | Self::RecruitForPearls { .. } | Self::ReplaceOwnLord { .. }
        ) || matches!(self.timing(), Timing::Activated)
    }
}

/// For whom a cost changes (AB-1.12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Who {
    /// The owner of the lord.
    #[serde(rename = "self")]
    Owner,
    /// Everybody else.
    Opponents,
}

/// Where a replacing lord comes from (AB-1.10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// Any lord of the Court.
    Court,
    /// The top card of the lord deck.
    Deck,
}

/// The variable part of a location's score.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Scoring {
    /// AB-1.24: for each owned lord of a guild.
    PerLordOfGuild {
        /// The guild.
        guild: Guild,
        /// Points each.
        points: i16,
    },
    /// AB-1.25: for each affiliated ally of a race.
    PerAffiliatedOfRace {
        /// The race.
        race: Race,
        /// Points each.
        points: i16,
    },
    /// AB-1.26: for each different guild.
    PerDistinctGuild {
        /// Points each.
        points: i16,
    },
    /// AB-1.27: as the best location of an opponent would score here.
    CopyBestOpponentLocation,
    /// AB-1.28: the weakest lord's influence again.
    TimesWeakestLord {
        /// How many times.
        factor: i16,
    },
    /// AB-1.29: the strongest lord's influence again.
    TimesStrongestLord {
        /// How many times.
        factor: i16,
    },
    /// AB-1.30: for each owned lord.
    PerLord {
        /// Points each.
        points: i16,
    },
    /// AB-1.31: for each owned lord with, or without, a key.
    PerLordByKey {
        /// With or without.
        has_key: bool,
        /// Points each.
        points: i16,
    },
    /// AB-1.32: the weakest affiliated ally of each race.
    SumWeakestAllyPerRace,
    /// AB-1.33: for each affiliated ally.
    PerAffiliated {
        /// Points each.
        points: i16,
    },
    /// AB-1.34: nothing.
    Nothing,
}

/// What happens when a location is gained.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum OnGain {
    /// AB-1.35: it may be exchanged for any tile of the stack.
    SwapWithStack,
}
