//! The tasks of the surroundings (ST-26.4).

use crate::components::{
    BoardToken, Effect, Figure, Kind, Requires, TaskCard, TaskId, Time, To, Token, Trait, Use, Where, Who,
    Window,
};

pub(super) const CARDS: [TaskCard; TaskId::ALL.len() / 2] = [
    // task_lovers_tryst
    TaskCard {
        time: Time::Night,
        traits: &[Trait::Brutality, Trait::Cunning],
        difficulty: 5,
        reward: Use::free(
            Window::Open,
            &[
                Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Fear), n: 1 },
                Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Favour), n: 2 },
            ],
        ),
    },
    // task_stray_shepherd
    TaskCard {
        time: Time::Day,
        traits: &[Trait::Cunning],
        difficulty: 4,
        reward: Use::free(Window::Open, &[Effect::MoveCreature { who: Who::ChosenOther, to: To::Chosen }]),
    },
    // task_felling_the_wood
    TaskCard {
        time: Time::Day,
        traits: &[Trait::Brutality],
        difficulty: 6,
        reward: Use::free(
            Window::Open,
            &[
                Effect::TakeDiscardedTask { n: 1 },
                Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Fear), n: 1 },
            ],
        ),
    },
    // task_casting_nets
    TaskCard {
        time: Time::Day,
        traits: &[Trait::Brutality, Trait::Cunning],
        difficulty: 6,
        reward: Use::free(Window::Open, &[Effect::TakeFromArea { area: Where::Chosen, n: 2 }]),
    },
    // task_gathering_herbs
    TaskCard {
        time: Time::Day,
        traits: &[Trait::Cunning],
        difficulty: 5,
        reward: Use::free(Window::Open, &[Effect::GainVitality { who: Who::Me, n: 2 }]),
    },
    // task_noon_harvest
    TaskCard {
        time: Time::Day,
        traits: &[Trait::Brutality],
        difficulty: 5,
        reward: Use::free(
            Window::Open,
            &[
                Effect::LoseVitality { who: Who::ChosenOther, n: 1 },
                Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Fear), n: 1 },
            ],
        ),
    },
    // task_wild_beekeepers
    TaskCard {
        time: Time::Day,
        traits: &[Trait::Cunning],
        difficulty: 6,
        reward: Use::free(
            Window::Open,
            &[Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Favour), n: 3 }],
        ),
    },
    // task_wolves_at_the_herd
    TaskCard {
        time: Time::Night,
        traits: &[Trait::Brutality],
        difficulty: 6,
        reward: Use::free(
            Window::Open,
            &[Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Fear), n: 3 }],
        ),
    },
    // task_drowned_man
    TaskCard {
        time: Time::Night,
        traits: &[Trait::Brutality, Trait::Cunning],
        difficulty: 6,
        reward: Use::free(Window::Open, &[Effect::StealImpact { who: Who::ChosenOther, n: 2 }]),
    },
    // task_will_o_the_wisps
    TaskCard {
        time: Time::Night,
        traits: &[Trait::Cunning],
        difficulty: 5,
        reward: Use::free(
            Window::Open,
            &[Effect::MoveFigure { figures: &[Figure::Warrior, Figure::Sorcerer] }],
        ),
    },
    // task_sacred_grove
    TaskCard {
        time: Time::Day,
        traits: &[Trait::Brutality, Trait::Cunning],
        difficulty: 6,
        reward: Use::free(Window::Open, &[Effect::RaiseAttribute { who: Who::Me, n: 1 }]),
    },
    // task_barrow
    TaskCard {
        time: Time::Night,
        traits: &[Trait::Brutality],
        difficulty: 6,
        reward: Use::free(Window::Open, &[Effect::RaiseAttribute { who: Who::Me, n: 1 }]),
    },
    // task_fern_flower
    TaskCard {
        time: Time::Night,
        traits: &[Trait::Brutality, Trait::Cunning],
        difficulty: 6,
        reward: Use::free(Window::AfterRoll, &[Effect::AddSuccess { n: 1 }]).when(Requires::OWN_TEST),
    },
    // task_washing_at_the_shore
    TaskCard {
        time: Time::Day,
        traits: &[Trait::Cunning],
        difficulty: 4,
        reward: Use::free(
            Window::Open,
            &[Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Favour), n: 2 }],
        ),
    },
    // task_moon_bathing
    TaskCard {
        time: Time::Night,
        traits: &[Trait::Cunning],
        difficulty: 6,
        reward: Use::free(Window::BeforeRoll, &[Effect::UseTime { time: None }, Effect::AddDice { n: 1 }])
            .when(Requires::OWN_TEST),
    },
    // task_tar_burners
    TaskCard {
        time: Time::Day,
        traits: &[Trait::Brutality],
        difficulty: 4,
        reward: Use::free(
            Window::Open,
            &[Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Fear), n: 2 }],
        ),
    },
    // task_lost_merchant
    TaskCard {
        time: Time::Night,
        traits: &[Trait::Brutality, Trait::Cunning],
        difficulty: 6,
        reward: Use::free(Window::Open, &[Effect::GainImpact { who: Who::Me, token: Token::Any, n: 3 }]),
    },
    // task_robbers
    TaskCard {
        time: Time::Night,
        traits: &[Trait::Brutality],
        difficulty: 6,
        reward: Use::free(Window::Open, &[Effect::LoseImpact { who: Who::ChosenOther, n: 2 }]),
    },
    // task_wild_geese
    TaskCard {
        time: Time::Day,
        traits: &[Trait::Brutality, Trait::Cunning],
        difficulty: 5,
        reward: Use::free(Window::Open, &[Effect::MoveCreature { who: Who::Me, to: To::Chosen }]),
    },
    // task_ford
    TaskCard {
        time: Time::Day,
        traits: &[Trait::Brutality],
        difficulty: 5,
        reward: Use::free(Window::BeforeRoll, &[Effect::ChangeDifficulty { delta: -1 }])
            .when(Requires::OWN_TEST),
    },
    // task_mushroom_pickers
    TaskCard {
        time: Time::Day,
        traits: &[Trait::Brutality, Trait::Cunning],
        difficulty: 5,
        reward: Use::free(
            Window::Open,
            &[
                Effect::ReplaceTask { every: false },
                Effect::GainImpact { who: Who::Me, token: Token::Any, n: 1 },
            ],
        ),
    },
    // task_peat_bog
    TaskCard {
        time: Time::Night,
        traits: &[Trait::Brutality],
        difficulty: 5,
        reward: Use::free(Window::Open, &[Effect::Wound { who: Who::ChosenOther }]),
    },
    // task_stone_circle
    TaskCard {
        time: Time::Night,
        traits: &[Trait::Cunning],
        difficulty: 6,
        reward: Use::free(
            Window::Open,
            &[Effect::LairCounter { who: Who::Me, delta: 2 }, Effect::GainInfluence { who: Who::Me, n: 1 }],
        ),
    },
    // task_beasts_trail
    TaskCard {
        time: Time::Night,
        traits: &[Trait::Cunning],
        difficulty: 5,
        reward: Use::free(
            Window::Open,
            &[
                Effect::ReturnToken { tokens: &[BoardToken::Tracks], n: 1 },
                Effect::PeekLair { who: Who::ChosenOther },
            ],
        ),
    },
];
