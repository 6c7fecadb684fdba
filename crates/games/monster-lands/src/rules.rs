//! The rules, one file a phase or procedure. Here: who acts, what is legal, and how an answer leads to the next question.
//!
//! [`options`] walks through the options of a question in canonical order. `legal` lists them, `apply` looks for the
//! action among them, and [`go_on`] asks whether there is a choice at all, so the three cannot disagree.

pub(crate) mod attack;
pub(crate) mod battle;
pub(crate) mod citadel;
pub(crate) mod clans;
pub(crate) mod clean_up;
pub(crate) mod deploy;
pub(crate) mod dice;
pub(crate) mod fight;
pub(crate) mod free;
pub(crate) mod hire;
pub(crate) mod load;
pub(crate) mod mission;
pub(crate) mod reset;
pub(crate) mod rival;
pub(crate) mod roll;
pub(crate) mod round;
pub(crate) mod supply;
pub(crate) mod work;

use std::ops::ControlFlow;

use table::{Chance, Illegal, Log, Seat, SeatSet};

use crate::{Action, Event, Question, State, Step};

/// Whether a walk through options goes on.
pub(crate) type Flow = ControlFlow<()>;

/// Takes one option after the other.
pub(crate) trait Each: FnMut(Action) -> Flow {}

impl<F: FnMut(Action) -> Flow> Each for F {}

/// The one player whose decision is pending.
pub(crate) fn to_act(s: &State) -> SeatSet {
    s.pending.top().map_or(SeatSet::EMPTY, |question| SeatSet::only(question.seat(s)))
}

/// Lists what `seat` may do.
pub(crate) fn legal(s: &State, seat: Seat, out: &mut Vec<Action>) {
    if let Some(question) = asked(s, seat) {
        let _ = options(s, question, &mut |action| {
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
    if !is_option(s, question, action) {
        return Err(Illegal);
    }
    answer(s, question, action, chance, log);
    go_on(s, chance, log);
    Ok(())
}

/// The question that `seat` must answer now.
fn asked(s: &State, seat: Seat) -> Option<Question> {
    s.pending.top().filter(|question| question.seat(s) == seat)
}

/// Whether `action` is among the options of `question`.
fn is_option(s: &State, question: Question, action: Action) -> bool {
    let each = &mut |option| if option == action { Flow::Break(()) } else { Flow::Continue(()) };
    let search = match question {
        Question::Turn { seat } => deploy::options_like(s, seat, action, each),
        _ => options(s, question, each),
    };
    search.is_break()
}

/// The first option of `question`, and whether it is the only one; `None` if there is none.
fn first_option(s: &State, question: Question) -> Option<(Action, bool)> {
    let mut first = None;
    let more = options(s, question, &mut |option| match first {
        None => {
            first = Some(option);
            Flow::Continue(())
        }
        Some(_) => Flow::Break(()),
    });
    first.map(|action| (action, more.is_continue()))
}

/// ML-1.13, ML-4.3: takes forced steps until somebody has a choice or the game is over.
pub(crate) fn go_on(s: &mut State, chance: &mut impl Chance, log: &mut impl Log<Event>) {
    while !s.over {
        let Some(question) = s.pending.top() else {
            proceed(s, chance, log);
            continue;
        };
        match first_option(s, question) {
            None => _ = s.pending.pop(),
            Some((forced, true)) => answer(s, question, forced, chance, log),
            Some((_, false)) => return,
        }
    }
}

/// Takes the next automatic step.
fn proceed(s: &mut State, chance: &mut impl Chance, log: &mut impl Log<Event>) {
    if !s.packets.is_empty() {
        return attack::proceed(s, chance, log);
    }
    match s.step {
        Step::SetUp => s.step = Step::RoundStart,
        Step::RoundStart => round::start(s, chance, log),
        Step::Pool => round::pool(s, chance, log),
        Step::Gift => round::gift(s),
        Step::Deploy => deploy::next_turn(s),
        Step::Rival => rival::act(s, chance, log),
        Step::Area => battle::start_area(s, log),
        Step::Mission => mission::next_roll(s, chance, log),
        Step::MissionEnd => mission::results(s, log),
        Step::Contract => mission::next_contract(s),
        Step::Reveal(token) => fight::proceed(s, token, log),
        Step::Activate => battle::activate(s),
        Step::Redirect(source) => attack::redirect(s, source),
        Step::Attack => battle::attack(s),
        Step::Test => battle::test(s, log),
        Step::Marker => rival::marker(s, log),
        Step::Defeated(killed) => battle::defeated(s, killed),
        Step::CombatEnd => battle::combat_end(s),
        Step::Conquest => battle::conquest(s, log),
        Step::ConquestTest => battle::conquest_test(s, log),
        Step::Loot => battle::loot(s, chance, log),
        Step::AreaEnd => battle::next_area(s, log),
        Step::Heal(seat) => clean_up::heal(s, seat),
        Step::Panic => clean_up::panic(s, chance, log),
        Step::Window3(seat) => clean_up::window(s, seat, Step::Window3, Step::Leaders(0)),
        Step::Leaders(seat) => clans::leaders(s, seat),
        Step::Window4(seat) => clean_up::window(s, seat, Step::Window4, Step::Salaries(0)),
        Step::Salaries(seat) => clans::salaries(s, seat, log),
        Step::EndCheck => reset::end_check(s, log),
        Step::Reset => reset::reset(s, chance, log),
    }
}

/// The options of every decision point (ML-4.3).
fn options(s: &State, question: Question, each: &mut impl Each) -> Flow {
    match question {
        Question::Affinity { .. } => round::affinity_options(s, each),
        Question::GiftDie => round::gift_die_options(s, each),
        Question::GiftItem => round::gift_options(s, each),
        Question::Turn { seat } => deploy::options(s, seat, each),
        Question::Hunter { seat, discount } => citadel::hunter_options(s, seat, discount, each),
        Question::Excess { seat } => free::trap_options(s, seat, |trap| Action::DiscardTrap { trap }, each),
        Question::Alchemist { .. } => citadel::alchemist_options(s, each),
        Question::Tavern { seat, discount, beer } => hire::tavern_options(s, seat, discount, beer, each),
        Question::FreeHire { seat } => hire::free_options(s, seat, each),
        Question::Armoury { seat, discount } => citadel::armoury_options(s, seat, discount, each),
        Question::Pawn { seat, from } => citadel::pawn_options(s, seat, from, each),
        Question::Bazaar { seat, discount } => citadel::bazaar_options(s, seat, discount, each),
        Question::Mine { seat } => citadel::mine_options(s, seat, each),
        Question::LoadDice { seat, path } => load::dice_options(s, seat, path, each),
        Question::LoadTokens { seat, path } => load::token_options(s, seat, path, each),
        Question::LoadCarry { seat, path } => load::carry_options(s, seat, path, each),
        Question::Loot { .. } => battle::loot_options(s, each),
        Question::Roll { seat } => roll::options(s, seat, each),
        Question::Contract { seat, path } => mission::contract_options(s, seat, path, each),
        Question::PayTrap { seat, .. } => free::trap_options(s, seat, |trap| Action::PayTrap { trap }, each),
        Question::Reveal { .. } => fight::reveal_options(each),
        Question::Target { path, .. } => fight::target_options(s, path, each),
        Question::Cancel { .. } => fight::cancel_options(each),
        Question::Steal { path, target, n, .. } => fight::steal_options(s, path, target, n, each),
        Question::Redirect { source, .. } => attack::redirect_options(s, source, each),
        Question::Sacrifice { .. } => attack::sacrifice_options(s, each),
        Question::Block { .. } => attack::block_options(s, each),
        Question::Drink { .. } => attack::drink_options(s, each),
        Question::KillOrCapture { .. } => battle::kill_options(each),
        Question::Deed { seat, deed } => battle::deed_options(s, seat, deed, each),
        Question::Heal { seat } => clean_up::heal_options(s, seat, each),
        Question::Window { seat } => free::window_options(s, seat, each),
        Question::Leader { seat } => clans::leader_options(s, seat, each),
        Question::Desert { seat } => clans::desert_options(s, seat, each),
        Question::Inherit { seat, gear, .. } => clans::inherit_options(s, seat, gear, each),
    }
}

/// Carries out an option of the top question.
#[allow(clippy::too_many_lines, reason = "one arm an action")]
fn answer(
    s: &mut State,
    question: Question,
    action: Action,
    chance: &mut impl Chance,
    log: &mut impl Log<Event>,
) {
    let seat = question.seat(s);
    match action {
        Action::Affinity { affinity } => round::choose_affinity(s, seat, affinity, log),
        Action::GiftDie { colour } => round::take_gift_die(s, colour, chance, log),
        Action::Gift { item } => round::take_gift(s, item, log),
        Action::Swap { novice, die, colour } => free::swap(s, seat, novice, die, colour, chance, log),
        Action::BuyDie { member } => free::buy_die(s, seat, member, chance, log),
        Action::Talent { member, item } => free::talent(s, seat, member, item, log),
        Action::Convert { loot, die } => free::convert(s, seat, loot, die, chance, log),
        Action::Use { loot } => match question {
            Question::Roll { .. } => roll::use_loot(s, seat, loot, log),
            Question::Deed { .. } => battle::use_loot(s, seat, loot, log),
            _ => free::use_loot(s, seat, loot, log),
        },
        Action::Sell { monster } => free::sell(s, seat, monster, log),
        Action::SellLoot { loot } => free::sell_loot(s, seat, loot, log),
        Action::Heal { member } => free::heal(s, seat, member, log),
        Action::Equip { gear, member } => match question {
            Question::Inherit { .. } => clans::inherit(s, seat, gear, member, log),
            _ => free::equip(s, seat, gear, member, log),
        },
        Action::Drop { gear } => match question {
            Question::Inherit { .. } => clans::not_inherited(s, seat, gear, log),
            _ => free::drop_gear(s, seat, gear, log),
        },
        Action::Settle { territory, member } => free::settle(s, seat, territory, member, log),
        Action::Visit { building, die } => citadel::visit(s, seat, building, die, log),
        Action::Assign { path, member } => load::assign(s, seat, path, member, log),
        Action::Work { territory, s: strength, m, p } => {
            work::work(s, seat, territory, (strength.0, m.0, p), chance, log);
        }
        Action::Pass => deploy::pass(s, seat, log),
        Action::BuyTraps { slots, savings } => citadel::buy_traps(s, question, slots, savings, chance, log),
        Action::Brew { space, potions } => citadel::brew(s, seat, space.0, potions.0, log),
        Action::Beer => hire::beer(s, seat, chance, log),
        Action::Hire { member, savings } => hire::hire(s, question, member, savings, chance, log),
        Action::BuyDefence { tokens } => citadel::buy_defence(s, question, tokens.0, log),
        Action::Pawn { die } => citadel::pawn(s, seat, die, log),
        Action::BuyGear { gear, member } => citadel::buy_gear(s, question, gear, member, chance, log),
        Action::Mine { space } => citadel::mine(s, seat, space.0, log),
        Action::Dice { s: strength, m, p } => load::lay_dice(s, question, (strength.0, m.0, p), log),
        Action::Lay { trap } => load::lay_trap(s, question, trap, log),
        Action::LayDefence => load::lay_defence(s, question, log),
        Action::Carry { potions, venoms } => load::carry(s, question, potions.0, venoms.0, log),
        Action::DiscardTrap { trap } => free::discard_excess(s, seat, trap, log),
        Action::Pay => mission::pay(s, question, log),
        Action::PayTrap { trap } => mission::pay_trap(s, trap, log),
        Action::Roll { colour } => roll::roll_one(s, colour, chance, log),
        Action::RollAll => roll::throw_all(s, chance, log),
        Action::Reroll { colour, face } => roll::reroll(s, colour, face.0, chance, log),
        Action::Venom => roll::venom(s, log),
        Action::Stop => roll::stop(s, log),
        Action::Kill => battle::kill(s, log),
        Action::Capture => battle::capture(s, log),
        Action::Reveal => fight::reveal(s, question, log),
        Action::Hide => fight::hide(s, question, log),
        Action::Target { path } => fight::target(s, question, path, log),
        Action::Cancel => fight::cancel(s, question, log),
        Action::Allow => fight::allow(s, question, log),
        Action::Steal { s: strength, m } => fight::steal(s, question, strength.0, m.0, log),
        Action::Redirect { path, dice } => attack::turn_dice(s, path, dice.0, log),
        Action::Sacrifice { dice } => attack::sacrifice(s, dice.0, log),
        Action::Block { tokens } => attack::block(s, tokens.0, log),
        Action::Drink { potions } => attack::drink(s, potions.0, log),
        Action::TakeLoot { loot } => battle::take_loot(s, seat, loot, chance, log),
        Action::Leader { member } => clans::make_leader(s, seat, member, log),
        Action::Desert { member } => clans::desert(s, seat, member, log),
        Action::Done => done(s, question, log),
    }
}

/// Nothing more of this.
fn done(s: &mut State, question: Question, log: &mut impl Log<Event>) {
    s.pending.pop();
    match question {
        Question::LoadTokens { seat, path } => load::tokens_done(s, seat, path),
        Question::Contract { seat, path } => log.push(Event::ContractDeclined { seat, path }),
        Question::Redirect { .. } => log.push(Event::NotRedirected { path: s.path }),
        Question::Heal { seat } => supply::enforce_limits(s, seat),
        _ => {}
    }
    log.push(Event::Finished { seat: question.seat(s) });
}

#[cfg(test)]
mod tests;
