//! Mara: character card, attributes, missions.

use crate::components::{
    ATTRIBUTES_EACH, AttributeCard, By, Condition, CreatureCard, Effect, Figure, Icon, Kind, Location,
    MISSIONS_EACH, MissionCard, Mode, Places, Requires, Time, Token, Trait, Use, Who, Window,
};

/// The character card (ST-26.1).
pub(super) const CARD: CreatureCard = CreatureCard {
    day: [1, 3],
    night: [4, 4],
    clash: [4, 6],
    vitality: &[Icon::None, Icon::Block(1), Icon::Block(2), Icon::Block(3), Icon::Lair],
    impact: 6,
    favourite: Location::Oplotki,
};

/// The attributes (ST-26.2).
pub(super) const ATTRIBUTES: [AttributeCard; ATTRIBUTES_EACH] = [
    // mara_weight_on_the_chest
    AttributeCard {
        reaction: false,
        levels: [
            Use::free(Window::Open, &[Effect::LoseVitality { who: Who::ChosenHere, n: 1 }]),
            Use::paid(Window::Open, &[Effect::LoseVitality { who: Who::ChosenOther, n: 1 }]),
            Use::paid(
                Window::Open,
                &[
                    Effect::LoseVitality { who: Who::ChosenOther, n: 1 },
                    Effect::GainVitality { who: Who::Me, n: 1 },
                ],
            ),
        ],
    },
    // mara_nightmare
    AttributeCard {
        reaction: true,
        levels: [
            Use::paid(Window::BeforeRoll, &[Effect::AddDice { n: -1 }])
                .when(Requires { time: Some(Time::Night), ..Requires::OTHERS_TEST }),
            Use::free(Window::BeforeRoll, &[Effect::AddDice { n: -1 }])
                .when(Requires { time: Some(Time::Night), ..Requires::OTHERS_TEST }),
            Use::paid(Window::BeforeRoll, &[Effect::ChangeDifficulty { delta: 1 }])
                .when(Requires::OTHERS_TEST),
        ],
    },
    // mara_through_the_keyhole
    AttributeCard {
        reaction: false,
        levels: [
            Use::free(Window::Open, &[Effect::PeekLair { who: Who::ChosenHere }]),
            Use::free(
                Window::Open,
                &[Effect::PeekLair { who: Who::ChosenOther }, Effect::PeekCard { who: Who::Same }],
            ),
            Use::free(
                Window::Open,
                &[Effect::PeekLair { who: Who::ChosenOther }, Effect::StealImpact { who: Who::Same, n: 1 }],
            ),
        ],
    },
    // mara_lathered_horse
    AttributeCard {
        reaction: false,
        levels: [
            Use::paid(Window::Open, &[Effect::ExtraMove]),
            Use::free(Window::Open, &[Effect::ExtraMove]),
            Use::free(
                Window::Open,
                &[Effect::ExtraMove, Effect::GainImpact { who: Who::Me, token: Token::Any, n: 1 }],
            ),
        ],
    },
];

/// The missions (ST-26.3).
pub(super) const MISSIONS: [MissionCard; MISSIONS_EACH] = [
    // mara_m01
    MissionCard {
        first_game: 1,
        condition: Condition::TaskDone {
            by: By::Me,
            time: Some(Time::Night),
            feature: Some(Trait::Cunning),
            at: Places::ANY,
            n: 1,
        },
    },
    // mara_m02
    MissionCard {
        first_game: 2,
        condition: Condition::LocationActionUsed {
            by: By::Me,
            at: Places::of(&[Location::Oplotki, Location::Podgrodzie]),
            distinct: false,
            n: 2,
        },
    },
    // mara_m03
    MissionCard { first_game: 3, condition: Condition::VitalityLost { by: By::Other, n: 2 } },
    // mara_m04
    MissionCard {
        first_game: 4,
        condition: Condition::FigureDone {
            by: By::Me,
            figures: &[Figure::Children],
            mode: Mode::Any,
            at: Places::ANY,
            n: 1,
        },
    },
    // mara_m05
    MissionCard {
        first_game: 5,
        condition: Condition::HereIAmPlaced {
            by: By::Me,
            at: Places::of(&[Location::Oplotki, Location::Grod]),
            n: 1,
        },
    },
    // mara_m06
    MissionCard { first_game: 0, condition: Condition::OthersInLair { n: 2 } },
    // mara_m07
    MissionCard {
        first_game: 0,
        condition: Condition::TestPassed {
            by: By::Me,
            feature: Some(Trait::Cunning),
            time: Some(Time::Night),
            at: Places::ANY,
            min_successes: 2,
            n: 1,
        },
    },
    // mara_m08
    MissionCard { first_game: 0, condition: Condition::TracksUsed { by: By::Me, hit: true, n: 1 } },
    // mara_m09
    MissionCard {
        first_game: 0,
        condition: Condition::AreaCounted { area: None, majority: Some(Kind::Fear), n: 1 },
    },
    // mara_m10
    MissionCard {
        first_game: 0,
        condition: Condition::TaskDone {
            by: By::Me,
            time: Some(Time::Night),
            feature: None,
            at: Places::of(&[Location::Krukowiec, Location::Oplotki, Location::Podgrodzie]),
            n: 1,
        },
    },
];
