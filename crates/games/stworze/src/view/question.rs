//! What is asked, as everybody may know it (ST-22.14): its kind and public numbers, never what is on offer.

use serde::Serialize;
use table::Seat;

use crate::components::{Area, AttributeId, Figure, FigureCard, Window};
use crate::state::Frame;

/// The question on top.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[allow(missing_docs, reason = "each is named after its frame")]
pub enum QuestionView {
    PickCreature,
    Start,
    Gift,
    Order,
    Menu,
    Window { window: Window },
    Trophies { left: u8 },
    Target,
    ChooseArea,
    Choose,
    MoveTo { target: Seat },
    WhichFigure,
    FigureTo { figure: Figure },
    ReplaceAt,
    Gain { left: u8 },
    Regain { left: u8 },
    Heal { left: u8 },
    Spare { n: u8 },
    LoseTokens { left: u8 },
    WoundWhich { target: Seat },
    WoundLevel { attribute: AttributeId },
    Improve { n: u8 },
    TakeBack { left: u8 },
    TakeTokens { area: Area, left: u8 },
    ReturnTokens { area: Area, left: u8 },
    MoveTokensTo { area: Area },
    MoveTokens { area: Area, to: Area, left: u8 },
    Swap { area: Area },
    PlaceOwn { area: Area },
    PlacePool { area: u8 },
    Counter { n: u8 },
    Return { left: u8 },
    Reroll,
    Adjust,
    Exempt { left: u8 },
    TakeDiscarded { left: u8 },
    DrawFrom { left: u8 },
    Reorder,
    RepeatFace,
    Flip,
    FigureSide { figure: Figure, card: FigureCard },
    GiveInfluence { winner: Seat },
    NewLair,
    RestLair,
    RestPoints { left: u8 },
    LairChoice,
    Over,
}

impl QuestionView {
    /// Its name in scenarios and texts.
    pub const fn word(self) -> &'static str {
        match self {
            Self::PickCreature => "pick_creature",
            Self::Start => "start",
            Self::Gift => "gift",
            Self::Order => "order",
            Self::Menu => "menu",
            Self::Window { .. } => "window",
            Self::Trophies { .. } => "trophies",
            Self::Target => "target",
            Self::ChooseArea => "choose_area",
            Self::Choose => "choose",
            Self::MoveTo { .. } => "move_to",
            Self::WhichFigure => "which_figure",
            Self::FigureTo { .. } => "figure_to",
            Self::ReplaceAt => "replace_at",
            Self::Gain { .. } => "gain",
            Self::Regain { .. } => "regain",
            Self::Heal { .. } => "heal",
            Self::Spare { .. } => "spare",
            Self::LoseTokens { .. } => "lose_tokens",
            Self::WoundWhich { .. } => "wound_which",
            Self::WoundLevel { .. } => "wound_level",
            Self::Improve { .. } => "improve",
            Self::TakeBack { .. } => "take_back",
            Self::TakeTokens { .. } => "take_tokens",
            Self::ReturnTokens { .. } => "return_tokens",
            Self::MoveTokensTo { .. } => "move_tokens_to",
            Self::MoveTokens { .. } => "move_tokens",
            Self::Swap { .. } => "swap",
            Self::PlaceOwn { .. } => "place_own",
            Self::PlacePool { .. } => "place_pool",
            Self::Counter { .. } => "counter",
            Self::Return { .. } => "return",
            Self::Reroll => "reroll",
            Self::Adjust => "adjust",
            Self::Exempt { .. } => "exempt",
            Self::TakeDiscarded { .. } => "take_discarded",
            Self::DrawFrom { .. } => "draw_from",
            Self::Reorder => "reorder",
            Self::RepeatFace => "repeat_face",
            Self::Flip => "flip",
            Self::FigureSide { .. } => "figure_side",
            Self::GiveInfluence { .. } => "give_influence",
            Self::NewLair => "new_lair",
            Self::RestLair => "rest_lair",
            Self::RestPoints { .. } => "rest_points",
            Self::LairChoice => "lair_choice",
            Self::Over => "over",
        }
    }
}

pub(super) fn of(top: Option<Frame>) -> QuestionView {
    let Some(top) = top else { return QuestionView::Over };
    match top {
        Frame::PickCreature { .. } => QuestionView::PickCreature,
        Frame::Start => QuestionView::Start,
        Frame::Gift => QuestionView::Gift,
        Frame::Order => QuestionView::Order,
        Frame::Menu => QuestionView::Menu,
        Frame::Window { kind, .. } => QuestionView::Window { window: kind },
        Frame::Trophies { left, .. } => QuestionView::Trophies { left },
        Frame::Target { .. } => QuestionView::Target,
        Frame::ChooseArea { .. } => QuestionView::ChooseArea,
        Frame::Choose { .. } => QuestionView::Choose,
        Frame::MoveTo { target, .. } => QuestionView::MoveTo { target },
        Frame::WhichFigure { .. } => QuestionView::WhichFigure,
        Frame::FigureTo { figure, .. } => QuestionView::FigureTo { figure },
        Frame::ReplaceAt { .. } => QuestionView::ReplaceAt,
        Frame::Gain { left, .. } => QuestionView::Gain { left },
        Frame::Regain { left, .. } => QuestionView::Regain { left },
        Frame::Heal { left, .. } => QuestionView::Heal { left },
        Frame::Spare { n, .. } => QuestionView::Spare { n },
        Frame::LoseTokens { left, .. } => QuestionView::LoseTokens { left },
        Frame::WoundWhich { target, .. } => QuestionView::WoundWhich { target },
        Frame::WoundLevel { attribute, .. } => QuestionView::WoundLevel { attribute },
        Frame::Improve { n, .. } => QuestionView::Improve { n },
        Frame::TakeBack { left, .. } => QuestionView::TakeBack { left },
        Frame::TakeTokens { area, left, .. } => QuestionView::TakeTokens { area, left },
        Frame::ReturnTokens { area, left, .. } => QuestionView::ReturnTokens { area, left },
        Frame::MoveTokensTo { area, .. } => QuestionView::MoveTokensTo { area },
        Frame::MoveTokens { area, to, left, .. } => QuestionView::MoveTokens { area, to, left },
        Frame::Swap { area, .. } => QuestionView::Swap { area },
        Frame::PlaceOwn { area, .. } => QuestionView::PlaceOwn { area },
        Frame::PlacePool { area, .. } => QuestionView::PlacePool { area: area + 1 },
        Frame::Counter { n, .. } => QuestionView::Counter { n },
        Frame::ReturnOne { left, .. } | Frame::EventReturns { left, .. } => QuestionView::Return { left },
        Frame::Reroll { .. } => QuestionView::Reroll,
        Frame::Adjust { .. } => QuestionView::Adjust,
        Frame::Exempt { left, .. } => QuestionView::Exempt { left },
        Frame::TakeDiscarded { left, .. } => QuestionView::TakeDiscarded { left },
        Frame::DrawFrom { left, .. } => QuestionView::DrawFrom { left },
        Frame::Reorder { .. } => QuestionView::Reorder,
        Frame::RepeatFace { .. } => QuestionView::RepeatFace,
        Frame::Flip { .. } => QuestionView::Flip,
        Frame::FigureSide { figure, card } => QuestionView::FigureSide { figure, card },
        Frame::GiveInfluence { winner, .. } => QuestionView::GiveInfluence { winner },
        Frame::NewLair { .. } => QuestionView::NewLair,
        Frame::RestLair => QuestionView::RestLair,
        Frame::RestPoints { left } => QuestionView::RestPoints { left },
        Frame::LairChoice { .. } => QuestionView::LairChoice,
        // Work is never on top when somebody looks.
        Frame::Settle
        | Frame::Checkpoint { .. }
        | Frame::Effects { .. }
        | Frame::Each { .. }
        | Frame::TaskUsed { .. }
        | Frame::PlaceUsed { .. }
        | Frame::Loss { .. }
        | Frame::LoseVitality { .. }
        | Frame::Roll
        | Frame::TestResult
        | Frame::TestDone { .. }
        | Frame::LookAtLair { .. }
        | Frame::EventEffects
        | Frame::EventEnd
        | Frame::CountReveal { .. }
        | Frame::Complete { .. }
        | Frame::TracksFind
        | Frame::TracksLoss { .. }
        | Frame::TracksRemove { .. }
        | Frame::TracksDone { .. }
        | Frame::LairUsed { .. } => QuestionView::Over,
    }
}
