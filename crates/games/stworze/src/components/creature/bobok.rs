//! Bobok: character card, attributes, missions.

use crate::components::{
    ATTRIBUTES_EACH, Area, AttributeCard, By, Condition, CreatureCard, Dice, Effect, Figure, Icon, Location,
    MISSIONS_EACH, MissionCard, Mode, Near, PlaceType, Places, Requires, Time, Token, Trait, Use, Where, Who,
    Window,
};

/// The character card (ST-26.1).
pub(super) const CARD: CreatureCard = CreatureCard {
    day: [2, 4],
    night: [3, 4],
    clash: [4, 6],
    vitality: &[Icon::Block(1), Icon::None, Icon::Block(2), Icon::Block(3), Icon::Lair],
    impact: 7,
    favourite: Location::Podgrodzie,
};

/// The attributes (ST-26.2).
pub(super) const ATTRIBUTES: [AttributeCard; ATTRIBUTES_EACH] = [
    // bobok_under_the_bed
    AttributeCard {
        reaction: false,
        levels: [
            Use::paid(Window::BeforeRoll, &[Effect::AddDice { n: 1 }])
                .when(Requires { place: Some(PlaceType::Village), ..Requires::OWN_TEST }),
            Use::free(Window::BeforeRoll, &[Effect::AddDice { n: 1 }])
                .when(Requires { place: Some(PlaceType::Village), ..Requires::OWN_TEST }),
            Use::paid(Window::BeforeRoll, &[Effect::AddDice { n: 2 }])
                .when(Requires { place: Some(PlaceType::Village), ..Requires::OWN_TEST }),
        ],
    },
    // bobok_creaking_floor
    AttributeCard {
        reaction: false,
        levels: [
            Use::free(Window::Open, &[Effect::ReturnFromArea { area: Where::Own, n: 1 }]),
            Use::free(Window::Open, &[Effect::MoveImpact { area: Where::Chosen, n: 1 }]),
            Use::free(Window::Open, &[Effect::MoveImpact { area: Where::Chosen, n: 2 }]),
        ],
    },
    // bobok_giggle
    AttributeCard {
        reaction: true,
        levels: [
            Use::free(Window::AfterRoll, &[Effect::Reroll { dice: Dice::UpTo(1) }])
                .when(Requires { near: Some(Near::SameLocation), ..Requires::OTHERS_TEST }),
            Use::free(Window::AfterRoll, &[Effect::Reroll { dice: Dice::UpTo(1) }])
                .when(Requires { near: Some(Near::SameArea), ..Requires::OTHERS_TEST }),
            Use::paid(Window::AfterRoll, &[Effect::Reroll { dice: Dice::All }]).when(Requires::OTHERS_TEST),
        ],
    },
    // bobok_crumbs
    AttributeCard {
        reaction: false,
        levels: [
            Use::paid(Window::Open, &[Effect::GainImpact { who: Who::Me, token: Token::Any, n: 2 }])
                .when(Requires { place: Some(PlaceType::Village), ..Requires::NOTHING }),
            Use::free(Window::Open, &[Effect::GainImpact { who: Who::Me, token: Token::Any, n: 1 }])
                .when(Requires { place: Some(PlaceType::Village), ..Requires::NOTHING }),
            Use::free(Window::Open, &[Effect::GainImpact { who: Who::Me, token: Token::Any, n: 1 }]),
        ],
    },
];

/// The missions (ST-26.3).
pub(super) const MISSIONS: [MissionCard; MISSIONS_EACH] = [
    // bobok_m01
    MissionCard {
        first_game: 1,
        condition: Condition::TaskDone {
            by: By::Me,
            time: None,
            feature: Some(Trait::Cunning),
            at: Places::VILLAGES,
            n: 1,
        },
    },
    // bobok_m02
    MissionCard {
        first_game: 2,
        condition: Condition::FigureDone {
            by: By::Me,
            figures: &[Figure::Children],
            mode: Mode::Any,
            at: Places::ANY,
            n: 1,
        },
    },
    // bobok_m03
    MissionCard {
        first_game: 0,
        condition: Condition::CardTokens { token: Token::Any, min: 5, max: u8::MAX },
    },
    // bobok_m04
    MissionCard {
        first_game: 4,
        condition: Condition::TaskDone {
            by: By::Me,
            time: Some(Time::Night),
            feature: None,
            at: Places::VILLAGES,
            n: 1,
        },
    },
    // bobok_m05
    MissionCard {
        first_game: 5,
        condition: Condition::LocationActionUsed { by: By::Me, at: Places::VILLAGES, distinct: false, n: 2 },
    },
    // bobok_m06
    MissionCard { first_game: 3, condition: Condition::LairHidden { min_counter: 4 } },
    // bobok_m07
    MissionCard {
        first_game: 0,
        condition: Condition::ImpactSpent { by: By::Me, area: Some(Area::Podgrodzie), n: 3 },
    },
    // bobok_m08
    MissionCard { first_game: 0, condition: Condition::TestFailed { by: By::Other, n: 2 } },
    // bobok_m09
    MissionCard { first_game: 0, condition: Condition::InfluenceOnBoard { min: 2 } },
    // bobok_m10
    MissionCard { first_game: 0, condition: Condition::CardTokens { token: Token::Any, min: 0, max: 0 } },
];
