//! H3: the decisions of the harvest (VA-8.18 to VA-8.34), one player after the other.

use table::{Log, Number, Seat};

use super::{Each, Flow, harvest};
use crate::components::{Bundle, CitizenId, Citizens, Effect, Resource};
use crate::{Action, Event, Question, State};

/// VA-8.18, VA-8.19, VA-8.25, VA-8.29, VA-8.30: asks the next player what is due: consolation, choice, trades. `false`
/// if all have decided.
pub(crate) fn next_player(s: &mut State) -> bool {
    let Some(seat) = s.harvesters().nth(s.turn.harvested.into()) else {
        s.turn.trades = Citizens::EMPTY;
        return false;
    };
    s.turn.harvested += 1;
    let mut trades = Citizens::EMPTY;
    let (mut choices, mut any) = (0, harvest::active_starters(s.turn.dice).next().is_some());
    for (citizen, uses) in harvest::active_citizens(s, seat) {
        any = true;
        match harvest::power(s, seat, citizen) {
            Effect::ChooseOne { .. } => choices += uses,
            Effect::PayToGain { .. } => trades.add_many(citizen, uses),
            _ => {}
        }
    }
    s.turn.trades = trades;
    if !trades.is_empty() {
        s.pending.push(Question::Trade { seat });
    }
    if choices > 0 {
        s.pending.push(Question::Choice { seat, activations: choices });
    }
    if !any {
        s.pending.push(Question::Consolation { seat });
    }
    true
}

/// VA-6.8, VA-8.31: it cannot be declined.
pub(crate) fn consolation_options(each: &mut impl Each) -> Flow {
    Resource::ALL.iter().try_for_each(|&resource| each(Action::Console { resource }))
}

/// VA-8.29: one resource of the own choice.
pub(crate) fn console(s: &mut State, seat: Seat, resource: Resource, log: &mut impl Log<Event>) {
    s.pending.pop();
    s.players[seat].gain(Bundle::of(resource, 1));
    log.push(Event::Consoled { seat, resource });
}

/// VA-6.9: how many activations give Gold.
pub(crate) fn choice_options(activations: u8, each: &mut impl Each) -> Flow {
    (0..=activations).try_for_each(|gold| each(Action::Gold { activations: Number(gold) }))
}

/// VA-6.9, VA-8.16: the other activations give Magic.
pub(crate) fn choose(s: &mut State, gold: u8, log: &mut impl Log<Event>) {
    let Some(Question::Choice { seat, activations }) = s.pending.pop() else { return };
    let [of_gold, of_magic] = harvest::CHOICE;
    let bundle = of_gold.times(gold.into()).plus(of_magic.times((activations - gold).into()));
    s.players[seat].gain(bundle);
    log.push(Event::HarvestChosen { seat, bundle });
}

/// VA-6.10, VA-8.23, VA-8.24: the trades that are left and can be paid; then `done`.
pub(crate) fn trade_options(s: &State, seat: Seat, each: &mut impl Each) -> Flow {
    let mut any = false;
    for citizen in s.turn.trades.kinds() {
        if harvest::trade_of(s, seat, citizen).is_some_and(|(pay, _)| s.players[seat].has(pay)) {
            any = true;
            each(Action::Trade { citizen })?;
        }
    }
    if any { each(Action::Done) } else { Flow::Continue(()) }
}

/// VA-8.20, VA-8.22: once for each activation; the list is made anew afterwards.
pub(crate) fn trade(s: &mut State, seat: Seat, citizen: CitizenId, log: &mut impl Log<Event>) {
    let Some((pay, gain)) = harvest::trade_of(s, seat, citizen) else { return };
    if s.turn.trades.take(citizen) {
        s.players[seat].pay(pay);
        s.players[seat].gain(gain);
        log.push(Event::Traded { seat, citizen, pay, gain });
    }
}

/// VA-8.23: gives up all trades that are left.
pub(crate) fn done(s: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    s.pending.pop();
    s.turn.trades = Citizens::EMPTY;
    log.push(Event::TradesDone { seat });
}
