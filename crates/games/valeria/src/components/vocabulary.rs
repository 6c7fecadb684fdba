//! The closed vocabulary of effects (VA-1). A new card needs no code, a new kind needs one variant here and one
//! function where it is carried out.

use std::fmt;

use serde::{Serialize, Serializer};

use super::{Area, Bundle, CitizenId, MonsterType, Resource, Role};

/// What a card does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Effect {
    /// VA-1.2: take tokens from the bank.
    Gain(Bundle),
    /// VA-1.3: take tokens for each thing counted.
    GainPer {
        /// What is counted.
        per: Count,
        /// The tokens for each.
        #[serde(flatten)]
        bundle: Bundle,
    },
    /// VA-1.4: one after another.
    All {
        /// The effects.
        effects: &'static [Effect],
    },
    /// VA-1.5: one of these.
    ChooseOne {
        /// The options.
        options: &'static [Effect],
    },
    /// VA-1.6: pay tokens to take others.
    PayToGain {
        /// The price.
        pay: Bundle,
        /// What it buys.
        gain: Bundle,
    },
    /// VA-1.7: take tokens from an opponent.
    Steal {
        /// The kinds to choose from.
        kinds: &'static [Resource],
        /// How many.
        amount: u8,
        /// Whether fewer may be taken.
        up_to: bool,
    },
    /// VA-1.8: a citizen of the centre for nothing.
    TakeCitizen(Filter),
    /// VA-1.9: one more slaying.
    ExtraSlay,
    /// VA-1.10: put an own card back for tokens.
    ReturnCard {
        /// Which cards.
        from: Returned,
        /// The tokens.
        gain: Bundle,
    },
    /// VA-1.11: a random monster of an opponent.
    TakeRandomMonster,
    /// VA-1.12: turn a die to a face.
    SetDie {
        /// The face.
        value: u8,
        /// The price.
        pay: Bundle,
        /// For each of these, if given.
        #[serde(skip_serializing_if = "Option::is_none")]
        pay_per: Option<Count>,
    },
    /// VA-1.13: lower a die.
    LowerDie {
        /// By so much.
        by: u8,
        /// Not below this.
        min: u8,
    },
    /// VA-1.14: recruit at base cost.
    IgnorePlus,
    /// VA-1.15: domains cost less.
    DomainDiscount {
        /// So much less.
        gold: u8,
    },
}

/// How a duke scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Scoring {
    /// VA-1.16: points for each thing counted.
    ScorePer {
        /// What is counted.
        per: Count,
        /// Points for each.
        vp: u8,
    },
    /// VA-1.17: points for resources left over.
    ScoreResources {
        /// So many resources for a point.
        divisor: u8,
    },
}

/// VA-1.8: which citizens may be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Filter {
    /// Only of this role.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub role: Option<Role>,
    /// Only of this name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<CitizenId>,
    /// VA-2.19: only of this base cost or less.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub max_cost: Option<u8>,
    /// Whether none may be taken.
    pub optional: bool,
}

impl Filter {
    /// Whether the citizen fits every filter given.
    pub fn fits(self, citizen: CitizenId) -> bool {
        let card = citizen.card();
        self.role.is_none_or(|role| card.role == role)
            && self.name.is_none_or(|name| citizen == name)
            && self.max_cost.is_none_or(|most| card.cost <= most)
    }
}

/// VA-1.10: which cards may be returned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Returned {
    /// Citizens of the tableau, never starters.
    Citizens,
    /// Monsters of the Victory stack.
    Monsters,
}

/// What is counted, always among the own cards (VA-2.13). Written as in the data file: `citizen_role:soldier`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Count {
    /// VA-1.18: citizen cards with this role.
    CitizenRole(Role),
    /// VA-1.19: cards of this name, starters included.
    Named(CitizenId),
    /// VA-1.20: monsters of this area.
    Area(Area),
    /// VA-1.21: role icons on citizens and domains.
    Role(Role),
    /// VA-1.22: citizen cards.
    Citizens,
    /// VA-1.22: domains.
    Domains,
    /// VA-1.22: monsters.
    Monsters,
    /// VA-1.22: monsters of this type.
    Type(MonsterType),
}

impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::CitizenRole(role) => write!(f, "citizen_role:{role}"),
            Self::Named(citizen) => write!(f, "named:{citizen}"),
            Self::Area(area) => write!(f, "area:{area}"),
            Self::Role(role) => write!(f, "role:{role}"),
            Self::Citizens => f.write_str("citizens"),
            Self::Domains => f.write_str("domains"),
            Self::Monsters => f.write_str("monsters"),
            Self::Type(kind) => write!(f, "type:{kind}"),
        }
    }
}

impl Serialize for Count {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
