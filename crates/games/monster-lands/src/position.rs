//! Positions as text, for scenarios.
//!
//! Lists are separated by commas, `-` is the empty list. What is placed is taken out of its pile, so every component is in
//! the game once. Affinities are given first: `A.affinity` brings leader and starting mercenary. `A` stands for any seat.
//!
//! | key | value |
//! |---|---|
//! | `round`, `first`, `active` | numbers and seats |
//! | `A.affinity` | the clan |
//! | `A.glory`, `A.gold`, `A.defence`, `A.potions`, `A.venoms` | numbers |
//! | `A.pool` | dice: `S,S,M,P3` |
//! | `A.traps` | all traps of the store: `trap_starting,trap_total_4` |
//! | `A.members` | more members: `fandor,novice.1` |
//! | `A.leader` | one of the members, or `-` |
//! | `A.wounded`, `A.gear` | members; cards with their bearers: `noxx.1/fandor` |
//! | `A.loot`, `A.trophies` | loot tokens, monsters |
//! | `A.territories` | with their settlers: `kyzhul/nimra,yuha` |
//! | `tavern`, `lodge`, `bazaar`, `loot` | the offers from the first slot |
//! | `mission`, `contract` | mission tiles |
//! | `land.A`, `land.B` | territory and face: `kyzhul/tile_1a` |
//! | `monster.A`, `monster.B`, `monster.gate` | monsters |
//! | `path.A.1` | who, dice, tokens: `nimra/S,S,M/trap_total_4,defence/potion,venom`; later parts may be left out |
//! | `panic` | buildings |
//! | `last.hunter` | the last Persuasion die of a building |
//! | `taken.mine` | spaces taken: `1,3` |
//!
//! It is the turn of the active player; with empty pools everybody passes and the adventure phase begins.
//!
//! Only to be read: `A.reputation`, `A.surplus`, `A.score`, `A.rank`, `carried`, `question`, `supply`, `path.A.1.dice`,
//! `path.A.1.carried`.

mod place;
mod read;

use table::{Game, Id, Position, Seat, Source};

use crate::components::{Building, Face, Gear, Loot, MemberId, Mission, Monster, Territory, Trap};
use crate::{
    ATTACK, DIE, FIRST, GEAR, LOOT, MEMBER, MISSION, MONSTER, Options, PANIC, RED, State, TERRITORY, TILE,
    TRAP, TRICK, YELLOW, setup,
};

impl Position for State {
    fn blank(options: &Options) -> Self {
        setup::empty(options)
    }

    fn place(&mut self, key: &str, value: &str) -> Result<(), String> {
        place::place(self, key, value)
    }

    fn settle(&mut self) -> Result<(), String> {
        place::settle(self)
    }

    fn read(&self, key: &str) -> Option<String> {
        read::read(self, key)
    }

    fn draw_text(source: Source, outcome: u32) -> String {
        fn text<I: Id>(outcome: u32) -> Option<String> {
            I::from_index(outcome as usize).map(|id| id.to_string())
        }
        let text = match source {
            MEMBER => text::<MemberId>(outcome),
            TRAP | TRICK => text::<Trap>(outcome),
            GEAR => text::<Gear>(outcome),
            LOOT => text::<Loot>(outcome),
            MONSTER => text::<Monster>(outcome),
            TERRITORY => text::<Territory>(outcome),
            TILE => text::<Face>(outcome),
            MISSION => text::<Mission>(outcome),
            PANIC => text::<Building>(outcome),
            FIRST => Seat::new(outcome as u8).map(|seat| seat.to_string()),
            _ => None,
        };
        text.unwrap_or_else(|| (outcome + 1).to_string())
    }

    fn draw_parse(source: Source, text: &str) -> Option<u32> {
        fn index<I: Id>(text: &str) -> Option<u32> {
            text.parse::<I>().ok().map(|id| id.index() as u32)
        }
        match source {
            MEMBER => index::<MemberId>(text),
            TRAP | TRICK => index::<Trap>(text),
            GEAR => index::<Gear>(text),
            LOOT => index::<Loot>(text),
            MONSTER => index::<Monster>(text),
            TERRITORY => index::<Territory>(text),
            TILE => index::<Face>(text),
            MISSION => index::<Mission>(text),
            PANIC => index::<Building>(text),
            FIRST => text.parse::<Seat>().ok().map(|seat| seat.index() as u32),
            DIE | ATTACK | RED | YELLOW => {
                text.parse::<u32>().ok().filter(|face| (1..=6).contains(face)).map(|face| face - 1)
            }
            _ => None,
        }
    }
}

/// The id of the game, for error messages.
const ID: &str = State::META.id;
