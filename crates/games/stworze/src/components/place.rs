//! Location actions and lair cards (ST-26.7).

use super::vocabulary::{Effect, Kind, Location, Token, Where, Who};

/// One effect of a lair card (ST-18.6).
#[derive(Clone, Copy, Debug)]
pub struct Threshold {
    /// The counter it needs.
    pub min_counter: u8,
    /// What it does.
    pub effects: &'static [Effect],
}

impl Location {
    /// ST-7.3: what the location action does here.
    pub const fn action(self) -> &'static [Effect] {
        match self {
            Self::Krukowiec => &[Effect::LairCounter { who: Who::Me, delta: 1 }],
            Self::MartweBagna => &[Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Fear), n: 2 }],
            Self::Oplotki => &[
                Effect::PeekArea { area: Where::Chosen, influence: false },
                Effect::MoveImpact { area: Where::Same, n: 1 },
            ],
            Self::PuszczaZywa => &[Effect::GainVitality { who: Who::Me, n: 1 }],
            Self::Grod => &[Effect::EventCounter { n: 1 }],
            Self::CicheWzgorza => &[Effect::SetRepeatToken],
            Self::Podgrodzie => &[Effect::GainInfluence { who: Who::Me, n: 1 }],
            Self::JezioroRadun => {
                &[Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Favour), n: 2 }]
            }
        }
    }

    /// ST-18.6: what the lair card of this location offers.
    pub const fn lair(self) -> &'static [Threshold] {
        match self {
            Self::Krukowiec => &[
                Threshold {
                    min_counter: 2,
                    effects: &[Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Fear), n: 3 }],
                },
                Threshold {
                    min_counter: 3,
                    effects: &[
                        Effect::TakeDiscardedTask { n: 1 },
                        Effect::GainImpact { who: Who::Me, token: Token::Any, n: 1 },
                    ],
                },
                Threshold { min_counter: 5, effects: &[Effect::RaiseAttribute { who: Who::Me, n: 1 }] },
            ],
            Self::MartweBagna => &[
                Threshold {
                    min_counter: 2,
                    effects: &[Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Fear), n: 3 }],
                },
                Threshold { min_counter: 4, effects: &[Effect::LoseVitality { who: Who::EachOther, n: 1 }] },
            ],
            Self::Oplotki => &[
                Threshold {
                    min_counter: 2,
                    effects: &[Effect::PeekArea { area: Where::Each, influence: true }],
                },
                Threshold {
                    min_counter: 3,
                    effects: &[Effect::GainImpact { who: Who::Me, token: Token::Any, n: 4 }],
                },
            ],
            Self::PuszczaZywa => &[
                Threshold { min_counter: 2, effects: &[Effect::GainVitality { who: Who::Me, n: 2 }] },
                Threshold { min_counter: 3, effects: &[Effect::GainVitality { who: Who::Me, n: 4 }] },
                Threshold {
                    min_counter: 5,
                    effects: &[
                        Effect::GainVitality { who: Who::Me, n: 3 },
                        Effect::GainImpact { who: Who::Me, token: Token::Any, n: 3 },
                    ],
                },
            ],
            Self::Grod => &[
                Threshold { min_counter: 2, effects: &[Effect::EventCounter { n: 2 }] },
                Threshold { min_counter: 4, effects: &[Effect::LoseImpact { who: Who::EachOther, n: 2 }] },
            ],
            Self::CicheWzgorza => &[
                Threshold { min_counter: 2, effects: &[Effect::GainInfluence { who: Who::Me, n: 1 }] },
                Threshold {
                    min_counter: 3,
                    effects: &[
                        Effect::GainInfluence { who: Who::Me, n: 2 },
                        Effect::GainImpact { who: Who::Me, token: Token::Any, n: 1 },
                    ],
                },
                Threshold { min_counter: 5, effects: &[Effect::RaiseAttribute { who: Who::Me, n: 1 }] },
            ],
            Self::Podgrodzie => &[
                Threshold {
                    min_counter: 2,
                    effects: &[Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Favour), n: 3 }],
                },
                Threshold { min_counter: 4, effects: &[Effect::DrawTask { deck: None, n: 2 }] },
            ],
            Self::JezioroRadun => &[
                Threshold {
                    min_counter: 2,
                    effects: &[Effect::GainImpact { who: Who::Me, token: Token::Only(Kind::Favour), n: 3 }],
                },
                Threshold {
                    min_counter: 4,
                    effects: &[
                        Effect::PostponeMission { who: Who::ChosenOther },
                        Effect::GainImpact { who: Who::Me, token: Token::Any, n: 2 },
                    ],
                },
            ],
        }
    }
}
