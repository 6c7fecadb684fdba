//! The missions (ST-26.3).

use super::vocabulary::{
    Area, BoardToken, By, Condition, Figure, Kind, Location, MissionId, Mode, Places, Time, Token, Trait,
};

/// A mission card.
#[derive(Clone, Copy, Debug)]
pub struct MissionCard {
    /// Its place in the deck of a first game (ST-25.1); 0 if it has none.
    pub first_game: u8,
    /// What it asks for.
    pub condition: Condition,
}

impl MissionId {
    /// What is printed on it.
    pub const fn card(self) -> &'static MissionCard {
        &CARDS[self as usize]
    }
}

static CARDS: [MissionCard; MissionId::ALL.len()] = [
    MissionCard {
        first_game: 1,
        condition: Condition::TaskDone {
            by: By::Me,
            time: Some(Time::Night),
            feature: None,
            at: Places::SURROUNDINGS,
            n: 1,
        },
    }, // rusalka_m01
    MissionCard {
        first_game: 2,
        condition: Condition::LocationActionUsed {
            by: By::Me,
            at: Places::of(&[Location::Podgrodzie, Location::JezioroRadun]),
            distinct: false,
            n: 2,
        },
    }, // rusalka_m02
    MissionCard {
        first_game: 3,
        condition: Condition::FigureDone {
            by: By::Me,
            figures: &[Figure::Hunter],
            mode: Mode::Harm,
            at: Places::ANY,
            n: 1,
        },
    }, // rusalka_m03
    MissionCard {
        first_game: 4,
        condition: Condition::WithCreatures {
            n: 1,
            at: Places::of(&[Location::PuszczaZywa, Location::JezioroRadun]),
        },
    }, // rusalka_m04
    MissionCard {
        first_game: 5,
        condition: Condition::CardTokens { token: Token::Only(Kind::Fear), min: 4, max: u8::MAX },
    }, // rusalka_m05
    MissionCard { first_game: 0, condition: Condition::AreaFull { area: Some(Area::Podgrodzie), n: 1 } }, // rusalka_m06
    MissionCard {
        first_game: 0,
        condition: Condition::ClashWon {
            by: By::Me,
            attacker: false,
            feature: None,
            at: Places::SURROUNDINGS,
            n: 1,
        },
    }, // rusalka_m07
    MissionCard {
        first_game: 0,
        condition: Condition::FigureDone {
            by: By::Me,
            figures: &[Figure::Children],
            mode: Mode::Any,
            at: Places::of(&[Location::MartweBagna, Location::JezioroRadun]),
            n: 1,
        },
    }, // rusalka_m08
    MissionCard {
        first_game: 0,
        condition: Condition::TestPassed {
            by: By::Me,
            feature: None,
            time: Some(Time::Night),
            at: Places::ANY,
            min_successes: 2,
            n: 1,
        },
    }, // rusalka_m09
    MissionCard {
        first_game: 0,
        condition: Condition::TaskDone {
            by: By::Me,
            time: None,
            feature: Some(Trait::Cunning),
            at: Places::of(&[Location::Podgrodzie, Location::JezioroRadun]),
            n: 1,
        },
    }, // rusalka_m10
    MissionCard {
        first_game: 1,
        condition: Condition::FigureDone {
            by: By::Me,
            figures: &[Figure::Hunter],
            mode: Mode::Any,
            at: Places::of(&[Location::PuszczaZywa, Location::CicheWzgorza]),
            n: 1,
        },
    }, // leszy_m01
    MissionCard {
        first_game: 2,
        condition: Condition::TaskDone {
            by: By::Me,
            time: Some(Time::Day),
            feature: None,
            at: Places::SURROUNDINGS,
            n: 1,
        },
    }, // leszy_m02
    MissionCard { first_game: 3, condition: Condition::LairHidden { min_counter: 3 } }, // leszy_m03
    MissionCard {
        first_game: 4,
        condition: Condition::LocationActionUsed {
            by: By::Me,
            at: Places::of(&[Location::Oplotki, Location::PuszczaZywa]),
            distinct: false,
            n: 2,
        },
    }, // leszy_m04
    MissionCard {
        first_game: 5,
        condition: Condition::TaskDone {
            by: By::Me,
            time: None,
            feature: Some(Trait::Brutality),
            at: Places::of(&[Location::Krukowiec, Location::Oplotki, Location::Grod]),
            n: 1,
        },
    }, // leszy_m05
    MissionCard {
        first_game: 0,
        condition: Condition::FigureDone {
            by: By::Me,
            figures: &[Figure::Children],
            mode: Mode::Help,
            at: Places::ANY,
            n: 1,
        },
    }, // leszy_m06
    MissionCard { first_game: 0, condition: Condition::OthersAt { at: Places::SURROUNDINGS, n: 3 } }, // leszy_m07
    MissionCard {
        first_game: 0,
        condition: Condition::AllOf {
            conditions: &[
                Condition::VitalityFull,
                Condition::CardTokens { token: Token::Any, min: 4, max: u8::MAX },
            ],
        },
    }, // leszy_m08
    MissionCard {
        first_game: 0,
        condition: Condition::TestPassed {
            by: By::Me,
            feature: Some(Trait::Brutality),
            time: None,
            at: Places::ANY,
            min_successes: 2,
            n: 1,
        },
    }, // leszy_m09
    MissionCard { first_game: 0, condition: Condition::BoardCount { token: BoardToken::Tracks, max: 2 } }, // leszy_m10
    MissionCard {
        first_game: 1,
        condition: Condition::TaskDone {
            by: By::Me,
            time: Some(Time::Night),
            feature: None,
            at: Places::ANY,
            n: 1,
        },
    }, // licho_m01
    MissionCard { first_game: 2, condition: Condition::TestFailed { by: By::Other, n: 2 } }, // licho_m02
    MissionCard {
        first_game: 3,
        condition: Condition::FigureDone {
            by: By::Me,
            figures: &[Figure::Hunter, Figure::Children],
            mode: Mode::Harm,
            at: Places::ANY,
            n: 1,
        },
    }, // licho_m03
    MissionCard {
        first_game: 4,
        condition: Condition::CardTokens { token: Token::Any, min: 5, max: u8::MAX },
    }, // licho_m04
    MissionCard {
        first_game: 5,
        condition: Condition::LocationActionUsed { by: By::Me, at: Places::VILLAGES, distinct: true, n: 2 },
    }, // licho_m05
    MissionCard { first_game: 0, condition: Condition::LairHidden { min_counter: 4 } },      // licho_m06
    MissionCard { first_game: 0, condition: Condition::EventFired { by: By::Me, n: 1 } },    // licho_m07
    MissionCard {
        first_game: 0,
        condition: Condition::TestPassed {
            by: By::Me,
            feature: Some(Trait::Cunning),
            time: None,
            at: Places::ANY,
            min_successes: 2,
            n: 1,
        },
    }, // licho_m08
    MissionCard { first_game: 0, condition: Condition::VitalityLost { by: By::Other, n: 4 } }, // licho_m09
    MissionCard {
        first_game: 0,
        condition: Condition::TaskDone {
            by: By::Me,
            time: None,
            feature: Some(Trait::Cunning),
            at: Places::of(&[Location::Krukowiec, Location::Grod, Location::CicheWzgorza]),
            n: 1,
        },
    }, // licho_m10
    MissionCard {
        first_game: 1,
        condition: Condition::TaskDone {
            by: By::Me,
            time: Some(Time::Night),
            feature: Some(Trait::Cunning),
            at: Places::ANY,
            n: 1,
        },
    }, // mara_m01
    MissionCard {
        first_game: 2,
        condition: Condition::LocationActionUsed {
            by: By::Me,
            at: Places::of(&[Location::Oplotki, Location::Podgrodzie]),
            distinct: false,
            n: 2,
        },
    }, // mara_m02
    MissionCard { first_game: 3, condition: Condition::VitalityLost { by: By::Other, n: 2 } }, // mara_m03
    MissionCard {
        first_game: 4,
        condition: Condition::FigureDone {
            by: By::Me,
            figures: &[Figure::Children],
            mode: Mode::Any,
            at: Places::ANY,
            n: 1,
        },
    }, // mara_m04
    MissionCard {
        first_game: 5,
        condition: Condition::HereIAmPlaced {
            by: By::Me,
            at: Places::of(&[Location::Oplotki, Location::Grod]),
            n: 1,
        },
    }, // mara_m05
    MissionCard { first_game: 0, condition: Condition::OthersInLair { n: 2 } },              // mara_m06
    MissionCard {
        first_game: 0,
        condition: Condition::TestPassed {
            by: By::Me,
            feature: Some(Trait::Cunning),
            time: Some(Time::Night),
            at: Places::ANY,
            min_successes: 2,
            n: 1,
        },
    }, // mara_m07
    MissionCard { first_game: 0, condition: Condition::TracksUsed { by: By::Me, hit: true, n: 1 } }, // mara_m08
    MissionCard {
        first_game: 0,
        condition: Condition::AreaCounted { area: None, majority: Some(Kind::Fear), n: 1 },
    }, // mara_m09
    MissionCard {
        first_game: 0,
        condition: Condition::TaskDone {
            by: By::Me,
            time: Some(Time::Night),
            feature: None,
            at: Places::of(&[Location::Krukowiec, Location::Oplotki, Location::Podgrodzie]),
            n: 1,
        },
    }, // mara_m10
    MissionCard {
        first_game: 1,
        condition: Condition::TaskDone {
            by: By::Me,
            time: None,
            feature: None,
            at: Places::of(&[Location::MartweBagna, Location::JezioroRadun]),
            n: 1,
        },
    }, // bagiennik_m01
    MissionCard {
        first_game: 2,
        condition: Condition::FigureDone {
            by: By::Me,
            figures: &[Figure::Children],
            mode: Mode::Help,
            at: Places::of(&[Location::MartweBagna, Location::PuszczaZywa]),
            n: 1,
        },
    }, // bagiennik_m02
    MissionCard {
        first_game: 3,
        condition: Condition::LocationActionUsed {
            by: By::Me,
            at: Places::of(&[Location::Krukowiec, Location::MartweBagna]),
            distinct: false,
            n: 2,
        },
    }, // bagiennik_m03
    MissionCard {
        first_game: 4,
        condition: Condition::AllOf {
            conditions: &[
                Condition::VitalityFull,
                Condition::CardTokens { token: Token::Only(Kind::Favour), min: 2, max: u8::MAX },
            ],
        },
    }, // bagiennik_m04
    MissionCard {
        first_game: 0,
        condition: Condition::FigureDone {
            by: By::Me,
            figures: &[Figure::Hunter],
            mode: Mode::Harm,
            at: Places::of(&[Location::MartweBagna, Location::JezioroRadun]),
            n: 1,
        },
    }, // bagiennik_m05
    MissionCard {
        first_game: 0,
        condition: Condition::AreaTokens { area: Some(Area::Krukowiec), min: 4, areas: 1 },
    }, // bagiennik_m06
    MissionCard {
        first_game: 0,
        condition: Condition::TaskDone {
            by: By::Me,
            time: None,
            feature: Some(Trait::Brutality),
            at: Places::SURROUNDINGS,
            n: 1,
        },
    }, // bagiennik_m07
    MissionCard { first_game: 5, condition: Condition::TracksUsed { by: By::Me, hit: false, n: 1 } }, // bagiennik_m08
    MissionCard {
        first_game: 0,
        condition: Condition::ClashWon {
            by: By::Me,
            attacker: false,
            feature: None,
            at: Places::of(&[Location::Krukowiec, Location::MartweBagna, Location::JezioroRadun]),
            n: 1,
        },
    }, // bagiennik_m09
    MissionCard {
        first_game: 0,
        condition: Condition::AllOf {
            conditions: &[Condition::LairHidden { min_counter: 3 }, Condition::VitalityFull],
        },
    }, // bagiennik_m10
    MissionCard {
        first_game: 1,
        condition: Condition::FigureDone {
            by: By::Me,
            figures: &[Figure::Children],
            mode: Mode::Harm,
            at: Places::ANY,
            n: 1,
        },
    }, // didko_m01
    MissionCard {
        first_game: 2,
        condition: Condition::TaskDone {
            by: By::Me,
            time: Some(Time::Night),
            feature: Some(Trait::Brutality),
            at: Places::SURROUNDINGS,
            n: 1,
        },
    }, // didko_m02
    MissionCard {
        first_game: 3,
        condition: Condition::LocationActionUsed {
            by: By::Me,
            at: Places::of(&[Location::Krukowiec, Location::Grod]),
            distinct: false,
            n: 2,
        },
    }, // didko_m03
    MissionCard {
        first_game: 4,
        condition: Condition::CardTokens { token: Token::Only(Kind::Fear), min: 4, max: u8::MAX },
    }, // didko_m04
    MissionCard {
        first_game: 5,
        condition: Condition::FigureDone {
            by: By::Me,
            figures: &[Figure::Hunter],
            mode: Mode::Any,
            at: Places::ANY,
            n: 1,
        },
    }, // didko_m05
    MissionCard { first_game: 0, condition: Condition::BoardCount { token: BoardToken::Children, max: 2 } }, // didko_m06
    MissionCard {
        first_game: 0,
        condition: Condition::AllOf {
            conditions: &[
                Condition::TasksHeld { min: 1 },
                Condition::CardTokens { token: Token::Only(Kind::Fear), min: 3, max: u8::MAX },
            ],
        },
    }, // didko_m07
    MissionCard {
        first_game: 0,
        condition: Condition::ClashWon { by: By::Me, attacker: true, feature: None, at: Places::ANY, n: 1 },
    }, // didko_m08
    MissionCard {
        first_game: 0,
        condition: Condition::TaskDone {
            by: By::Me,
            time: Some(Time::Night),
            feature: None,
            at: Places::of(&[Location::Krukowiec, Location::Grod, Location::CicheWzgorza]),
            n: 1,
        },
    }, // didko_m09
    MissionCard { first_game: 0, condition: Condition::AreaCounted { area: None, majority: None, n: 1 } }, // didko_m10
    MissionCard {
        first_game: 1,
        condition: Condition::TaskDone {
            by: By::Me,
            time: None,
            feature: Some(Trait::Brutality),
            at: Places::VILLAGES,
            n: 1,
        },
    }, // chort_m01
    MissionCard {
        first_game: 2,
        condition: Condition::FigureDone {
            by: By::Me,
            figures: &[Figure::Hunter],
            mode: Mode::Harm,
            at: Places::of(&[Location::MartweBagna, Location::CicheWzgorza]),
            n: 1,
        },
    }, // chort_m02
    MissionCard {
        first_game: 3,
        condition: Condition::LocationActionUsed {
            by: By::Me,
            at: Places::of(&[Location::Grod, Location::CicheWzgorza]),
            distinct: false,
            n: 2,
        },
    }, // chort_m03
    MissionCard { first_game: 4, condition: Condition::VitalityLost { by: By::Other, n: 3 } }, // chort_m04
    MissionCard {
        first_game: 5,
        condition: Condition::HereIAmPlaced {
            by: By::Me,
            at: Places::of(&[Location::Krukowiec, Location::Grod]),
            n: 1,
        },
    }, // chort_m05
    MissionCard { first_game: 0, condition: Condition::EventFired { by: By::Me, n: 1 } },      // chort_m06
    MissionCard {
        first_game: 0,
        condition: Condition::TestPassed {
            by: By::Me,
            feature: Some(Trait::Brutality),
            time: None,
            at: Places::VILLAGES,
            min_successes: 2,
            n: 1,
        },
    }, // chort_m07
    MissionCard {
        first_game: 0,
        condition: Condition::ClashWon {
            by: By::Me,
            attacker: true,
            feature: Some(Trait::Brutality),
            at: Places::ANY,
            n: 1,
        },
    }, // chort_m08
    MissionCard {
        first_game: 0,
        condition: Condition::AreaCounted { area: None, majority: Some(Kind::Fear), n: 1 },
    }, // chort_m09
    MissionCard { first_game: 0, condition: Condition::TasksHeld { min: 2 } },                 // chort_m10
    MissionCard {
        first_game: 1,
        condition: Condition::TaskDone {
            by: By::Me,
            time: None,
            feature: Some(Trait::Cunning),
            at: Places::VILLAGES,
            n: 1,
        },
    }, // bobok_m01
    MissionCard {
        first_game: 2,
        condition: Condition::FigureDone {
            by: By::Me,
            figures: &[Figure::Children],
            mode: Mode::Any,
            at: Places::ANY,
            n: 1,
        },
    }, // bobok_m02
    MissionCard {
        first_game: 0,
        condition: Condition::CardTokens { token: Token::Any, min: 5, max: u8::MAX },
    }, // bobok_m03
    MissionCard {
        first_game: 4,
        condition: Condition::TaskDone {
            by: By::Me,
            time: Some(Time::Night),
            feature: None,
            at: Places::VILLAGES,
            n: 1,
        },
    }, // bobok_m04
    MissionCard {
        first_game: 5,
        condition: Condition::LocationActionUsed { by: By::Me, at: Places::VILLAGES, distinct: false, n: 2 },
    }, // bobok_m05
    MissionCard { first_game: 3, condition: Condition::LairHidden { min_counter: 4 } },        // bobok_m06
    MissionCard {
        first_game: 0,
        condition: Condition::ImpactSpent { by: By::Me, area: Some(Area::Podgrodzie), n: 3 },
    }, // bobok_m07
    MissionCard { first_game: 0, condition: Condition::TestFailed { by: By::Other, n: 2 } },   // bobok_m08
    MissionCard { first_game: 0, condition: Condition::InfluenceOnBoard { min: 2 } },          // bobok_m09
    MissionCard { first_game: 0, condition: Condition::CardTokens { token: Token::Any, min: 0, max: 0 } }, // bobok_m10
    MissionCard {
        first_game: 1,
        condition: Condition::TaskDone {
            by: By::Me,
            time: Some(Time::Day),
            feature: Some(Trait::Cunning),
            at: Places::ANY,
            n: 1,
        },
    }, // szeptucha_m01
    MissionCard {
        first_game: 2,
        condition: Condition::FigureDone {
            by: By::Me,
            figures: &[Figure::Children],
            mode: Mode::Help,
            at: Places::ANY,
            n: 1,
        },
    }, // szeptucha_m02
    MissionCard {
        first_game: 3,
        condition: Condition::LocationActionUsed {
            by: By::Me,
            at: Places::of(&[Location::MartweBagna, Location::PuszczaZywa]),
            distinct: false,
            n: 2,
        },
    }, // szeptucha_m03
    MissionCard {
        first_game: 4,
        condition: Condition::CardTokens { token: Token::Only(Kind::Favour), min: 5, max: u8::MAX },
    }, // szeptucha_m04
    MissionCard {
        first_game: 5,
        condition: Condition::FigureDone {
            by: By::Me,
            figures: &[Figure::Hunter],
            mode: Mode::Help,
            at: Places::ANY,
            n: 1,
        },
    }, // szeptucha_m05
    MissionCard {
        first_game: 0,
        condition: Condition::AreaCounted { area: None, majority: Some(Kind::Favour), n: 1 },
    }, // szeptucha_m06
    MissionCard {
        first_game: 0,
        condition: Condition::TaskDone {
            by: By::Me,
            time: Some(Time::Day),
            feature: Some(Trait::Cunning),
            at: Places::SURROUNDINGS,
            n: 1,
        },
    }, // szeptucha_m07
    MissionCard {
        first_game: 0,
        condition: Condition::AllOf {
            conditions: &[
                Condition::VitalityFull,
                Condition::CardTokens { token: Token::Only(Kind::Favour), min: 3, max: u8::MAX },
            ],
        },
    }, // szeptucha_m08
    MissionCard {
        first_game: 0,
        condition: Condition::HereIAmPlaced { by: By::Me, at: Places::VILLAGES, n: 2 },
    }, // szeptucha_m09
    MissionCard { first_game: 0, condition: Condition::TaskEffectUsed { by: By::Me, n: 2 } }, // szeptucha_m10
    MissionCard {
        first_game: 1,
        condition: Condition::TaskDone {
            by: By::Me,
            time: Some(Time::Day),
            feature: Some(Trait::Cunning),
            at: Places::VILLAGES,
            n: 1,
        },
    }, // drugost_m01
    MissionCard {
        first_game: 2,
        condition: Condition::TaskDone {
            by: By::Me,
            time: Some(Time::Night),
            feature: Some(Trait::Brutality),
            at: Places::ANY,
            n: 1,
        },
    }, // drugost_m02
    MissionCard {
        first_game: 3,
        condition: Condition::LocationActionUsed {
            by: By::Me,
            at: Places::of(&[Location::Oplotki, Location::Grod]),
            distinct: false,
            n: 2,
        },
    }, // drugost_m03
    MissionCard {
        first_game: 4,
        condition: Condition::AllOf {
            conditions: &[
                Condition::CardTokens { token: Token::Only(Kind::Fear), min: 2, max: u8::MAX },
                Condition::CardTokens { token: Token::Only(Kind::Favour), min: 2, max: u8::MAX },
            ],
        },
    }, // drugost_m04
    MissionCard {
        first_game: 5,
        condition: Condition::FigureDone {
            by: By::Me,
            figures: &[Figure::Hunter, Figure::Children],
            mode: Mode::Help,
            at: Places::ANY,
            n: 1,
        },
    }, // drugost_m05
    MissionCard {
        first_game: 0,
        condition: Condition::AllOf {
            conditions: &[
                Condition::TestPassed {
                    by: By::Me,
                    feature: Some(Trait::Brutality),
                    time: None,
                    at: Places::ANY,
                    min_successes: 0,
                    n: 1,
                },
                Condition::TestPassed {
                    by: By::Me,
                    feature: Some(Trait::Cunning),
                    time: None,
                    at: Places::ANY,
                    min_successes: 0,
                    n: 1,
                },
            ],
        },
    }, // drugost_m06
    MissionCard { first_game: 0, condition: Condition::LairRevealed { by: By::Me, min_counter: 3, n: 1 } }, // drugost_m07
    MissionCard { first_game: 0, condition: Condition::TracksUsed { by: By::Me, hit: false, n: 1 } }, // drugost_m08
    MissionCard {
        first_game: 0,
        condition: Condition::ClashWon {
            by: By::Me,
            attacker: false,
            feature: None,
            at: Places::VILLAGES,
            n: 1,
        },
    }, // drugost_m09
    MissionCard { first_game: 0, condition: Condition::OthersAt { at: Places::VILLAGES, n: 3 } }, // drugost_m10
    MissionCard {
        first_game: 1,
        condition: Condition::TaskDone {
            by: By::Me,
            time: Some(Time::Day),
            feature: None,
            at: Places::of(&[Location::PuszczaZywa, Location::CicheWzgorza, Location::JezioroRadun]),
            n: 1,
        },
    }, // samodiva_m01
    MissionCard {
        first_game: 2,
        condition: Condition::LocationActionUsed {
            by: By::Me,
            at: Places::SURROUNDINGS,
            distinct: true,
            n: 2,
        },
    }, // samodiva_m02
    MissionCard {
        first_game: 3,
        condition: Condition::FigureDone {
            by: By::Me,
            figures: &[Figure::Hunter],
            mode: Mode::Harm,
            at: Places::of(&[Location::PuszczaZywa, Location::CicheWzgorza]),
            n: 1,
        },
    }, // samodiva_m03
    MissionCard {
        first_game: 4,
        condition: Condition::WithCreatures {
            n: 1,
            at: Places::of(&[Location::MartweBagna, Location::CicheWzgorza]),
        },
    }, // samodiva_m04
    MissionCard {
        first_game: 5,
        condition: Condition::CardTokens { token: Token::Only(Kind::Favour), min: 4, max: u8::MAX },
    }, // samodiva_m05
    MissionCard {
        first_game: 0,
        condition: Condition::FigureDone {
            by: By::Me,
            figures: &[Figure::Children],
            mode: Mode::Help,
            at: Places::of(&[Location::CicheWzgorza, Location::JezioroRadun]),
            n: 1,
        },
    }, // samodiva_m06
    MissionCard {
        first_game: 0,
        condition: Condition::AllOf {
            conditions: &[
                Condition::LairHidden { min_counter: 3 },
                Condition::CardTokens { token: Token::Only(Kind::Favour), min: 3, max: u8::MAX },
            ],
        },
    }, // samodiva_m07
    MissionCard { first_game: 0, condition: Condition::AreaTokens { area: None, min: 2, areas: 3 } }, // samodiva_m08
    MissionCard {
        first_game: 0,
        condition: Condition::TestPassed {
            by: By::Me,
            feature: None,
            time: Some(Time::Day),
            at: Places::ANY,
            min_successes: 2,
            n: 1,
        },
    }, // samodiva_m09
    MissionCard {
        first_game: 0,
        condition: Condition::ClashWon { by: By::Me, attacker: false, feature: None, at: Places::ANY, n: 1 },
    }, // samodiva_m10
];
