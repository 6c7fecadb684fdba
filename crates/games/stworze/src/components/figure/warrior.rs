//! The cards of the Warrior (ST-26.6).

use crate::components::{Aura, Effect, Figure, FigureFace, Kind, Side, TestKind, Time, Token, Trait, Who};

pub(super) const CARDS: [FigureFace; 4] = [
    // warrior_careful_warrior
    FigureFace {
        figure: Figure::Warrior,
        time: Time::Day,
        successes: 2,
        help: Side::new(Trait::Cunning, 4, &[Effect::CompleteMission { who: Who::Me }]),
        harm: Side::new(Trait::Brutality, 4, &[Effect::RaiseAttribute { who: Who::Me, n: 2 }]),
        modifiers: &[],
        aura: Some(Aura::AutoFail { tests: &[TestKind::Task, TestKind::Figure, TestKind::Clash] }),
    },
    // warrior_young_warrior
    FigureFace {
        figure: Figure::Warrior,
        time: Time::Day,
        successes: 2,
        help: Side::new(Trait::Cunning, 4, &[Effect::CompleteMission { who: Who::Me }]),
        harm: Side::new(
            Trait::Brutality,
            4,
            &[
                Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Fear), n: 3 },
                Effect::GainVitality { who: Who::Me, n: 2 },
            ],
        ),
        modifiers: &[],
        aura: Some(Aura::Difficulty {
            delta: 1,
            tests: &[TestKind::Task, TestKind::Figure, TestKind::Clash],
        }),
    },
    // warrior_sworn_warrior
    FigureFace {
        figure: Figure::Warrior,
        time: Time::Night,
        successes: 2,
        help: Side::new(
            Trait::Cunning,
            4,
            &[
                Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Favour), n: 2 },
                Effect::GainVitality { who: Who::Me, n: 3 },
            ],
        ),
        harm: Side::new(Trait::Brutality, 4, &[Effect::CompleteMission { who: Who::Me }]),
        modifiers: &[],
        aura: Some(Aura::Tax { n: 1, tests: &[TestKind::Task, TestKind::Figure, TestKind::Clash] }),
    },
    // warrior_cruel_warrior
    FigureFace {
        figure: Figure::Warrior,
        time: Time::Night,
        successes: 2,
        help: Side::new(Trait::Cunning, 4, &[Effect::CompleteMission { who: Who::Me }]),
        harm: Side::new(
            Trait::Brutality,
            4,
            &[
                Effect::GainInfluence { who: Who::Me, n: 2 },
                Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Fear), n: 2 },
            ],
        ),
        modifiers: &[],
        aura: Some(Aura::Dice { n: -1, tests: &[TestKind::Task, TestKind::Figure, TestKind::Clash] }),
    },
];
