//! The pending decision: what everybody sees of it, and what only the player who decides sees.

use serde::Serialize;
use table::Seat;

use crate::components::{Allies, LocationId, Locations, LordId, Races, Reward};
use crate::rules::{self, payment};
use crate::{Question, State};

/// A pending decision as everybody sees it (AB-15.1).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[allow(missing_docs, reason = "each is the public part of the question of the same name")]
pub enum QuestionView {
    Main,
    Buy { asked: Seat },
    ExploreAlly,
    ExploreMonster,
    Reward { space: u8, rewards: &'static [Reward] },
    FurtherStack { left: u8 },
    Affiliate { lord: LordId },
    Discard { seat: Seat, left: u8 },
    TurnLord { owner: Seat, left: u8 },
    Steal { amount: u8 },
    Stack { left: u8 },
    SwapLocation,
    SecondLord { pearls: u8 },
    ReplaceFromCourt { by: LordId },
    ReplaceFromDeck { by: LordId },
    Control,
    Tile { drawn: Locations, by: Option<LordId> },
    Keys { tile: LocationId },
    StackSwap { tile: LocationId },
    End,
}

impl QuestionView {
    /// Its kind in one word, as it is serialized.
    pub const fn word(&self) -> &'static str {
        match self {
            Self::Main => "main",
            Self::Buy { .. } => "buy",
            Self::ExploreAlly => "explore_ally",
            Self::ExploreMonster => "explore_monster",
            Self::Reward { .. } => "reward",
            Self::FurtherStack { .. } => "further_stack",
            Self::Affiliate { .. } => "affiliate",
            Self::Discard { .. } => "discard",
            Self::TurnLord { .. } => "turn_lord",
            Self::Steal { .. } => "steal",
            Self::Stack { .. } => "stack",
            Self::SwapLocation => "swap_location",
            Self::SecondLord { .. } => "second_lord",
            Self::ReplaceFromCourt { .. } => "replace_from_court",
            Self::ReplaceFromDeck { .. } => "replace_from_deck",
            Self::Control => "control",
            Self::Tile { .. } => "tile",
            Self::Keys { .. } => "keys",
            Self::StackSwap { .. } => "stack_swap",
            Self::End => "end",
        }
    }
}

/// What a player has begun and nobody else knows of (AB-10.8, AB-15.12).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum PromptView {
    /// A payment in the making.
    Pay {
        /// The lord to be recruited.
        lord: LordId,
        /// The required sum, changes by powers included.
        sum: u8,
        /// How many different races are required.
        races: u8,
        /// The races that must be among them.
        mandatory: Races,
        /// The allies picked.
        picked: Allies,
        /// Their value.
        value: u8,
        /// The pearls that would be due.
        pearls_due: u8,
        /// Whether this is a legal payment.
        complete: bool,
    },
    /// A power whose target is missing.
    Power {
        /// Whose power it is.
        lord: LordId,
    },
}

/// AB-15.1: the decision as everybody sees it; `None` for D-PAY and D-POWER, which are shown as the one below.
pub(super) fn public(question: Question) -> Option<QuestionView> {
    Some(match question {
        Question::Pay { .. } | Question::Power { .. } => return None,
        Question::Main => QuestionView::Main,
        Question::Buy { asked } => QuestionView::Buy { asked },
        Question::ExploreAlly => QuestionView::ExploreAlly,
        Question::ExploreMonster => QuestionView::ExploreMonster,
        Question::Reward { space } => QuestionView::Reward { space, rewards: rules::threat::records(space) },
        Question::FurtherStack { left } => QuestionView::FurtherStack { left },
        Question::Affiliate { lord } => QuestionView::Affiliate { lord },
        Question::Discard { seat, left, .. } => QuestionView::Discard { seat, left },
        Question::TurnLord { owner, left } => QuestionView::TurnLord { owner, left },
        Question::Steal { amount, .. } => QuestionView::Steal { amount },
        Question::Stack { left } => QuestionView::Stack { left },
        Question::SwapLocation => QuestionView::SwapLocation,
        Question::SecondLord { pearls } => QuestionView::SecondLord { pearls },
        Question::ReplaceFromCourt { by } => QuestionView::ReplaceFromCourt { by },
        Question::ReplaceFromDeck { by } => QuestionView::ReplaceFromDeck { by },
        Question::Control => QuestionView::Control,
        Question::Tile { drawn, by } => QuestionView::Tile { drawn, by },
        Question::Keys { tile } => QuestionView::Keys { tile },
        Question::StackSwap { tile } => QuestionView::StackSwap { tile },
        Question::End => QuestionView::End,
    })
}

/// AB-10.8, AB-15.12: what only the player who decides may see.
pub(super) fn prompt(s: &State, top: Question) -> Option<PromptView> {
    match top {
        Question::Pay { lord, confirm, .. } => {
            let demand = payment::Terms::of(s, s.active).demand(lord);
            Some(PromptView::Pay {
                lord,
                sum: demand.sum,
                races: demand.races,
                mandatory: demand.mandatory,
                picked: s.draft,
                value: payment::value(&s.draft),
                pearls_due: payment::pearls_due(&s.draft, demand),
                complete: confirm,
            })
        }
        Question::Power { lord } => Some(PromptView::Power { lord }),
        _ => None,
    }
}
