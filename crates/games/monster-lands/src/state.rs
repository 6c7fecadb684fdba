//! A position: plain data, copied like a number.
//!
//! Piles have no order, for nobody knows one (ML-15.7): a card is drawn when it is turned over. Reputation is not stored,
//! since it is the sum of the members' (ML-16.13). Dice in buildings and on cards are only counted (`laid`): what
//! matters about them is which spaces are taken and the last Persuasion die.

mod board;
mod clan;
mod question;

pub use board::{Citadel, Occupant, Packet, PacketStage, Path, PathToken, Redirect, Roll, RollKind};
pub use clan::{Clan, Pool};
pub use question::{Question, Step};

use table::{Pending, PerSeat, Row, Seat, SeatSet};

use crate::Options;
use crate::components::{
    DiceCount, Face, GEAR, Gear, Gears, Loots, MemberId, Members, Mission, Missions, Monster, Monsters,
    OFFER_GEAR, OFFER_MEMBERS, OFFER_TRAPS, Scenario, TERRITORIES, Territories, Territory, TileFaces, Trap,
    Traps, scenario,
};
use crate::values::{Area, PathId};

/// The largest table.
pub(crate) const SEATS: usize = 4;
/// All paths outside.
pub(crate) const PATHS: usize = 14;
/// Every equipment card.
const ALL_GEAR: Gears = Gears::from_bits((1 << GEAR) - 1);
/// How deep questions nest.
const DEPTH: usize = 8;
/// Packets that wait: redirected dice of four tricks and Ginova, then the main attack.
pub(crate) const PACKETS: usize = 10;

/// The whole truth about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    pub(crate) options: Settings,
    pub(crate) players: PerSeat<Clan, SEATS>,
    pub(crate) pending: Pending<Question, DEPTH>,
    /// What follows when nothing is asked.
    pub(crate) step: Step,
    pub(crate) round: u8,
    pub(crate) first: Seat,
    /// Who is on turn in the deployment phase.
    pub(crate) active: Seat,
    /// ML-6.6: who is out of the deployment phase.
    pub(crate) out: SeatSet,
    /// ML-6.8: passes in a row.
    pub(crate) passes: u8,
    /// Equipment cards moved in this window (ML-6.44).
    pub(crate) moved: Gears,
    pub(crate) over: bool,
    /// Who has reached the glory that ends the game (ML-14.8).
    pub(crate) announced: SeatSet,

    /// Dice in the general supply.
    pub(crate) supply: DiceCount,
    /// Dice in buildings, on cards and tokens.
    pub(crate) laid: DiceCount,
    pub(crate) defence_supply: u8,
    pub(crate) potion_supply: u8,
    pub(crate) venom_supply: u8,

    pub(crate) citadel: Citadel,
    pub(crate) paths: [Path; PATHS],
    pub(crate) missions: [Option<Mission>; 2],
    /// Territory A and B.
    pub(crate) territories: [Option<Territory>; 2],
    pub(crate) tiles: [Option<Face>; 2],
    /// Of Territory A, Territory B and the Entrance.
    pub(crate) monsters: [Option<Monster>; 3],
    /// ML-13.8: captured monsters on their way to the Entrance.
    pub(crate) escaped: [Option<Monster>; 2],
    /// ML-10.55: whether the monster of this land was attacked.
    pub(crate) attacked: [bool; 3],

    /// The area whose battle or mission is being resolved.
    pub(crate) area: Area,
    /// The path that is active.
    pub(crate) path: PathId,
    /// The monster of the battle, also after its defeat.
    pub(crate) foe: Option<Monster>,
    /// ML-10.49, ML-11.5: carried damage or conquest points.
    pub(crate) carried: u8,
    /// ML-9.8: the totals of a dice mission.
    pub(crate) totals: [Option<u8>; 2],
    pub(crate) roll: Option<Roll>,
    /// The packet being resolved is the first.
    pub(crate) packets: Row<Packet, PACKETS>,
    /// Dice of the main attack that were turned elsewhere.
    pub(crate) redirected: u8,

    pub(crate) wounded: Members,
    pub(crate) assigned: Members,
    /// ML-1.10: talents used this round.
    pub(crate) used: Members,
    pub(crate) gear_used: Gears,
    pub(crate) territory_used: Territories,
    pub(crate) bearer: [Option<MemberId>; GEAR],
    pub(crate) settler: [Option<MemberId>; TERRITORIES],

    pub(crate) hirelings: Members,
    pub(crate) tavern: [Option<MemberId>; OFFER_MEMBERS],
    pub(crate) member_discard: Members,
    pub(crate) novices: Members,
    pub(crate) trap_pile: Traps,
    pub(crate) lodge: [Option<Trap>; OFFER_TRAPS],
    pub(crate) trap_discard: Traps,
    /// ML-15.5: tokens discarded face down.
    pub(crate) hidden_discard: Traps,
    /// Whose starting trap everybody has seen leave the game's hidden part.
    pub(crate) starting_shown: SeatSet,
    pub(crate) gear_pile: Gears,
    pub(crate) bazaar: [Option<Gear>; OFFER_GEAR],
    /// Discarded or lost with its bearer: never seen again (ML-7.50, ML-10.26).
    pub(crate) gear_gone: Gears,
    pub(crate) loot_pile: Loots,
    pub(crate) loot_open: Loots,
    pub(crate) loot_discard: Loots,
    /// ML-27.9: conversion tokens with a die on them.
    pub(crate) loot_laid: Loots,
    pub(crate) monster_pile: Monsters,
    pub(crate) monster_discard: Monsters,
    pub(crate) territory_pile: Territories,
    pub(crate) territory_discard: Territories,
    /// Path tiles in the pile, by both their faces.
    pub(crate) tile_pile: TileFaces,
    pub(crate) mission_bag: Missions,
    /// ML-20.13: Madhala's tricks.
    pub(crate) trick_pile: Traps,
    pub(crate) trick_discard: Traps,
    /// ML-20.12.
    pub(crate) missions_done: u8,
}

const _: () = assert!(size_of::<State>() <= 2048, "search copies this all the time");

/// The options, as part of the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(clippy::struct_excessive_bools, reason = "each is a switch of the rules")]
pub struct Settings {
    pub(crate) difficulty: crate::components::Difficulty,
    pub(crate) trickery: bool,
    pub(crate) queens_gift: bool,
    pub(crate) more_monsters: bool,
    pub(crate) venom_helps_conquest: bool,
    /// 0 with rivals.
    pub(crate) scenario: u8,
}

impl From<&Options> for Settings {
    fn from(options: &Options) -> Self {
        let &Options {
            players: _,
            difficulty,
            trickery,
            queens_gift,
            more_monsters,
            venom_helps_conquest,
            scenario,
        } = options;
        Self { difficulty, trickery, queens_gift, more_monsters, venom_helps_conquest, scenario }
    }
}

impl State {
    /// How many play.
    pub(crate) fn count(&self) -> u8 {
        self.players.seats()
    }

    /// ML-19.1: whether somebody plays alone.
    pub(crate) fn solo(&self) -> bool {
        self.options.scenario > 0
    }

    /// The special rules of this game.
    pub(crate) fn scenario(&self) -> &'static Scenario {
        scenario(self.options.scenario)
    }

    /// ML-18.3, ML-20.14: whether battles begin with a fight between mercenaries.
    pub(crate) fn tricks(&self) -> bool {
        self.options.trickery || self.scenario().tricks > 0
    }

    /// ML-1.15: everybody, beginning with the first player.
    pub(crate) fn turn_order(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        self.first.round(self.count())
    }

    /// ML-3.13: how many territories are in play.
    pub(crate) fn lands(&self) -> usize {
        if self.count() > 2 { 2 } else { 1 }
    }

    pub(crate) fn path(&self, path: PathId) -> &Path {
        &self.paths[path as usize]
    }

    pub(crate) fn path_mut(&mut self, path: PathId) -> &mut Path {
        &mut self.paths[path as usize]
    }

    /// The mercenary on a path.
    pub(crate) fn member_on(&self, path: PathId) -> Option<MemberId> {
        match self.path(path).occupant {
            Occupant::Member(member) => Some(member),
            _ => None,
        }
    }

    /// Whose clan a member belongs to.
    pub(crate) fn owner(&self, member: MemberId) -> Option<Seat> {
        self.players.iter().find(|(_, clan)| clan.members.contains(member)).map(|(seat, _)| seat)
    }

    /// Whose mercenary is on a path.
    pub(crate) fn path_owner(&self, path: PathId) -> Option<Seat> {
        self.member_on(path).and_then(|member| self.owner(member))
    }

    /// The equipment of a member.
    pub(crate) fn gear_of(&self, member: MemberId) -> impl Iterator<Item = Gear> + Clone + '_ {
        self.borne().iter().filter(move |&gear| self.bearer[gear as usize] == Some(member))
    }

    /// The equipment that is neither in the pile nor on sale nor gone: somebody bears it, or may inherit it.
    pub(crate) fn borne(&self) -> Gears {
        let offered: Gears = self.bazaar.iter().flatten().copied().collect();
        ALL_GEAR.without(self.gear_pile.or(self.gear_gone).or(offered))
    }

    /// ML-1.4: a mercenary whose token is not on a path; novices always.
    pub(crate) fn unassigned(&self, member: MemberId) -> bool {
        !self.assigned.contains(member)
    }

    /// Where a member is settled.
    pub(crate) fn settled_at(&self, member: MemberId) -> Option<Territory> {
        Territory::ALL.iter().copied().find(|&land| self.settler[land as usize] == Some(member))
    }

    /// The monster of an area.
    pub(crate) fn monster_at(&self, area: Area) -> Option<Monster> {
        area.land().and_then(|land| self.monsters[land])
    }

    /// The trap tokens of a clan that lie on paths face down.
    pub(crate) fn hidden_tokens(&self, seat: Seat) -> impl Iterator<Item = (PathId, usize, Trap)> + '_ {
        PathId::ALL.iter().copied().filter(move |&path| self.path_owner(path) == Some(seat)).flat_map(
            move |path| {
                let tokens = self.path(path).tokens.iter().enumerate();
                tokens.filter(|(_, token)| !token.shown).map(move |(at, token)| (path, at, token.trap))
            },
        )
    }

    /// ML-16.13: the sum of the members' reputations.
    pub(crate) fn reputation(&self, seat: Seat) -> u8 {
        self.players[seat].members.iter().map(|member| member.card().reputation).sum()
    }

    /// ML-1.9.
    pub(crate) fn surplus(&self, seat: Seat) -> u8 {
        self.players[seat].glory.saturating_sub(self.reputation(seat))
    }
}
