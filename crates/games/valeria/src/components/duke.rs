//! How the dukes score (VA-26).

use table::Id;

use super::vocabulary::{Count, Scoring};
use super::{DUKES, DukeId, MonsterType, Role};

/// VA-3.11.
const SCORES: [&[Scoring]; DUKES] = [
    &[Scoring::ScorePer { per: Count::Domains, vp: 3 }, Scoring::ScoreResources { divisor: 3 }], // cornelius
    &[
        Scoring::ScorePer { per: Count::Role(Role::Holy), vp: 2 },
        Scoring::ScorePer { per: Count::Role(Role::Shadow), vp: 2 },
        Scoring::ScoreResources { divisor: 4 },
    ], // elsyn
    &[
        Scoring::ScorePer { per: Count::Role(Role::Worker), vp: 1 },
        Scoring::ScorePer { per: Count::Role(Role::Soldier), vp: 1 },
        Scoring::ScorePer { per: Count::Role(Role::Shadow), vp: 1 },
        Scoring::ScorePer { per: Count::Role(Role::Holy), vp: 1 },
        Scoring::ScoreResources { divisor: 4 },
    ], // elisium
    &[
        Scoring::ScorePer { per: Count::Monsters, vp: 2 },
        Scoring::ScorePer { per: Count::Type(MonsterType::Titan), vp: 1 },
        Scoring::ScoreResources { divisor: 4 },
    ], // hrothgar
    &[
        Scoring::ScorePer { per: Count::Role(Role::Soldier), vp: 1 },
        Scoring::ScorePer { per: Count::Role(Role::Holy), vp: 2 },
        Scoring::ScoreResources { divisor: 3 },
    ], // isabella
    &[
        Scoring::ScorePer { per: Count::Role(Role::Worker), vp: 1 },
        Scoring::ScorePer { per: Count::Role(Role::Holy), vp: 2 },
        Scoring::ScoreResources { divisor: 3 },
    ], // lekzandr
    &[
        Scoring::ScorePer { per: Count::Role(Role::Soldier), vp: 1 },
        Scoring::ScorePer { per: Count::Role(Role::Shadow), vp: 2 },
        Scoring::ScoreResources { divisor: 3 },
    ], // node
    &[
        Scoring::ScorePer { per: Count::Citizens, vp: 1 },
        Scoring::ScorePer { per: Count::Monsters, vp: 1 },
        Scoring::ScorePer { per: Count::Domains, vp: 1 },
        Scoring::ScoreResources { divisor: 4 },
    ], // reese
    &[
        Scoring::ScorePer { per: Count::Role(Role::Worker), vp: 1 },
        Scoring::ScorePer { per: Count::Role(Role::Soldier), vp: 1 },
        Scoring::ScoreResources { divisor: 2 },
    ], // simon
    &[
        Scoring::ScorePer { per: Count::Role(Role::Worker), vp: 1 },
        Scoring::ScorePer { per: Count::Role(Role::Shadow), vp: 2 },
        Scoring::ScoreResources { divisor: 3 },
    ], // waryn
];

impl DukeId {
    /// What the duke scores at the end of the game.
    pub fn score(self) -> &'static [Scoring] {
        SCORES[self.index()]
    }
}
