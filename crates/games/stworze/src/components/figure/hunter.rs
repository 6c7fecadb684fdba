//! The cards of the Hunter (ST-26.6).

use crate::components::{
    BoardToken, Deck, Effect, Figure, FigureFace, Kind, Location, Modifier, Places, Side, Time, Token, Trait,
    Where, Who,
};

pub(super) const CARDS: [FigureFace; 8] = [
    // hunter_lone_hunter
    FigureFace {
        figure: Figure::Hunter,
        time: Time::Day,
        successes: 1,
        help: Side::new(Trait::Cunning, 4, &[]),
        harm: Side::new(Trait::Brutality, 5, &[Effect::TakeDiscardedTask { n: 1 }]),
        modifiers: &[],
        aura: None,
    },
    // hunter_huntmaster
    FigureFace {
        figure: Figure::Hunter,
        time: Time::Day,
        successes: 1,
        help: Side::new(Trait::Cunning, 5, &[Effect::GainVitality { who: Who::Me, n: 2 }]),
        harm: Side::new(
            Trait::Brutality,
            6,
            &[
                Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Fear), n: 3 },
                Effect::GainVitality { who: Who::Me, n: 1 },
            ],
        ),
        modifiers: &[],
        aura: None,
    },
    // hunter_poacher
    FigureFace {
        figure: Figure::Hunter,
        time: Time::Night,
        successes: 1,
        help: Side::new(
            Trait::Cunning,
            5,
            &[
                Effect::StealImpact { who: Who::ChosenOther, n: 1 },
                Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Favour), n: 1 },
            ],
        ),
        harm: Side::new(
            Trait::Brutality,
            5,
            &[Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Fear), n: 3 }],
        ),
        modifiers: &[],
        aura: None,
    },
    // hunter_old_tracker
    FigureFace {
        figure: Figure::Hunter,
        time: Time::Day,
        successes: 1,
        help: Side::new(
            Trait::Cunning,
            5,
            &[
                Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Favour), n: 2 },
                Effect::PeekLair { who: Who::ChosenOther },
            ],
        ),
        harm: Side::new(
            Trait::Brutality,
            5,
            &[
                Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Fear), n: 2 },
                Effect::ReturnToken { tokens: &[BoardToken::Tracks], n: 1 },
            ],
        ),
        modifiers: &[Modifier { at: Places::of(&[Location::PuszczaZywa]), dice: 0, difficulty: 1 }],
        aura: None,
    },
    // hunter_snare_setter
    FigureFace {
        figure: Figure::Hunter,
        time: Time::Night,
        successes: 1,
        help: Side::new(Trait::Cunning, 4, &[Effect::LoseVitality { who: Who::ChosenOther, n: 1 }]),
        harm: Side::new(
            Trait::Brutality,
            5,
            &[
                Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Fear), n: 2 },
                Effect::GainVitality { who: Who::Me, n: 1 },
            ],
        ),
        modifiers: &[],
        aura: None,
    },
    // hunter_falconer
    FigureFace {
        figure: Figure::Hunter,
        time: Time::Day,
        successes: 1,
        help: Side::new(
            Trait::Cunning,
            5,
            &[
                Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Favour), n: 2 },
                Effect::PeekArea { area: Where::Chosen, influence: true },
            ],
        ),
        harm: Side::new(
            Trait::Brutality,
            6,
            &[
                Effect::DrawTask { deck: Some(Deck::Surroundings), n: 1 },
                Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Fear), n: 1 },
            ],
        ),
        modifiers: &[Modifier { at: Places::of(&[Location::CicheWzgorza]), dice: 1, difficulty: 0 }],
        aura: None,
    },
    // hunter_drunken_marksman
    FigureFace {
        figure: Figure::Hunter,
        time: Time::Night,
        successes: 1,
        help: Side::new(Trait::Cunning, 4, &[Effect::GainImpact { who: Who::Me, token: Token::Any, n: 2 }]),
        harm: Side::new(
            Trait::Brutality,
            4,
            &[Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Fear), n: 2 }],
        ),
        modifiers: &[],
        aura: None,
    },
    // hunter_mute_huntress
    FigureFace {
        figure: Figure::Hunter,
        time: Time::Night,
        successes: 1,
        help: Side::new(Trait::Brutality, 5, &[Effect::GainImpact { who: Who::Me, token: Token::Any, n: 3 }]),
        harm: Side::new(
            Trait::Cunning,
            5,
            &[
                Effect::GainInfluence { who: Who::Me, n: 1 },
                Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Fear), n: 1 },
            ],
        ),
        modifiers: &[],
        aura: None,
    },
];
