//! Effects (ST-1.11 to ST-1.59) with whom and what they mean, and auras (ST-1.60 to ST-1.67).

use super::{BoardToken, Deck, Figure, Kind, TestKind, Time};

/// Which creatures an effect means (ST-1.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// `self`.
    Me,
    /// Everybody.
    Each,
    /// All but the user's.
    EachOther,
    /// Any one but the user's.
    ChosenOther,
    /// Another one at the user's location.
    ChosenHere,
    /// All others at the user's location.
    OthersHere,
    /// All others in the user's area.
    OthersSameArea,
    /// All in villages.
    AllInVillages,
    /// All in surroundings.
    AllInSurroundings,
    /// All with the most completed missions.
    Leaders,
    /// All with the fewest.
    Trailers,
    /// The one chosen before.
    Same,
}

/// Which areas an effect means (ST-1.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Where {
    /// The area of the user's creature.
    Own,
    /// One of the user's choice.
    Chosen,
    /// All four.
    Each,
    /// The one being counted.
    Counted,
    /// The one chosen before.
    Same,
}

/// Which impact tokens (ST-1.9).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Token {
    /// The receiver chooses each.
    Any,
    /// This kind.
    Only(Kind),
}

/// Where a creature is moved (ST-1.31).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum To {
    /// To where the user's creature stands.
    UserLocation,
    /// Anywhere.
    Chosen,
    /// To any surroundings.
    ChosenSurroundings,
}

/// Where `place_impact` takes tokens from (ST-1.21).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum From {
    /// The user's card.
    Card,
    /// The Pool.
    Pool,
}

/// Which dice are rolled again (ST-1.39).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dice {
    /// All of them.
    All,
    /// One or more.
    Any,
    /// One to so many.
    UpTo(u8),
}

/// The effect kinds (ST-1.11 to ST-1.59).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the fields have the names of the ledger")]
pub enum Effect {
    /// ST-1.11.
    GainImpact { who: Who, token: Token, n: u8 },
    /// ST-1.12.
    LoseImpact { who: Who, n: u8 },
    /// ST-1.13.
    GainVitality { who: Who, n: u8 },
    /// ST-1.14.
    LoseVitality { who: Who, n: u8 },
    /// ST-1.15.
    HealWounds { who: Who, n: u8 },
    /// ST-1.16.
    Wound { who: Who },
    /// ST-1.17.
    GainInfluence { who: Who, n: u8 },
    /// ST-1.18.
    StealImpact { who: Who, n: u8 },
    /// ST-1.19.
    TakeFromArea { area: Where, n: u8 },
    /// ST-1.20.
    ReturnFromArea { area: Where, n: u8 },
    /// ST-1.21.
    PlaceImpact { area: Where, n: u8, from: From },
    /// ST-1.22.
    MoveImpact { area: Where, n: u8 },
    /// ST-1.23.
    SwapImpact { area: Where, n: u8 },
    /// ST-1.24.
    ClearArea { area: Where },
    /// ST-1.25.
    ForceCount { area: Where, min_tokens: u8 },
    /// ST-1.26.
    PeekArea { area: Where, influence: bool },
    /// ST-1.27.
    PeekLair { who: Who },
    /// ST-1.28.
    PeekCard { who: Who },
    /// ST-1.29.
    LairCounter { who: Who, delta: i8 },
    /// ST-1.30.
    EventCounter { n: u8 },
    /// ST-1.31.
    MoveCreature { who: Who, to: To },
    /// ST-1.32.
    SendToLair { who: Who },
    /// ST-1.33.
    MoveFigure { figures: &'static [Figure] },
    /// ST-1.34.
    ReturnToken { tokens: &'static [BoardToken], n: u8 },
    /// ST-1.35.
    AddDice { n: i8 },
    /// ST-1.36.
    ChangeDifficulty { delta: i8 },
    /// ST-1.37: `None` is the other time.
    UseTime { time: Option<Time> },
    /// ST-1.38.
    UseOtherTrait,
    /// ST-1.39.
    Reroll { dice: Dice },
    /// ST-1.40.
    AdjustDie { n: u8, delta: i8 },
    /// ST-1.41.
    AddSuccess { n: u8 },
    /// ST-1.42: of vitality, or of `any`.
    PreventLoss { any: bool, n: u8 },
    /// ST-1.43.
    ExemptFromEvent { n: u8 },
    /// ST-1.44.
    CancelEvent,
    /// ST-1.45.
    HideLair,
    /// ST-1.46.
    TakeDiscardedTask { n: u8 },
    /// ST-1.47: `None` is any mix of the decks.
    DrawTask { deck: Option<Deck>, n: u8 },
    /// ST-1.48: at `every` location or one of the user's choice.
    ReplaceTask { every: bool },
    /// ST-1.49.
    CompleteMission { who: Who },
    /// ST-1.50.
    RaiseAttribute { who: Who, n: u8 },
    /// ST-1.51.
    ReorderMissions { who: Who },
    /// ST-1.52.
    PostponeMission { who: Who },
    /// ST-1.53.
    SetRepeatToken,
    /// ST-1.54.
    ExtraLocationAction,
    /// ST-1.55.
    ExtraMove,
    /// ST-1.56.
    IgnoreBlocks,
    /// ST-1.57.
    FlipPair { n: u8 },
    /// ST-1.58.
    ChooseOne { who: Who, options: &'static [&'static [Effect]] },
    /// ST-1.59.
    PayVitality { n: u8 },
}

/// What works where the Warrior or the Sorcerer stands (ST-1.60).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the fields have the names of the ledger")]
pub enum Aura {
    /// ST-1.61.
    AutoFail { tests: &'static [TestKind] },
    /// ST-1.62.
    AutoSuccess { tests: &'static [TestKind] },
    /// ST-1.63.
    Dice { n: i8, tests: &'static [TestKind] },
    /// ST-1.63.
    Difficulty { delta: i8, tests: &'static [TestKind] },
    /// ST-1.64.
    Tax { n: u8, tests: &'static [TestKind] },
    /// ST-1.65.
    FreeLocationAction,
}
