//! Set-up (ST-3): creatures, secret choices, gifts, the order of missions, the board.

use table::{Chance, Id, IdSet, Log, Number, Pending, PerSeat, Row, Seat, SeatSet, Secret};

use crate::components::{
    COLUMNS, Creature, EVENT_COUNTER, EventId, Events, FIRST_GAME_MISSIONS, Figure, FigureCard, FigureCards,
    IMPACT, Kind, Location, MISSIONS, MainAction, MissionId, Missions, START_IMPACT, TaskId, VITALITY,
};
use crate::rules::Engine;
use crate::state::{AreaState, Attribute, Frame, TaskDeck, Turn};
use crate::{Action, CREATURES, EVENTS, Event, FIGURES, FIRST, Options, PAIRS, Player, State};

/// The stages of ST-3.12 for one player.
const TOKENS: u8 = 0;
const LEAVE_OUT: u8 = 1;
const LEAVE_OUT_AGAIN: u8 = 2;
const ATTRIBUTE: u8 = 3;
const LAIR: u8 = 4;
const READY: u8 = 5;

/// ST-3.1, ST-3.2: the empty table, the first player, the creatures.
pub(crate) fn set_up(options: &Options, chance: &mut impl Chance, log: &mut impl Log<Event>) -> State {
    let mut state = empty(options);
    let number =
        options.first.map_or_else(|| chance.below(FIRST, u32::from(options.players)) as usize, Seat::index);
    state.first = Seat::all(options.players).nth(number).unwrap_or(Seat::FIRST);
    state.active = state.first;
    let mut engine = Engine { s: &mut state, chance, log };
    engine.lay_figures(options);
    if options.random_creatures {
        for seat in Seat::all(options.players) {
            let free = engine.s.free_creatures();
            if let Some(creature) = crate::draw(engine.chance, CREATURES, free) {
                engine.take_creature(seat, creature);
            }
        }
        engine.push(Frame::Start);
    } else {
        engine.push(Frame::PickCreature { by: Seat::FIRST });
    }
    engine.run();
    state
}

/// The table before anything is dealt.
pub(crate) fn empty(options: &Options) -> State {
    let deck = |first: usize| TaskDeck {
        cards: (first..first + TaskId::COUNT / 2).filter_map(TaskId::from_index).collect(),
        ..TaskDeck::default()
    };
    State {
        players: PerSeat::new(options.players, Player::default()),
        frames: Pending::new(),
        active: Seat::FIRST,
        first: Seat::FIRST,
        round: 0,
        round_cap: options.rounds,
        turn: Turn::default(),
        ending: false,
        over: false,
        first_game: options.first_game,
        areas: [AreaState::default(); 4],
        pool: [IMPACT; 2],
        vitality_pool: VITALITY,
        tasks: [None; Location::ALL.len()],
        decks: [deck(0), deck(TaskId::COUNT / 2)],
        events: [EventId::Dozynki; COLUMNS],
        counters: [0; COLUMNS],
        event_deck: Events::full(),
        event_discard: Events::new(),
        discarded: 0,
        pairs: [[MainAction::Task; 2]; COLUMNS],
        hunters: IdSet::new(),
        children: IdSet::new(),
        tracks: IdSet::new(),
        warrior: None,
        sorcerer: None,
        warrior_card: options.warrior.unwrap_or(FigureCard::WarriorCarefulWarrior),
        sorcerer_card: options.sorcerer.unwrap_or(FigureCard::SorcererSoothsayer),
        removed: IdSet::new(),
        queue: Row::new(),
        test: None,
        event: None,
        naming: None,
        seen: Missions::new(),
    }
}

impl State {
    /// ST-3.2: creatures nobody has.
    pub(crate) fn free_creatures(&self) -> IdSet<Creature, u16> {
        let taken: IdSet<Creature, u16> = self.players.iter().filter_map(|(_, p)| p.creature).collect();
        IdSet::full().without(taken)
    }
}

/// ST-3.12: those who have not made all choices of this stage.
pub(crate) fn asked(state: &State, frame: Frame) -> SeatSet {
    let ready = |player: &Player| match frame {
        Frame::Start => player.stage == READY,
        Frame::Gift => player.stage + 1 == state.count(),
        _ => player.stage as usize + 1 >= player.missions.len(),
    };
    state.players.iter().filter(|(_, player)| !ready(player)).map(|(seat, _)| seat).collect()
}

/// The missions in this part of a deck, ascending.
fn ascending(missions: &[Option<MissionId>]) -> Missions {
    missions.iter().copied().flatten().collect()
}

/// What a player may choose.
pub(crate) fn options(state: &State, frame: Frame, seat: Seat, list: &mut impl FnMut(Action)) {
    let player = &state.players[seat];
    let Some(creature) = player.creature else {
        state.free_creatures().iter().for_each(|creature| list(Action::PickCreature { creature }));
        return;
    };
    match (frame, player.stage) {
        (Frame::Start, TOKENS) => {
            (0..=START_IMPACT).for_each(|fear| list(Action::StartTokens { fear: Number(fear) }));
        }
        (Frame::Start, LEAVE_OUT | LEAVE_OUT_AGAIN) => {
            ascending(&player.missions).iter().for_each(|mission| list(Action::LeaveOut { mission }));
        }
        (Frame::Start, ATTRIBUTE) => {
            creature.attributes().for_each(|attribute| list(Action::StartAttribute { attribute }));
        }
        (Frame::Start, _) => Location::all().for_each(|location| list(Action::Lair { location })),
        (Frame::Gift, given) => {
            let kept = player.missions.len() - given as usize;
            ascending(&player.missions[..kept]).iter().for_each(|mission| list(Action::Give { mission }));
        }
        (_, placed) => ascending(&player.missions[placed as usize..])
            .iter()
            .for_each(|mission| list(Action::NextMission { mission })),
    }
}

impl<C: Chance, L: Log<Event>> Engine<'_, C, L> {
    /// One choice of the set-up; the last one of a stage goes on.
    pub(crate) fn answer_setup(&mut self, frame: Frame, seat: Seat, action: Action) {
        match action {
            Action::PickCreature { creature } => {
                self.take_creature(seat, creature);
                let next = seat.next(self.s.count());
                self.replace(if next == Seat::FIRST {
                    Frame::Start
                } else {
                    Frame::PickCreature { by: next }
                });
                return;
            }
            Action::StartTokens { fear } => self.start_tokens(seat, fear.0),
            Action::LeaveOut { mission } => {
                let player = &mut self.s.players[seat];
                if let Some(place) = player.missions.iter().position(|&held| held == Some(mission)) {
                    player.missions.remove(place);
                }
                player.stage += 1;
            }
            Action::StartAttribute { attribute } => {
                self.s.players[seat].attributes.push(Some(Attribute { id: attribute, level: 1, wounds: 0 }));
                self.s.players[seat].stage = LAIR;
            }
            Action::Lair { location } => {
                self.set_lair(seat, location);
                self.s.players[seat].stage = READY;
            }
            Action::Give { mission } => {
                let player = &mut self.s.players[seat];
                if let Some(place) = player.missions.iter().position(|&held| held == Some(mission)) {
                    let gift = player.missions.remove(place);
                    player.missions.push(gift);
                }
                player.stage += 1;
            }
            Action::NextMission { mission } => {
                let player = &mut self.s.players[seat];
                let placed = player.stage as usize;
                if let Some(place) = player.missions.iter().position(|&held| held == Some(mission)) {
                    player.missions[placed..=place].rotate_right(1);
                }
                player.stage += 1;
            }
            _ => {}
        }
        let waiting = asked(self.s, frame);
        if !waiting.contains(seat) {
            self.log.push(Event::Ready { seat });
        }
        if waiting.is_empty() {
            self.pop();
            self.stage_over(frame);
        }
    }

    /// ST-3.12: everybody has chosen.
    fn stage_over(&mut self, frame: Frame) {
        match frame {
            Frame::Start => {
                for seat in Seat::all(self.s.count()) {
                    let attribute = self.s.players[seat].attributes().next();
                    if let Some(Attribute { id, .. }) = attribute {
                        self.log.push(Event::Started { seat, attribute: id });
                    }
                    self.s.players[seat].stage = 0;
                }
                if self.s.first_game {
                    self.lay_out();
                } else {
                    self.push(Frame::Gift);
                }
            }
            Frame::Gift => {
                self.exchange();
                self.push(Frame::Order);
            }
            _ => self.lay_out(),
        }
    }

    /// ST-3.3, ST-3.4, ST-25.1: the character card, the tokens, the missions.
    fn take_creature(&mut self, seat: Seat, creature: Creature) {
        let first_game = self.s.first_game;
        let player = &mut self.s.players[seat];
        player.creature = Some(creature);
        player.vitality = creature.card().vitality.len() as u8;
        player.hand = [2, 2];
        player.lair_maybe = IdSet::full();
        if first_game {
            for number in 1..=FIRST_GAME_MISSIONS as u8 {
                let mission = creature.missions().find(|mission| mission.card().first_game == number);
                player.missions.push(mission);
            }
        } else {
            player.missions.extend(creature.missions().map(Some));
        }
        self.s.vitality_pool -= self.s.players[seat].vitality;
        self.log.push(Event::Creature { seat, creature });
    }

    /// ST-3.5.
    fn start_tokens(&mut self, seat: Seat, fear: u8) {
        let card = [fear, START_IMPACT - fear];
        self.s.players[seat].card = card;
        self.s.pool[0] -= card[0];
        self.s.pool[1] -= card[1];
        self.s.players[seat].stage = if self.s.first_game { ATTRIBUTE } else { LEAVE_OUT };
        for kind in Kind::all() {
            for _ in 0..card[kind.index()] {
                self.log.push(Event::TookAny { seat, kind: Secret::Known(kind) });
            }
        }
    }

    /// ST-3.7, ST-3.8: the last missions of each row are gifts, in the order of the others' seats.
    fn exchange(&mut self) {
        let count = self.s.count();
        let mut kept: PerSeat<Row<Option<MissionId>, 10>, 6> = PerSeat::new(count, Row::new());
        for from in Seat::all(count) {
            let missions = self.s.players[from].missions;
            let own = missions.len() - (count as usize - 1);
            kept[from].extend(missions[..own].iter().copied());
        }
        for from in Seat::all(count) {
            let missions = self.s.players[from].missions;
            let own = missions.len() - (count as usize - 1);
            for (to, &gift) in from.others(count).zip(&missions[own..]) {
                kept[to].push(gift);
                if let Some(mission) = gift {
                    self.log.push(Event::Gift { from, to, mission: Secret::Known(mission) });
                }
            }
        }
        for (seat, missions) in kept.iter() {
            debug_assert_eq!(missions.len(), MISSIONS);
            self.s.players[seat].missions = *missions;
            self.s.players[seat].stage = 0;
        }
    }

    /// ST-3.18: the Warrior and the Sorcerer of this game.
    fn lay_figures(&mut self, options: &Options) {
        if options.warrior.is_none() {
            self.s.warrior_card = self.draw_figure(Figure::Warrior);
        }
        if options.sorcerer.is_none() {
            self.s.sorcerer_card = self.draw_figure(Figure::Sorcerer);
        }
        self.log.push(Event::Figures { warrior: self.s.warrior_card, sorcerer: self.s.sorcerer_card });
    }

    /// ST-11.2, ST-3.18, ST-3.19: any card of the figure.
    pub(crate) fn draw_figure(&mut self, figure: Figure) -> FigureCard {
        let cards: FigureCards = FigureCard::all().filter(|card| card.figure() == figure).collect();
        crate::draw(self.chance, FIGURES, cards).unwrap_or(FigureCard::HunterLoneHunter)
    }

    /// ST-3.9, ST-3.14 to ST-3.17: the board, the first missions, the first turn.
    fn lay_out(&mut self) {
        for location in Location::all() {
            self.lay_task(location);
        }
        for column in 0..COLUMNS {
            self.lay_event(column);
        }
        let mut cards = [MainAction::Task; 2 * COLUMNS];
        for (number, card) in cards.iter_mut().enumerate() {
            *card = MainAction::ALL[number / 2];
        }
        self.chance.shuffle(PAIRS, &mut cards);
        for column in 0..COLUMNS {
            let pair = [cards[2 * column], cards[2 * column + 1]];
            self.s.pairs[column] = pair;
            self.log.push(Event::Pair { column: Number(column as u8 + 1), upper: pair[0], lower: pair[1] });
        }
        self.s.tracks = Location::all().filter(|place| place.is_village()).collect();
        self.s.hunters = Location::all().filter(|place| !place.is_village()).collect();
        self.s.children = self.s.hunters;
        self.s.warrior = Some(Location::Grod);
        self.s.sorcerer = Some(Location::Krukowiec);
        for seat in Seat::all(self.s.count()) {
            self.s.players[seat].stage = 0;
            self.reveal_mission(seat);
        }
        self.s.round = 1;
        self.begin_turn(self.s.first);
    }

    /// ST-3.15, ST-16.10: an event from the deck into a column.
    pub(crate) fn lay_event(&mut self, column: usize) {
        if self.s.event_deck.is_empty() {
            self.s.event_deck = self.s.event_discard;
            self.s.event_discard = Events::new();
        }
        if let Some(event) = crate::draw(self.chance, EVENTS, self.s.event_deck) {
            self.s.event_deck.remove(event);
            self.s.events[column] = event;
            self.s.counters[column] = EVENT_COUNTER;
            self.log.push(Event::Laid { column: Number(column as u8 + 1), event });
        }
    }

    /// ST-3.14, ST-10.4, ST-23.4: a task from its deck onto a location without one.
    pub(crate) fn lay_task(&mut self, at: Location) {
        if let Some(task) = self.draw_task(at.deck()) {
            self.s.tasks[at.index()] = Some(task);
            self.log.push(Event::Task { at, task });
        }
    }
}
