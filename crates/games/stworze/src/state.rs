//! A position: plain data, copied like a number.
//!
//! Decks have no order, for nobody knows one (ST-22.11): a card is drawn when it is turned over; only task cards laid
//! under their deck wait there in order. Impact tokens on a card and influence tokens in a hand or in the Pool are
//! numbers by kind; those in areas lie in the order in which they came, each with those who know its face (ST-22.4).

mod frame;

pub use frame::{Frame, List};

use serde::Serialize;
use table::{IdSet, Pending, PerSeat, Row, Seat, SeatSet};

use crate::components::{
    ATTRIBUTES_MAX, Area, AttributeId, COLUMNS, Creature, DICE_MAX, Deck, EventId, Events, Figure,
    FigureCard, Kind, Location, Locations, MISSIONS, MainAction, MissionId, Missions, TaskId, Tasks,
    TestKind, Time, Trait,
};

/// The largest table.
pub(crate) const SEATS: usize = 6;

/// How deep frames nest: menu, window, settling, an event with its group of targets, a loss, its window, an item.
const DEPTH: usize = 24;

/// The most impact tokens that can lie in one area inside a step: four from before, a test with tax, and one for each
/// attribute of six creatures, with room to spare.
pub(crate) const AREA_MAX: usize = 32;

/// The whole truth about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    pub(crate) players: PerSeat<Player, SEATS>,
    pub(crate) frames: Pending<Frame, DEPTH>,
    pub(crate) active: Seat,
    /// ST-4.1: who begins every round.
    pub(crate) first: Seat,
    /// From 1; 0 during the set-up.
    pub(crate) round: u8,
    pub(crate) round_cap: u8,
    pub(crate) turn: Turn,
    /// ST-24.1: the end is triggered.
    pub(crate) ending: bool,
    pub(crate) over: bool,
    pub(crate) first_game: bool,

    pub(crate) areas: [AreaState; Area::ALL.len()],
    /// ST-2.15: impact tokens in the Pool, by kind.
    pub(crate) pool: [u8; 2],
    pub(crate) vitality_pool: u8,

    pub(crate) tasks: [Option<TaskId>; Location::ALL.len()],
    pub(crate) decks: [TaskDeck; Deck::ALL.len()],
    pub(crate) events: [EventId; COLUMNS],
    pub(crate) counters: [u8; COLUMNS],
    pub(crate) event_deck: Events,
    pub(crate) event_discard: Events,
    /// ST-24.1: events discarded in the whole game.
    pub(crate) discarded: u8,
    /// The action pairs by column, the upper card first (ST-8.1).
    pub(crate) pairs: [[MainAction; 2]; COLUMNS],

    pub(crate) hunters: Locations,
    pub(crate) children: Locations,
    pub(crate) tracks: Locations,
    pub(crate) warrior: Option<Location>,
    pub(crate) sorcerer: Option<Location>,
    pub(crate) warrior_card: FigureCard,
    pub(crate) sorcerer_card: FigureCard,
    /// ST-13.5: locations that Tracks have removed from all location decks.
    pub(crate) removed: Locations,

    /// ST-6: what is due, in order.
    pub(crate) queue: Row<Option<Due>, 12>,
    pub(crate) test: Option<Test>,
    pub(crate) event: Option<EventNow>,
    pub(crate) naming: Option<Naming>,
    /// ST-22.10: missions that have once been current.
    pub(crate) seen: Missions,
}

const _: () = assert!(size_of::<State>() <= 4096, "search copies this a million times a second");

/// What lies before one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Player {
    pub(crate) creature: Option<Creature>,
    /// `None` in the lair (ST-28.16).
    pub(crate) place: Option<Location>,
    pub(crate) vitality: u8,
    /// Impact tokens on the card, by kind.
    pub(crate) card: [u8; 2],
    /// ST-22.5: who has looked at the card since its tokens last changed.
    pub(crate) card_seen: SeatSet,
    /// ST-22.14: a bit for each number of Fear tokens on the card that checkpoints have ruled out, until the tokens
    /// change.
    pub(crate) fear_ruled_out: u8,

    /// Influence tokens in the hand, by face.
    pub(crate) hand: [u8; 2],
    /// Own influence tokens in the Pool, by face.
    pub(crate) spent: [u8; 2],
    pub(crate) repeat: Option<Kind>,
    /// ST-14.9: foreign influence tokens by owner and face.
    pub(crate) trophies: [[u8; 2]; SEATS],

    pub(crate) attributes: Row<Option<Attribute>, ATTRIBUTES_MAX>,
    /// ST-5.4: a bit for each attribute card used in this turn.
    pub(crate) used: u8,

    pub(crate) lair: Option<Location>,
    /// ST-18.2: `None` for a face-up lair.
    pub(crate) lair_counter: Option<u8>,
    /// ST-22.9: who has looked at the lair.
    pub(crate) lair_seen: SeatSet,
    /// Which locations the face-down lair may be for all that is public.
    pub(crate) lair_maybe: Locations,

    /// The remaining missions, the current one first. In the set-up all that the player holds.
    pub(crate) missions: Row<Option<MissionId>, 10>,
    pub(crate) done: Row<Option<MissionId>, MISSIONS>,
    /// ST-19.6.
    pub(crate) completed_this_turn: bool,
    /// What has been counted for the current mission, part by part.
    pub(crate) progress: [u8; 2],
    /// The different locations counted for it (ST-1.76).
    pub(crate) visited: Locations,
    pub(crate) tasks: Tasks,
    /// How far the player is with the secret choices of the set-up.
    pub(crate) stage: u8,
    /// ST-22.5: what looks have shown since the player last acted, area by area. No rule reads it: it is there for
    /// tokens that are gone before the player is asked again.
    pub(crate) looked: [Look; Area::ALL.len()],
}

/// The faces that a look at an area has shown, by kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[allow(missing_docs, reason = "the fields have the names of the rules")]
pub struct Look {
    pub impact: [u8; 2],
    pub influence: [u8; 2],
}

impl Player {
    /// Impact tokens on the card.
    pub(crate) fn tokens(&self) -> u8 {
        self.card[0] + self.card[1]
    }

    /// ST-15.3: slots for more.
    pub(crate) fn free_slots(&self) -> u8 {
        self.creature.map_or(0, |creature| creature.card().impact).saturating_sub(self.tokens())
    }

    /// ST-17.11.
    pub(crate) fn max_vitality(&self) -> u8 {
        self.creature.map_or(0, |creature| creature.card().vitality.len() as u8)
    }

    /// ST-17.7: so many places from the right are blocked.
    pub(crate) fn blocked(&self) -> u8 {
        self.creature.map_or(0, |creature| creature.blocked(self.vitality))
    }

    /// The attributes in play.
    pub(crate) fn attributes(&self) -> impl Iterator<Item = Attribute> + Clone + '_ {
        self.attributes.iter().copied().flatten()
    }

    /// Wound markers on all attributes.
    pub(crate) fn wounds(&self) -> u8 {
        self.attributes().map(|attribute| attribute.wounds.count_ones() as u8).sum()
    }

    /// Foreign influence tokens held.
    pub(crate) fn trophy_count(&self) -> u8 {
        self.trophies.iter().flatten().sum()
    }

    /// The current mission (ST-19.1).
    pub(crate) fn mission(&self) -> Option<MissionId> {
        self.missions.first().copied().flatten()
    }
}

/// An attribute in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Attribute {
    pub(crate) id: AttributeId,
    pub(crate) level: u8,
    /// A bit for each wounded level.
    pub(crate) wounds: u8,
}

impl Attribute {
    /// ST-14.12: whether an unlocked level is not wounded.
    pub(crate) const fn can_be_wounded(self) -> bool {
        (self.wounds.count_ones() as u8) < self.level
    }

    /// Whether this level, from 1, is unlocked and not wounded (ST-14.15).
    pub(crate) const fn usable(self, level: u8) -> bool {
        level <= self.level && self.wounds & (1 << (level - 1)) == 0
    }
}

/// What lies in an area (ST-2.10).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct AreaState {
    pub(crate) tokens: Row<Option<Impact>, AREA_MAX>,
    /// Here I Am tokens in the order in which they were laid (ST-12.4).
    pub(crate) guesses: Row<Option<Guess>, SEATS>,
    pub(crate) offering: Option<(Seat, Kind)>,
}

impl AreaState {
    /// ST-12.3, ST-28.8: whether `seat` has an influence token here.
    pub(crate) fn has_influence(&self, seat: Seat) -> bool {
        self.guesses.iter().flatten().any(|guess| guess.owner == seat)
            || self.offering.is_some_and(|(owner, _)| owner == seat)
    }
}

/// An impact token in an area.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Impact {
    pub(crate) kind: Kind,
    /// Who knows its face.
    pub(crate) known: SeatSet,
    /// Whether it was shown to all, spectators included (ST-9.2).
    pub(crate) shown: bool,
}

/// A Here I Am token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Guess {
    pub(crate) owner: Seat,
    pub(crate) face: Kind,
    /// Who has looked at it.
    pub(crate) known: SeatSet,
}

/// A task deck with its discard pile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct TaskDeck {
    pub(crate) cards: Tasks,
    /// ST-1.48: cards laid under the deck, the uppermost first.
    pub(crate) under: Row<Option<TaskId>, 24>,
    pub(crate) discard: Tasks,
}

impl TaskDeck {
    pub(crate) fn len(&self) -> usize {
        self.cards.len() + self.under.len()
    }
}

/// Something in the queue (ST-6.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Due {
    /// The event of this column.
    Event(u8),
    /// A count of this area.
    Count(Area),
    /// A forced count.
    Forced(Area),
}

/// What is counted anew in every turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[allow(clippy::struct_excessive_bools, reason = "each is one fact of ST-4.2")]
pub(crate) struct Turn {
    pub(crate) moved: bool,
    pub(crate) acted: bool,
    pub(crate) location_used: bool,
    pub(crate) rested: bool,
    /// ST-7.9: an extra move or location action was made.
    pub(crate) extras_used: bool,
    pub(crate) extra_moves: u8,
    pub(crate) extra_locations: u8,
    /// ST-1.56.
    pub(crate) ignore_blocks: bool,
}

/// The test being made (ST-9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Test {
    pub(crate) kind: TestKind,
    pub(crate) feature: Trait,
    pub(crate) time: Time,
    pub(crate) at: Location,
    /// Printed difficulty.
    pub(crate) printed: u8,
    pub(crate) difficulty_change: i8,
    pub(crate) dice_change: i8,
    pub(crate) needed: u8,
    /// ST-1.37: with the value of this time.
    pub(crate) value_time: Option<Time>,
    /// ST-1.38.
    pub(crate) other_trait: bool,
    pub(crate) dice: Row<u8, DICE_MAX>,
    /// ST-9.15: successes of earlier rolls of a single die.
    pub(crate) banked: u8,
    /// ST-1.41.
    pub(crate) added: u8,
    pub(crate) offering_used: bool,
    /// ST-1.61, ST-1.62: decided without a roll.
    pub(crate) decided: Option<bool>,
    pub(crate) figure: Option<Figure>,
    pub(crate) card: Option<FigureCard>,
    pub(crate) harm: bool,
    pub(crate) defender: Option<Seat>,
}

impl Test {
    /// ST-9.8.
    pub(crate) fn difficulty(&self) -> u8 {
        let (low, high) = crate::components::DIFFICULTY;
        self.printed.saturating_add_signed(self.difficulty_change).clamp(low, high)
    }

    /// ST-1.40: whether a die of this rank can be changed so.
    pub(crate) fn can_adjust(rank: u8, delta: i8) -> bool {
        rank.checked_add_signed(delta).is_some_and(|changed| (1..=6).contains(&changed))
    }

    /// Dice of the last roll that meet the difficulty.
    pub(crate) fn hits(&self) -> u8 {
        self.dice.iter().filter(|&&rank| rank >= self.difficulty()).count() as u8
    }

    /// ST-9.6, ST-9.15: whether it would pass as it stands.
    pub(crate) fn passes(&self) -> bool {
        self.decided.unwrap_or(self.hits() + self.banked + self.added >= self.needed)
    }

    /// ST-9.15: one die where two successes are needed.
    pub(crate) fn keeps_successes(&self) -> bool {
        self.needed > 1 && self.dice.len() == 1
    }
}

/// The event taking effect (ST-16).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct EventNow {
    pub(crate) column: u8,
    /// ST-1.43.
    pub(crate) exempt: SeatSet,
    /// ST-1.44.
    pub(crate) cancelled: bool,
}

/// The Tracks action under way (ST-13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Naming {
    pub(crate) named: Location,
    /// ST-1.45: whose lair is not found.
    pub(crate) hidden: SeatSet,
}

impl State {
    /// How many play.
    pub(crate) fn count(&self) -> u8 {
        self.players.seats()
    }

    /// ST-5.13: everybody, from the active player clockwise.
    pub(crate) fn round_of(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        self.active.round(self.count())
    }

    /// The area of a seat's creature; `None` in its lair.
    pub(crate) fn area_of(&self, seat: Seat) -> Option<Area> {
        self.players[seat].place.map(Location::area)
    }

    pub(crate) fn area(&self, area: Area) -> &AreaState {
        &self.areas[area as usize]
    }

    /// The tokens of an area, in order.
    pub(crate) fn impacts(&self, area: Area) -> impl Iterator<Item = Impact> + Clone + '_ {
        self.areas[area as usize].tokens.iter().copied().flatten()
    }

    /// Impact tokens in the Pool.
    pub(crate) fn pool_size(&self) -> u8 {
        self.pool[0] + self.pool[1]
    }

    /// ST-18.1: the location deck of a seat, without the lair.
    pub(crate) fn location_deck(&self, seat: Seat) -> Locations {
        let mut deck = IdSet::full().without(self.removed);
        if let Some(lair) = self.players[seat].lair {
            deck.remove(lair);
        }
        deck
    }

    /// The discarded tasks of both decks.
    pub(crate) fn discarded_tasks(&self) -> Tasks {
        self.decks[0].discard.or(self.decks[1].discard)
    }

    /// Figures of a kind at a location.
    pub(crate) fn stands(&self, figure: Figure, at: Location) -> bool {
        match figure {
            Figure::Hunter => self.hunters.contains(at),
            Figure::Children => self.children.contains(at),
            Figure::Warrior => self.warrior == Some(at),
            Figure::Sorcerer => self.sorcerer == Some(at),
        }
    }

    /// ST-1.6: those with the most (or the fewest) completed missions.
    pub(crate) fn by_missions(&self, most: bool) -> SeatSet {
        let counts = self.players.iter().map(|(_, player)| player.done.len());
        let mark = if most { counts.max() } else { counts.min() };
        self.players.iter().filter(|(_, p)| Some(p.done.len()) == mark).map(|(seat, _)| seat).collect()
    }

    /// The area whose count is about to be revealed (ST-1.8).
    pub(crate) fn counted(&self) -> Option<Area> {
        self.frames.iter().rev().find_map(|frame| match frame {
            Frame::CountReveal { area, .. } => Some(area),
            _ => None,
        })
    }
}
