//! Positions as text, for scenarios.
//!
//! A position is at the menu of the active player, in the second round unless it is said otherwise (states count from
//! then on, ST-19.4). Lists are separated by commas, `-` is the empty list, and `fear*3` means three of them. Players
//! have the creatures in their order, two tokens of each kind, full vitality, no attributes, a lair in the Living
//! Wildwood with counter 0, stand in their lairs, and have missions that are not met by chance. `A` stands for any seat.
//!
//! | key | value |
//! |---|---|
//! | `active`, `round`, `discarded` | a seat; numbers |
//! | `turn` | what was done in this turn: `moved`, `acted`, `location`, `rested` |
//! | `A.creature`, `A.at`, `A.vitality` | a creature; a location, or `lair`; a number |
//! | `A.card` | impact tokens on the card: `fear*2,favour` |
//! | `A.spent`, `A.repeat` | influence tokens in the Pool, on Repeat Test; the rest is in the hand |
//! | `A.trophies` | foreign influence tokens: `B.fear,C.favour` |
//! | `A.attributes`, `A.wounds` | `leszy_stag_antlers.2`: the level; the wounded level |
//! | `A.used` | attributes used in this turn |
//! | `A.lair`, `A.lair_counter` | a location; a number, or `-` for a face-up lair |
//! | `A.missions`, `A.done`, `A.progress` | the next missions, the current one first; how many are completed; numbers |
//! | `A.completed` | `yes`: a mission was completed in this turn |
//! | `A.tasks` | completed tasks |
//! | `area_grod.tokens` | face-down tokens: `fear`, `fear:AB` known to A and B, `fear!` shown to all |
//! | `area_grod.guesses`, `area_grod.offering` | Here I Am tokens in order: `B.fear,C.favour`; `A.fear` |
//! | `task.krukowiec`, `deck.village` | the task there; what is left in the deck, the others are discarded |
//! | `events`, `counter.1`, `event_deck` | the row; a counter; what is left in the deck, the others are discarded |
//! | `pairs` | the action pairs, upper card first: `task/tracks,…` |
//! | `hunters`, `children`, `tracks` | where tokens lie |
//! | `warrior.at`, `sorcerer.at` | a location, or `-` |
//! | `removed` | locations that Tracks have removed |
//!
//! Only to be read: `A.hand`, `A.mission`, `A.left` (missions), `A.lair_deck`, `A.blocked`, `A.wounded`, `pool`,
//! `vitality_pool`, `discard.village`, `event_discard`, `under.village`, `queue`, `question`, `ending`, `dice`,
//! `test.count` (dice to be rolled), `test.difficulty`.

mod place;
mod read;

use table::{Audit, Id, IdSet, Position, Seat, Source};

use crate::components::{
    COLUMNS, Creature, EVENT_COUNTER, EventId, FIRST_GAME_MISSIONS, FigureCard, Kind, Location, MISSIONS,
    MainAction, MissionId, Missions, TaskId,
};
use crate::state::Frame;
use crate::{CREATURES, DICE, EVENTS, FIGURES, FIRST, Options, STEAL, State, TASKS, setup};

/// Missions that no single step meets, one for each seat.
const QUIET: [MissionId; 6] = [
    MissionId::SamodivaM02,
    MissionId::LichoM05,
    MissionId::SzeptuchaM10,
    MissionId::SzeptuchaM09,
    MissionId::DrugostM07,
    MissionId::BobokM07,
];

/// Every card once on top, from the first column on.
const PAIRS: [[MainAction; 2]; COLUMNS] = [
    [MainAction::Task, MainAction::Figures],
    [MainAction::Figures, MainAction::Clash],
    [MainAction::Clash, MainAction::HereIAm],
    [MainAction::HereIAm, MainAction::Tracks],
    [MainAction::Tracks, MainAction::Task],
];

impl Position for State {
    fn blank(options: &Options) -> Self {
        let mut s = setup::empty(options);
        s.first = options.first.unwrap_or_default();
        s.active = s.first;
        s.round = 2;
        s.counters = [EVENT_COUNTER; COLUMNS];
        s.pairs = PAIRS;
        s.lay_first_cards();
        s.tracks = Location::all().filter(|place| place.is_village()).collect();
        s.hunters = Location::all().filter(|place| !place.is_village()).collect();
        s.children = s.hunters;
        s.warrior = Some(Location::Grod);
        s.sorcerer = Some(Location::Krukowiec);
        for seat in Seat::all(options.players) {
            let player = &mut s.players[seat];
            player.hand = [2, 2];
            player.lair = Some(Location::PuszczaZywa);
            player.lair_counter = Some(0);
            player.lair_maybe = IdSet::full();
            place::creature(&mut s, seat, Creature::ALL[seat.index()]);
            place::card(&mut s, seat, [2, 2]);
        }
        s
    }

    fn place(&mut self, key: &str, value: &str) -> Result<(), String> {
        place::place(self, key, value)
    }

    fn settle(&mut self) -> Result<(), String> {
        self.deal_the_rest()?;
        self.frames.push(Frame::Menu);
        self.audit()
    }

    fn read(&self, key: &str) -> Option<String> {
        read::read(self, key)
    }

    fn draw_text(source: Source, outcome: u32) -> String {
        fn text<I: Id>(outcome: u32) -> Option<String> {
            I::from_index(outcome as usize).map(|id| id.to_string())
        }
        let text = match source {
            DICE => Some((outcome + 1).to_string()),
            TASKS => text::<TaskId>(outcome),
            EVENTS => text::<EventId>(outcome),
            FIGURES => text::<FigureCard>(outcome),
            CREATURES => text::<Creature>(outcome),
            STEAL => text::<Kind>(outcome),
            FIRST => Seat::new(outcome as u8).map(|seat| seat.to_string()),
            _ => None,
        };
        text.unwrap_or_else(|| outcome.to_string())
    }

    fn draw_parse(source: Source, text: &str) -> Option<u32> {
        fn index<I: Id>(text: &str) -> Option<u32> {
            text.parse::<I>().ok().map(|id| id.index() as u32)
        }
        match source {
            DICE => text.parse::<u32>().ok()?.checked_sub(1),
            TASKS => index::<TaskId>(text),
            EVENTS => index::<EventId>(text),
            FIGURES => index::<FigureCard>(text),
            CREATURES => index::<Creature>(text),
            STEAL => index::<Kind>(text),
            FIRST => text.parse::<Seat>().ok().map(|seat| seat.index() as u32),
            _ => text.parse().ok(),
        }
    }
}

impl State {
    /// The first cards of the decks on the board.
    fn lay_first_cards(&mut self) {
        for at in Location::all() {
            let deck = &mut self.decks[at.deck().index()];
            self.tasks[at.index()] = deck.cards.first();
            self.tasks[at.index()].map(|task| deck.cards.remove(task));
        }
        for (column, event) in EventId::all().take(COLUMNS).enumerate() {
            self.events[column] = event;
            self.event_deck.remove(event);
        }
    }

    /// ST-28.10: everybody gets missions until the deck is complete, and the top one is current.
    fn deal_the_rest(&mut self) -> Result<(), String> {
        let size = if self.first_game { FIRST_GAME_MISSIONS } else { MISSIONS };
        let dealt = |player: &crate::Player| player.missions.len() + player.done.len();
        let held = self.players.iter().flat_map(|(_, player)| player.missions.iter().chain(&player.done));
        let mut left = Missions::full().without(held.copied().flatten().collect());
        for (seat, player) in self.players.iter_mut() {
            if dealt(player) > size {
                return Err(format!("{seat} has more than {size} missions"));
            }
            if player.missions.is_empty() && dealt(player) < size && left.remove(QUIET[seat.index()]) {
                player.missions.push(Some(QUIET[seat.index()]));
            }
        }
        left = left.without(QUIET.into_iter().collect());
        for (_, player) in self.players.iter_mut() {
            while dealt(player) < size {
                let Some(mission) = left.first() else { break };
                left.remove(mission);
                player.missions.push(Some(mission));
            }
            player.mission().map(|mission| self.seen.insert(mission));
        }
        Ok(())
    }
}
