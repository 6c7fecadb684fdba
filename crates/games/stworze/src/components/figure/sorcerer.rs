//! The cards of the Sorcerer (ST-26.6).

use crate::components::{
    Aura, Effect, Figure, FigureFace, Kind, Side, TestKind, Time, Token, Trait, Where, Who,
};

pub(super) const CARDS: [FigureFace; 4] = [
    // sorcerer_soothsayer
    FigureFace {
        figure: Figure::Sorcerer,
        time: Time::Night,
        successes: 2,
        help: Side::new(Trait::Cunning, 4, &[Effect::CompleteMission { who: Who::Me }]),
        harm: Side::new(Trait::Brutality, 4, &[Effect::PeekArea { area: Where::Each, influence: true }]),
        modifiers: &[],
        aura: Some(Aura::AutoSuccess { tests: &[TestKind::Task, TestKind::Figure] }),
    },
    // sorcerer_blind_sorcerer
    FigureFace {
        figure: Figure::Sorcerer,
        time: Time::Night,
        successes: 2,
        help: Side::new(Trait::Cunning, 4, &[Effect::CompleteMission { who: Who::Me }]),
        harm: Side::new(Trait::Brutality, 4, &[Effect::TakeDiscardedTask { n: 2 }]),
        modifiers: &[],
        aura: Some(Aura::Dice { n: 1, tests: &[TestKind::Task, TestKind::Figure, TestKind::Clash] }),
    },
    // sorcerer_herbalist
    FigureFace {
        figure: Figure::Sorcerer,
        time: Time::Day,
        successes: 2,
        help: Side::new(
            Trait::Cunning,
            4,
            &[Effect::GainVitality { who: Who::Me, n: 3 }, Effect::RaiseAttribute { who: Who::Me, n: 1 }],
        ),
        harm: Side::new(Trait::Brutality, 4, &[Effect::CompleteMission { who: Who::Me }]),
        modifiers: &[],
        aura: Some(Aura::Difficulty {
            delta: -1,
            tests: &[TestKind::Task, TestKind::Figure, TestKind::Clash],
        }),
    },
    // sorcerer_snake_charmer
    FigureFace {
        figure: Figure::Sorcerer,
        time: Time::Day,
        successes: 2,
        help: Side::new(Trait::Cunning, 4, &[Effect::CompleteMission { who: Who::Me }]),
        harm: Side::new(
            Trait::Brutality,
            4,
            &[
                Effect::PostponeMission { who: Who::ChosenOther },
                Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Fear), n: 2 },
            ],
        ),
        modifiers: &[],
        aura: Some(Aura::FreeLocationAction),
    },
];
