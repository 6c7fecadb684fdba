//! The tasks (ST-26.4).

use super::vocabulary::{
    BoardToken, Dice, Effect, Figure, Kind, Requires, TaskId, Tester, Time, To, Token, Trait, Use, Where,
    Who, Window,
};

/// A task card.
#[derive(Clone, Copy, Debug)]
pub struct TaskCard {
    /// Day or night.
    pub time: Time,
    /// The traits it can be done with (ST-10.1).
    pub traits: &'static [Trait],
    /// The difficulty of its test.
    pub difficulty: u8,
    /// Its effect, once completed (ST-10.3).
    pub reward: Use,
}

impl TaskId {
    /// What is printed on it.
    pub const fn card(self) -> &'static TaskCard {
        &CARDS[self as usize]
    }
}

static CARDS: [TaskCard; TaskId::ALL.len()] = [
    // task_first_haircut
    TaskCard {
        time: Time::Day,
        traits: &[Trait::Brutality, Trait::Cunning],
        difficulty: 5,
        reward: Use {
            window: Some(Window::Open),
            cost: 0,
            requires: Requires::NOTHING,
            effects: &[Effect::ForceCount { area: Where::Chosen, min_tokens: 3 }],
        },
    },
    // task_wedding
    TaskCard {
        time: Time::Day,
        traits: &[Trait::Cunning],
        difficulty: 6,
        reward: Use {
            window: Some(Window::Open),
            cost: 0,
            requires: Requires::NOTHING,
            effects: &[Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Favour), n: 3 }],
        },
    },
    // task_barn_fire
    TaskCard {
        time: Time::Night,
        traits: &[Trait::Brutality],
        difficulty: 6,
        reward: Use {
            window: Some(Window::Open),
            cost: 0,
            requires: Requires::NOTHING,
            effects: &[Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Fear), n: 3 }],
        },
    },
    // task_cradle
    TaskCard {
        time: Time::Night,
        traits: &[Trait::Cunning],
        difficulty: 5,
        reward: Use {
            window: Some(Window::Open),
            cost: 0,
            requires: Requires::NOTHING,
            effects: &[Effect::GainVitality { who: Who::Me, n: 2 }],
        },
    },
    // task_spinning_evening
    TaskCard {
        time: Time::Night,
        traits: &[Trait::Brutality, Trait::Cunning],
        difficulty: 5,
        reward: Use {
            window: Some(Window::Open),
            cost: 0,
            requires: Requires::NOTHING,
            effects: &[
                Effect::PeekArea { area: Where::Chosen, influence: true },
                Effect::SwapImpact { area: Where::Same, n: 1 },
            ],
        },
    },
    // task_bread_in_the_oven
    TaskCard {
        time: Time::Day,
        traits: &[Trait::Cunning],
        difficulty: 5,
        reward: Use {
            window: Some(Window::Open),
            cost: 0,
            requires: Requires::NOTHING,
            effects: &[Effect::GainImpact { who: Who::Me, token: Token::Any, n: 2 }],
        },
    },
    // task_stolen_milk
    TaskCard {
        time: Time::Night,
        traits: &[Trait::Brutality, Trait::Cunning],
        difficulty: 5,
        reward: Use {
            window: Some(Window::Open),
            cost: 0,
            requires: Requires::NOTHING,
            effects: &[Effect::StealImpact { who: Who::ChosenOther, n: 1 }],
        },
    },
    // task_neighbours_quarrel
    TaskCard {
        time: Time::Day,
        traits: &[Trait::Brutality, Trait::Cunning],
        difficulty: 5,
        reward: Use {
            window: Some(Window::Open),
            cost: 0,
            requires: Requires::NOTHING,
            effects: &[Effect::LoseImpact { who: Who::ChosenOther, n: 2 }],
        },
    },
    // task_night_watchman
    TaskCard {
        time: Time::Night,
        traits: &[Trait::Brutality],
        difficulty: 6,
        reward: Use {
            window: Some(Window::Open),
            cost: 0,
            requires: Requires::NOTHING,
            effects: &[Effect::SendToLair { who: Who::ChosenOther }],
        },
    },
    // task_funeral_feast
    TaskCard {
        time: Time::Night,
        traits: &[Trait::Cunning],
        difficulty: 6,
        reward: Use {
            window: Some(Window::Open),
            cost: 0,
            requires: Requires::NOTHING,
            effects: &[
                Effect::GainInfluence { who: Who::Me, n: 1 },
                Effect::GainImpact { who: Who::Me, token: Token::Any, n: 1 },
            ],
        },
    },
    // task_house_raising
    TaskCard {
        time: Time::Day,
        traits: &[Trait::Brutality],
        difficulty: 6,
        reward: Use {
            window: Some(Window::BeforeRoll),
            cost: 0,
            requires: Requires { tester: Tester::Me, ..Requires::NOTHING },
            effects: &[Effect::AddDice { n: 2 }],
        },
    },
    // task_birth
    TaskCard {
        time: Time::Night,
        traits: &[Trait::Cunning],
        difficulty: 6,
        reward: Use {
            window: Some(Window::Open),
            cost: 0,
            requires: Requires::NOTHING,
            effects: &[
                Effect::GainVitality { who: Who::Me, n: 2 },
                Effect::GainImpact { who: Who::Me, token: Token::Any, n: 2 },
            ],
        },
    },
    // task_fair
    TaskCard {
        time: Time::Day,
        traits: &[Trait::Brutality],
        difficulty: 6,
        reward: Use {
            window: Some(Window::Open),
            cost: 0,
            requires: Requires::NOTHING,
            effects: &[Effect::TakeFromArea { area: Where::Chosen, n: 2 }],
        },
    },
    // task_smithy
    TaskCard {
        time: Time::Day,
        traits: &[Trait::Brutality],
        difficulty: 6,
        reward: Use {
            window: Some(Window::AfterRoll),
            cost: 0,
            requires: Requires { tester: Tester::Me, ..Requires::NOTHING },
            effects: &[Effect::AddSuccess { n: 1 }],
        },
    },
    // task_well
    TaskCard {
        time: Time::Day,
        traits: &[Trait::Brutality, Trait::Cunning],
        difficulty: 5,
        reward: Use {
            window: Some(Window::Open),
            cost: 0,
            requires: Requires::NOTHING,
            effects: &[
                Effect::HealWounds { who: Who::Me, n: 1 },
                Effect::GainVitality { who: Who::Me, n: 1 },
            ],
        },
    },
    // task_mill
    TaskCard {
        time: Time::Night,
        traits: &[Trait::Brutality, Trait::Cunning],
        difficulty: 6,
        reward: Use {
            window: Some(Window::AfterRoll),
            cost: 0,
            requires: Requires { tester: Tester::Me, ..Requires::NOTHING },
            effects: &[Effect::Reroll { dice: Dice::All }],
        },
    },
    // task_drunken_farmer
    TaskCard {
        time: Time::Night,
        traits: &[Trait::Brutality],
        difficulty: 4,
        reward: Use {
            window: Some(Window::Open),
            cost: 0,
            requires: Requires::NOTHING,
            effects: &[Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Fear), n: 2 }],
        },
    },
    // task_maidens_fortunes
    TaskCard {
        time: Time::Night,
        traits: &[Trait::Cunning],
        difficulty: 6,
        reward: Use {
            window: Some(Window::AfterRoll),
            cost: 0,
            requires: Requires { tester: Tester::Me, ..Requires::NOTHING },
            effects: &[Effect::Reroll { dice: Dice::Any }],
        },
    },
    // task_forgotten_offering
    TaskCard {
        time: Time::Day,
        traits: &[Trait::Brutality, Trait::Cunning],
        difficulty: 6,
        reward: Use {
            window: Some(Window::Open),
            cost: 0,
            requires: Requires::NOTHING,
            effects: &[
                Effect::GainInfluence { who: Who::Me, n: 2 },
                Effect::GainImpact { who: Who::Me, token: Token::Any, n: 1 },
            ],
        },
    },
    // task_house_spirits
    TaskCard {
        time: Time::Night,
        traits: &[Trait::Cunning],
        difficulty: 5,
        reward: Use {
            window: Some(Window::Open),
            cost: 0,
            requires: Requires::NOTHING,
            effects: &[Effect::LairCounter { who: Who::Me, delta: 2 }],
        },
    },
    // task_assembly
    TaskCard {
        time: Time::Day,
        traits: &[Trait::Brutality],
        difficulty: 5,
        reward: Use {
            window: Some(Window::Open),
            cost: 0,
            requires: Requires::NOTHING,
            effects: &[Effect::EventCounter { n: 2 }],
        },
    },
    // task_lifting_a_charm
    TaskCard {
        time: Time::Day,
        traits: &[Trait::Brutality, Trait::Cunning],
        difficulty: 5,
        reward: Use {
            window: Some(Window::BeforeEvent),
            cost: 0,
            requires: Requires::NOTHING,
            effects: &[Effect::ExemptFromEvent { n: 2 }],
        },
    },
    // task_gossip
    TaskCard {
        time: Time::Day,
        traits: &[Trait::Cunning],
        difficulty: 4,
        reward: Use {
            window: Some(Window::Open),
            cost: 0,
            requires: Requires::NOTHING,
            effects: &[
                Effect::PeekLair { who: Who::ChosenOther },
                Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Favour), n: 1 },
            ],
        },
    },
    // task_angry_dog
    TaskCard {
        time: Time::Night,
        traits: &[Trait::Brutality],
        difficulty: 6,
        reward: Use {
            window: Some(Window::BeforeLoss),
            cost: 0,
            requires: Requires::NOTHING,
            effects: &[Effect::PreventLoss { any: true, n: 2 }],
        },
    },
    // task_lovers_tryst
    TaskCard {
        time: Time::Night,
        traits: &[Trait::Brutality, Trait::Cunning],
        difficulty: 5,
        reward: Use {
            window: Some(Window::Open),
            cost: 0,
            requires: Requires::NOTHING,
            effects: &[
                Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Fear), n: 1 },
                Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Favour), n: 2 },
            ],
        },
    },
    // task_stray_shepherd
    TaskCard {
        time: Time::Day,
        traits: &[Trait::Cunning],
        difficulty: 4,
        reward: Use {
            window: Some(Window::Open),
            cost: 0,
            requires: Requires::NOTHING,
            effects: &[Effect::MoveCreature { who: Who::ChosenOther, to: To::Chosen }],
        },
    },
    // task_felling_the_wood
    TaskCard {
        time: Time::Day,
        traits: &[Trait::Brutality],
        difficulty: 6,
        reward: Use {
            window: Some(Window::Open),
            cost: 0,
            requires: Requires::NOTHING,
            effects: &[
                Effect::TakeDiscardedTask { n: 1 },
                Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Fear), n: 1 },
            ],
        },
    },
    // task_casting_nets
    TaskCard {
        time: Time::Day,
        traits: &[Trait::Brutality, Trait::Cunning],
        difficulty: 6,
        reward: Use {
            window: Some(Window::Open),
            cost: 0,
            requires: Requires::NOTHING,
            effects: &[Effect::TakeFromArea { area: Where::Chosen, n: 2 }],
        },
    },
    // task_gathering_herbs
    TaskCard {
        time: Time::Day,
        traits: &[Trait::Cunning],
        difficulty: 5,
        reward: Use {
            window: Some(Window::Open),
            cost: 0,
            requires: Requires::NOTHING,
            effects: &[Effect::GainVitality { who: Who::Me, n: 2 }],
        },
    },
    // task_noon_harvest
    TaskCard {
        time: Time::Day,
        traits: &[Trait::Brutality],
        difficulty: 5,
        reward: Use {
            window: Some(Window::Open),
            cost: 0,
            requires: Requires::NOTHING,
            effects: &[
                Effect::LoseVitality { who: Who::ChosenOther, n: 1 },
                Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Fear), n: 1 },
            ],
        },
    },
    // task_wild_beekeepers
    TaskCard {
        time: Time::Day,
        traits: &[Trait::Cunning],
        difficulty: 6,
        reward: Use {
            window: Some(Window::Open),
            cost: 0,
            requires: Requires::NOTHING,
            effects: &[Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Favour), n: 3 }],
        },
    },
    // task_wolves_at_the_herd
    TaskCard {
        time: Time::Night,
        traits: &[Trait::Brutality],
        difficulty: 6,
        reward: Use {
            window: Some(Window::Open),
            cost: 0,
            requires: Requires::NOTHING,
            effects: &[Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Fear), n: 3 }],
        },
    },
    // task_drowned_man
    TaskCard {
        time: Time::Night,
        traits: &[Trait::Brutality, Trait::Cunning],
        difficulty: 6,
        reward: Use {
            window: Some(Window::Open),
            cost: 0,
            requires: Requires::NOTHING,
            effects: &[Effect::StealImpact { who: Who::ChosenOther, n: 2 }],
        },
    },
    // task_will_o_the_wisps
    TaskCard {
        time: Time::Night,
        traits: &[Trait::Cunning],
        difficulty: 5,
        reward: Use {
            window: Some(Window::Open),
            cost: 0,
            requires: Requires::NOTHING,
            effects: &[Effect::MoveFigure { figures: &[Figure::Warrior, Figure::Sorcerer] }],
        },
    },
    // task_sacred_grove
    TaskCard {
        time: Time::Day,
        traits: &[Trait::Brutality, Trait::Cunning],
        difficulty: 6,
        reward: Use {
            window: Some(Window::Open),
            cost: 0,
            requires: Requires::NOTHING,
            effects: &[Effect::RaiseAttribute { who: Who::Me, n: 1 }],
        },
    },
    // task_barrow
    TaskCard {
        time: Time::Night,
        traits: &[Trait::Brutality],
        difficulty: 6,
        reward: Use {
            window: Some(Window::Open),
            cost: 0,
            requires: Requires::NOTHING,
            effects: &[Effect::RaiseAttribute { who: Who::Me, n: 1 }],
        },
    },
    // task_fern_flower
    TaskCard {
        time: Time::Night,
        traits: &[Trait::Brutality, Trait::Cunning],
        difficulty: 6,
        reward: Use {
            window: Some(Window::AfterRoll),
            cost: 0,
            requires: Requires { tester: Tester::Me, ..Requires::NOTHING },
            effects: &[Effect::AddSuccess { n: 1 }],
        },
    },
    // task_washing_at_the_shore
    TaskCard {
        time: Time::Day,
        traits: &[Trait::Cunning],
        difficulty: 4,
        reward: Use {
            window: Some(Window::Open),
            cost: 0,
            requires: Requires::NOTHING,
            effects: &[Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Favour), n: 2 }],
        },
    },
    // task_moon_bathing
    TaskCard {
        time: Time::Night,
        traits: &[Trait::Cunning],
        difficulty: 6,
        reward: Use {
            window: Some(Window::BeforeRoll),
            cost: 0,
            requires: Requires { tester: Tester::Me, ..Requires::NOTHING },
            effects: &[Effect::UseTime { time: None }, Effect::AddDice { n: 1 }],
        },
    },
    // task_tar_burners
    TaskCard {
        time: Time::Day,
        traits: &[Trait::Brutality],
        difficulty: 4,
        reward: Use {
            window: Some(Window::Open),
            cost: 0,
            requires: Requires::NOTHING,
            effects: &[Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Fear), n: 2 }],
        },
    },
    // task_lost_merchant
    TaskCard {
        time: Time::Night,
        traits: &[Trait::Brutality, Trait::Cunning],
        difficulty: 6,
        reward: Use {
            window: Some(Window::Open),
            cost: 0,
            requires: Requires::NOTHING,
            effects: &[Effect::GainImpact { who: Who::Me, token: Token::Any, n: 3 }],
        },
    },
    // task_robbers
    TaskCard {
        time: Time::Night,
        traits: &[Trait::Brutality],
        difficulty: 6,
        reward: Use {
            window: Some(Window::Open),
            cost: 0,
            requires: Requires::NOTHING,
            effects: &[Effect::LoseImpact { who: Who::ChosenOther, n: 2 }],
        },
    },
    // task_wild_geese
    TaskCard {
        time: Time::Day,
        traits: &[Trait::Brutality, Trait::Cunning],
        difficulty: 5,
        reward: Use {
            window: Some(Window::Open),
            cost: 0,
            requires: Requires::NOTHING,
            effects: &[Effect::MoveCreature { who: Who::Me, to: To::Chosen }],
        },
    },
    // task_ford
    TaskCard {
        time: Time::Day,
        traits: &[Trait::Brutality],
        difficulty: 5,
        reward: Use {
            window: Some(Window::BeforeRoll),
            cost: 0,
            requires: Requires { tester: Tester::Me, ..Requires::NOTHING },
            effects: &[Effect::ChangeDifficulty { delta: -1 }],
        },
    },
    // task_mushroom_pickers
    TaskCard {
        time: Time::Day,
        traits: &[Trait::Brutality, Trait::Cunning],
        difficulty: 5,
        reward: Use {
            window: Some(Window::Open),
            cost: 0,
            requires: Requires::NOTHING,
            effects: &[
                Effect::ReplaceTask { every: false },
                Effect::GainImpact { who: Who::Me, token: Token::Any, n: 1 },
            ],
        },
    },
    // task_peat_bog
    TaskCard {
        time: Time::Night,
        traits: &[Trait::Brutality],
        difficulty: 5,
        reward: Use {
            window: Some(Window::Open),
            cost: 0,
            requires: Requires::NOTHING,
            effects: &[Effect::Wound { who: Who::ChosenOther }],
        },
    },
    // task_stone_circle
    TaskCard {
        time: Time::Night,
        traits: &[Trait::Cunning],
        difficulty: 6,
        reward: Use {
            window: Some(Window::Open),
            cost: 0,
            requires: Requires::NOTHING,
            effects: &[
                Effect::LairCounter { who: Who::Me, delta: 2 },
                Effect::GainInfluence { who: Who::Me, n: 1 },
            ],
        },
    },
    // task_beasts_trail
    TaskCard {
        time: Time::Night,
        traits: &[Trait::Cunning],
        difficulty: 5,
        reward: Use {
            window: Some(Window::Open),
            cost: 0,
            requires: Requires::NOTHING,
            effects: &[
                Effect::ReturnToken { tokens: &[BoardToken::Tracks], n: 1 },
                Effect::PeekLair { who: Who::ChosenOther },
            ],
        },
    },
];
