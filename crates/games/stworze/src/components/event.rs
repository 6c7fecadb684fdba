//! The events (ST-26.5).

use super::vocabulary::{BoardToken, Effect, EventId, From, Kind, Token, Where, Who};

/// An event card.
#[derive(Clone, Copy, Debug)]
pub struct EventCard {
    /// What it does.
    pub effects: &'static [Effect],
    /// How many tokens of each kind it brings back, in the order of [`BoardToken`] (ST-16.6).
    pub returns: [u8; BoardToken::ALL.len()],
}

impl EventId {
    /// What is printed on it.
    pub const fn card(self) -> &'static EventCard {
        &CARDS[self as usize]
    }
}

static CARDS: [EventCard; EventId::ALL.len()] = [
    // event_dozynki
    EventCard { effects: &[Effect::GainVitality { who: Who::Each, n: 3 }], returns: [0, 1, 1, 0, 0] },
    // event_dziady
    EventCard {
        effects: &[Effect::ChooseOne {
            who: Who::Each,
            options: &[
                &[Effect::GainInfluence { who: Who::Me, n: 1 }],
                &[Effect::TakeDiscardedTask { n: 1 }],
            ],
        }],
        returns: [1, 0, 0, 1, 0],
    },
    // event_jare_gody
    EventCard {
        effects: &[Effect::GainImpact { who: Who::Each, token: Token::Only(Kind::Favour), n: 2 }],
        returns: [1, 1, 0, 0, 1],
    },
    // event_sobotka
    EventCard {
        effects: &[
            Effect::GainImpact { who: Who::AllInSurroundings, token: Token::Any, n: 2 },
            Effect::LoseImpact { who: Who::AllInVillages, n: 1 },
        ],
        returns: [0, 1, 0, 1, 0],
    },
    // event_szczodre_gody
    EventCard {
        effects: &[
            Effect::GainImpact { who: Who::Each, token: Token::Any, n: 2 },
            Effect::GainVitality { who: Who::Each, n: 1 },
        ],
        returns: [1, 0, 1, 0, 0],
    },
    // event_koliada
    EventCard { effects: &[Effect::GainInfluence { who: Who::Each, n: 1 }], returns: [1, 1, 0, 0, 1] },
    // event_shrovetide
    EventCard {
        effects: &[
            Effect::ReplaceTask { every: true },
            Effect::GainImpact { who: Who::Each, token: Token::Any, n: 1 },
        ],
        returns: [0, 1, 0, 0, 1],
    },
    // event_drowning_of_marzanna
    EventCard { effects: &[Effect::LoseVitality { who: Who::Each, n: 1 }], returns: [1, 0, 0, 1, 1] },
    // event_pestilence
    EventCard {
        effects: &[Effect::LoseVitality { who: Who::AllInVillages, n: 2 }],
        returns: [0, 1, 0, 1, 1],
    },
    // event_drought
    EventCard { effects: &[Effect::LoseImpact { who: Who::Each, n: 2 }], returns: [1, 1, 1, 0, 0] },
    // event_flood
    EventCard { effects: &[Effect::ClearArea { area: Where::Each }], returns: [1, 1, 0, 0, 0] },
    // event_raid
    EventCard { effects: &[Effect::SendToLair { who: Who::AllInVillages }], returns: [1, 0, 1, 0, 1] },
    // event_great_hunt
    EventCard {
        effects: &[
            Effect::LoseVitality { who: Who::AllInSurroundings, n: 1 },
            Effect::LairCounter { who: Who::Each, delta: -1 },
        ],
        returns: [2, 0, 0, 0, 1],
    },
    // event_eclipse
    EventCard {
        effects: &[
            Effect::LoseImpact { who: Who::Leaders, n: 2 },
            Effect::LairCounter { who: Who::Leaders, delta: -2 },
        ],
        returns: [0, 1, 0, 1, 1],
    },
    // event_rusalia
    EventCard {
        effects: &[Effect::PlaceImpact { area: Where::Each, n: 1, from: From::Pool }],
        returns: [0, 2, 0, 0, 1],
    },
    // event_peruns_day
    EventCard {
        effects: &[
            Effect::GainVitality { who: Who::Trailers, n: 2 },
            Effect::RaiseAttribute { who: Who::Trailers, n: 1 },
        ],
        returns: [1, 1, 1, 0, 0],
    },
];
