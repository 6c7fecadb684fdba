//! Szeptucha: character card, attributes, missions.

use crate::components::{
    ATTRIBUTES_EACH, AttributeCard, By, Condition, CreatureCard, Dice, Effect, Figure, Icon, Kind, Location,
    MISSIONS_EACH, MissionCard, Mode, Places, Requires, Time, Token, Trait, Use, Where, Who, Window,
};

/// The character card (ST-26.1).
pub(super) const CARD: CreatureCard = CreatureCard {
    day: [1, 5],
    night: [2, 3],
    clash: [4, 6],
    vitality: &[Icon::None, Icon::None, Icon::Block(1), Icon::Lair],
    impact: 6,
    favourite: Location::Krukowiec,
};

/// The attributes (ST-26.2).
pub(super) const ATTRIBUTES: [AttributeCard; ATTRIBUTES_EACH] = [
    // szeptucha_herbs
    AttributeCard {
        reaction: false,
        levels: [
            Use::free(Window::Open, &[Effect::HealWounds { who: Who::Me, n: 1 }]),
            Use::free(Window::Open, &[Effect::GainVitality { who: Who::Me, n: 1 }]),
            Use::free(
                Window::Open,
                &[
                    Effect::GainVitality { who: Who::Me, n: 1 },
                    Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Favour), n: 1 },
                ],
            ),
        ],
    },
    // szeptucha_whisper
    AttributeCard {
        reaction: false,
        levels: [
            Use::free(Window::BeforeRoll, &[Effect::AddDice { n: 1 }])
                .when(Requires { feature: Some(Trait::Cunning), ..Requires::OWN_TEST }),
            Use::paid(Window::BeforeRoll, &[Effect::AddDice { n: 2 }])
                .when(Requires { feature: Some(Trait::Cunning), ..Requires::OWN_TEST }),
            Use::free(Window::BeforeRoll, &[Effect::AddDice { n: 2 }])
                .when(Requires { feature: Some(Trait::Cunning), ..Requires::OWN_TEST }),
        ],
    },
    // szeptucha_poured_wax
    AttributeCard {
        reaction: false,
        levels: [
            Use::free(Window::Open, &[Effect::PeekArea { area: Where::Chosen, influence: true }]),
            Use::free(Window::Open, &[Effect::ReorderMissions { who: Who::Me }]),
            Use::free(
                Window::Open,
                &[
                    Effect::PeekArea { area: Where::Chosen, influence: true },
                    Effect::MoveImpact { area: Where::Same, n: 1 },
                ],
            ),
        ],
    },
    // szeptucha_charm
    AttributeCard {
        reaction: true,
        levels: [
            Use::paid(Window::AfterRoll, &[Effect::Reroll { dice: Dice::UpTo(1) }]),
            Use::paid(Window::AfterRoll, &[Effect::Reroll { dice: Dice::Any }]).when(Requires::OWN_TEST),
            Use::free(Window::AfterRoll, &[Effect::Reroll { dice: Dice::Any }]).when(Requires::OWN_TEST),
        ],
    },
];

/// The missions (ST-26.3).
pub(super) const MISSIONS: [MissionCard; MISSIONS_EACH] = [
    // szeptucha_m01
    MissionCard {
        first_game: 1,
        condition: Condition::TaskDone {
            by: By::Me,
            time: Some(Time::Day),
            feature: Some(Trait::Cunning),
            at: Places::ANY,
            n: 1,
        },
    },
    // szeptucha_m02
    MissionCard {
        first_game: 2,
        condition: Condition::FigureDone {
            by: By::Me,
            figures: &[Figure::Children],
            mode: Mode::Help,
            at: Places::ANY,
            n: 1,
        },
    },
    // szeptucha_m03
    MissionCard {
        first_game: 3,
        condition: Condition::LocationActionUsed {
            by: By::Me,
            at: Places::of(&[Location::MartweBagna, Location::PuszczaZywa]),
            distinct: false,
            n: 2,
        },
    },
    // szeptucha_m04
    MissionCard {
        first_game: 4,
        condition: Condition::CardTokens { token: Token::Only(Kind::Favour), min: 5, max: u8::MAX },
    },
    // szeptucha_m05
    MissionCard {
        first_game: 5,
        condition: Condition::FigureDone {
            by: By::Me,
            figures: &[Figure::Hunter],
            mode: Mode::Help,
            at: Places::ANY,
            n: 1,
        },
    },
    // szeptucha_m06
    MissionCard {
        first_game: 0,
        condition: Condition::AreaCounted { area: None, majority: Some(Kind::Favour), n: 1 },
    },
    // szeptucha_m07
    MissionCard {
        first_game: 0,
        condition: Condition::TaskDone {
            by: By::Me,
            time: Some(Time::Day),
            feature: Some(Trait::Cunning),
            at: Places::SURROUNDINGS,
            n: 1,
        },
    },
    // szeptucha_m08
    MissionCard {
        first_game: 0,
        condition: Condition::AllOf {
            conditions: &[
                Condition::VitalityFull,
                Condition::CardTokens { token: Token::Only(Kind::Favour), min: 3, max: u8::MAX },
            ],
        },
    },
    // szeptucha_m09
    MissionCard {
        first_game: 0,
        condition: Condition::HereIAmPlaced { by: By::Me, at: Places::VILLAGES, n: 2 },
    },
    // szeptucha_m10
    MissionCard { first_game: 0, condition: Condition::TaskEffectUsed { by: By::Me, n: 2 } },
];
