//! Set-up (ML-3).

use table::{Chance, Id, IdSet, Log, Pending, PerSeat, Row, Seat, SeatSet};

use crate::components::{
    Building, DEFENCE_TOKENS, DICE, DiceCount, FIRST_OFFER_REPUTATION, GEAR, MemberId, Members, Monsters,
    OFFER_GEAR, OFFER_MEMBERS, OFFER_TRAPS, POTION_TOKENS, START_GLORY, START_GOLD, TERRITORIES, Trap,
    TrapClass, Traps, VENOM_TOKENS, scenario,
};
use crate::rules::{self, reset, supply};
use crate::state::{Citadel, Clan, PATHS, Path, Settings, State};
use crate::values::{Area, PathId};
use crate::{Event, FIRST, MONSTER, Options, Question, Step};

/// ML-2.2, ML-19.3: the dice of the players; alone Madhala's two are set apart.
pub(crate) fn supply_of_dice(scenario: u8) -> DiceCount {
    let apart = u8::from(scenario > 0);
    DiceCount { s: DICE.s - apart, m: DICE.m, p: DICE.p - apart }
}

/// Everything in its pile, nothing dealt, seat A first.
pub(crate) fn empty(options: &Options) -> State {
    let special = scenario(options.scenario);
    let clan = Clan {
        glory: START_GLORY,
        gold: special.gold.unwrap_or(START_GOLD),
        defence: special.defence,
        traps: std::iter::once(Trap::TrapStarting).collect(),
        ..Clan::default()
    };
    let in_deck = |member: &MemberId| !special.persuasion_only || member.card().dice.p > 0;
    let hirelings: Members = MemberId::all()
        .filter(|member| !member.is_starting() && !member.is_novice())
        .filter(in_deck)
        .collect();
    let class = |wanted: &[TrapClass]| -> Traps {
        let mut pool = Traps::EMPTY;
        for trap in Trap::all().filter(|trap| wanted.contains(&trap.token().class)) {
            pool.add_many(trap, trap.token().copies);
        }
        pool
    };
    let sold: &[TrapClass] = if options.trickery {
        &[TrapClass::Improved, TrapClass::Protected, TrapClass::Trick] // ML-18.1
    } else {
        &[TrapClass::Improved] // ML-3.8
    };
    State {
        options: Settings::from(options),
        players: PerSeat::new(options.players, clan),
        pending: Pending::new(),
        step: Step::SetUp,
        round: 1,
        first: Seat::FIRST,
        active: Seat::FIRST,
        out: SeatSet::EMPTY,
        passes: 0,
        moved: IdSet::new(),
        over: false,
        announced: SeatSet::EMPTY,
        supply: supply_of_dice(options.scenario),
        laid: DiceCount::default(),
        defence_supply: DEFENCE_TOKENS - special.defence,
        potion_supply: POTION_TOKENS,
        venom_supply: VENOM_TOKENS,
        citadel: Citadel { panic_pile: Building::all().collect(), ..Citadel::default() },
        paths: [Path::default(); PATHS],
        missions: [None; 2],
        territories: [None; 2],
        tiles: [None; 2],
        monsters: [None; 3],
        escaped: [None; 2],
        attacked: [false; 3],
        area: Area::Dice,
        path: PathId::Dice1,
        foe: None,
        carried: 0,
        totals: [None; 2],
        roll: None,
        packets: Row::new(),
        redirected: 0,
        wounded: Members::new(),
        assigned: Members::new(),
        used: Members::new(),
        gear_used: IdSet::new(),
        territory_used: IdSet::new(),
        bearer: [None; GEAR],
        settler: [None; TERRITORIES],
        hirelings,
        tavern: [None; OFFER_MEMBERS],
        member_discard: Members::new(),
        novices: MemberId::all().filter(|member| member.is_novice()).collect(),
        trap_pile: class(sold),
        lodge: [None; OFFER_TRAPS],
        trap_discard: Traps::EMPTY,
        hidden_discard: Traps::EMPTY,
        starting_shown: SeatSet::EMPTY,
        gear_pile: IdSet::full(),
        bazaar: [None; OFFER_GEAR],
        gear_gone: IdSet::new(),
        loot_pile: IdSet::full(),
        loot_open: IdSet::new(),
        loot_discard: IdSet::new(),
        loot_laid: IdSet::new(),
        monster_pile: IdSet::full(),
        monster_discard: IdSet::new(),
        territory_pile: IdSet::full(),
        territory_discard: IdSet::new(),
        tile_pile: IdSet::full(),
        mission_bag: IdSet::full(),
        trick_pile: if special.tricks > 0 { class(&[TrapClass::Trick]) } else { Traps::EMPTY },
        trick_discard: Traps::EMPTY,
        missions_done: 0,
    }
}

/// ML-3.2 to ML-3.28: deals, and goes on to the first choice.
pub(crate) fn set_up(options: &Options, chance: &mut impl Chance, log: &mut impl Log<Event>) -> State {
    let mut state = empty(options);
    let s = &mut state;
    if options.players > 1 {
        s.first = Seat::new(chance.below(FIRST, options.players.into()) as u8).unwrap_or_default();
        log.push(Event::FirstPlayer { seat: s.first });
    }
    offer_hirelings(s, chance, log);
    supply::fill_lodge(s, chance, log);
    supply::fill_bazaar(s, chance, log);
    if s.scenario().gate_at_start {
        reset::level_a_to_gate(s, chance, log);
    }
    first_monsters(s, chance, log);
    for area in [Area::A, Area::B].into_iter().take(s.lands()) {
        reset::stock(s, area, chance, log);
    }
    supply::fill_loot(s, chance, log);
    reset::draw_missions(s, chance, log);
    let order: Row<Seat, 4> = s.turn_order().collect();
    order.iter().rev().for_each(|&seat| s.pending.push(Question::Affinity { seat }));
    rules::go_on(s, chance, log);
    state
}

/// ML-3.4 to ML-3.6: enough hirelings that everybody can afford in reputation.
fn offer_hirelings(s: &mut State, chance: &mut impl Chance, log: &mut impl Log<Event>) {
    supply::fill_tavern(s, chance, log);
    let mut aside = Members::new();
    let modest = |member: &MemberId| member.card().reputation <= FIRST_OFFER_REPUTATION;
    while s.tavern.iter().flatten().filter(|member| modest(member)).count() < s.count().into() {
        let reputation = |slot: usize| s.tavern[slot].map_or(0, |member| member.card().reputation);
        let mut worst = 0;
        for slot in 1..s.tavern.len() {
            if reputation(slot) > reputation(worst) {
                worst = slot;
            }
        }
        let Some(member) = s.tavern[worst].take() else { break };
        aside.insert(member);
        supply::fill_tavern(s, chance, log);
    }
    s.hirelings = s.hirelings.or(aside);
}

/// ML-3.10 to ML-3.12: level A first on the easy levels; else the whole deck is mixed and [`reset::stock`] deals.
fn first_monsters(s: &mut State, chance: &mut impl Chance, log: &mut impl Log<Event>) {
    if !s.options.difficulty.first_level_a() {
        return;
    }
    for area in [Area::A, Area::B].into_iter().take(s.lands()) {
        let mut level_a: Monsters = s.monster_pile.iter().filter(|monster| monster.card().level_a).collect();
        if let Some(monster) = supply::draw(&mut level_a, MONSTER, chance) {
            s.monster_pile.remove(monster);
            reset::appear(s, area, monster, log);
        }
    }
}
