//! The suite is only worth something if it catches what it is for: Lair is broken in one way at a time, and every
//! break must be found, by the right item.

use std::fmt;
use std::str::FromStr;
use std::sync::atomic::{AtomicU32, Ordering};

use lair::components::Beast;
use lair::view::QuestionView;
use lair::{Action, Choice, Event, Options, State, View};
use serde::Serialize;
use table::conformance::{self, Item, Plan};
use table::{
    Audit, Chance, Game, Illegal, Log, Meta, NotationError, Order, Outcome, PerSeat, Position, Recall, Seat,
    SeatSet, Source, Standing, Viewer,
};

/// The ways to break a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fault {
    None,
    ViewShowsAHand,
    ViewShowsTheDeck,
    SpectatorSeesAChoice,
    EventShowsACard,
    EventShowsAStolenCardToThirdParties,
    LegalOrderFollowsTheDraw,
    LegalDependsOnHiddenCards,
    LegalHasDuplicates,
    ListedButRefused,
    AcceptedButNotListed,
    OthersMayActToo,
    RefusalChangesThePosition,
    RefusalLogs,
    RefusalUsesChance,
    AsksWithoutAChoice,
    LosesGold,
    DuplicatesACard,
    FollowsHashOrder,
    DrawsFromAGlobal,
    SetUpFromAGlobal,
    DrawIsNoBarrier,
    RevealIsNoBarrier,
    RedrawsNothing,
    KeepsOneHand,
    RedrawFollowsTheTruth,
    RedrawForgetsTheOwnHand,
    RedrawLosesACard,
    RedrawUsesTheGamesChance,
    NeverEnds,
    StopsInTheMiddle,
    GoesOnAfterTheEnd,
    ActionTextIsAmbiguous,
    EventTextDoesNotReadBack,
    Panics,
    ChangesInSilence,
    EverybodyIsSecond,
    OrdersDoWhatIsNotListed,
    OrdersNobodyCanGive,
    OrdersFollowAHand,
}

use Fault as F;

/// Lair with one fault.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Mutant<const FAULT: u8> {
    game: State,
    options: (u8, u8),
    steps: u32,
    broken: bool,
}

impl<const FAULT: u8> Mutant<FAULT> {
    fn is(fault: Fault) -> bool {
        FAULT == fault as u8
    }

    fn opponent(seat: Seat) -> Seat {
        if seat == Seat::FIRST { Seat::FIRST.next(2) } else { Seat::FIRST }
    }

    fn hand(&self, seat: Seat) -> String {
        self.game.read(&format!("{seat}.hand")).unwrap_or_default()
    }

    fn choice(&self, seat: Seat) -> Option<Choice> {
        self.game.view(seat.into()).players[seat].chosen
    }

    /// The choice of A, shown to all as soon as B has chosen too.
    fn early_reveal(&self) -> Option<Choice> {
        self.choice(Seat::FIRST).filter(|_| self.choice(Self::opponent(Seat::FIRST)).is_some())
    }

    /// What goes wrong in the middle of a game.
    fn break_something(&mut self) {
        let gold = self.game.read("A.gold").unwrap_or_default();
        if Self::is(F::LosesGold) && gold != "0" {
            self.game.place("A.gold", "0").unwrap();
        }
        if Self::is(F::DuplicatesACard) && self.steps == 7 {
            self.broken = true;
        }
        if Self::is(F::FollowsHashOrder) && self.steps == 4 {
            #[expect(clippy::disallowed_types, reason = "this is what the suite must catch")]
            let names: std::collections::HashSet<u32> = (0..64).collect();
            // The whole order counts: two sets seldom begin alike, but a test must not fail even then.
            self.steps += names.into_iter().fold(0, |sum: u32, name| sum.wrapping_mul(31) ^ name) >> 2;
        }
        if Self::is(F::DrawsFromAGlobal) {
            self.steps += GLOBAL.fetch_add(1, Ordering::Relaxed) % 2;
        }
        if Self::is(F::Panics) {
            assert!(self.steps < 9, "a row that was promised to be longer");
        }
    }
}

/// An action of Lair whose text may be wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Deed<const FAULT: u8>(Action);

impl<const FAULT: u8> fmt::Display for Deed<FAULT> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = self.0.to_string();
        match text.strip_prefix("send ") {
            Some("imp" | "wolf") if FAULT == F::ActionTextIsAmbiguous as u8 => f.write_str("send small"),
            _ => f.write_str(&text),
        }
    }
}

impl<const FAULT: u8> FromStr for Deed<FAULT> {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        text.parse().map(Self)
    }
}

/// An event of Lair that may show too much, or too little of its importance.
#[derive(Clone, Debug, PartialEq)]
struct Told<const FAULT: u8>(Event);

impl<const FAULT: u8> fmt::Display for Told<FAULT> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Event::Ended if FAULT == F::EventTextDoesNotReadBack as u8 => f.write_str("the end"),
            event => event.fmt(f),
        }
    }
}

impl<const FAULT: u8> FromStr for Told<FAULT> {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        text.parse().map(Self)
    }
}

impl<const FAULT: u8> table::Event for Told<FAULT> {
    fn is_barrier(&self) -> bool {
        let draw = matches!(self.0, Event::Drew { .. } | Event::Moon { .. } | Event::RobbedCard { .. });
        self.0.is_barrier() && !(draw && FAULT == F::DrawIsNoBarrier as u8)
    }

    fn redacted(&self, viewer: Viewer) -> Option<Self> {
        let shown = match self.0 {
            Event::Drew { .. } => FAULT == F::EventShowsACard as u8,
            Event::RobbedCard { .. } => {
                FAULT == F::EventShowsAStolenCardToThirdParties as u8 && viewer.seat().is_some()
            }
            _ => false,
        };
        if shown { Some(self.clone()) } else { self.0.redacted(viewer).map(Self) }
    }
}

/// Wraps the events on their way to the log.
struct Wrap<'a, L, const FAULT: u8>(&'a mut L);

impl<L: Log<Told<FAULT>>, const FAULT: u8> Log<Event> for Wrap<'_, L, FAULT> {
    fn push(&mut self, event: Event) {
        let silent = matches!(event, Event::Cornered { .. }) && FAULT == F::ChangesInSilence as u8;
        if !silent {
            self.0.push(Told(event));
        }
    }
}

#[derive(Serialize)]
struct Shown {
    view: View,
    extra: String,
}

/// Ambient state, as a careless game might use it.
static GLOBAL: AtomicU32 = AtomicU32::new(0);

impl<const FAULT: u8> Game for Mutant<FAULT> {
    type Options = Options;
    type Action = Deed<FAULT>;
    type Event = Told<FAULT>;
    type View = Shown;

    const META: Meta = State::META;

    const ORDERS: &'static [Order] = if FAULT == F::OrdersNobodyCanGive as u8 { &[] } else { Order::ALL };

    fn new(options: &Options, chance: &mut impl Chance, log: &mut impl Log<Told<FAULT>>) -> Self {
        if Self::is(F::SetUpFromAGlobal) {
            for _ in 0..GLOBAL.fetch_add(1, Ordering::Relaxed) % 5 {
                chance.below(Source(0), 6);
            }
        }
        let game = State::new(options, chance, &mut Wrap(log));
        Self { game, options: (options.players, options.nights), steps: 0, broken: false }
    }

    fn seats(&self) -> u8 {
        self.game.seats()
    }

    fn to_act(&self) -> SeatSet {
        if Self::is(F::StopsInTheMiddle) && self.steps >= 5 {
            return SeatSet::EMPTY;
        }
        if Self::is(F::GoesOnAfterTheEnd) && self.game.outcome().is_some() {
            return SeatSet::only(Seat::FIRST);
        }
        self.game.to_act()
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Deed<FAULT>>) {
        let mut legal = Vec::new();
        self.game.legal(seat, &mut legal);
        let hidden = self.hand(Self::opponent(seat));
        if Self::is(F::LegalOrderFollowsTheDraw) && hidden.contains("dragon") {
            legal.reverse();
        }
        if Self::is(F::LegalDependsOnHiddenCards) && legal.len() > 2 && hidden.contains("dragon") {
            legal.remove(0);
        }
        if Self::is(F::LegalHasDuplicates) && legal.len() > 2 {
            legal.push(legal[legal.len() - 1]);
        }
        if Self::is(F::AcceptedButNotListed) && legal.len() > 2 {
            legal.pop();
        }
        if Self::is(F::AsksWithoutAChoice) && self.steps == 3 {
            legal.truncate(1);
        }
        if Self::is(F::GoesOnAfterTheEnd) && seat == Seat::FIRST && self.game.outcome().is_some() {
            legal = vec![Action::TakeGold, Action::TakeCard];
        }
        if self.to_act().is_empty() {
            legal.clear();
        }
        out.clear();
        out.extend(legal.into_iter().map(Deed));
    }

    fn apply(
        &mut self,
        seat: Seat,
        deed: Deed<FAULT>,
        chance: &mut impl Chance,
        log: &mut impl Log<Told<FAULT>>,
    ) -> Result<(), Illegal> {
        let mut listed = Vec::new();
        self.legal(seat, &mut listed);
        let hidden = Self::is(F::LegalDependsOnHiddenCards) && !listed.contains(&deed);
        if hidden || (Self::is(F::ListedButRefused) && deed.0 == Action::Decline) {
            return Err(Illegal);
        }
        if Self::is(F::GoesOnAfterTheEnd) && self.game.outcome().is_some() {
            return if listed.contains(&deed) { Ok(()) } else { Err(Illegal) };
        }
        if self.to_act().is_empty() {
            return Err(Illegal);
        }
        let actor = match self.game.to_act().first() {
            Some(asked) if Self::is(F::OthersMayActToo) && !self.game.to_act().contains(seat) => asked,
            _ => seat,
        };
        if let Err(illegal) = self.game.apply(actor, deed.0, chance, &mut Wrap(log)) {
            if Self::is(F::RefusalChangesThePosition) {
                self.steps += 1;
            }
            if Self::is(F::RefusalLogs) {
                log.push(Told(Event::NobodyWon));
            }
            if Self::is(F::RefusalUsesChance) {
                chance.below(Source(0), 6);
            }
            return Err(illegal);
        }
        self.steps += 1;
        self.break_something();
        if Self::is(F::NeverEnds) && self.game.outcome().is_some() {
            let options = Options { players: self.options.0, nights: self.options.1 };
            self.game = State::new(&options, chance, &mut Wrap(log));
        }
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        let mut outcome = self.game.outcome()?;
        if Self::is(F::EverybodyIsSecond) {
            outcome.places = PerSeat::new(self.seats(), 2);
        }
        Some(outcome)
    }

    fn view(&self, viewer: Viewer) -> Shown {
        let mut extra = String::new();
        if let Viewer::Seat(seat) = viewer
            && Self::is(F::ViewShowsAHand)
        {
            extra = self.hand(Self::opponent(seat));
        }
        if Self::is(F::ViewShowsTheDeck) {
            // Not the cards, just how they hash: an id that follows a card is a leak as well.
            extra = table::StateHash::of(&self.game).to_string();
        }
        if Self::is(F::SpectatorSeesAChoice) && viewer == Viewer::Spectator {
            extra = Seat::all(self.seats()).filter_map(|seat| self.choice(seat)).map(Choice::word).collect();
        }
        if Self::is(F::RevealIsNoBarrier) {
            extra = format!("{:?}", self.early_reveal());
        }
        Shown { view: self.game.view(viewer), extra }
    }

    fn standing(shown: &Shown, seat: Seat, orders: Standing) -> Option<Deed<FAULT>> {
        if orders.order != Order::Skip || shown.view.question != QuestionView::Send {
            return None;
        }
        let stay = Action::Send { choice: Choice::Stay };
        let has_dragon = || shown.view.players[seat].hand.is_some_and(|hand| hand.contains(Beast::Dragon));
        let done = match () {
            () if Self::is(F::OrdersDoWhatIsNotListed) => Action::TakeGold,
            () if Self::is(F::OrdersNobodyCanGive) => stay,
            () if Self::is(F::OrdersFollowAHand) && has_dragon() => stay,
            () => return None,
        };
        Some(Deed(done))
    }

    fn determinize(&mut self, viewer: Viewer, recall: Recall, chance: &mut impl Chance) {
        let truth = self.game;
        if Self::is(F::RedrawsNothing)
            || (Self::is(F::RedrawFollowsTheTruth) && chance.below(Source::REDRAW, 2) == 0)
        {
            return;
        }
        if Self::is(F::RedrawUsesTheGamesChance) {
            chance.below(Source(0), 6);
        }
        if Self::is(F::RedrawForgetsTheOwnHand) {
            return self.game.determinize(Viewer::Spectator, recall, chance);
        }
        self.game.determinize(viewer, recall, chance);
        if Self::is(F::KeepsOneHand) && !viewer.is(Seat::FIRST) {
            // Redraws until the hand of A is the true one: a bot at any other seat would know it.
            while self.game.read("A.hand") != truth.read("A.hand") {
                self.game.determinize(viewer, recall, chance);
            }
        }
        if Self::is(F::RevealIsNoBarrier) {
            let shown = Self { game: truth, ..self.clone() }.early_reveal();
            while self.early_reveal() != shown {
                self.game = truth;
                self.game.determinize(viewer, recall, chance);
            }
        }
        self.broken |= Self::is(F::RedrawLosesACard);
    }
}

impl<const FAULT: u8> Audit for Mutant<FAULT> {
    fn audit(&self) -> Result<(), String> {
        if self.broken { Err("LA-9.1: a card too many or too few".to_owned()) } else { self.game.audit() }
    }

    fn secrets(&self, viewer: Viewer, recall: Recall) -> Vec<(String, String)> {
        self.game.secrets(viewer, recall)
    }
}

fn found<const FAULT: u8>() -> Option<conformance::Failure> {
    let choices = conformance::choices::<Mutant<FAULT>>("players=3").unwrap();
    let plan = Plan { probe_every: 4, ..Plan::games(150) }; // short games, so look closely
    conformance::check::<Mutant<FAULT>>(&choices, &plan).err().map(|failure| *failure)
}

macro_rules! caught {
    ($( $test:ident: $fault:ident => $item:ident ),+ $(,)?) => { $(
        #[test]
        fn $test() {
            let failure = found::<{ Fault::$fault as u8 }>().expect("the suite finds the fault");
            assert_eq!(failure.item, Item::$item, "{failure}");
            assert!(failure.options.contains("players=3"), "{failure}");
        }
    )+ };
}

caught! {
    a_view_that_shows_a_hand: ViewShowsAHand => Interference,
    a_view_that_shows_a_hash_of_the_deck: ViewShowsTheDeck => Interference,
    a_spectator_who_sees_a_choice: SpectatorSeesAChoice => Interference,
    an_event_that_shows_a_card: EventShowsACard => Interference,
    an_event_that_shows_a_stolen_card: EventShowsAStolenCardToThirdParties => Interference,
    an_order_of_actions_that_follows_hidden_cards: LegalOrderFollowsTheDraw => Interference,
    actions_that_depend_on_hidden_cards: LegalDependsOnHiddenCards => Interference,
    actions_listed_twice: LegalHasDuplicates => Legal,
    an_action_listed_and_refused: ListedButRefused => Legal,
    an_action_done_and_not_listed: AcceptedButNotListed => Refusal,
    seats_that_act_out_of_turn: OthersMayActToo => Refusal,
    a_refusal_that_changes_the_position: RefusalChangesThePosition => Refusal,
    a_refusal_that_logs: RefusalLogs => Refusal,
    a_refusal_that_uses_chance: RefusalUsesChance => Refusal,
    a_question_without_a_choice: AsksWithoutAChoice => Legal,
    a_lost_token: LosesGold => Invariant,
    a_doubled_card: DuplicatesACard => Invariant,
    a_game_that_follows_hash_order: FollowsHashOrder => Replay,
    a_draw_that_cannot_be_repeated: DrawsFromAGlobal => Replay,
    a_set_up_that_cannot_be_repeated: SetUpFromAGlobal => Replay,
    undo_across_a_draw: DrawIsNoBarrier => Undo,
    undo_across_a_reveal: RevealIsNoBarrier => Undo,
    a_redraw_that_is_the_truth: RedrawsNothing => Redraw,
    a_redraw_that_keeps_one_true_hand: KeepsOneHand => Redraw,
    a_redraw_that_follows_the_truth: RedrawFollowsTheTruth => Redraw,
    a_redraw_that_forgets_the_own_hand: RedrawForgetsTheOwnHand => Interference,
    a_redraw_that_loses_a_card: RedrawLosesACard => Redraw,
    a_redraw_that_uses_up_the_games_chance: RedrawUsesTheGamesChance => Redraw,
    an_endless_game: NeverEnds => Ends,
    a_game_that_stops_in_the_middle: StopsInTheMiddle => Ends,
    a_game_that_goes_on_after_the_end: GoesOnAfterTheEnd => Ends,
    two_actions_with_one_text: ActionTextIsAmbiguous => Notation,
    an_event_that_does_not_read_back: EventTextDoesNotReadBack => Notation,
    a_panic: Panics => Panic,
    a_change_nobody_is_told_of: ChangesInSilence => Announced,
    a_game_without_a_winner: EverybodyIsSecond => Outcome,
    an_order_that_does_what_is_not_possible: OrdersDoWhatIsNotListed => Legal,
    an_order_that_the_game_does_not_have: OrdersNobodyCanGive => Legal,
    an_order_that_follows_a_hand: OrdersFollowAHand => Interference,
}

/// What each of them does wrong is told, and not what the other does.
#[test]
fn wrong_orders_are_told_apart() {
    let text = |failure: Option<conformance::Failure>| failure.map(|failure| failure.to_string()).unwrap();
    assert!(text(found::<{ F::OrdersDoWhatIsNotListed as u8 }>()).contains("not listed"));
    assert!(text(found::<{ F::OrdersNobodyCanGive as u8 }>()).contains("is to be asked"));
}

/// Without a fault the same wrapper passes: the others fail for their fault, not for being wrapped.
#[test]
fn the_game_itself_passes() {
    assert!(found::<{ F::None as u8 }>().is_none_or(|failure| panic!("{failure}")));
}

/// A failure comes with the shortest way to it, and with a record that leads there.
#[test]
fn a_failure_is_short_and_can_be_replayed() {
    let failure = found::<{ F::Panics as u8 }>().expect("the suite finds the fault");
    assert_eq!(failure.actions.len(), 8, "{failure}");
    let failure = found::<{ F::LosesGold as u8 }>().expect("the suite finds the fault");
    assert!(failure.actions.len() <= 5, "{failure}");
    let record = table::Record::parse(failure.record.as_bytes()).unwrap();
    assert_eq!(record.steps.len(), failure.actions.len());
    assert!(table::Play::<Mutant<{ F::LosesGold as u8 }>>::replay(&record).is_ok());
}

mod bots {
    use table::{Known, Pcg, Policy};

    use super::*;

    /// Its answers depend on more than what it knows.
    struct Moody;

    impl Policy<State> for Moody {
        fn choose(&mut self, known: &Known<State>, _: &mut Pcg) -> Action {
            let mut legal = Vec::new();
            known.legal(&mut legal);
            legal[GLOBAL.fetch_add(1, Ordering::Relaxed) as usize % legal.len()]
        }
    }

    /// Always declines, legal or not.
    struct Stubborn;

    impl Policy<State> for Stubborn {
        fn choose(&mut self, _: &Known<State>, _: &mut Pcg) -> Action {
            Action::Decline
        }
    }

    fn check<P: Policy<State>>(new: impl Fn() -> P) -> Option<Item> {
        let choices = conformance::choices::<State>("players=2").unwrap();
        conformance::check_policy(&choices, &Plan::games(20), new).err().map(|failure| failure.item)
    }

    #[test]
    fn a_bot_with_moods_is_caught() {
        assert_eq!(check(|| Moody), Some(Item::Policy));
    }

    #[test]
    fn a_bot_that_plays_illegally_is_caught() {
        assert_eq!(check(|| Stubborn), Some(Item::Policy));
    }

    #[test]
    fn honest_bots_pass() {
        assert_eq!(check(table::RandomPolicy::new), None);
        assert_eq!(check(table::GuidedPolicy::new), None);
    }
}
