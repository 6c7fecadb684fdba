//! The rules, one file a phase or action of the rulebook. Here: who acts, what is legal, and how an answer leads to the
//! next question.
//!
//! [`options`] walks through the options of a question in canonical order. `legal` lists them, `apply` looks for the
//! action among them (for the actions of a turn, with the conditions that make up the list), and [`go_on`] asks whether
//! there is a choice at all, so the three cannot disagree.

pub(crate) mod actions;
pub(crate) mod attack;
pub(crate) mod build;
pub(crate) mod decide;
pub(crate) mod dukes;
pub(crate) mod end;
pub(crate) mod exhausted;
pub(crate) mod harvest;
pub(crate) mod payment;
pub(crate) mod recruit;
pub(crate) mod roll;
pub(crate) mod slay;
pub(crate) mod thief;
pub(crate) mod turn;

use std::ops::ControlFlow;

use table::{Chance, Illegal, Log, Seat, SeatSet};

use crate::{Action, Event, Question, State, effects};

/// Whether a walk through options goes on.
pub(crate) type Flow = ControlFlow<()>;

/// Takes one option after the other.
pub(crate) trait Each: FnMut(Action) -> Flow {}

impl<F: FnMut(Action) -> Flow> Each for F {}

/// VA-28.13: the one player whose decision is pending, or those who choose dukes.
pub(crate) fn to_act(s: &State) -> SeatSet {
    match s.pending.top() {
        None => SeatSet::EMPTY,
        Some(Question::Dukes) => dukes::asked(s),
        Some(Question::Consolation { seat } | Question::Choice { seat, .. } | Question::Trade { seat }) => {
            SeatSet::only(seat)
        }
        Some(_) => SeatSet::only(s.active),
    }
}

/// Lists what `seat` may do.
pub(crate) fn legal(s: &State, seat: Seat, out: &mut Vec<Action>) {
    if let Some(question) = asked(s, seat) {
        let _ = options(s, question, seat, &mut |action| {
            out.push(action);
            Flow::Continue(())
        });
    }
}

/// Does what `legal` lists and refuses the rest.
pub(crate) fn apply(
    s: &mut State,
    seat: Seat,
    action: Action,
    chance: &mut impl Chance,
    log: &mut impl Log<Event>,
) -> Result<(), Illegal> {
    let question = asked(s, seat).ok_or(Illegal)?;
    if !is_option(s, question, seat, action) {
        return Err(Illegal);
    }
    answer(s, question, seat, action, chance, log);
    go_on(s, chance, log);
    Ok(())
}

/// Whether `action` is among the options of `question`. The long list of actions of a turn is not gone through: each
/// kind says for itself.
fn is_option(s: &State, question: Question, seat: Seat, action: Action) -> bool {
    match (question, action) {
        (Question::Action, Action::Slay { monster, magic }) => slay::may(s, monster, magic.0),
        (Question::Action, Action::Recruit { citizen, magic }) => recruit::may(s, citizen, magic.0),
        (Question::Action, Action::Take { .. }) => true,
        (Question::Action, Action::Build { column, domain, magic }) => build::may(s, column, domain, magic.0),
        (Question::Action, _) => false,
        _ => {
            let search = options(s, question, seat, &mut |option| {
                if option == action { Flow::Break(()) } else { Flow::Continue(()) }
            });
            search.is_break()
        }
    }
}

/// The question that `seat` must answer now.
fn asked(s: &State, seat: Seat) -> Option<Question> {
    s.pending.top().filter(|_| to_act(s).contains(seat))
}

/// The first option of `question`, and whether it is the only one; `None` if there is none.
fn first_option(s: &State, question: Question) -> Option<(Action, bool)> {
    let seat = to_act(s).first()?;
    let mut first = None;
    let more = options(s, question, seat, &mut |option| match first {
        None => {
            first = Some(option);
            Flow::Continue(())
        }
        Some(_) => Flow::Break(()),
    });
    first.map(|action| (action, more.is_continue()))
}

/// VA-2.8: takes forced steps and passes over questions without an option, until somebody has a choice or the game is
/// over.
pub(crate) fn go_on(s: &mut State, chance: &mut impl Chance, log: &mut impl Log<Event>) {
    while !s.is_over() {
        match s.pending.top() {
            None => turn::proceed(s, chance, log),
            Some(Question::Action) => return, // VA-9.4: three resources can always be taken
            Some(Question::Rest { by, option, next }) => {
                s.pending.pop();
                effects::resolve_from(s, by, option, next, log);
            }
            Some(question) => match first_option(s, question) {
                None => _ = s.pending.pop(),
                Some((forced, true)) => answer(s, question, s.active_in(question), forced, chance, log),
                Some((_, false)) => return,
            },
        }
    }
}

/// VA-6.5 to VA-6.19: the options of every decision.
pub(crate) fn options(s: &State, question: Question, seat: Seat, each: &mut impl Each) -> Flow {
    match question {
        Question::Dukes => dukes::options(s, seat, each),
        Question::Dice => roll::options(s, each),
        Question::Thief { .. } => thief::options(s, each),
        Question::Consolation { .. } => decide::consolation_options(each),
        Question::Choice { activations, .. } => decide::choice_options(activations, each),
        Question::Trade { seat } => decide::trade_options(s, seat, each),
        Question::Action => actions::options(s, each),
        Question::Reward { monster } => effects::reward_options(s, monster, each),
        Question::TakeCitizen { filter, .. } => effects::citizen_options(s, filter, each),
        Question::Victim { domain } => effects::victim_options(s, domain, each),
        Question::Robbery { .. } => effects::robbery_options(s, each),
        Question::ExtraSlay { .. } => slay::extra_options(s, each),
        Question::Return { domain } => effects::return_options(s, domain, each),
        Question::Pay { domain } => effects::pay_options(s, domain, each),
        Question::AttackStack => attack::stack_options(s, each),
        Question::AttackCitizen { column } => attack::citizen_options(s, column, each),
        Question::Rest { .. } => Flow::Continue(()),
    }
}

/// Carries out an option of the top question.
fn answer(
    s: &mut State,
    question: Question,
    seat: Seat,
    action: Action,
    chance: &mut impl Chance,
    log: &mut impl Log<Event>,
) {
    match action {
        Action::ChooseDuke { duke } => dukes::choose(s, seat, duke, log),
        Action::Change { domain, die } => roll::change(s, domain, die.0, log),
        Action::Keep => roll::keep(s, log),
        Action::Steal { from, resource, amount } => thief::steal(s, from, resource, amount.0, log),
        Action::StealFromBank { resource } => thief::steal_from_bank(s, resource, log),
        Action::Nothing => thief::idle(s, log),
        Action::Console { resource } => decide::console(s, seat, resource, log),
        Action::Gold { activations } => decide::choose(s, activations.0, log),
        Action::Trade { citizen } => decide::trade(s, seat, citizen, log),
        Action::Done => decide::done(s, seat, log),
        Action::Slay { monster, magic } => slay::slay(s, monster, magic.0, chance, log),
        Action::Recruit { citizen, magic } => recruit::recruit(s, citizen, magic.0, chance, log),
        Action::Take { resource } => actions::take(s, resource, log),
        Action::Build { column, magic, .. } => build::build(s, column, magic.0, chance, log),
        Action::Reward { option } => effects::choose_reward(s, option.0, chance, log),
        Action::TakeCitizen { citizen } => effects::take_citizen(s, citizen, chance, log),
        Action::Victim { from } => match question {
            Question::Robbery { .. } => effects::rob(s, from, chance, log),
            _ => effects::take_tokens(s, from, log),
        },
        Action::ReturnCitizen { citizen } => effects::return_citizen(s, citizen, log),
        Action::ReturnMonster { monster } => effects::return_monster(s, monster, log),
        Action::Pay => effects::pay(s, log),
        Action::Attack { area } => attack::attack_area(s, area, chance, log),
        Action::Capture { citizen } => attack::capture(s, citizen, chance, log),
        Action::Decline => effects::decline(s, log),
    }
}

impl State {
    /// Who answers a question that only one player is asked.
    fn active_in(&self, question: Question) -> Seat {
        match question {
            Question::Consolation { seat } | Question::Choice { seat, .. } | Question::Trade { seat } => seat,
            _ => self.active,
        }
    }
}
