//! The closed vocabulary of the cards (ST-1): places, kinds, effects, auras and conditions.

pub use super::ids::{AttributeId, Creature, EventId, FigureCard, MissionId, TaskId};
use table::IdSet;

table::ids! {
    /// The locations in the order of the ring (ST-21.2): villages and surroundings take turns.
    pub enum Location: "a location" {
        Krukowiec = "krukowiec", MartweBagna = "martwe_bagna", Oplotki = "oplotki", PuszczaZywa = "puszcza_zywa",
        Grod = "grod", CicheWzgorza = "ciche_wzgorza", Podgrodzie = "podgrodzie", JezioroRadun = "jezioro_radun",
    }
}

table::ids! {
    /// The areas in the order of ST-1.10.
    pub enum Area: "an area" {
        Krukowiec = "area_krukowiec", Oplotki = "area_oplotki", Podgrodzie = "area_podgrodzie", Grod = "area_grod",
    }
}

/// Several locations.
pub type Locations = IdSet<Location, u8>;

impl Location {
    /// ST-2.9: the area it belongs to.
    pub const fn area(self) -> Area {
        match self {
            Self::Krukowiec | Self::MartweBagna => Area::Krukowiec,
            Self::Oplotki | Self::PuszczaZywa => Area::Oplotki,
            Self::Podgrodzie | Self::JezioroRadun => Area::Podgrodzie,
            Self::Grod | Self::CicheWzgorza => Area::Grod,
        }
    }

    /// Whether it is a village; otherwise it is a surroundings.
    pub const fn is_village(self) -> bool {
        (self as u8).is_multiple_of(2)
    }

    /// ST-21.2: the next one clockwise.
    #[must_use]
    pub const fn clockwise(self) -> Self {
        Self::ALL[(self as usize + 1) % Self::ALL.len()]
    }

    /// Which task deck feeds it (ST-3.14).
    pub const fn deck(self) -> Deck {
        if self.is_village() { Deck::Village } else { Deck::Surroundings }
    }
}

table::ids! {
    /// What impact and influence tokens show (ST-2.4, ST-2.5).
    pub enum Kind: "fear or favour" { Fear = "fear", Favour = "favour" }
}

table::ids! {
    /// The two traits.
    pub enum Trait: "a trait" { Brutality = "brutality", Cunning = "cunning" }
}

impl Trait {
    /// ST-9.1: the token its test costs.
    pub const fn token(self) -> Kind {
        match self {
            Self::Brutality => Kind::Fear,
            Self::Cunning => Kind::Favour,
        }
    }

    /// The other one.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Brutality => Self::Cunning,
            Self::Cunning => Self::Brutality,
        }
    }
}

table::ids! {
    /// Day or night.
    pub enum Time: "day or night" { Day = "day", Night = "night" }
}

impl Time {
    /// The other one.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Day => Self::Night,
            Self::Night => Self::Day,
        }
    }
}

table::ids! {
    /// Whom the Figures action meets (ST-11.1).
    pub enum Figure: "a figure" {
        Hunter = "hunter", Children = "children", Warrior = "warrior", Sorcerer = "sorcerer",
    }
}

impl Figure {
    /// Its token.
    pub const fn token(self) -> BoardToken {
        match self {
            Self::Hunter => BoardToken::Hunter,
            Self::Children => BoardToken::Children,
            Self::Warrior => BoardToken::Warrior,
            Self::Sorcerer => BoardToken::Sorcerer,
        }
    }
}

table::ids! {
    /// Tokens on the board, in the order in which events return them (ST-16.9).
    pub enum BoardToken: "a token of the board" {
        Hunter = "hunter", Children = "children", Warrior = "warrior", Sorcerer = "sorcerer", Tracks = "tracks",
    }
}

table::ids! {
    /// The main actions (ST-2.6).
    pub enum MainAction: "a main action" {
        Task = "task", Figures = "figures", Clash = "clash", HereIAm = "here_i_am", Tracks = "tracks",
    }
}

table::ids! {
    /// The two task decks.
    pub enum Deck: "a task deck" { Village = "village", Surroundings = "surroundings" }
}

table::ids! {
    /// The moments at which items can be used (ST-5.6 to ST-5.12).
    pub enum Window: "a window" {
        Open = "open", BeforeRoll = "before_roll", AfterRoll = "after_roll", BeforeLoss = "before_loss",
        BeforeEvent = "before_event", BeforeCount = "before_count", BeforeTracks = "before_tracks",
    }
}

table::ids! {
    /// The kinds of tests (ST-1.5).
    pub enum TestKind: "a kind of test" { Task = "task", Figure = "figure", Clash = "clash" }
}

/// The icons of a vitality track (ST-17.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Icon {
    /// No icon.
    None,
    /// ST-17.7: so many places from the right are blocked.
    Block(u8),
    /// ST-17.8: the creature goes to its lair.
    Lair,
}

/// Where something may happen (ST-1.10).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Places(u8);

impl Places {
    /// Anywhere.
    pub const ANY: Self = Self(0xff);
    /// In villages.
    pub const VILLAGES: Self = Self(0x55);
    /// In surroundings.
    pub const SURROUNDINGS: Self = Self(0xaa);

    /// At these locations.
    pub const fn of(list: &[Location]) -> Self {
        let (mut bits, mut next) = (0, 0);
        while next < list.len() {
            bits |= 1 << list[next] as u8;
            next += 1;
        }
        Self(bits)
    }

    /// Whether `location` is one of them.
    pub const fn has(self, location: Location) -> bool {
        self.0 & (1 << location as u8) != 0
    }
}

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

/// Whose deeds a mission counts (ST-1.70).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// The mission's owner.
    Me,
    /// Any other.
    Other,
    /// Anyone.
    Anyone,
}

/// How a figure is treated (ST-1.72).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// Helped.
    Help,
    /// Harmed.
    Harm,
    /// Either.
    Any,
}

/// The conditions of missions (ST-1.71 to ST-1.96). Deeds come first, states from `CardTokens` on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the fields have the names of the ledger")]
pub enum Condition {
    /// ST-1.71.
    TaskDone { by: By, time: Option<Time>, feature: Option<Trait>, at: Places, n: u8 },
    /// ST-1.72.
    FigureDone { by: By, figures: &'static [Figure], mode: Mode, at: Places, n: u8 },
    /// ST-1.73.
    ClashWon { by: By, attacker: bool, feature: Option<Trait>, at: Places, n: u8 },
    /// ST-1.74.
    TestPassed { by: By, feature: Option<Trait>, time: Option<Time>, at: Places, min_successes: u8, n: u8 },
    /// ST-1.75.
    TestFailed { by: By, n: u8 },
    /// ST-1.76.
    LocationActionUsed { by: By, at: Places, distinct: bool, n: u8 },
    /// ST-1.77.
    HereIAmPlaced { by: By, at: Places, n: u8 },
    /// ST-1.78.
    TracksUsed { by: By, hit: bool, n: u8 },
    /// ST-1.79.
    AreaCounted { area: Option<Area>, majority: Option<Kind>, n: u8 },
    /// ST-1.80.
    AreaFull { area: Option<Area>, n: u8 },
    /// ST-1.81.
    EventFired { by: By, n: u8 },
    /// ST-1.82.
    VitalityLost { by: By, n: u8 },
    /// ST-1.83.
    ImpactSpent { by: By, area: Option<Area>, n: u8 },
    /// ST-1.84.
    TaskEffectUsed { by: By, n: u8 },
    /// ST-1.85.
    LairRevealed { by: By, min_counter: u8, n: u8 },
    /// ST-1.86.
    CardTokens { token: Token, min: u8, max: u8 },
    /// ST-1.87.
    AreaTokens { area: Option<Area>, min: u8, areas: u8 },
    /// ST-1.88.
    VitalityFull,
    /// ST-1.89.
    WithCreatures { n: u8, at: Places },
    /// ST-1.90.
    OthersAt { at: Places, n: u8 },
    /// ST-1.91.
    OthersInLair { n: u8 },
    /// ST-1.92.
    BoardCount { token: BoardToken, max: u8 },
    /// ST-1.93.
    InfluenceOnBoard { min: u8 },
    /// ST-1.94.
    LairHidden { min_counter: u8 },
    /// ST-1.95.
    TasksHeld { min: u8 },
    /// ST-1.96.
    AllOf { conditions: &'static [Condition] },
}

impl Condition {
    /// How often a deed must be done; `None` for a state.
    pub const fn times(&self) -> Option<u8> {
        match *self {
            Self::TaskDone { n, .. }
            | Self::FigureDone { n, .. }
            | Self::ClashWon { n, .. }
            | Self::TestPassed { n, .. }
            | Self::TestFailed { n, .. }
            | Self::LocationActionUsed { n, .. }
            | Self::HereIAmPlaced { n, .. }
            | Self::TracksUsed { n, .. }
            | Self::AreaCounted { n, .. }
            | Self::AreaFull { n, .. }
            | Self::EventFired { n, .. }
            | Self::VitalityLost { n, .. }
            | Self::ImpactSpent { n, .. }
            | Self::TaskEffectUsed { n, .. }
            | Self::LairRevealed { n, .. } => Some(n),
            _ => None,
        }
    }
}

/// Whose test an item needs (ST-1.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tester {
    /// The user's.
    Me,
    /// Somebody else's.
    Other,
    /// Anybody's.
    Any,
}

/// Where the user's creature must stand (ST-1.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlaceType {
    /// In a village.
    Village,
    /// In a surroundings.
    Surroundings,
}

/// How near the tester must be (ST-1.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Near {
    /// At the same location.
    SameLocation,
    /// In the same area.
    SameArea,
}

/// What an item needs to be used (ST-1.5); all of it must hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Requires {
    /// The printed time of the test.
    pub time: Option<Time>,
    /// The trait of the test.
    pub feature: Option<Trait>,
    /// The kinds of tests; empty for all.
    pub tests: &'static [TestKind],
    /// Whose test.
    pub tester: Tester,
    /// Where the user stands.
    pub place: Option<PlaceType>,
    /// Where the tester stands.
    pub near: Option<Near>,
}

impl Requires {
    /// No requirement.
    pub const NOTHING: Self =
        Self { time: None, feature: None, tests: &[], tester: Tester::Any, place: None, near: None };
}

/// A use of an attribute level or of a completed task (ST-5.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Use {
    /// When; `None` for a level without effect.
    pub window: Option<Window>,
    /// Impact tokens of any kind (ST-5.22).
    pub cost: u8,
    /// What must hold.
    pub requires: Requires,
    /// What happens.
    pub effects: &'static [Effect],
}

impl Use {
    /// ST-20.4: a level without effect.
    pub const NOTHING: Self = Self { window: None, cost: 0, requires: Requires::NOTHING, effects: &[] };
}
