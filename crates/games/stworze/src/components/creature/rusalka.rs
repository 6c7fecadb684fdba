//! Rusałka: character card, attributes, missions.

use crate::components::{
    ATTRIBUTES_EACH, Area, AttributeCard, By, Condition, CreatureCard, Effect, Figure, Icon, Kind, Location,
    MISSIONS_EACH, MissionCard, Mode, Places, Requires, Time, To, Token, Trait, Use, Where, Who, Window,
};

/// The character card (ST-26.1).
pub(super) const CARD: CreatureCard = CreatureCard {
    day: [2, 2],
    night: [5, 4],
    clash: [4, 6],
    vitality: &[Icon::None, Icon::Block(1), Icon::Block(2), Icon::Block(3), Icon::Lair],
    impact: 6,
    favourite: Location::JezioroRadun,
};

/// The attributes (ST-26.2).
pub(super) const ATTRIBUTES: [AttributeCard; ATTRIBUTES_EACH] = [
    // rusalka_moonlit_dance
    AttributeCard {
        reaction: false,
        levels: [
            Use::paid(Window::BeforeRoll, &[Effect::AddDice { n: 1 }])
                .when(Requires { time: Some(Time::Night), ..Requires::OWN_TEST }),
            Use::free(Window::BeforeRoll, &[Effect::AddDice { n: 1 }])
                .when(Requires { time: Some(Time::Night), ..Requires::OWN_TEST }),
            Use::paid(
                Window::BeforeRoll,
                &[Effect::UseTime { time: Some(Time::Night) }, Effect::AddDice { n: 1 }],
            )
            .when(Requires::OWN_TEST),
        ],
    },
    // rusalka_song_from_the_deep
    AttributeCard {
        reaction: false,
        levels: [
            Use::paid(Window::Open, &[Effect::MoveCreature { who: Who::ChosenOther, to: To::UserLocation }]),
            Use::free(Window::Open, &[Effect::MoveCreature { who: Who::ChosenOther, to: To::UserLocation }]),
            Use::free(
                Window::Open,
                &[
                    Effect::MoveCreature { who: Who::ChosenOther, to: To::UserLocation },
                    Effect::LoseImpact { who: Who::Same, n: 1 },
                ],
            ),
        ],
    },
    // rusalka_wet_hair
    AttributeCard {
        reaction: true,
        levels: [
            Use::paid(Window::BeforeLoss, &[Effect::PreventLoss { any: false, n: 1 }]),
            Use::free(Window::BeforeLoss, &[Effect::PreventLoss { any: false, n: 1 }]),
            Use::free(Window::BeforeLoss, &[Effect::PreventLoss { any: true, n: 2 }]),
        ],
    },
    // rusalka_wreath_on_the_water
    AttributeCard {
        reaction: false,
        levels: [
            Use::free(Window::Open, &[Effect::PeekArea { area: Where::Own, influence: false }]),
            Use::free(Window::Open, &[Effect::PeekArea { area: Where::Chosen, influence: true }]),
            Use::free(
                Window::Open,
                &[
                    Effect::PeekArea { area: Where::Chosen, influence: true },
                    Effect::SwapImpact { area: Where::Same, n: 1 },
                ],
            ),
        ],
    },
];

/// The missions (ST-26.3).
pub(super) const MISSIONS: [MissionCard; MISSIONS_EACH] = [
    // rusalka_m01
    MissionCard {
        first_game: 1,
        condition: Condition::TaskDone {
            by: By::Me,
            time: Some(Time::Night),
            feature: None,
            at: Places::SURROUNDINGS,
            n: 1,
        },
    },
    // rusalka_m02
    MissionCard {
        first_game: 2,
        condition: Condition::LocationActionUsed {
            by: By::Me,
            at: Places::of(&[Location::Podgrodzie, Location::JezioroRadun]),
            distinct: false,
            n: 2,
        },
    },
    // rusalka_m03
    MissionCard {
        first_game: 3,
        condition: Condition::FigureDone {
            by: By::Me,
            figures: &[Figure::Hunter],
            mode: Mode::Harm,
            at: Places::ANY,
            n: 1,
        },
    },
    // rusalka_m04
    MissionCard {
        first_game: 4,
        condition: Condition::WithCreatures {
            n: 1,
            at: Places::of(&[Location::PuszczaZywa, Location::JezioroRadun]),
        },
    },
    // rusalka_m05
    MissionCard {
        first_game: 5,
        condition: Condition::CardTokens { token: Token::Only(Kind::Fear), min: 4, max: u8::MAX },
    },
    // rusalka_m06
    MissionCard { first_game: 0, condition: Condition::AreaFull { area: Some(Area::Podgrodzie), n: 1 } },
    // rusalka_m07
    MissionCard {
        first_game: 0,
        condition: Condition::ClashWon {
            by: By::Me,
            attacker: false,
            feature: None,
            at: Places::SURROUNDINGS,
            n: 1,
        },
    },
    // rusalka_m08
    MissionCard {
        first_game: 0,
        condition: Condition::FigureDone {
            by: By::Me,
            figures: &[Figure::Children],
            mode: Mode::Any,
            at: Places::of(&[Location::MartweBagna, Location::JezioroRadun]),
            n: 1,
        },
    },
    // rusalka_m09
    MissionCard {
        first_game: 0,
        condition: Condition::TestPassed {
            by: By::Me,
            feature: None,
            time: Some(Time::Night),
            at: Places::ANY,
            min_successes: 2,
            n: 1,
        },
    },
    // rusalka_m10
    MissionCard {
        first_game: 0,
        condition: Condition::TaskDone {
            by: By::Me,
            time: None,
            feature: Some(Trait::Cunning),
            at: Places::of(&[Location::Podgrodzie, Location::JezioroRadun]),
            n: 1,
        },
    },
];
