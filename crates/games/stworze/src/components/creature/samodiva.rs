//! Samodiva: character card, attributes, missions.

use crate::components::{
    ATTRIBUTES_EACH, AttributeCard, By, Condition, CreatureCard, Effect, Figure, From, Icon, Kind, Location,
    MISSIONS_EACH, MissionCard, Mode, PlaceType, Places, Requires, TestKind, Time, Token, Use, Where, Who,
    Window,
};

/// The character card (ST-26.1).
pub(super) const CARD: CreatureCard = CreatureCard {
    day: [3, 3],
    night: [3, 4],
    clash: [4, 6],
    vitality: &[Icon::None, Icon::None, Icon::Block(1), Icon::Block(2), Icon::Lair],
    impact: 6,
    favourite: Location::CicheWzgorza,
};

/// The attributes (ST-26.2).
pub(super) const ATTRIBUTES: [AttributeCard; ATTRIBUTES_EACH] = [
    // samodiva_winged_robe
    AttributeCard {
        reaction: false,
        levels: [
            Use::paid(Window::Open, &[Effect::ExtraMove]),
            Use::free(Window::Open, &[Effect::ExtraMove]),
            Use::free(Window::Open, &[Effect::ExtraMove, Effect::ExtraLocationAction]),
        ],
    },
    // samodiva_spring_of_youth
    AttributeCard {
        reaction: false,
        levels: [
            Use::free(Window::Open, &[Effect::HealWounds { who: Who::Me, n: 1 }]),
            Use::free(Window::Open, &[Effect::GainVitality { who: Who::Me, n: 1 }])
                .when(Requires { place: Some(PlaceType::Surroundings), ..Requires::NOTHING }),
            Use::free(Window::Open, &[Effect::GainVitality { who: Who::Me, n: 1 }]),
        ],
    },
    // samodiva_golden_bow
    AttributeCard {
        reaction: false,
        levels: [
            Use::paid(Window::BeforeRoll, &[Effect::AddDice { n: 1 }])
                .when(Requires { tests: &[TestKind::Figure, TestKind::Clash], ..Requires::OWN_TEST }),
            Use::paid(Window::BeforeRoll, &[Effect::ChangeDifficulty { delta: -1 }]).when(Requires::OWN_TEST),
            Use::free(Window::BeforeRoll, &[Effect::AddDice { n: 1 }]).when(Requires::OWN_TEST),
        ],
    },
    // samodiva_ring_dance
    AttributeCard {
        reaction: true,
        levels: [
            Use::free(
                Window::BeforeCount,
                &[Effect::PlaceImpact { area: Where::Counted, n: 1, from: From::Card }],
            ),
            Use::free(Window::BeforeCount, &[Effect::ReturnFromArea { area: Where::Counted, n: 1 }]),
            Use::free(Window::BeforeCount, &[Effect::SwapImpact { area: Where::Counted, n: 1 }]),
        ],
    },
];

/// The missions (ST-26.3).
pub(super) const MISSIONS: [MissionCard; MISSIONS_EACH] = [
    // samodiva_m01
    MissionCard {
        first_game: 1,
        condition: Condition::TaskDone {
            by: By::Me,
            time: Some(Time::Day),
            feature: None,
            at: Places::of(&[Location::PuszczaZywa, Location::CicheWzgorza, Location::JezioroRadun]),
            n: 1,
        },
    },
    // samodiva_m02
    MissionCard {
        first_game: 2,
        condition: Condition::LocationActionUsed {
            by: By::Me,
            at: Places::SURROUNDINGS,
            distinct: true,
            n: 2,
        },
    },
    // samodiva_m03
    MissionCard {
        first_game: 3,
        condition: Condition::FigureDone {
            by: By::Me,
            figures: &[Figure::Hunter],
            mode: Mode::Harm,
            at: Places::of(&[Location::PuszczaZywa, Location::CicheWzgorza]),
            n: 1,
        },
    },
    // samodiva_m04
    MissionCard {
        first_game: 4,
        condition: Condition::WithCreatures {
            n: 1,
            at: Places::of(&[Location::MartweBagna, Location::CicheWzgorza]),
        },
    },
    // samodiva_m05
    MissionCard {
        first_game: 5,
        condition: Condition::CardTokens { token: Token::Only(Kind::Favour), min: 4, max: u8::MAX },
    },
    // samodiva_m06
    MissionCard {
        first_game: 0,
        condition: Condition::FigureDone {
            by: By::Me,
            figures: &[Figure::Children],
            mode: Mode::Help,
            at: Places::of(&[Location::CicheWzgorza, Location::JezioroRadun]),
            n: 1,
        },
    },
    // samodiva_m07
    MissionCard {
        first_game: 0,
        condition: Condition::AllOf {
            conditions: &[
                Condition::LairHidden { min_counter: 3 },
                Condition::CardTokens { token: Token::Only(Kind::Favour), min: 3, max: u8::MAX },
            ],
        },
    },
    // samodiva_m08
    MissionCard { first_game: 0, condition: Condition::AreaTokens { area: None, min: 2, areas: 3 } },
    // samodiva_m09
    MissionCard {
        first_game: 0,
        condition: Condition::TestPassed {
            by: By::Me,
            feature: None,
            time: Some(Time::Day),
            at: Places::ANY,
            min_successes: 2,
            n: 1,
        },
    },
    // samodiva_m10
    MissionCard {
        first_game: 0,
        condition: Condition::ClashWon { by: By::Me, attacker: false, feature: None, at: Places::ANY, n: 1 },
    },
];
