//! The figure cards (ST-26.6).

use super::vocabulary::{
    Aura, BoardToken, Deck, Effect, Figure, FigureCard, Kind, Location, Places, TestKind, Time, Token, Trait,
    Where, Who,
};

/// One side of a figure card: helping or harming.
#[derive(Clone, Copy, Debug)]
pub struct Side {
    /// The trait of the test.
    pub feature: Trait,
    /// The token it costs (ST-11.4).
    pub token: Kind,
    /// Its difficulty.
    pub difficulty: u8,
    /// The reward (ST-11.6).
    pub effects: &'static [Effect],
}

/// Dice and difficulty that change at one place (ST-11.5).
#[derive(Clone, Copy, Debug)]
pub struct Modifier {
    /// Where.
    pub at: Places,
    /// More or fewer dice.
    pub dice: i8,
    /// More or less difficulty.
    pub difficulty: i8,
}

/// A figure card.
#[derive(Clone, Copy, Debug)]
pub struct FigureFace {
    /// Whom it shows.
    pub figure: Figure,
    /// Day or night.
    pub time: Time,
    /// Successes needed (ST-9.6).
    pub successes: u8,
    /// Helping.
    pub help: Side,
    /// Harming.
    pub harm: Side,
    /// What changes where.
    pub modifiers: &'static [Modifier],
    /// What works where the figure stands (ST-1.60).
    pub aura: Option<Aura>,
}

impl FigureCard {
    /// What is printed on it.
    pub const fn card(self) -> &'static FigureFace {
        &CARDS[self as usize]
    }
}

static CARDS: [FigureFace; FigureCard::ALL.len()] = [
    // hunter_lone_hunter
    FigureFace {
        figure: Figure::Hunter,
        time: Time::Day,
        successes: 1,
        help: Side { feature: Trait::Cunning, token: Kind::Favour, difficulty: 4, effects: &[] },
        harm: Side {
            feature: Trait::Brutality,
            token: Kind::Fear,
            difficulty: 5,
            effects: &[Effect::TakeDiscardedTask { n: 1 }],
        },
        modifiers: &[],
        aura: None,
    },
    // hunter_huntmaster
    FigureFace {
        figure: Figure::Hunter,
        time: Time::Day,
        successes: 1,
        help: Side {
            feature: Trait::Cunning,
            token: Kind::Favour,
            difficulty: 5,
            effects: &[Effect::GainVitality { who: Who::Me, n: 2 }],
        },
        harm: Side {
            feature: Trait::Brutality,
            token: Kind::Fear,
            difficulty: 6,
            effects: &[
                Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Fear), n: 3 },
                Effect::GainVitality { who: Who::Me, n: 1 },
            ],
        },
        modifiers: &[],
        aura: None,
    },
    // hunter_poacher
    FigureFace {
        figure: Figure::Hunter,
        time: Time::Night,
        successes: 1,
        help: Side {
            feature: Trait::Cunning,
            token: Kind::Favour,
            difficulty: 5,
            effects: &[
                Effect::StealImpact { who: Who::ChosenOther, n: 1 },
                Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Favour), n: 1 },
            ],
        },
        harm: Side {
            feature: Trait::Brutality,
            token: Kind::Fear,
            difficulty: 5,
            effects: &[Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Fear), n: 3 }],
        },
        modifiers: &[],
        aura: None,
    },
    // hunter_old_tracker
    FigureFace {
        figure: Figure::Hunter,
        time: Time::Day,
        successes: 1,
        help: Side {
            feature: Trait::Cunning,
            token: Kind::Favour,
            difficulty: 5,
            effects: &[
                Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Favour), n: 2 },
                Effect::PeekLair { who: Who::ChosenOther },
            ],
        },
        harm: Side {
            feature: Trait::Brutality,
            token: Kind::Fear,
            difficulty: 5,
            effects: &[
                Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Fear), n: 2 },
                Effect::ReturnToken { tokens: &[BoardToken::Tracks], n: 1 },
            ],
        },
        modifiers: &[Modifier { at: Places::of(&[Location::PuszczaZywa]), dice: 0, difficulty: 1 }],
        aura: None,
    },
    // hunter_snare_setter
    FigureFace {
        figure: Figure::Hunter,
        time: Time::Night,
        successes: 1,
        help: Side {
            feature: Trait::Cunning,
            token: Kind::Favour,
            difficulty: 4,
            effects: &[Effect::LoseVitality { who: Who::ChosenOther, n: 1 }],
        },
        harm: Side {
            feature: Trait::Brutality,
            token: Kind::Fear,
            difficulty: 5,
            effects: &[
                Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Fear), n: 2 },
                Effect::GainVitality { who: Who::Me, n: 1 },
            ],
        },
        modifiers: &[],
        aura: None,
    },
    // hunter_falconer
    FigureFace {
        figure: Figure::Hunter,
        time: Time::Day,
        successes: 1,
        help: Side {
            feature: Trait::Cunning,
            token: Kind::Favour,
            difficulty: 5,
            effects: &[
                Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Favour), n: 2 },
                Effect::PeekArea { area: Where::Chosen, influence: true },
            ],
        },
        harm: Side {
            feature: Trait::Brutality,
            token: Kind::Fear,
            difficulty: 6,
            effects: &[
                Effect::DrawTask { deck: Some(Deck::Surroundings), n: 1 },
                Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Fear), n: 1 },
            ],
        },
        modifiers: &[Modifier { at: Places::of(&[Location::CicheWzgorza]), dice: 1, difficulty: 0 }],
        aura: None,
    },
    // hunter_drunken_marksman
    FigureFace {
        figure: Figure::Hunter,
        time: Time::Night,
        successes: 1,
        help: Side {
            feature: Trait::Cunning,
            token: Kind::Favour,
            difficulty: 4,
            effects: &[Effect::GainImpact { who: Who::Me, token: Token::Any, n: 2 }],
        },
        harm: Side {
            feature: Trait::Brutality,
            token: Kind::Fear,
            difficulty: 4,
            effects: &[Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Fear), n: 2 }],
        },
        modifiers: &[],
        aura: None,
    },
    // hunter_mute_huntress
    FigureFace {
        figure: Figure::Hunter,
        time: Time::Night,
        successes: 1,
        help: Side {
            feature: Trait::Brutality,
            token: Kind::Fear,
            difficulty: 5,
            effects: &[Effect::GainImpact { who: Who::Me, token: Token::Any, n: 3 }],
        },
        harm: Side {
            feature: Trait::Cunning,
            token: Kind::Favour,
            difficulty: 5,
            effects: &[
                Effect::GainInfluence { who: Who::Me, n: 1 },
                Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Fear), n: 1 },
            ],
        },
        modifiers: &[],
        aura: None,
    },
    // children_seekers_of_the_chowaniec
    FigureFace {
        figure: Figure::Children,
        time: Time::Day,
        successes: 1,
        help: Side {
            feature: Trait::Cunning,
            token: Kind::Favour,
            difficulty: 5,
            effects: &[Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Favour), n: 3 }],
        },
        harm: Side {
            feature: Trait::Brutality,
            token: Kind::Fear,
            difficulty: 5,
            effects: &[Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Fear), n: 3 }],
        },
        modifiers: &[],
        aura: None,
    },
    // children_orphans
    FigureFace {
        figure: Figure::Children,
        time: Time::Night,
        successes: 1,
        help: Side {
            feature: Trait::Cunning,
            token: Kind::Favour,
            difficulty: 4,
            effects: &[Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Favour), n: 2 }],
        },
        harm: Side {
            feature: Trait::Brutality,
            token: Kind::Fear,
            difficulty: 4,
            effects: &[Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Fear), n: 2 }],
        },
        modifiers: &[],
        aura: None,
    },
    // children_berry_pickers
    FigureFace {
        figure: Figure::Children,
        time: Time::Day,
        successes: 1,
        help: Side {
            feature: Trait::Cunning,
            token: Kind::Favour,
            difficulty: 4,
            effects: &[Effect::GainVitality { who: Who::Me, n: 2 }],
        },
        harm: Side {
            feature: Trait::Brutality,
            token: Kind::Fear,
            difficulty: 5,
            effects: &[Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Fear), n: 3 }],
        },
        modifiers: &[],
        aura: None,
    },
    // children_headmans_daughter
    FigureFace {
        figure: Figure::Children,
        time: Time::Day,
        successes: 1,
        help: Side {
            feature: Trait::Cunning,
            token: Kind::Favour,
            difficulty: 6,
            effects: &[
                Effect::GainInfluence { who: Who::Me, n: 1 },
                Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Favour), n: 2 },
            ],
        },
        harm: Side {
            feature: Trait::Brutality,
            token: Kind::Fear,
            difficulty: 5,
            effects: &[
                Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Fear), n: 2 },
                Effect::LoseImpact { who: Who::ChosenOther, n: 1 },
            ],
        },
        modifiers: &[],
        aura: None,
    },
    // children_little_thieves
    FigureFace {
        figure: Figure::Children,
        time: Time::Night,
        successes: 1,
        help: Side {
            feature: Trait::Cunning,
            token: Kind::Favour,
            difficulty: 5,
            effects: &[Effect::TakeFromArea { area: Where::Own, n: 2 }],
        },
        harm: Side {
            feature: Trait::Brutality,
            token: Kind::Fear,
            difficulty: 4,
            effects: &[Effect::StealImpact { who: Who::ChosenOther, n: 1 }],
        },
        modifiers: &[],
        aura: None,
    },
    // children_sleepwalker
    FigureFace {
        figure: Figure::Children,
        time: Time::Night,
        successes: 1,
        help: Side {
            feature: Trait::Cunning,
            token: Kind::Favour,
            difficulty: 5,
            effects: &[
                Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Favour), n: 1 },
                Effect::LairCounter { who: Who::Me, delta: 1 },
            ],
        },
        harm: Side {
            feature: Trait::Brutality,
            token: Kind::Fear,
            difficulty: 5,
            effects: &[
                Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Fear), n: 1 },
                Effect::LairCounter { who: Who::Me, delta: 1 },
            ],
        },
        modifiers: &[Modifier { at: Places::of(&[Location::JezioroRadun]), dice: -1, difficulty: 0 }],
        aura: None,
    },
    // children_twins
    FigureFace {
        figure: Figure::Children,
        time: Time::Night,
        successes: 1,
        help: Side {
            feature: Trait::Cunning,
            token: Kind::Favour,
            difficulty: 5,
            effects: &[
                Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Favour), n: 2 },
                Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Fear), n: 1 },
            ],
        },
        harm: Side {
            feature: Trait::Brutality,
            token: Kind::Fear,
            difficulty: 5,
            effects: &[
                Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Fear), n: 2 },
                Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Favour), n: 1 },
            ],
        },
        modifiers: &[],
        aura: None,
    },
    // children_changeling
    FigureFace {
        figure: Figure::Children,
        time: Time::Day,
        successes: 1,
        help: Side {
            feature: Trait::Cunning,
            token: Kind::Favour,
            difficulty: 5,
            effects: &[Effect::DrawTask { deck: Some(Deck::Village), n: 1 }],
        },
        harm: Side {
            feature: Trait::Brutality,
            token: Kind::Fear,
            difficulty: 6,
            effects: &[
                Effect::Wound { who: Who::ChosenOther },
                Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Fear), n: 2 },
            ],
        },
        modifiers: &[Modifier { at: Places::of(&[Location::MartweBagna]), dice: 0, difficulty: -1 }],
        aura: None,
    },
    // warrior_careful_warrior
    FigureFace {
        figure: Figure::Warrior,
        time: Time::Day,
        successes: 2,
        help: Side {
            feature: Trait::Cunning,
            token: Kind::Favour,
            difficulty: 4,
            effects: &[Effect::CompleteMission { who: Who::Me }],
        },
        harm: Side {
            feature: Trait::Brutality,
            token: Kind::Fear,
            difficulty: 4,
            effects: &[Effect::RaiseAttribute { who: Who::Me, n: 2 }],
        },
        modifiers: &[],
        aura: Some(Aura::AutoFail { tests: &[TestKind::Task, TestKind::Figure, TestKind::Clash] }),
    },
    // warrior_young_warrior
    FigureFace {
        figure: Figure::Warrior,
        time: Time::Day,
        successes: 2,
        help: Side {
            feature: Trait::Cunning,
            token: Kind::Favour,
            difficulty: 4,
            effects: &[Effect::CompleteMission { who: Who::Me }],
        },
        harm: Side {
            feature: Trait::Brutality,
            token: Kind::Fear,
            difficulty: 4,
            effects: &[
                Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Fear), n: 3 },
                Effect::GainVitality { who: Who::Me, n: 2 },
            ],
        },
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
        help: Side {
            feature: Trait::Cunning,
            token: Kind::Favour,
            difficulty: 4,
            effects: &[
                Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Favour), n: 2 },
                Effect::GainVitality { who: Who::Me, n: 3 },
            ],
        },
        harm: Side {
            feature: Trait::Brutality,
            token: Kind::Fear,
            difficulty: 4,
            effects: &[Effect::CompleteMission { who: Who::Me }],
        },
        modifiers: &[],
        aura: Some(Aura::Tax { n: 1, tests: &[TestKind::Task, TestKind::Figure, TestKind::Clash] }),
    },
    // warrior_cruel_warrior
    FigureFace {
        figure: Figure::Warrior,
        time: Time::Night,
        successes: 2,
        help: Side {
            feature: Trait::Cunning,
            token: Kind::Favour,
            difficulty: 4,
            effects: &[Effect::CompleteMission { who: Who::Me }],
        },
        harm: Side {
            feature: Trait::Brutality,
            token: Kind::Fear,
            difficulty: 4,
            effects: &[
                Effect::GainInfluence { who: Who::Me, n: 2 },
                Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Fear), n: 2 },
            ],
        },
        modifiers: &[],
        aura: Some(Aura::Dice { n: -1, tests: &[TestKind::Task, TestKind::Figure, TestKind::Clash] }),
    },
    // sorcerer_soothsayer
    FigureFace {
        figure: Figure::Sorcerer,
        time: Time::Night,
        successes: 2,
        help: Side {
            feature: Trait::Cunning,
            token: Kind::Favour,
            difficulty: 4,
            effects: &[Effect::CompleteMission { who: Who::Me }],
        },
        harm: Side {
            feature: Trait::Brutality,
            token: Kind::Fear,
            difficulty: 4,
            effects: &[Effect::PeekArea { area: Where::Each, influence: true }],
        },
        modifiers: &[],
        aura: Some(Aura::AutoSuccess { tests: &[TestKind::Task, TestKind::Figure] }),
    },
    // sorcerer_blind_sorcerer
    FigureFace {
        figure: Figure::Sorcerer,
        time: Time::Night,
        successes: 2,
        help: Side {
            feature: Trait::Cunning,
            token: Kind::Favour,
            difficulty: 4,
            effects: &[Effect::CompleteMission { who: Who::Me }],
        },
        harm: Side {
            feature: Trait::Brutality,
            token: Kind::Fear,
            difficulty: 4,
            effects: &[Effect::TakeDiscardedTask { n: 2 }],
        },
        modifiers: &[],
        aura: Some(Aura::Dice { n: 1, tests: &[TestKind::Task, TestKind::Figure, TestKind::Clash] }),
    },
    // sorcerer_herbalist
    FigureFace {
        figure: Figure::Sorcerer,
        time: Time::Day,
        successes: 2,
        help: Side {
            feature: Trait::Cunning,
            token: Kind::Favour,
            difficulty: 4,
            effects: &[
                Effect::GainVitality { who: Who::Me, n: 3 },
                Effect::RaiseAttribute { who: Who::Me, n: 1 },
            ],
        },
        harm: Side {
            feature: Trait::Brutality,
            token: Kind::Fear,
            difficulty: 4,
            effects: &[Effect::CompleteMission { who: Who::Me }],
        },
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
        help: Side {
            feature: Trait::Cunning,
            token: Kind::Favour,
            difficulty: 4,
            effects: &[Effect::CompleteMission { who: Who::Me }],
        },
        harm: Side {
            feature: Trait::Brutality,
            token: Kind::Fear,
            difficulty: 4,
            effects: &[
                Effect::PostponeMission { who: Who::ChosenOther },
                Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Fear), n: 2 },
            ],
        },
        modifiers: &[],
        aura: Some(Aura::FreeLocationAction),
    },
];
