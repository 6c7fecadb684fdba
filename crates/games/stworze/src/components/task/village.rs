//! The tasks of the villages (ST-26.4).

use crate::components::{
    Dice, Effect, Kind, Requires, TaskCard, TaskId, Time, Token, Trait, Use, Where, Who, Window,
};

pub(super) const CARDS: [TaskCard; TaskId::ALL.len() / 2] = [
    // task_first_haircut
    TaskCard {
        time: Time::Day,
        traits: &[Trait::Brutality, Trait::Cunning],
        difficulty: 5,
        reward: Use::free(Window::Open, &[Effect::ForceCount { area: Where::Chosen, min_tokens: 3 }]),
    },
    // task_wedding
    TaskCard {
        time: Time::Day,
        traits: &[Trait::Cunning],
        difficulty: 6,
        reward: Use::free(
            Window::Open,
            &[Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Favour), n: 3 }],
        ),
    },
    // task_barn_fire
    TaskCard {
        time: Time::Night,
        traits: &[Trait::Brutality],
        difficulty: 6,
        reward: Use::free(
            Window::Open,
            &[Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Fear), n: 3 }],
        ),
    },
    // task_cradle
    TaskCard {
        time: Time::Night,
        traits: &[Trait::Cunning],
        difficulty: 5,
        reward: Use::free(Window::Open, &[Effect::GainVitality { who: Who::Me, n: 2 }]),
    },
    // task_spinning_evening
    TaskCard {
        time: Time::Night,
        traits: &[Trait::Brutality, Trait::Cunning],
        difficulty: 5,
        reward: Use::free(
            Window::Open,
            &[
                Effect::PeekArea { area: Where::Chosen, influence: true },
                Effect::SwapImpact { area: Where::Same, n: 1 },
            ],
        ),
    },
    // task_bread_in_the_oven
    TaskCard {
        time: Time::Day,
        traits: &[Trait::Cunning],
        difficulty: 5,
        reward: Use::free(Window::Open, &[Effect::GainImpact { who: Who::Me, token: Token::Any, n: 2 }]),
    },
    // task_stolen_milk
    TaskCard {
        time: Time::Night,
        traits: &[Trait::Brutality, Trait::Cunning],
        difficulty: 5,
        reward: Use::free(Window::Open, &[Effect::StealImpact { who: Who::ChosenOther, n: 1 }]),
    },
    // task_neighbours_quarrel
    TaskCard {
        time: Time::Day,
        traits: &[Trait::Brutality, Trait::Cunning],
        difficulty: 5,
        reward: Use::free(Window::Open, &[Effect::LoseImpact { who: Who::ChosenOther, n: 2 }]),
    },
    // task_night_watchman
    TaskCard {
        time: Time::Night,
        traits: &[Trait::Brutality],
        difficulty: 6,
        reward: Use::free(Window::Open, &[Effect::SendToLair { who: Who::ChosenOther }]),
    },
    // task_funeral_feast
    TaskCard {
        time: Time::Night,
        traits: &[Trait::Cunning],
        difficulty: 6,
        reward: Use::free(
            Window::Open,
            &[
                Effect::GainInfluence { who: Who::Me, n: 1 },
                Effect::GainImpact { who: Who::Me, token: Token::Any, n: 1 },
            ],
        ),
    },
    // task_house_raising
    TaskCard {
        time: Time::Day,
        traits: &[Trait::Brutality],
        difficulty: 6,
        reward: Use::free(Window::BeforeRoll, &[Effect::AddDice { n: 2 }]).when(Requires::OWN_TEST),
    },
    // task_birth
    TaskCard {
        time: Time::Night,
        traits: &[Trait::Cunning],
        difficulty: 6,
        reward: Use::free(
            Window::Open,
            &[
                Effect::GainVitality { who: Who::Me, n: 2 },
                Effect::GainImpact { who: Who::Me, token: Token::Any, n: 2 },
            ],
        ),
    },
    // task_fair
    TaskCard {
        time: Time::Day,
        traits: &[Trait::Brutality],
        difficulty: 6,
        reward: Use::free(Window::Open, &[Effect::TakeFromArea { area: Where::Chosen, n: 2 }]),
    },
    // task_smithy
    TaskCard {
        time: Time::Day,
        traits: &[Trait::Brutality],
        difficulty: 6,
        reward: Use::free(Window::AfterRoll, &[Effect::AddSuccess { n: 1 }]).when(Requires::OWN_TEST),
    },
    // task_well
    TaskCard {
        time: Time::Day,
        traits: &[Trait::Brutality, Trait::Cunning],
        difficulty: 5,
        reward: Use::free(
            Window::Open,
            &[Effect::HealWounds { who: Who::Me, n: 1 }, Effect::GainVitality { who: Who::Me, n: 1 }],
        ),
    },
    // task_mill
    TaskCard {
        time: Time::Night,
        traits: &[Trait::Brutality, Trait::Cunning],
        difficulty: 6,
        reward: Use::free(Window::AfterRoll, &[Effect::Reroll { dice: Dice::All }]).when(Requires::OWN_TEST),
    },
    // task_drunken_farmer
    TaskCard {
        time: Time::Night,
        traits: &[Trait::Brutality],
        difficulty: 4,
        reward: Use::free(
            Window::Open,
            &[Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Fear), n: 2 }],
        ),
    },
    // task_maidens_fortunes
    TaskCard {
        time: Time::Night,
        traits: &[Trait::Cunning],
        difficulty: 6,
        reward: Use::free(Window::AfterRoll, &[Effect::Reroll { dice: Dice::Any }]).when(Requires::OWN_TEST),
    },
    // task_forgotten_offering
    TaskCard {
        time: Time::Day,
        traits: &[Trait::Brutality, Trait::Cunning],
        difficulty: 6,
        reward: Use::free(
            Window::Open,
            &[
                Effect::GainInfluence { who: Who::Me, n: 2 },
                Effect::GainImpact { who: Who::Me, token: Token::Any, n: 1 },
            ],
        ),
    },
    // task_house_spirits
    TaskCard {
        time: Time::Night,
        traits: &[Trait::Cunning],
        difficulty: 5,
        reward: Use::free(Window::Open, &[Effect::LairCounter { who: Who::Me, delta: 2 }]),
    },
    // task_assembly
    TaskCard {
        time: Time::Day,
        traits: &[Trait::Brutality],
        difficulty: 5,
        reward: Use::free(Window::Open, &[Effect::EventCounter { n: 2 }]),
    },
    // task_lifting_a_charm
    TaskCard {
        time: Time::Day,
        traits: &[Trait::Brutality, Trait::Cunning],
        difficulty: 5,
        reward: Use::free(Window::BeforeEvent, &[Effect::ExemptFromEvent { n: 2 }]),
    },
    // task_gossip
    TaskCard {
        time: Time::Day,
        traits: &[Trait::Cunning],
        difficulty: 4,
        reward: Use::free(
            Window::Open,
            &[
                Effect::PeekLair { who: Who::ChosenOther },
                Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Favour), n: 1 },
            ],
        ),
    },
    // task_angry_dog
    TaskCard {
        time: Time::Night,
        traits: &[Trait::Brutality],
        difficulty: 6,
        reward: Use::free(Window::BeforeLoss, &[Effect::PreventLoss { any: true, n: 2 }]),
    },
];
