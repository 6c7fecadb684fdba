//! The worked examples of the ledger (ST-27) and the rules they show.

use table::{Audit, Chance, Game, Number, Pcg, Seat, SeatSet, Silent, Source, Viewer};

use super::Engine;
use crate::action::Pay;
use crate::components::{
    Area, AttributeId, Creature, EventId, Figure, FigureCard, Kind, Location, MainAction, MissionId, TaskId,
    TestKind, Time, Trait,
};
use crate::state::{Attribute, Due, Frame, Guess, Impact, Test};
use crate::{Action, DICE, Event, State};

/// Dice as listed, everything else the first there is.
struct Dice(Vec<u8>);

impl Chance for Dice {
    fn below(&mut self, source: Source, _n: u32) -> u32 {
        if source == DICE && !self.0.is_empty() { u32::from(self.0.remove(0)) - 1 } else { 0 }
    }
}

fn seat(letter: char) -> Seat {
    letter.to_string().parse().unwrap()
}

/// A game with these creatures at its first menu, A to act; everybody chose what comes first.
fn table_of(creatures: &[Creature], more: &str) -> State {
    let text = format!("players={} first=A {more}", creatures.len());
    let options =
        <crate::Options as table::Options>::build(&table::conformance::choices::<State>(&text).unwrap());
    let mut chance = Pcg::new(1);
    let mut state = State::new(&options.unwrap(), &mut chance, &mut Silent);
    while !matches!(state.frames.top(), Some(Frame::Menu)) {
        let who = state.to_act().first().unwrap();
        let mut legal = Vec::new();
        state.legal(who, &mut legal);
        let picked = Action::PickCreature { creature: creatures[who.index()] };
        let action = if legal.contains(&picked) { picked } else { legal[0] };
        state.apply(who, action, &mut chance, &mut Silent).unwrap();
    }
    state.round = 2; // states count from the second round on (ST-19.4)
    state
}

fn act(state: &mut State, who: char, action: Action, dice: &[u8]) -> Vec<Event> {
    let mut log = Vec::new();
    state.apply(seat(who), action, &mut Dice(dice.to_vec()), &mut log).unwrap();
    state.audit().unwrap();
    log
}

fn engine<'a>(
    state: &'a mut State,
    chance: &'a mut Dice,
    log: &'a mut Vec<Event>,
) -> Engine<'a, Dice, Vec<Event>> {
    Engine { s: state, chance, log }
}

fn legal(state: &State, who: char) -> Vec<Action> {
    let mut list = Vec::new();
    state.legal(seat(who), &mut list);
    list
}

/// Exchanges tokens with the Pool until the card holds these.
fn set_card(state: &mut State, who: char, card: [u8; 2]) {
    let held = state.players[seat(who)].card;
    for ((pool, held), wanted) in state.pool.iter_mut().zip(held).zip(card) {
        *pool = *pool + held - wanted;
    }
    state.players[seat(who)].card = card;
    state.touch(seat(who));
}

fn set_vitality(state: &mut State, who: char, vitality: u8) {
    state.vitality_pool += state.players[seat(who)].vitality;
    state.vitality_pool -= vitality;
    state.players[seat(who)].vitality = vitality;
}

/// Tokens from the Pool into an area, known to nobody.
fn fill(state: &mut State, area: Area, kinds: &[Kind]) {
    for &kind in kinds {
        state.pool[kind as usize] -= 1;
        state.areas[area as usize].tokens.push(Some(Impact { kind, known: SeatSet::EMPTY, shown: false }));
    }
}

fn guess(state: &mut State, who: char, area: Area, face: Kind) {
    let owner = seat(who);
    state.players[owner].hand[face as usize] -= 1;
    state.areas[area as usize].guesses.push(Some(Guess { owner, face, known: SeatSet::only(owner) }));
}

/// Puts a card on top of a column.
fn on_top(state: &mut State, column: usize, action: MainAction) {
    if state.pairs[column][0] == action {
        return;
    }
    let place = state.pairs.iter().position(|pair| pair.contains(&action)).unwrap();
    let card = usize::from(state.pairs[place][1] == action && state.pairs[place][0] != action);
    let other = state.pairs[column][0];
    state.pairs[column][0] = action;
    state.pairs[place][card] = other;
}

fn put_task(state: &mut State, at: Location, task: TaskId) {
    let deck = &mut state.decks[at.deck() as usize];
    if let Some(old) = state.tasks[at as usize].replace(task) {
        deck.cards.insert(old);
    }
    deck.cards.remove(task);
    for place in 0..8 {
        if place != at as usize && state.tasks[place] == Some(task) {
            state.tasks[place] = deck.cards.first();
            deck.cards.remove(state.tasks[place].unwrap());
        }
    }
}

/// Takes all attributes away, so that nobody is asked in windows.
fn plain(state: &mut State) {
    state.players.iter_mut().for_each(|(_, player)| player.attributes.clear());
}

fn test_of(dice: &[u8], printed: u8, needed: u8) -> Test {
    Test {
        kind: TestKind::Figure,
        feature: Trait::Brutality,
        time: Time::Day,
        at: Location::Grod,
        printed,
        difficulty_change: 0,
        dice_change: 0,
        needed,
        value_time: None,
        other_trait: false,
        dice: dice.iter().copied().collect(),
        banked: 0,
        added: 0,
        offering_used: false,
        decided: None,
        figure: Some(Figure::Warrior),
        card: Some(FigureCard::WarriorYoungWarrior),
        harm: true,
        defender: None,
    }
}

const FOUR: [Creature; 4] = [Creature::Rusalka, Creature::Leszy, Creature::Licho, Creature::Mara];

// rules: ST-9.6 ST-9.8 ST-2.13 ST-2.14
#[test]
fn we_1_one_die_at_the_difficulty_is_a_success() {
    assert!(test_of(&[6, 3], 5, 1).passes());
    assert!(test_of(&[5, 3], 5, 1).passes());
    assert!(!test_of(&[3, 3], 5, 1).passes());
    assert!(!test_of(&[1; 8], 2, 1).passes());
    let mut hard = test_of(&[6], 6, 1);
    hard.difficulty_change = 3;
    assert_eq!(hard.difficulty(), 6);
}

// rules: ST-9.14 ST-9.15 ST-9.18
#[test]
fn we_2_one_die_against_the_warrior_needs_two_rolls() {
    for (again, passes) in [(4, true), (2, false)] {
        let mut state = table_of(&FOUR, "");
        state.test = Some(test_of(&[5], 4, 2));
        assert!(!state.test.unwrap().passes());
        let (mut dice, mut log) = (Dice(vec![again]), Vec::new());
        engine(&mut state, &mut dice, &mut log).roll_again(seat('A'), u8::MAX);
        assert_eq!(state.test.unwrap().passes(), passes);
    }
    // A reroll forced by another player replaces the roll.
    let mut state = table_of(&FOUR, "");
    state.test = Some(test_of(&[5], 4, 2));
    let (mut dice, mut log) = (Dice(vec![6]), Vec::new());
    engine(&mut state, &mut dice, &mut log).roll_again(seat('B'), u8::MAX);
    assert!(!state.test.unwrap().passes());
}

// rules: WE-3 ST-3.7 ST-3.8 ST-3.9 ST-3.22 ST-28.10
#[test]
fn we_3_every_player_gives_and_receives_three_missions() {
    let state = table_of(&FOUR, "");
    for (_, player) in state.players.iter() {
        assert_eq!(player.missions.len(), 8);
        for creature in FOUR {
            let theirs = player.missions.iter().flatten().filter(|mission| mission.creature() == creature);
            assert_eq!(theirs.count(), if player.creature == Some(creature) { 5 } else { 1 });
        }
        assert_eq!(player.tokens(), 4);
    }
    assert_eq!(state.pool_size(), 44);
}

// rules: ST-25.1 ST-25.2 ST-24.1
#[test]
fn we_5_a_first_game_has_the_missions_one_to_five() {
    let mut state = table_of(&FOUR, "first_game=on");
    for (_, player) in state.players.iter() {
        let numbers: Vec<u8> =
            player.missions.iter().flatten().map(|mission| mission.card().first_game).collect();
        assert_eq!(numbers, [1, 2, 3, 4, 5]);
    }
    let (mut dice, mut log) = (Dice(vec![]), Vec::new());
    for _ in 0..5 {
        assert!(!state.ending);
        let mut engine = engine(&mut state, &mut dice, &mut log);
        engine.complete(seat('A'));
        engine.pop();
        state.players[seat('A')].completed_this_turn = false;
    }
    assert!(state.ending);
}

// rules: ST-19.2 ST-19.3 ST-6.9 ST-1.75
#[test]
fn we_4_only_the_current_mission_counts() {
    let mut state = table_of(&FOUR, "");
    let me = &mut state.players[seat('A')];
    let place = me.missions.iter().position(|&held| held == Some(MissionId::RusalkaM08)).unwrap();
    me.missions.swap(2, place);
    let before = state.players[seat('A')];
    let (mut dice, mut log) = (Dice(vec![]), Vec::new());
    let (by, at) = (seat('A'), Location::JezioroRadun);
    engine(&mut state, &mut dice, &mut log).record(super::Deed::FigureDone {
        by,
        figure: Figure::Children,
        harm: true,
        at,
    });
    assert_eq!(state.players[seat('A')].progress, before.progress);
    // Once it is current, the deed has to be done again, and then counts.
    state.players[seat('A')].missions.swap(0, 2);
    engine(&mut state, &mut dice, &mut log).record(super::Deed::FigureDone {
        by,
        figure: Figure::Children,
        harm: true,
        at,
    });
    assert_eq!(state.players[seat('A')].progress[0], 1);
}

// rules: ST-15.8 ST-15.10 ST-15.13 ST-15.14 ST-7.3 ST-18.3 ST-6.1
#[test]
fn we_8_a_location_action_leads_to_a_count_that_somebody_else_wins() {
    let mut state = table_of(&FOUR, "warrior=warrior_young_warrior sorcerer=sorcerer_herbalist");
    set_card(&mut state, 'A', [2, 2]);
    state.players[seat('A')].place = Some(Location::Krukowiec);
    state.players[seat('A')].lair_counter = Some(2);
    fill(&mut state, Area::Krukowiec, &[Kind::Fear, Kind::Fear, Kind::Fear, Kind::Favour]);
    guess(&mut state, 'C', Area::Krukowiec, Kind::Fear);
    let mission = state.players[seat('C')].mission().unwrap();
    let log = act(&mut state, 'A', Action::LocationAction { pay: Pay::Favour }, &[]);
    assert_eq!(state.players[seat('A')].lair_counter, Some(3));
    assert!(log.contains(&Event::Counted { area: Area::Krukowiec, fear: Number(3), favour: Number(2) }));
    assert!(log.contains(&Event::Completed { seat: seat('C'), mission }));
    assert_eq!(state.area(Area::Krukowiec).offering, Some((seat('C'), Kind::Fear)));
    assert!(state.area(Area::Krukowiec).tokens.is_empty());
    assert_eq!(state.to_act(), SeatSet::only(seat('C')), "the attribute is chosen inside the count");
}

// rules: ST-15.12 ST-15.14 ST-15.15 ST-12.4
#[test]
fn we_7_of_two_right_guesses_the_first_one_is_offered() {
    let mut state = table_of(&[Creature::Mara, Creature::Licho, Creature::Leszy], "");
    guess(&mut state, 'A', Area::Grod, Kind::Favour);
    guess(&mut state, 'B', Area::Grod, Kind::Fear);
    guess(&mut state, 'C', Area::Grod, Kind::Fear);
    fill(&mut state, Area::Grod, &[Kind::Fear, Kind::Fear, Kind::Fear, Kind::Fear, Kind::Favour]);
    state.frames.push(Frame::CountReveal { area: Area::Grod, forced: false });
    let (mut dice, mut log) = (Dice(vec![]), Vec::new());
    engine(&mut state, &mut dice, &mut log).run();
    assert_eq!(state.area(Area::Grod).offering, Some((seat('B'), Kind::Fear)));
    assert_eq!(state.players[seat('A')].spent, [0, 1]);
    assert_eq!(state.players[seat('C')].spent, [1, 0]);
    let done = |who: char| state.players[seat(who)].done.len();
    assert_eq!((done('A'), done('B')), (0, 1));
    assert_eq!(state.frames.top(), Some(Frame::Improve { seat: seat('B'), n: 1 }));
}

// rules: ST-15.9 ST-6.4 ST-15.16
#[test]
fn an_area_without_a_guess_is_cleared_unseen_and_a_count_below_five_is_dropped() {
    let mut state = table_of(&FOUR, "");
    fill(&mut state, Area::Grod, &[Kind::Fear; 5]);
    fill(&mut state, Area::Oplotki, &[Kind::Fear; 4]);
    state.queue.push(Some(Due::Count(Area::Grod)));
    state.queue.push(Some(Due::Count(Area::Oplotki)));
    state.frames.push(Frame::Settle);
    let (mut dice, mut log) = (Dice(vec![]), Vec::new());
    engine(&mut state, &mut dice, &mut log).run();
    assert!(log.contains(&Event::Cleared { area: Area::Grod }));
    assert!(state.area(Area::Grod).tokens.is_empty());
    assert_eq!(state.area(Area::Oplotki).tokens.len(), 4);
}

// rules: ST-8.1 ST-8.2 ST-8.3 ST-8.4 ST-8.5 ST-8.6 ST-17.7
#[test]
fn we_9_the_pair_moves_right_and_turns_over() {
    let mut state = table_of(&FOUR, "");
    set_vitality(&mut state, 'A', 3);
    for column in 0..5 {
        state.pairs[column] = [MainAction::ALL[column]; 2];
    }
    state.pairs[3] = [MainAction::Task, MainAction::Tracks];
    state.pairs[0] = [MainAction::Task, MainAction::HereIAm];
    state.pairs[4] = [MainAction::Tracks, MainAction::HereIAm];
    state.counters[3] = 2;
    assert!(!state.column_open(4), "place 1 is blocked at three vitality");
    let last = state.pairs[4];
    act(&mut state, 'A', Action::Unresolved { column: Number(4) }, &[]);
    assert_eq!(state.counters[3], 1);
    assert_eq!(state.pairs[4], [MainAction::Tracks, MainAction::Task]);
    assert_eq!(state.pairs[3], last);
    assert!(!legal(&state, 'A').iter().any(|action| matches!(action, Action::Unresolved { .. })), "ST-8.9");
}

// rules: ST-9.1 ST-9.2 ST-9.5 ST-10.1 ST-10.2 ST-10.3 ST-10.4 ST-22.4
#[test]
fn we_10_a_task_is_paid_rolled_and_taken() {
    let mut state = table_of(&FOUR, "warrior=warrior_young_warrior");
    set_card(&mut state, 'A', [2, 2]);
    let here = Location::JezioroRadun;
    state.players[seat('A')].place = Some(here);
    plain(&mut state);
    put_task(&mut state, here, TaskId::LoversTryst);
    on_top(&mut state, 0, MainAction::Task);
    let action = Action::DoTask { column: Number(1), feature: Trait::Brutality, pay: Pay::Free };
    let log = act(&mut state, 'A', action, &[6, 6, 2, 1, 3]);
    let rolled = log.iter().filter(|event| matches!(event, Event::Rolled { .. })).count();
    assert_eq!(rolled, 5, "night Brutality of Rusalka");
    assert!(state.players[seat('A')].tasks.contains(TaskId::LoversTryst));
    assert!(state.tasks[here as usize].is_some_and(|task| task != TaskId::LoversTryst));
    let token = state.impacts(Area::Podgrodzie).last().unwrap();
    assert!(token.shown && token.kind == Kind::Fear);
    assert_eq!(state.view(Viewer::Spectator).areas[Area::Podgrodzie as usize].tokens.len(), 1);
}

// rules: ST-9.11 ST-9.12 ST-17.3 ST-17.4 ST-17.5
#[test]
fn we_16_what_is_missing_of_a_loss_is_paid_in_the_other_kind() {
    let mut state = table_of(&FOUR, "");
    set_card(&mut state, 'A', [0, 0]);
    set_vitality(&mut state, 'A', 4);
    let (mut dice, mut log) = (Dice(vec![]), Vec::new());
    let mut first = engine(&mut state, &mut dice, &mut log);
    first.lose(seat('A'), 0, 1);
    first.run();
    assert_eq!(state.players[seat('A')].vitality, 3);
    set_card(&mut state, 'A', [1, 1]);
    set_vitality(&mut state, 'A', 0);
    let mut second = engine(&mut state, &mut dice, &mut log);
    second.lose(seat('A'), 1, 0);
    second.run();
    assert_eq!(state.frames.top(), Some(Frame::LoseTokens { seat: seat('A'), left: 1 }));
    act(&mut state, 'A', Action::Kind { kind: Kind::Favour }, &[]);
    assert_eq!(state.players[seat('A')].card, [1, 0]);
}

// rules: ST-17.1 ST-17.6 ST-17.7 ST-17.8 ST-17.9 ST-17.10
#[test]
fn uncovered_icons_block_places_and_send_home() {
    let mut state = table_of(&FOUR, "");
    state.players[seat('A')].place = Some(Location::Grod);
    let blocked: Vec<u8> = (0..=5)
        .rev()
        .map(|vitality| {
            set_vitality(&mut state, 'A', vitality);
            state.players[seat('A')].blocked()
        })
        .collect();
    assert_eq!(blocked, [0, 0, 1, 2, 3, 3]);
    set_vitality(&mut state, 'A', 2);
    let (mut dice, mut log) = (Dice(vec![]), Vec::new());
    assert_eq!(engine(&mut state, &mut dice, &mut log).weaken(seat('A'), 1), 1);
    assert_eq!(state.players[seat('A')].place, Some(Location::Grod));
    assert_eq!(engine(&mut state, &mut dice, &mut log).weaken(seat('A'), 3), 1);
    assert_eq!(state.players[seat('A')].place, None);
}

// rules: ST-14.11 ST-14.12 ST-14.13 ST-14.15 ST-17.12 ST-17.13
#[test]
fn we_13_the_loser_chooses_the_level_that_is_wounded() {
    let mut state = table_of(&FOUR, "");
    let bark = AttributeId::LeszyMossyBark;
    state.players[seat('B')].attributes.clear();
    state.players[seat('B')].attributes.push(Some(Attribute { id: bark, level: 2, wounds: 0 }));
    state.frames.push(Frame::WoundWhich { by: seat('A'), target: seat('B'), may: true });
    act(&mut state, 'A', Action::Wound { attribute: bark }, &[]);
    act(&mut state, 'B', Action::WoundLevel { level: Number(1) }, &[]);
    let held = state.players[seat('B')].attributes().next().unwrap();
    assert!(!held.usable(1) && held.usable(2) && !held.usable(3));
    // A regained point heals it, with a full track too.
    let (mut dice, mut log) = (Dice(vec![]), Vec::new());
    let mut healer = engine(&mut state, &mut dice, &mut log);
    healer.regain(seat('B'), 1);
    healer.run();
    assert_eq!(state.players[seat('B')].wounds(), 0);
    state.audit().unwrap();
}

// rules: ST-13.1 ST-13.2 ST-13.4 ST-13.5 ST-13.6 ST-18.4 ST-1.78
#[test]
fn we_17_tracks_find_a_lair() {
    let mut state = table_of(&[Creature::Mara, Creature::Chort, Creature::Leszy], "");
    state.players[seat('A')].place = Some(Location::Oplotki);
    state.players[seat('A')].lair = Some(Location::Krukowiec);
    state.players[seat('B')].lair = Some(Location::Grod);
    state.players[seat('C')].lair = Some(Location::Krukowiec);
    on_top(&mut state, 0, MainAction::Tracks);
    let before = state.players[seat('B')].vitality;
    act(&mut state, 'A', Action::Tracks { column: Number(1), named: Location::Grod }, &[]);
    assert!(!state.tracks.contains(Location::Oplotki));
    assert_eq!(state.players[seat('B')].vitality, before - 2);
    assert_eq!(state.to_act(), SeatSet::only(seat('B')));
    assert!(!legal(&state, 'B').contains(&Action::Lair { location: Location::Grod }));
    act(&mut state, 'B', Action::Lair { location: Location::Podgrodzie }, &[]);
    assert_eq!(state.players[seat('B')].lair_counter, Some(0));
    assert!(!state.location_deck(seat('C')).contains(Location::Grod));
    assert_eq!(state.players[seat('C')].lair, Some(Location::Krukowiec));
}

// rules: ST-7.6 ST-7.7 ST-7.8 ST-28.15
#[test]
fn we_18_rest_gives_three_points_and_excludes_the_rest_of_the_turn() {
    let mut state = table_of(&FOUR, "");
    set_card(&mut state, 'A', [1, 1]);
    set_vitality(&mut state, 'A', 3);
    state.players[seat('A')].place = Some(Location::Grod);
    act(&mut state, 'A', Action::Rest, &[]);
    assert_eq!(state.players[seat('A')].place, None);
    act(&mut state, 'A', Action::Lair { location: Location::Podgrodzie }, &[]);
    act(&mut state, 'A', Action::Enough, &[]);
    for action in [Action::Refill, Action::Refill, Action::Kind { kind: Kind::Favour }] {
        assert_eq!(state.active, seat('A'));
        act(&mut state, 'A', action, &[]);
    }
    assert_eq!((state.players[seat('A')].vitality, state.players[seat('A')].card), (5, [1, 2]));
    let menu = legal(&state, 'A');
    assert!(!menu.iter().any(|action| {
        matches!(
            action,
            Action::Move { .. } | Action::Unresolved { .. } | Action::LocationAction { .. } | Action::Rest
        )
    }));
}

// rules: ST-18.6 ST-18.7 ST-18.8 ST-18.9 ST-1.85
#[test]
fn we_15_the_favourite_lair_at_six_completes_the_mission() {
    let mut state = table_of(&[Creature::Bagiennik, Creature::Leszy], "");
    state.players[seat('A')].lair = Some(Location::MartweBagna);
    state.players[seat('A')].lair_counter = Some(1);
    assert!(!legal(&state, 'A').contains(&Action::RevealLair));
    state.players[seat('A')].lair_counter = Some(6);
    act(&mut state, 'A', Action::RevealLair, &[]);
    let offered = legal(&state, 'A');
    assert_eq!(offered.len(), 3, "two effects or the mission: {offered:?}");
    act(&mut state, 'A', Action::LairMission, &[]);
    assert_eq!(state.players[seat('A')].done.len(), 1);
    assert_eq!(
        (state.players[seat('A')].lair_counter, state.players[seat('A')].lair),
        (None, Some(Location::MartweBagna))
    );
}

// rules: ST-16.2 ST-16.4 ST-16.6 ST-16.7 ST-16.8 ST-5.10 ST-5.3 ST-26.2 ST-26.3 ST-1.43
#[test]
fn we_11_harvest_home_spares_mara_by_the_antlers() {
    let mut state = table_of(&FOUR, "");
    let antlers = AttributeId::LeszyStagAntlers;
    state.players[seat('B')].attributes.clear();
    state.players[seat('B')].attributes.push(Some(Attribute { id: antlers, level: 1, wounds: 0 }));
    for who in ['A', 'B', 'C', 'D'] {
        set_vitality(&mut state, who, 3);
    }
    let others: Vec<EventId> =
        state.events.iter().copied().filter(|&event| event != EventId::Dozynki).collect();
    if !state.events.contains(&EventId::Dozynki) {
        state.event_deck.insert(others[0]);
        state.event_deck.remove(EventId::Dozynki);
        let place = state.events.iter().position(|&event| event == others[0]).unwrap();
        state.events[place] = EventId::Dozynki;
    }
    let column = state.events.iter().position(|&event| event == EventId::Dozynki).unwrap();
    state.children.remove(Location::MartweBagna);
    state.children.remove(Location::CicheWzgorza);
    state.counters[column] = 1;
    state.turn.ignore_blocks = true;
    act(&mut state, 'A', Action::Unresolved { column: Number(column as u8 + 1) }, &[]);
    assert_eq!(state.to_act(), SeatSet::only(seat('B')), "the window before the event");
    let pay = if state.players[seat('B')].card[0] > 0 { Pay::Fear } else { Pay::Favour };
    act(&mut state, 'B', Action::UseLevel { attribute: antlers, level: Number(1), pay }, &[]);
    act(&mut state, 'B', Action::Target { seat: seat('D') }, &[]);
    let vitality = |state: &State, who: char| state.players[seat(who)].vitality;
    assert_eq!(
        (vitality(&state, 'A'), vitality(&state, 'B'), vitality(&state, 'C'), vitality(&state, 'D')),
        (5, 6, 5, 3)
    );
    // Two places are free, so the active player chooses; nothing happens to the Warrior, who is on the board.
    act(
        &mut state,
        'A',
        Action::Return { token: crate::components::BoardToken::Children, at: Location::MartweBagna },
        &[],
    );
    assert!(
        state.children.contains(Location::MartweBagna) && !state.children.contains(Location::CicheWzgorza)
    );
    assert_eq!((state.discarded, state.counters[column]), (1, 5));
}

// rules: ST-14.1 ST-14.4 ST-14.6 ST-14.7 ST-14.10 ST-9.13 ST-22.9
#[test]
fn a_clash_costs_the_loser_vitality_a_token_and_the_secret_of_the_lair() {
    let mut state = table_of(&FOUR, "warrior=warrior_young_warrior");
    set_card(&mut state, 'A', [2, 2]);
    plain(&mut state);
    put_task(&mut state, Location::Podgrodzie, TaskId::Cradle);
    state.players[seat('A')].place = Some(Location::Podgrodzie);
    state.players[seat('B')].place = Some(Location::Podgrodzie);
    on_top(&mut state, 0, MainAction::Clash);
    let action =
        Action::Clash { column: Number(1), defender: seat('B'), feature: Trait::Brutality, pay: Pay::Free };
    let before = state.players[seat('B')].vitality;
    act(&mut state, 'A', action, &[6, 1, 1, 1, 1]);
    assert_eq!(state.players[seat('B')].vitality, before - 1);
    act(&mut state, 'B', Action::Face { face: Kind::Fear }, &[]);
    assert_eq!(state.players[seat('A')].trophies[1], [1, 0]);
    assert!(state.players[seat('B')].lair_seen.contains(seat('A')));
    assert_eq!(state.view(seat('A').into()).players[seat('B')].lair, state.players[seat('B')].lair);
    assert_eq!(state.view(seat('C').into()).players[seat('B')].lair, None);
}

// rules: ST-14.9 ST-6.7 ST-23.8
#[test]
fn three_foreign_tokens_complete_a_mission_at_the_checkpoint() {
    let mut state = table_of(&FOUR, "");
    for (owner, face) in [('B', 0), ('B', 1), ('C', 0)] {
        state.players[seat(owner)].hand[face] -= 1;
        state.players[seat('A')].trophies[seat(owner).index()][face] += 1;
    }
    state.frames.push(Frame::Settle);
    let (mut dice, mut log) = (Dice(vec![]), Vec::new());
    engine(&mut state, &mut dice, &mut log).run();
    assert_eq!(state.players[seat('A')].done.len(), 1);
    assert_eq!(state.players[seat('A')].trophy_count(), 0);
    assert_eq!(state.players[seat('B')].spent, [1, 1]);
}

// rules: ST-6.1 ST-6.2 ST-6.3
#[test]
fn we_14_the_queue_is_worked_off_in_the_order_in_which_things_arose() {
    let mut state = table_of(&FOUR, "warrior=warrior_young_warrior");
    set_card(&mut state, 'A', [2, 2]);
    state.players[seat('A')].place = Some(Location::JezioroRadun);
    plain(&mut state);
    put_task(&mut state, Location::JezioroRadun, TaskId::LoversTryst);
    on_top(&mut state, 0, MainAction::Task);
    state.counters[0] = 1;
    fill(&mut state, Area::Podgrodzie, &[Kind::Fear; 4]);
    let action = Action::DoTask { column: Number(1), feature: Trait::Brutality, pay: Pay::Free };
    let mut log = Vec::new();
    state.apply(seat('A'), action, &mut Dice(vec![6; 8]), &mut log).unwrap();
    let place = |wanted: fn(&Event) -> bool| log.iter().position(wanted);
    let taken = place(|event| matches!(event, Event::TaskTaken { .. })).unwrap();
    let event = place(|event| matches!(event, Event::EventNow { .. })).unwrap();
    assert!(taken < event, "the action is finished first");
    let cleared = place(|event| matches!(event, Event::Cleared { .. }));
    assert!(cleared.is_none_or(|cleared| event < cleared), "then the event, then the count");
}
