//! Drugost: character card, attributes, missions.

use crate::components::{
    ATTRIBUTES_EACH, AttributeCard, By, Condition, CreatureCard, Effect, Figure, Icon, Kind, Location,
    MISSIONS_EACH, MissionCard, Mode, Places, Requires, Time, Token, Trait, Use, Window,
};

/// The character card (ST-26.1).
pub(super) const CARD: CreatureCard = CreatureCard {
    day: [2, 4],
    night: [5, 1],
    clash: [6, 4],
    vitality: &[Icon::None, Icon::Block(1), Icon::Block(2), Icon::Block(3), Icon::Lair],
    impact: 6,
    favourite: Location::Grod,
};

/// The attributes (ST-26.2).
pub(super) const ATTRIBUTES: [AttributeCard; ATTRIBUTES_EACH] = [
    // drugost_two_souls
    AttributeCard {
        reaction: false,
        levels: [
            Use::paid(Window::BeforeRoll, &[Effect::UseTime { time: None }]).when(Requires::OWN_TEST),
            Use::free(Window::BeforeRoll, &[Effect::UseTime { time: None }]).when(Requires::OWN_TEST),
            Use::paid(Window::BeforeRoll, &[Effect::UseTime { time: None }, Effect::AddDice { n: 1 }])
                .when(Requires::OWN_TEST),
        ],
    },
    // drugost_second_face
    AttributeCard {
        reaction: false,
        levels: [
            Use::paid(Window::BeforeRoll, &[Effect::UseOtherTrait]).when(Requires::OWN_TEST),
            Use::free(Window::BeforeRoll, &[Effect::UseOtherTrait]).when(Requires::OWN_TEST),
            Use::paid(Window::BeforeRoll, &[Effect::UseOtherTrait, Effect::AddDice { n: 1 }])
                .when(Requires::OWN_TEST),
        ],
    },
    // drugost_back_from_the_grave
    AttributeCard {
        reaction: true,
        levels: [
            Use::paid(Window::BeforeLoss, &[Effect::PreventLoss { any: false, n: 1 }]),
            Use::free(Window::BeforeLoss, &[Effect::PreventLoss { any: false, n: 1 }]),
            Use::free(Window::BeforeLoss, &[Effect::PreventLoss { any: true, n: 3 }]),
        ],
    },
    // drugost_stranger_among_kin
    AttributeCard {
        reaction: false,
        levels: [
            Use::NOTHING,
            Use::free(Window::Open, &[Effect::FlipPair { n: 1 }]),
            Use::free(Window::Open, &[Effect::IgnoreBlocks, Effect::FlipPair { n: 1 }]),
        ],
    },
];

/// The missions (ST-26.3).
pub(super) const MISSIONS: [MissionCard; MISSIONS_EACH] = [
    // drugost_m01
    MissionCard {
        first_game: 1,
        condition: Condition::TaskDone {
            by: By::Me,
            time: Some(Time::Day),
            feature: Some(Trait::Cunning),
            at: Places::VILLAGES,
            n: 1,
        },
    },
    // drugost_m02
    MissionCard {
        first_game: 2,
        condition: Condition::TaskDone {
            by: By::Me,
            time: Some(Time::Night),
            feature: Some(Trait::Brutality),
            at: Places::ANY,
            n: 1,
        },
    },
    // drugost_m03
    MissionCard {
        first_game: 3,
        condition: Condition::LocationActionUsed {
            by: By::Me,
            at: Places::of(&[Location::Oplotki, Location::Grod]),
            distinct: false,
            n: 2,
        },
    },
    // drugost_m04
    MissionCard {
        first_game: 4,
        condition: Condition::AllOf {
            conditions: &[
                Condition::CardTokens { token: Token::Only(Kind::Fear), min: 2, max: u8::MAX },
                Condition::CardTokens { token: Token::Only(Kind::Favour), min: 2, max: u8::MAX },
            ],
        },
    },
    // drugost_m05
    MissionCard {
        first_game: 5,
        condition: Condition::FigureDone {
            by: By::Me,
            figures: &[Figure::Hunter, Figure::Children],
            mode: Mode::Help,
            at: Places::ANY,
            n: 1,
        },
    },
    // drugost_m06
    MissionCard {
        first_game: 0,
        condition: Condition::AllOf {
            conditions: &[
                Condition::TestPassed {
                    by: By::Me,
                    feature: Some(Trait::Brutality),
                    time: None,
                    at: Places::ANY,
                    min_successes: 0,
                    n: 1,
                },
                Condition::TestPassed {
                    by: By::Me,
                    feature: Some(Trait::Cunning),
                    time: None,
                    at: Places::ANY,
                    min_successes: 0,
                    n: 1,
                },
            ],
        },
    },
    // drugost_m07
    MissionCard { first_game: 0, condition: Condition::LairRevealed { by: By::Me, min_counter: 3, n: 1 } },
    // drugost_m08
    MissionCard { first_game: 0, condition: Condition::TracksUsed { by: By::Me, hit: false, n: 1 } },
    // drugost_m09
    MissionCard {
        first_game: 0,
        condition: Condition::ClashWon {
            by: By::Me,
            attacker: false,
            feature: None,
            at: Places::VILLAGES,
            n: 1,
        },
    },
    // drugost_m10
    MissionCard { first_game: 0, condition: Condition::OthersAt { at: Places::VILLAGES, n: 3 } },
];
