//! Licho: character card, attributes, missions.

use crate::components::{
    ATTRIBUTES_EACH, AttributeCard, By, Condition, CreatureCard, Dice, Effect, Figure, Icon, Location,
    MISSIONS_EACH, MissionCard, Mode, Places, Requires, Time, Token, Trait, Use, Who, Window,
};

/// The character card (ST-26.1).
pub(super) const CARD: CreatureCard = CreatureCard {
    day: [2, 3],
    night: [3, 4],
    clash: [4, 6],
    vitality: &[Icon::None, Icon::Block(1), Icon::Block(2), Icon::Block(3), Icon::Lair],
    impact: 6,
    favourite: Location::CicheWzgorza,
};

/// The attributes (ST-26.2).
pub(super) const ATTRIBUTES: [AttributeCard; ATTRIBUTES_EACH] = [
    // licho_evil_eye
    AttributeCard {
        reaction: true,
        levels: [
            Use::paid(Window::BeforeRoll, &[Effect::AddDice { n: -1 }]).when(Requires::OTHERS_TEST),
            Use::paid(Window::BeforeRoll, &[Effect::ChangeDifficulty { delta: 1 }])
                .when(Requires::OTHERS_TEST),
            Use::paid(Window::BeforeRoll, &[Effect::AddDice { n: -2 }]).when(Requires::OTHERS_TEST),
        ],
    },
    // licho_bad_luck
    AttributeCard {
        reaction: true,
        levels: [
            Use::paid(Window::AfterRoll, &[Effect::Reroll { dice: Dice::UpTo(1) }])
                .when(Requires::OTHERS_TEST),
            Use::paid(Window::AfterRoll, &[Effect::Reroll { dice: Dice::UpTo(2) }])
                .when(Requires::OTHERS_TEST),
            Use::paid(Window::AfterRoll, &[Effect::Reroll { dice: Dice::All }]).when(Requires::OTHERS_TEST),
        ],
    },
    // licho_stolen_fate
    AttributeCard {
        reaction: false,
        levels: [
            Use::free(Window::Open, &[Effect::StealImpact { who: Who::ChosenHere, n: 1 }]),
            Use::paid(Window::Open, &[Effect::StealImpact { who: Who::ChosenOther, n: 2 }]),
            Use::free(Window::Open, &[Effect::StealImpact { who: Who::ChosenOther, n: 1 }]),
        ],
    },
    // licho_never_sleeps
    AttributeCard {
        reaction: false,
        levels: [
            Use::NOTHING,
            Use::paid(Window::AfterRoll, &[Effect::Reroll { dice: Dice::Any }]).when(Requires::OWN_TEST),
            Use::free(Window::AfterRoll, &[Effect::Reroll { dice: Dice::Any }]).when(Requires::OWN_TEST),
        ],
    },
];

/// The missions (ST-26.3).
pub(super) const MISSIONS: [MissionCard; MISSIONS_EACH] = [
    // licho_m01
    MissionCard {
        first_game: 1,
        condition: Condition::TaskDone {
            by: By::Me,
            time: Some(Time::Night),
            feature: None,
            at: Places::ANY,
            n: 1,
        },
    },
    // licho_m02
    MissionCard { first_game: 2, condition: Condition::TestFailed { by: By::Other, n: 2 } },
    // licho_m03
    MissionCard {
        first_game: 3,
        condition: Condition::FigureDone {
            by: By::Me,
            figures: &[Figure::Hunter, Figure::Children],
            mode: Mode::Harm,
            at: Places::ANY,
            n: 1,
        },
    },
    // licho_m04
    MissionCard {
        first_game: 4,
        condition: Condition::CardTokens { token: Token::Any, min: 5, max: u8::MAX },
    },
    // licho_m05
    MissionCard {
        first_game: 5,
        condition: Condition::LocationActionUsed { by: By::Me, at: Places::VILLAGES, distinct: true, n: 2 },
    },
    // licho_m06
    MissionCard { first_game: 0, condition: Condition::LairHidden { min_counter: 4 } },
    // licho_m07
    MissionCard { first_game: 0, condition: Condition::EventFired { by: By::Me, n: 1 } },
    // licho_m08
    MissionCard {
        first_game: 0,
        condition: Condition::TestPassed {
            by: By::Me,
            feature: Some(Trait::Cunning),
            time: None,
            at: Places::ANY,
            min_successes: 2,
            n: 1,
        },
    },
    // licho_m09
    MissionCard { first_game: 0, condition: Condition::VitalityLost { by: By::Other, n: 4 } },
    // licho_m10
    MissionCard {
        first_game: 0,
        condition: Condition::TaskDone {
            by: By::Me,
            time: None,
            feature: Some(Trait::Cunning),
            at: Places::of(&[Location::Krukowiec, Location::Grod, Location::CicheWzgorza]),
            n: 1,
        },
    },
];
