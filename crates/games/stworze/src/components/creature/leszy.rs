//! Leszy: character card, attributes, missions.

use super::LONG_TRACK;
use crate::components::{
    ATTRIBUTES_EACH, AttributeCard, BoardToken, By, Condition, CreatureCard, Effect, Figure, Location,
    MISSIONS_EACH, MissionCard, Mode, PlaceType, Places, Requires, Time, To, Token, Trait, Use, Who, Window,
};

/// The character card (ST-26.1).
pub(super) const CARD: CreatureCard = CreatureCard {
    day: [4, 3],
    night: [3, 3],
    clash: [6, 4],
    vitality: LONG_TRACK,
    impact: 6,
    favourite: Location::PuszczaZywa,
};

/// The attributes (ST-26.2).
pub(super) const ATTRIBUTES: [AttributeCard; ATTRIBUTES_EACH] = [
    // leszy_stag_antlers
    AttributeCard {
        reaction: true,
        levels: [
            Use::paid(Window::BeforeEvent, &[Effect::ExemptFromEvent { n: 1 }]),
            Use::free(Window::BeforeEvent, &[Effect::ExemptFromEvent { n: 1 }]),
            Use::paid(Window::BeforeEvent, &[Effect::CancelEvent]),
        ],
    },
    // leszy_lord_of_beasts
    AttributeCard {
        reaction: false,
        levels: [
            Use::paid(Window::BeforeRoll, &[Effect::AddDice { n: 1 }])
                .when(Requires { place: Some(PlaceType::Surroundings), ..Requires::OWN_TEST }),
            Use::free(Window::BeforeRoll, &[Effect::AddDice { n: 1 }])
                .when(Requires { place: Some(PlaceType::Surroundings), ..Requires::OWN_TEST }),
            Use::free(Window::BeforeRoll, &[Effect::AddDice { n: 1 }]).when(Requires::OWN_TEST),
        ],
    },
    // leszy_misleading_paths
    AttributeCard {
        reaction: false,
        levels: [
            Use::paid(
                Window::Open,
                &[Effect::MoveCreature { who: Who::ChosenOther, to: To::ChosenSurroundings }],
            ),
            Use::free(
                Window::Open,
                &[Effect::MoveCreature { who: Who::ChosenOther, to: To::ChosenSurroundings }],
            ),
            Use::free(
                Window::Open,
                &[
                    Effect::MoveCreature { who: Who::ChosenOther, to: To::Chosen },
                    Effect::LoseImpact { who: Who::Same, n: 1 },
                ],
            ),
        ],
    },
    // leszy_mossy_bark
    AttributeCard {
        reaction: false,
        levels: [
            Use::NOTHING,
            Use::free(Window::Open, &[Effect::GainVitality { who: Who::Me, n: 1 }])
                .when(Requires { place: Some(PlaceType::Surroundings), ..Requires::NOTHING }),
            Use::free(
                Window::Open,
                &[
                    Effect::GainVitality { who: Who::Me, n: 1 },
                    Effect::GainImpact { who: Who::Me, token: Token::Any, n: 1 },
                ],
            )
            .when(Requires { place: Some(PlaceType::Surroundings), ..Requires::NOTHING }),
        ],
    },
];

/// The missions (ST-26.3).
pub(super) const MISSIONS: [MissionCard; MISSIONS_EACH] = [
    // leszy_m01
    MissionCard {
        first_game: 1,
        condition: Condition::FigureDone {
            by: By::Me,
            figures: &[Figure::Hunter],
            mode: Mode::Any,
            at: Places::of(&[Location::PuszczaZywa, Location::CicheWzgorza]),
            n: 1,
        },
    },
    // leszy_m02
    MissionCard {
        first_game: 2,
        condition: Condition::TaskDone {
            by: By::Me,
            time: Some(Time::Day),
            feature: None,
            at: Places::SURROUNDINGS,
            n: 1,
        },
    },
    // leszy_m03
    MissionCard { first_game: 3, condition: Condition::LairHidden { min_counter: 3 } },
    // leszy_m04
    MissionCard {
        first_game: 4,
        condition: Condition::LocationActionUsed {
            by: By::Me,
            at: Places::of(&[Location::Oplotki, Location::PuszczaZywa]),
            distinct: false,
            n: 2,
        },
    },
    // leszy_m05
    MissionCard {
        first_game: 5,
        condition: Condition::TaskDone {
            by: By::Me,
            time: None,
            feature: Some(Trait::Brutality),
            at: Places::of(&[Location::Krukowiec, Location::Oplotki, Location::Grod]),
            n: 1,
        },
    },
    // leszy_m06
    MissionCard {
        first_game: 0,
        condition: Condition::FigureDone {
            by: By::Me,
            figures: &[Figure::Children],
            mode: Mode::Help,
            at: Places::ANY,
            n: 1,
        },
    },
    // leszy_m07
    MissionCard { first_game: 0, condition: Condition::OthersAt { at: Places::SURROUNDINGS, n: 3 } },
    // leszy_m08
    MissionCard {
        first_game: 0,
        condition: Condition::AllOf {
            conditions: &[
                Condition::VitalityFull,
                Condition::CardTokens { token: Token::Any, min: 4, max: u8::MAX },
            ],
        },
    },
    // leszy_m09
    MissionCard {
        first_game: 0,
        condition: Condition::TestPassed {
            by: By::Me,
            feature: Some(Trait::Brutality),
            time: None,
            at: Places::ANY,
            min_successes: 2,
            n: 1,
        },
    },
    // leszy_m10
    MissionCard { first_game: 0, condition: Condition::BoardCount { token: BoardToken::Tracks, max: 2 } },
];
