//! One game, driven by a list of numbers, with every check after every step.

use std::panic::{AssertUnwindSafe, catch_unwind};

use super::hidden::{self, Ledger};
use super::{Broken, Item, broken, moves};
use crate::{Audit, Choices, Game, Options, Pcg, Play, Record, Seat, Seed, StateHash, Viewer, Witness};

/// A random game under observation. The choices it makes are kept, so that it can be played again with some left out.
pub(super) struct Walk<'a, G: Game> {
    setup: &'a Choices,
    seed: u64,
    probe_every: u32,
    /// One number a step: its low 12 bits decide whether to probe, the next 16 the action, the top 4 the seat.
    choices: Vec<u32>,
    actions: Vec<(Seat, G::Action)>,
    /// Actions seen earlier in this game: candidates for what must be refused now.
    seen: Vec<G::Action>,
}

/// One position on the way, with the chance to come.
pub(super) struct Moment<G> {
    pub(super) game: G,
    pub(super) chance: Pcg,
}

/// What a step did.
pub(super) struct Done<E> {
    pub(super) events: Vec<E>,
    pub(super) used_chance: bool,
}

impl<'a, G: Audit> Walk<'a, G> {
    pub(super) const fn new(setup: &'a Choices, seed: u64, probe_every: u32) -> Self {
        Self { setup, seed, probe_every, choices: Vec::new(), actions: Vec::new(), seen: Vec::new() }
    }

    /// The numbers that were picked.
    pub(super) fn choices(&self) -> &[u32] {
        &self.choices
    }

    pub(super) fn actions(&self) -> &[(Seat, G::Action)] {
        &self.actions
    }

    /// Plays to the end. A panic inside the game is a failure like any other.
    pub(super) fn run(&mut self, pick: &mut dyn FnMut() -> u32, ledger: &mut Ledger) -> Result<(), Broken> {
        self.run_while(&mut || Some(pick()), ledger)
    }

    /// Plays while `pick` gives numbers, or to the end.
    pub(super) fn run_while(
        &mut self,
        pick: &mut dyn FnMut() -> Option<u32>,
        ledger: &mut Ledger,
    ) -> Result<(), Broken> {
        catch_unwind(AssertUnwindSafe(|| self.play(pick, ledger))).unwrap_or_else(|panic| {
            let text = panic.downcast_ref::<String>().map(String::as_str);
            let text = text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("no message");
            broken(Item::Panic, text)
        })
    }

    fn play(&mut self, pick: &mut dyn FnMut() -> Option<u32>, ledger: &mut Ledger) -> Result<(), Broken> {
        let mut now = self.set_up()?;
        let mut legal = Vec::new();
        loop {
            let to_act = now.game.to_act();
            let choice = pick();
            let thorough = choice.is_none_or(|choice| (choice & 0xfff).is_multiple_of(self.probe_every));
            moves::check(&now, &mut self.seen, thorough)?;
            now.game.audit().or_else(|message| broken(Item::Invariant, message))?;
            if moves::check_end(&now.game)? {
                hidden::probe(&now, None, ledger)?;
                return self.check_records(&now.game);
            }
            if self.actions.len() >= G::META.max_steps as usize {
                return broken(Item::Ends, format!("still going after {} steps", self.actions.len()));
            }
            let Some(choice) = choice else { return Ok(()) };
            let Some(seat) = to_act.iter().nth((choice >> 28) as usize % to_act.len()) else { return Ok(()) };
            now.game.legal(seat, &mut legal);
            let action = legal[(choice >> 12 & 0xffff) as usize % legal.len()];
            self.choices.push(choice);
            self.actions.push((seat, action));
            if thorough {
                hidden::probe(&now, Some((seat, action)), ledger)?;
            }
            now = Self::step(&now, seat, action, thorough)?;
        }
    }

    fn set_up(&self) -> Result<Moment<G>, Broken> {
        let options = G::Options::build(self.setup);
        let options = options.or_else(|error| broken(Item::Ends, error.to_string()))?;
        let start = || {
            let mut chance = Pcg::new(self.seed);
            let mut events = Vec::new();
            let game = G::new(&options, &mut chance, &mut events);
            (Moment { game, chance }, events)
        };
        let (moment, events) = start();
        let (again, same_events) = start();
        if moment.game != again.game || events != same_events {
            return broken(Item::Replay, "set-up gives another position for the same seed");
        }
        Ok(moment)
    }

    /// Takes the step, twice, and compares. `thorough` also looks at hashes and at everybody's view.
    fn step(now: &Moment<G>, seat: Seat, action: G::Action, thorough: bool) -> Result<Moment<G>, Broken> {
        let before = thorough.then(|| StateHash::of(&now.game));
        let (next, done) = take(now, seat, action)?;
        let (again, same) = take(now, seat, action)?;
        if before.is_some_and(|before| StateHash::of(&now.game) != before) {
            return broken(Item::Replay, "playing on from a copy changed the original");
        }
        if next.game != again.game || (thorough && StateHash::of(&next.game) != StateHash::of(&again.game)) {
            return broken(Item::Replay, format!("`{seat} {action}` twice gives two positions"));
        }
        if done.events != same.events {
            return broken(Item::Replay, format!("`{seat} {action}` twice gives different events"));
        }
        if done.used_chance && !done.events.iter().any(crate::Event::is_barrier) {
            return broken(Item::Undo, format!("`{seat} {action}` used chance and has no barrier event"));
        }
        if thorough {
            moves::check_events(&done.events)?;
            check_announced(now, &next, seat, &done.events)?;
        }
        Ok(next)
    }

    /// The whole game through records and undo.
    fn check_records(&self, end: &G) -> Result<(), Broken> {
        let fail = |message: String| Broken { item: Item::Replay, message };
        let mut play = Play::<G>::start(self.setup.clone(), Seed::Pcg(self.seed))
            .map_err(|error| fail(error.to_string()))?;
        for &(seat, action) in &self.actions {
            let before = play.hash();
            play.apply(seat, action).map_err(|error| fail(format!("`{seat} {action}`: {error}")))?;
            check_undo(&play, seat, before)?;
        }
        if play.game() != end {
            return broken(Item::Replay, "playing the same actions again ends elsewhere");
        }
        let text = play.record().to_string();
        let read = Record::parse(text.as_bytes()).map_err(|error| fail(error.to_string()))?;
        if read.to_string() != text {
            return broken(Item::Notation, "the record does not read back");
        }
        Play::<G>::replay(&read).map_err(|error| fail(error.to_string()))?;
        Ok(())
    }
}

/// Undo right after a step leads back to the very position, and never across a barrier.
fn check_undo<G: Game>(play: &Play<G>, seat: Seat, before: StateHash) -> Result<(), Broken> {
    let steps = play.steps();
    let Some(last) = steps.last() else { return Ok(()) };
    let barrier = last.events.iter().any(crate::Event::is_barrier);
    match (play.may_undo(seat), barrier) {
        (Ok(()), true) => broken(Item::Undo, "a step with a barrier can be taken back"),
        (Err(error), false) => broken(Item::Undo, format!("a step without a barrier stands: {error}")),
        // Replaying the whole game for every step of it would take too long; a few places will do.
        (Ok(()), false) if steps.len() == 7 || steps.len().is_multiple_of(61) => {
            let mut back = play.clone();
            back.undo(seat).or_else(|error| broken(Item::Undo, error.to_string()))?;
            if back.hash() == before { Ok(()) } else { broken(Item::Undo, "undo leads to another position") }
        }
        _ => Ok(()),
    }
}

/// Applies one action to a copy.
pub(super) fn take<G: Game>(
    now: &Moment<G>,
    seat: Seat,
    action: G::Action,
) -> Result<(Moment<G>, Done<G::Event>), Broken> {
    let mut game = now.game.clone();
    let mut chance = Witness::new(now.chance.clone());
    let mut events = Vec::new();
    if game.apply(seat, action, &mut chance, &mut events).is_err() {
        return broken(Item::Legal, format!("`{seat} {action}` is listed and refused"));
    }
    let used_chance = !chance.draws().is_empty();
    Ok((Moment { game, chance: chance.into_inner() }, Done { events, used_chance }))
}

/// Everybody but the one who acted is told when what they see has changed.
fn check_announced<G: Game>(
    before: &Moment<G>,
    after: &Moment<G>,
    actor: Seat,
    events: &[G::Event],
) -> Result<(), Broken> {
    for viewer in Viewer::all(before.game.seats()).filter(|viewer| !viewer.is(actor)) {
        let told = events.iter().any(|event| crate::Event::redacted(event, viewer).is_some());
        if !told && hidden::shown(&before.game, viewer)? != hidden::shown(&after.game, viewer)? {
            return broken(Item::Announced, format!("the view of {viewer} changed without an event"));
        }
    }
    Ok(())
}
