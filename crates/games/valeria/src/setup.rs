//! Set-up (VA-4), in the order of VA-4.18.

use table::{Chance, Id, Log, Pending, PerSeat, Seat, Secret};

use crate::components::{
    Area, Areas, COLUMNS, COPIES, CitizenId, Column, DUKES as ALL_DUKES, Domains, DukeId, DukeList, Dukes,
    SLOTS, START, Sizes, Slot,
};
use crate::rules::{self, exhausted};
use crate::state::{CitizenStack, DarkLord, DomainStack, MonsterStack, Places, Player, Turn};
use crate::{AREAS, DUKES, Event, Options, Question, State, TYPES};

/// VA-4.2, VA-4.3, VA-4.9, VA-4.13, VA-4.19: the centre with areas and citizens laid out; nothing of it turned up, no
/// duke dealt.
pub(crate) fn lay_out(options: &Options, areas: Areas, citizens: Option<[CitizenId; SLOTS]>) -> State {
    let sizes = Sizes::of(options.players);
    let mut player = Player::default();
    player.gain(START);
    let mut monsters = [MonsterStack::default(); COLUMNS];
    for (stack, area) in monsters.iter_mut().zip(areas) {
        *stack = MonsterStack::full(area, sizes.monster_copies);
    }
    let mut stacks = [CitizenStack::default(); SLOTS];
    for (slot, stack) in Slot::all().zip(&mut stacks) {
        *stack = match citizens {
            Some(citizens) => CitizenStack::standard(citizens[slot.index()], sizes.citizens),
            None => face_down(slot, sizes.citizens),
        };
    }
    State {
        players: PerSeat::new(options.players, player),
        active: Seat::FIRST,
        first: None,
        pending: Pending::new(),
        turn: Turn::default(),
        turns: 0,
        ending: None,
        limit: false,
        monsters,
        citizens: stacks,
        domains: [DomainStack { top: None, down: sizes.domains_down + 1 }; COLUMNS],
        unseen_domains: Domains::full().without(options.removed),
        removed: options.removed,
        exhausted: Places::new(),
        dark_lord: DarkLord::default(),
        card_set: options.card_set,
        mixed: options.mixed,
    }
}

/// VA-20.1, VA-20.2, VA-20.3: a mixed stack before its top card is turned; the rest of the types is in the box unseen.
fn face_down(slot: Slot, cards: u8) -> CitizenStack {
    let mut unseen = [0; 2];
    for (unseen, _) in unseen.iter_mut().zip(slot.types()) {
        *unseen = COPIES;
    }
    CitizenStack { top: None, covered: None, down: cards, unseen }
}

/// VA-4.2 to VA-4.18: lays out the centre, deals the dukes and asks everybody to keep one.
pub(crate) fn set_up(options: &Options, chance: &mut impl Chance, log: &mut impl Log<Event>) -> State {
    let areas = options.areas.unwrap_or_else(|| draw_areas(chance, log));
    let citizens = options.citizens.or_else(|| (!options.mixed).then(|| draw_citizens(chance, log)));
    let mut s = lay_out(options, areas, citizens);
    for &column in Column::ALL {
        exhausted::reveal(&mut s, column, chance, log);
    }
    if s.mixed {
        turn_up_citizens(&mut s, chance, log);
    }
    deal_dukes(&mut s, chance, log);
    s.pending.push(Question::Dukes);
    rules::go_on(&mut s, chance, log);
    s
}

/// VA-5.6: five areas, every choice equally likely.
fn draw_areas(chance: &mut impl Chance, log: &mut impl Log<Event>) -> Areas {
    let mut weights = [1; Area::COUNT];
    let mut areas = Areas::new();
    for _ in 0..COLUMNS {
        if let Some(area) = chance.weighted(AREAS, &weights).and_then(Area::from_index) {
            weights[area.index()] = 0;
            areas.insert(area);
        }
    }
    areas.iter().for_each(|area| log.push(Event::AreaDrawn { area }));
    areas
}

/// VA-5.6: one type a slot, both equally likely.
fn draw_citizens(chance: &mut impl Chance, log: &mut impl Log<Event>) -> [CitizenId; SLOTS] {
    let mut citizens = [CitizenId::default(); SLOTS];
    for (slot, chosen) in Slot::all().zip(&mut citizens) {
        let mut weights = [0; CitizenId::COUNT];
        slot.types().iter().for_each(|citizen| weights[citizen.index()] = 1);
        *chosen = match slot.types() {
            &[only] => only,
            types => chance.weighted(TYPES, &weights).and_then(CitizenId::from_index).unwrap_or(types[0]),
        };
        log.push(Event::CitizenDrawn { citizen: *chosen });
    }
    citizens
}

/// VA-20.2: the top card of every mixed stack.
fn turn_up_citizens(s: &mut State, chance: &mut impl Chance, log: &mut impl Log<Event>) {
    for slot in Slot::all() {
        let like = slot.types()[0];
        if let Some(citizen) = s.citizens[slot.index()].turn_up(like, chance) {
            log.push(Event::CitizenRevealed { citizen });
        }
    }
}

/// VA-4.14: two dukes each. A pair has no order that anybody could see, so it is kept in the canonical one.
fn deal_dukes(s: &mut State, chance: &mut impl Chance, log: &mut impl Log<Event>) {
    let mut weights = [1; ALL_DUKES];
    for seat in Seat::all(s.players.seats()) {
        let mut draw = || {
            let duke = chance.weighted(DUKES, &weights).and_then(DukeId::from_index).unwrap_or_default();
            weights[duke.index()] = 0;
            duke
        };
        let mut dealt = [draw(), draw()];
        dealt.sort_unstable();
        s.players[seat].dealt = dealt;
        let dukes: Dukes = dealt.into_iter().collect();
        log.push(Event::DukesDealt { seat, dukes: Secret::Known(DukeList(dukes)) });
    }
}
