//! Counts what happens in games of the guide against itself.

use std::collections::BTreeMap;

use stworze::components::{
    AttributeId, BoardToken, Creature, Effect, FigureCard, Kind, MainAction, MissionId, TaskId,
};
use stworze::{Action, Event, Options, State};
use table::conformance::choices;
use table::{Game, Guide, Id, Options as _, Pcg, Seat, SeatSet, Viewer};

/// ST-19.9: the five ways to complete a mission, in the order of ST-31.4.
pub(crate) const WAYS: [&str; 5] =
    ["own condition", "Here I Am", "Warrior or Sorcerer", "three foreign tokens", "favourite lair"];
const OWN: usize = 0;
const GUESS: usize = 1;
const FIGURE: usize = 2;
const TROPHIES: usize = 3;
const LAIR: usize = 4;

/// How often a thing was had and used.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Use {
    /// Players who had it at some time.
    pub(crate) held: u32,
    pub(crate) used: u32,
    /// By how much those who had it won, in wins.
    pub(crate) wins: f64,
}

/// A mission: how it went for those whose current one it was.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Pursuit {
    /// Times it was current.
    pub(crate) current: u32,
    /// Times it was completed by its own condition, and the turns of its owner that took.
    pub(crate) own: u32,
    pub(crate) turns: f64,
    /// Times it was completed in one of the other ways.
    pub(crate) other: u32,
}

/// What came of many games.
#[derive(Clone, Debug, Default)]
pub(crate) struct Count {
    pub(crate) games: u32,
    pub(crate) seats: u32,
    pub(crate) rounds: Vec<u32>,
    pub(crate) turns: u32,
    pub(crate) rests: u32,
    /// Tests passed and failed.
    pub(crate) tests: [u32; 2],
    /// Clashes won by the attacker and by the defender.
    pub(crate) clashes: [u32; 2],
    pub(crate) events: u32,
    pub(crate) ways: [u32; WAYS.len()],
    /// How often each main action was chosen.
    pub(crate) chosen: [u32; MainAction::ALL.len()],
    /// Seats taken and wins of each creature.
    pub(crate) creatures: [(u32, f64); Creature::ALL.len()],
    pub(crate) wins_by_place: [f64; 6],
    pub(crate) attributes: BTreeMap<AttributeId, Use>,
    pub(crate) tasks: BTreeMap<TaskId, Use>,
    pub(crate) missions: BTreeMap<MissionId, Pursuit>,
}

/// Plays so many games with these settings.
pub(crate) fn count(settings: &str, games: u64, seed: u64) -> Count {
    let options = Options::build(&choices::<State>(settings).unwrap()).unwrap();
    let mut count = Count::default();
    for game in 0..games {
        Watch::new(&mut count).play(&options, Pcg::nth(seed, game));
    }
    count
}

/// One game under observation.
struct Watch<'a> {
    count: &'a mut Count,
    /// Turns begun so far, of everybody.
    turn: u32,
    /// The turn in which each seat's current mission became current.
    since: [u32; 6],
    /// The other ways that are under way: whose mission they will complete.
    guessed: SeatSet,
    spent: Option<Seat>,
    lair: Option<Seat>,
    figure: Option<Seat>,
    active: Option<Seat>,
    /// The cards of the Warrior and of the Sorcerer, and which side of a figure is tested.
    figures: Option<[FigureCard; 2]>,
    harm: bool,
    majority: Option<Kind>,
    attributes: Vec<(Seat, AttributeId)>,
    tasks: Vec<(Seat, TaskId)>,
}

impl<'a> Watch<'a> {
    fn new(count: &'a mut Count) -> Self {
        Self {
            count,
            turn: 0,
            since: [0; 6],
            guessed: SeatSet::EMPTY,
            spent: None,
            lair: None,
            figure: None,
            active: None,
            figures: None,
            harm: false,
            majority: None,
            attributes: Vec::new(),
            tasks: Vec::new(),
        }
    }

    fn play(mut self, options: &Options, mut chance: Pcg) {
        let mut events = Vec::new();
        let mut state = State::new(options, &mut chance, &mut events);
        let (mut legal, mut leanings) = (Vec::new(), Vec::new());
        let seats = u32::from(state.seats());
        loop {
            for event in events.drain(..) {
                self.see(event, seats);
            }
            let Some(seat) = state.to_act().first() else { break };
            state.legal(seat, &mut legal);
            let action = state.rollout(seat, &legal, &mut leanings, &mut chance);
            match action {
                Action::LairMission => self.lair = Some(seat),
                Action::Harm { .. } => self.harm = true,
                Action::Help { .. } => self.harm = false,
                _ => {}
            }
            state.apply(seat, action, &mut chance, &mut events).unwrap();
        }
        self.finish(&state);
    }

    fn see(&mut self, event: Event, seats: u32) {
        match event {
            Event::Turn { seat, .. } => {
                self.active = Some(seat);
                self.turn += 1;
                self.count.turns += 1;
                self.guessed = SeatSet::EMPTY;
                (self.spent, self.lair, self.figure) = (None, None, None);
            }
            Event::Rested { .. } => self.count.rests += 1,
            Event::Passed { .. } => self.count.tests[0] += 1,
            Event::Failed { .. } => self.count.tests[1] += 1,
            Event::ClashWon { winner, .. } => {
                self.count.clashes[usize::from(Some(winner) != self.active)] += 1;
            }
            Event::EventNow { .. } => self.count.events += 1,
            Event::Chose { action, .. } => self.count.chosen[action.index()] += 1,
            Event::Figures { warrior, sorcerer } => self.figures = Some([warrior, sorcerer]),
            Event::Gone { token, .. } => self.gone(token),
            Event::Counted { fear, favour, .. } => {
                self.majority = match fear.0.cmp(&favour.0) {
                    std::cmp::Ordering::Greater => Some(Kind::Fear),
                    std::cmp::Ordering::Less => Some(Kind::Favour),
                    std::cmp::Ordering::Equal => None,
                };
            }
            Event::Guess { seat, face, .. } if Some(face) == self.majority => {
                self.guessed.insert(seat);
            }
            Event::TrophySpent { seat, .. } => self.spent = Some(seat),
            Event::Mission { seat, mission } => {
                self.since[seat.index()] = self.turn;
                self.count.missions.entry(mission).or_default().current += 1;
            }
            Event::Completed { seat, mission } => self.completed(seat, mission, seats),
            Event::Started { seat, attribute } | Event::Level { seat, attribute, .. }
                if !self.attributes.contains(&(seat, attribute)) =>
            {
                self.attributes.push((seat, attribute));
            }
            Event::Item { attribute, .. } => {
                self.count.attributes.entry(attribute).or_default().used += 1;
            }
            Event::TaskTaken { seat, task } => self.tasks.push((seat, task)),
            Event::TaskUsed { task, .. } => self.count.tasks.entry(task).or_default().used += 1,
            _ => {}
        }
    }

    /// The Warrior or the Sorcerer is beaten: whether their card gives the mission for it (ST-11.10).
    fn gone(&mut self, token: BoardToken) {
        let card = match (token, self.figures) {
            (BoardToken::Warrior, Some([warrior, _])) => warrior,
            (BoardToken::Sorcerer, Some([_, sorcerer])) => sorcerer,
            _ => return,
        };
        let side = if self.harm { card.card().harm } else { card.card().help };
        if side.effects.iter().any(|effect| matches!(effect, Effect::CompleteMission { .. })) {
            self.figure = self.active;
        }
    }

    fn completed(&mut self, seat: Seat, mission: MissionId, seats: u32) {
        let way = if self.guessed.contains(seat) {
            self.guessed.remove(seat);
            GUESS
        } else if self.spent.take_if(|who| *who == seat).is_some() {
            TROPHIES
        } else if self.lair.take_if(|who| *who == seat).is_some() {
            LAIR
        } else if self.figure.take_if(|who| *who == seat).is_some() {
            FIGURE
        } else {
            OWN
        };
        self.count.ways[way] += 1;
        let pursuit = self.count.missions.entry(mission).or_default();
        if way == OWN {
            pursuit.own += 1;
            pursuit.turns += f64::from(self.turn - self.since[seat.index()]) / f64::from(seats);
        } else {
            pursuit.other += 1;
        }
    }

    fn finish(self, state: &State) {
        let Some(outcome) = state.outcome() else { return };
        let view = state.view(Viewer::Spectator);
        let seats = state.seats();
        self.count.games += 1;
        self.count.seats += u32::from(seats);
        self.count.rounds.push(u32::from(view.round));
        for (place, seat) in view.first.round(seats).enumerate() {
            let share = outcome.win_share(seat);
            self.count.wins_by_place[place] += share;
            if let Some(creature) = view.players[seat].creature {
                let entry = &mut self.count.creatures[creature.index()];
                entry.0 += 1;
                entry.1 += share;
            }
        }
        for (seat, attribute) in self.attributes {
            let entry = self.count.attributes.entry(attribute).or_default();
            entry.held += 1;
            entry.wins += outcome.win_share(seat);
        }
        for (seat, task) in self.tasks {
            let entry = self.count.tasks.entry(task).or_default();
            entry.held += 1;
            entry.wins += outcome.win_share(seat);
        }
    }
}
