//! Chort: character card, attributes, missions.

use crate::components::{
    ATTRIBUTES_EACH, AttributeCard, By, Condition, CreatureCard, Effect, Figure, From, Icon, Kind, Location,
    MISSIONS_EACH, MissionCard, Mode, PlaceType, Places, Requires, Token, Trait, Use, Where, Who, Window,
};

/// The character card (ST-26.1).
pub(super) const CARD: CreatureCard = CreatureCard {
    day: [3, 3],
    night: [4, 2],
    clash: [6, 4],
    vitality: &[Icon::None, Icon::Block(1), Icon::Block(2), Icon::Block(3), Icon::Lair],
    impact: 6,
    favourite: Location::Grod,
};

/// The attributes (ST-26.2).
pub(super) const ATTRIBUTES: [AttributeCard; ATTRIBUTES_EACH] = [
    // chort_horns_and_hooves
    AttributeCard {
        reaction: false,
        levels: [
            Use::paid(Window::BeforeRoll, &[Effect::AddDice { n: 1 }])
                .when(Requires { feature: Some(Trait::Brutality), ..Requires::OWN_TEST }),
            Use::free(Window::BeforeRoll, &[Effect::AddDice { n: 1 }])
                .when(Requires { feature: Some(Trait::Brutality), ..Requires::OWN_TEST }),
            Use::paid(Window::BeforeRoll, &[Effect::AddDice { n: 2 }])
                .when(Requires { feature: Some(Trait::Brutality), ..Requires::OWN_TEST }),
        ],
    },
    // chort_pact
    AttributeCard {
        reaction: false,
        levels: [
            Use::free(
                Window::Open,
                &[Effect::PayVitality { n: 1 }, Effect::GainImpact { who: Who::Me, token: Token::Any, n: 1 }],
            ),
            Use::free(
                Window::Open,
                &[Effect::PayVitality { n: 1 }, Effect::GainImpact { who: Who::Me, token: Token::Any, n: 2 }],
            ),
            Use::free(Window::Open, &[Effect::GainImpact { who: Who::Me, token: Token::Any, n: 1 }])
                .when(Requires { place: Some(PlaceType::Village), ..Requires::NOTHING }),
        ],
    },
    // chort_fiery_eyes
    AttributeCard {
        reaction: false,
        levels: [
            Use::paid(Window::AfterRoll, &[Effect::AdjustDie { n: 1, delta: 1 }]).when(Requires::OWN_TEST),
            Use::free(Window::AfterRoll, &[Effect::AdjustDie { n: 1, delta: 1 }]).when(Requires::OWN_TEST),
            Use::free(Window::AfterRoll, &[Effect::AdjustDie { n: 2, delta: 1 }]).when(Requires::OWN_TEST),
        ],
    },
    // chort_temptation
    AttributeCard {
        reaction: true,
        levels: [
            Use::NOTHING,
            Use::free(
                Window::BeforeCount,
                &[Effect::PlaceImpact { area: Where::Counted, n: 1, from: From::Card }],
            ),
            Use::free(Window::BeforeCount, &[Effect::SwapImpact { area: Where::Counted, n: 1 }]),
        ],
    },
];

/// The missions (ST-26.3).
pub(super) const MISSIONS: [MissionCard; MISSIONS_EACH] = [
    // chort_m01
    MissionCard {
        first_game: 1,
        condition: Condition::TaskDone {
            by: By::Me,
            time: None,
            feature: Some(Trait::Brutality),
            at: Places::VILLAGES,
            n: 1,
        },
    },
    // chort_m02
    MissionCard {
        first_game: 2,
        condition: Condition::FigureDone {
            by: By::Me,
            figures: &[Figure::Hunter],
            mode: Mode::Harm,
            at: Places::of(&[Location::MartweBagna, Location::CicheWzgorza]),
            n: 1,
        },
    },
    // chort_m03
    MissionCard {
        first_game: 3,
        condition: Condition::LocationActionUsed {
            by: By::Me,
            at: Places::of(&[Location::Grod, Location::CicheWzgorza]),
            distinct: false,
            n: 2,
        },
    },
    // chort_m04
    MissionCard { first_game: 4, condition: Condition::VitalityLost { by: By::Other, n: 3 } },
    // chort_m05
    MissionCard {
        first_game: 5,
        condition: Condition::HereIAmPlaced {
            by: By::Me,
            at: Places::of(&[Location::Krukowiec, Location::Grod]),
            n: 1,
        },
    },
    // chort_m06
    MissionCard { first_game: 0, condition: Condition::EventFired { by: By::Me, n: 1 } },
    // chort_m07
    MissionCard {
        first_game: 0,
        condition: Condition::TestPassed {
            by: By::Me,
            feature: Some(Trait::Brutality),
            time: None,
            at: Places::VILLAGES,
            min_successes: 2,
            n: 1,
        },
    },
    // chort_m08
    MissionCard {
        first_game: 0,
        condition: Condition::ClashWon {
            by: By::Me,
            attacker: true,
            feature: Some(Trait::Brutality),
            at: Places::ANY,
            n: 1,
        },
    },
    // chort_m09
    MissionCard {
        first_game: 0,
        condition: Condition::AreaCounted { area: None, majority: Some(Kind::Fear), n: 1 },
    },
    // chort_m10
    MissionCard { first_game: 0, condition: Condition::TasksHeld { min: 2 } },
];
