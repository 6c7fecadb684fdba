//! What an action means to somebody who is about to choose it, with the numbers that matter. What cards do is on the
//! board; an action that can be paid in several ways says it once.

use table::{Arg, Id, Phrase};

use super::names::{self, with_citizen, with_monster, with_price, with_tokens};
use crate::Action;
use crate::action::Opponent;
use crate::components::{
    Area, Bundle, CitizenId, Column, Count, DomainId, Effect, MonsterId, NOTHING, Resource,
};
use crate::view::reckoning::{Cost, held, icons, least_magic, me, to_build, to_recruit, to_slay};
use crate::view::{PlayerView, QuestionView, View};

pub(super) fn action(action: Action, view: &View) -> Phrase {
    match action {
        Action::ChooseDuke { duke } => Phrase::new("action-choose-duke")
            .with("duke", names::duke(duke))
            .with("score", Arg::Name(format!("duke-{duke}-text"))),
        Action::Change { domain, die } => change(domain, die.0, view),
        Action::Keep => with_dice(Phrase::new("action-keep"), view.dice.unwrap_or_default()),
        Action::Steal { from, resource, amount } => {
            let phrase = from_opponent("action-steal", from, view);
            with_tokens(phrase, Bundle::of(resource, amount.0.into()))
        }
        Action::StealFromBank { resource } => {
            let tokens = Bundle::of(resource, u16::from(stolen()));
            with_tokens(Phrase::new("action-steal-from-bank"), tokens)
        }
        Action::Nothing => Phrase::new("action-nothing"),
        Action::Console { resource } | Action::Take { resource } => {
            with_tokens(Phrase::new("action-take"), Bundle::of(resource, 1))
        }
        Action::Gold { activations } => harvest_choice(activations.0, view),
        Action::Trade { citizen } => trade(citizen, view),
        Action::Done => Phrase::new("action-done"),
        Action::Slay { monster, magic } => slay(monster, magic.0, view),
        Action::Recruit { citizen, magic } => {
            let cost = to_recruit(me(view), citizen);
            let ids = ["action-recruit-citizen", "action-recruit-otherwise"];
            with_citizen(pay(ids, cost, magic.0, view), citizen)
        }
        Action::Build { domain, magic, .. } => {
            let ids = ["action-build-domain", "action-build-otherwise"];
            pay(ids, to_build(me(view), domain), magic.0, view)
                .with("domain", names::domain(domain))
                .with("worth", domain.card().vp)
        }
        Action::Reward { option } => reward(option.0, view),
        Action::TakeCitizen { citizen } => {
            with_powers(with_citizen(Phrase::new("action-take-citizen"), citizen), citizen)
        }
        Action::Victim { from } => victim(from, view),
        Action::ReturnCitizen { citizen } => {
            with_tokens(with_citizen(Phrase::new("action-return-citizen"), citizen), returned(view))
        }
        Action::ReturnMonster { monster } => {
            with_tokens(with_monster(Phrase::new("action-return-monster"), monster), returned(view))
        }
        Action::Pay => match view.question {
            Some(QuestionView::OptionalPay { pay, gain, .. }) => {
                with_price(with_tokens(Phrase::new("action-pay"), gain), pay)
            }
            _ => Phrase::new("action-pay"),
        },
        Action::Attack { area } => attack(area, view),
        Action::Capture { citizen } => {
            let stack = &view.citizens[citizen.card().slot.index()];
            with_citizen(Phrase::new("action-capture"), citizen).with("left", stack.cards.saturating_sub(1))
        }
        Action::Decline => Phrase::new("action-decline"),
    }
}

/// VA-7.5, VA-7.6: the face the die is turned to, what that costs, and what the dice then show.
fn change(domain: DomainId, die: u8, view: &View) -> Phrase {
    let mut dice = view.dice.unwrap_or_default();
    let shown = &mut dice[usize::from(die == 2)];
    let (face, gold) = match domain.card().effect {
        Effect::SetDie { value, pay, pay_per } => (value, pay.gold * times(me(view), pay_per)),
        Effect::LowerDie { by, .. } => (shown.saturating_sub(by), 0),
        _ => (*shown, 0),
    };
    let phrase = Phrase::new("action-change")
        .with("domain", names::domain(domain))
        .with("shown", *shown)
        .with("face", face)
        .with("price", u32::from(gold))
        .with("currency", names::resource(Resource::Gold));
    *shown = face;
    with_dice(phrase, dice)
}

/// VA-1.12: for how many things a price is due.
fn times(player: &PlayerView, per: Option<Count>) -> u16 {
    match per {
        Some(Count::CitizenRole(role)) => icons(player, role).into(),
        _ => 1,
    }
}

/// The dice and their sum.
pub(super) fn with_dice(phrase: Phrase, [one, two]: [u8; 2]) -> Phrase {
    phrase.with("one", one).with("two", two).with("sum", one + two)
}

/// VA-19.9: what a Thief takes from the bank.
fn stolen() -> u8 {
    match CitizenId::Thief.card().on {
        Effect::Steal { amount, .. } => amount,
        _ => 0,
    }
}

fn from_opponent(id: &'static str, from: Opponent, view: &View) -> Phrase {
    Phrase::new(id).with("from", opponent(from, view).seat)
}

/// VA-6.7: who is meant.
fn opponent(from: Opponent, view: &View) -> &PlayerView {
    let seat = from.seat(view.active.unwrap_or_default(), view.players.len() as u8).unwrap_or_default();
    &view.players[seat.index()]
}

/// VA-6.9: so many activations give Gold, the others Magic.
fn harvest_choice(gold: u8, view: &View) -> Phrase {
    let tokens = match view.question {
        Some(QuestionView::HarvestChoice { activations, options: [first, second], .. }) => {
            first.times(gold.into()).plus(second.times(activations.saturating_sub(gold).into()))
        }
        _ => NOTHING,
    };
    with_tokens(Phrase::new("action-gain"), tokens)
}

/// VA-8.22: price and gain of a trade, and how often it is left.
fn trade(citizen: CitizenId, view: &View) -> Phrase {
    let trades = match &view.question {
        Some(QuestionView::HarvestTrade { trades, .. }) => trades.as_slice(),
        _ => &[],
    };
    let phrase = Phrase::new("action-trade").with("citizen", names::citizen(citizen));
    match trades.iter().find(|trade| trade.citizen == citizen) {
        Some(trade) => with_price(with_tokens(phrase, trade.gain), trade.pay).with("left", trade.left),
        None => phrase,
    }
}

fn slay(monster: MonsterId, magic: u8, view: &View) -> Phrase {
    let ids = ["action-slay-monster", "action-slay-otherwise"];
    with_monster(pay(ids, to_slay(monster), magic, view), monster)
}

/// VA-10.5: a payment. The one with the least Magic says everything, the others only how else one can pay.
fn pay([first, otherwise]: [&'static str; 2], cost: Cost, magic: u8, view: &View) -> Phrase {
    let id = if u16::from(magic) == least_magic(me(view), cost) { first } else { otherwise };
    let tokens = Bundle::of(cost.resource, cost.tokens.saturating_sub(magic).into());
    let magic = Bundle::of(Resource::Magic, u16::from(cost.magic) + u16::from(magic));
    with_tokens(Phrase::new(id), tokens.plus(magic))
}

/// VA-11.4: an option of a reward; what is counted is counted for the reader.
fn reward(option: u8, view: &View) -> Phrase {
    let options: &[Effect] = match view.question {
        Some(QuestionView::RewardChoice { options, .. }) => options,
        _ => &[],
    };
    match options.get(usize::from(option).wrapping_sub(1)) {
        Some(&Effect::Gain(bundle)) => with_tokens(Phrase::new("action-gain"), bundle),
        Some(&Effect::GainPer { per: Count::Area(area), bundle }) => {
            let monsters: u8 = area.monsters().iter().map(|&monster| me(view).monsters.count(monster)).sum();
            let phrase = Phrase::new("action-gain-per").with("area", names::area(area));
            with_tokens(phrase.with("monsters", monsters), bundle.times(monsters.into()))
        }
        Some(Effect::TakeCitizen(filter)) => {
            let named = filter.name.unwrap_or_default();
            with_powers(with_citizen(Phrase::new("action-take-citizen"), named), named)
        }
        // VA-24: a citizen of one's choice, and a victory point.
        _ => Phrase::new("action-any-citizen"),
    }
}

fn with_powers(phrase: Phrase, citizen: CitizenId) -> Phrase {
    phrase.with("powers", Arg::Name(format!("citizen-{citizen}-text")))
}

/// VA-9.10, VA-9.11, VA-1.11: what can be taken from this opponent.
fn victim(from: Opponent, view: &View) -> Phrase {
    let player = opponent(from, view);
    if let Some(QuestionView::ChooseVictim { resource, amount, .. }) = view.question {
        let has = held(player, resource);
        let tokens = Bundle::of(resource, has.min(amount.into()));
        return with_tokens(from_opponent("action-victim", from, view), tokens).with("has", u32::from(has));
    }
    from_opponent("action-rob", from, view).with("monsters", player.monsters.len() as u32)
}

/// VA-1.10: what a card put back is worth.
fn returned(view: &View) -> Bundle {
    let effect = match view.question {
        Some(QuestionView::ReturnCard { domain }) => Some(domain.card().effect),
        _ => None,
    };
    if let Some(Effect::ReturnCard { gain, .. }) = effect { gain } else { NOTHING }
}

/// VA-19.18, VA-19.19, VA-19.20: what an attack in this column would take.
fn attack(area: Area, view: &View) -> Phrase {
    let index = view.monsters.iter().position(|stack| stack.area == area).unwrap_or_default();
    let column = Column::from_index(index).unwrap_or_default();
    let citizens: Vec<Arg> = column
        .slots()
        .into_iter()
        .filter_map(|slot| view.citizens[slot.index()].top)
        .map(names::citizen)
        .collect();
    let phrase = match (citizens.as_slice(), view.domains[index].top) {
        ([first, others @ ..], _) => Phrase::new("action-attack")
            .with("count", citizens.len() as u32)
            .with("first", first.clone())
            .with("second", others.first().unwrap_or(first).clone()),
        ([], Some(domain)) => Phrase::new("action-attack-domain").with("domain", names::domain(domain)),
        ([], None) => Phrase::new("action-attack-lost"),
    };
    phrase.with("area", names::area(area)).with("column", names::column(column))
}
