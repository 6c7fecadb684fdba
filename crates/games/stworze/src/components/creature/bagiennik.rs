//! Bagiennik: character card, attributes, missions.

use super::LONG_TRACK;
use crate::components::{
    ATTRIBUTES_EACH, Area, AttributeCard, By, Condition, CreatureCard, Effect, Figure, Kind, Location,
    MISSIONS_EACH, MissionCard, Mode, Near, Places, Requires, Token, Trait, Use, Where, Who, Window,
};

/// The character card (ST-26.1).
pub(super) const CARD: CreatureCard = CreatureCard {
    day: [3, 3],
    night: [3, 3],
    clash: [6, 4],
    vitality: LONG_TRACK,
    impact: 5,
    favourite: Location::MartweBagna,
};

/// The attributes (ST-26.2).
pub(super) const ATTRIBUTES: [AttributeCard; ATTRIBUTES_EACH] = [
    // bagiennik_healing_ooze
    AttributeCard {
        reaction: false,
        levels: [
            Use::paid(Window::Open, &[Effect::GainVitality { who: Who::Me, n: 2 }]),
            Use::free(Window::Open, &[Effect::GainVitality { who: Who::Me, n: 1 }]),
            Use::free(Window::Open, &[Effect::GainVitality { who: Who::Me, n: 2 }]),
        ],
    },
    // bagiennik_sucking_mire
    AttributeCard {
        reaction: true,
        levels: [
            Use::paid(Window::BeforeRoll, &[Effect::AddDice { n: -1 }])
                .when(Requires { near: Some(Near::SameArea), ..Requires::OTHERS_TEST }),
            Use::free(Window::BeforeRoll, &[Effect::AddDice { n: -1 }])
                .when(Requires { near: Some(Near::SameArea), ..Requires::OTHERS_TEST }),
            Use::paid(Window::BeforeRoll, &[Effect::ChangeDifficulty { delta: 1 }])
                .when(Requires::OTHERS_TEST),
        ],
    },
    // bagiennik_gurgle
    AttributeCard {
        reaction: false,
        levels: [
            Use::paid(Window::Open, &[Effect::TakeFromArea { area: Where::Own, n: 2 }]),
            Use::free(Window::Open, &[Effect::TakeFromArea { area: Where::Own, n: 1 }]),
            Use::free(Window::Open, &[Effect::TakeFromArea { area: Where::Chosen, n: 1 }]),
        ],
    },
    // bagiennik_bottom_of_the_peat
    AttributeCard {
        reaction: true,
        levels: [
            Use::free(Window::BeforeTracks, &[Effect::HideLair]),
            Use::paid(Window::BeforeLoss, &[Effect::PreventLoss { any: true, n: 1 }]),
            Use::free(Window::BeforeLoss, &[Effect::PreventLoss { any: true, n: 1 }]),
        ],
    },
];

/// The missions (ST-26.3).
pub(super) const MISSIONS: [MissionCard; MISSIONS_EACH] = [
    // bagiennik_m01
    MissionCard {
        first_game: 1,
        condition: Condition::TaskDone {
            by: By::Me,
            time: None,
            feature: None,
            at: Places::of(&[Location::MartweBagna, Location::JezioroRadun]),
            n: 1,
        },
    },
    // bagiennik_m02
    MissionCard {
        first_game: 2,
        condition: Condition::FigureDone {
            by: By::Me,
            figures: &[Figure::Children],
            mode: Mode::Help,
            at: Places::of(&[Location::MartweBagna, Location::PuszczaZywa]),
            n: 1,
        },
    },
    // bagiennik_m03
    MissionCard {
        first_game: 3,
        condition: Condition::LocationActionUsed {
            by: By::Me,
            at: Places::of(&[Location::Krukowiec, Location::MartweBagna]),
            distinct: false,
            n: 2,
        },
    },
    // bagiennik_m04
    MissionCard {
        first_game: 4,
        condition: Condition::AllOf {
            conditions: &[
                Condition::VitalityFull,
                Condition::CardTokens { token: Token::Only(Kind::Favour), min: 2, max: u8::MAX },
            ],
        },
    },
    // bagiennik_m05
    MissionCard {
        first_game: 0,
        condition: Condition::FigureDone {
            by: By::Me,
            figures: &[Figure::Hunter],
            mode: Mode::Harm,
            at: Places::of(&[Location::MartweBagna, Location::JezioroRadun]),
            n: 1,
        },
    },
    // bagiennik_m06
    MissionCard {
        first_game: 0,
        condition: Condition::AreaTokens { area: Some(Area::Krukowiec), min: 4, areas: 1 },
    },
    // bagiennik_m07
    MissionCard {
        first_game: 0,
        condition: Condition::TaskDone {
            by: By::Me,
            time: None,
            feature: Some(Trait::Brutality),
            at: Places::SURROUNDINGS,
            n: 1,
        },
    },
    // bagiennik_m08
    MissionCard { first_game: 5, condition: Condition::TracksUsed { by: By::Me, hit: false, n: 1 } },
    // bagiennik_m09
    MissionCard {
        first_game: 0,
        condition: Condition::ClashWon {
            by: By::Me,
            attacker: false,
            feature: None,
            at: Places::of(&[Location::Krukowiec, Location::MartweBagna, Location::JezioroRadun]),
            n: 1,
        },
    },
    // bagiennik_m10
    MissionCard {
        first_game: 0,
        condition: Condition::AllOf {
            conditions: &[Condition::LairHidden { min_counter: 3 }, Condition::VitalityFull],
        },
    },
];
