//! What happens, and who sees it (ST-22).

use table::{Number, Seat, Secret, Viewer};

use crate::components::{
    Area, AttributeId, BoardToken, Creature, EventId, Figure, FigureCard, Kind, Location, MainAction,
    MissionId, TaskId, Trait,
};

table::notation! {
    /// What happened.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Event: "an event of Stworze" {
        /// A creature was chosen or drawn.
        Creature { seat: Seat, creature: Creature } = "creature",
        /// Somebody has made all secret choices of a stage of the set-up.
        Ready { seat: Seat } = "ready",
        /// An attribute was chosen at the start.
        Started { seat: Seat, attribute: AttributeId } = "started",
        /// Missions changed hands.
        Gift { from: Seat, to: Seat, mission: Secret<MissionId> } = "gift",
        /// A mission is current now.
        Mission { seat: Seat, mission: MissionId } = "mission",
        /// The Warrior and the Sorcerer of this game.
        Figures { warrior: FigureCard, sorcerer: FigureCard } = "figures",
        /// A pair of action cards lies in a column: the upper card, the lower card.
        Pair { column: Number, upper: MainAction, lower: MainAction } = "pair",
        /// An event was laid out.
        Laid { column: Number, event: EventId } = "laid",
        /// A task was laid out.
        Task { at: Location, task: TaskId } = "task",
        /// A turn begins.
        Turn { seat: Seat, round: Number } = "turn",
        /// A creature moved.
        Moved { seat: Seat, to: Location } = "moved",
        /// A creature is in its lair now.
        Home { seat: Seat } = "home",
        /// A main action was chosen.
        Chose { seat: Seat, column: Number, action: MainAction } = "chose",
        /// An event counter stands here now.
        Counter { column: Number, counter: Number } = "counter",
        /// A location action was used.
        Used { seat: Seat, at: Location } = "used",
        /// A creature rests.
        Rested { seat: Seat } = "rested",
        /// A token was paid or laid into an area; shown if it is the token of a test.
        Shown { seat: Seat, area: Area, kind: Kind } = "shown",
        /// A token was paid or laid into an area, unshown.
        Paid { seat: Seat, area: Area, kind: Secret<Kind> } = "paid",
        /// A token was paid into the Pool from a lair.
        PaidHome { seat: Seat, kind: Secret<Kind> } = "paid_home",
        /// A token of the Pool was laid into an area.
        Sown { seat: Seat, area: Area, kind: Secret<Kind> } = "sown",
        /// Tokens of a named kind were taken.
        Took { seat: Seat, kind: Kind, n: Number } = "took",
        /// Somebody who takes tokens is told whether a kind has run out.
        PoolSeen { seat: Seat } = "pool_seen",
        /// A token of any kind was taken.
        TookAny { seat: Seat, kind: Secret<Kind> } = "took_any",
        /// A token was lost or discarded.
        Lost { seat: Seat, kind: Secret<Kind> } = "lost",
        /// Vitality was lost or paid.
        Weaker { seat: Seat, n: Number } = "weaker",
        /// Vitality was regained.
        Stronger { seat: Seat, n: Number } = "stronger",
        /// A wound was healed.
        Healed { seat: Seat, attribute: AttributeId, level: Number } = "healed",
        /// A level was wounded.
        Wounded { seat: Seat, attribute: AttributeId, level: Number } = "wounded",
        /// A token went from one card to another.
        Stole { seat: Seat, from: Seat, kind: Secret<Kind> } = "stole",
        /// A token of an area was taken onto a card.
        TookFrom { seat: Seat, area: Area, number: Number, kind: Secret<Kind> } = "took_from",
        /// A token of an area went to the Pool unseen.
        Returned { area: Area, number: Number } = "returned",
        /// A token went from one area to another.
        Shifted { area: Area, number: Number, to: Area } = "shifted",
        /// A token of an area and one of a card were exchanged.
        Swapped { seat: Seat, area: Area, number: Number, took: Secret<Kind>, gave: Secret<Kind> } = "swapped",
        /// An area was cleared unseen.
        Cleared { area: Area } = "cleared",
        /// Somebody looked at the tokens of an area.
        Peeked { seat: Seat, area: Area } = "peeked",
        /// What a token of the area shows.
        SawToken { seat: Seat, area: Area, number: Number, kind: Secret<Kind> } = "saw_token",
        /// What an influence token shows.
        SawGuess { seat: Seat, area: Area, owner: Seat, face: Secret<Kind> } = "saw_guess",
        /// Somebody looked at a lair.
        SawLair { seat: Seat, of: Seat, lair: Secret<Location> } = "saw_lair",
        /// Somebody looked at a card: so many Fear tokens.
        SawCard { seat: Seat, of: Seat, fear: Secret<Number> } = "saw_card",
        /// A lair counter stands here now.
        LairCounter { seat: Seat, counter: Number } = "lair_counter",
        /// Influence tokens were taken back.
        TookBack { seat: Seat, face: Secret<Kind> } = "took_back",
        /// An influence token lies on Repeat Test.
        Repeat { seat: Seat, face: Secret<Kind> } = "repeat",
        /// A guess was laid.
        Guessed { seat: Seat, area: Area, face: Secret<Kind> } = "guessed",
        /// A figure was moved.
        FigureMoved { figure: Figure, to: Location } = "figure_moved",
        /// A token is back on the board.
        Back { token: BoardToken, at: Location } = "back",
        /// A token left the board.
        Gone { token: BoardToken, at: Location } = "gone",
        /// A task was taken.
        TaskTaken { seat: Seat, task: TaskId } = "task_taken",
        /// A task went under its deck.
        TaskUnder { at: Location, task: TaskId } = "task_under",
        /// A figure card was drawn.
        Met { seat: Seat, card: FigureCard } = "met",
        /// An item was used.
        Item { seat: Seat, attribute: AttributeId, level: Number } = "item",
        /// A completed task was used.
        TaskUsed { seat: Seat, task: TaskId } = "task_used",
        /// The Offering reroll was used.
        Offering { seat: Seat } = "offering",
        /// The Repeat Test token was used.
        Repeated { seat: Seat } = "repeated",
        /// A test begins.
        Test { seat: Seat, feature: Trait, difficulty: Number } = "test",
        /// A die shows this rank.
        Rolled { number: Number, rank: Number } = "rolled",
        /// A test was passed.
        Passed { seat: Seat } = "passed",
        /// A test failed.
        Failed { seat: Seat } = "failed",
        /// A Clash was won.
        ClashWon { winner: Seat, loser: Seat } = "clash_won",
        /// An influence token was given.
        Trophy { loser: Seat, winner: Seat, face: Secret<Kind> } = "trophy_given",
        /// Foreign tokens were discarded.
        TrophySpent { seat: Seat, owner: Seat, face: Secret<Kind> } = "trophy_spent",
        /// Somebody attacks somebody.
        Attacked { seat: Seat, defender: Seat } = "attacked",
        /// Tracks named a location.
        Named { seat: Seat, location: Location } = "named",
        /// Lairs at the named location are checked.
        Searched { location: Location } = "searched",
        /// A lair was found or revealed.
        LairShown { seat: Seat, lair: Location } = "lair_shown",
        /// A new lair was chosen.
        LairChosen { seat: Seat, lair: Secret<Location> } = "lair_chosen",
        /// A lair is hidden from Tracks.
        Hidden { seat: Seat } = "hidden",
        /// All removed location cards are back.
        LocationsBack = "locations_back",
        /// An event takes effect.
        EventNow { event: EventId } = "event_now",
        /// The event spares somebody.
        Exempt { seat: Seat } = "exempt",
        /// The event has no effect.
        Cancelled = "cancelled",
        /// An area was counted: Fear, Favour.
        Counted { area: Area, fear: Number, favour: Number } = "counted",
        /// A guess was revealed.
        Guess { area: Area, seat: Seat, face: Kind } = "guess",
        /// A mission was completed.
        Completed { seat: Seat, mission: MissionId } = "completed",
        /// A mission was not completed at a checkpoint, which tells something about hidden tokens.
        NotYet { seat: Seat } = "not_yet",
        /// Missions may lie in another order.
        Reordered { seat: Seat } = "reordered",
        /// An attribute has this level now.
        Level { seat: Seat, attribute: AttributeId, level: Number } = "level",
        /// An attribute was given up.
        Dropped { seat: Seat, attribute: AttributeId } = "dropped",
        /// Somebody answered a question; what follows from it comes later.
        Decided { seat: Seat } = "decided",
        /// Somebody made one of several secret choices.
        Thought { seat: Seat } = "thought",
        /// Somebody passed in a window.
        Passes { seat: Seat } = "passes",
        /// The end was triggered.
        Ending = "ending",
        /// The game is over.
        Ended = "ended",
    }
}

impl table::Event for Event {
    fn is_barrier(&self) -> bool {
        match self {
            Self::Creature { .. } | Self::Started { .. } | Self::Gift { .. } | Self::Mission { .. } => true,
            Self::Figures { .. } | Self::Pair { .. } | Self::Laid { .. } | Self::Task { .. } => true,
            Self::Shown { .. } | Self::Took { .. } | Self::Stole { .. } | Self::TookFrom { .. } => true,
            Self::Swapped { .. } | Self::SawToken { .. } | Self::SawGuess { .. } | Self::SawLair { .. } => {
                true
            }
            Self::SawCard { .. } | Self::TaskTaken { .. } | Self::Met { .. } | Self::Rolled { .. } => true,
            Self::Trophy { .. } | Self::Named { .. } | Self::LairShown { .. } | Self::Counted { .. } => true,
            Self::Reordered { .. }
            | Self::PoolSeen { .. }
            | Self::NotYet { .. }
            | Self::Completed { .. }
            | Self::Guess { .. } => true,
            Self::Searched { .. } => true, // a miss tells something too
            _ => false,
        }
    }

    /// ST-22.3 to ST-22.10.
    fn redacted(&self, viewer: Viewer) -> Option<Self> {
        let me = |seat: Seat| viewer.is(seat);
        Some(match *self {
            Self::Gift { from, to, mission } => {
                Self::Gift { from, to, mission: mission.shown(me(from) || me(to)) }
            }
            Self::Paid { seat, area, kind } => Self::Paid { seat, area, kind: kind.shown(me(seat)) },
            Self::PaidHome { seat, kind } => Self::PaidHome { seat, kind: kind.shown(me(seat)) },
            Self::Sown { seat, area, kind } => Self::Sown { seat, area, kind: kind.shown(me(seat)) },
            Self::TookAny { seat, kind } => Self::TookAny { seat, kind: kind.shown(me(seat)) },
            Self::Lost { seat, kind } => Self::Lost { seat, kind: kind.shown(me(seat)) },
            Self::Stole { seat, from, kind } => {
                Self::Stole { seat, from, kind: kind.shown(me(seat) || me(from)) }
            }
            Self::TookFrom { seat, area, number, kind } => {
                Self::TookFrom { seat, area, number, kind: kind.shown(me(seat)) }
            }
            Self::Swapped { seat, area, number, took, gave } => {
                Self::Swapped { seat, area, number, took: took.shown(me(seat)), gave: gave.shown(me(seat)) }
            }
            Self::SawToken { seat, area, number, kind } => {
                if !me(seat) {
                    return None;
                }
                Self::SawToken { seat, area, number, kind }
            }
            // ST-22.6: whether there was doubt depends on the taker's own tokens.
            Self::PoolSeen { seat } | Self::Thought { seat } if !me(seat) => return None,
            Self::SawGuess { seat, area, owner, face } => {
                Self::SawGuess { seat, area, owner, face: face.shown(me(seat) || me(owner)) }
            }
            Self::SawLair { seat, of, lair } => {
                Self::SawLair { seat, of, lair: lair.shown(me(seat) || me(of)) }
            }
            Self::SawCard { seat, of, fear } => {
                Self::SawCard { seat, of, fear: fear.shown(me(seat) || me(of)) }
            }
            Self::TookBack { seat, face } => Self::TookBack { seat, face: face.shown(me(seat)) },
            Self::Repeat { seat, face } => Self::Repeat { seat, face: face.shown(me(seat)) },
            Self::Guessed { seat, area, face } => Self::Guessed { seat, area, face: face.shown(me(seat)) },
            Self::Trophy { loser, winner, face } => {
                Self::Trophy { loser, winner, face: face.shown(me(loser) || me(winner)) }
            }
            Self::TrophySpent { seat, owner, face } => {
                Self::TrophySpent { seat, owner, face: face.shown(me(seat) || me(owner)) }
            }
            Self::LairChosen { seat, lair } => Self::LairChosen { seat, lair: lair.shown(me(seat)) },
            public => public,
        })
    }
}
