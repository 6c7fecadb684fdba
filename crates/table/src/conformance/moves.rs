//! What may be done: `legal`, refusals, notation, the end.

use super::walk::{Moment, take};
use super::{Broken, Item, broken};
use crate::{Audit, Event, Game, Id, Notation, Order, Outcome, Seat, SeatSet, Standing, Witness};

/// Candidates for refusal that are kept, and tried at a thorough look.
const CANDIDATES: usize = 32;

/// Candidates tried at every other step: each costs the game a whole `legal`.
const FEW: usize = 6;

/// `legal` of every seat, and the refusal of everything else. `thorough` applies every listed action, not only the one
/// that will be played.
pub(super) fn check<G: Audit>(
    now: &Moment<G>,
    seen: &mut Vec<G::Action>,
    thorough: bool,
) -> Result<(), Broken> {
    let to_act = now.game.to_act();
    if to_act.iter().any(|seat| seat.index() >= now.game.seats() as usize) {
        return broken(Item::Ends, format!("{to_act} is to act at a table of {}", now.game.seats()));
    }
    let mut listed = Vec::new();
    for seat in Seat::all(now.game.seats()) {
        let legal = legal(&now.game, seat, to_act)?;
        if thorough {
            check_texts(&legal)?;
            check_standing(&now.game, seat, &legal)?;
        }
        for &action in legal.iter().filter(|_| thorough) {
            take(now, seat, action)?
                .0
                .game
                .audit()
                .or_else(|message| broken(Item::Invariant, format!("after `{seat} {action}`: {message}")))?;
        }
        // What was possible a moment ago, and what somebody else may do, is what people try.
        let candidates = seen.iter().chain(&listed).copied();
        refuses(
            now,
            seat,
            candidates.filter(|action| legal.binary_search(action).is_err()).take(if thorough {
                CANDIDATES
            } else {
                FEW
            }),
        )?;
        listed.extend(legal);
    }
    for action in listed {
        if !seen.contains(&action) {
            seen.insert(0, action);
        }
    }
    seen.truncate(CANDIDATES);
    Ok(())
}

fn legal<G: Game>(game: &G, seat: Seat, to_act: SeatSet) -> Result<Vec<G::Action>, Broken> {
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    let mut again = legal.clone();
    game.legal(seat, &mut again);
    if legal != again {
        return broken(Item::Legal, format!("asked twice, {seat} gets two lists"));
    }
    if !legal.is_sorted_by(|a, b| a < b) {
        return broken(Item::Legal, format!("the list of {seat} is not ascending: {}", texts(&legal)));
    }
    match (to_act.contains(seat), legal.len()) {
        (false, 0) | (true, 2..) => {}
        (false, _) => return broken(Item::Legal, format!("{seat} is not to act and has {}", texts(&legal))),
        (true, _) => {
            return broken(Item::Legal, format!("{seat} is asked without a choice: {}", texts(&legal)));
        }
    }
    Ok(legal)
}

/// What is done because of a standing order is something the seat may do, and an order that
/// the game has.
fn check_standing<G: Game>(game: &G, seat: Seat, legal: &[G::Action]) -> Result<(), Broken> {
    if legal.is_empty() {
        return Ok(());
    }
    let view = game.view(seat.into());
    for order in Order::all() {
        let action = G::standing(&view, seat, Standing { order, raised: false });
        let Some(action) = action else { continue };
        if legal.binary_search(&action).is_err() {
            return broken(Item::Legal, format!("`{order}` does `{action}` for {seat}, which is not listed"));
        }
        if order == Order::Ask || !G::ORDERS.contains(&order) {
            return broken(Item::Legal, format!("`{order}` does `{action}` for {seat}, who is to be asked"));
        }
    }
    Ok(())
}

/// Every action reads back, and no two have the same text.
fn check_texts<A: Notation + PartialEq>(legal: &[A]) -> Result<(), Broken> {
    let mut written: Vec<String> = legal.iter().map(ToString::to_string).collect();
    for (action, text) in legal.iter().zip(&written) {
        reads_back(action, text)?;
    }
    written.sort();
    written.dedup();
    if written.len() < legal.len() {
        return broken(Item::Notation, format!("two actions have the same text: {}", texts(legal)));
    }
    Ok(())
}

fn texts<A: ToString>(actions: &[A]) -> String {
    actions.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

fn reads_back<T: Notation + PartialEq>(value: &T, text: &str) -> Result<(), Broken> {
    if text.is_empty() || text.trim() != text || text.contains(['\n', '=', '|', '#', ',']) {
        return broken(Item::Notation, format!("`{text}` would break a record or a scenario"));
    }
    match text.parse::<T>() {
        Ok(read) if read == *value => Ok(()),
        Ok(read) => broken(Item::Notation, format!("`{text}` reads back as `{read}`")),
        Err(error) => broken(Item::Notation, format!("`{text}` does not read back: {error}")),
    }
}

/// Tries all of these on one copy: if each refusal changes nothing, nothing has changed in the end.
fn refuses<G: Game>(
    now: &Moment<G>,
    seat: Seat,
    actions: impl Iterator<Item = G::Action> + Clone,
) -> Result<(), Broken> {
    let mut tried = now.game.clone();
    let mut chance = Witness::new(now.chance.clone());
    let mut events: Vec<G::Event> = Vec::new();
    for action in actions.clone() {
        if tried.apply(seat, action, &mut chance, &mut events).is_ok() {
            return broken(Item::Refusal, format!("`{seat} {action}` is done and not listed"));
        }
    }
    let what = if tried != now.game {
        "changes the position"
    } else if !events.is_empty() {
        "logs an event"
    } else if !chance.draws().is_empty() {
        "uses chance"
    } else {
        return Ok(());
    };
    let actions: Vec<G::Action> = actions.collect();
    broken(Item::Refusal, format!("the refusal of one of these of {seat} {what}: {}", texts(&actions)))
}

/// Events in notation.
pub(super) fn check_events<E: Event>(events: &[E]) -> Result<(), Broken> {
    events.iter().try_for_each(|event| reads_back(event, &event.to_string()))
}

/// Whether the game is over; both ways of asking must agree.
pub(super) fn check_end<G: Game>(game: &G) -> Result<bool, Broken> {
    match (game.to_act().is_empty(), game.outcome()) {
        (false, None) => Ok(false),
        (true, Some(outcome)) => check_outcome(game, &outcome).map(|()| true),
        (true, None) => broken(Item::Ends, "nobody is to act and the game is not over"),
        (false, Some(_)) => broken(Item::Ends, "the game is over and somebody is to act"),
    }
}

fn check_outcome<G: Game>(game: &G, outcome: &Outcome) -> Result<(), Broken> {
    let seats = game.seats();
    if outcome.scores.seats() != seats || outcome.places.seats() != seats {
        return broken(Item::Outcome, "the outcome has not one score and one place a seat");
    }
    let places = outcome.places.as_slice();
    let wrong = |place: u8| {
        let ahead = places.iter().filter(|&&other| other < place).count() as u8;
        seats > 1 && place != ahead + 1
    };
    if let Some(place) = places.iter().find(|&&place| wrong(place)) {
        return broken(Item::Outcome, format!("place {place} does not fit in {places:?}"));
    }
    let unnamed =
        &outcome.scores.as_slice().iter().flat_map(|s| &s.parts()[G::META.score_parts.len()..]).sum::<i16>();
    if *unnamed != 0 {
        return broken(Item::Outcome, "a score has a part without a name");
    }
    Ok(())
}
