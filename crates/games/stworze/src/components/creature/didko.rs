//! Didko: character card, attributes, missions.

use crate::components::{
    ATTRIBUTES_EACH, AttributeCard, BoardToken, By, Condition, CreatureCard, Effect, Figure, Icon, Kind,
    Location, MISSIONS_EACH, MissionCard, Mode, Places, Requires, TestKind, Time, Token, Trait, Use, Who,
    Window,
};

/// The character card (ST-26.1).
pub(super) const CARD: CreatureCard = CreatureCard {
    day: [3, 3],
    night: [4, 4],
    clash: [6, 4],
    vitality: &[Icon::None, Icon::None, Icon::Block(1), Icon::Block(2), Icon::Lair],
    impact: 6,
    favourite: Location::MartweBagna,
};

/// The attributes (ST-26.2).
pub(super) const ATTRIBUTES: [AttributeCard; ATTRIBUTES_EACH] = [
    // didko_crows_beak
    AttributeCard {
        reaction: false,
        levels: [
            Use::paid(Window::BeforeRoll, &[Effect::AddDice { n: 1 }])
                .when(Requires { tests: &[TestKind::Figure, TestKind::Clash], ..Requires::OWN_TEST }),
            Use::free(Window::BeforeRoll, &[Effect::AddDice { n: 1 }])
                .when(Requires { tests: &[TestKind::Figure, TestKind::Clash], ..Requires::OWN_TEST }),
            Use::free(Window::BeforeRoll, &[Effect::AddDice { n: 2 }])
                .when(Requires { tests: &[TestKind::Figure, TestKind::Clash], ..Requires::OWN_TEST }),
        ],
    },
    // didko_childs_sack
    AttributeCard {
        reaction: false,
        levels: [
            Use::paid(Window::Open, &[Effect::ReturnToken { tokens: &[BoardToken::Children], n: 1 }]),
            Use::free(
                Window::Open,
                &[Effect::ReturnToken { tokens: &[BoardToken::Children, BoardToken::Hunter], n: 1 }],
            ),
            Use::free(
                Window::Open,
                &[
                    Effect::ReturnToken { tokens: &[BoardToken::Children, BoardToken::Hunter], n: 1 },
                    Effect::GainImpact { who: Who::Me, token: Token::Any, n: 1 },
                ],
            ),
        ],
    },
    // didko_black_feathers
    AttributeCard {
        reaction: true,
        levels: [
            Use::paid(Window::BeforeLoss, &[Effect::PreventLoss { any: true, n: 1 }]),
            Use::free(Window::BeforeLoss, &[Effect::PreventLoss { any: true, n: 1 }]),
            Use::free(
                Window::BeforeLoss,
                &[
                    Effect::PreventLoss { any: true, n: 1 },
                    Effect::GainImpact { who: Who::Me, token: Token::Any, n: 1 },
                ],
            ),
        ],
    },
    // didko_night_screech
    AttributeCard {
        reaction: false,
        levels: [
            Use::free(Window::Open, &[Effect::LoseImpact { who: Who::OthersHere, n: 1 }]),
            Use::free(Window::Open, &[Effect::LoseImpact { who: Who::OthersSameArea, n: 1 }]),
            Use::paid(Window::Open, &[Effect::LoseImpact { who: Who::EachOther, n: 1 }]),
        ],
    },
];

/// The missions (ST-26.3).
pub(super) const MISSIONS: [MissionCard; MISSIONS_EACH] = [
    // didko_m01
    MissionCard {
        first_game: 1,
        condition: Condition::FigureDone {
            by: By::Me,
            figures: &[Figure::Children],
            mode: Mode::Harm,
            at: Places::ANY,
            n: 1,
        },
    },
    // didko_m02
    MissionCard {
        first_game: 2,
        condition: Condition::TaskDone {
            by: By::Me,
            time: Some(Time::Night),
            feature: Some(Trait::Brutality),
            at: Places::SURROUNDINGS,
            n: 1,
        },
    },
    // didko_m03
    MissionCard {
        first_game: 3,
        condition: Condition::LocationActionUsed {
            by: By::Me,
            at: Places::of(&[Location::Krukowiec, Location::Grod]),
            distinct: false,
            n: 2,
        },
    },
    // didko_m04
    MissionCard {
        first_game: 4,
        condition: Condition::CardTokens { token: Token::Only(Kind::Fear), min: 4, max: u8::MAX },
    },
    // didko_m05
    MissionCard {
        first_game: 5,
        condition: Condition::FigureDone {
            by: By::Me,
            figures: &[Figure::Hunter],
            mode: Mode::Any,
            at: Places::ANY,
            n: 1,
        },
    },
    // didko_m06
    MissionCard { first_game: 0, condition: Condition::BoardCount { token: BoardToken::Children, max: 2 } },
    // didko_m07
    MissionCard {
        first_game: 0,
        condition: Condition::AllOf {
            conditions: &[
                Condition::TasksHeld { min: 1 },
                Condition::CardTokens { token: Token::Only(Kind::Fear), min: 3, max: u8::MAX },
            ],
        },
    },
    // didko_m08
    MissionCard {
        first_game: 0,
        condition: Condition::ClashWon { by: By::Me, attacker: true, feature: None, at: Places::ANY, n: 1 },
    },
    // didko_m09
    MissionCard {
        first_game: 0,
        condition: Condition::TaskDone {
            by: By::Me,
            time: Some(Time::Night),
            feature: None,
            at: Places::of(&[Location::Krukowiec, Location::Grod, Location::CicheWzgorza]),
            n: 1,
        },
    },
    // didko_m10
    MissionCard { first_game: 0, condition: Condition::AreaCounted { area: None, majority: None, n: 1 } },
];
