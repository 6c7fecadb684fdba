//! The cards of the Lost Children (ST-26.6).

use crate::components::{
    Deck, Effect, Figure, FigureFace, Kind, Location, Modifier, Places, Side, Time, Token, Trait, Where, Who,
};

pub(super) const CARDS: [FigureFace; 8] = [
    // children_seekers_of_the_chowaniec
    FigureFace {
        figure: Figure::Children,
        time: Time::Day,
        successes: 1,
        help: Side::new(
            Trait::Cunning,
            5,
            &[Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Favour), n: 3 }],
        ),
        harm: Side::new(
            Trait::Brutality,
            5,
            &[Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Fear), n: 3 }],
        ),
        modifiers: &[],
        aura: None,
    },
    // children_orphans
    FigureFace {
        figure: Figure::Children,
        time: Time::Night,
        successes: 1,
        help: Side::new(
            Trait::Cunning,
            4,
            &[Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Favour), n: 2 }],
        ),
        harm: Side::new(
            Trait::Brutality,
            4,
            &[Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Fear), n: 2 }],
        ),
        modifiers: &[],
        aura: None,
    },
    // children_berry_pickers
    FigureFace {
        figure: Figure::Children,
        time: Time::Day,
        successes: 1,
        help: Side::new(Trait::Cunning, 4, &[Effect::GainVitality { who: Who::Me, n: 2 }]),
        harm: Side::new(
            Trait::Brutality,
            5,
            &[Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Fear), n: 3 }],
        ),
        modifiers: &[],
        aura: None,
    },
    // children_headmans_daughter
    FigureFace {
        figure: Figure::Children,
        time: Time::Day,
        successes: 1,
        help: Side::new(
            Trait::Cunning,
            6,
            &[
                Effect::GainInfluence { who: Who::Me, n: 1 },
                Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Favour), n: 2 },
            ],
        ),
        harm: Side::new(
            Trait::Brutality,
            5,
            &[
                Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Fear), n: 2 },
                Effect::LoseImpact { who: Who::ChosenOther, n: 1 },
            ],
        ),
        modifiers: &[],
        aura: None,
    },
    // children_little_thieves
    FigureFace {
        figure: Figure::Children,
        time: Time::Night,
        successes: 1,
        help: Side::new(Trait::Cunning, 5, &[Effect::TakeFromArea { area: Where::Own, n: 2 }]),
        harm: Side::new(Trait::Brutality, 4, &[Effect::StealImpact { who: Who::ChosenOther, n: 1 }]),
        modifiers: &[],
        aura: None,
    },
    // children_sleepwalker
    FigureFace {
        figure: Figure::Children,
        time: Time::Night,
        successes: 1,
        help: Side::new(
            Trait::Cunning,
            5,
            &[
                Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Favour), n: 1 },
                Effect::LairCounter { who: Who::Me, delta: 1 },
            ],
        ),
        harm: Side::new(
            Trait::Brutality,
            5,
            &[
                Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Fear), n: 1 },
                Effect::LairCounter { who: Who::Me, delta: 1 },
            ],
        ),
        modifiers: &[Modifier { at: Places::of(&[Location::JezioroRadun]), dice: -1, difficulty: 0 }],
        aura: None,
    },
    // children_twins
    FigureFace {
        figure: Figure::Children,
        time: Time::Night,
        successes: 1,
        help: Side::new(
            Trait::Cunning,
            5,
            &[
                Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Favour), n: 2 },
                Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Fear), n: 1 },
            ],
        ),
        harm: Side::new(
            Trait::Brutality,
            5,
            &[
                Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Fear), n: 2 },
                Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Favour), n: 1 },
            ],
        ),
        modifiers: &[],
        aura: None,
    },
    // children_changeling
    FigureFace {
        figure: Figure::Children,
        time: Time::Day,
        successes: 1,
        help: Side::new(Trait::Cunning, 5, &[Effect::DrawTask { deck: Some(Deck::Village), n: 1 }]),
        harm: Side::new(
            Trait::Brutality,
            6,
            &[
                Effect::Wound { who: Who::ChosenOther },
                Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Fear), n: 2 },
            ],
        ),
        modifiers: &[Modifier { at: Places::of(&[Location::MartweBagna]), dice: 0, difficulty: -1 }],
        aura: None,
    },
];
