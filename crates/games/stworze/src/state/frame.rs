//! What is still to be done and what is being asked: a stack of frames. The top one alone decides; a frame that needs
//! no answer is carried out at once, so what lies on top between two actions is always a question.

use table::{Seat, SeatSet};

use crate::components::{
    Area, AttributeId, Effect, EventId, Figure, FigureCard, Location, MissionId, TaskId, Window,
};

/// Where a list of effects is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "each names what it is printed on")]
pub enum List {
    Level { attribute: AttributeId, level: u8 },
    Task { task: TaskId },
    Event { event: EventId },
    Choice { event: EventId, option: u8 },
    Help { card: FigureCard },
    Harm { card: FigureCard },
    Place { location: Location },
    Lair { location: Location, index: u8 },
}

impl List {
    /// The effects.
    pub(crate) fn effects(self) -> &'static [Effect] {
        match self {
            Self::Level { attribute, level } => attribute.card().levels[level as usize - 1].effects,
            Self::Task { task } => task.card().reward.effects,
            Self::Event { event } => event.card().effects,
            Self::Choice { event, option } => match event.card().effects {
                [Effect::ChooseOne { options, .. }, ..] => options[option as usize],
                _ => &[],
            },
            Self::Help { card } => card.card().help.effects,
            Self::Harm { card } => card.card().harm.effects,
            Self::Place { location } => location.action(),
            Self::Lair { location, index } => location.lair()[index as usize].effects,
        }
    }
}

/// A frame of the stack: a question, or work that waits for what lies above it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "`by` or `seat` is who is asked or meant, `left` what is still to be done")]
pub enum Frame {
    /// ST-3.2: choose a creature.
    PickCreature { by: Seat },
    /// ST-3.12: tokens, missions, attribute and lair, everybody at once.
    Start,
    /// ST-3.8: gifts, everybody at once.
    Gift,
    /// ST-3.9: the order of the missions, everybody at once.
    Order,
    /// ST-4.10: the menu of the active player.
    Menu,
    /// ST-5: a window; `asked` is who may use an item now.
    Window { kind: Window, only: Option<Seat>, passed: SeatSet, asked: Option<Seat> },
    /// ST-4.8: the queue, then the checkpoint.
    Settle,
    /// ST-6.7: those who have been looked at.
    Checkpoint { seen: SeatSet },
    /// ST-14.9: which foreign tokens are discarded.
    Trophies { seat: Seat, left: u8 },
    /// A list of effects, from `next` on (ST-1.2).
    Effects { user: Seat, list: List, next: u8, chosen: Option<Seat>, area: Option<Area> },
    /// ST-1.7: one effect on several targets.
    Each { user: Seat, list: List, index: u8, left: SeatSet },
    /// ST-5.1, ST-1.84: the card of a used task goes to its discard pile.
    TaskUsed { user: Seat, task: TaskId },
    /// ST-1.76: a location action was used.
    PlaceUsed { at: Location },
    /// ST-1.6: choose a creature.
    Target { by: Seat, list: List, index: u8 },
    /// ST-1.8: choose an area.
    ChooseArea { by: Seat, list: List, index: u8 },
    /// ST-1.58: choose an option.
    Choose { by: Seat, list: List, index: u8 },
    /// ST-1.31: where a creature is moved.
    MoveTo { by: Seat, target: Seat, surroundings: bool },
    /// ST-1.33: which figure is moved.
    WhichFigure { by: Seat },
    /// ST-1.33: where it is moved.
    FigureTo { by: Seat, figure: Figure },
    /// ST-1.48: whose task is replaced.
    ReplaceAt { by: Seat },
    /// ST-1.9: kinds of tokens taken from the Pool.
    Gain { seat: Seat, left: u8 },
    /// ST-17.12: where regained vitality goes.
    Regain { seat: Seat, left: u8 },
    /// ST-1.15: which wounds are healed.
    Heal { seat: Seat, left: u8 },
    /// ST-17.3: a loss, after its window.
    Loss { seat: Seat, vitality: u8, impact: u8 },
    /// ST-1.42: how the prevented part is split.
    Spare { by: Seat, n: u8 },
    /// ST-17.3: which impact tokens are lost.
    LoseTokens { seat: Seat, left: u8 },
    /// ST-17.3: then the vitality.
    LoseVitality { seat: Seat, n: u8 },
    /// ST-14.12: which attribute is wounded; `may` also none (ST-14.11).
    WoundWhich { by: Seat, target: Seat, may: bool },
    /// ST-14.12: which of its levels.
    WoundLevel { target: Seat, attribute: AttributeId },
    /// ST-20.5, ST-20.8: an attribute gets better.
    Improve { seat: Seat, n: u8 },
    /// ST-1.17: faces of influence tokens taken back.
    TakeBack { seat: Seat, left: u8 },
    /// ST-1.19.
    TakeTokens { by: Seat, area: Area, left: u8, taken: bool },
    /// ST-1.20.
    ReturnTokens { by: Seat, area: Area, left: u8 },
    /// ST-1.22: where tokens are moved.
    MoveTokensTo { by: Seat, area: Area, left: u8 },
    /// ST-1.22: which.
    MoveTokens { by: Seat, area: Area, to: Area, left: u8, moved: bool },
    /// ST-1.23.
    Swap { by: Seat, area: Area, left: u8 },
    /// ST-1.21, from a card.
    PlaceOwn { by: Seat, area: Area, left: u8 },
    /// ST-1.21, from the Pool: in this area, then in those after it up to `last`.
    PlacePool { area: u8, last: u8, left: u8, n: u8 },
    /// ST-1.30.
    Counter { by: Seat, n: u8 },
    /// ST-1.34: a bit for each kind of token.
    ReturnOne { by: Seat, kinds: u8, left: u8 },
    /// ST-1.39: dice picked so far, as bits.
    Reroll { by: Seat, picked: u8, left: u8 },
    /// ST-1.40.
    Adjust { by: Seat, picked: u8, left: u8, delta: i8 },
    /// ST-1.43.
    Exempt { by: Seat, left: u8, chosen: bool },
    /// ST-1.46.
    TakeDiscarded { by: Seat, left: u8 },
    /// ST-1.47.
    DrawFrom { by: Seat, left: u8 },
    /// ST-19.17: missions are put in order; `placed` of them are, and `was` was on top.
    Reorder { by: Seat, placed: u8, was: Option<MissionId> },
    /// ST-1.53: which influence token goes on Repeat Test.
    RepeatFace { by: Seat },
    /// ST-1.57.
    Flip { by: Seat, left: u8 },
    /// ST-11.3: help, harm or decline.
    FigureSide { figure: Figure, card: FigureCard },
    /// ST-9.9 (4).
    Roll,
    /// ST-9.9 (6), (7).
    TestResult,
    /// ST-9.9 (8).
    TestDone { passed: bool },
    /// ST-14.7: the loser gives an influence token.
    GiveInfluence { winner: Seat, loser: Seat },
    /// ST-14.10.
    LookAtLair { winner: Seat, loser: Seat },
    /// ST-16.2: the effects.
    EventEffects,
    /// ST-16.6: returning tokens, from this kind on.
    EventReturns { token: u8, left: u8 },
    /// ST-16.2: deed, discard, new event.
    EventEnd,
    /// ST-15.11: a count after its window.
    CountReveal { area: Area, forced: bool },
    /// ST-15.13: who still completes a mission.
    Complete { left: SeatSet },
    /// ST-13.2: lairs are checked.
    TracksFind,
    /// ST-13.6: losses of the found.
    TracksLoss { left: SeatSet },
    /// ST-13.6: cards are removed.
    TracksRemove { found: SeatSet },
    /// ST-13.4: new lairs, everybody at once.
    NewLair { left: SeatSet },
    /// ST-6.9: the Tracks action is over.
    TracksDone { hit: bool },
    /// ST-7.7: another lair or not.
    RestLair,
    /// ST-7.7: points.
    RestPoints { left: u8 },
    /// ST-18.6: which effect of the revealed lair.
    LairChoice { counter: u8 },
    /// ST-6.9: the reveal is over.
    LairUsed { counter: u8 },
}
