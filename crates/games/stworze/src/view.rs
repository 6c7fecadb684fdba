//! What a viewer may know (ST-22). This file alone decides who sees what of a position.

mod question;

pub use question::QuestionView;

use serde::Serialize;
use table::{PerSeat, Row, Seat, SeatSet, Viewer};

use crate::components::{
    ATTRIBUTES_MAX, Area, AttributeId, COLUMNS, Creature, DICE_MAX, EventId, Events, Figure, FigureCard,
    Kind, Location, Locations, MISSIONS, MainAction, MissionId, TaskId, Tasks, TestKind, Time, Trait,
};
use crate::state::{AREA_MAX, AreaState, Attribute, Due, Frame, Look, SEATS, TaskDeck, Test};
use crate::{Player, State, rules};

/// A position of Stworze as one viewer knows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[allow(missing_docs, reason = "the fields have the names of the rules")]
pub struct View {
    /// Whose view this is; `None` for spectators.
    pub viewer: Option<Seat>,
    pub players: PerSeat<PlayerView, SEATS>,
    pub active: Seat,
    pub first: Seat,
    /// From 1; 0 during the set-up.
    pub round: u8,
    pub round_cap: u8,
    pub first_game: bool,
    pub turn: TurnView,
    /// ST-24.1: the end is triggered.
    pub ending: bool,
    pub over: bool,
    pub areas: [AreaView; Area::ALL.len()],
    /// Impact tokens in the Pool.
    pub pool: u8,
    pub vitality_pool: u8,
    pub tasks: [Option<TaskId>; Location::ALL.len()],
    pub decks: [DeckView; 2],
    /// Empty during the set-up.
    pub events: Row<EventView, COLUMNS>,
    pub event_deck: usize,
    pub event_discard: Events,
    pub discarded: u8,
    /// Empty during the set-up.
    pub pairs: Row<Option<[MainAction; 2]>, COLUMNS>,
    pub hunters: Locations,
    pub children: Locations,
    pub tracks: Locations,
    pub warrior: Option<Location>,
    pub sorcerer: Option<Location>,
    pub warrior_card: FigureCard,
    pub sorcerer_card: FigureCard,
    /// ST-13.5.
    pub removed: Locations,
    /// What is due, in order.
    pub queue: Vec<DueView>,
    pub test: Option<TestView>,
    /// The event taking effect.
    pub event: Option<EventId>,
    pub exempt: SeatSet,
    /// What Tracks have named.
    pub named: Option<Location>,
    /// ST-15.11: the area that is about to be counted.
    pub counted: Option<Area>,
    /// ST-17.3: who is about to lose how much vitality and how many impact tokens.
    pub loss: Option<(Seat, u8, u8)>,
    pub to_act: SeatSet,
    pub question: QuestionView,
}

/// What the active player has done in this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[allow(missing_docs, reason = "the fields have the names of the rules")]
#[allow(clippy::struct_excessive_bools, reason = "each is one fact of ST-4.2")]
pub struct TurnView {
    pub moved: bool,
    pub acted: bool,
    pub location_used: bool,
    pub rested: bool,
    pub extra_moves: u8,
    pub extra_locations: u8,
    pub ignore_blocks: bool,
}

/// What a viewer may know of a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[allow(missing_docs, reason = "the fields have the names of the rules")]
pub struct PlayerView {
    pub creature: Option<Creature>,
    /// `None` in the lair.
    pub place: Option<Location>,
    pub vitality: u8,
    /// Impact tokens on the card.
    pub tokens: u8,
    /// Fear and Favour tokens on the card, for those who know them.
    pub card: Option<[u8; 2]>,
    pub card_seen: SeatSet,
    /// ST-22.14: bits of the numbers of Fear tokens that are ruled out for all.
    pub fear_ruled_out: u8,
    /// Influence tokens in the hand, in the Pool, on Repeat Test.
    pub influence: [u8; 3],
    /// Faces in the hand and in the Pool, for the owner.
    pub hand: Option<[u8; 2]>,
    pub spent: Option<[u8; 2]>,
    pub repeat: Option<Kind>,
    /// Foreign influence tokens by owner.
    pub trophies: [u8; SEATS],
    /// With their faces, for the holder; an owner knows his own.
    pub trophy_faces: [Option<[u8; 2]>; SEATS],
    pub attributes: Row<Option<AttributeView>, ATTRIBUTES_MAX>,
    pub used: u8,
    /// The lair, for those who know it.
    pub lair: Option<Location>,
    /// `None` if it lies face up.
    pub lair_counter: Option<u8>,
    pub lair_seen: SeatSet,
    pub lair_maybe: Locations,
    pub mission: Option<MissionId>,
    pub missions_left: u8,
    /// All remaining missions in order, for the owner.
    pub missions: Option<Row<Option<MissionId>, 10>>,
    pub done: Row<Option<MissionId>, MISSIONS>,
    pub completed_this_turn: bool,
    pub progress: [u8; 2],
    pub visited: Locations,
    pub tasks: Tasks,
    /// ST-3.12: how many secret choices of this stage of the set-up are made, for that player.
    pub stage: Option<u8>,
    /// What looks have shown since the player last acted, by area, for that player.
    pub looked: Option<[Look; Area::ALL.len()]>,
}

/// An attribute in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[allow(missing_docs, reason = "the fields have the names of the rules")]
pub struct AttributeView {
    pub id: AttributeId,
    pub level: u8,
    /// A bit for each wounded level.
    pub wounds: u8,
}

/// What a viewer may know of an area.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[allow(missing_docs, reason = "the fields have the names of the rules")]
pub struct AreaView {
    pub tokens: Row<Option<TokenView>, AREA_MAX>,
    pub guesses: Row<Option<GuessView>, SEATS>,
    pub offering: Option<(Seat, Kind)>,
}

/// An impact token in an area.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[allow(missing_docs, reason = "the fields have the names of the rules")]
pub struct TokenView {
    pub kind: Option<Kind>,
    /// Who knows its face.
    pub known: SeatSet,
    pub shown: bool,
}

/// A Here I Am token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[allow(missing_docs, reason = "the fields have the names of the rules")]
pub struct GuessView {
    pub owner: Seat,
    pub face: Option<Kind>,
    pub known: SeatSet,
}

/// A task deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[allow(missing_docs, reason = "the fields have the names of the rules")]
pub struct DeckView {
    pub cards: usize,
    pub discard: Tasks,
}

/// An open event.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[allow(missing_docs, reason = "the fields have the names of the rules")]
pub struct EventView {
    pub event: Option<EventId>,
    pub counter: u8,
}

/// Something in the queue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields have the names of the rules")]
pub enum DueView {
    Event { column: u8 },
    Count { area: Area },
    Forced { area: Area },
}

/// The test being made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[allow(missing_docs, reason = "the fields have the names of the rules")]
pub struct TestView {
    pub kind: TestKind,
    pub feature: Trait,
    pub time: Time,
    pub at: Location,
    pub difficulty: u8,
    pub needed: u8,
    /// Dice to be rolled, before the roll.
    pub count: usize,
    pub dice: Row<u8, DICE_MAX>,
    /// Successes that are no dice of the last roll.
    pub extra: u8,
    pub passes: bool,
    pub figure: Option<Figure>,
    pub card: Option<FigureCard>,
    pub harm: bool,
    pub defender: Option<Seat>,
}

/// ST-22.1, ST-22.2.
pub(crate) fn of(state: &State, viewer: Viewer) -> View {
    let State {
        players,
        frames,
        active,
        first,
        round,
        round_cap,
        turn,
        ending,
        over,
        first_game,
        areas,
        pool,
        vitality_pool,
        tasks,
        decks,
        events,
        counters,
        event_deck,
        event_discard,
        discarded,
        pairs,
        hunters,
        children,
        tracks,
        warrior,
        sorcerer,
        warrior_card,
        sorcerer_card,
        removed,
        queue,
        test,
        event,
        naming,
        seen: _, // follows from the missions that were shown
    } = state;
    let begun = *round > 0;
    View {
        viewer: viewer.seat(),
        players: PerSeat::from_fn(players.seats(), |seat| player(state, seat, viewer)),
        active: *active,
        first: *first,
        round: *round,
        round_cap: *round_cap,
        first_game: *first_game,
        turn: TurnView {
            moved: turn.moved,
            acted: turn.acted,
            location_used: turn.location_used,
            rested: turn.rested,
            extra_moves: turn.extra_moves,
            extra_locations: turn.extra_locations,
            ignore_blocks: turn.ignore_blocks,
        },
        ending: *ending,
        over: *over,
        areas: areas.each_ref().map(|area| area_view(area, viewer)),
        pool: if begun { pool[0] + pool[1] } else { 0 }, // ST-22.13: during the set-up it would tell who has chosen
        vitality_pool: *vitality_pool,
        tasks: *tasks,
        decks: decks.each_ref().map(|TaskDeck { cards, under, discard }| DeckView {
            cards: cards.len() + under.len(),
            discard: *discard,
        }),
        events: events
            .iter()
            .zip(counters)
            .filter(|_| begun)
            .map(|(&event, &counter)| EventView { event: Some(event), counter })
            .collect(),
        event_deck: event_deck.len(),
        event_discard: *event_discard,
        discarded: *discarded,
        pairs: pairs.iter().filter(|_| begun).map(|&pair| Some(pair)).collect(),
        hunters: *hunters,
        children: *children,
        tracks: *tracks,
        warrior: *warrior,
        sorcerer: *sorcerer,
        warrior_card: *warrior_card,
        sorcerer_card: *sorcerer_card,
        removed: *removed,
        queue: queue
            .iter()
            .flatten()
            .map(|due| match *due {
                Due::Event(column) => DueView::Event { column: column + 1 },
                Due::Count(area) => DueView::Count { area },
                Due::Forced(area) => DueView::Forced { area },
            })
            .collect(),
        test: test.as_ref().map(|test| test_view(state, test)),
        event: event.map(|now| events[now.column as usize]),
        exempt: event.map_or(SeatSet::EMPTY, |now| now.exempt),
        named: naming.map(|naming| naming.named),
        counted: state.counted(),
        loss: state.pending_loss(),
        to_act: rules::to_act(state),
        question: question::of(frames.top()),
    }
}

/// ST-22.3, ST-22.5, ST-22.8 to ST-22.10, ST-22.13.
fn player(state: &State, seat: Seat, viewer: Viewer) -> PlayerView {
    let Player {
        creature,
        place,
        vitality,
        card,
        card_seen,
        fear_ruled_out,
        hand,
        spent,
        repeat,
        trophies,
        attributes,
        used,
        lair,
        lair_counter,
        lair_seen,
        lair_maybe,
        missions,
        done,
        completed_this_turn,
        progress,
        visited,
        tasks,
        stage, // how far somebody is with secret choices concerns nobody else
        looked,
    } = &state.players[seat];
    let own = viewer.is(seat);
    let knows = |set: SeatSet| own || viewer.seat().is_some_and(|me| set.contains(me));
    let open = own || !state.is_starting(); // ST-3.12, ST-22.13
    let looked_into = |owner: usize| own || viewer.seat().is_some_and(|me| me.index() == owner);
    PlayerView {
        creature: *creature,
        place: *place,
        vitality: *vitality,
        tokens: if open { card[0] + card[1] } else { 0 },
        card: knows(*card_seen).then_some(*card),
        card_seen: *card_seen,
        fear_ruled_out: *fear_ruled_out,
        influence: [hand[0] + hand[1], spent[0] + spent[1], u8::from(repeat.is_some())],
        hand: own.then_some(*hand),
        spent: own.then_some(*spent),
        repeat: repeat.filter(|_| own),
        trophies: trophies.map(|faces| faces[0] + faces[1]),
        trophy_faces: std::array::from_fn(|owner| looked_into(owner).then_some(trophies[owner])),
        attributes: attributes
            .iter()
            .flatten()
            .filter(|_| open)
            .map(|&Attribute { id, level, wounds }| Some(AttributeView { id, level, wounds }))
            .collect(),
        used: *used,
        lair: lair.filter(|_| knows(*lair_seen) || (open && lair_counter.is_none())),
        lair_counter: if open { *lair_counter } else { None },
        lair_seen: *lair_seen,
        lair_maybe: *lair_maybe,
        mission: state.shown_mission(seat),
        missions_left: if open { missions.len() as u8 } else { 0 },
        missions: own.then_some(*missions),
        done: *done,
        completed_this_turn: *completed_this_turn,
        progress: *progress,
        visited: *visited,
        tasks: *tasks,
        stage: own.then_some(*stage),
        looked: own.then_some(*looked),
    }
}

/// ST-22.4, ST-22.8.
fn area_view(area: &AreaState, viewer: Viewer) -> AreaView {
    let AreaState { tokens, guesses, offering } = area;
    let knows = |set: SeatSet| viewer.seat().is_some_and(|me| set.contains(me));
    AreaView {
        tokens: tokens
            .iter()
            .flatten()
            .map(|token| {
                let kind = (token.shown || knows(token.known)).then_some(token.kind);
                Some(TokenView { kind, known: token.known, shown: token.shown })
            })
            .collect(),
        guesses: guesses
            .iter()
            .flatten()
            .map(|guess| {
                let face = knows(guess.known).then_some(guess.face);
                Some(GuessView { owner: guess.owner, face, known: guess.known })
            })
            .collect(),
        offering: *offering,
    }
}

fn test_view(state: &State, test: &Test) -> TestView {
    TestView {
        kind: test.kind,
        feature: test.feature,
        time: test.time,
        at: test.at,
        difficulty: test.difficulty(),
        needed: test.needed,
        count: state.dice_to_roll(test),
        dice: test.dice,
        extra: test.banked + test.added,
        passes: test.passes(),
        figure: test.figure,
        card: test.card,
        harm: test.harm,
        defender: test.defender,
    }
}

impl State {
    /// ST-3.12: the first secret choices are being made, and not all of what they give is on the table.
    pub(crate) fn is_starting(&self) -> bool {
        matches!(self.frames.top(), Some(Frame::Start))
    }

    /// ST-19.1: the mission everybody sees. While its owner puts missions in order, the old one still lies there.
    pub(crate) fn shown_mission(&self, seat: Seat) -> Option<MissionId> {
        if self.round == 0 {
            return None;
        }
        match self.frames.top() {
            Some(Frame::Reorder { by, was, .. }) if by == seat => was,
            _ => self.players[seat].mission(),
        }
    }
}
