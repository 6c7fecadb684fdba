//! What a viewer may know (ML-15). One thing is hidden: which trap and trick tokens lie face down, in stores, on paths and
//! among the discarded ones. This file decides, field by field.

use serde::Serialize;
use table::{Outcome, Score, Seat, SeatSet, Viewer};

use crate::components::{
    Affinity, Buildings, DiceCount, Difficulty, Face, Gear, Loots, MemberId, Members, Mission, Monster,
    Monsters, Rank, Territories, Territory, Trap, Traps,
};
use crate::deployment::{self, Offer};
use crate::rules::roll::totals;
use crate::rules::{attack, battle, clans, load};
use crate::score::{self, score};
use crate::state::{Clan, Occupant, Path, RollKind, Settings};
use crate::values::{Area, Faces, PathId};
use crate::{Question, State, rules};

/// A position of Monster Lands as one viewer knows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// Whose view this is; `None` for spectators.
    pub viewer: Option<Seat>,
    /// Who is to act.
    pub to_act: SeatSet,
    /// What is asked, in one word.
    pub question: Option<QuestionView>,
    /// What can be sent along on each path, for the viewer on turn.
    pub offers: Vec<Offer>,
    /// The round, from 1.
    pub round: u8,
    /// The last round.
    pub rounds: u8,
    /// The first player.
    pub first: Seat,
    /// Who is on turn in the deployment phase.
    pub active: Seat,
    /// Who is out of the deployment phase.
    pub out: SeatSet,
    /// Whether the game is over.
    pub over: bool,
    /// Places from A on, once the game is over.
    pub places: Option<Vec<u8>>,
    /// The rank reached, in a game alone that is over.
    pub rank: Option<Rank>,
    /// How hard the game is.
    pub difficulty: Difficulty,
    /// The scenario of a game alone; 0 with rivals.
    pub scenario: u8,
    /// Whether Trickery is played.
    pub trickery: bool,
    /// Extra attack dice of this round.
    pub round_dice: u8,
    /// Dice in the general supply.
    pub supply: DiceCount,
    /// Defence tokens, potions and venoms in the general supply.
    pub tokens: [u8; 3],
    /// The Citadel.
    pub citadel: CitadelView,
    /// The paths.
    pub paths: Vec<PathView>,
    /// The dice mission and the contract.
    pub missions: [Option<Mission>; 2],
    /// Territory A and B.
    pub territories: [Option<Territory>; 2],
    /// Their path tiles.
    pub tiles: [Option<Face>; 2],
    /// The monsters of Territory A, Territory B and the Entrance.
    pub monsters: [Option<Monster>; 3],
    /// How many dice each of them attacks with in this round (ML-10.7).
    pub attack_dice: [u8; 3],
    /// Captured monsters on their way to the Entrance.
    pub escaped: [Option<Monster>; 2],
    /// Which of the three monsters were attacked in this round.
    pub attacked: [bool; 3],
    /// The area and path being resolved.
    pub area: Area,
    /// The active path.
    pub path: PathId,
    /// The monster of the battle.
    pub foe: Option<Monster>,
    /// Carried damage or conquest points.
    pub carried: u8,
    /// The totals of a dice mission so far.
    pub totals: [Option<u8>; 2],
    /// A roll under way.
    pub roll: Option<RollView>,
    /// Hits or dice aimed at a mercenary.
    pub packet: Option<PacketView>,
    /// The players from A on.
    pub players: Vec<ClanView>,
    /// The Tavern's offer.
    pub tavern: Vec<Option<MemberId>>,
    /// Novices beside the Tavern.
    pub novices: usize,
    /// The offer of the Hunter's Lodge.
    pub lodge: Vec<Option<Trap>>,
    /// The Bazaar's offer.
    pub bazaar: Vec<Option<Gear>>,
    /// The face-up loot.
    pub loot: Loots,
    /// How many are left in the piles of hirelings, traps, equipment, loot, monsters, territories, missions, panic.
    pub piles: [usize; 8],
    /// Discarded hirelings.
    pub member_discard: Members,
    /// Discarded traps that were seen.
    pub trap_discard: Traps,
    /// How many tokens were discarded face down.
    pub hidden_discard: usize,
    /// Discarded loot.
    pub loot_discard: Loots,
    /// Discarded monsters.
    pub monster_discard: Monsters,
    /// Territories removed by Madhala.
    pub territory_discard: Territories,
    /// Madhala's tricks: in the pile, and those that were used.
    pub tricks: (usize, Traps),
    /// Missions completed (ML-20.12).
    pub missions_done: u8,
}

/// The Citadel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CitadelView {
    /// Spaces taken, a bit for each, by building.
    pub taken: [u8; 7],
    /// The last Persuasion die of each building; 0 for none.
    pub last: [u8; 7],
    /// Buildings in panic.
    pub panic: Buildings,
}

/// A path and its load.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PathView {
    /// Which.
    pub path: PathId,
    /// The mercenary on it.
    pub member: Option<MemberId>,
    /// Whose it is.
    pub owner: Option<Seat>,
    /// Whether Madhala's marker is on it.
    pub rival: bool,
    /// Whether its mercenary died.
    pub dead: bool,
    /// Dice not rolled.
    pub dice: DiceCount,
    /// Of these, safe from thieves.
    pub safe: DiceCount,
    /// Dice rolled.
    pub rolled: DiceCount,
    /// The tokens from the top: what is turned up or one's own; `None` for what the viewer may not know.
    pub tokens: Vec<TokenView>,
    /// Defence tokens.
    pub defence: u8,
    /// Potions, venoms and coins on the assignment token.
    pub carried: [u8; 3],
    /// Hits already cancelled by talents.
    pub blocked: u8,
    /// Redirect tricks: target and dice.
    pub redirects: Vec<(PathId, u8)>,
    /// Whether it was activated, fought, and rewarded.
    pub done: [bool; 3],
}

/// A trap or trick on a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct TokenView {
    /// What it is, if the viewer may know.
    pub trap: Option<Trap>,
    /// Whether it is turned up.
    pub shown: bool,
}

/// A roll under way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RollView {
    /// Faces by colour.
    pub faces: [Faces; 3],
    /// Rerolls left: Strength, Magic, Persuasion, Strength or Magic.
    pub rerolls: [u8; 4],
    /// Venoms used.
    pub venoms: u8,
    /// The total so far, for a kill, and for a capture.
    pub totals: [u8; 3],
    /// Whether the traps that a capture needs are there (ML-10.39).
    pub may_capture: bool,
    /// Whether the monster would be killed, and whether captured, if the owner stopped now.
    pub reached: (bool, bool),
}

/// Attack dice or hits aimed at a mercenary.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct PacketView {
    /// On which path.
    pub target: PathId,
    /// Dice to be thrown.
    pub dice: u8,
    /// Hits not cancelled so far.
    pub hits: u8,
    /// How many packets wait after it.
    pub waiting: usize,
}

/// What is asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct QuestionView {
    /// In one word.
    pub kind: &'static str,
    /// Who is asked.
    pub seat: Seat,
    /// About which path, if it is about one.
    pub path: Option<PathId>,
    /// A number that belongs to it: a discount, how many more, which token.
    pub number: u8,
}

/// What a viewer may know of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ClanView {
    /// The seat.
    pub seat: Seat,
    /// The affinity played.
    pub affinity: Option<Affinity>,
    /// Glory.
    pub glory: u8,
    /// Reputation.
    pub reputation: u8,
    /// Gold.
    pub gold: u16,
    /// What the salaries come to now (ML-13.16).
    pub salaries: u16,
    /// Strength and Magic dice of the pool.
    pub dice: [u8; 2],
    /// Persuasion dice of the pool.
    pub persuasion: Faces,
    /// How many traps.
    pub trap_count: usize,
    /// The traps, for their owner.
    pub traps: Option<Traps>,
    /// Defence tokens, potions, venoms.
    pub tokens: [u8; 3],
    /// The members.
    pub members: Vec<MemberView>,
    /// The leader.
    pub leader: Option<MemberId>,
    /// Loot tokens.
    pub loot: Loots,
    /// Conversion tokens and others apart: killed monsters.
    pub trophies: Monsters,
    /// Territories with their settlers, and whether they were used this round.
    pub territories: Vec<LandView>,
    /// Points so far.
    pub score: Score,
}

/// A member.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct MemberView {
    /// Which.
    pub member: MemberId,
    /// Whether it is wounded.
    pub wounded: bool,
    /// Whether it is on a path.
    pub assigned: bool,
    /// Whether its talent was used this round.
    pub used: bool,
    /// Its equipment, and whether it was used or moved.
    pub gear: Vec<(Gear, bool, bool)>,
}

/// A territory of a clan.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct LandView {
    /// Which.
    pub territory: Territory,
    /// Who is settled there.
    pub settler: Option<MemberId>,
    /// Whether it was used this round.
    pub used: bool,
}

/// What `viewer` may know.
#[allow(clippy::too_many_lines, reason = "one field after the other")]
pub(crate) fn of(s: &State, viewer: Viewer) -> View {
    // Taken apart without `..`: a new field does not compile until somebody has decided who sees it. What is named with
    // an underscore is shown through others, or is the engine's own bookkeeping.
    let State {
        options:
            Settings { difficulty, trickery, queens_gift: _, more_monsters: _, venom_helps_conquest: _, scenario },
        players,
        pending,
        step: _, // shown by the question and the area
        round,
        first,
        active,
        out,
        passes: _,
        moved: _, // shown with each card
        over,
        announced: _, // follows from glory
        supply,
        laid: _, // what is neither in the supply, in a pool nor on a path
        defence_supply,
        potion_supply,
        venom_supply,
        citadel,
        paths: _, // each below
        missions,
        territories,
        tiles,
        monsters,
        escaped,
        attacked,
        area,
        path,
        foe,
        carried,
        totals: mission_totals,
        roll,
        packets,
        redirected: _, // the packet says what is left
        wounded: _,
        assigned: _,
        used: _,
        gear_used: _,
        territory_used: _,
        bearer: _,
        settler: _, // with each member and territory
        hirelings,
        tavern,
        member_discard,
        novices,
        trap_pile, // its contents are hidden (ML-15.7)
        lodge,
        trap_discard,
        hidden_discard,    // only how many (ML-15.5)
        starting_shown: _, // follows from what was seen
        gear_pile,
        bazaar,
        gear_gone: _, // what is nowhere else
        loot_pile,
        loot_open,
        loot_discard,
        loot_laid: _, // what is nowhere else
        monster_pile,
        monster_discard,
        territory_pile,
        territory_discard,
        tile_pile: _, // what is nowhere else
        mission_bag,
        trick_pile,
        trick_discard,
        missions_done,
    } = s;
    View {
        viewer: viewer.seat(),
        to_act: rules::to_act(s),
        question: pending.top().map(|question| asked(s, question)),
        offers: deployment::offers(s, viewer),
        round: *round,
        rounds: s.scenario().rounds,
        first: *first,
        active: *active,
        out: *out,
        over: *over,
        places: over.then(|| places(&score::outcome(s))),
        rank: (*over && s.solo()).then(|| score::rank(s)),
        difficulty: *difficulty,
        scenario: *scenario,
        trickery: *trickery,
        round_dice: difficulty.attack_dice(*round),
        supply: *supply,
        tokens: [*defence_supply, *potion_supply, *venom_supply],
        citadel: CitadelView { taken: citadel.taken, last: citadel.last, panic: citadel.panic },
        paths: PathId::ALL.iter().map(|&path| path_view(s, path, viewer)).collect(),
        missions: *missions,
        territories: *territories,
        tiles: *tiles,
        monsters: *monsters,
        attack_dice: [Area::A, Area::B, Area::Gate]
            .map(|area| s.monster_at(area).map_or(0, |monster| attack::attack_dice_at(s, area, monster))),
        escaped: *escaped,
        attacked: *attacked,
        area: *area,
        path: *path,
        foe: *foe,
        carried: *carried,
        totals: *mission_totals,
        roll: roll.map(|roll| {
            let now = totals(s, &roll);
            let foe = foe.filter(|_| roll.kind == RollKind::Attack);
            RollView {
                faces: roll.faces,
                rerolls: roll.rerolls,
                venoms: roll.venoms,
                totals: [now.base, now.kill, now.capture],
                may_capture: foe.is_some_and(|monster| battle::has_traps(s, monster)),
                reached: foe.map_or((false, false), |monster| battle::reached(s, monster, now)),
            }
        }),
        packet: packets.first().map(|packet| PacketView {
            target: packet.target,
            dice: packet.dice,
            hits: packet.hits,
            waiting: packets.len() - 1,
        }),
        players: players.iter().map(|(seat, clan)| clan_view(s, seat, clan, viewer)).collect(),
        tavern: tavern.to_vec(),
        novices: novices.len(),
        lodge: lodge.to_vec(),
        bazaar: bazaar.to_vec(),
        loot: *loot_open,
        piles: [
            hirelings.len(),
            trap_pile.len(),
            gear_pile.len(),
            loot_pile.len(),
            monster_pile.len(),
            territory_pile.len(),
            mission_bag.len(),
            citadel.panic_pile.len(),
        ],
        member_discard: *member_discard,
        trap_discard: *trap_discard,
        hidden_discard: hidden_discard.len(),
        loot_discard: *loot_discard,
        monster_discard: *monster_discard,
        territory_discard: *territory_discard,
        tricks: (trick_pile.len(), *trick_discard),
        missions_done: *missions_done,
    }
}

fn places(outcome: &Outcome) -> Vec<u8> {
    outcome.places.as_slice().to_vec()
}

fn path_view(s: &State, id: PathId, viewer: Viewer) -> PathView {
    let Path {
        occupant,
        dice,
        safe,
        rolled,
        tokens,
        defence,
        potions,
        venoms,
        coins,
        blocked,
        redirects,
        activated,
        fought,
        rewarded,
    } = s.path(id);
    let owner = s.path_owner(id);
    let own = owner.is_some_and(|seat| viewer.is(seat));
    PathView {
        path: id,
        member: s.member_on(id),
        owner,
        rival: *occupant == Occupant::Rival,
        dead: *occupant == Occupant::Dead,
        dice: *dice,
        safe: *safe,
        rolled: *rolled,
        tokens: tokens
            .iter()
            .map(|token| TokenView { trap: (token.shown || own).then_some(token.trap), shown: token.shown })
            .collect(),
        defence: *defence,
        carried: [*potions, *venoms, *coins],
        blocked: *blocked,
        redirects: redirects.iter().flatten().map(|redirect| (redirect.target, redirect.dice)).collect(),
        done: [*activated, *fought, *rewarded],
    }
}

fn clan_view(s: &State, seat: Seat, clan: &Clan, viewer: Viewer) -> ClanView {
    let Clan {
        affinity,
        glory,
        gold,
        pool,
        traps,
        defence,
        potions,
        venoms,
        members,
        leader,
        loot,
        trophies,
        territories,
    } = clan;
    ClanView {
        seat,
        affinity: *affinity,
        glory: *glory,
        reputation: s.reputation(seat),
        gold: *gold,
        salaries: clans::salaries_due(s, seat),
        dice: [pool.s, pool.m],
        persuasion: pool.p,
        trap_count: traps.len(),
        traps: viewer.is(seat).then_some(*traps),
        tokens: [*defence, *potions, *venoms],
        members: members.iter().map(|member| member_view(s, member)).collect(),
        leader: *leader,
        loot: *loot,
        trophies: *trophies,
        territories: territories
            .iter()
            .map(|territory| LandView {
                territory,
                settler: s.settler[territory as usize],
                used: s.territory_used.contains(territory),
            })
            .collect(),
        score: score(s, seat),
    }
}

fn member_view(s: &State, member: MemberId) -> MemberView {
    let gear = s.gear_of(member);
    MemberView {
        member,
        wounded: s.wounded.contains(member),
        assigned: s.assigned.contains(member),
        used: s.used.contains(member),
        gear: gear.map(|gear| (gear, s.gear_used.contains(gear), s.moved.contains(gear))).collect(),
    }
}

/// The question as everybody sees it: nothing hidden is in any of them.
fn asked(s: &State, question: Question) -> QuestionView {
    let (kind, path, number) = match question {
        Question::Affinity { .. } => ("affinity", None, 0),
        Question::GiftDie => ("gift_die", None, 0),
        Question::GiftItem => ("gift_item", None, 0),
        Question::Turn { .. } => ("turn", None, 0),
        Question::Hunter { discount, .. } => ("hunter", None, discount),
        Question::Excess { .. } => ("excess", None, 0),
        Question::Alchemist { .. } => ("alchemist", None, 0),
        Question::Tavern { discount, beer, .. } => {
            (if beer { "tavern_after_beer" } else { "tavern" }, None, discount)
        }
        Question::FreeHire { .. } => ("free_hire", None, 0),
        Question::Armoury { discount, .. } => ("armoury", None, discount),
        Question::Pawn { .. } => ("pawn", None, 0),
        Question::Bazaar { discount, .. } => match discount {
            Some(discount) => ("bazaar", None, discount),
            None => ("free_gear", None, 0),
        },
        Question::Mine { .. } => ("mine", None, 0),
        Question::LoadDice { path, .. } => ("load_dice", Some(path), 0),
        Question::LoadTokens { path, .. } => ("load_tokens", Some(path), load::token_room(s, path)),
        Question::LoadCarry { path, .. } => ("load_carry", Some(path), 0),
        Question::Loot { .. } => ("loot", None, 0),
        Question::Roll { .. } => ("roll", Some(s.path), 0),
        Question::Contract { path, .. } => ("contract", Some(path), 0),
        Question::PayTrap { path, left, .. } => ("pay_trap", Some(path), left),
        Question::Reveal { path, token, .. } => ("reveal", Some(path), token + 1),
        Question::Target { path, token, .. } => ("target", Some(path), token + 1),
        Question::Cancel { path, .. } => ("cancel", Some(path), 0),
        Question::Steal { path, .. } => ("steal", Some(path), 0),
        Question::Redirect { source, .. } => ("redirect", Some(s.path), source),
        Question::Sacrifice { .. } => ("sacrifice", None, 0),
        Question::Block { .. } => ("block", None, 0),
        Question::Drink { .. } => ("drink", None, 0),
        Question::KillOrCapture { .. } => ("kill_or_capture", Some(s.path), 0),
        Question::Deed { .. } => ("deed", Some(s.path), 0),
        Question::Heal { .. } => ("heal", None, 0),
        Question::Window { .. } => ("window", None, 0),
        Question::Leader { .. } => ("leader", None, 0),
        Question::Desert { .. } => ("desert", None, 0),
        Question::Inherit { .. } => ("inherit", None, 0),
    };
    let path = path.or_else(|| s.packets.first().map(|packet| packet.target));
    QuestionView { kind, seat: question.seat(s), path, number }
}
