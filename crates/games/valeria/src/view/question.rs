//! The pending decision. All of it is public (VA-21.14): what hidden things it offers, the dealt dukes, is in the legal
//! actions of who decides.

use serde::Serialize;
use table::Seat;

use crate::components::{Bundle, CitizenId, Column, DomainId, Effect, Filter, MonsterId, Resource};
use crate::rules::harvest;
use crate::state::Giver;
use crate::{Question, State};

/// A pending decision as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[allow(missing_docs, reason = "each is the question of the same name")]
pub enum QuestionView {
    ChooseDuke,
    ModifyDice,
    Thief { left: u8 },
    Consolation { seat: Seat },
    HarvestChoice { seat: Seat, activations: u8, options: [Bundle; 2] },
    HarvestTrade { seat: Seat, trades: Vec<TradeView> },
    Action { number: u8 },
    RewardChoice { monster: MonsterId, options: &'static [Effect] },
    TakeCitizen { monster: Option<MonsterId>, domain: Option<DomainId>, filter: Filter },
    ChooseVictim { domain: DomainId, resource: Resource, amount: u8 },
    ChooseRobbed { domain: DomainId },
    ExtraSlay { domain: DomainId },
    ReturnCard { domain: DomainId },
    OptionalPay { domain: DomainId, pay: Bundle, gain: Bundle },
    AttackStack,
    AttackCitizen { column: Column },
}

/// A trade that is not used yet, payable or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct TradeView {
    /// Whose it is.
    pub citizen: CitizenId,
    /// How often.
    pub left: u8,
    /// What it costs.
    pub pay: Bundle,
    /// What it gives.
    pub gain: Bundle,
}

impl QuestionView {
    /// Its kind in one word, as it is serialized.
    pub const fn word(&self) -> &'static str {
        match self {
            Self::ChooseDuke => "choose_duke",
            Self::ModifyDice => "modify_dice",
            Self::Thief { .. } => "thief",
            Self::Consolation { .. } => "consolation",
            Self::HarvestChoice { .. } => "harvest_choice",
            Self::HarvestTrade { .. } => "harvest_trade",
            Self::Action { .. } => "action",
            Self::RewardChoice { .. } => "reward_choice",
            Self::TakeCitizen { .. } => "take_citizen",
            Self::ChooseVictim { .. } => "choose_victim",
            Self::ChooseRobbed { .. } => "choose_robbed",
            Self::ExtraSlay { .. } => "extra_slay",
            Self::ReturnCard { .. } => "return_card",
            Self::OptionalPay { .. } => "optional_pay",
            Self::AttackStack => "attack_stack",
            Self::AttackCitizen { .. } => "attack_citizen",
        }
    }
}

/// The decision as everybody sees it; `None` for effects that wait below one.
pub(super) fn shown(s: &State, question: Question) -> Option<QuestionView> {
    Some(match question {
        Question::Dukes => QuestionView::ChooseDuke,
        Question::Dice => QuestionView::ModifyDice,
        Question::Thief { left } => QuestionView::Thief { left },
        Question::Consolation { seat } => QuestionView::Consolation { seat },
        Question::Choice { seat, activations } => {
            QuestionView::HarvestChoice { seat, activations, options: harvest::CHOICE }
        }
        Question::Trade { seat } => QuestionView::HarvestTrade { seat, trades: trades(s, seat) },
        Question::Action => QuestionView::Action { number: s.turn.actions },
        Question::Reward { monster } => {
            let Effect::ChooseOne { options } = monster.card().reward else { return None };
            QuestionView::RewardChoice { monster, options }
        }
        Question::TakeCitizen { by: Giver::Monster(monster), filter } => {
            QuestionView::TakeCitizen { monster: Some(monster), domain: None, filter }
        }
        Question::TakeCitizen { by: Giver::Domain(domain), filter } => {
            QuestionView::TakeCitizen { monster: None, domain: Some(domain), filter }
        }
        Question::Victim { domain } => {
            let Effect::Steal { kinds: &[resource, ..], amount, .. } = domain.card().effect else {
                return None;
            };
            QuestionView::ChooseVictim { domain, resource, amount }
        }
        Question::Robbery { domain } => QuestionView::ChooseRobbed { domain },
        Question::ExtraSlay { domain } => QuestionView::ExtraSlay { domain },
        Question::Return { domain } => QuestionView::ReturnCard { domain },
        Question::Pay { domain } => {
            let Effect::PayToGain { pay, gain } = domain.card().effect else { return None };
            QuestionView::OptionalPay { domain, pay, gain }
        }
        Question::AttackStack => QuestionView::AttackStack,
        Question::AttackCitizen { column } => QuestionView::AttackCitizen { column },
        Question::Rest { .. } => return None,
    })
}

fn trades(s: &State, seat: Seat) -> Vec<TradeView> {
    let trade = |(citizen, left)| {
        let (pay, gain) = harvest::trade_of(s, seat, citizen)?;
        Some(TradeView { citizen, left, pay, gain })
    };
    s.turn.trades.iter().filter_map(trade).collect()
}
