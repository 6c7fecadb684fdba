//! Settled territories as main actions (ML-8E, ML-25).

use table::{Chance, Log, Number, Seat};

use super::dice::{Chosen, exact};
use super::{Each, Flow, citadel, deploy, hire, supply};
use crate::components::{Die, Effect, Territory};
use crate::values::Faces;
use crate::{Action, Event, Question, State};

/// ML-8.50 to ML-8.54: own settled territories, unused, whose effect would bring something.
pub(crate) fn options(s: &State, seat: Seat, each: &mut impl Each) -> Flow {
    let clan = &s.players[seat];
    for territory in clan.territories.without(s.territory_used) {
        if s.settler[territory as usize].is_some() && has_result(s, seat, territory) {
            exact(&clan.pool, territory.card().dice, |(strength, m, p)| {
                each(Action::Work { territory, s: Number(strength), m: Number(m), p })
            })?;
        }
    }
    Flow::Continue(())
}

/// ML-8.54.
fn has_result(s: &State, seat: Seat, territory: Territory) -> bool {
    match territory.card().effect {
        Effect::Gain(goods) => !supply::keepable(s, seat, goods).is_empty(),
        Effect::PoolDice(dice) => supply::available(s, dice).total() > 0,
        Effect::FreeHire => hire::can_hire_free(s, seat),
        Effect::FreeEquipment => citadel::bazaar_options(s, seat, None, &mut |_| Flow::Break(())).is_break(),
        Effect::TakeLoot { .. } => !s.loot_open.is_empty(),
        _ => false,
    }
}

/// ML-8.50, ML-8.51: the dice lie on the territory, and its effect follows.
pub(crate) fn work(
    s: &mut State,
    seat: Seat,
    territory: Territory,
    (strength, m, p): Chosen,
    chance: &mut impl Chance,
    log: &mut impl Log<Event>,
) {
    deploy::main_action(s);
    s.territory_used.insert(territory);
    log.push(Event::Worked { seat, territory });
    lay(s, seat, (strength, m, p), log);
    match territory.card().effect {
        Effect::Gain(goods) => supply::gain(s, seat, goods, log),
        Effect::PoolDice(dice) => supply::gain_dice(s, seat, dice, chance, log),
        Effect::FreeHire => s.pending.push(Question::FreeHire { seat }),
        Effect::FreeEquipment => s.pending.push(Question::Bazaar { seat, discount: None }),
        Effect::TakeLoot { .. } => s.pending.push(Question::Loot { seat }),
        _ => {}
    }
}

fn lay(s: &mut State, seat: Seat, (strength, m, p): Chosen, log: &mut impl Log<Event>) {
    let mut faces = Faces::default();
    p.each().for_each(|face| faces.add(face));
    log.push(Event::DiceLaid { seat, s: Number(strength), m: Number(m), p: faces });
    let persuasion = p.each().map(Die::persuasion);
    let dice = std::iter::repeat_n(Die::S, strength.into()).chain(std::iter::repeat_n(Die::M, m.into()));
    for die in dice.chain(persuasion) {
        supply::lay_die(s, seat, die);
    }
}
